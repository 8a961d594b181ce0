"""What was not carried out, and why, in the reader's language."""

from litestar.datastructures import Headers

from brigand.core.errors import BrigandError, Refused, Unreadable
from brigand.table.told import Answer
from brigand.text import LANGUAGES, Texts

LONGEST_REASON = 300
OTHER_MESSAGES = {"table-unknown": "no-table-text"}


def language_of(headers: Headers) -> str:
    """The first of our languages that a reader asks for (`Accept-Language`); English if none."""
    wishes = []
    for place, wish in enumerate(headers.get("accept-language", "")[:200].split(",")):
        tag, _, quality = wish.strip().partition(";q=")
        wishes.append((-weight(quality), place, tag[:2].lower()))
    return next((tag for _, _, tag in sorted(wishes) if tag in LANGUAGES), LANGUAGES[0])


def weight(quality: str) -> float:
    """How much somebody wants a language; 1 if nothing readable is said."""
    return float(quality) if quality.replace(".", "", 1).isdecimal() else 1.0


def answer_to(id: int, error: BrigandError, language: str) -> Answer:
    """The one answer to a message that was not carried out."""
    if isinstance(error, Refused):
        refusal = error.refusal
        sentence = Texts(language).refusal(refusal.rule.partition(".")[0], refusal)
        return Answer(id, False, error.code, refusal.rule, refusal.details, sentence)
    return Answer(id, False, error.code, sentence=sentence_of(error.code, str(error), language))


def sentence_of(code: str, reason: str, language: str) -> str:
    """What a code means; of something unreadable also what was wrong with it."""
    texts = Texts(language)
    told = texts.say(OTHER_MESSAGES[code]) if code in OTHER_MESSAGES else texts.problem(code)
    return f"{told} ({reason[:LONGEST_REASON]})" if code == Unreadable.code else told
