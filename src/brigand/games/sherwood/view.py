"""Sherwood: what one seat may see, built field by field. Pieces go by name, gangs by number, places count from 1."""

import msgspec

from brigand.games.sherwood.board import UNKNOWN, Board
from brigand.games.sherwood.odds import odds
from brigand.games.sherwood.phases import Assaulting, Drafting, Paying, Posting, Raising
from brigand.games.sherwood.pieces import (
    BACKS,
    CHARACTERS,
    COLORS,
    HOME,
    KINDS,
    NO_GANG,
    NORMAL,
    PRISON,
    STRETCHES,
    VILLAGE_COIN,
    Hideout,
    Wagon,
)
from brigand.games.sherwood.rules_assault import tally
from brigand.games.sherwood.score import best_split, hoard, majorities


class WagonView(msgspec.Struct):
    """The front of a wagon: its name, printed defence (None: found out during play), whose card it changes."""

    name: str
    is_special: bool
    defence: int | None
    change: str | None


class HideoutView(msgspec.Struct):
    """Who waits in a hide-out; `mover` squeezed in beside `gang`. None: free."""

    gang: int | None
    is_lying: bool
    mover: int | None


class DieView(msgspec.Struct):
    """A die on an attack space."""

    gang: int
    face: int
    hideout: int
    is_marked: bool


class StretchView(msgspec.Struct):
    """A stretch of road, closed if with so few players no wagon comes there. `back` is the printed range, None without
    a wagon; `front` what the viewer knows of it; `defence` the number to reach, once fixed; `sum` what the first
    `counted` dice bring against it; `odds` by hide-out how likely the wagon falls to the dice up to there.
    """

    is_closed: bool
    back: list[int] | None
    front: WagonView | None
    is_revealed: bool
    lookers: list[int]
    change: int
    is_marked: bool
    is_beaten: bool
    defence: int | None
    fair_dice: list[int]
    hideouts: list[HideoutView]
    dice: list[DieView]
    sum: int
    counted: int
    odds: list[float]


class HeapView(msgspec.Struct):
    """Tokens: their number for all, their names for those who may see them now."""

    size: int
    tokens: list[str] | None


class GangView(msgspec.Struct):
    """A gang. `leader` is home, prison, or the character whose card it is on; `coins` village coins of this round;
    `verdict` what the sheriff says to the dice on the bridge: reward, free or arrest.
    """

    color: str
    seat: int | None
    points: int
    bandits: int
    leader: str
    front: HeapView
    coins: int
    chest: HeapView
    bridge: list[int]
    verdict: str


class MerryManView(msgspec.Struct):
    """A character: the open card, cards still in the deck, cards out of the game."""

    character: str
    effect: str
    deck: int
    box: list[str]


class DraftView(msgspec.Struct):
    """Loot on its way: who holds it, who picks (from now to the end), what the viewer sees of it."""

    holder: int
    owners: list[int]
    held: HeapView


class ScoreView(msgspec.Struct):
    """A gang's account at the end: points of the track, majorities by kind, combinations, tokens, tie-break roll."""

    track: int
    majorities: dict[str, int]
    three_rings: int
    sets: int
    two_bracelets: int
    necklaces: int
    coins: int
    combinations: int
    total: int
    tokens: int
    roll: int


class SherwoodView(msgspec.Struct):
    """The table as one seat sees it; `viewer` is None for a spectator. `decision` names what `turn` owes."""

    viewer: int | None
    seats: int
    scarlet: int | None
    open_loot: bool
    look_inside: bool
    round: int
    first: int
    turn: int | None
    decision: str
    stretch: int | None
    target: int | None
    owed: int
    road: list[StretchView]
    village: list[int | None]
    gangs: list[GangView]
    merry_men: list[MerryManView]
    deck: int
    deck_top: list[int] | None
    discarded_wagons: list[str]
    dropped: list[list[int]]
    supply: int
    discards: int
    draft: DraftView | None
    winner: int | None
    final: list[ScoreView] | None


def view(state: Board, seat: int | None) -> SherwoodView:
    """What a seat may see; None is a spectator."""
    return seen(state, seat, chests_closed=False)


def recalled(state: Board, seat: int | None) -> SherwoodView:
    """What a seat may see of a round whose tokens are in closed chests by now."""
    return seen(state, seat, chests_closed=True)


def seen(state: Board, seat: int | None, *, chests_closed: bool) -> SherwoodView:
    """The table, with the names of tokens or, once `chests_closed`, with those the seat may still look at."""
    viewer = state.seat_or_nobody(seat)
    phase = state.phase
    in_deck = len(state.wagons) - state.dealt
    return SherwoodView(
        viewer=maybe(viewer),
        seats=state.seats,
        scarlet=maybe(state.scarlet()),
        open_loot=state.open_loot,
        look_inside=state.look_inside,
        round=state.round,
        first=state.first,
        turn=maybe(state.turn),
        decision=phase.name,
        stretch=phase.stretch + 1 if isinstance(phase, Posting | Assaulting) else None,
        target=phase.targets[0] if isinstance(phase, Raising) else None,
        owed=phase.left if isinstance(phase, Paying) else 0,
        road=[stretch_view(state, viewer, stretch) for stretch in range(STRETCHES)],
        village=[maybe(gang) for gang in state.village],
        gangs=[gang_view(state, viewer, gang, chests_closed) for gang in range(state.gangs)],
        merry_men=[merry_man_view(state, character) for character in range(len(CHARACTERS))],
        deck=in_deck,
        deck_top=BACKS[state.wagons[state.dealt].back] if in_deck else None,
        discarded_wagons=[wagon.name() for wagon in state.scrapped],
        dropped=[BACKS[wagon.back] for wagon in state.dropped],
        supply=len(state.supply) - state.drawn,
        discards=state.discarded,
        draft=draft_view(state, viewer, phase, chests_closed) if isinstance(phase, Drafting) else None,
        winner=maybe(state.winner),
        final=score_views(state) if state.is_over else None,
    )


