### Loot

## The game

loot-name = Loot
loot-weight = easy
loot-tagline = Launch your merchants, plunder everyone else’s, and always keep an eye on the captains.
loot-about = A quick card game of piracy and nerve for two to eight players; a game takes about 20 minutes. Each turn you do just one thing: draw a card, launch a merchant, or throw a card into a battle at sea. Skulls decide until a captain or the admiral shows up, and every merchant still in your hand at the end costs you its gold.

## Chapters

loot-chapter-setup = Setting up
loot-chapter-turn = Your turn
loot-chapter-draw = Drawing a card
loot-chapter-merchant = Launching a merchant
loot-chapter-attack = Attacking with pirate ships
loot-chapter-captain = The captains
loot-chapter-admiral = The admiral
loot-chapter-strength = Who leads a battle
loot-chapter-capture = Capturing merchants
loot-chapter-empty_deck = When the draw pile is empty
loot-chapter-end = End of the game
loot-chapter-scoring = Counting the gold
loot-chapter-teams = Playing in teams
loot-chapter-information = Who knows what

## Rules: setup
## Every rule of the game has one message. .ruling says why this table decides so where the rulebook is silent;
## .refusal is spoken to the player whose action breaks the rule.

# $seats (number): seats at the table.
loot-setup-players_alone = Two to five players can play, each for themselves.
    .refusal = Everyone for themselves works with two to five players; seats at this table: { $seats }.
# $seats (number): seats at the table.
loot-setup-players_teams = Four, six or eight players can play in teams of two.
    .refusal = Teams of two need four, six or eight players; seats at this table: { $seats }.
# $seats (number): seats at the table.
loot-setup-four_choice = Only four players can choose between playing alone and in teams, and they choose before the deal. Six and eight always play in teams; seven cannot play.
    .refusal = Seats at this table: { $seats }. Only four players can choose; two, three and five play alone, six and eight in teams, and seven cannot play.
loot-setup-merchants = The 25 merchants carry 100 gold in all: five 2s, six 3s, five 4s, five 5s, two 6s, one 7 and one 8.
loot-setup-pirates = There are 48 pirate ships, twelve each in blue, green, purple and gold. Every colour has two ships with 1 skull, four with 2, four with 3 and two with 4.
loot-setup-captains = Each of the four colours has one captain.
loot-setup-admiral = There is a single admiral in the deck.
loot-setup-all_cards = All 78 cards are used, however many of you play.
loot-setup-shuffle = Cards of every kind are shuffled together into one deck.
loot-setup-deal = Everyone starts with six cards, in teams too.
loot-setup-pile = The remaining cards lie face down in the middle: they are the draw pile.
loot-setup-empty_sea = At the start nothing is at sea, captured or discarded, so the first turn has nothing to capture.
loot-setup-starter = Whoever sits to the dealer’s left takes the first turn.
loot-setup-dealer = Chance picks the dealer; in teams, one of the second members.
    .ruling = The rulebook does not say who deals, so the draw is left to chance.

## Rules: turn

loot-turn-clockwise = Turns go round clockwise, always to the left.
loot-turn-check_first = Your turn opens with the capture check: every ship you have won comes to you before you choose anything.
loot-turn-check_is_free = Capturing costs you no action, however many ships you take.
loot-turn-one_action = After the check you take exactly one action, using one card at most.
loot-turn-action_list = You choose from five: draw, launch a merchant, play a pirate ship, play a captain, or play the admiral.
loot-turn-no_pass = You cannot pass: doing nothing is not an action.
    .refusal = You cannot pass: draw or play a card, or discard one once the draw pile is empty.
loot-turn-free_choice = While the draw pile lasts nobody has to play a card: you can always draw instead.
# $player: whose turn it is.
loot-turn-own_turn_only = Only the player whose turn it is decides; nobody reacts in between or chooses at the same time.
    .refusal = It is { $player }’s turn now, not yours.
# $card: name of the card.
loot-turn-own_hand = You play only cards from your own hand.
    .refusal = This card is not in your hand: { $card }.
