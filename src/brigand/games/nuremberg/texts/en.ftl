### Nuremberg

## The game

nuremberg-name = Nuremberg
nuremberg-weight = deep
nuremberg-tagline = Build the free city and its walls, and trade along five roads.
nuremberg-about = A game of trade and building for three or four players; it takes one and a half to two hours. Your settlements along five roads bring resources, your workshops turn them into goods, and the gold from Frankfurt, Prague and Venice builds the walls of the old city. Whoever has thirteen points in their own turn wins; in the year 1400 time runs out.

## Chapters

nuremberg-chapter-components = What is in the box
nuremberg-chapter-map = The surroundings
nuremberg-chapter-city = The old city
nuremberg-chapter-setup = Setting up
nuremberg-chapter-beginner = The beginners’ opening
nuremberg-chapter-expert = The experts’ opening
nuremberg-chapter-turn = Your turn
nuremberg-chapter-build = Building
nuremberg-chapter-card = The event card
nuremberg-chapter-harvest = The harvest
nuremberg-chapter-event = The events
nuremberg-chapter-trade = Trading with players
nuremberg-chapter-bank = Trading with the bank
nuremberg-chapter-station = Toll stations
nuremberg-chapter-settlement = Settlements
nuremberg-chapter-workshop = Workshops
nuremberg-chapter-wall = City walls
nuremberg-chapter-tower = Towers
nuremberg-chapter-sale = Making and selling goods
nuremberg-chapter-knight = The robber knight
nuremberg-chapter-right = Rights of way
nuremberg-chapter-council = Prestige and councils
nuremberg-chapter-time = The years
nuremberg-chapter-end = End of the game
nuremberg-chapter-three = Three players
nuremberg-chapter-info = Who knows what

## Every rule of the game has one message. .ruling says why this table decides so where the rulebook is silent;
## .refusal is spoken to the player whose action breaks the rule. Its variables: $player, $lacking, $thing, $road and the
## like are words, $count, $seats, $limit, $tile and $toll are numbers.

## Rules: components

nuremberg-components-players = Three or four people can play.
    .refusal = This game needs three or four players; seats at this table: { $seats }.
nuremberg-components-colours = There are four colours: white, red, blue and orange. No two of you share one.
nuremberg-components-board = One half of the board is the old city with its twelve sectors, the other the land around it, where the whole city fills just one hex.
nuremberg-components-terrain = Forests give wood, pastures wool, fields grain, hills clay and mountains ore.
nuremberg-components-resource_cards = There are 100 resource cards in the box.
nuremberg-components-resource_split = Each of the five kinds has 20 cards.
nuremberg-components-event_cards = All 36 event cards belong to a single deck.
nuremberg-components-pieces = You own 5 settlements, 4 workshops and 15 toll stations of your colour.
nuremberg-components-piece_limit = Once you have used up a sort of piece, you cannot build that sort any more.
    .refusal = You have no piece of this sort left: { $piece }.
nuremberg-components-walls_towers = The 26 wall tiles and 16 towers have no colour; everybody builds from the same stock.
nuremberg-components-prestige_enough = Prestige tokens never run out: every wall and tower together would bring 58, and there are 86.
nuremberg-components-gold_tokens = Gold comes in ones and fives, 146 in all.
nuremberg-components-gold_endless = The bank always has enough gold.
    .ruling = The rulebook does not say what happens when the tokens run out; we treat them as change.
nuremberg-components-point_cards = Eight cards are worth points: five rights of way and three seats in a council.
nuremberg-components-markers = One marker shows the year, and there is one robber knight.
nuremberg-components-unprinted = Some values stood only on the printed board and cards, which we have not seen. We rebuilt them to fit everything that is known, and say openly which they are.

## Rules: map

nuremberg-map-numbers = Every number from 3 to 12 except 7 lies on three hexes and the 2 on two: 29 numbered hexes.
nuremberg-map-four = The three 4s lie on a pasture, a field and a mountain.
nuremberg-map-layout = Where the other terrains and numbers lie is our reconstruction.
nuremberg-map-shading = The ring around a number fills up with the cards that carry it: five for a 6, one for a 12.
nuremberg-map-crossing = A crossing is a point where three hexes touch.
nuremberg-map-roads = Five roads leave the city. I, II and III end in Frankfurt, Prague and Venice; IV and V reach no city.
nuremberg-map-courses = The course and length of the roads, and which numeral leads where, are our reconstruction.

## Rules: city

nuremberg-city-sectors = Ten sectors make goods, two for each of five sorts; the other two are the market and the builders’ yard.
nuremberg-city-layout = The outline, the places of the sectors, the first wall and the market’s marks are our reconstruction.

## Rules: setup

nuremberg-setup-two_openings = You choose between two openings: given sites for beginners, or free choice for those who know the game.
nuremberg-setup-colour = Everybody takes one colour with all its pieces.
nuremberg-setup-cards_beside = Rights of way and council seats wait beside the board until somebody earns them.
nuremberg-setup-stacks_open = The resource cards lie face up in five stacks, sorted by kind.
nuremberg-setup-event_pile = The event cards are shuffled into a face-down pile; nothing is discarded yet.
nuremberg-setup-stock_beside = Walls, towers, prestige and gold are a common stock beside the board.
nuremberg-setup-gold = Everybody starts with two gold.
nuremberg-setup-right_majority = When all pieces stand, whoever has the most stations on a road takes its right of way.
nuremberg-setup-right_tie = If two are level at set-up, the one who was on the road first gets the right of way.
nuremberg-setup-right_tie_pairs = For a tie at set-up your earliest station on the road counts, even if another reached the tied number sooner.
nuremberg-setup-right_empty_road = If a road has no station, its right of way stays beside the board.
nuremberg-setup-time = The game begins in the year 1355.
nuremberg-setup-knight = The robber knight starts at home in his castle, which is no numbered hex: nothing is blocked yet.
nuremberg-setup-no_win = Nobody can win during the set-up: two settlements and two rights are the most it brings.

## Rules: beginner

nuremberg-beginner-two_each = Beginners start with two settlements and two toll stations on given sites.
nuremberg-beginner-sites = Which sites these are is our reconstruction, fitted to the rights and cards that are known.
nuremberg-beginner-cards = You take one card for each terrain around your starred settlement.
nuremberg-beginner-rights = White begins with the road to Venice, red with Prague, blue with V and orange with IV.
nuremberg-beginner-start_player = Chance decides who begins.

## Rules: expert

nuremberg-expert-base = Only the sites, the first cards and the choice of who begins differ; all else is set up as usual.
nuremberg-expert-start_draw = Everybody turns an event card; the highest number begins.
nuremberg-expert-start_draw_knight = A knight card counts as 0 here.
nuremberg-expert-start_draw_tie = Those level for the highest draw again until one is ahead.
    .ruling = The rulebook does not settle ties; a new draw among those concerned is the plainest way.
nuremberg-expert-start_draw_inert = The cards drawn for the first turn bring neither harvest nor event.
nuremberg-expert-reshuffle = Then the cards drawn for the first turn go back, and the whole deck is shuffled.
nuremberg-expert-pair = You place a pair: a station on any road, then a settlement on that same road.
    .refusal = Now you place a pair: first a station, then a settlement on the road of that station.
nuremberg-expert-station_from_city = The station goes on the road’s free space nearest the city.
nuremberg-expert-settlement_rules = The settlement keeps the usual rules: not at the city, and with a free crossing on both sides along the road.
    .refusal = No settlement fits here: { $crossing }. It may not touch the city and needs a free crossing on both sides.
