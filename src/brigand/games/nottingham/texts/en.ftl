### Nottingham

## The game

nottingham-name = Nottingham
nottingham-weight = medium
nottingham-tagline = The sheriff’s own men collect his taxes, and pick each other’s pockets on the way.
nottingham-about = A card game of collecting and pilfering for three to seven players; a game takes about 30 minutes. Every turn one card is turned up: keep it, or use it to buy, steal, rob, raid, trade or set an ambush. Sets of equal cards and four tasks bring the points, and every exchange moves the sheriff one step closer to home.

## Chapters

nottingham-chapter-setup = Setting up
nottingham-chapter-reveal = Your turn
nottingham-chapter-take = Taking the card
nottingham-chapter-purchase = Purchase (copper)
nottingham-chapter-theft = Theft (silver)
nottingham-chapter-ambush_lay = Laying an ambush (gold)
nottingham-chapter-ambush_spring = Springing an ambush
nottingham-chapter-robbery = Robbery (pearls)
nottingham-chapter-raid = Raid (gems)
nottingham-chapter-defence = Defence (necklace)
nottingham-chapter-trade = Trade (chest)
nottingham-chapter-exchange = Exchanging sets
nottingham-chapter-task = Tasks
nottingham-chapter-sheriff = The sheriff and his favours
nottingham-chapter-deck = When the pile runs out
nottingham-chapter-emergency = The emergency
nottingham-chapter-end = End of the game
nottingham-chapter-score = Counting the points
nottingham-chapter-info = Who knows what
nottingham-chapter-hint = Advice
nottingham-chapter-difference = Where the German and the Italian rules differ

## Rules: setup
## Every rule of the game has one message. .ruling says why this table decides so where the rulebook is silent;
## .refusal is spoken to the player whose action breaks the rule.

# $seats (number): seats at the table.
nottingham-setup-players = Three to seven players can play.
    .refusal = Nottingham is for three to seven players; seats at this table: { $seats }.
nottingham-setup-aim = Whoever has the most victory points at the end wins.
nottingham-setup-pieces = Besides the object cards there are a board, the sheriff, seven pawns, thirteen ambush cards and eight task cards.
nottingham-setup-object_cards = There are 84 object cards: seven kinds, twelve of each.
# $card: the card turned up.
nottingham-setup-kinds = Every kind has its value and its action: copper 7, purchase; silver 8, theft; gold 9, ambush; pearls 10, robbery; gems 11, raid; necklace 12, defence; chest 13, trade.
    .refusal = This card is turned up: { $card }. You can only take it or use its own action.
nottingham-setup-banners = Theft, robbery and raid have red banners: they are attacks. The other four banners are orange.
nottingham-setup-chest_one_card = The card worth 13 and the chest that is traded are the same card.
nottingham-setup-blank_cards = The five blank cards stay in the box.
nottingham-setup-sheriff_in_town = The sheriff starts in town.
nottingham-setup-draw_pile = The object cards are shuffled and form the face-down draw pile.
nottingham-setup-hand = Everyone starts with three cards from the pile and keeps them secret.
nottingham-setup-no_discard_yet = There are no discards until the first exchange.
nottingham-setup-colours = Every player has one of the seven colours, no colour twice; unused pawns stay in the box.
    .refusal = Two players cannot have the same colour: choose another one.
nottingham-setup-colour_choice = Colours are chosen freely or go by seat.
    .ruling = The rulebook lets everyone choose; going by seat saves the asking.
nottingham-setup-colour_use = Colours matter for ambushes and for nothing else.
nottingham-setup-ambush_cards = Of the thirteen ambush cards seven show a colour and six show two different objects; every object except gold is on two of them.
    .refusal = A box needs six ambush cards with two different objects each: every object except gold on two of them, and no two cards alike.
# $pairs: the ambush cards with two objects.
nottingham-setup-ambush_pairs = The objects that share an ambush card here are: { $pairs }.
nottingham-setup-ambush_removed = Ambush cards in colours nobody plays are taken out, so six cards and one per player remain.
nottingham-setup-ambush_deck = The remaining ambush cards are shuffled into a face-down deck of their own.
nottingham-setup-tasks = The four tasks lie open, two cards each, the card with a single pawn on top.
# The values of each task for one finisher (single) and for two (double). $most: the largest number a box may have.
nottingham-setup-task_values = Values used here for one finisher and for two: three pairs { $three_pairs_single } or { $three_pairs_double }, four pairs { $four_pairs_single } or { $four_pairs_double }, seven different { $seven_different_single } or { $seven_different_double }, five alike { $five_alike_single } or { $five_alike_double }.
    .refusal = The values of a task ({ $task }) are two whole numbers from 1 to { $most }, that for one finisher larger than that for two.
# $spaces: how many spaces the road has.
nottingham-setup-track_length = The sheriff’s road has the town and { $spaces ->
    [one] one numbered space
   *[other] { $spaces } numbered spaces
}.
# $lowest, $highest: numbers on the road. $track_from: ours, or yours if the players brought a box. $spaces, $most: the most spaces and the largest number a box may have.
nottingham-setup-track_numbers = The spaces bear numbers from { $lowest } to { $highest }; { $track_from ->
    [ours] their order here is our own
   *[yours] their order is that of the box brought to this table
}.
    .refusal = A road has 1 to { $spaces } spaces; each of them, and the limit in town, is a whole number from 1 to { $most }.
# $number: the seat wished for; $seats: how many there are.
nottingham-setup-start_player = The start player is drawn, or named by the table.
    .ruling = The rulebook lets the players agree; a draw settles it fairly.
    .refusal = Seat { $number } cannot start: the table has { $seats } seats.
# $problem: long, part or toml; $part: the name of what is wrong there; $limit: the most characters.
nottingham-setup-own_box = What is reconstructed here can be replaced by what a real box shows: the road, the values of the tasks, the objects on the ambush cards. The record of the match says which box was played.
    .ruling = The rulebook does not print these values; whoever has the box can read them off.
    .refusal = This file is no box: { $problem ->
    [long] it has more than { $limit } characters
    [part] “{ $part }” is none of what can be replaced (track, tasks, ambushes)
   *[toml] it cannot be read as TOML ({ $part })
}.

## Rules: reveal

nottingham-reveal-first = A turn begins with turning up the top card of the pile; that always comes first.
nottingham-reveal-public = Everyone sees the card turned up.
nottingham-reveal-one_card = One card is turned up per turn, whatever becomes of it.
    .refusal = This turn’s card has been dealt with: exchange now or end your turn.
# $card: the card turned up.
nottingham-reveal-choose = You must either take the card or carry out its action.
    .refusal = First decide about the card turned up ({ $card }): take it or use its action.
nottingham-reveal-not_in_hand = Until it is taken or swapped, the card turned up belongs to nobody.
nottingham-reveal-before_him = While its action goes on, the card lies open in front of the active player.
nottingham-reveal-choice_final = Your choice is final: an action once chosen is carried through unless its own rule says otherwise.
    .refusal = You have chosen the action: the card can no longer simply be taken.
    .ruling = The action may already have shown something, so there is no way back.
nottingham-reveal-no_own_card_needed = An action costs no card of your own, so you may act even with an empty hand.
# $card: the card turned up.
nottingham-reveal-order = A turn runs: turn up a card, take it or act, then exchange if you like.
    .refusal = Exchanging comes later: first take the card turned up ({ $card }) or use its action.
nottingham-reveal-action_swaps = Whoever makes offers, an action swaps cards with one opponent at most.
nottingham-reveal-exchange_after_any = You may exchange whichever way the card went, also after a defended attack or a refused purchase.
# $player: whose turn it is.
nottingham-reveal-next_player = After you, your left neighbour has the turn.
    .refusal = It is { $player }’s turn now.
