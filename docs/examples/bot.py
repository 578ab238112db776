#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A bot for every game of Skerry, in Python: skerry play tundra --bots "cmd:python3 docs/examples/bot.py"

It reads JSON lines on standard input and answers each decision with the text of a move on standard output; see docs/bots.md.
What it plays by: do something rather than nothing, nothing rather than throwing things away, and not the same again.
"""
import json
import random
import sys

NOTHING = {"pass", "stop", "done", "end", "skip", "decline", "leave"}
WASTE = {"trash", "discard", "lose", "spoil"}


def worth(move, last):
    words = move.split()
    if WASTE.intersection(words):
        return 0
    if words[0] in NOTHING:
        return 1
    return 2 if move == last else 3


def main():
    chance, last = random.Random(1), None
    for line in sys.stdin:
        message = json.loads(line)
        if message["do"] == "begin":
            print(f"I play {message['game']}, seat {message['seat']}.", file=sys.stderr)
        elif message["do"] == "decide":
            # message["view"] is the table as this seat sees it, message["prompt"]["line"] the question in words.
            best = max(worth(move, last) for move in message["moves"])
            last = chance.choice([move for move in message["moves"] if worth(move, last) == best])
            print(last, flush=True)
        elif message["do"] == "end":
            return


if __name__ == "__main__":
    main()
