"""Nuremberg: trade with players and with the bank, production and sale."""

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.nuremberg import events
from brigand.games.nuremberg.actions import ACCEPT, EXCHANGE, SELL, TAKE, WITHDRAW, Accept
from brigand.games.nuremberg.actions_offers import EVERYONE, Call, Counter, Offer, offer, some
from brigand.games.nuremberg.board import Board, Declined
from brigand.games.nuremberg.phases import ACTING, Answering, Choosing
from brigand.games.nuremberg.pieces import GOLD, GOODS, NAMES, ROAD_TO, Bundle, Good, names_in

# trade with players


def propose(board: Board, seat: int, proposal: Offer | Call) -> None:
    """An offer or call is open: everyone addressed owes an answer. It proves that the maker holds what is given."""
    board.offers_made += 1
    board.offered = [board.offered[thing] + proposal.give[thing] for thing in range(GOLD + 1)]
    board.wanted = [board.wanted[thing] + proposal.want[thing] for thing in range(GOLD + 1)]
    board.knowledge.proved(seat, proposal.give)
    asked = [other != seat for other in range(board.seats)]
    if isinstance(proposal, Offer) and proposal.to != EVERYONE:
        asked = [other == proposal.to for other in range(board.seats)]
    board.phase = Answering(proposal, asked, [None] * board.seats)
    if board.journal is not None:
        tell_proposal(board, seat, proposal)


def tell_proposal(board: Board, seat: int, proposal: Offer | Call) -> None:
    """Write an offer or call to the journal."""
    give, want = names_in(proposal.give), names_in(proposal.want)
    if isinstance(proposal, Offer):
        if proposal.to == EVERYONE:
            board.tell(events.Offered(seat, give, want))
        else:
            board.tell(events.OfferedTo(seat, proposal.to, give, want))
    elif want:
        board.tell(events.CalledFor(seat, want))
    else:
        board.tell(events.CalledWith(seat, give))


def answer(board: Board, seat: int, phase: Answering, reply: Action) -> None:
    """A sealed answer; the last one opens them all."""
    answers = phase.answers[:]
    answers[seat] = reply
    after = Answering(phase.proposal, phase.asked, answers)
    board.phase = after
    for other in range(board.seats):
        if after.is_owed_by(other):
            return
    open_answers(board, after)


def open_answers(board: Board, phase: Answering) -> None:
    """All answers are shown. A single acceptance closes the trade, several or a counter-offer leave a choice."""
    accepted, countered, last = 0, 0, NOBODY
    for seat, reply in enumerate(phase.answers):
        if reply is None:
            continue
        show_answer(board, seat, phase.proposal, reply)
        if isinstance(reply, Accept):
            accepted += 1
            last = seat
        elif isinstance(reply, Counter):
            countered += 1
    if accepted == 1 and countered == 0:
        close(board, last, phase.proposal, ACCEPT)
    elif accepted + countered == 0:
        close_without(board)
    else:
        board.phase = Choosing(phase.proposal, phase.answers)


def show_answer(board: Board, seat: int, proposal: Action, reply: Action) -> None:
    """What an answer proves to everybody; what was declined is remembered for this turn."""
    assert isinstance(proposal, Offer | Call)
    if isinstance(reply, Accept):
        board.knowledge.proved(seat, proposal.want)
        if board.journal is not None:
            board.tell(events.Accepted(seat))
    elif isinstance(reply, Counter):
        board.knowledge.proved(seat, reply.give)
        turn_down(board, Declined(seat, to_everyone(proposal), outright=False))
        if board.journal is not None:
            board.tell(events.Countered(seat, names_in(reply.give), names_in(reply.want)))
    else:
        turn_down(board, Declined(seat, to_everyone(proposal), outright=True))
        if board.journal is not None:
            board.tell(events.Refused(seat))


def turn_down(board: Board, answer: Declined) -> None:
    """A no is remembered for this turn."""
    board.declined.append(answer)
    board.answered.append(answer)


def to_everyone(proposal: Offer | Call) -> Offer | Call:
    """The same terms, said to all."""
    if isinstance(proposal, Offer) and proposal.to != EVERYONE:
        return offer(proposal.give, proposal.want)
    return proposal


def add_choices(board: Board, seat: int, phase: Choosing, actions: list[Action]) -> None:
    """Everyone who accepted, every counter-offer that can be paid, or none."""
    for other, reply in enumerate(phase.answers):
        if isinstance(reply, Accept) or (isinstance(reply, Counter) and board.can_pay(seat, reply.want)):
            actions.append(TAKE[other])
    actions.append(WITHDRAW)