nuremberg-expert-any_road = You may start an empty road or join others on one.
nuremberg-expert-first_round = The first pairs are placed clockwise, beginning with the first player.
    .refusal = { $player } is placing a pair now.
nuremberg-expert-second_round = The last player places twice in a row; then it goes back counter-clockwise.
    .refusal = In this round { $player } is placing a pair now.
nuremberg-expert-second_same_manner = Your second settlement, too, goes on the road of the station placed with it.
    .refusal = The settlement must stand on the road of the station you have just placed.
nuremberg-expert-second_own_road = Your second pair may go on the road of your first.
nuremberg-expert-free = Placing costs nothing.
nuremberg-expert-room_needed = You can choose a road only if it still has a toll space and a crossing for a settlement.
    .refusal = There is no room for a pair here: { $road }.
nuremberg-expert-never_stuck = There is always room somewhere: filling our roads takes at least eleven settlements.
nuremberg-expert-cards = You take one card for each terrain around the settlement you placed second.
nuremberg-expert-rights_last = Rights of way are handed out only when all pairs stand.
nuremberg-expert-first_turn = Then the first player takes the first turn.

## Rules: turn

nuremberg-turn-clockwise = Turns go round clockwise.
nuremberg-turn-card_first = Your turn opens with an event card; before it you can do nothing.
    .refusal = Turn the event card first.
nuremberg-turn-free_order = After the event you trade, build, produce and sell in any order.
nuremberg-turn-repeat = You may trade, build, produce and sell as often as you like, and mix these freely.
nuremberg-turn-optional = You need not trade, build or sell; you can end your turn at once.
nuremberg-turn-others_wait = Only the active player builds and sells, apart from the wall of a free-clay card.
    .refusal = It is { $player }’s turn.
nuremberg-turn-guard = You can make at most 60 deals in one turn, trades, exchanges with the bank and sales together.
    .refusal = Deals you have made this turn: { $count }. That is the limit.
    .ruling = A circle without gain is possible, so the app needs a limit that no sensible turn ever reaches.

## Rules: build

nuremberg-build-pay_bank = What a building costs goes back to the bank.
nuremberg-build-any_number = Build as much as you can pay for.
nuremberg-build-full_price = You pay the whole price or you do not build.
nuremberg-build-works_at_once = What you build or win helps you from that very moment.
nuremberg-build-stays = Buildings stay for good: nobody moves, removes or takes them over.

## Rules: card

nuremberg-card-draw = You turn the top event card face up onto the discards, once a turn.
    .refusal = You have already turned the event card of this turn.
nuremberg-card-harvest_first = The harvest comes first, then the event on the card.
nuremberg-card-event_optional = A card with a number need not carry an event.
nuremberg-card-numbers = Thirty cards carry numbers, spread like two dice without the 7: from one 2 and one 12 to five 6s and five 8s.
nuremberg-card-knight_blank = The six knight cards carry no number.
nuremberg-card-counts = Three cards let the years pass, four call the margrave and fourteen bring free clay.
nuremberg-card-toll_count = Nine cards are toll cards, as many as the rest of the deck leaves room for; the number is our reconstruction.
nuremberg-card-pairing = Which number goes with which event, and which toll card with which road, is our reconstruction.

## Rules: harvest

nuremberg-harvest-hexes = Every hex with the number on the card yields: three of them, two for a 2.
nuremberg-harvest-per_settlement = Each of your settlements beside a yielding hex brings you one card of its kind.
nuremberg-harvest-everyone = Everybody harvests, whoever drew the card.
nuremberg-harvest-each_hex = A settlement that touches several yielding hexes gets a card from each.
nuremberg-harvest-workshops_none = Workshops, stations, walls and the city itself yield nothing.
nuremberg-harvest-knight_blocks = The hex under the robber knight yields nothing to anybody.
nuremberg-harvest-no_hand_limit = You may hold any number of cards; only a knight card makes many of them dangerous.
nuremberg-harvest-shortage = If a stack cannot serve everybody who is due that kind, nobody gets it.
    .ruling = The rulebook is silent; its sister games do it this way.
nuremberg-harvest-shortage_single = If only one of you is due that kind, that player takes what is left.
    .ruling = The rulebook is silent; withholding it would help nobody.

## Rules: event

nuremberg-event-years = Passing years move the marker one space along.
nuremberg-event-margrave = The margrave drives the robber knight back to his castle.
nuremberg-event-margrave_home = If the knight is at home already, the margrave changes nothing.
nuremberg-event-margrave_late = The margrave comes after the harvest: for this card the hex stays blocked.
nuremberg-event-free_clay_price = On a free-clay card you may build a wall for three gold alone.
nuremberg-event-free_clay_order = The offer of free clay goes round clockwise from the active player.
    .refusal = { $player } is being asked about a wall now.
nuremberg-event-free_clay_one = Everybody may build one wall with free clay, not more.
nuremberg-event-free_clay_optional = You may turn free clay down.
    .refusal = You can pass only when a free-clay card offers you a wall.
nuremberg-event-free_clay_own_gold = For free clay only gold you already have counts: no trade or sale comes in between.
    .refusal = The event comes first: build the wall for three gold or pass.
nuremberg-event-free_clay_full_wall = A wall from free clay is a wall like any other: next place, one prestige, counted for the councils, even when it is not your turn.
nuremberg-event-free_clay_exhausted = When the last tile is built, the offer of free clay ends and later players get nothing.
nuremberg-event-toll_amount = On a toll card the holder of that road gets one gold for each settlement an opponent has on it.
nuremberg-event-toll_own = The holder’s own settlements cost nothing.
nuremberg-event-toll_no_holder = If nobody holds the road, nobody pays.
nuremberg-event-toll_anyone = Toll cards count no matter whose turn it is.
nuremberg-event-toll_gold_first = A toll card is paid in gold first; you may not give cards instead.
nuremberg-event-toll_seizure = For each gold you lack at a toll card, the holder draws one card at random from your hand.
nuremberg-event-toll_rest_lost = What gold and cards together cannot cover of a toll is waived.
nuremberg-event-toll_order = A toll card is paid clockwise from the holder.
    .ruling = The rulebook names no order; it only fixes the random draws.
nuremberg-event-knight = A knight card lets the robber knight loose.

## Rules: trade

nuremberg-trade-active_only = Every trade has the active player on one side; the others do not deal among themselves.
    .refusal = Only { $player }, whose turn it is, can make an offer.
nuremberg-trade-any_partner = On your turn you may trade with any opponent.
    .refusal = Choose an opponent to trade with.
nuremberg-trade-talk = You say what you give and what you want; the others may answer with offers of their own, and you may come back with a new one.
nuremberg-trade-gold = Gold is a resource like any other in trade.
nuremberg-trade-goods_only = Only cards and gold change hands: no rights, seats, prestige, pieces or promises.
nuremberg-trade-any_amount = Any numbers and mixtures are fine on both sides.
nuremberg-trade-no_gift = Both sides must give something.
    .refusal = There are no gifts: both sides must give something.
    .ruling = The rulebook speaks of exchange; the sister games forbid gifts outright.
nuremberg-trade-no_same_kind = The same thing may not stand on both sides, gold included.
    .refusal = This stands on both sides of the offer: { $thing }.
    .ruling = Otherwise a gift could be dressed up as a trade.
nuremberg-trade-must_hold = You can offer or accept only what you have.
    .refusal = You do not have enough for this trade. Missing: { $count } × { $lacking }.
nuremberg-trade-consent = A trade needs both to agree and then happens at once.
    .refusal = This player has not agreed to trade.
