"""Sherwood: worlds a seat cannot tell from the true one. What it saw stays; all else is dealt anew.

Loot: the ledger lists every token ever taken. A seat knows its own, with open loot everybody's but Scarlet's. Of a
draft it picked in, it knows which tokens lie between two of its picks, and after its last, but not with whom of those
who picked there. Which of their tokens others gave up it does not know. Everything else comes from one pool.
"""

from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.sherwood.board import DISCARDED, KEPT, RETURNED, Board
from brigand.games.sherwood.phases import Drafting
from brigand.games.sherwood.pieces import BACKS, LOOT, TOKENS, VILLAGE_COIN, WAGON_DECK, WAGONS, Token, Wagon
from brigand.games.sherwood.rules_loot import sort_in


def deal_anew(world: Board, seat: int, rng: Rng) -> None:
    """Everything the seat has not seen, dealt again within what it knows."""
    imagine_cards(world, seat, rng)
    imagine_loot(world, seat, rng)


def imagine_cards(world: Board, seat: int, rng: Rng) -> None:
    """Wagons the seat has not seen, by their backs; the order of the Merry Men decks."""
    counts = [0] * len(WAGONS)
    for wagon in WAGON_DECK:
        counts[wagon.number] += 1
    for wagon in world.scrapped:
        counts[wagon.number] -= 1
    for stretch, lying in enumerate(world.road):
        if lying is not None and knows_wagon(world, seat, stretch):
            counts[lying.number] -= 1
    unseen: list[list[Wagon]] = [[] for _ in BACKS]
    for number, count in enumerate(counts):
        for _ in range(count):
            unseen[WAGONS[number].back].append(WAGONS[number])
    for pile in unseen:
        rng.shuffle(pile)
    for stretch, lying in enumerate(world.road):
        if lying is not None and not knows_wagon(world, seat, stretch):
            world.road[stretch] = unseen[lying.back].pop()
    world.dropped = [unseen[wagon.back].pop() for wagon in world.dropped]
    top = [unseen[world.wagons[world.dealt].back].pop()] if world.dealt < len(world.wagons) else []
    rest: list[Wagon] = []
    for pile in unseen:
        rest.extend(pile)
    rng.shuffle(rest)
    world.wagons = top + rest
    world.dealt = 0
    for character, deck in enumerate(world.decks):
        cards = sorted(deck, key=lambda effect: effect.number)
        rng.shuffle(cards)
        world.decks[character] = cards


def knows_wagon(world: Board, seat: int, stretch: int) -> bool:
    """Open to all, or looked at."""
    return world.is_revealed or seat in world.lookers[stretch]


def imagine_loot(world: Board, seat: int, rng: Rng) -> None:
    """Deal every token the seat has not seen."""
    imagine_discards(world, seat, rng)
    known = [is_known(world, seat, place) for place in range(len(world.taken))]
    held_known = imagine_drafts(world, seat, known, rng)
    pool, returned = unseen_loot(world, seat, known, held_known)
    rng.shuffle(pool)
    places = [place for place, fate in enumerate(world.fates) if fate != RETURNED and not known[place]]
    phase = world.phase
    held = len(phase.held) if isinstance(phase, Drafting) and not held_known else 0
    supply = len(world.supply) - world.drawn
    tokens = spread(world, places, held + supply, pool, returned, rng)
    for place, token in zip(places, tokens):
        world.taken[place] = token
    if isinstance(phase, Drafting) and held > 0:
        world.phase = Drafting(phase.owners, in_order(tokens[len(places) : len(places) + held]), phase.start)
    world.supply = tokens[len(places) + held :]
    world.drawn = 0
    lay_fronts(world, seat)


def is_known(world: Board, seat: int, place: int) -> bool:
    """Whose token a seat has seen by itself: its own, with open loot every player's."""
    taker = world.takers[place]
    return taker == seat or (world.open_loot and taker < world.seats)


def imagine_discards(world: Board, seat: int, rng: Rng) -> None:
    """Which of their tokens others gave up, round by round. Reward tokens came too late for that."""
    if world.open_loot:
        return
    for number, start in enumerate(world.round_starts):
        last = world.reward_starts[number] if number < len(world.reward_starts) else len(world.taken)
        for gang in range(world.seats):
            if gang != seat:
                places = [place for place in range(start, last) if world.takers[place] == gang]
                fates = [world.fates[place] for place in places]
                discarded, returned = fates.count(DISCARDED), fates.count(RETURNED)
                if discarded + returned > 0:
                    chosen = places[returned:]
                    rng.shuffle(chosen)
                    for place in places:
                        world.fates[place] = KEPT
                    for place in places[:returned]:  # gone from the table: which ones makes no difference
                        world.fates[place] = RETURNED
                    for place in chosen[:discarded]:
                        world.fates[place] = DISCARDED