nottingham-reveal-no_card = If not even an emergency brings a card to turn up, you may only exchange.
    .ruling = The rulebook does not foresee it; this keeps the game going.

## Rules: take

nottingham-take-to_hand = A card you take joins your hand, to be exchanged later.
nottingham-take-known = Everyone knows which card you took.
# $card: name of the card.
nottingham-take-action_lost = In your hand a card has no action any more, except the necklace.
    .refusal = In your hand this card has no action: { $card }. Only the card turned up counts.
nottingham-take-no_hand_limit = Your hand may grow as large as you like; only an emergency limits it.
    .refusal = Cards are discarded from the hand only in an emergency.

## Rules: purchase

nottingham-purchase-everyone_offers = Every opponent who has a fitting card must offer exactly one for the copper.
    .refusal = Offer exactly one card for the copper.
# $card: name of the card.
nottingham-purchase-from_hand = The offered card comes from your hand.
    .refusal = This card is not in your hand: { $card }.
nottingham-purchase-active_makes_none = The active player makes no offer.
    .refusal = The others make the offers; you choose among them.
nottingham-purchase-hidden = Offers for the copper lie face down until all of them are there.
nottingham-purchase-simultaneous = Everyone offers independently, and all offers are turned up together.
    .refusal = Wait until every offer is on the table.
nottingham-purchase-no_copper = Copper cannot be offered.
    .refusal = Copper is not accepted for copper: offer another card.
nottingham-purchase-any_other_card = Any other kind can be offered, a necklace too.
nottingham-purchase-proof = If you hold nothing but copper, you make no offer and prove it by showing everyone your whole hand.
    .refusal = You hold nothing but copper: show your hand.
nottingham-purchase-proof_only_then = With a fitting card in your hand you cannot show the hand instead of offering.
    .refusal = You have a card to offer, so your hand stays closed: offer one.
nottingham-purchase-proof_timing = A hand shown as proof appears together with the offers.
    .ruling = The rulebook does not say when; offers must not inform each other.
nottingham-purchase-proof_empty = An empty hand offers nothing and has nothing to prove.
    .refusal = You hold no card, so there is nothing to offer or show.
    .ruling = The rulebook does not mention empty hands; there is nothing to show.
nottingham-purchase-offer_binding = An offer once made cannot be changed.
    .refusal = Your offer stands; it cannot be changed.
    .ruling = The rulebook is silent; others may already have answered.
nottingham-purchase-offers_seen = Once turned up, all offers are open, and the choice is made knowing them.
nottingham-purchase-choose_one = The active player may accept one of the offers.
    .refusal = Accept one of the offers or refuse them all.
nottingham-purchase-swap = You take the accepted card into your hand, and its owner takes the copper.
nottingham-purchase-refuse_all = You may refuse every offer and take the copper yourself.
nottingham-purchase-return = Offers that were not accepted go back to their owners’ hands.
nottingham-purchase-no_offer = If nobody can offer anything, the copper goes to your hand; you may choose the purchase all the same.
    .ruling = The rulebook lets you keep the copper anyway, and nobody knows beforehand that no offer will come.
nottingham-purchase-no_defence = A purchase is no attack, so a necklace does not stop it.
    .refusal = A necklace does not stop a purchase: make an offer.

## Rules: theft

nottingham-theft-target = The thief picks any one opponent.
    .refusal = Choose an opponent at this table.
# $player: the chosen target.
nottingham-theft-target_needs_card = The victim of a theft must hold a card.
    .refusal = { $player } holds no card: choose someone else.
    .ruling = The rulebook does not mention it; an action is a swap, and there is nothing to swap.
nottingham-theft-no_target = If no opponent holds a card, the silver can only be taken.
    .ruling = Without a victim there is no theft, so the card simply goes to your hand.
nottingham-theft-defence_first = The victim may ward the theft off before a card is drawn.
nottingham-theft-unseen = The stolen card is drawn blind.
nottingham-theft-random = Every card in the victim’s hand is equally likely.
nottingham-theft-pay = The victim of a theft is given the silver.
nottingham-theft-pay_after = The silver joins the hand only after the draw, so it cannot be drawn itself.
nottingham-theft-to_hand = Thief and victim take their new cards into their hands.
nottingham-theft-private = Only thief and victim know which card was stolen; the silver is open.

## Rules: laying an ambush

# $ambush: name of the ambush card.
nottingham-ambush_lay-look_two = You take the top two ambush cards and look at them alone.
    .refusal = This is not one of the two ambush cards you are looking at: { $ambush }.
nottingham-ambush_lay-return_one = Of the two ambush cards you looked at, one goes face down under the ambush deck.
nottingham-ambush_lay-keep_one = The other of the two ambush cards is laid face down in front of you.
    .refusal = Choose which of the two ambush cards you lay.
# $ambush: name of the ambush card.
nottingham-ambush_lay-not_own_colour = You cannot keep the card in your own colour.
    .refusal = This is your own colour ({ $ambush }): you must lay the other card.
nottingham-ambush_lay-other_forced = If one of the two shows your colour, you must keep the other; both never do.
nottingham-ambush_lay-gold_under = The gold lies open and crosswise under the ambush.
nottingham-ambush_lay-not_hand = The ambush and its gold are no hand cards: they do not count for favours and cannot be stolen or discarded.
nottingham-ambush_lay-worthless = At the end an ambush and its gold are worth nothing.
nottingham-ambush_lay-several = You may have any number of ambushes.
    .ruling = The rulebook sets no limit.
nottingham-ambush_lay-deck_empty = If no ambush card is left, gold can only be taken.
    .ruling = The rulebook is silent; an ambush needs a card.
nottingham-ambush_lay-deck_one = If one ambush card is left, you look at it and must lay it, unless it shows your colour: then it stays and the gold goes to your hand.
    .ruling = The rulebook is silent; this does as much of the action as possible.
nottingham-ambush_lay-supply = With three players there are nine ambush cards, so only one is left when eight lie out. As there are twelve gold cards, the deck can run out with up to five players and shrink to one card with up to six.
nottingham-ambush_lay-queue = The ambush deck is never shuffled again: cards leave at the top and come back at the bottom.
nottingham-ambush_lay-stays = A laid ambush stays until it strikes or the game ends; nobody can move or attack it.
    .ruling = The rulebook names no other way to remove it.
nottingham-ambush_lay-owner_may_look = You may look at your own ambush again.
    .ruling = The rulebook is silent; you have seen it anyway.
nottingham-ambush_lay-exchange_after = After laying an ambush you may still exchange.
nottingham-ambush_lay-hand_unchanged = Laying an ambush leaves your hand as large as it was.

## Rules: springing an ambush

nottingham-ambush_spring-set_only = An ambush may strike when an opponent lays out a set.
    .refusal = Ambushes strike only when someone else lays out a set.
nottingham-ambush_spring-not_task = An ambush can never strike a task.
# $player: who laid out the set.
nottingham-ambush_spring-always_asked = Every opponent with a laid ambush is asked, whether it fits or not.
    .refusal = { $player }’s set lies open. Only laid ambushes count now: whoever has one strikes with it or passes.
    .ruling = If only fitting ambushes were asked, the question itself would betray them.
nottingham-ambush_spring-optional = You never have to strike.
nottingham-ambush_spring-any_time = You may strike as long as the exchange is pending.
nottingham-ambush_spring-object_card = A card with two objects strikes any opponent’s set of one of them.
nottingham-ambush_spring-colour_card = A colour card strikes any set of the player in that colour, whatever the object.
nottingham-ambush_spring-gold_colour_only = A set of gold can be struck only by the card in its owner’s colour.
# $ambush: name of the ambush card. $card: the object laid out. $player: who laid it out.
nottingham-ambush_spring-must_match = An ambush that does not fit cannot be turned up.
    .refusal = Your ambush does not fit: { $ambush }. { $player } is exchanging { $card }.