loot-turn-needs_merchant = Pirate ships, captains and the admiral can only go to a merchant that is at sea right now.
    .refusal = There is no such merchant at sea: pirate ships, captains and the admiral need one that is out there now.
loot-turn-opening = With nothing at sea, you can only draw or launch a merchant, as long as the draw pile lasts.
loot-turn-no_take_back = A played card stays where it is until its battle is over; nobody moves it or takes it back.

## Rules: draw

loot-draw-top_card = Drawing puts the one top card of the draw pile into your hand.
loot-draw-ends_turn = Drawing ends your turn; you can use the new card from your next turn on.
loot-draw-no_limit = Your hand may grow as large as you like.
loot-draw-empty_hand = If you have no cards while the draw pile still has some, you must draw on your turn.
loot-draw-pile_empty = Once the draw pile is empty, nobody draws any more.
    .refusal = The draw pile is empty, so there is nothing to draw: play a card or discard one.
loot-draw-pile_only = New cards come from the draw pile only, never from the discards, the sea or another hand.

## Rules: merchant

loot-merchant-value = The coins on a merchant are the gold it is worth at the end.
loot-merchant-launch = To launch a merchant, lay it from your hand face up in front of you; now it is at sea.
loot-merchant-owner_mark = The way a merchant lies shows who launched it: every merchant at sea visibly has an owner.
loot-merchant-attackable = A merchant at sea can be attacked from the very next turn on.
loot-merchant-safe = If nobody has attacked your merchant by your next turn, it is yours without another card.
loot-merchant-several = You may have any number of your own merchants at sea.
loot-merchant-always_legal = Launching has no condition: a merchant in your hand and your turn are enough.
loot-merchant-own_battle = Every merchant is a battle of its own, even beside another of the same value.
loot-merchant-no_right = Once your merchant is attacked, having launched it gives you nothing: you must lead the battle like anyone else.

## Rules: attack

loot-attack-place = To attack, lay one pirate ship from your hand face up beside one merchant at sea.
loot-attack-player_mark = The way a pirate ship lies shows who played it: every fleet visibly belongs to someone.
loot-attack-many_sides = Several players may attack the same merchant.
loot-attack-own_ship = You may attack your own merchant in order to keep it.
loot-attack-first_color_free = Whoever attacks a merchant first may use any colour.
# $side: the other player or team. $card: name of the pirate ship. $merchant: name of the merchant.
loot-attack-color_taken = Whoever joins a battle needs a colour nobody else uses at that merchant; this goes for the merchant’s owner too.
    .refusal = At the { $merchant } this colour already belongs to { $side }, so your { $card } cannot join. Pick a colour nobody else uses there.
loot-attack-reinforce = On later turns you may add more ships of your colour to your attack.
# $color: name of the colour of your fleet there. $merchant: name of the merchant.
loot-attack-one_color = You keep one colour per merchant and never open a second one there.
    .refusal = Your fleet at the { $merchant } is { $color }: only { $color } ships can join it.
loot-attack-color_per_ship = Colours are bound to one merchant only: at another you may use another, and a colour taken here may be free there.
loot-attack-weaker_allowed = There is no minimum strength: a ship weaker than all the others may join.
loot-attack-four_fleets = Four colours mean four fleets at most; with five players, the last one cannot attack there.
loot-attack-room_for_all = With up to four players or teams, there is always a free colour for whoever has no fleet yet.

## Rules: captain

# $card: name of the captain. $merchant: name of the merchant.
loot-captain-needs_ship = You can play a captain only at a merchant where you have a pirate ship.
    .refusal = You have no ship at the { $merchant } yet. Attack in the right colour first; the { $card } can follow on a later turn.
# $color: name of the colour of your fleet there. $merchant: name of the merchant.
loot-captain-same_color = A captain must have the colour of the fleet he joins.
    .refusal = Your fleet at the { $merchant } is { $color }: it only takes the { $color } captain.
