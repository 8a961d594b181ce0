"""What the terminal reads of the server is what the server writes."""

import re

import msgspec
import pytest

from brigand.server import messages, past_messages
from brigand.terminal import wire

PAIRS = [
    (wire.Place, messages.SeatInfo),
    (wire.You, messages.You),
    (wire.Ending, messages.Ending),
    (wire.Table, messages.TableMessage),
    (wire.Replay, past_messages.Replay),
]


def kinds(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The fields of a message, their types by name."""
    renamed = {"SeatInfo": "Place", "TableMessage": "Table"}
    found = {}
    for field in msgspec.structs.fields(struct):
        name = re.sub(r"brigand\.[\w.]+\.|<class '|'>", "", str(field.type))
        for theirs, ours in renamed.items():
            name = name.replace(theirs, ours)
        found[field.encode_name] = "str" if name.startswith("typing.Literal") else name
    return found


@pytest.mark.parametrize(("ours", "theirs"), PAIRS, ids=lambda struct: struct.__name__)
def test_every_field_is_the_servers(ours: type[msgspec.Struct], theirs: type[msgspec.Struct]) -> None:
    written = kinds(theirs)
    for name, kind in kinds(ours).items():
        assert kind == written[name], f"{ours.__name__}.{name}"
    assert ours.__struct_config__.tag == theirs.__struct_config__.tag