nottingham-ambush_spring-not_self = Your own ambushes leave your own exchange alone.
    .refusal = Your ambushes strike others, not your own set.
nottingham-ambush_spring-shown = The striking card is turned up for everyone.
nottingham-ambush_spring-take_one = The striker takes one of the cards laid out into their hand.
nottingham-ambush_spring-no_choice = All cards laid out are equal, so there is nothing to choose.
nottingham-ambush_spring-pay_gold = The victim is given the gold under that very ambush.
nottingham-ambush_spring-gold_to_hand = The gold goes to the victim’s hand and never joins the set, not even a set of gold.
    .ruling = The rulebook only says that the victim gets it; nothing may be added to the set.
nottingham-ambush_spring-no_topping_up = The victim cannot add cards from their hand.
    .refusal = No card can be added to a set that lies open.
nottingham-ambush_spring-card_returns = The used ambush card goes face down under the ambush deck.
# $ambush: name of the ambush card.
nottingham-ambush_spring-one_use = Every laid card strikes once; another strike needs another card.
    .refusal = This ambush does not lie in front of you: { $ambush }.
nottingham-ambush_spring-several = Several ambushes can strike the same exchange.
nottingham-ambush_spring-at_most_three = No more than three can strike one exchange, one for gold: six cards, or four of gold, are always safe.
# $player: who is asked now.
nottingham-ambush_spring-seat_order = Opponents with an ambush are asked clockwise from the exchanger’s left, one strike at a time.
    .refusal = { $player } is asked first.
    .ruling = The rulebook names no order; this is the usual one.
nottingham-ambush_spring-same_player_again = You may strike with several cards and choose which comes first.
    .ruling = The rulebook does not forbid it, and you may own several.
nottingham-ambush_spring-ask_again = After a strike that leaves three or more cards, everyone with an ambush is asked again from the left.
    .ruling = The rulebook allows striking at any time, so no pass is final.
nottingham-ambush_spring-closes_on_round = A whole round without a strike closes the matter.
    .ruling = There has to be an end, and nobody wants to strike any more.
nottingham-ambush_spring-closes_below_three = With fewer than three cards left nobody can strike any more.
    .ruling = Then nothing is being exchanged.
nottingham-ambush_spring-fails = With fewer than three cards left, no exchange takes place.
nottingham-ambush_spring-cards_back = The cards still laid out go back to the victim’s hand.
nottingham-ambush_spring-turn_spent = The victim exchanges nothing else this turn.
nottingham-ambush_spring-sheriff_stays = A failed exchange moves no sheriff and brings no favour.
nottingham-ambush_spring-completes = With three or more cards left, the exchange goes through with those.
nottingham-ambush_spring-no_withdrawal = A set that survives a strike cannot be withdrawn.
    .refusal = Your set lies open: it cannot be withdrawn.
    .ruling = The rulebook knows no withdrawal.
nottingham-ambush_spring-counts_for_favour = The card won and the gold received count as hand cards for the favours that follow.

## Rules: robbery

nottingham-robbery-target = The robber picks any one opponent.
    .refusal = Choose an opponent at this table.
# $player: the chosen target.
nottingham-robbery-target_needs_card = The victim must hold a card; if no opponent does, the pearls can only be taken.
    .refusal = { $player } holds no card: choose someone else.
    .ruling = The rulebook does not mention it; there would be nothing to take.
nottingham-robbery-defence_first = The victim may ward the robbery off before the hand is looked at.
nottingham-robbery-look = The robber looks at the victim’s whole hand.
nottingham-robbery-private = The other opponents must not see the robbed hand.
# $player: the victim.
nottingham-robbery-must_take = The robber must take one of the cards.
    .refusal = Choose a card from { $player }’s hand: you must take one.
# $player: the victim. $card: name of the card.
nottingham-robbery-any_card = Any card may be chosen, pearls too.
    .refusal = { $player } does not hold this card: { $card }.
nottingham-robbery-pay = The victim of a robbery is given the pearls.
nottingham-robbery-pay_after = The choice is made before the pearls join the hand.
nottingham-robbery-card_private = Only robber and victim know which card was taken.

## Rules: raid

nottingham-raid-target = The raider names any one opponent.
    .refusal = Choose an opponent at this table.
# $player: the chosen target.
nottingham-raid-target_needs_card = The victim must hold a card; if no opponent does, the gems can only be taken.
    .refusal = { $player } holds no card: choose someone else.
    .ruling = The rulebook does not mention it; there would be nothing to take.
nottingham-raid-defence_first = The victim may ward the raid off before the hand is shown.
nottingham-raid-hand_shown = The victim lays the whole hand open for everyone.
# $player: the victim.
nottingham-raid-must_take = The raider must take one of the cards.
    .refusal = Choose a card from { $player }’s hand: you must take one.
# $player: the victim. $card: name of the card.
nottingham-raid-any_card = Any card may be chosen, gems too.
    .refusal = { $player } does not hold this card: { $card }.
nottingham-raid-pay = The victim of a raid is given the gems.
nottingham-raid-pay_after = The choice is made before the gems join the hand.
nottingham-raid-card_public = Everyone sees which card is taken.
nottingham-raid-hand_back = After a raid the other cards go back to the victim’s hand.
nottingham-raid-stays_known = What was shown stays known, even when the cards are hidden again.
    .ruling = Nobody can be asked to forget.

## Rules: defence

nottingham-defence-must_take = A necklace turned up must be taken; it has no action at that moment.
nottingham-defence-from_hand = The necklace is the only card that is used from the hand.
    .refusal = You have no necklace in your hand.
nottingham-defence-red_only = A necklace answers theft, robbery and raid.
    .refusal = There is no attack on you to ward off.
nottingham-defence-nothing_else = A necklace answers no ambush, purchase or trade.
    .refusal = A necklace has no effect here.
nottingham-defence-optional = You may keep your necklace and let the attack happen.
# $player: the attacked player.
nottingham-defence-target_only = Only the attacked player may answer.
    .refusal = The attack is on { $player }, who alone may answer it.
# $player: the attacker.
nottingham-defence-at_once = The necklace is played at once, before any card is seen, shown or drawn.
    .refusal = { $player }’s attack goes on: its target answers at once, before any card is seen, or not at all.
nottingham-defence-cancels = An attack that is defended is not carried out.
nottingham-defence-swap = The defender gets the attacking card and the attacker the necklace, each into their hand.
nottingham-defence-public = Necklace and attacking card are open to everyone.
nottingham-defence-one_card = One necklace is enough, and no more than one is spent.
# $player: the attacked player.
nottingham-defence-no_chain = A defence cannot be answered with a necklace.
    .refusal = You are the attacker: the answer is up to { $player }.
    .ruling = A necklace answers red banners only, and defence has none.
nottingham-defence-no_second_target = After a defence the attacker cannot attack somebody else instead.
    .ruling = The attacking card is gone.
nottingham-defence-exchange_after = The attacker may still exchange, even with the necklace just received.
nottingham-defence-later_use = A necklace you received can defend you from the next turn on; no turn has two attacks.
nottingham-defence-marked = The necklace bears a mark, so that you recognise it in your hand.
nottingham-defence-always_asked = Every attacked player is asked, with or without a necklace.
    .ruling = If only owners were asked, the question itself would betray the card.

## Rules: trade

nottingham-trade-everyone_offers = Every opponent who has a fitting card must make an offer for the chest.
    .refusal = You have a card to offer, so your hand stays closed: make an offer.
nottingham-trade-one_or_two = An offer is one card or two, as its maker likes.
    .refusal = Offer one card or two for the chest.