# $side: the other player or team. $merchant: name of the merchant.
loot-captain-own_fleet_only = Nobody puts a captain on someone else’s fleet, not even the merchant’s owner.
    .refusal = At the { $merchant } this colour belongs to { $side }; your captain only boards a fleet of your own.
loot-captain-earlier_turn = The ship a captain boards must have been there before this turn.
loot-captain-on_ship = A captain is laid face up on your ship, so he counts in that one battle only.
loot-captain-beats_skulls = A captain beats any number of skulls.
loot-captain-last_wins = If several captains meet at one merchant, the latest one prevails.
loot-captain-answers_admiral = A captain played after the admiral prevails over him.
loot-captain-defends = You may also play a captain on your own fleet at your own merchant.
loot-captain-any_standing = You may play a captain whether you are behind, tied, ahead or alone in the battle. Being ahead or alone can only happen to the second member of a team.
    .ruling = The rulebook asks only for a ship of yours in that colour from an earlier turn, so nothing else is required here.
loot-captain-once = Every captain is a single card: after his battle he is discarded for good.

## Rules: admiral

# $side: the other player or team. $merchant: name of the merchant.
loot-admiral-own_only = The admiral is played only on a merchant of your own; in teams, on one of your team’s.
    .refusal = The { $merchant } belongs to { $side }; the admiral only defends merchants you launched yourself.
loot-admiral-no_ship_needed = The admiral needs no pirate ship of yours in the battle.
loot-admiral-on_merchant = The admiral is laid face up on the merchant itself.
loot-admiral-like_captain = The admiral is as strong as a captain: no number of skulls beats him.
loot-admiral-holds = Unless an opponent’s captain follows your admiral, the ship is yours at your next capture check.
loot-admiral-answers_captain = Played after a captain, the admiral prevails: the latest of them decides.
loot-admiral-no_shield = The admiral stops nobody from attacking that merchant or sending more ships.
loot-admiral-no_color = The admiral takes up no colour: you may still choose any free one there.
loot-admiral-with_fleet = You may use admiral, fleet and captain in the same battle, in any order, on different turns.
    .ruling = The rulebook does not mention using them together, and nothing in it forbids it.
loot-admiral-shut_out_owner = If all four colours at your merchant are taken, you can still play the admiral, as a fifth side in the battle.
loot-admiral-unattacked = You may play the admiral before any attack; only the second member of a team ever gets the chance.
    .ruling = The rulebook speaks of defence but does not ask for an attack to come first.

## Rules: strength

loot-strength-skulls = A pirate ship is as strong as the number of its skulls.
loot-strength-sum = Your strength at a merchant is the sum of all your skulls there.
loot-strength-strict = To lead, you need more skulls than every other fleet; a tie is not enough.
loot-strength-plurality = To lead, you need more skulls than each other fleet, not more than all of them together.
loot-strength-tie_below = A tie below the strongest fleet does not matter.
loot-strength-trump_first = As soon as a captain or the admiral is in a battle, only the latest of them counts; skulls and ties no longer matter.
loot-strength-later_ships = Ships added after an enemy captain or admiral do not win back the lead.
loot-strength-no_trump_tie = Captains and the admiral are never tied: one of them always came last.
loot-strength-never_falls = While a battle lasts, nobody’s strength in it ever drops.

## Rules: capture

loot-capture-when = Ships are captured only as a turn opens, and only by the player or team whose check it is.
loot-capture-unattacked = You capture your own merchant if you launched it last turn and nobody has attacked it since.
loot-capture-strongest = You capture a merchant if your fleet there has been stronger than every other since your last turn.
loot-capture-trump = You capture a merchant if the latest captain or admiral there is yours.
loot-capture-tie = If the strongest fleets are tied and there is no captain or admiral, nobody captures: the ship and all cards stay until somebody gets stronger.
loot-capture-tie_owner = A tie does not favour the merchant’s owner.
loot-capture-tie_blocks_all = A tie at the top gives nothing to a weaker third fleet either.
loot-capture-tie_broken = To win a tied battle, grow past the others and stay ahead until your next check.
loot-capture-overtaken = If somebody overtakes you before your check, you get nothing; your ships stay in the battle.
loot-capture-present_state = A look at the table is enough: whoever leads at their check has led since their last turn.
loot-capture-automatic = Captures happen by themselves; you cannot decline or delay them.
    .ruling = The rulebook offers no choice here, so the table takes the ships for you.