nuremberg-trade-often = You may trade any number of times in a turn.
nuremberg-trade-one_open = One offer is open at a time, and nothing else happens meanwhile.
    .refusal = An offer is open: settle it first.
    .ruling = The rulebook leaves the form of the talk open; one thing at a time keeps it clear.
nuremberg-trade-open_side = You may also call for offers with one side left open; then the others answer with offers or decline.
    .refusal = This is a call for offers: answer with an offer of your own, or decline.
    .ruling = This covers opponents who would like to propose something, and nobody has to listen unasked.
nuremberg-trade-answers = Everybody asked answers once, all at the same time and unseen until the last: accept, decline or one counter-offer.
    .refusal = There is nothing for you to answer now.
    .ruling = Answering together means that no seat has an advantage.
nuremberg-trade-counter_binding = Your acceptance or counter-offer holds until the active player has chosen.
    .ruling = It saves a question and catches nobody out.
nuremberg-trade-choose = If several accept or somebody makes a counter-offer, the active player picks one of the answers or withdraws the offer.
    .refusal = There are no answers to choose from now.
    .ruling = The rulebook does not say how several answers are settled.
nuremberg-trade-single_accept = If just one accepts and nobody makes a counter-offer, the trade is done at once.
    .ruling = There is nothing left to choose.
nuremberg-trade-offer_limit = Ten offers and calls of a turn may come to nothing; those that end in a trade do not count.
    .refusal = Offers of yours that came to nothing this turn: { $count }. That is the limit.
    .ruling = The rulebook lets you trade as often as you like, and so you can; at a screen the others have to be protected from endless haggling.
nuremberg-trade-no_repeat = You may not repeat an offer to somebody who declined it, unless the cards or gold of one of you have changed.
    .refusal = { $player } has just declined this, and nothing has changed since.
    .ruling = It keeps offers from being pressed on people.
nuremberg-trade-public_check = Whether you may make an offer depends only on open facts and your own hand: you can ask for cards that nobody turns out to have.
    .refusal = Nobody you ask can have this: it is more gold or cards than they hold, or the rest is still in the stack.
    .ruling = Refusing such an offer for hidden reasons would betray a hand.

## Rules: bank

nuremberg-bank-four = Four of a kind buy one card of your choice at the bank.
    .refusal = The bank wants four of a kind; you have { $count } × { $thing }.
nuremberg-bank-alike = What you give must all be of one kind.
nuremberg-bank-gold_in = Four gold buy one card.
    .refusal = A card costs four gold; you have { $count } × { $thing }.
nuremberg-bank-gold_out = Four of a kind buy one gold.
nuremberg-bank-three = With a workshop at the market’s 3:1 mark, three of a kind are enough.
    .refusal = At the market you need three of a kind; you have { $count } × { $thing }.
nuremberg-bank-two = With a workshop at the mark of a kind, two of that kind are enough.
    .refusal = You need two of them; you have { $count } × { $thing }.
nuremberg-bank-gold_three = The 3:1 mark works for gold too, whether you give or take it.
    .refusal = At the market a card costs three gold; you have { $count } × { $thing }.
nuremberg-bank-gold_two = A 2:1 mark may buy you a gold, but gold itself never gets cheaper there.
nuremberg-bank-rates_add_up = The marks of all your workshops serve side by side, each for its own exchange.
nuremberg-bank-only_active = Only the active player deals with the bank.
    .refusal = Only { $player }, whose turn it is, deals with the bank.
nuremberg-bank-other_kind = You cannot take back the kind you give.
    .refusal = You would get back what you give: { $thing }.
    .ruling = It would be pointless, and forbidding it keeps the choices short.
nuremberg-bank-stack_empty = You cannot take a kind whose stack is empty.
    .refusal = This stack is empty: { $thing }.
nuremberg-bank-marks = Six corners of the market are marked: one 3:1 and one for each kind. Which corner has which is our reconstruction.

## Rules: station

nuremberg-station-cost = A toll station costs one wood and one clay.
    .refusal = A station costs one wood and one clay. Missing: { $count } × { $lacking }.
nuremberg-station-between_crossings = A station stands on a stretch of road between two crossings.
nuremberg-station-no_stub = The last stretch of a road to a city has no crossing at its far end and takes no station.
    .refusal = All toll spaces of this road are taken, and its last stretch takes no station: { $road }.
nuremberg-station-any_road = You may build on any road, even where you have nothing yet.
nuremberg-station-first_at_city = The first station of a road stands right at the city.
nuremberg-station-outwards = Every further station takes the free space nearest the city.
nuremberg-station-one_per_segment = A stretch of road holds one station, whatever its colour.
nuremberg-station-road_full = When all its spaces are taken, a road is full.
    .refusal = All toll spaces of this road are taken: { $road }.
nuremberg-station-no_points = A station as such gives no point.

## Rules: settlement

nuremberg-settlement-cost = A settlement costs one wood, one grain, one clay and one wool.
    .refusal = A settlement costs wood, grain, clay and wool, one each. Missing: { $count } × { $lacking }.
nuremberg-settlement-point = Each settlement is worth one point.
nuremberg-settlement-on_road = A settlement stands on a crossing of one of the five roads.
nuremberg-settlement-not_at_city = Nothing can be built on the crossings that touch the city.
    .refusal = This crossing touches the city: no settlement can stand here.
nuremberg-settlement-own_station = For a settlement you first need a toll station of your own on the road.
    .refusal = You have no station on this road yet: { $road }.
nuremberg-settlement-one_is_enough = One station opens the whole road for as many settlements as you like.
nuremberg-settlement-anywhere = A settlement need not be near your station.
nuremberg-settlement-spacing = Along the road, at least one crossing must stay free between two settlements, in both directions.
    .refusal = A settlement stands right next to this crossing on its road: { $crossing }.
nuremberg-settlement-spacing_all_colours = Settlements of every colour count for the distance.
nuremberg-settlement-other_road_near = Neighbouring crossings of different roads do not get in each other’s way.
nuremberg-settlement-summary_loose = The overview asks for distance from every settlement; the exact rule, along one road only, is what counts.
nuremberg-settlement-one_per_crossing = A crossing holds one settlement.
    .refusal = A settlement of { $player } stands here already.

## Rules: workshop

nuremberg-workshop-cost = A workshop costs two grain and three ore.
    .refusal = A workshop costs two grain and three ore. Missing: { $count } × { $lacking }.
nuremberg-workshop-point = Each workshop is worth one point.
nuremberg-workshop-red_crossing = A workshop stands on one of the twelve red crossings inside the city.
nuremberg-workshop-one_per_site = A red crossing holds one workshop, so the city has room for twelve.
    .refusal = A workshop of { $player } stands here already.
nuremberg-workshop-no_spacing = Workshops may stand side by side.
nuremberg-workshop-free_site = Any free red crossing will do; nothing else needs to be there first.
nuremberg-workshop-all_neighbours = A workshop serves every sector it touches.

## Rules: wall

nuremberg-wall-cost = A wall costs one clay and three gold.
    .refusal = A wall costs one clay and three gold. Missing: { $count } × { $lacking }.
nuremberg-wall-clay_not_stone = Walls and towers need clay; the stone in the overview is a slip.
nuremberg-wall-outer_edge = Walls stand on the outer edge of the city.
nuremberg-wall-arrow = The first wall stands at the arrow.
nuremberg-wall-counter_clockwise = Every further wall joins the last one, counter-clockwise.
nuremberg-wall-any_number = On your turn you may build as many walls as you can pay for.
nuremberg-wall-prestige = Each wall brings its builder one prestige.
nuremberg-wall-from_start = You can build walls from the first turn on, without any workshop.
nuremberg-wall-nobodys = A standing wall belongs to nobody; only the prestige stays with its builder.
nuremberg-wall-all_built = When all 26 walls stand, no more can be built; the game goes on.
    .refusal = All walls of the city stand already.

