#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A bot that plays at the tables of a Skerry server: python3 docs/examples/server_bot.py http://localhost:8080 TABLE

It takes an open seat of the table and plays at random until the game is over. Standard library only; docs/protocol.md says
what goes over the wire. SKERRY_TOKEN in the environment says who it is; without one it comes as a guest.
"""
import base64
import http.client
import json
import os
import random
import socket
import struct
import sys
import urllib.parse


def call(address, method, path, body=None, headers=None):
    """One HTTP call: the answer and its cookie. A refusal ends the program with its sentence."""
    connection = http.client.HTTPConnection(address.hostname, address.port or 80)
    connection.request(method, path, json.dumps(body or {}), headers or {})
    response = connection.getresponse()
    answer = json.loads(response.read())
    if response.status != 200:
        sys.exit(answer["error"])
    return answer, (response.getheader("Set-Cookie") or "").split(";")[0]


class WebSocket:
    """As much of RFC 6455 as a client of this server needs: texts, pings, the end."""

    def __init__(self, address, path, headers):
        self.socket = socket.create_connection((address.hostname, address.port or 80))
        self.stream = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {address.netloc}", "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"] + [f"{k}: {v}" for k, v in headers.items()]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        if b" 101 " not in self.stream.readline():
            sys.exit("The server does not open a socket.")
        while self.stream.readline() not in (b"\r\n", b""):
            pass

    def send(self, data, kind=1):
        data, mask = data.encode() if isinstance(data, str) else data, os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else struct.pack("!BH", 254, len(data))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.socket.sendall(bytes([128 | kind]) + size + mask + masked)

    def receive(self):
        """The next message, or None at the end."""
        while head := self.stream.read(2):
            size = head[1] & 127
            if size >= 126:
                size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
            data = self.stream.read(size)
            if head[0] & 15 == 9:
                self.send(data, 10)
            elif head[0] & 15 == 8:
                return None
            elif head[0] & 15 == 1:
                return json.loads(data)
        return None


def play(server, table):
    address = urllib.parse.urlparse(server)
    token = os.environ.get("SKERRY_TOKEN")
    if not token:
        _, cookie = call(address, "POST", "/api/guest", {"name": "Example bot"})
        token = call(address, "POST", "/api/token", headers={"Cookie": cookie})[0]["token"]
    me = {"Authorization": "Bearer " + token}
    if not call(address, "GET", f"/api/tables/{table}", headers=me)[0]["mine"]:
        call(address, "POST", f"/api/tables/{table}/join", headers=me)
    web = WebSocket(address, "/ws", me)
    web.send(json.dumps({"do": "watch", "table": table}))
    while message := web.receive():
        if message["type"] == "refused" and "seq" not in message:
            sys.exit(message["error"])
        if message["type"] != "table":
            continue
        if message["table"]["state"] == "over":
            print(message["table"]["verdict"])
            return
        for decision in message["decisions"]:
            move = random.choice(decision["moves"])["text"]
            web.send(json.dumps({"do": "play", "table": table, "seat": decision["seat"], "seq": message["seq"],
                                 "move": move}))
    sys.exit("The server has closed the socket.")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("Say the server and the table: server_bot.py http://localhost:8080 TABLE")
    play(sys.argv[1], sys.argv[2])