loot-capture-all_at_once = One check brings you every ship you have won.
loot-capture-captor_keeps = The ship goes to whoever captures it, no matter who launched it.
loot-capture-pile = Captured merchants lie face down in front of their captor.
loot-capture-discards = All pirate ships, captains and the admiral of that battle, the winner’s and the losers’, go to the face-up discard pile.
loot-capture-final = A captured ship is safe: it is never attacked, lost or played again.
loot-capture-nothing_left = When you play alone and choose your action, you never lead a battle or have an unattacked merchant: the check has already brought those home.

## Rules: empty deck

loot-empty_deck-play_or_discard = When the draw pile is empty, your action is to play a card or to discard one.
loot-empty_deck-discard_choice = You may discard even if you could play.
# $card: name of the merchant.
loot-empty_deck-no_merchant_discard = You can never discard a merchant from your hand.
    .refusal = Merchants cannot be discarded: launch the { $card } or choose another card.
loot-empty_deck-other_cards = Pirate ships, captains and the admiral can all be discarded.
loot-empty_deck-merchants_only = If you hold nothing but merchants, you must launch one.
loot-empty_deck-not_before = While the draw pile has cards, nothing is discarded from the hand.
    .refusal = Not yet: you can discard only once the draw pile is empty.
loot-empty_deck-face_up = A discarded card lies face up on the discard pile.
loot-empty_deck-from_now_on = Discarding is open from the turn after the last card was drawn.
loot-empty_deck-checks_go_on = Capture checks go on as before when the draw pile is empty.
loot-empty_deck-no_reshuffle = The discards never become a new draw pile.
loot-empty_deck-always_a_move = With cards in hand you can always do something: a merchant can be launched, anything else discarded.

## Rules: end

loot-end-condition = When everyone plays alone, the game is over once the draw pile is empty and one player has no cards left.
loot-end-not_before_empty = Running out of cards while the draw pile has some does not end the game.
loot-end-pile_alone = An empty draw pile alone does not end the game.
loot-end-discard_counts = Discarding your last card ends the game just as playing it does.
loot-end-at_once = The action that ends the game ends it at once: the round is not finished and nobody acts any more.
    .refusal = The game is over: nobody acts any more.
loot-end-no_last_check = No capture check follows the end, not even for ships with a clear leader.
loot-end-own_check_before = The check that opened the last turn still counts, for it came before the last card.
loot-end-last_draw = If somebody has no cards at the moment the last one is drawn, the game is over at once. In teams, both partners must be without cards.
    .ruling = The rulebook does not mention this case; otherwise that player would face a turn with nothing to do.
loot-end-open_ships = Merchants still at sea are discarded and count for nobody, neither plus nor minus.
loot-end-last_launch = A merchant launched as the very last card of the game is lost too: it counts for nobody.
loot-end-bound = No game goes on for ever: it has at most 156 actions minus six per player, for each card is drawn at most once and leaves a hand at most once.
loot-end-one_deal = One deal is a whole game.

## Rules: scoring

loot-scoring-plus = You add up the gold on the ships you captured.
loot-scoring-minus = The gold on merchants left in your hand is taken off your total.
loot-scoring-other_cards = Pirate ships, captains and the admiral left in your hand cost nothing.
loot-scoring-negative = A total can fall below zero.
loot-scoring-no_bonus = Ending the game earns no bonus.
loot-scoring-winner = The highest total wins.
loot-scoring-tie = Players or teams tied for the highest total share the win; there is no tie-break.
    .ruling = The rulebook gives no tie-break, so nobody is put second.
loot-scoring-hundred = At the end, gold captured, gold in hands and gold lost at sea always make 100 together.

## Rules: teams

