"""A table before the deal: commands check and return the entry to log."""

import secrets

from brigand.bots.registry import NAMES
from brigand.core.game import Choice, Game
from brigand.core.state import NOBODY
from brigand.games import game as find_game
from brigand.table.entries import BotSat, Changed, Clock, Created, Freed, Mixed, Readied, Sat, Started
from brigand.table.errors import NotPossible
from brigand.table.facts import TableFacts
from brigand.table.fairness import ENTROPY, FAIR
from brigand.table.seats import PACES


def settled_for(game: Game, seats: int, options: dict[str, Choice], *, rated: bool) -> dict[str, Choice]:
    """All options of a match. A box of one's own would make ratings mean nothing."""
    settled = game.settled(seats, options)
    own = [name for name, option in game.options.items() if option.kind == "document"]
    if rated and any(settled[name] != game.options[name].default for name in own):
        raise NotPossible("table-rated_box")
    return settled


class Lobby(TableFacts):
    """Everything that can be asked before the deal, and the deal."""

    def create(
        self,
        game_id: str,
        seats: int,
        options: dict[str, Choice],
        host: str,
        pace: str,
        clock: Clock | None = None,
        rated: bool = False,
    ) -> Created:
        """Open a table. What will decide all chance is fixed here, before anybody sits down."""
        game = find_game(game_id)
        if pace not in PACES:
            raise NotPossible("table-no_such_pace")
        secret, salt = secrets.token_hex(32), secrets.token_hex(16)
        settled = settled_for(game, seats, options, rated=rated)
        return Created(game.id, game.version, seats, settled, host, pace, secret, salt, clock, rated)

    def change(
        self,
        person: str,
        seats: int,
        options: dict[str, Choice],
        pace: str,
        clock: Clock | None = None,
        rated: bool = False,
    ) -> Changed:
        """Other seats, options, pace or clock, rated or not; people beyond the last seat lose theirs."""
        self.needs_lobby()
        self.needs_host(person)
        if pace not in PACES:
            raise NotPossible("table-no_such_pace")
        settled = settled_for(find_game(self.created.game), seats, options, rated=rated)
        return Changed(seats, settled, pace, clock, rated)

    def sit(self, person: str, name: str, seat: int) -> Sat:
        """Take an open seat."""
        self.needs_lobby()
        self.needs_seat(seat)
        if not self.seats[seat].is_open:
            raise NotPossible("table-seat_taken")
        if self.seat_of(person) != NOBODY:
            raise NotPossible("table-already_seated")
        if person in self.sent_away:
            raise NotPossible("table-sent_away")
        return Sat(seat, person, name)

    def put_bot(self, person: str, seat: int, level: str, name: str) -> BotSat:
        """Put a bot on an open seat, or change its level."""
        self.needs_lobby()
        self.needs_host(person)
        self.needs_seat(seat)
        if self.seats[seat].person is not None:
            raise NotPossible("table-seat_taken")
        if level not in NAMES:
            raise NotPossible("table-no_such_bot")
        return BotSat(seat, level, name)

    def free(self, person: str, seat: int) -> Freed:
        """Stand up, or as host send a bot or a person away."""
        self.needs_lobby()
        self.needs_seat(seat)
        whose = self.seats[seat].person
        if whose != person:
            self.needs_host(person)
        return Freed(seat, None if whose == person else whose)

    def add_entropy(self, person: str, entropy: str) -> Mixed:
        """Add chance of one's own to the deal, once for each time one sits down."""
        self.needs_lobby()
        seat = self.needs_own_seat(person)
        if ENTROPY.fullmatch(entropy) is None:
            raise NotPossible("table-bad_entropy")
        if self.seats[seat].entropy is not None:
            raise NotPossible("table-mixed_already")
        return Mixed(seat, entropy)

    def get_ready(self, person: str, *, is_ready: bool) -> Readied:
        """Tell the others that the deal may come."""
        self.needs_lobby()
        return Readied(self.needs_own_seat(person), is_ready)

    def start(self, person: str, *, by_lot: bool = False) -> Started:
        """Deal. Every seat must be taken; who sits where is decided by the sealed lot, or stays as it is. What
        counts is played as it was when people sat down, or were ready.
        """
        self.needs_lobby()
        self.needs_host(person)
        if any(seat.is_open for seat in self.seats):
            raise NotPossible("table-seats_open")
        if self.rated and any(seat.is_surprised and seat.person != person for seat in self.seats):
            raise NotPossible("table-changed_since")
        self.needs_same_rules()
        return Started(self.mixed(by_lot=by_lot).order, by_lot, FAIR)
