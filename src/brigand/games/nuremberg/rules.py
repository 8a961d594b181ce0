"""Nuremberg: a match. Who is asked, what may be answered, and which chapter's rules carry it out."""

from typing import final

from mypy_extensions import mypyc_attr

from brigand.core.action import Action
from brigand.core.journal import Journal
from brigand.core.outcome import Outcome
from brigand.core.rng import Rng
from brigand.core.state import NO_SEAT, ONE_SEAT
from brigand.games.nuremberg import events
from brigand.games.nuremberg.actions import (
    COUNCIL,
    DRAW,
    END_TURN,
    PASS,
    WALL,
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
    Rob,
    Sell,
    Take,
    TakeCouncil,
)
from brigand.games.nuremberg.actions_offers import Call, Offer
from brigand.games.nuremberg.board import Board
from brigand.games.nuremberg.imagine import deal_anew
from brigand.games.nuremberg.phases import (
    Acting,
    Answering,
    Choosing,
    Discarding,
    Drawing,
    FreeClay,
    Moving,
    Overtaking,
    Placing,
)
from brigand.games.nuremberg.pieces import DEALS_A_TURN, OFFERS_A_TURN
from brigand.games.nuremberg.rules_build import (
    add_buildings,
    build_settlement,
    build_station,
    build_tower,
    build_wall,
    build_workshop,
    choose_council,
)
from brigand.games.nuremberg.rules_end import end_by_points
from brigand.games.nuremberg.rules_event import ask_next, draw
from brigand.games.nuremberg.rules_haggle import add_answers, add_offers
from brigand.games.nuremberg.rules_knight import add_discards, add_moves, add_robberies, discard, move_knight, rob
from brigand.games.nuremberg.rules_setup import (
    add_placings,
    colours_without,
    place_first,
    place_second,
    placing_seat,
    set_up,
)
from brigand.games.nuremberg.rules_trade import (
    add_choices,
    add_exchanges,
    add_sales,
    answer,
    close,
    close_without,
    exchange,
    propose,
    sell,
)
from brigand.games.nuremberg.rules_turn import begin_turn
from brigand.games.nuremberg.score import outcome, scores


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
        phase = self.phase
        actions: list[Action] = []
        if not self.owes(seat):
            return actions
        if isinstance(phase, Acting):
            self.add_turn(seat, actions)
        elif isinstance(phase, Answering):
            add_answers(self, seat, phase.proposal, actions)
        elif isinstance(phase, Choosing):
            add_choices(self, seat, phase, actions)
        elif isinstance(phase, Drawing):
            actions.append(DRAW)
        elif isinstance(phase, FreeClay):
            actions.append(WALL)
            actions.append(PASS)
        elif isinstance(phase, Discarding):
            add_discards(self, seat, phase, actions)
        elif isinstance(phase, Moving):
            add_moves(self, actions)
        elif isinstance(phase, Overtaking):
            for council in phase.councils:
                actions.append(COUNCIL[council])
        elif isinstance(phase, Placing):
            add_placings(self, phase, actions)
        else:
            add_robberies(self, seat, actions)
        return actions

    def add_turn(self, seat: int, actions: list[Action]) -> None:
        """Build, sell, exchange, make sensible offers, or end the turn."""
        add_buildings(self, seat, actions)
        if self.deals_made < DEALS_A_TURN:
            add_sales(self, seat, actions)
            add_exchanges(self, seat, actions)
            if self.offers_failed < OFFERS_A_TURN:
                add_offers(self, seat, actions)
        actions.append(END_TURN)

    def owes(self, seat: int) -> bool:
        """Whether a seat is among those to act."""
        phase = self.phase
        if self.is_over or not self.has_seat(seat):
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
        elif isinstance(action, Discard):
            assert isinstance(phase, Discarding)
            discard(self, seat, phase, action.kind)
        elif isinstance(action, MoveKnight):
            move_knight(self, seat, action.place)
        elif isinstance(action, Rob):
            rob(self, seat, action.victim)
        else:
            self.build(seat, action)
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
        elif isinstance(action, TakeCouncil):
            assert isinstance(phase, Overtaking)
            choose_council(self, seat, phase, action.council.number)
        elif self.journal is not None:  # nothing is built
            self.tell(events.WallDeclined(seat))
        after = self.phase
        if isinstance(after, FreeClay):  # whoever was asked has decided; who decided on a council card was asked before
            ask_next(self, after.seat)

    def scores(self) -> list[int]:
        return scores(self)

    def outcome(self) -> Outcome:
        return outcome(self)

    def copy(self) -> "Nuremberg":
        twin = Nuremberg(self.colours, self.rng.copy())
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Nuremberg":
        world = self.copy()
        world.rng = rng.fork()
        deal_anew(world, self.seat_or_nobody(seat), rng)
        return world


def deal(absent: str, is_expert: bool, rng: Rng, journal: Journal | None) -> Nuremberg:
    """A match with the table laid."""
    state = Nuremberg(colours_without(absent), rng, journal)
    set_up(state, is_expert)
    return state