## Rules: tower

nuremberg-tower-cost = A tower costs one clay, one wood and three gold.
    .refusal = A tower costs one clay, one wood and three gold. Missing: { $count } × { $lacking }.
nuremberg-tower-gap = A tower fills an open corner between two walls already built.
    .refusal = The corner after wall { $tile } is not open yet: both walls beside it must stand.
nuremberg-tower-yard = For a tower you need a workshop of your own at the builders’ yard.
    .refusal = You have no workshop at the builders’ yard.
nuremberg-tower-prestige = Each tower brings its builder two prestige.
nuremberg-tower-anyones_gap = You may use any open corner, whoever built the walls beside it.
nuremberg-tower-one_per_gap = A corner holds one tower.
    .refusal = A tower stands in this corner already.
nuremberg-tower-last_gap = Where the ring closes the same holds; on our plan it is a corner that opens when the last wall stands beside the first.
    .refusal = The corner after wall { $tile } opens only when the ring is closed.
nuremberg-tower-sixteen = The outline has sixteen outward corners for the sixteen towers.
nuremberg-tower-no_clay_gift = Free clay makes no tower cheaper.
    .refusal = This card offers a wall, not a tower.

## Rules: sale

nuremberg-sale-five_goods = The city makes five goods: paper, armour, helmets, compasses and trinkets.
nuremberg-sale-recipe = Making a good costs the cards of its recipe, paid to the bank.
    .refusal = You do not have everything this good needs. Missing: { $count } × { $lacking }.
nuremberg-sale-at_once = A good is sold the moment it is made; nobody keeps any.
nuremberg-sale-no_workshop_needed = You need no workshop to make and sell goods.
nuremberg-sale-price_by_city = What a good brings depends on the city you sell it to.
    .refusal = Nobody buys this there: { $good } in { $city }.
nuremberg-sale-choice_of_city = Where several cities buy a good, the seller picks one.
nuremberg-sale-compass = Compasses need wood and ore and bring 3 gold in Frankfurt.
nuremberg-sale-helmets = Helmets bring 4 gold in Frankfurt; two ore and one wool as their recipe are our reconstruction.
nuremberg-sale-armour = Armour needs two ore, one wood and one wool and brings 6 gold in Prague; this is our reconstruction.
nuremberg-sale-trinkets = Trinkets need wood and clay and bring 3 gold in Prague; this is our reconstruction.
nuremberg-sale-paper = Paper needs two wool and two grain and brings 6 gold in Venice; this is our reconstruction.
nuremberg-sale-no_gold_mine = No price is above one and a half gold per card of the recipe, so that buying 3:1 and selling at double price never makes gold out of nothing.
nuremberg-sale-toll = Each good you sell costs a toll to whoever holds the road to that city.
nuremberg-sale-toll_amount = The toll stands below the city’s sign.
nuremberg-sale-toll_values = Frankfurt 1, Prague 1 and Venice 2 are our reconstruction.
nuremberg-sale-holder_free = If you hold the road yourself, you pay no toll.
nuremberg-sale-nobody_holds = As long as nobody holds the road, there is no toll.
    .ruling = The toll is owed to a player, and here there is none.
nuremberg-sale-double = With a workshop at one of the good’s sectors you get double the price.
nuremberg-sale-double_once = More workshops for the same good do not raise its price further.
nuremberg-sale-toll_not_doubled = The toll does not double with the price.
nuremberg-sale-repeat = You may make and sell as often as you like in a turn.
nuremberg-sale-toll_from_proceeds = You are paid first and may pay the toll from that.
    .ruling = The rulebook is silent; selling brings the gold.
nuremberg-sale-toll_unpayable = You cannot make a sale whose toll is more than your gold and the price together.
    .refusal = You could not pay the toll of { $toll } on this road: { $road }.
    .ruling = The toll must be paid; with our values this never happens.
nuremberg-sale-two_roads_without = Roads IV and V lead to no market, so their holders never earn a sale toll.

## Rules: knight

nuremberg-knight-no_harvest = On a knight card nobody harvests.
nuremberg-knight-order = First come the discards, then the knight moves, then he robs.
    .refusal = Wait until all discards are chosen.
nuremberg-knight-over_seven = If you hold more than seven cards, you must discard, on your turn too.
    .refusal = You have nothing to discard: when the knight comes, cards are lost only by hands larger than { $limit }.
nuremberg-knight-half_down = Whoever must discard loses half of their cards, rounded down.
    .refusal = You have already chosen all the cards you must lose: { $count }.
nuremberg-knight-gold_ignored = Gold neither counts towards the seven nor is lost.
nuremberg-knight-own_choice = You choose which of your cards go.
    .refusal = You have no more of this card to give up: { $card }.
nuremberg-knight-together = All discards are chosen at the same time and shown when everybody is done.
    .ruling = The rulebook gives no order; this way nobody waits for another’s choice.
nuremberg-knight-must_move = The active player must move the knight to another numbered hex.
    .refusal = Move the knight to another numbered hex: not the castle, not the city, and he cannot stay.
nuremberg-knight-from_castle = From his castle the knight may ride to any numbered hex.
nuremberg-knight-blocks = As long as the knight stands on a hex, it yields nothing.
nuremberg-knight-freed = A hex is free again only when the knight is moved on or sent home.
    .refusal = The knight moves only when a knight card is turned.
nuremberg-knight-steal = After moving the knight the active player takes a card from one opponent.
    .refusal = You can rob somebody only after moving the knight.
nuremberg-knight-steal_anywhere = Whom to rob does not depend on where the knight stands.
nuremberg-knight-steal_no_gold = Gold cannot be stolen.
nuremberg-knight-steal_random = The card the knight steals is drawn at random from the hidden hand.
    .ruling = Hands are secret, and the rulebook says random only for tolls.
nuremberg-knight-steal_must = You must rob somebody who has a card.
    .refusal = Name an opponent who has at least one card.
    .ruling = The rulebook gives an order, not an offer.
nuremberg-knight-steal_nobody = If no opponent has a card, nothing is stolen.

## Rules: right

nuremberg-right-first = Whoever builds the first station on a road takes its right of way.
nuremberg-right-overtake = A right of way passes to whoever comes to have more stations there than the holder.
nuremberg-right-tie_keeps = With equal numbers of stations the holder keeps the right of way.
nuremberg-right-at_once = A right of way changes hands as soon as the station stands.
nuremberg-right-point = Each right of way is worth one point.
nuremberg-right-income = A right of way earns you the tolls of opponents’ sales and of toll cards for that road.
nuremberg-right-not_traded = A right of way is lost only to more stations; nobody gives, sells or returns it.

## Rules: council

nuremberg-council-prestige = Prestige comes from walls and towers only.
nuremberg-council-never_spent = Prestige is never spent and never lost.
nuremberg-council-first = The first to reach three prestige takes the seat in the Council of Seven: four points.
nuremberg-council-second = The second to reach three prestige takes the seat in the Small Council: three points.
nuremberg-council-third = The third to reach three prestige takes the seat in the Great Council: two points.
nuremberg-council-none_left = Whoever comes later gets nothing until overtaking somebody.
nuremberg-council-one_card = Nobody has more than one council seat.
nuremberg-council-one_by_one = Prestige is counted point by point, even the two of a tower.
nuremberg-council-entry_then_overtake = At three you take the best free seat; only with a fourth can you overtake somebody who has three.
nuremberg-council-overtake = When your prestige passes that of somebody with a seat, you take that seat.
nuremberg-council-tie = Drawing level changes nothing.
nuremberg-council-swap = If you have a seat yourself when you overtake, you give it in exchange.
nuremberg-council-no_return = If you have no seat when you overtake, the other is left without one.
nuremberg-council-only_better = Overtaking somebody with a lesser seat changes nothing.
    .ruling = Taken literally, the leader would have to swap downwards.