nottingham-trade-open = Offers for the chest lie face up as soon as they are made.
# $player: who is asked now.
nottingham-trade-seat_order = The active player’s left neighbour begins, the others follow clockwise.
    .refusal = { $player } makes an offer first.
# $player: who is asked now.
nottingham-trade-active_makes_none = The active player makes no offer.
    .refusal = The others make the offers; { $player } is asked now.
nottingham-trade-no_chest = An offer contains no chest.
    .refusal = A chest cannot be offered for the chest.
# $card: name of the card.
nottingham-trade-any_other_cards = Any other cards will do, alike or not, necklaces too.
    .refusal = You do not hold enough of this card: { $card }.
nottingham-trade-one_legal_card = With a single fitting card, the offer is that card.
    .refusal = You have only one card that can be offered.
nottingham-trade-proof = If you hold nothing but chests, you make no offer and prove it by showing your whole hand.
    .refusal = You hold nothing but chests: show your hand.
nottingham-trade-proof_timing = The proof is given when your turn to offer comes.
    .ruling = The rulebook does not say when; offers are made in turn anyway.
nottingham-trade-proof_empty = An empty hand offers nothing.
    .refusal = You hold no card, so there is nothing to offer or show.
    .ruling = The rulebook does not mention empty hands; there is nothing to show.
nottingham-trade-offer_binding = An offer once made stands.
    .refusal = Your offer stands; it cannot be changed.
    .ruling = The rulebook is silent; later offers build on it.
nottingham-trade-must_accept = When all have offered, the active player must accept one of the offers.
    .refusal = You must accept one of the offers; a trade cannot be declined.
nottingham-trade-swap = You take the whole accepted offer, and its maker gets the chest.
nottingham-trade-return = All other offers go back to their owners’ hands.
nottingham-trade-no_offer = Without any offer the chest goes to your hand; you may choose the trade all the same.
    .ruling = In the end everyone takes up what lies in front of them, and here that is the chest.
nottingham-trade-no_defence = A trade is no attack, so a necklace does not stop it.
    .refusal = A necklace does not stop a trade: make an offer.

## Rules: exchanging sets

nottingham-exchange-optional = After taking or acting you may exchange, or not.
# $player: whose turn it is.
nottingham-exchange-own_turn = You exchange in your own turn only.
    .refusal = It is { $player }’s turn: exchange in your own.
nottingham-exchange-once = One exchange per turn: a set or a task.
nottingham-exchange-what_pays = Points come from sets and from tasks.
    .refusal = Exchange a set, complete a task, or end your turn.
nottingham-exchange-any_hand_cards = All your hand cards may be used, also those gained this turn.
# $card: name of the card. $count (number): how many you hold.
nottingham-exchange-three_or_more = A set is three or more cards of the same object.
    .refusal = You do not hold that many. Cards of this kind in your hand: { $count } ({ $card }); a set takes three or more.
nottingham-exchange-more_than_three = You may lay out more than three equal cards, as many as you hold.
nottingham-exchange-open = A set is laid out face up.
nottingham-exchange-declared = You declare a set or a task as you lay it out, and that is final.
    .refusal = Your set lies open: what you declared cannot be changed.
    .ruling = The rulebook is silent; ambushes need to know what it is.
nottingham-exchange-always_asked = The active player is asked even with nothing to exchange.
    .ruling = Otherwise the question would tell what is in the hand.
nottingham-exchange-keep_one = One card of the set is kept for points, however large the set.
nottingham-exchange-always_kept = The card of a set that counts points is always kept.
    .ruling = The German text says you may keep it; giving it up never helps.
nottingham-exchange-win_pile = Kept cards lie face down in your win pile.
nottingham-exchange-discard_rest = The other cards of the set are given up, face up beside the pile.
nottingham-exchange-discard_pile = All cards given up form one open discard pile.
nottingham-exchange-win_not_hand = Won cards are out of play: nobody steals them, and they do not count as hand cards.
nottingham-exchange-moves_sheriff = After a completed exchange the sheriff moves and grants favours.

## Rules: tasks

nottingham-task-complete = You complete a task by laying out the cards it shows.
# $card: a card that is missing.
nottingham-task-seven_different = Seven different: one card of each object, seven cards.
    .refusal = “Seven different” takes one of each object; you lack: { $card }.
# $card: the chosen object.
nottingham-task-five_alike = Five alike: five cards of one object, whichever.
    .refusal = “Five alike” takes five equal cards; you hold too few of: { $card }.
# $card: an object of which a pair is missing.
nottingham-task-four_pairs = Four pairs: two cards each of four different objects.
    .refusal = “Four pairs” takes two cards of each; you have no pair of: { $card }.
# $card: an object of which a pair is missing.
nottingham-task-three_pairs = Three pairs: two cards each of three different objects.
    .refusal = “Three pairs” takes two cards of each; you have no pair of: { $card }.
nottingham-task-exact = A task takes exactly its cards, none to spare.
nottingham-task-pairs_differ = Four equal cards are not two pairs.
nottingham-task-discard_all = All cards of a task are discarded; none goes to the win pile.
nottingham-task-two_players = Every task can be completed by two players at most in the whole game.
nottingham-task-first_single = The first to complete a task takes the card with one pawn and the higher value.
nottingham-task-second_double = The second to complete a task takes the other card, which has the lower value on both sides.
nottingham-task-flip = When a second player completes a task, the first player’s card is turned to the lower value.
nottingham-task-stays_single = If nobody else completes the task by the end, its first finisher keeps the higher value.
# $task: name of the task.
nottingham-task-closed = A task completed twice is closed.
    .refusal = Two players have completed this task already: { $task }.
# $task: name of the task.
nottingham-task-once_each = Nobody completes the same task twice, not even to block it.
    .refusal = You have completed this task already: { $task }.
nottingham-task-all_four = One player may complete every task once.
nottingham-task-no_ambush = The cards of a task cannot be ambushed.
nottingham-task-five_task_or_set = Five equal cards can be declared as the task, safe from ambush, or as a set.
nottingham-task-counts_as_exchange = A task is your exchange of the turn and moves the sheriff.
nottingham-task-public = Task cards lie open in front of whoever completed them.

## Rules: sheriff

nottingham-sheriff-step = Every completed exchange moves the sheriff one space.
nottingham-sheriff-clockwise = The sheriff walks clockwise.
nottingham-sheriff-favour_limit = Everyone holding no more cards than the number under the sheriff is favoured.
nottingham-sheriff-new_space = For favours the space the sheriff reaches counts, not the one he leaves.
nottingham-sheriff-all_players = Everyone can be favoured, the exchanging player too.
nottingham-sheriff-after_exchange = Hands are counted after the exchange.
nottingham-sheriff-counted_at_once = All hands are judged at one moment, before any favour is drawn.
    .ruling = The rulebook names no order; this way nobody gains by it.
nottingham-sheriff-hand_only = Ambushes, their gold, won cards and task cards do not count for favours.
nottingham-sheriff-none_without_step = Nothing but a completed exchange brings favours.
nottingham-sheriff-one_card = A favour is the top card of the pile.
nottingham-sheriff-hidden = A favour goes to the hand unseen by the others.
nottingham-sheriff-automatic = A favour cannot be declined.
    .ruling = The German text says players receive the card.
nottingham-sheriff-order = The active player draws a favour first, then the others clockwise.
    .ruling = The rulebook names no order; it matters only when cards run out.
nottingham-sheriff-none_in_town = The town grants nothing: the game is over there.

## Rules: deck

nottingham-deck-reshuffle = When the pile is used up, the discards are turned over, shuffled and become the new pile.
nottingham-deck-on_demand = The discards become the new pile when a card is needed, not earlier.
    .ruling = The texts differ; this way the discards of the same turn join in.