loot-teams-pairs = Two players form a team and play against the other pairs.
loot-teams-seating = Partners sit next to each other.
loot-teams-order = Everyone has turns of their own in the usual order, so partners act one right after the other.
loot-teams-standard = Whatever is not changed here works as when everyone plays alone.
loot-teams-first_member = A team’s first member is the one whose partner acts right afterwards, whoever opened the game.
    .ruling = The rulebook leaves “first” open; the other way round a team would check before any opponent could answer.
loot-teams-starter = The opening player is a first member, so the dealer is a second member.
    .ruling = The rulebook does not say who opens in teams; this way partners act in a row from the very start.
loot-teams-first_checks = Only the first member checks for captures, as their turn opens.
loot-teams-second_no_check = The second member’s turn opens without a check.
loot-teams-check_both = The check covers the merchants and attacks of both partners.
loot-teams-since_last_turn = For captures, “since your last turn” means your team’s last turn, whichever partner took it.
    .ruling = The rulebook does not spell this out; a team attacks as one, so its turns count as one.
# $color: name of the colour of your team's fleet there. $merchant: name of the merchant.
loot-teams-one_color = A team has one colour per merchant: what one partner began binds the other.
    .refusal = Your team’s fleet at the { $merchant } is { $color }: only { $color } ships can join it.
loot-teams-reinforce_partner = Either partner may add ships to the common fleet; all its skulls are added up.
loot-teams-reinforce_lead = The second member may strengthen a battle the team already leads.
loot-teams-attack_own = A team may attack a merchant of either partner; the second member may even attack one just launched.
loot-teams-captain_partner = Either partner may play the captain on the common fleet.
    .ruling = The rulebook speaks only of ships you played yourself; a team’s fleet belongs to both of you.
loot-teams-captain_next_turn = Your partner’s turn just before yours counts as an earlier turn: the captain may follow their ship at once.
    .ruling = The rulebook does not say whose earlier turn it must be; for a team, either partner’s will do.
# $side: the other team. $merchant: name of the merchant.
loot-teams-admiral_partner = The admiral may defend your own merchant or your partner’s.
    .refusal = The { $merchant } belongs to { $side }; the admiral only defends merchants that you or your partner launched.
# $card: name of the card.
loot-teams-own_hand = Each partner plays only from their own hand.
    .refusal = This card is in your partner’s hand, not in yours: { $card }.
loot-teams-no_exchange = Partners never pass cards to each other.
loot-teams-talk = Partners may talk, plan and agree on moves at any time.
loot-teams-must_draw = A member without cards while the draw pile has some plays on as usual: their action is to draw.
loot-teams-one_out = If the draw pile is empty and only one partner is out of cards, the game goes on; that partner takes no more actions.
loot-teams-out_by_last_draw = A team member whose hand is empty when the last card is drawn is out as well and takes no more actions.
    .ruling = The rulebook does not mention this case; without cards or a draw pile there is nothing left to do.
loot-teams-first_out_checks = A first member who is out still checks for the team whenever their place in the order comes.
loot-teams-second_out = A second member who is out is passed over; the check stays with the first member.
    .ruling = The rulebook can be read both ways here; since only first members check, the check does not move.
loot-teams-end = The game is over when the draw pile is empty and both partners of one team have no cards left.
loot-teams-end_split = Players from different teams who are out do not end the game.
loot-teams-end_last_draw = If both partners of a team have no cards when the last one is drawn, the game is over at once.
    .ruling = The rulebook does not mention this case; otherwise that team would have nothing left to do.
loot-teams-common_pile = A team has one common pile of captured ships.
    .ruling = The rulebook does not say whose pile they go to; the team is scored together anyway.
loot-teams-score = A team’s total is its captured gold minus the merchants in both hands.
loot-teams-winner = The team with the most gold wins, both partners together.

## Rules: information