nuremberg-council-passed_now = You overtake those who were level with you just before this very point.
    .refusal = You did not overtake the holder of this seat just now: { $council }.
    .ruling = The rulebook speaks of overtaking; it matters only after somebody chose the lesser seat.
nuremberg-council-choice = If one point takes you past several with better seats, you pick whose seat to take.
    .refusal = There is no council seat to choose now.
nuremberg-council-must_take = You have to take a seat you have won.
    .refusal = First choose which council seat you take.
nuremberg-council-one_per_point = Each point of prestige brings at most one swap.
nuremberg-council-lock = With twelve prestige or more nobody can take your seat any more.
nuremberg-council-lock_after_swap = The twelfth point overtakes first; then the seat you hold is safe.
    .ruling = The rulebook leaves the order open; a point is gained before it secures anything.
nuremberg-council-lock_still = Once safe you keep that seat: everybody you overtake later is safe too.
nuremberg-council-lock_no_card = Twelve prestige without a seat make nothing safe.
nuremberg-council-off_turn = Prestige gained in another’s turn counts at once, and its owner makes the choice.
    .refusal = { $player } is choosing a council seat.

## Rules: time

nuremberg-time-red = In 1370 and 1385 discards and pile are shuffled into a new pile.
nuremberg-time-red_includes_card = The card just turned is shuffled in as well.
nuremberg-time-red_mid_turn = After the shuffle the turn goes on as usual.
nuremberg-time-step = The track has ten spaces, five years apart.
nuremberg-time-plain_years = All other years have no effect.
nuremberg-time-pile_lasts = The pile never runs out: the third hourglass always brings a shuffle or the end.
nuremberg-time-pile_empty = If the pile ever ran out, the discards would become a new one.
    .ruling = It cannot happen with our cards; the app is prepared all the same.
nuremberg-time-longest = No game lasts more than 108 turns.

## Rules: end

nuremberg-end-sources = Points come from settlements, workshops, rights of way and council seats.
nuremberg-end-thirteen = Whoever has thirteen points in their own turn wins at once. Nothing more is counted then, not even the second prestige of a tower: prestige comes point by point, and the game ends with the thirteenth victory point.
    .refusal = The game is over: somebody has thirteen points.
nuremberg-end-own_turn_only = Thirteen points in somebody else’s turn do not win yet.
nuremberg-end-at_turn_start = If you still have thirteen points when your turn begins, you win before drawing.
    .ruling = The rulebook names no moment; once your turn has begun nothing more is needed.
nuremberg-end-may_be_lost = Points you lose before your turn are gone.
nuremberg-end-event_counts = The event belongs to your turn: your own free wall can win.
nuremberg-end-last_year = When the year 1400 comes, the game ends at once.
    .refusal = The game is over: it is the year 1400.
nuremberg-end-last_harvest = The last card’s harvest has been handed out by then, but cards are not points.
nuremberg-end-most_points = In 1400 whoever has the most points wins, even with thirteen that were not claimed.
nuremberg-end-tie_council = If points are level in 1400, the higher council seat wins.
nuremberg-end-tie_one_card = Having a council seat beats having none.
nuremberg-end-tie_shared = If those level have no seat, they share the victory.
    .ruling = The rulebook gives no further tie-break.
nuremberg-end-ranking = Whoever claims thirteen is first. The other places go by points, then by council seat, and are shared after that.
    .ruling = The rulebook names only the winner.
nuremberg-end-no_extra_turns = The round is not completed.

## Rules: three

nuremberg-three-no_middle = With three players the Small Council is left out.
nuremberg-three-second = With three players the second to reach three prestige takes the two-point seat.
nuremberg-three-third = With three players the third to reach three prestige gets no seat until overtaking somebody.
nuremberg-three-colours = Any three colours may play; the fourth stays in the box.
    .refusal = With three players one colour stays in the box, with four none; seats at this table: { $seats }.
    .ruling = The rulebook does not say which colours three players use.
nuremberg-three-close_up = In the beginners’ opening the stations close up towards the city where a colour is missing.
    .ruling = The picture for three players is not known to us; stations always fill a road from the city. How even it is depends on the missing colour: in 2,000 matches each among our quick bots the best start won 41 of 100 and the weakest 29 without orange, 39 and 25 without white, 42 and 26 without blue, 62 and 16 without red. So orange stays in the box unless you choose otherwise, for then the starts lie closest together; in the experts’ opening you choose your sites yourselves.
nuremberg-three-rights = Rights follow the stations as always, so one player begins with two.
nuremberg-three-rest_same = Everything else is the same as with four.
nuremberg-three-expert_order = In the experts’ opening the three place in the order first, second, third, third, second, first.

## Rules: info

nuremberg-info-hand_secret = Which cards you hold is secret.
nuremberg-info-hand_size = How many cards you hold, everybody can see.
    .ruling = The limit of seven has to be checkable.
nuremberg-info-gold_public = Gold lies open: only cards are secret, and everybody sees gold change hands.
nuremberg-info-prestige_public = Prestige, pieces left, rights, seats and points are open.
nuremberg-info-stacks_public = Everybody can see how many cards each stack has.
nuremberg-info-gain_spend_public = Everybody sees which cards are harvested, paid, sold, exchanged and taken at the start.
nuremberg-info-trade_public = What changes hands in a trade is seen by all.
    .ruling = At a table offers are made aloud.
nuremberg-info-discard_public = Discards go back to the open stacks and are seen by all.
nuremberg-info-theft_private = A stolen card is seen only by the two concerned.
nuremberg-info-seizure_private = Cards seized for a toll are seen only by the two concerned.
nuremberg-info-pile_hidden = Nobody knows the order of the event pile; the discards lie open.
nuremberg-info-pile_rest = What is left in the pile can be worked out, so the table shows it.
nuremberg-info-sealed = Discards and answers stay hidden until all are in.
    .ruling = Otherwise whoever waits would know more.
nuremberg-info-no_leak = Nothing others see depends on hidden cards: an offer asks even those who cannot meet it.
    .ruling = On a screen silence and waiting times would give hands away.
nuremberg-info-spectator = Spectators see what is open and no hand.
    .ruling = The rulebook knows no spectators; this way none can give a hand away.

## Pieces

nuremberg-piece-wood = wood
    .listed = { $count } wood
nuremberg-piece-wool = wool
    .listed = { $count } wool
nuremberg-piece-grain = grain
    .listed = { $count } grain
nuremberg-piece-clay = clay
    .listed = { $count } clay
nuremberg-piece-ore = ore
    .listed = { $count } ore
nuremberg-piece-gold = gold
    .listed = { $count } gold
nuremberg-piece-white = white
nuremberg-piece-red = red
nuremberg-piece-blue = blue
nuremberg-piece-orange = orange
nuremberg-piece-station = toll station
nuremberg-piece-settlement = settlement
nuremberg-piece-workshop = workshop
    .short = workshop
nuremberg-piece-wall = city wall
nuremberg-piece-tower = tower
nuremberg-piece-forest = forest
nuremberg-piece-pasture = pasture
nuremberg-piece-field = field
nuremberg-piece-hill = hill
nuremberg-piece-mountain = mountain
nuremberg-piece-castle = the knight’s castle
nuremberg-piece-frankfurt = Frankfurt
nuremberg-piece-prague = Prague
nuremberg-piece-venice = Venice
nuremberg-piece-compass = compasses
nuremberg-piece-helmets = helmets
nuremberg-piece-armour = armour
nuremberg-piece-trinkets = trinkets
nuremberg-piece-paper = paper
    .short = paper
