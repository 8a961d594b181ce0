"""What the terminal reads of the server is what the server writes."""

import msgspec
import pytest

from brigand.server import messages
from brigand.terminal import wire

PAIRS = [
    (wire.Place, messages.SeatInfo),
    (wire.You, messages.You),
    (wire.Owed, messages.Owed),
    (wire.WishInfo, messages.WishInfo),
    (wire.Line, messages.Line),
    (wire.Remark, messages.Remark),
    (wire.Ending, messages.Ending),
    (wire.Table, messages.TableMessage),
    (wire.Answer, messages.Answer),
    (wire.Pong, messages.Pong),
    (wire.Step, messages.Step),
    (wire.Replay, messages.Replay),
    (wire.Opened, messages.Opened),
    (wire.Problem, messages.Problem),
    (wire.Hints, messages.Hints),
]


def kinds(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The fields of a message, their types by name."""
    renamed = {"SeatInfo": "Place", "TableMessage": "Table"}
    found = {}
    for field in msgspec.structs.fields(struct):
        name = str(field.type).replace("brigand.server.messages.", "").replace("brigand.terminal.wire.", "")
        for long in ("brigand.lab.hint.", "brigand.coach.hint.", "<class '", "'>"):
            name = name.replace(long, "")
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