loot-information-hand_secret = You see your own hand; your opponents do not.
loot-information-pile_hidden = The draw pile lies face down: nobody knows its order or looks into it.
loot-information-draw_secret = Everyone sees that you draw; which card it is, only you know, and in teams your partner too.
loot-information-sea_public = Everything at sea lies open, along with who played it: merchants, fleets, captains and the admiral.
loot-information-covered_ships = Ships under a captain stay known and are still counted.
loot-information-trump_order = Everyone can see in which order captains and the admiral were played, for it decides the battle.
loot-information-discards_public = The discard pile lies face up.
loot-information-discards_browse = You may look through all the discards at any time.
    .ruling = The rulebook is silent; everybody has seen each of these cards anyway.
loot-information-captured_face_down = Captured ships lie face down; opponents may not turn them over.
loot-information-captured_known = Captured ships are no secret: everybody saw which ship went to whom, and bots may remember it too.
loot-information-captured_display = You see your own total and how many ships the others have; the log names every captured ship. You may look through your own pile.
    .ruling = The rulebook only lays them face down; the log keeps what everybody saw.
loot-information-counts = Everyone can see how many cards are in the draw pile and in each hand.
    .ruling = The rulebook is silent; the end of the game depends on these numbers.
loot-information-partner_hand = Partners may look at each other’s hands at any time, so both see a card that one of them draws.
loot-information-team_channel = What partners write in the team chat, only they can read.
    .ruling = The rulebook lets partners talk but does not say who hears it; open talk would give their hands away.
loot-information-open_talk = All other talk is free and binds nobody; cards are not shown.
    .ruling = The rulebook says nothing about talk between opponents, only that hands are not shown.
loot-information-spectator = Spectators see everything that is public, and no hand.
    .ruling = The rulebook knows no spectators; this way none of them can give a hand away.
loot-information-never_back = No card ever returns from the table to a hand, so having seen a card never tells you what an opponent holds.
loot-information-no_proof = Apart from the card it shows, an action proves nothing about what is still in a hand.
loot-information-last_hands = When the draw pile is empty, the unseen cards are exactly the hidden hands; with two players, you can then work out your opponent’s hand.
loot-information-final_count = At the end captured piles and the merchants left in hands are shown, for they are counted.
loot-information-final_open = After the end all hands are open.
    .ruling = The rulebook is silent; merchants in hand are shown anyway, and the rest is fun to see.

## Names of cards
## Pieces, as sentences call them; .short for tight places

loot-piece-blue = blue
loot-piece-green = green
loot-piece-purple = purple
loot-piece-gold = gold
loot-piece-m2 = merchant worth 2
    .short = merchant 2
loot-piece-m3 = merchant worth 3
    .short = merchant 3
loot-piece-m4 = merchant worth 4
    .short = merchant 4
loot-piece-m5 = merchant worth 5
    .short = merchant 5
loot-piece-m6 = merchant worth 6
    .short = merchant 6
loot-piece-m7 = merchant worth 7
    .short = merchant 7
loot-piece-m8 = merchant worth 8
    .short = merchant 8
loot-piece-blue_1 = blue pirate ship (1 skull)
    .short = blue 1
loot-piece-blue_2 = blue pirate ship (2 skulls)
    .short = blue 2
loot-piece-blue_3 = blue pirate ship (3 skulls)
    .short = blue 3
loot-piece-blue_4 = blue pirate ship (4 skulls)
    .short = blue 4
loot-piece-green_1 = green pirate ship (1 skull)
    .short = green 1
loot-piece-green_2 = green pirate ship (2 skulls)
    .short = green 2
loot-piece-green_3 = green pirate ship (3 skulls)
    .short = green 3
loot-piece-green_4 = green pirate ship (4 skulls)
    .short = green 4
loot-piece-purple_1 = purple pirate ship (1 skull)
    .short = purple 1
loot-piece-purple_2 = purple pirate ship (2 skulls)
    .short = purple 2
loot-piece-purple_3 = purple pirate ship (3 skulls)
    .short = purple 3
loot-piece-purple_4 = purple pirate ship (4 skulls)
    .short = purple 4
loot-piece-gold_1 = gold pirate ship (1 skull)
    .short = gold 1
