"""A notice in words: which game, with whom, and where; nothing of what is on the table."""

from email.message import EmailMessage
from typing import Final, NamedTuple

import msgspec

from brigand.server.mail import letter
from brigand.server.people import Signer
from brigand.server.settings import Settings
from brigand.store.notices import Notice
from brigand.text import Texts

NOBODY_IN_PARTICULAR: Final = {"parse": list[str]()}
"""For Discord: whatever somebody is called, nobody is called by it."""


class TurnNotice(NamedTuple):
    """A turn somebody is told of."""

    table: str
    game: str
    players: list[str]
    seconds: float | None = None


def link_to(wish: Notice, turn: TurnNotice) -> str:
    """Where to go."""
    return f"{wish.base}table/{turn.table}" if turn.table else wish.base


def sentence(wish: Notice, turn: TurnNotice) -> str:
    """One line: the game and the others, or that this is a test."""
    texts = Texts(wish.language)
    if not turn.table:
        return texts.say("notice-test")
    return texts.say("notice-turn", game=texts.say(f"{turn.game}-name"), players=texts.joined(turn.players))


def hook_message(wish: Notice, turn: TurnNotice) -> tuple[bytes, dict[str, str]]:
    """Body and headers, as the kind of the hook wants them."""
    said, link = sentence(wish, turn), link_to(wish, turn)
    if wish.hook_kind == "ntfy":
        return f"{said} {link}".encode(), {"Content-Type": "text/plain; charset=utf-8", "Click": link}
    body: dict[str, object]
    if wish.hook_kind == "discord":
        body = {"content": f"{said} {link}", "allowed_mentions": NOBODY_IN_PARTICULAR}
    elif wish.hook_kind == "slack":
        plain = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        body = {"text": f"{plain} {link}"}
    else:
        body = {"event": "your_turn" if turn.table else "test", "text": said, "link": link, **turn._asdict()}
    return msgspec.json.encode(body), {"Content-Type": "application/json"}


def letter_token(signer: Signer, kind: str, wish: Notice, until: int = 0) -> str:
    """What a link in a letter proves: whoever reads letters to this address wants this."""
    return f"{kind}.{wish.key}.{until}.{signer.sign('letter', kind, wish.key, wish.mail, until)}"


def turn_letter(settings: Settings, signer: Signer, wish: Notice, turn: TurnNotice) -> EmailMessage:
    """A letter about a turn, with a way to get no more of them."""
    texts, token = Texts(wish.language), letter_token(signer, "stop", wish)
    values = {"said": sentence(wish, turn), "link": link_to(wish, turn), "stop": f"{wish.base}letter#{token}"}
    subject = texts.say("mail-turn", game=texts.say(f"{turn.game}-name"))
    message = letter(settings, wish.mail, subject, texts.say("mail-turn-text", **values))
    message["List-Unsubscribe"] = f"<{wish.base}api/letters/{token}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def confirming_letter(settings: Settings, signer: Signer, wish: Notice, until: int) -> EmailMessage:
    """A letter that asks whether letters are welcome."""
    texts, token = Texts(wish.language), letter_token(signer, "confirm", wish, until)
    text = texts.say("mail-confirm-text", link=f"{wish.base}letter#{token}")
    return letter(settings, wish.mail, texts.say("mail-confirm"), text)
