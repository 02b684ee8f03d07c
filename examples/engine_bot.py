"""A bot in plain Python that speaks the rummy engine protocol: it melds when it can, and discards its highest card."""

import json
import random
import sys
from typing import Any

WANTED = ("go_out", "declare", "knock", "rearrange", "open", "meld", "lay_off", "call", "swap", "draw", "show_melds")
chance = random.Random()


def chosen(legal: list[dict[str, Any]]) -> dict[str, Any]:
    """A legal action of the most wanted kind there is, or else the discard of the highest card."""
    for kind in WANTED:
        if actions := [action for action in legal if action["type"] == kind]:
            return chance.choice(actions)
    return max(legal, key=lambda action: action.get("card", 0) % 64 % 13)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "hello", "protocol": 1, "name": "melds at once", "options": ["legal"]}', flush=True)
    elif message["type"] == "rules":
        chance.seed(message["seed"])
        print('{"type": "ready"}', flush=True)
    elif message["type"] == "view":
        print(json.dumps({"type": "action", "id": message["id"], "action": chosen(message["legal"])}), flush=True)
    elif message["type"] == "bye":
        break