loot-piece-gold_2 = gold pirate ship (2 skulls)
    .short = gold 2
loot-piece-gold_3 = gold pirate ship (3 skulls)
    .short = gold 3
loot-piece-gold_4 = gold pirate ship (4 skulls)
    .short = gold 4
loot-piece-blue_captain = blue pirate captain
    .short = blue captain
loot-piece-green_captain = green pirate captain
    .short = green captain
loot-piece-purple_captain = purple pirate captain
    .short = purple captain
loot-piece-gold_captain = gold pirate captain
    .short = gold captain
loot-piece-admiral = admiral
    .short = admiral
loot-card-back = hidden card

## Actions
## $card, $merchant: names of cards.

loot-action-draw = Draw a card
loot-action-launch = Launch { $card }
loot-action-attack = Attack { $merchant } with { $card }
loot-action-command = Play { $card } at { $merchant }
loot-action-defend = Defend { $merchant } with the admiral
loot-action-discard = Discard { $card }

## Status line
## $player: who is to act.

loot-status-act = Your turn: draw a card or play one.
loot-status-act-draw = Your turn: you have no card to play now, so draw one.
loot-status-act-empty = Your turn: the draw pile is empty, so play a card or discard one.
loot-status-wait = { $player } is to act.
loot-status-over = The game is over.

## Log
## The variables are the fields of the events; seats and pieces come in words.

