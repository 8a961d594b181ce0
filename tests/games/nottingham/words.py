"""The game's texts in the three languages, read on their own."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ["en", "it", "de"]


def source(language: str) -> str:
    return files("brigand.games.nottingham").joinpath("texts", f"{language}.ftl").read_text("utf-8")


@cache
def bundle(language: str) -> FluentBundle:
    result = FluentBundle([language], use_isolating=False)
    result.add_resource(FluentResource(source(language)))
    return result


def say(language: str, id: str, **values: object) -> str:
    """A message or, after a dot, an attribute of one; every value it needs must be given."""
    name, _, attribute = id.partition(".")
    message = bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, id
    text, errors = bundle(language).format_pattern(pattern, values)
    assert not errors, f"{id} in {language}: {errors}"
    return str(text)