def close(board: Board, partner: int, proposal: Action, reply: Action) -> None:
    """The trade is carried out at once."""
    if isinstance(reply, Counter):
        trade(board, partner, reply.want, reply.give)
    else:
        assert isinstance(proposal, Offer)
        trade(board, partner, proposal.give, proposal.want)


def trade(board: Board, partner: int, give: Bundle, take: Bundle) -> None:
    """The player on turn gives and takes."""
    board.pass_on(board.turn, partner, give)
    board.pass_on(partner, board.turn, take)
    board.deals_made += 1
    board.declined = []
    board.answered = [old for old in board.answered if old.seat != partner]
    board.phase = ACTING
    if board.journal is not None:
        board.tell(events.Traded(board.turn, partner, names_in(give), names_in(take)))


def close_without(board: Board) -> None:
    """Nothing changes hands."""
    board.offers_failed += 1
    board.phase = ACTING
    if board.journal is not None:
        board.tell(events.NoDeal(board.turn))


def is_repeated(board: Board, seat: int, give: Bundle, want: Bundle) -> bool:
    """Whether a seat has declined these terms and nothing has changed hands since."""
    return any(
        old.outright and old.seat == seat and old.terms.give == give and old.terms.want == want
        for old in board.declined
    )


def may_have(board: Board, maker: int, seat: int, want: Bundle) -> bool:
    """Whether a seat could hold this, judged by open facts and the maker's own hand."""
    if board.hands[seat][GOLD] < want[GOLD]:
        return False
    cards = 0
    for kind in range(GOLD):
        if want[kind]:
            cards += want[kind]
            if want[kind] > board.outside(kind) - board.hands[maker][kind]:
                return False
    return cards <= board.size(seat)


# bank


def add_exchanges(board: Board, seat: int, actions: list[Action]) -> None:
    """Whatever there is enough of, for everything else the bank has."""
    for give in range(GOLD + 1):
        held = board.hands[seat][give]
        if held > 1 and held >= board.rate(seat, give):
            for take in range(GOLD + 1):
                if take != give and (take == GOLD or board.stacks[take] > 0):
                    actions.append(EXCHANGE[give][take])


def exchange(board: Board, seat: int, give: int, take: int) -> None:
    """Several alike for one of another kind."""
    cost = some(give, board.rate(seat, give))
    shows = board.journal is not None and board.knowledge.is_news(seat, cost)
    board.deals_made += 1
    board.pay(seat, cost)
    if take == GOLD:
        board.hands[seat][GOLD] += 1
    else:
        board.gain(seat, take, 1)
    if board.journal is not None:
        board.tell(events.Exchanged(seat=seat, take=NAMES[take], cost=names_in(cost), shows=shows))


# sale


def add_sales(board: Board, seat: int, actions: list[Action]) -> None:
    """Every good that can be produced, in every city that buys it and whose toll can be paid."""
    for good in GOODS:
        if board.can_pay(seat, good.recipe):
            for sale in SELL[good.number]:
                if sale.city in good.prices:
                    gold = board.hands[seat][GOLD] + price(board, seat, good, sale.city)
                    if gold >= sale_toll(board, seat, sale.city):
                        actions.append(sale)


def price(board: Board, seat: int, good: Good, city: str) -> int:
    """What a city pays a seat for a good: double with a workshop for it, however many there are."""
    paid = good.prices[city]
    return 2 * paid if board.has_workshop_for(seat, good.number) else paid


def sale_toll(board: Board, seat: int, city: str) -> int:
    """What a sale in a city costs: nothing while nobody else holds the road."""
    road = ROAD_TO[city]
    return 0 if board.rights[road.number] in (NOBODY, seat) else road.toll


def sell(board: Board, seat: int, good: Good, city: str) -> None:
    """Produce, sell at once, then pay the toll, if need be from the proceeds."""
    gold, toll = price(board, seat, good, city), sale_toll(board, seat, city)
    shows = board.journal is not None and board.knowledge.is_news(seat, good.recipe)
    board.deals_made += 1
    board.pay(seat, good.recipe)
    board.hands[seat][GOLD] += gold
    if board.journal is not None:
        cost = names_in(good.recipe)
        board.tell(events.Sold(seat=seat, good=good.name, city=city, gold=gold, cost=cost, shows=shows))
    if toll:
        road = ROAD_TO[city]
        board.pass_gold(seat, board.rights[road.number], toll)
        if board.journal is not None:
            board.tell(events.SaleTollPaid(seat, board.rights[road.number], road.name, toll))