nottingham-deck-during_favours = The pile can also run out between two favours.
nottingham-deck-what_is_shuffled = Only discards come back; hands, win piles, ambushes and their gold stay.
nottingham-deck-finite = Between two steps of the sheriff the piles only get smaller, so every game ends.
nottingham-deck-no_empty_hand = With the numbers of this road nobody is ever without cards between turns.

## Rules: emergency

nottingham-emergency-trigger = If there are no discards either when a card is needed, the emergency takes place.
# $limit (number): hand cards allowed.
nottingham-emergency-discard = Everyone above the limit discards down to it.
    .refusal = You are not above the limit of { $limit } and discard nothing.
nottingham-emergency-limit_now = The limit is the number the sheriff stands on, and hands count as they are now.
# $card: name of the card.
nottingham-emergency-own_choice = In an emergency everyone chooses which of their cards to discard.
    .refusal = You have none of these left to discard: { $card }.
# $limit (number): hand cards allowed.
nottingham-emergency-exact = Nobody discards more or fewer cards than needed.
    .refusal = Discard until your hand is down to exactly { $limit }, no more and no fewer.
nottingham-emergency-simultaneous = All concerned choose at the same time, unseen by each other.
    .ruling = The rulebook names no order; this way nobody has to go first.
nottingham-emergency-face_up = The chosen cards then go face up to the discards.
    .ruling = The discard pile lies open.
nottingham-emergency-hand_only = Ambushes and their gold are not touched.
nottingham-emergency-step = After the discards the sheriff moves one space.
nottingham-emergency-no_favour = The sheriff’s step in an emergency grants no favour.
nottingham-emergency-then_draw = The discards become the new pile, and the interrupted draw goes on.
nottingham-emergency-into_town = If the step enters the town, the game ends there and then.
# $limit: the limit in town.
nottingham-emergency-in_town = While the sheriff is still in town at the start, the limit is { $limit }, and his step leaves the town.
    .ruling = The town bears no number. Unless a box says otherwise, this is the mildest limit of our own road.
nottingham-emergency-during_favours = If cards run out during favours, the emergency takes place at once; then the others draw.
    .ruling = The rulebook ties the emergency to the empty piles, whenever that is.
nottingham-emergency-served_count = Whoever is above the limit because of a favour just drawn discards too.
nottingham-emergency-once_per_favours = There is one emergency per round of favours; whoever is still unserved gets nothing.
    .ruling = Otherwise one exchange could move the sheriff again and again.
nottingham-emergency-no_card = If an emergency frees no card to turn up, the turn goes on with the exchange.
    .ruling = The rulebook does not foresee it; this keeps the game going.
# $track_from: ours, or yours if the players brought a road.
nottingham-emergency-always_frees = { $track_from ->
    [ours] With the numbers of this road an emergency always frees at least five cards.
   *[yours] With large numbers on the road, an emergency may free few cards, or none.
}

## Rules: end

nottingham-end-town = The game ends the moment the sheriff is moved onto the town again.
nottingham-end-start_is_no_return = That the sheriff stands in town at the start ends nothing.
nottingham-end-exchange_counts = The exchange that brought the sheriff home counts.
nottingham-end-eighth_task = The game also ends the moment a player takes the eighth task card.
nottingham-end-eighth_no_step = For the eighth task card the sheriff is not moved and no favour is drawn.
nottingham-end-eighth_flips = The first finisher of the eighth card’s task still turns their own card to the lower value.
nottingham-end-at_once = No round is finished and no last turns are given.
    .refusal = The game is over.

## Rules: score

nottingham-score-sum = Your score is the value of your win pile and of your task cards.
nottingham-score-card_value = A won card counts the number on its money bag.
nottingham-score-hand_nothing = Cards in hand count nothing.
nottingham-score-ambush_nothing = Laid ambushes and their gold count nothing.
nottingham-score-tie_win_pile = Among equals the larger win pile wins.
nottingham-score-tie_objects_only = Task cards do not belong to the win pile.
nottingham-score-tie_shared = Players who are still equal share the victory.

## Rules: info

nottingham-info-hand_hidden = Hands are secret.
nottingham-info-hand_size = Everyone can see how many cards each hand has.
    .ruling = Favours depend on it.
nottingham-info-counts = The sizes of all piles, of the ambush deck and the number of ambushes are open too.
    .ruling = Cards on a table can be counted.
nottingham-info-entering_cards = Only start cards and favours leave the pile unseen; every other card is turned up for all.
nottingham-info-pile_order = Nobody ever sees the order of the pile.
nottingham-info-discard_open = Everyone may count the discards at any time.
    .ruling = They lie face up, and everybody has seen them go there.
nottingham-info-win_pile = Of a win pile you see the backs and how many there are; what lies in it follows from the open exchanges.
    .ruling = Everybody saw the sets, so the memory aid may name the cards.
nottingham-info-ambush_face = The face of an ambush is known to its owner alone until it strikes.
nottingham-info-ambush_owner_excluded = Everyone knows that a laid ambush is not in its owner’s colour.
nottingham-info-ambush_bottom = Whoever put a card under the ambush deck knows it lies there; where a used ambush lies, everyone knows.
nottingham-info-paid_cards_open = A card that pays for a theft, robbery, raid, defence, purchase or trade is known to all in its new hand.
nottingham-info-offers_known = Offers show that their owners hold these cards, even after they are taken back.
nottingham-info-proof_exact = A hand shown as proof is known exactly.
nottingham-info-declining_tells_nothing = Not defending, not striking or not exchanging proves nothing.
nottingham-info-decision_public = Who must decide next follows from open facts only.
    .ruling = Otherwise the question itself would betray a hidden card.
nottingham-info-log_per_seat = The log names a hidden card only to those who saw it.
nottingham-info-memory_aid = A memory aid may show you what you have seen and can still be sure of, the same for everyone.
    .ruling = The advice asks you to watch; the aid only remembers.

## Rules: advice

nottingham-hint-lay_out_more = Extra cards in a set protect it from ambushes and may bring your hand under the limit.
nottingham-hint-watch_collections = Remember what the others took openly.
nottingham-hint-watch_sheriff = Saving for a large task means a big hand and few favours.
nottingham-hint-ambush_threat = A lost exchange hurts, as there is only one per turn.
nottingham-hint-five_alike = Five alike pays well, but takes long, attracts attacks and often ends at the lower value.
nottingham-hint-three_pairs = Three pairs are weak early on and useful near the end.

## Rules: differences

nottingham-difference-blank_cards = German: blank cards are not needed. Italian: they are listed. Here: unused.
nottingham-difference-colour_use = German: colours matter for the whole ambush action. Italian: only when it strikes. Here: as in German.
nottingham-difference-action_summary = German: an action swaps with one player. Italian: with other players. No effect here.
nottingham-difference-laid_open = Only the German text says that set, action card and gold lie face up. Here: face up.
nottingham-difference-keep_card = German: you may keep one card. Italian: you keep it. Here: always kept.
    .ruling = Giving it up never helps.
nottingham-difference-discard_name = German has two words for the discard pile, Italian one. Here: one pile.
nottingham-difference-second_task_card = German: the second card. Italian: the card with two pawns. It is the same card.
nottingham-difference-favour = German: players receive a card. Italian: they are entitled to one. Here: they get it automatically.
    .ruling = The German original decides.
nottingham-difference-reshuffle = German: when the pile is empty. Italian: when it is not enough. Here: when a card is needed.
    .ruling = Neither text says whether at once or on demand; this way the discards of the same turn join in.
nottingham-difference-eighth_task = German: the eighth card is taken. Italian: the eighth task is completed. It is the same moment.
nottingham-difference-offer_from_hand = Only the Italian text says that a purchase offer comes from the hand. It does.
nottingham-difference-proof = German: prove it by showing the hand. Italian: announce it and show all cards. Here: the whole hand, to all.
nottingham-difference-theft_random = German: drawn face down. Italian: at random. Here: both.
nottingham-difference-strike_time = German: an ambush strikes at any time. Italian: nothing said. Here: no pass is final.
nottingham-difference-strike_which = German: the ambush. Italian: one of your ambush cards. Here: several are possible.
    .ruling = Neither text sets a limit.