nuremberg-piece-hauptmarkt = market
nuremberg-piece-bauhof = builders’ yard
nuremberg-piece-siebenerrat = Council of Seven
nuremberg-piece-kleiner_rat = Small Council
nuremberg-piece-grosser_rat = Great Council
nuremberg-piece-I = road I (Frankfurt)
nuremberg-piece-II = road II (Prague)
nuremberg-piece-III = road III (Venice)
nuremberg-piece-IV = road IV
nuremberg-piece-V = road V

## Places and event cards: terrain and number of a hex, what lies around a crossing or a workshop site

nuremberg-piece-A1 = field 12 (A1)
nuremberg-piece-A2 = field 5 (A2)
nuremberg-piece-A3 = mountain 4 (A3)
nuremberg-piece-A4 = mountain 12 (A4)
nuremberg-piece-A5 = hill 6 (A5)
nuremberg-piece-B1 = hill 9 (B1)
nuremberg-piece-B2 = forest 10 (B2)
nuremberg-piece-B3 = forest 9 (B3)
nuremberg-piece-B4 = hill 10 (B4)
nuremberg-piece-B5 = pasture 3 (B5)
nuremberg-piece-C1 = hill 2 (C1)
nuremberg-piece-C2 = mountain 11 (C2)
nuremberg-piece-C3 = pasture 4 (C3)
nuremberg-piece-C4 = field 6 (C4)
nuremberg-piece-C5 = pasture 12 (C5)
nuremberg-piece-D1 = mountain 8 (D1)
nuremberg-piece-D2 = pasture 9 (D2)
nuremberg-piece-D3 = the city
nuremberg-piece-D4 = field 4 (D4)
nuremberg-piece-D5 = mountain 5 (D5)
nuremberg-piece-E1 = forest 11 (E1)
nuremberg-piece-E2 = field 3 (E2)
nuremberg-piece-E3 = pasture 8 (E3)
nuremberg-piece-E4 = hill 5 (E4)
nuremberg-piece-E5 = mountain 6 (E5)
nuremberg-piece-F1 = forest 8 (F1)
nuremberg-piece-F2 = field 10 (F2)
nuremberg-piece-F3 = hill 11 (F3)
nuremberg-piece-F4 = forest 3 (F4)
nuremberg-piece-F5 = forest 2 (F5)
nuremberg-piece-I-0 = I-0 (at the city)
nuremberg-piece-I-1 = I-1 (ore 11, wool 4, wool 9)
nuremberg-piece-I-2 = I-2 (wood 10, ore 11, wool 4)
nuremberg-piece-I-3 = I-3 (wood 10, wood 9, wool 4)
nuremberg-piece-I-4 = I-4 (ore 4, wood 10, wood 9)
nuremberg-piece-I-5 = I-5 (grain 5, ore 4, wood 10)
nuremberg-piece-I-6 = I-6 (grain 5, clay 9, wood 10)
nuremberg-piece-I-7 = I-7 (grain 12, grain 5, clay 9)
nuremberg-piece-II-0 = II-0 (at the city)
nuremberg-piece-II-1 = II-1 (wood 9, wool 4, grain 6)
nuremberg-piece-II-2 = II-2 (wood 9, clay 10, grain 6)
nuremberg-piece-II-3 = II-3 (ore 12, wood 9, clay 10)
nuremberg-piece-II-4 = II-4 (ore 12, clay 6, clay 10)
nuremberg-piece-II-5 = II-5 (clay 6, clay 10, wool 3)
nuremberg-piece-II-6 = II-6 (clay 10, wool 3, wool 12)
nuremberg-piece-III-0 = III-0 (at the city)
nuremberg-piece-III-1 = III-1 (grain 6, wool 12, grain 4)
nuremberg-piece-III-2 = III-2 (wool 12, grain 4, ore 5)
nuremberg-piece-III-3 = III-3 (grain 4, ore 5, ore 6)
nuremberg-piece-III-4 = III-4 (grain 4, clay 5, ore 6)
nuremberg-piece-III-5 = III-5 (clay 5, ore 6, wood 3)
nuremberg-piece-III-6 = III-6 (ore 6, wood 3, wood 2)
nuremberg-piece-IV-0 = IV-0 (at the city)
nuremberg-piece-IV-1 = IV-1 (wool 8, clay 5, clay 11)
nuremberg-piece-IV-2 = IV-2 (wool 8, grain 10, clay 11)
nuremberg-piece-IV-3 = IV-3 (grain 3, wool 8, grain 10)
nuremberg-piece-IV-4 = IV-4 (grain 3, wood 8, grain 10)
nuremberg-piece-IV-5 = IV-5 (wood 11, grain 3, wood 8)
nuremberg-piece-IV-6 = IV-6 (ore 8, wood 11, grain 3)
nuremberg-piece-V-0 = V-0 (at the city)
nuremberg-piece-V-1 = V-1 (wool 9, grain 3, wool 8)
nuremberg-piece-V-2 = V-2 (ore 8, wool 9, grain 3)
nuremberg-piece-V-3 = V-3 (ore 11, ore 8, wool 9)
nuremberg-piece-V-4 = V-4 (clay 2, ore 11, ore 8)
nuremberg-piece-V-5 = V-5 (clay 9, clay 2, ore 11)
nuremberg-piece-V-6 = V-6 (clay 9, wood 10, ore 11)
nuremberg-piece-W01 = W01 (armour, compasses, trinkets)
nuremberg-piece-W02 = W02 (compasses, armour, market 2:1 grain)
nuremberg-piece-W03 = W03 (armour, compasses, yard)
nuremberg-piece-W04 = W04 (compasses, trinkets, market 2:1 ore)
nuremberg-piece-W05 = W05 (armour, market 3:1, yard)
nuremberg-piece-W06 = W06 (compasses, yard, helmets)
nuremberg-piece-W07 = W07 (trinkets, market 2:1 clay, helmets)
nuremberg-piece-W08 = W08 (market 2:1 wool, yard, paper)
nuremberg-piece-W09 = W09 (yard, helmets, trinkets)
nuremberg-piece-W10 = W10 (market 2:1 wood, helmets, paper)
nuremberg-piece-W11 = W11 (yard, paper, trinkets)
nuremberg-piece-W12 = W12 (helmets, trinkets, paper)
nuremberg-piece-2_years_pass = 2, years pass
nuremberg-piece-3_years_pass = 3, years pass
nuremberg-piece-4_toll_IV = 4, toll IV
nuremberg-piece-5_margrave = 5, the margrave
nuremberg-piece-6_free_clay = 6, free clay
nuremberg-piece-8_free_clay = 8, free clay
nuremberg-piece-9_free_clay = 9, free clay
nuremberg-piece-10_toll_V = 10, toll V
nuremberg-piece-11_toll_I = 11, toll I
nuremberg-piece-11_toll_II = 11, toll II
nuremberg-piece-12_toll_III = 12, toll III
nuremberg-piece-0_robber_knight = robber knight

## Actions

