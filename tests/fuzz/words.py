"""What is sent on a socket: messages as they should be, and what chance makes of them."""

import json
import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

Json = dict[str, Any]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    2**63,
    -(2**64),
    1e308,
    0.1,
    "",
    "x" * 400,
    "\u202e\u0000\ufeff",
    "🎲" * 50,
    [],
    {},
    [[[]]],
    {"do": "draw"},
    {"type": "act"},
    ["act", 1],
]
"""Values that nobody expects."""
RAW = [
    "",
    " ",
    "null",
    "[]",
    "42",
    '"act"',
    "{",
    "}",
    '{"type":"act"',
    '{"type":"ping"}{"type":"ping"}',
    '{"type":"act","id":1e999}',
    '{"type":"say","id":NaN}',
    '{"type":"say","id":1,"channel":"table","text":"\\ud800"}',
    '{"type":"say","id":1,"channel":"table","text":"\\u0000"}',
    '{"type":"nothing","id":1}',
    '{"id":1}',
    '{"type":"act","type":"say","id":1,"id":2}',
]


def wished(chance: random.Random, table: Json) -> Json:
    """A message as a browser would send it."""
    owed, you = table.get("owed"), table.get("you") or {}
    action = chance.choice(owed["legal"]) if owed and owed["legal"] else {"do": "draw"}
    answer = {
        "id": chance.randrange(1_000_000),
        "token": you.get("token") or "nobody.00",
        "decision": owed["decision"] if owed else chance.randrange(5),
        "action": action,
    }
    channel, text = chance.choice(["table", "team", "watchers"]), chance.choice(["hello", "🎲", "a\u0301"])
    return chance.choice(
        [
            {"type": "act", **answer},
            {"type": "preview", **answer},
            {"type": "say", "id": 1, "channel": channel, "text": text},
            {"type": "say", "id": 2, "channel": "table", "phrase": chance.choice(["hello", "no such"])},
            {"type": "ping"},
            {"type": "refresh"},
        ]
    )


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place inside a value, as what holds it and under which key."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    found = [(value, key) for key in keys]
    for key in keys:
        found += places(value[key])
    return found


def changed(chance: random.Random, message: Json) -> Json:
    """The same message with some of its values replaced, left out, or added to."""
    twin: Json = json.loads(json.dumps(message))
    for _ in range(chance.randint(1, 3)):
        holder, key = chance.choice(places(twin) or [(twin, "type")])
        what = chance.randrange(4)
        if what == 0 and isinstance(holder, dict):
            holder.pop(key, None)
        elif what == 1 and isinstance(holder, dict):
            holder[chance.choice(["extra", "id", "type", "token", "seat"])] = deepcopy(chance.choice(ODD))
        else:
            holder[key] = deepcopy(chance.choice(ODD))
    return twin


def forged(chance: random.Random, message: Json) -> Json:
    """With a token that is nobody's."""
    token = str(message.get("token", "x"))
    spoiled = token[:-1] + chance.choice("0123456789abcdef\u00e9") if token else "."
    return {**message, "token": chance.choice([spoiled, token.upper(), token * 20, token.partition(".")[2], ".", ""])}


def cut_short(chance: random.Random, message: Json) -> str:
    """Only a part of it, or with other characters in it."""
    text = json.dumps(message)
    if chance.random() < 0.5:
        return text[: chance.randrange(len(text))]
    at = chance.randrange(len(text))
    return text[:at] + chance.choice('"{}[],:\\\x00\x7f\u2028') + text[at + 1 :]


def deep(chance: random.Random, message: Json) -> str:
    """Brackets in brackets."""
    depth = chance.choice([10, 500, 1_500, 3_900])
    opening, closing = chance.choice([("[", "]"), ('{"a":', "}")])
    return f'{{"type":"act","id":1,"token":"x","decision":0,"action":{{"do":{opening * depth}1{closing * depth}}}}}'


def huge(chance: random.Random, message: Json) -> str:
    """More than is read."""
    return json.dumps({**message, "text": "x" * chance.choice([7_900, 8_100, 100_000, 900_000])})


def as_text(change: Callable[[random.Random, Json], Json]) -> Callable[[random.Random, Json], str]:
    """A change as what is sent."""
    return lambda chance, message: json.dumps(change(chance, message))


KINDS: dict[str, Callable[[random.Random, Json], str]] = {
    "as it should be": lambda chance, message: json.dumps(message),
    "changed": as_text(changed),
    "forged": as_text(forged),
    "cut short": cut_short,
    "deep": deep,
    "huge": huge,
    "raw": lambda chance, message: chance.choice(RAW),
}


def word(chance: random.Random, table: Json) -> tuple[str, str]:
    """Something to send, and what kind of thing it is."""
    kind = chance.choice(list(KINDS))
    return kind, KINDS[kind](chance, wished(chance, table))