nottingham-difference-strike_number = German: three or more equal cards. Italian: not always repeated. Here: as in German.
nottingham-difference-failed_set = German: three equal objects must be left. Italian: three cards. Here: the gold received does not help.
nottingham-difference-trade_makers = German: fellow players make offers. Italian: all players. Here: not the active one.
nottingham-difference-trade_after = German: all take up what lies before them. Italian: the others take back their offers. Here: a chest without an offer goes to the active player’s hand.
    .ruling = The German original settles the case without offers.
nottingham-difference-chest_name = German has two names for the chest, Italian one. It is one card.

## Pieces, as sentences call them; .short for tight places

nottingham-piece-copper = copper
    .short = copper
    .listed =
        { $count ->
            [one] copper
           *[other] { $count } × copper
        }
nottingham-piece-silver = silver
    .short = silver
    .listed =
        { $count ->
            [one] silver
           *[other] { $count } × silver
        }
nottingham-piece-gold = gold
    .short = gold
    .listed =
        { $count ->
            [one] gold
           *[other] { $count } × gold
        }
nottingham-piece-pearls = pearls
    .short = pearls
    .listed =
        { $count ->
            [one] pearls
           *[other] { $count } × pearls
        }
nottingham-piece-gems = gems
    .short = gems
    .listed =
        { $count ->
            [one] gems
           *[other] { $count } × gems
        }
nottingham-piece-necklace = necklace
    .short = necklace
    .listed =
        { $count ->
            [one] necklace
           *[other] { $count } × necklace
        }
nottingham-piece-chest = chest
    .short = chest
    .listed =
        { $count ->
            [one] chest
           *[other] { $count } × chest
        }
nottingham-piece-purchase = purchase
    .short = purchase
nottingham-piece-theft = theft
    .short = theft
nottingham-piece-ambush = ambush
    .short = ambush
nottingham-piece-robbery = robbery
    .short = robbery
nottingham-piece-raid = raid
    .short = raid
nottingham-piece-defence = defence
    .short = defence
nottingham-piece-trade = trade
    .short = trade
nottingham-piece-red = red
    .short = red
nottingham-piece-purple = purple
    .short = purple
nottingham-piece-yellow = yellow
    .short = yellow
nottingham-piece-blue = blue
    .short = blue
nottingham-piece-white = white
    .short = white
nottingham-piece-green = green
    .short = green
nottingham-piece-gray = grey
    .short = grey
nottingham-piece-copper-chest = copper and chest
    .short = copper/chest
nottingham-piece-chest-silver = chest and silver
    .short = chest/silver
nottingham-piece-silver-necklace = silver and necklace
    .short = silver/necklace
nottingham-piece-necklace-pearls = necklace and pearls
    .short = necklace/pearls
nottingham-piece-pearls-gems = pearls and gems
    .short = pearls/gems
nottingham-piece-gems-copper = gems and copper
    .short = gems/copper
nottingham-piece-copper-silver = copper and silver
    .short = copper/silver
nottingham-piece-copper-pearls = copper and pearls
    .short = copper/pearls
nottingham-piece-copper-necklace = copper and necklace
    .short = copper/necklace
nottingham-piece-silver-pearls = silver and pearls
    .short = silver/pearls
nottingham-piece-silver-gems = silver and gems
    .short = silver/gems
nottingham-piece-pearls-chest = pearls and chest
    .short = pearls/chest
nottingham-piece-gems-necklace = gems and necklace
    .short = gems/necklace
nottingham-piece-gems-chest = gems and chest
    .short = gems/chest
nottingham-piece-necklace-chest = necklace and chest
    .short = necklace/chest
nottingham-piece-seven_different = seven different
    .short = 7 different
nottingham-piece-five_alike = five alike
    .short = 5 alike
nottingham-piece-four_pairs = four pairs
    .short = 4 pairs
nottingham-piece-three_pairs = three pairs
    .short = 3 pairs
nottingham-card-back = hidden card

## Actions
## The variables are the fields of the actions.

nottingham-action-take = Take the card
nottingham-action-purchase = Purchase: ask for offers
nottingham-action-trade = Trade: ask for offers
nottingham-action-lay = Lay an ambush
nottingham-action-steal = Steal from { $target }
nottingham-action-rob = Rob { $target }
nottingham-action-raid = Raid { $target }
nottingham-action-defend = Defend with a necklace
nottingham-action-pick = Take this card: { $card }
nottingham-action-keep = Lay this ambush: { $ambush }
nottingham-action-offer = Offer: { $cards }
nottingham-action-show = Show your hand
nottingham-action-accept = Accept { $giver }’s offer
nottingham-action-refuse = Refuse all offers
nottingham-action-exchange = Exchange { $count } × { $card }
nottingham-action-complete = Complete the task “{ $task }”: { $cards }
nottingham-action-strike = Strike with this ambush: { $ambush }
nottingham-action-discard = Discard: { $card }
nottingham-action-pass = Pass
nottingham-action-pass-defend = Let it happen
nottingham-action-pass-exchange = Exchange nothing
nottingham-action-pass-strike = Do not strike

## Status line
## $player: who is to act.

nottingham-status-choose = Your turn: take the card or use its action.
nottingham-status-choose-wait = { $player } takes the card or uses its action.
nottingham-status-defend = { $seat } attacks you ({ $action }): defend with a necklace or let it happen.
nottingham-status-defend-bare = { $seat } attacks you ({ $action }): without a necklace you have to let it happen.
nottingham-status-defend-wait = { $player } is attacked and may defend.
nottingham-status-rob = Choose a card from the hand you are looking at.
nottingham-status-rob-wait = { $player } is looking at a hand and chooses a card.
nottingham-status-raid = Choose a card from the open hand.
nottingham-status-raid-wait = { $player } chooses a card from the open hand.
nottingham-status-keep = Choose which of the two ambush cards you lay.
nottingham-status-keep-wait = { $player } is looking at two ambush cards.
nottingham-status-offer = Offer a card for the copper, face down.
nottingham-status-offer-wait = Still to offer a card for the copper: { $player }.
nottingham-status-buy = Accept an offer or refuse them all.
nottingham-status-buy-wait = { $player } chooses among the offers.
nottingham-status-bid = Offer one card or two for the chest, openly.
nottingham-status-bid-wait = { $player } makes an offer for the chest.
nottingham-status-trade = Accept one of the offers.
nottingham-status-trade-wait = { $player } chooses among the offers.
nottingham-status-exchange = You may exchange a set or complete a task.
nottingham-status-exchange-bare = Nothing to exchange this time.
nottingham-status-exchange-wait = { $player } may exchange cards for points.
nottingham-status-strike = A set lies open: strike with an ambush or pass.
nottingham-status-strike-wait = { $player } may strike with an ambush.
nottingham-status-discard = Emergency: choose cards to discard.
# $count, $limit (numbers): cards chosen to be discarded, and how many are wanted.
nottingham-status-discarding = Emergency! Chosen: { $count } of { $limit }.
nottingham-status-discard-wait = Still to discard: { $player }.
nottingham-status-over = The game is over.

## Log
## The variables are the fields of the events; seats and pieces come in words.

nottingham-event-dealt = Everyone gets three cards; { $starter } starts.
nottingham-event-revealed = { $seat } turns up: { $card }.
nottingham-event-no_card = There is no card for { $seat } to turn up.
nottingham-event-took =
    { $is_forced ->
        [yes] { $seat } has to take: { $card }.
       *[no] { $seat } takes: { $card }.
    }
