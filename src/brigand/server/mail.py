"""Letters to people, where the host has named a server that carries them."""

import asyncio
import logging
from email.message import EmailMessage
from pathlib import Path

import aiosmtplib

from brigand.server.settings import Settings
from brigand.text import Texts

log = logging.getLogger("brigand.mail")
SECONDS = 20.0
TLS_FROM_THE_START = 465


def is_set(settings: Settings) -> bool:
    """Whether letters can be sent."""
    return bool(settings.smtp_host and settings.smtp_from)


def letter(settings: Settings, to: str, subject: str, text: str) -> EmailMessage:
    """A plain letter."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.smtp_from, to, subject
    message.set_content(text)
    return message


def password(settings: Settings) -> str | None:
    """What opens the server that sends."""
    file = settings.smtp_password_file
    return Path(file).read_text("utf-8").strip() if file else None


async def send(settings: Settings, message: EmailMessage) -> bool:
    """Hand a letter over; whether it was taken. The log names no address."""
    try:
        secret = await asyncio.to_thread(password, settings)
        await aiosmtplib.send(
            message,
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            use_tls=settings.smtp_port == TLS_FROM_THE_START,
            username=settings.smtp_user or None,
            password=secret,
            timeout=SECONDS,
        )
    except (aiosmtplib.SMTPException, OSError) as error:
        log.warning("a letter was not taken: %s", type(error).__name__)
        return False
    return True


async def send_link(settings: Settings, language: str, to: str, name: str, link: str) -> bool:
    """A letter with a link to sign in."""
    texts = Texts(language)
    text = texts.say("mail-link-text", name=name, link=link)
    return await send(settings, letter(settings, to, texts.say("mail-link"), text))