def maybe(gang: int) -> int | None:
    """A gang's number, None for nobody."""
    return None if gang == NO_GANG else gang


def colors(seats: int, gangs: int) -> list[str]:
    """Gangs' colours in order of seats; Scarlet is always red, so two players have the next ones."""
    return COLORS[:gangs] if gangs == seats else [*COLORS[1:gangs], COLORS[0]]


def stretch_view(state: Board, viewer: int, stretch: int) -> StretchView:
    """Bandits, dice, tokens and range are open; the front when revealed, or for who looked."""
    wagon = state.road[stretch]
    sees = wagon is not None and (state.is_revealed or viewer in state.lookers[stretch])
    is_fixed = state.is_revealed and wagon is not None and state.defences[stretch] != UNKNOWN
    total, counted = tally(state.dice[stretch], state.defences[stretch]) if is_fixed else (0, 0)
    return StretchView(
        is_closed=stretch >= state.wagon_count(),
        back=None if wagon is None else BACKS[wagon.back],
        front=wagon_view(wagon) if wagon is not None and sees else None,
        is_revealed=state.is_revealed and wagon is not None,
        lookers=state.lookers[stretch],
        change=state.changes[stretch],
        is_marked=state.crossed[stretch],
        is_beaten=state.beaten[stretch],
        defence=state.defences[stretch] if is_fixed else None,
        fair_dice=fair_dice(state, stretch),
        hideouts=[hideout_view(hideout) for hideout in state.rows[stretch]],
        dice=[DieView(gang=d.gang, face=d.face, hideout=d.space + 1, is_marked=d.marked) for d in state.dice[stretch]],
        sum=total,
        counted=counted,
        odds=[] if state.is_over else odds(state, viewer, stretch),
    )


def fair_dice(state: Board, stretch: int) -> list[int]:
    """The dice on the Fair while it is under assault."""
    phase = state.phase
    return state.fair if isinstance(phase, Assaulting) and phase.stretch == stretch else []


def wagon_view(wagon: Wagon) -> WagonView:
    """A front."""
    return WagonView(
        name=wagon.name(),
        is_special=wagon.kind != NORMAL,
        defence=wagon.defence or None,
        change=CHARACTERS[wagon.change] if wagon.change >= 0 else None,
    )


def hideout_view(hideout: Hideout) -> HideoutView:
    """Who waits there."""
    return HideoutView(gang=maybe(hideout.gang), is_lying=hideout.lying, mover=maybe(hideout.mover))


def gang_view(state: Board, viewer: int, gang: int, chests_closed: bool) -> GangView:
    """Own tokens of the round are seen, with open loot everybody's; a chest by its owner if looking is allowed, and
    so the tokens that went into it.
    """
    front = state.fronts[gang]
    chest = hoard(state, gang)
    sees_chest = state.is_over or (gang == viewer and state.look_inside)
    sees_front = sees_chest if chests_closed else gang == viewer or state.open_loot or state.is_over
    leader = state.leaders[gang]
    return GangView(
        color=colors(state.seats, state.gangs)[gang],
        seat=gang if gang < state.seats else None,
        points=state.points[gang],
        bandits=0 if state.is_over else state.bandits[gang],
        leader="home" if leader == HOME else "prison" if leader == PRISON else CHARACTERS[leader],
        front=HeapView(size=len(front), tokens=[token.name for token in front] if sees_front else None),
        coins=front.count(VILLAGE_COIN),
        chest=HeapView(size=len(chest), tokens=sorted(token.name for token in chest) if sees_chest else None),
        bridge=state.bridge[gang][:],
        verdict="reward" if state.earns_reward(gang) else "arrest" if state.faces_arrest(gang) else "free",
    )


def merry_man_view(state: Board, character: int) -> MerryManView:
    """The open card; the deck's order is nobody's."""
    return MerryManView(
        character=CHARACTERS[character],
        effect=state.cards[character].id,
        deck=len(state.decks[character]),
        box=[effect.id for effect in state.box if effect.character == character],
    )


def draft_view(state: Board, viewer: int, draft: Drafting, chests_closed: bool) -> DraftView:
    """Only the holder sees the tokens; later nobody, for the others' went into their chests."""
    sees = viewer == state.turn and not chests_closed
    tokens = [token.name for token in draft.held] if sees else None
    return DraftView(holder=state.turn, owners=draft.owners, held=HeapView(size=len(draft.held), tokens=tokens))


def score_views(state: Board) -> list[ScoreView]:
    """Every gang's account."""
    hoards = [hoard(state, gang) for gang in range(state.gangs)]
    won = majorities(hoards)
    views = []
    for gang, tokens in enumerate(hoards):
        split = best_split(tokens)
        views.append(
            ScoreView(
                track=state.points[gang],
                majorities=dict(zip(KINDS, won[gang])),
                three_rings=split.rings,
                sets=split.sets,
                two_bracelets=split.bracelets,
                necklaces=split.necklaces,
                coins=split.coins,
                combinations=split.points,
                total=state.totals[gang],
                tokens=len(tokens),
                roll=state.rolls[gang],
            )
        )
    return views