nottingham-event-called = { $seat } chooses the action { $action } with: { $card }.
nottingham-event-attacked = { $seat } attacks { $target }: { $action } with { $card }.
nottingham-event-allowed = { $seat } lets it happen.
nottingham-event-defended = { $seat } defends with a necklace, gives it to { $target } and takes: { $card }.
nottingham-event-stole = { $seat } steals from { $target }: { $card }. The silver pays for it.
nottingham-event-stole-unseen = { $seat } steals a card from { $target }. The silver pays for it.
nottingham-event-searched = { $seat } looks at { $target }’s hand: { $cards }.
nottingham-event-searched-unseen = { $seat } looks at { $target }’s hand.
nottingham-event-robbed = { $seat } robs { $target } of: { $card }. The pearls pay for it.
nottingham-event-robbed-unseen = { $seat } robs { $target } of a card. The pearls pay for it.
nottingham-event-bared = { $seat } shows everyone their hand: { $cards }.
nottingham-event-raided = { $seat } raids { $target } and takes: { $card }. The gems pay for it.
nottingham-event-answered = { $seat } lays an offer face down: { $card }.
nottingham-event-answered-unseen = { $seat } has answered.
nottingham-event-offered = { $seat } offers: { $cards }.
nottingham-event-proved = { $seat } has nothing to offer and shows their hand: { $cards }.
nottingham-event-swapped = { $seat } accepts { $giver }’s offer: { $cards }. { $giver } gets: { $card }.
nottingham-event-refused = { $seat } refuses all offers and takes: { $card }.
nottingham-event-no_offer = Nobody can offer anything; { $seat } takes: { $card }.
nottingham-event-looked = { $seat } looks at ambush cards: { $ambushes }.
nottingham-event-looked-unseen =
    { $count ->
        [one] { $seat } looks at { $count } ambush card.
       *[other] { $seat } looks at { $count } ambush cards.
    }
nottingham-event-laid = { $seat } lays an ambush: { $ambush }.
nottingham-event-laid-unseen = { $seat } lays an ambush.
nottingham-event-put_back = The last ambush card is { $seat }’s own colour ({ $ambush }); it stays, and { $seat } takes: { $card }.
nottingham-event-declined = { $seat } exchanges nothing.
nottingham-event-laid_out = { $seat } lays out a set: { $count } × { $card }.
nottingham-event-held_back = { $seat } does not strike.
nottingham-event-struck =
    { $count ->
        [one] { $seat } strikes { $victim } with an ambush ({ $ambush }) and takes: { $card }. { $count } card is left; the gold goes to { $victim }.
       *[other] { $seat } strikes { $victim } with an ambush ({ $ambush }) and takes: { $card }. { $count } cards are left; the gold goes to { $victim }.
    }
