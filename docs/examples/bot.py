#!/usr/bin/env python3
"""A bot for every game of Skerry, in Python: skerry play tundra --bots "cmd:python3 docs/examples/bot.py"

It reads JSON lines on standard input and answers each decision with the text of a move on standard output; see docs/bots.md.
What it plays by: do something rather than nothing, what is new rather than what was done last, and never dawdle.
"""
import json
import random
import sys

NOTHING = {"pass", "stop", "done", "end", "skip", "decline", "none"}


def choose(moves, last, chance):
    """Any move that does something; one of another kind than the last one where there is a choice."""
    active = [move for move in moves if move.split()[0] not in NOTHING] or moves
    fresh = [move for move in active if move != last] or active
    return chance.choice(fresh)


def main():
    chance, last = random.Random(1), None
    for line in sys.stdin:
        message = json.loads(line)
        if message["do"] == "begin":
            print(f"I play {message['game']}, seat {message['seat']}.", file=sys.stderr)
        elif message["do"] == "decide":
            # message["view"] is the table as this seat sees it, message["prompt"]["line"] the question in words.
            last = choose(message["moves"], last, chance)
            print(last, flush=True)
        elif message["do"] == "end":
            return


if __name__ == "__main__":
    main()