nuremberg-action-draw = Turn the event card
nuremberg-action-end_turn = End turn
nuremberg-action-station = Toll station: { $road }
nuremberg-action-settlement = Settlement: { $crossing }
nuremberg-action-workshop = Workshop: { $site }
nuremberg-action-wall = Build a wall
nuremberg-action-tower = Tower after wall { $tile }
nuremberg-action-pass = No wall
nuremberg-action-exchange = Bank: { $give } for { $take }
nuremberg-action-sell = Sell: { $good } in { $city }
nuremberg-action-offer = Make an offer
nuremberg-action-call = Call for offers
nuremberg-action-counter = Make a counter-offer
nuremberg-action-accept = Accept
nuremberg-action-decline = Decline
nuremberg-action-take = Trade with { $target }
nuremberg-action-withdraw = Withdraw the offer
nuremberg-action-discard = Discard: { $card }
nuremberg-action-knight = Knight to { $hex }
nuremberg-action-rob = Rob { $victim }
nuremberg-action-council = Take the seat: { $card }

## Status line, for whoever is to act and, with -wait, for the others

nuremberg-status-place_station = Place a toll station on a road of your choice.
nuremberg-status-place_station-wait = { $player } is placing a toll station.
nuremberg-status-place_settlement = Place a settlement on the same road.
nuremberg-status-place_settlement-wait = { $player } is placing a settlement.
nuremberg-status-draw = Your turn: turn the event card.
nuremberg-status-draw-wait = { $player } is about to turn the event card.
nuremberg-status-free_clay = Free clay: build a wall for three gold?
nuremberg-status-free_clay-wait = Free clay: { $player } is deciding about a wall.
nuremberg-status-discard = The robber knight! Choose half of your cards to lose.
nuremberg-status-discard-wait = The robber knight! Still choosing: { $player }.
nuremberg-status-knight = Move the robber knight to another hex.
nuremberg-status-knight-wait = { $player } is moving the robber knight.
nuremberg-status-rob = Whom does the knight rob?
nuremberg-status-rob-wait = { $player } is choosing whom to rob.
nuremberg-status-act = Trade, build and sell, or end your turn.
nuremberg-status-act-wait = It is { $player }’s turn.
nuremberg-status-answer = An offer for you: accept, decline or make a counter-offer.
nuremberg-status-answer_call = { $player } asks for offers: make one or decline.
nuremberg-status-answer-wait = An offer is open. Still thinking: { $player }.
nuremberg-status-choose = The answers are in: close one trade or withdraw the offer.
nuremberg-status-choose-wait = { $player } is choosing among the answers.
nuremberg-status-council = You overtook several: which council seat do you take?
nuremberg-status-council-wait = { $player } is choosing a council seat.
nuremberg-status-discarding = The robber knight! Chosen: { $count } of { $limit }.
nuremberg-status-exchange = The bank takes { $give }: what do you want for it?
nuremberg-status-over = The game is over.

## Log. The variables are the fields of the events; seats and pieces come in words.

nuremberg-event-set_up =
    { $opening ->
        [expert] The colours in the order of the seats: { $colours }. The experts’ opening; { $starter } places first.
       *[beginner] The colours in the order of the seats: { $colours }. The beginners’ opening; { $starter } begins.
    }
nuremberg-event-start_drawn = { $seat } draws for the first turn: { $card } (counts { $number }).
nuremberg-event-started = { $starter } has the highest card and begins.
nuremberg-event-start_cards = { $seat } starts with { $cards }.
nuremberg-event-turn_began = { $seat }’s turn begins.
nuremberg-event-card_drawn = { $seat } turns a card: { $card }.
nuremberg-event-harvested = { $seat } harvests { $cards }.
nuremberg-event-short = The stack is too small for all: nobody gets { $card }.
nuremberg-event-year_passed = Years pass: it is { $year }.
nuremberg-event-reshuffled = All event cards are shuffled into a new pile.
nuremberg-event-margrave_came = The margrave drives the knight back to his castle; free again: { $place }.
nuremberg-event-margrave_idle = The margrave comes, but the knight is at home.
nuremberg-event-wall_declined = { $seat } builds no wall.
nuremberg-event-toll_paid = Toll on { $road }: { $seat } pays { $owner } { $gold } gold.
nuremberg-event-no_toll = Toll on { $road }: nobody has to pay.
nuremberg-event-seized = { $seat } seizes { $cards } from { $victim } for missing gold.
nuremberg-event-seized-unseen =
    { $count ->
        [one] { $seat } seizes a card from { $victim } for missing gold.
       *[other] { $seat } seizes { $count } cards from { $victim } for missing gold.
    }
nuremberg-event-discarded = { $seat } loses { $cards } to the knight.
nuremberg-event-knight_moved = { $seat } sends the knight to another hex: { $place }.
nuremberg-event-stolen = { $seat } robs { $victim } of a card: { $card }.
nuremberg-event-stolen-unseen = { $seat } robs { $victim } of a card.
nuremberg-event-station_built = { $seat } builds a toll station: { $road }, space { $space }.
nuremberg-event-settlement_built = { $seat } founds a settlement: { $crossing }.
nuremberg-event-workshop_built = { $seat } opens a workshop: { $site }.
nuremberg-event-wall_built = { $seat } builds wall { $tile } for { $cost }.
nuremberg-event-tower_built = { $seat } builds the tower after wall { $tile }.
nuremberg-event-right_taken = { $seat } takes the right of way: { $road }.
nuremberg-event-right_passed = { $seat } takes the right of way from { $owner }: { $road }.
nuremberg-event-council_entered = { $seat } enters the council: { $council }.
nuremberg-event-council_taken = { $seat } overtakes { $owner } and takes the seat: { $council }.
nuremberg-event-council_swapped = { $seat } overtakes { $owner } and swaps seats: { $council } instead of { $other }.
nuremberg-event-council_locked = The seat of { $seat } is safe for good: { $council }.
nuremberg-event-exchanged = { $seat } gives the bank { $cost } and takes 1 { $take }.
nuremberg-event-sold = { $seat } sells { $good } in { $city } for { $gold } gold, made from { $cost }.
nuremberg-event-sale_toll_paid = { $seat } pays { $owner } a toll of { $gold } gold: { $road }.
nuremberg-event-offered = { $seat } offers { $give } for { $want }.
nuremberg-event-offered_to = { $seat } offers { $target } { $give } for { $want }.
nuremberg-event-called_for = { $seat } wants { $want }: what do you ask for it?
nuremberg-event-called_with = { $seat } would give { $give }: what do you offer?
nuremberg-event-accepted = { $seat } accepts.
nuremberg-event-refused = { $seat } declines.
nuremberg-event-countered = { $seat } would give { $give } for { $want }.
nuremberg-event-traded = { $seat } gives { $target } { $give } for { $take }.
nuremberg-event-no_deal = { $seat } makes no trade.
nuremberg-event-ended =
    { $reason ->
        [thirteen] Thirteen points: the game is over.
       *[last_year] It is the year 1400: the game is over.
    }
nuremberg-event-scored =
    { $points ->
        [one] { $seat }: 1 point, place { $place } (settlements { $settlements }, workshops { $workshops }, rights { $rights }, council { $council }).
       *[other] { $seat }: { $points } points, place { $place } (settlements { $settlements }, workshops { $workshops }, rights { $rights }, council { $council }).
    }

## Outcome

nuremberg-outcome-thirteen = Thirteen points, reached in their own turn.
nuremberg-outcome-last_year = The year 1400 came: whoever had the most points won.

## Why a move is good (hints, coach), and why a bot refuses a trade

nuremberg-reason-right = This station brings the right of way, a point and tolls: { $road }.
nuremberg-reason-road = Opens a new road for your settlements: { $road }.
nuremberg-reason-station = One step further in the race for this road: { $road }.
nuremberg-reason-settlement =
    { $cards ->
        [one] A point, and a harvest with { $cards } card of the event deck: { $crossing }.
       *[other] A point, and a harvest with { $cards } cards of the event deck: { $crossing }.
    }
