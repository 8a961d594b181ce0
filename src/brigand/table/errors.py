"""What a table does not allow, by a code for a sentence in the reader's language."""

from brigand.core.errors import BrigandError


class NotPossible(BrigandError):
    """Something the table does not allow now; `code` says what, for a sentence in the reader's language."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class OtherRules(NotPossible):
    """The table was opened under another version of its game's rules."""

    def __init__(self) -> None:
        super().__init__("table-other_rules")
