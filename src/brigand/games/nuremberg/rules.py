"""Nuremberg: a match and its rules. The parts are in the files beside this one."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from brigand.core.action import Action
from brigand.core.journal import Journal
from brigand.core.outcome import Outcome
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.nuremberg import events
from brigand.games.nuremberg.actions import (
    BuildSettlement,
    BuildStation,
    BuildTower,
    BuildWall,
    BuildWorkshop,
    Discard,
    Draw,
    EndTurn,
    Exchange,
    MoveKnight,
    Pass,
    Rob,
    Sell,
    Take,
    TakeCouncil,
)
from brigand.games.nuremberg.pieces import COLOURS
from brigand.games.nuremberg.rules_board import Board
from brigand.games.nuremberg.rules_build import (
    build_settlement,
    build_station,
    build_tower,
    build_wall,
    build_workshop,
    choose_council,
)
from brigand.games.nuremberg.rules_end import begin_turn, end_by_points, outcome
from brigand.games.nuremberg.rules_event import ask_next, discard, draw, move_knight, rob
from brigand.games.nuremberg.rules_imagine import imagine_deck, imagine_hands, imagine_sealed
from brigand.games.nuremberg.rules_legal import listed
from brigand.games.nuremberg.rules_offers import Call, Offer
from brigand.games.nuremberg.rules_phase import Answering, Choosing, Discarding, FreeClay, Overtaking, Placing
from brigand.games.nuremberg.rules_setup import colours_without, place_first, place_second, placing_seat, set_up
from brigand.games.nuremberg.rules_trade import answer, close, close_without, exchange, propose, sell

NO_SEAT: Final[list[int]] = []
ONE_SEAT: Final = [[seat] for seat in range(len(COLOURS))]


@final
@mypyc_attr(serializable=True)
class Nuremberg(Board):
    """A match of Nuremberg."""

    def to_act(self) -> list[int]:
        phase = self.phase
        if self.is_over:
            return NO_SEAT
        if isinstance(phase, Answering):
            return [seat for seat in range(self.seats) if phase.is_owed_by(seat)]
        if isinstance(phase, Discarding):
            return [seat for seat in range(self.seats) if phase.is_owed_by(seat)]
        return ONE_SEAT[self.asked()]

    def asked(self) -> int:
        """The seat that decides alone."""
        phase = self.phase
        if isinstance(phase, FreeClay):
            return phase.seat
        if isinstance(phase, Overtaking):
            return phase.seat
        if isinstance(phase, Placing):
            return placing_seat(self, phase.step)
        return self.turn

    def legal(self, seat: int) -> list[Action]:
        return listed(self, seat) if self.owes(seat) else []

    def owes(self, seat: int) -> bool:
        """Whether a seat is among those to act."""
        phase = self.phase
        if self.is_over:
            return False
        if isinstance(phase, Answering):
            return phase.is_owed_by(seat)
        if isinstance(phase, Discarding):
            return phase.is_owed_by(seat)
        return seat == self.asked()

    def apply(self, seat: int, action: Action) -> None:
        phase = self.phase
        if isinstance(phase, Answering):
            answer(self, seat, phase, action)
            return
        if isinstance(action, Draw):
            draw(self, seat)
        elif isinstance(action, EndTurn):
            begin_turn(self, (seat + 1) % self.seats)
        elif isinstance(phase, Placing):
            self.place(seat, phase, action)
        elif isinstance(phase, Choosing):
            self.choose(phase, action)
        elif isinstance(action, Offer | Call):
            propose(self, seat, action)
        elif isinstance(action, Exchange):
            exchange(self, seat, action.give, action.take)
        elif isinstance(action, Sell):
            sell(self, seat, action.good, action.city)
        elif isinstance(phase, Discarding) and isinstance(action, Discard):
            discard(self, seat, phase, action.kind)
        elif isinstance(action, MoveKnight):
            move_knight(self, seat, action.place)
        elif isinstance(action, Rob):
            rob(self, seat, action.victim)
        else:
            self.build(seat, action)
        if not isinstance(self.phase, Placing | Overtaking):
            end_by_points(self)

    def place(self, seat: int, phase: Placing, action: Action) -> None:
        """One half of a pair in the expert opening."""
        if isinstance(action, BuildStation):
            place_first(self, seat, phase, action.road)
        elif isinstance(action, BuildSettlement):
            place_second(self, seat, phase, action.crossing)

    def choose(self, phase: Choosing, action: Action) -> None:
        """Close an open offer with one answer or with none."""
        if isinstance(action, Take):
            reply = phase.answers[action.seat]
            assert reply is not None
            close(self, action.seat, phase.proposal, reply)
        else:
            close_without(self)

    def build(self, seat: int, action: Action) -> None:
        """Anything that is put on the board, and what councils and free clay ask about it."""
        phase = self.phase
        if isinstance(action, BuildStation):
            build_station(self, seat, action.road)
        elif isinstance(action, BuildSettlement):
            build_settlement(self, seat, action.crossing)
        elif isinstance(action, BuildWorkshop):
            build_workshop(self, seat, action.site)
        elif isinstance(action, BuildTower):
            build_tower(self, seat, action.gap)
        elif isinstance(action, BuildWall):
            build_wall(self, seat, isinstance(phase, FreeClay))
        elif isinstance(action, TakeCouncil) and isinstance(phase, Overtaking):
            choose_council(self, seat, phase, action.council.number)
        elif isinstance(action, Pass) and self.journal is not None:
            self.tell(events.WallDeclined(seat))
        after = self.phase
        if isinstance(after, FreeClay):  # whoever was asked has decided; who decided on a council card was asked before
            ask_next(self, after.seat)

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.seats)]

    def outcome(self) -> Outcome:
        return outcome(self)

    def copy(self) -> "Nuremberg":
        twin = Nuremberg(self.colours, self.rng.copy())
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Nuremberg":
        world = self.copy()
        world.rng = rng.fork()
        imagine_deck(world, rng)
        imagine_hands(world, self.seats if seat == NOBODY else seat, rng)
        imagine_sealed(world, seat, rng)
        return world


def deal(absent: str, is_expert: bool, rng: Rng, journal: Journal | None) -> Nuremberg:
    """A match with the table laid."""
    match = Nuremberg(colours_without(absent), rng, journal)
    set_up(match, is_expert)
    return match