nottingham-event-failed = Too few cards are left: { $seat } takes back { $count } × { $card }.
nottingham-event-exchanged =
    { $seat } exchanges { $count } × { $card } for { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
nottingham-event-completed =
    { $seat } completes the task “{ $task }” for { $value ->
        [one] { $value } point
       *[other] { $value } points
    }: { $cards }.
nottingham-event-turned =
    { $owner }’s card for the task “{ $task }” counts { $value ->
        [one] { $value } point
       *[other] { $value } points
    } now.
nottingham-event-stepped = The sheriff moves to space { $space }, number { $number }.
nottingham-event-returned = The sheriff is back in town.
nottingham-event-favoured = { $seat } receives a favour: { $card }.
nottingham-event-favoured-unseen = { $seat } receives a favour.
nottingham-event-unserved = There is no card left for { $seat }’s favour.
nottingham-event-reshuffled =
    { $count ->
        [one] The discards become the new pile: { $count } card.
       *[other] The discards become the new pile: { $count } cards.
    }
nottingham-event-emergency =
    Emergency: both piles are empty. Whoever holds more than { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    } discards down to that number.
nottingham-event-set_aside = { $seat } chooses a card to discard: { $card }.
nottingham-event-set_aside-unseen = { $seat } chooses a card to discard.
nottingham-event-discarded = { $seat } discards: { $cards }.
nottingham-event-ended =
    { $reason ->
        [tasks] { $seat } has taken the eighth task card: the game is over.
       *[town] The sheriff is home: the game is over.
    }
nottingham-event-scored =
    { $seat }: { $won ->
        [one] { $won } point
       *[other] { $won } points
    } in the win pile, { $tasks } from tasks = { $total }.

## Outcome

nottingham-outcome-town = The sheriff came back to town.
nottingham-outcome-tasks = The eighth task card was taken.

## Why a move is good (hints and coach)

nottingham-reason-take =
    { $count ->
        [0] A start for a collection: { $card }.
        [one] You already hold one of this kind: { $card }.
       *[other] You already hold { $count } of this kind: { $card }.
    }
nottingham-reason-purchase = Let the others offer: you can still keep the copper.
nottingham-reason-trade = The offers may bring two cards for one.
nottingham-reason-lay = An ambush may spoil somebody’s exchange later.
nottingham-reason-defend = The attack fails, and you get for the necklace: { $card }.
nottingham-reason-pass = Your cards stay as they are for now.
nottingham-reason-pick =
    { $count ->
        [0] A start for a collection: { $card }.
        [one] It joins the one you hold: { $card }.
       *[other] It joins the { $count } you hold: { $card }.
    }
nottingham-reason-keep =
    { $count ->
        [0] Somebody may be collecting what it waits for: { $ambush }.
        [one] You know of one card it waits for in another hand: { $ambush }.
       *[other] You know of { $count } cards it waits for in other hands: { $ambush }.
    }
nottingham-reason-show = There is nothing you could offer.
nottingham-reason-accept =
    { $count ->
        [one] { $giver } gives one card for yours.
       *[other] { $giver } gives { $count } cards for yours.
    }
nottingham-reason-refuse = The copper goes to your hand.
nottingham-reason-exchange =
    A sure { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for your { $card }.
nottingham-reason-exchange_more = { $count } × { $card }: the extra cards guard against an ambush and make the hand smaller.
nottingham-reason-complete =
    The task “{ $task }” brings about { $value ->
        [one] { $value } point
       *[other] { $value } points
    } and cannot be ambushed.
nottingham-reason-strike = A card for you and a setback for the other: { $ambush }.
nottingham-reason-spare =
    { $count ->
        [one] The only one of its kind you hold: { $card }.
       *[other] You hold { $count } of it: { $card }.
    }
nottingham-reason-keep_player =
    { $count ->
        [one] It waits for { $target }, who holds a single card: { $ambush }.
       *[other] It waits for { $target }, who holds { $count } cards: { $ambush }.
    }
nottingham-reason-attack =
    { $count ->
        [one] { $target } holds one card.
       *[other] { $target } holds { $count } cards.
    }
nottingham-reason-allow = No necklace is spent on it.

## Labels at the table

nottingham-label-pile = Draw pile
nottingham-label-discards = Discards
nottingham-label-hand = Hand
nottingham-label-win_pile = Win pile
nottingham-label-tasks = Tasks
nottingham-label-ambushes = Ambushes
nottingham-panel-won =
    { $count ->
        [one] { $count } card won
       *[other] { $count } cards won
    }
nottingham-panel-ambushes =
    { $count ->
        [one] { $count } ambush
       *[other] { $count } ambushes
    }
nottingham-label-ambush_deck = Ambush deck
nottingham-label-road = The sheriff’s road
nottingham-label-revealed = Turned up
nottingham-label-laid_out = Laid out
nottingham-label-memory = What you know
nottingham-label-defence_mark = Defends from the hand
# $count (number).
nottingham-label-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
nottingham-option-memory = Memory aid
    .help = Shows everyone what they have seen and can still be sure of: cards in other hands, win piles, places in the ambush deck.
nottingham-option-memory-on = With memory aid
nottingham-option-memory-off = From memory
nottingham-option-starter = Who starts
    .help = Drawn by lot, or the seat you agree on.
nottingham-option-starter-drawn = Drawn by lot
nottingham-option-starter-1 = Seat 1
nottingham-option-starter-2 = Seat 2
nottingham-option-starter-3 = Seat 3
nottingham-option-starter-4 = Seat 4
nottingham-option-starter-5 = Seat 5
nottingham-option-starter-6 = Seat 6
nottingham-option-starter-7 = Seat 7
nottingham-option-colours = Colours
    .help = They matter for ambushes alone. If seats are drawn by lot, the colours stay with the seats.
nottingham-option-box = Box
    .help = If you own the game: a file with your box’s road, task values and ambush cards in place of what we had to reconstruct.
nottingham-option-box-none = Ours, reconstructed

## Player aid

nottingham-aid-1 = Turn up a card. Take it or use its action. Then you may exchange once.
nottingham-aid-2 = Copper 7, purchase: everyone offers a card face down; take one for the copper or keep it.
nottingham-aid-3 = Silver 8, theft: draw a random card. Pearls 10, robbery: look and choose. Gems 11, raid: all look, you choose.
nottingham-aid-4 = Gold 9, ambush: look at two ambush cards, lay one on the gold, not your own colour.
nottingham-aid-5 = Necklace 12, defence: always taken; from the hand it wards off theft, robbery and raid.
nottingham-aid-6 = Chest 13, trade: everyone openly offers one card or two; you must accept one offer.
nottingham-aid-7 = Exchange: three or more alike, keep one for points; or complete a task: each only once, and two players at most per task.
nottingham-aid-8 = Then the sheriff moves: whoever holds no more cards than his number gets one. Back in town, or with the eighth task card, the game ends.

## Tutorial

nottingham-tutorial-1 = Welcome to Nottingham! You collect taxes for the sheriff: sets of equal cards and tasks bring points.
nottingham-tutorial-2 = Each turn a card is turned up for all to see. Take it, or use the action on its banner.
nottingham-tutorial-3 = Copper buys: everyone offers you a card face down. Take one for the copper, or keep the copper.
nottingham-tutorial-4 = Red banners attack: steal a random card with silver, look and choose with pearls, or raid openly with gems. The attacking card pays for it.
nottingham-tutorial-5 = A necklace in your hand wards off an attack: you swap it for the attacking card.
nottingham-tutorial-6 = The chest is traded: everyone openly offers one card or two, and you must accept an offer.
nottingham-tutorial-7 = Gold lays an ambush. It strikes when someone lays out a fitting set: you take a card, and with fewer than three left the exchange fails.
nottingham-tutorial-8 = Now exchange: three or more equal cards. One goes to your win pile for its value. More cards are safer from ambushes.
nottingham-tutorial-9 = Tasks bring more, cannot be ambushed, and count most while you are the only one to complete them.
nottingham-tutorial-10 = Every exchange moves the sheriff, and whoever holds few cards gets one from him. When he is home, it is over. Good luck!

### The web table
## Web table: labels, the moment in words, the account

nottingham-discards-empty = Nothing has been discarded yet.
nottingham-label-county = The county
nottingham-label-players = At the table
nottingham-label-own_ambushes = Your ambushes
nottingham-label-colour = Colour

nottingham-deed-purchase = Purchase
    .help = Everybody offers you a card face down for the copper. Take one, or keep the copper.
nottingham-deed-theft = Theft
    .help = Draw a card unseen from somebody’s hand. You pay with the silver.
nottingham-deed-ambush = Ambush
    .help = Look at two ambush cards and lay one before you, across the gold.
nottingham-deed-robbery = Robbery
    .help = Look at somebody’s hand and take a card. You pay with the pearls.
nottingham-deed-raid = Raid
    .help = Somebody lays their hand open to all, and you take a card. You pay with the gems.
nottingham-deed-defence = Defence
    .help = Goes to your hand. From there the necklace wards off a theft, robbery or raid.
nottingham-deed-trade = Trade
    .help = In turn everybody offers you 1 or 2 cards openly for the chest. You must accept one offer.
# $single, $double (numbers): points.
nottingham-task-worth =
    { $single ->
        [one] { $single } point
       *[other] { $single } points
    } alone, { $double } each for two
nottingham-task-done = Completed by { $players }
nottingham-task-preview = for the task: { $task }. The cards are discarded.
nottingham-offer-hidden = { $player } has offered face down
nottingham-offer-open = { $player } has not offered yet
nottingham-offer-none = { $player } offers nothing
nottingham-offer-cards = { $player } offers { $cards }
# $space, $number, $left (numbers): the space, its number, the steps that are left.
nottingham-road-space =
    The sheriff stands on space { $space } with the number { $number }; { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } left to Nottingham
nottingham-road-town =
    The sheriff is in Nottingham; { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } until he is back
nottingham-road-home = The sheriff is back in Nottingham
nottingham-road-stone =
    Space { $space }: whoever holds at most { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } gets one more.
# $player: a name; the others are numbers.
nottingham-seat-sentence = { $player }: { $hand } in hand, { $won } in the win pile, ambushes: { $ambushes }.
nottingham-keep-own = Keep one and lay it across the gold. The other goes under the deck.
nottingham-keep-wait = { $player } chooses an ambush.
nottingham-exchange-sets = Three or more alike:
# $count (number), $card: an object.
nottingham-exchange-set = Exchange { $card } ({ $count } in hand)
nottingham-exchange-task_only = A task is waiting for your cards.
nottingham-exchange-nothing = You have nothing to exchange: the match goes on by itself.
nottingham-exchange-wait = { $player } may exchange cards.
# $count (number): cards that are given up.
nottingham-exchange-preview =
    to your win pile; { $count ->
        [one] { $count } card is
       *[other] { $count } cards are
    } discarded.
nottingham-exchange-count = How many cards
nottingham-exchange-fewer = one fewer
nottingham-exchange-more = one more
nottingham-strike-own = Do you strike?
nottingham-strike-wait = Does { $player } strike from ambush?
# $cards: what the emergency takes from one player.
nottingham-label-discarding = Discard: { $cards }
nottingham-emergency-note =
    Both piles are empty: whoever holds more than { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    } discards down to that number.
nottingham-key-take = take the turned-up card
nottingham-key-purchase = purchase
nottingham-key-trade = trade
nottingham-key-lay = lay an ambush
nottingham-key-defend = defend with the necklace
nottingham-key-show = show your hand
nottingham-key-refuse = refuse all offers
nottingham-key-pass = do nothing
nottingham-scoring-step-won = Win pile
nottingham-scoring-step-tasks = Tasks
nottingham-stat-sets = Most sets exchanged
nottingham-stat-tasks = Most tasks
nottingham-stat-attacks = Most successful attacks
nottingham-stat-attacked = Robbed most often
nottingham-stat-defended = Defended most often
nottingham-stat-struck = Most ambushes sprung
nottingham-stat-favours = The sheriff’s favourite

## Results shown on a card
nottingham-shown-attack = { $seat } attacks { $target }
nottingham-shown-paid = { $seat } gets for it: { $card }.
nottingham-shown-defence = { $seat } wards off { $target }
nottingham-shown-deal = { $seat } deals with { $giver }
nottingham-shown-exchanged = { $seat } exchanges a set
nottingham-shown-failed = { $seat }’s exchange fails
nottingham-shown-task = { $seat } completes a task

## Answers in advance

nottingham-ahead-spare = Never strike from ambush
nottingham-ahead-spare_small = Strike from ambush only at sets of four cards or more; then ask me
nottingham-ahead-yield = Never defend with a necklace