def imagine_drafts(world: Board, seat: int, known: list[bool], rng: Rng) -> bool:
    """Mix what lies between two picks of the seat, and after its last; whether it knows what is held now."""
    for draft in world.drafts:
        last = NOBODY
        for place in range(draft.start, draft.end):
            if world.takers[place] == seat:
                mix(world, last, place, known, [], rng)
                last = place
        mix(world, last, draft.end, known, [], rng)
    phase = world.phase
    if not isinstance(phase, Drafting):
        return True
    last = NOBODY
    for place in range(phase.start, len(world.taken)):
        if world.takers[place] == seat:
            mix(world, last, place, known, [], rng)
            last = place
    if seat == world.turn:
        mix(world, last, len(world.taken), known, [], rng)
        return True
    if last == NOBODY:
        return False
    held = phase.held[:]
    mix(world, last, len(world.taken), known, held, rng)
    world.phase = Drafting(phase.owners, in_order(held), phase.start)
    return True


def mix(world: Board, last: int, end: int, known: list[bool], held: list[Token], rng: Rng) -> None:
    """Tokens between a pick of the seat and `end`, and those held, in any order: it knows them, not who has which."""
    if last == NOBODY or may_be_back(world, last + 1, end):
        return
    places = [place for place in range(last + 1, end) if not known[place]]
    tokens = in_order([world.taken[place] for place in places] + held)
    rng.shuffle(tokens)
    for place, token in zip(places, tokens):
        world.taken[place] = token
        known[place] = True
    for i in range(len(held)):
        held[i] = tokens[len(places) + i]


def may_be_back(world: Board, first: int, end: int) -> bool:
    """Whether one of those who took tokens at these places of a round gave one up that was shuffled in again: perhaps
    one of these, so that they tell nothing certain any more.
    """
    if world.returned_at == 0:
        return False
    takers = world.takers[first:end]
    start = max([start for start in world.round_starts if start <= first])
    following = [start for start in world.round_starts if start > first]
    stop = min(following) if following else len(world.taken)
    return any(world.fates[place] == RETURNED and world.takers[place] in takers for place in range(start, stop))


def unseen_loot(world: Board, seat: int, known: list[bool], held_known: bool) -> tuple[list[Token], list[Token]]:
    """The tokens the seat cannot place, sorted; apart, those it knows were shuffled in again and has not seen since."""
    counts = [0] * len(TOKENS)
    back = [0] * len(TOKENS)
    for token in LOOT:
        counts[token.number] += 1
    for token, returner in zip(world.returned, world.returners):
        if world.open_loot or returner == seat:
            back[token.number] += 1
    for place, token in enumerate(world.taken):
        if known[place] and world.fates[place] != RETURNED:
            counts[token.number] -= 1
            if place >= world.returned_at and back[token.number] > 0:
                back[token.number] -= 1
    phase = world.phase
    if isinstance(phase, Drafting) and held_known:
        for token in phase.held:
            counts[token.number] -= 1
            if back[token.number] > 0:
                back[token.number] -= 1
    pool: list[Token] = []
    returned: list[Token] = []
    for number, count in enumerate(counts):
        again = min(back[number], count)
        returned.extend([TOKENS[number]] * again)
        pool.extend([TOKENS[number]] * (count - again))
    return pool, returned


def spread(
    world: Board, places: list[int], further: int, pool: list[Token], returned: list[Token], rng: Rng
) -> list[Token]:
    """A token for every unknown place and `further` ones; returned tokens lie only where tokens drawn since can be."""
    if not returned:
        return pool
    size = len(places) + further
    late = [i for i in range(size) if i >= len(places) or places[i] >= world.returned_at]
    rng.shuffle(late)
    late = late[: len(returned)]
    result: list[Token] = []
    dealt = 0
    for i in range(size):
        if i in late:
            result.append(returned[late.index(i)])
        else:
            result.append(pool[dealt])
            dealt += 1
    return result


def in_order(tokens: list[Token]) -> list[Token]:
    """The tokens sorted."""
    result: list[Token] = []
    for token in tokens:
        sort_in(result, token)
    return result


def lay_fronts(world: Board, seat: int) -> None:
    """What lies before the others follows from the ledger; village coins are open."""
    for gang in range(world.seats):
        if gang != seat:
            coins = world.fronts[gang].count(VILLAGE_COIN)
            front: list[Token] = []
            for place in range(world.round_start(), len(world.taken)):
                if world.takers[place] == gang and world.fates[place] == KEPT:
                    sort_in(front, world.taken[place])
            world.fronts[gang] = front + [VILLAGE_COIN] * coins
    world.returned = [
        token for token, owner in zip(world.returned, world.returners) if owner == seat or world.open_loot
    ]
    world.returners = [owner for owner in world.returners if owner == seat or world.open_loot]