nuremberg-reason-workshop = A point, and better business from now on: { $site }.
nuremberg-reason-prestige = Prestige decides the council seats; you have { $prestige }.
nuremberg-reason-sell = { $gold } gold for { $good }, the toll paid.
nuremberg-reason-exchange = The bank gives you for it: { $thing }.
nuremberg-reason-offer = Asking costs nothing, and nobody has to agree.
nuremberg-reason-deal = You get what you asked for or were offered, at once.
nuremberg-reason-decline_leader =
    { $points ->
        [one] { $player } has 1 point already: better not to help.
       *[other] { $player } has { $points } points already: better not to help.
    }
nuremberg-reason-decline_use = You keep your cards; { $player } keeps theirs.
nuremberg-reason-knight =
    { $others ->
        [0] Nobody else loses a harvest there: { $place }.
       *[other] Settlements of others without a harvest: { $others }, of yours: { $own }. The hex: { $place }.
    }
nuremberg-reason-rob = { $victim } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand.
nuremberg-reason-discard = You hold { $count } of this kind: { $thing }.
nuremberg-reason-council =
    { $points ->
        [one] This seat is worth { $points } point.
       *[other] This seat is worth { $points } points.
    }
nuremberg-reason-wait = You keep your cards for later.

## Labels at the table

nuremberg-label-year = Year
nuremberg-label-points = Points
nuremberg-label-hand = Hand
nuremberg-label-gold = Gold
nuremberg-label-prestige = Prestige
nuremberg-label-council = Councils
nuremberg-label-safe = safe
nuremberg-label-rights = Rights of way
nuremberg-label-nobody = nobody
nuremberg-label-pile = Event pile
nuremberg-label-discards = Discards
nuremberg-label-pile_rest = Still in the pile
nuremberg-label-stacks = Resource stacks
nuremberg-label-knight = Robber knight
nuremberg-label-surroundings = Surroundings
nuremberg-label-city = Old city
nuremberg-label-next_wall = Next wall
nuremberg-label-gap = Corner for a tower
nuremberg-label-cost = Price
nuremberg-label-pieces = Pieces left
nuremberg-label-toll = Toll
nuremberg-label-sale_double = doubled by your workshop
nuremberg-label-sale_toll = toll of { $toll } to { $player }
nuremberg-label-rate = Bank { $rate }:1
nuremberg-label-give = gives
nuremberg-label-want = wants
nuremberg-label-accepts = accepts
nuremberg-label-declines = declines
nuremberg-label-counters = counter-offer
nuremberg-label-everyone = to everyone
nuremberg-label-offers_left = Offers that may still come to nothing this turn: { $count }
nuremberg-label-memory = What you can know
nuremberg-label-least = at least { $count }
nuremberg-label-most = at most { $count }
nuremberg-label-trade = Trade
nuremberg-label-i_give = I give
nuremberg-label-give_below = Tap your cards below to give them.
nuremberg-label-i_want = I want
nuremberg-label-to = Offer to
nuremberg-label-thinking = still thinking
nuremberg-label-more = One more
nuremberg-label-less = One less
nuremberg-label-zoom_in = Closer
nuremberg-label-zoom_out = Further away
nuremberg-label-zoom_reset = Show all
nuremberg-label-which = Now tap the place you mean.
nuremberg-label-lacks = You lack { $cost }.
nuremberg-label-nobody_has = As far as can be counted, nobody can give that.
nuremberg-label-nobody_took = Nobody took it.
nuremberg-label-no_offers = No more offers this turn
nuremberg-label-declining = Declined for you: { $player } wants { $want } for { $give }.
nuremberg-label-declining_call = Declined for you: { $player } asks for offers.
nuremberg-label-let_me = Let me answer
nuremberg-label-with_bank = With the bank
nuremberg-label-losing = Discard { $cards }
nuremberg-step-settlements = settlements
nuremberg-step-workshops = workshops
nuremberg-step-rights = rights of way
nuremberg-step-council = council
nuremberg-stat-sales = Most gold from sales
nuremberg-stat-tolls = Most toll received
nuremberg-stat-walls = Most walls and towers
nuremberg-stat-trades = Most trades
nuremberg-stat-robbed = Most often robbed
nuremberg-option-opening = Opening
    .help = Given sites for your first games, or free choice of where everybody starts.
nuremberg-option-opening-beginner = Beginners
nuremberg-option-opening-expert = Experts
nuremberg-option-absent = Colour left in the box
    .help = With three players one colour is missing; in the beginners’ opening it matters which.
nuremberg-option-absent-nobody = None (four players)
nuremberg-option-absent-white = White
nuremberg-option-absent-red = Red
nuremberg-option-absent-blue = Blue
nuremberg-option-absent-orange = Orange

## Player aid

nuremberg-aid-1 = Turn an event card: everybody harvests, then the event happens.
nuremberg-aid-2 = Then trade, build and sell in any order, as often as you like.
nuremberg-aid-3 = Toll station: wood, clay. From the city outwards; most stations hold the road: 1 point and tolls.
nuremberg-aid-4 = Settlement: wood, clay, grain, wool. On a road with your station, with a free crossing between two settlements: 1 point and harvests.
nuremberg-aid-5 = Workshop: 2 grain, 3 ore. On a red crossing: 1 point, double sales, better bank, towers at the yard.
nuremberg-aid-6 = Wall: clay, 3 gold: 1 prestige. Tower: clay, wood, 3 gold: 2 prestige.
nuremberg-aid-7 = Councils: from 3 prestige a seat for 4, 3 or 2 points; overtaking takes a better one; 12 prestige make it safe.
nuremberg-aid-8 = Bank: 4 alike for 1; at the market 3, or 2 of the marked kind. Gold counts as a resource.
nuremberg-aid-9 = Knight: whoever holds more than 7 cards loses half; the knight blocks a hex and steals a card.
nuremberg-aid-10 = 13 points in your own turn win. In 1400 the most points win.

## Tutorial

nuremberg-tutorial-1 = Welcome to Nuremberg! You need thirteen points, and there are four ways to get them: settlements, workshops, roads and councils.
nuremberg-tutorial-2 = Turn the event card. Every hex with its number brings a card to each settlement beside it, yours and everybody else’s.
nuremberg-tutorial-3 = Build a toll station for wood and clay. It opens a road for your settlements; with the most stations the road is yours.
nuremberg-tutorial-4 = Found a settlement on that road. Look for full rings around the numbers and for kinds you lack.
nuremberg-tutorial-5 = Something missing? Offer the others a trade. You see all answers at once and pick one.
nuremberg-tutorial-6 = Make a good and sell it: wood and ore become compasses, and Frankfurt pays gold. Mind the toll on the way.
nuremberg-tutorial-7 = Open a workshop in the city. It doubles the price of the goods beside it, and the market gives you better rates.
nuremberg-tutorial-8 = Build walls with clay and gold. Three prestige bring a council seat; whoever passes you takes it away again.
nuremberg-tutorial-9 = Beware of the robber knight: with more than seven cards in hand you lose half of them. Spend in time!
nuremberg-tutorial-10 = Have thirteen points in your own turn and you win. When the year 1400 comes, the most points win. Good luck!

## Results shown on a card
nuremberg-shown-toll = Toll: { $road }
nuremberg-shown-sale = { $seat } sells: { $good }
nuremberg-shown-robbery = { $seat } robs { $victim }

## Answers in advance

nuremberg-ahead-decline = Decline every offer
nuremberg-ahead-decline_without_gold = Decline offers that bring me no gold; otherwise ask me