loot-event-dealt =
    { $dealer } deals { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to everyone; { $starter } starts.
loot-event-drew-unseen = { $seat } draws a card.
# Only for those who may see the card.
loot-event-drew = { $seat } draws a card: { $card }.
loot-event-launched = { $seat } launches a { $card }.
loot-event-attacked = { $seat } attacks { $owner }’s { $merchant } with a { $card }.
loot-event-commanded = { $seat } plays the { $card } at { $owner }’s { $merchant }.
loot-event-defended = { $seat } defends the { $merchant } with the admiral.
loot-event-discarded = { $seat } discards a card: { $card }.
loot-event-captured =
    The { $merchant } goes to { $side }: { $gold } gold; { $discarded_count ->
        [0] no cards
        [one] { $discarded_count } card
       *[other] { $discarded_count } cards
    } discarded.
loot-event-skipped = { $seat } has no cards left and is passed over.
loot-event-pile_empty = The draw pile is empty: there is no more drawing.
loot-event-ended =
    { $reason ->
        [last_draw] { $seat } has drawn the last card while another player or team has none: the game is over.
       *[out_of_cards] { $seat } is out of cards: the game is over.
    }
loot-event-lost = Still at sea and lost to everyone: { $merchant }.
# $captured, $held, $total (numbers): gold; $total may be negative.
loot-event-scored = { $side }: { $captured } gold captured, minus { $held } in hand = { $total }.

## Outcome

loot-outcome-out_of_cards = The draw pile was empty and a player or team had no cards left.
loot-outcome-last_draw = The last card was drawn while a player or team had none.

## Why a move is good (hints and coach)

loot-reason-lead =
    Takes the lead at the { $merchant }, { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    } ahead.
loot-reason-hold =
    Your team leads at the { $merchant } already; this makes it { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    } ahead.
loot-reason-spare = At the { $merchant } your team has the last word already: skulls change nothing there for now.
loot-reason-level = Draws level at the { $merchant }, so that nobody takes it yet.
loot-reason-foothold = Gets a ship to the { $merchant }, ready for a captain.
loot-reason-trump = The last word at the { $merchant }: only a later captain or admiral takes it back.
loot-reason-launch = A { $merchant } at sea can come home unharmed and draws pirates out of other hands.
loot-reason-launch_late = The end is near: the { $merchant } costs its gold if it stays in your hand.
loot-reason-draw = One more card in hand; the sea stays as it is.
loot-reason-discard = One card less in hand; the sea stays as it is.
loot-reason-outpost = One more ship at the { $merchant }; it does not give you the lead yet.

## Labels at the table

loot-label-pile = Draw pile
loot-label-discards = Discards
loot-label-sea = At sea
loot-label-hand = Hand
loot-label-captured = Captured
loot-panel-ships =
    { $count ->
        [one] { $count } captured ship
       *[other] { $count } captured ships
    }
# $count (number).
loot-label-gold =
    { $count ->
        [one] { $count } gold coin
       *[other] { $count } gold coins
    }
# $side: the player or team that would take the ship.
loot-label-leads = Now it would go to { $side }
loot-label-tied = Tied: nobody takes it
loot-label-unattacked = Not attacked yet
loot-option-teams = Teams
    .help = Partners sit side by side, see each other’s hands and score together. Only four players can choose; six and eight always play in teams.
loot-option-teams-on = Teams of two
loot-option-teams-off = Everyone for themselves

## Player aid

loot-aid-1 = First, ships you have won come to you by themselves. Then take one action.
loot-aid-2 = Draw: take the top card. Your turn ends.
loot-aid-3 = Launch: send out a merchant. Unattacked until your next turn, it is yours.
loot-aid-4 = Attack: lay a pirate ship beside a merchant. One colour each, and nobody shares a colour there.
loot-aid-5 = Captain: goes on a ship of yours in his colour that is already there. Beats all skulls.
loot-aid-6 = Admiral: goes on a merchant of yours or your partner’s. Needs no ship, beats all skulls.
loot-aid-7 = Who leads: the latest captain or admiral; otherwise the most skulls. In a tie the ship stays at sea.
loot-aid-8 = Draw pile empty: play a card or discard one, never a merchant. Once a player (in teams: both partners) has no cards left, the game is over. Merchants in hand count against you.

## Tutorial

loot-tutorial-1 = Welcome aboard! You want gold: it sails on merchants, and whoever captures the most of it wins.
loot-tutorial-2 = This is your hand. Each turn you do one thing only: draw a card or play one.
loot-tutorial-3 = Launch a merchant. If nobody attacks it before your next turn, its gold is yours. Small ones often get home unharmed.
loot-tutorial-4 = Now attack: lay a pirate ship beside an opponent’s merchant. The skulls are its strength; your colour there is yours alone.
loot-tutorial-5 = If you have more skulls than every other fleet when your turn opens, you capture the ship. In a tie it stays, so add another ship of the same colour.
loot-tutorial-6 = A captain outdoes all skulls. Put him on a ship of his colour that you played on an earlier turn.
loot-tutorial-7 = The admiral is just as strong, guards only your own merchants and needs no ship. Among captains and admiral, the latest one counts.
loot-tutorial-8 = When the draw pile is empty and somebody runs out of cards, it is over. Get your merchants out in time: those in your hand cost you their gold. Good hunting!

### The web table
## Web table: names on cards, the sea in words, the account

loot-card-merchant = Merchant
loot-card-pirate = Pirate ship
loot-card-captain = Captain
loot-card-admiral = Admiral
loot-sea-empty = The sea is calm. Who launches a merchant?
loot-discards-empty = Nothing has been discarded yet.
loot-label-dealer = Dealer
    .short = D
# $merchant: name of the merchant. $owner: who launched it.
loot-battle-title = { $owner }: { $merchant }
# $player, $card: who played which captain or admiral.
loot-battle-trump = { $player } has played: { $card }
loot-step-captured = captured
loot-step-held = left in hand
loot-stat-captures = Most ships captured
loot-stat-biggest = Biggest ship
loot-stat-stolen = Most ships taken from others
loot-stat-lost = Gold lost at sea
# $side: whose fleet it is. $color: name of its colour. $ships, $skulls (numbers).
loot-battle-fleet =
    { $side }: { $color } fleet, { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }, { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }

## Results shown on a card
loot-shown-captured = { $side }: { $merchant } captured
loot-shown-fleet =
    { $skulls ->
        [one] { $side }: one skull
       *[other] { $side }: { $skulls } skulls
    }
loot-shown-trump = The latest counts: { $card }.
loot-shown-unattacked = Nobody attacked it.
loot-shown-gold = { $side }: +{ $gold } gold
