### Sherwood


## The game

sherwood-name = Sherwood
sherwood-weight = medium
sherwood-tagline = Bands of outlaws wait along one long road for the wagons of the rich.
sherwood-about = A rowdy game of dice and nerve for two to four bandit gangs (five with our reconstruction of the expansion); about 45 minutes. In each of four rounds you hide your bandits along the road, raid the king’s wagons die by die from the left, share out the loot and hope the sheriff has eyes for somebody else. Robin Hood and his friends lend a hand once a round.

## Chapters

sherwood-chapter-setup = Setting up
sherwood-chapter-course = Course of the game
sherwood-chapter-leader = Leaders and the Merry Men
sherwood-chapter-marks = Marks
sherwood-chapter-placement = Placing bandits
sherwood-chapter-marion = Lady Marion
sherwood-chapter-tip_off = Tip-off
sherwood-chapter-brotherhood = Brotherhood
sherwood-chapter-inside_job = Inside job
sherwood-chapter-friendly_guards = Friendly guards
sherwood-chapter-closing = Closing up
sherwood-chapter-reveal = Guards and reveal
sherwood-chapter-beer_wagon = The beer wagon
sherwood-chapter-gypsy_wagon = The fortune-teller’s wagon
sherwood-chapter-copy = Copied defence
sherwood-chapter-war_wagon = The war wagon
sherwood-chapter-royal_wagon = The royal wagon
sherwood-chapter-sheriff_wagon = The sheriff’s wagon
sherwood-chapter-fair_wagon = The fair wagon
sherwood-chapter-john = Little John
sherwood-chapter-infiltrator = Infiltrator
sherwood-chapter-shove = Shove
sherwood-chapter-lying = Lying down
sherwood-chapter-squeeze = Squeeze in
sherwood-chapter-quick_job = Quick job
sherwood-chapter-assault = Assault
sherwood-chapter-robin = Robin Hood
sherwood-chapter-heads_down = Heads down!
sherwood-chapter-second_chance = Second chance
sherwood-chapter-over_there = Look over there!
sherwood-chapter-over_here = Look over here!
sherwood-chapter-look = Both look cards
sherwood-chapter-result = Result
sherwood-chapter-points = Points
sherwood-chapter-loot = Loot
sherwood-chapter-drawbridge = The drawbridge
sherwood-chapter-tuck = Friar Tuck
sherwood-chapter-cheer_up = Cheer up, lad!
sherwood-chapter-barter = Barter
sherwood-chapter-market = To market!
sherwood-chapter-where_beer = Where is the beer?
sherwood-chapter-release = Release
sherwood-chapter-bail = Bail
sherwood-chapter-arrest = Arrests
sherwood-chapter-reward = Rewards
sherwood-chapter-cleanup = Clean-up
sherwood-chapter-end = Final scoring
sherwood-chapter-two = Two players
sherwood-chapter-option = Options
sherwood-chapter-info = Who knows what

## Rules: setup
## Every rule has one message. .ruling says why this table decides so where the rulebook is silent; .refusal is spoken to the player whose action breaks the rule.

# $seats (number): seats at the table.
sherwood-setup-players = Two, three or four people can play; five only with the reconstructed expansion.
    .refusal = Sherwood is for two to four players, or five with the fifth-player option; seats at this table: { $seats }.
sherwood-setup-gangs = Every gang has a leader, four bandits, four dice and a score marker, all in one colour, and a chest.
sherwood-setup-own_colour = No two gangs share a colour; at this table the seats get theirs in order.
sherwood-setup-first_player = Chance picks who goes first in the opening round.
    .ruling = The rulebook only makes a joke of it, so a draw decides.
sherwood-setup-score_zero = All gangs begin with no points.
sherwood-setup-loot_supply = The 53 loot tokens lie face down in a single supply.
sherwood-setup-loot_mix = In each of four colours there are 5 rings, 4 bracelets and 2 necklaces; on top come 9 coins without a colour.
    .ruling = Reconstructed: only the total of 53 is printed.
sherwood-setup-tokens_apart = Village coins, +2/−2 tokens and X marks are kept ready and never get into the loot supply.
sherwood-setup-coins_never_short = There is always another village coin.
    .ruling = Up to four players never need more than 12 of the 13 in the box; with five, extra ones are assumed.
sherwood-setup-wagon_deck = All 42 wagons, six of them special, are shuffled into one face-down deck.
sherwood-setup-wagon_backs = From behind, a wagon only tells the range of its defence; special ones look like all the others.
sherwood-setup-wagon_values = There are three backs, 4–7, 8–10 and 11–14, with 14 cards each: twelve normal ones within the range and two special ones.
    .ruling = Reconstructed: of the real values only a few are known.
sherwood-setup-deck_suffices = Four rounds never use up the wagon deck: 32 cards at most.
sherwood-setup-merry_men = Each of the four helpers has a shuffled deck of four different cards, the top one face up.
sherwood-setup-road = The road has four stretches. Each has room for a wagon, four hide-outs numbered from the left and an attack space under each.
sherwood-setup-pickpocket_spaces = With two to four players three pick-pocket spaces are open.
    .refusal = The village is full: hide your bandit along the road.
    .ruling = Reconstructed: with three spaces the 13 coins are always enough.

## Rules: course

sherwood-course-rounds = The game lasts exactly four rounds.
    .refusal = The four rounds are over: nobody acts any more.
# $step: what the table waits for now.
sherwood-course-phases = A round consists of hiding, ambushes and the sheriff, each with its steps in fixed order.
    .refusal = All in good time. What has to be decided now: { $step }.
sherwood-course-ambush_repeats = The ambush steps are played once for every wagon; then the sheriff comes.
# $player: whose decision it is.
sherwood-course-turn_order = Whenever everybody gets a turn, the first player begins and it goes clockwise.
    .refusal = It is { $player }’s turn to decide, not yours.

## Rules: leader

# $character: the helper. $effect: the card that lies open.
sherwood-leader-helps = To use a helper’s open card, put your leader on it and do what it says.
    .refusal = { $character } offers “{ $effect }” now and nothing else.
# $character: the helper.
sherwood-leader-own_moment = Each helper can only be asked in the step that belongs to them.
    .refusal = This is not the moment for { $character }.
sherwood-leader-optional = You never have to ask for help.
sherwood-leader-needs_target = You can spend your leader only if the card can do something for you right now.
    .refusal = The card could do nothing for you here, so your leader stays.
    .ruling = Asking is voluntary; this keeps you from spending your leader for nothing.
# $character: where the leader stands.
sherwood-leader-once = A leader can ask for help once a round, on one card.
    .refusal = Your leader has already asked for help this round ({ $character }).
sherwood-leader-shared_card = Several leaders may use the same card in a round, each for its own gang.
sherwood-leader-prisoner = A leader in prison cannot ask for help.
    .refusal = Your leader sits in prison.
# $player: who is asked now.
sherwood-leader-one_lap = In a helper’s step everybody is asked once, nobody twice.
    .refusal = You have been asked already; now it is { $player }’s turn.
sherwood-leader-one_card_per_step = Within a step only one card of a helper is at work, since cards change only when the wagons open.
sherwood-leader-cards_stay = Open helper cards stay from round to round until a wagon changes them.
sherwood-leader-zone = Each helper works on one part of the board only.

## Rules: marks

sherwood-marks-same_power = An X protects only from the power that put it there.
sherwood-marks-no_limit = Marks never run out.
    .ruling = The box has four X tokens, but they are only reminders.
sherwood-marks-cleared = When the dice go to the drawbridge, every mark is taken away.

## Rules: placement

sherwood-placement-wagons_dealt = A round opens with one face-down wagon per player on the road, four at most.
sherwood-placement-three_wagons = Three players face three wagons, and so do two.
sherwood-placement-wagon_spaces = Three wagons lie on the three leftmost stretches.
    .ruling = The rulebook closes the stretches without a wagon but does not say which ones.
# $stretch (number): the stretch of road.
sherwood-placement-closed_stretch = Where no wagon lies, the hide-outs are closed.
    .refusal = No wagon comes along stretch { $stretch }: there is nothing to wait for.
sherwood-placement-village_open = The pick-pocket spaces are open however many wagons there are.
    .ruling = The sentence that closes spaces speaks of the road; the village is not part of it.
sherwood-placement-one_each = From the first player on, everybody places one bandit at a time, round and round, until all are placed.
sherwood-placement-all_four = You must place all your bandits; passing is not possible.
    .refusal = You cannot pass: choose a free space for your bandit.
sherwood-placement-free_space = A space holds one bandit. Once taken it is closed to all, even to its owner.
    .refusal = Somebody is there already: choose a free space.
sherwood-placement-any_hideout = You may take any free hide-out of a wagon and leave gaps.
sherwood-placement-always_room = There is always a free space for the next bandit.
sherwood-placement-pickpocket_coin = A bandit sent to the village picks a pocket: you take a village coin at once.
sherwood-placement-coin_is_loot = A village coin is as good as a coin among the loot, whatever you do with it.
sherwood-placement-fifth_spaces = The pick-pocket spaces marked 5 are only for five players.
    .refusal = That alley is open only when five play.

## Rules: Lady Marion

sherwood-marion-window = You may ask Lady Marion right before you place any bandit of yours, not only the first.
sherwood-marion-then_place = After Lady Marion’s help you place in the same turn.
sherwood-tip_off-two_wagons = Tip-off: look at two wagons on the road, in secret.
    .refusal = Choose two wagons that lie on the road.
sherwood-tip_off-named_together = For Tip-off you name both wagons, two different ones, before you look.
    .refusal = Name two different wagons.
    .ruling = The rulebook gives no order, so both are chosen before looking.
sherwood-brotherhood-second_bandit = Brotherhood: right after this bandit you place another.
sherwood-brotherhood-two_coins = Both bandits of Brotherhood may go to the village and take a coin each.
sherwood-brotherhood-needs_two = For Brotherhood you need two bandits still to place.
    .refusal = You have only one bandit left, so there is no second one to place.
    .ruling = The card lets a second bandit follow the first; with one left the leader would be spent for nothing.
sherwood-brotherhood-skipped_later = Whoever has no bandit left is passed over while the others finish.
    .ruling = This way everybody still places exactly four.
sherwood-inside_job-replace = Inside job: discard a wagon and put the top card of the deck in its place.
    .refusal = There is no wagon on that stretch to replace.
sherwood-inside_job-face_down = Nobody sees the discarded wagon or the new one.
    .ruling = Wagons lie face down until they are all revealed together.
sherwood-inside_job-bandits_stay = Bandits waiting for that wagon stay where they are.
sherwood-inside_job-marked = The new wagon gets an X and cannot be replaced again this round.
    .refusal = This wagon has been replaced already: choose one without an X.
sherwood-inside_job-always_target = With up to four players there is always a wagon left without an X.
sherwood-inside_job-no_icon = A wagon discarded like this changes no card and has no special effect.
    .ruling = Only wagons that are revealed do anything.
sherwood-friendly_guards-look = Friendly guards: look at one wagon, in secret.
    .refusal = There is no wagon on that stretch to look at.
sherwood-friendly_guards-token = Friendly guards: having looked, you may put a token on that wagon, as +2 or as −2.
    .refusal = A token is put only on the wagon that the Friendly guards have just shown you.
sherwood-friendly_guards-decline = With Friendly guards you may put no token at all; your leader is used all the same.
    .refusal = Say what you do with the token: +2, −2 or none.
# $stretch (number): the stretch of road.
sherwood-friendly_guards-one_token = A wagon never carries two +2/−2 tokens.
    .refusal = The wagon on stretch { $stretch } already carries a token.
sherwood-friendly_guards-marked_wagon = A wagon with a token may still be looked at.
    .ruling = Only a second token is forbidden, not the look.
sherwood-friendly_guards-on_reveal = The token counts as soon as the wagon is open.
sherwood-friendly_guards-open_side = Everyone sees the token and its sign; it leaves together with the wagon.

## Rules: closing up

sherwood-closing-gaps = When the last bandit is placed, free hide-outs between two bandits of a row are closed: those to the right move up.
sherwood-closing-order_kept = When a row closes up, its order stays, and nobody changes wagon.
sherwood-closing-leading_space = Free hide-outs left of the first bandit stay free.
    .ruling = The rulebook closes only spaces between two bandits.
sherwood-closing-before_reveal = Rows close up once, before any wagon is turned up.
sherwood-closing-later_gaps = Gaps Little John makes later stay open.
    .ruling = The rulebook closes rows only once.

## Rules: guards and reveal

sherwood-reveal-all = Once all bandits are placed, every wagon on the road is turned up.
sherwood-reveal-already_open = A wagon that is open already needs no reveal; nothing in this box opens one early.
sherwood-reveal-defence = The number on the shield is the wagon’s defence; a dark shield means a special wagon.
sherwood-reveal-order = Wagons open from the left: first a change of card, then the sheriff; copied defences are fixed after all are open.
    .ruling = The rulebook names no order; it changes nothing but the log.
sherwood-reveal-change = A wagon with a helper’s portrait replaces that helper’s open card by the next one; the old card leaves the game.
sherwood-reveal-change_valid_now = A new card of Little John, Robin Hood or Friar Tuck counts in this very round.
sherwood-reveal-change_twice = Two wagons with the same portrait change the card twice.
sherwood-reveal-change_leaders = Leaders on a replaced card stay used and still count as standing on a card.
    .ruling = They have had their help; the rulebook does not mention the case.
sherwood-reveal-change_empty_deck = If that helper’s deck is empty, the open card stays.
    .ruling = With three portraits each this cannot happen here.
sherwood-reveal-icons = Each helper is shown on three normal wagons, one per back; special wagons show nobody.
    .ruling = Reconstructed: the printed portraits are not known.

## Rules: special wagons

sherwood-beer_wagon-lowest = The beer wagon takes over the lowest defence on the road.
sherwood-gypsy_wagon-highest = The fortune-teller’s wagon takes over the highest defence on the road.
sherwood-gypsy_wagon-war = With the war wagon on the road, the fortune-teller’s wagon takes that number and cannot be beaten either.
sherwood-copy-own_numbers = Copies look only at wagons with a number of their own, changed by their tokens; they ignore each other and the fair.
    .ruling = Otherwise they could go round in circles or copy a number nobody knows yet.
sherwood-copy-token_last = A token on a copying wagon is added after its number is found.
    .ruling = A token changes the wagon it lies on and no other.
sherwood-copy-fixed = A copied number is fixed when the wagons open and stays, even if the copied wagon has gone.
    .ruling = The rulebook speaks of the wagons now on the board and can be read either way. A number that moved would hang on the order of the assaults and have nothing to copy once the last numbered wagon has gone; so it is read once, when all are there.
sherwood-copy-no_reference = With no number on the road, the beer wagon takes the low end of its own range and the fortune-teller the high end.
    .ruling = They need some number; this only happens with beer, fortune-teller and fair together.
sherwood-war_wagon-unbeatable = The war wagon has a defence of 33: nobody beats it.
sherwood-royal_wagon-two_each = Whoever is due loot from the royal wagon draws two tokens and keeps both; nothing is passed on.
sherwood-royal_wagon-per_player = The royal wagon gives two tokens per player, however many dice they have there.
sherwood-royal_wagon-order = At the royal wagon the owner of the rightmost die draws first, then it goes left.
sherwood-royal_wagon-pair = For a shared space at the royal wagon the bandit that moved in is due the loot.
sherwood-royal_wagon-value = The royal wagon has a defence of 12.
    .ruling = Reconstructed: the printed number is not known.
sherwood-sheriff_wagon-jails = When the sheriff’s wagon opens, the free leaders of all gangs waiting for it go to prison.
sherwood-sheriff_wagon-on_card_safe = The sheriff’s wagon spares leaders standing on a helper’s card.
sherwood-sheriff_wagon-only_at_reveal = Bandits moved to the sheriff’s wagon or away from it later change nothing.
sherwood-sheriff_wagon-this_round = Leaders jailed by the sheriff’s wagon miss the rest of the helpers this round and come free with this round’s release.
    .ruling = The main text frees those jailed in the round before, the summary those who sat this round. We follow the summary: whoever is jailed at the reveal has lost this round’s help, and a second round would be twice what any other arrest costs.
sherwood-sheriff_wagon-no_penalty = In the last round prison by the sheriff’s wagon costs no point.
    .ruling = The penalty belongs to an arrest on the drawbridge.
sherwood-sheriff_wagon-value = The sheriff’s wagon has a defence of 6.
    .ruling = Reconstructed: the printed number is not known.
sherwood-fair_wagon-first = A fair wagon on the road is always assaulted first.
    .refusal = The fair comes first.
sherwood-fair_wagon-three_dice = The fair wagon’s defence is the sum of three dice rolled onto its card.
sherwood-fair_wagon-dice_back = The fair’s dice leave the card when the assault is over.
sherwood-fair_wagon-neutral = The fair’s dice belong to nobody, are rolled before the bandits’ dice, and Robin Hood cannot touch them.
    .refusal = The fair’s own dice are out of Robin Hood’s reach.
    .ruling = The rulebook borrows players’ dice and gives them back, so whose they are makes no difference.

## Rules: Little John

sherwood-john-window = After the reveal everybody in turn may ask Little John.
sherwood-john-hideouts_only = Only bandits in hide-outs can be moved or chosen, never those in the village.
    .refusal = There is no bandit of yours in that hide-out.
sherwood-infiltrator-swap = Infiltrator: one of your bandits trades places with an opponent’s in the hide-out of the same number at another wagon.
sherwood-infiltrator-opponent_only = Infiltrator swaps only with somebody else’s bandit.
    .refusal = That bandit is yours too: swap with an opponent’s.
sherwood-infiltrator-same_number = Infiltrator swaps first with first, second with second and so on; an empty hide-out is no target.
    .refusal = Nobody waits in the hide-out of that number over there.
sherwood-shove-swap = Shove: one of your bandits trades places with a neighbour.
sherwood-shove-same_wagon = A neighbour is whoever is in the next hide-out, left or right, at the same wagon.
    .refusal = There is no neighbour on that side.
    .ruling = The rulebook does not say what adjacent means; rows of two wagons are separate.
sherwood-shove-own_neighbour = You may shove a bandit of your own too.
sherwood-lying-marks = The bandit you moved with Infiltrator, Shove or Squeeze in lies down; the other one keeps standing.
sherwood-lying-protected = A lying bandit cannot be swapped by that card again.
    .refusal = A lying bandit is not moved again.
sherwood-lying-other_free = The one swapped without lying down may be swapped again.
sherwood-squeeze-move = Squeeze in: one of your bandits lies down and moves one hide-out to the left, sharing it with the bandit there.
sherwood-squeeze-needs_neighbour = To squeeze in, the next hide-out to the left must hold one bandit of any colour; from the first hide-out or beside a gap it does not work.
    .refusal = There is nobody directly to the left to squeeze in with.
    .ruling = The card speaks of sharing with the one who is there.
sherwood-squeeze-two_at_most = No more than two share a hide-out.
    .refusal = Two are hiding there already.
    .ruling = The card speaks of two bandits.
sherwood-squeeze-pair_stays = Neither bandit of a shared hide-out moves again in this step.
    .refusal = These two share a hide-out and stay together.
    .ruling = Their rewards need both; the rulebook does not mention the case.
sherwood-quick_job-move = Quick job: one of your bandits goes from a hide-out to a free pick-pocket space.
sherwood-quick_job-coin = A quick job brings you a village coin at once.
sherwood-quick_job-die_two = At a quick job one of your dice stays on the attack space the bandit left, showing 2.
sherwood-quick_job-full_village = Without a free pick-pocket space there is no quick job.
    .refusal = The village is full: no room for a quick job.
sherwood-quick_job-not_lying = A bandit sent on a quick job does not lie down and earns no bonus for lying.

## Rules: assault

# $player: who holds the first-player marker.
sherwood-assault-choice = The first player chooses which open wagon is assaulted next.
    .refusal = { $player } has to choose the next wagon.
# $stretch (number): the stretch of road.
sherwood-assault-each_once = Every wagon is assaulted once a round.
    .refusal = No wagon is left to assault on stretch { $stretch }.
sherwood-assault-roll_order = From left to right, each bandit’s owner rolls one of their dice onto the attack space below.
sherwood-assault-roll_all = All bandits roll before anything is added up.
sherwood-assault-quick_job_die = A die left by Quick job is not rolled; it shows 2 until Robin Hood touches it.
sherwood-assault-pair_together = The two dice of a shared hide-out are rolled together onto one attack space.
sherwood-assault-dice_suffice = You never need more than your own four dice.
sherwood-assault-empty_wagon = A wagon with neither bandit nor die escapes unasked: nobody chooses it, rolls for it or calls for help.
    .ruling = There is nothing to add up; the rulebook is silent.

## Rules: Robin Hood

sherwood-robin-window = In every assault, once all dice are rolled, everybody in turn may ask Robin Hood.
sherwood-robin-without_die = You may ask Robin Hood without a die at the wagon if the card allows other players’ dice.
sherwood-robin-this_assault = Only dice on the attack spaces of the wagon under assault can be touched.
    .refusal = Choose a die of the wagon that is being assaulted now.
    .ruling = Robin Hood’s step belongs to this assault; older dice would only shift the drawbridge.
sherwood-robin-single_dice = Every card of Robin Hood acts on single dice, even where two share a space.
    .ruling = A pair counts as one die for the sum and the rewards; the cards turn or roll a die, and one die shows no more than 6.
sherwood-robin-quick_job_die = A die left by Quick job can be changed like any other.
sherwood-heads_down-own_die = Heads down: change one of your own dice by 2, up or down.
    .refusal = That die is not yours.
# $face (number): what the die shows.
sherwood-heads_down-bounds = With Heads down a die stops at 1 and at 6, and it must change.
    .refusal = A { $face } cannot go any further that way.
    .ruling = The card sets limits; like the beer card it cuts off there.
sherwood-second_chance-reroll = Second chance: roll any one die again, whoever owns it.
sherwood-second_chance-once = A die that had its Second chance gets an X and is not rolled again by this card.
    .refusal = That die has had its second chance.
sherwood-over_there-left = Look over there: choose any die; all dice to its left at that wagon take its face.
sherwood-over_here-right = Look over here: choose any die; all dice to its right at that wagon take its face.
sherwood-look-marked = Turned dice get an X, and this power turns them no more.
sherwood-look-passes_over = Dice with an X do not shield those behind them and may be the chosen die; the chosen die gets no X.
    .ruling = Only turned dice are protected, and only from being turned.
sherwood-look-equal_faces = A die that already shows the face gets its X like the rest.
    .ruling = It belongs to the dice the card covers.
sherwood-look-needs_unmarked = A look card needs at least one die without an X on the side it looks to.
    .refusal = On that side of this die there is nothing left to turn.
    .ruling = Otherwise the card would do nothing.
sherwood-look-shared_space = Two dice on one space are neither left nor right of each other; seen from any other die both count.
    .ruling = They lie on the same space.

## Rules: result

sherwood-result-sum = Dice are added from the left until the defence is reached.
sherwood-result-equal_beats = Reaching the defence exactly is enough.
sherwood-result-too_late = Dice further right came too late: they and their bandits go home, without points or loot.
sherwood-result-late_not_on_bridge = Dice sent home never reach the drawbridge.
sherwood-result-gap = Empty attack spaces are passed over.
    .ruling = Only the order of the dice matters.
sherwood-result-pair_whole = A shared space adds both faces at once and stays or goes as a whole.
sherwood-result-escape = If all dice together fall short, the wagon escapes: no points, no loot, and everybody goes home.
sherwood-result-escaped_discarded = An escaped wagon is discarded right away.
sherwood-result-beaten_stays = A beaten wagon, the dice that beat it and their bandits stay until the sheriff comes.

## Rules: points

sherwood-points-participant = Everybody with a die left at a beaten wagon gets 1 point, however many dice it is.
sherwood-points-right_end = The owner of the rightmost die left gets 1 point more.
sherwood-points-lying = If the bandit above the rightmost die is lying down, there is another 1: three in all.
sherwood-points-lying_elsewhere = A lying bandit anywhere else brings nothing extra.
sherwood-points-before_loot = Points are marked at once, before the loot is shared.
sherwood-points-pair = For a shared space the points go to the bandit that was there first; the one that moved in gets none for it.
sherwood-points-pair_own = If both bandits of a shared space are yours, token and points are yours.
sherwood-points-pair_other_die = Whoever moved in still gets a point for another die left there.
sherwood-points-pair_no_lying = A shared space at the right end brings no bonus for lying.
    .ruling = The extra point rewards the bandit lying down; here the points go to the one standing, and the one lying down has the token instead.
sherwood-points-quick_job = A Quick job die left there counts for its owner like any die.

## Rules: loot

sherwood-loot-draw = The owner of the rightmost die left draws as many loot tokens as there are dice left.
sherwood-loot-keep_pass = Look at the drawn tokens in secret, keep one and pass the rest face down to the owner of the next die to the left.
    .refusal = Keep one of the tokens you are holding; the rest goes on.
sherwood-loot-until_gone = Tokens are passed on until the leftmost owner takes the last one.
sherwood-loot-twice = With several dice left you pick once for each, in its place.
sherwood-loot-one_owner = If all picks still to come are yours, you simply take the rest.
sherwood-loot-pair = A shared space counts as one die; its pick belongs to the bandit that moved in.
sherwood-loot-face_down = What you keep lies face down before you; you may look at it until it enters the chest.
sherwood-loot-short_supply = When the supply runs out, discarded loot is shuffled in. If that is still too little, tokens go from the right as far as they reach.
    .ruling = The rulebook does not foresee it; four players can need more than 53.
sherwood-loot-discards = Discarded loot lies face down beside the supply; discarded village coins go back to theirs.
    .ruling = The rulebook only says that tokens are discarded.

## Rules: drawbridge

sherwood-drawbridge-all_dice = After the last assault all dice still on the board go to the drawbridge.
sherwood-drawbridge-faces_kept = On the drawbridge the dice keep their faces.
sherwood-drawbridge-columns = Every colour forms a column of its own.
sherwood-drawbridge-pair = The dice of a shared space part: each joins its owner’s column.
sherwood-drawbridge-quick_job = A Quick job die that helped to beat a wagon counts there too.

## Rules: Friar Tuck

sherwood-tuck-window = With the dice on the drawbridge everybody in turn may ask Friar Tuck.
sherwood-tuck-before_sums = Friar Tuck’s help comes before bail, arrests and rewards, and changes their sums.
sherwood-tuck-stacks = Several uses of Friar Tuck add up.
sherwood-tuck-without_dice = Only “Cheer up, lad!” needs dice of your own.
    .ruling = The other cards work on tokens or on opponents’ dice.
# $face (number): the face that was named.
sherwood-cheer_up-remove = Cheer up, lad: take one of your dice off the drawbridge, whichever you like.
    .refusal = You have no die showing { $face } on the drawbridge.
sherwood-cheer_up-needs_die = For “Cheer up, lad!” you need a die of your own on the drawbridge.
    .refusal = None of your dice is on the drawbridge.
    .ruling = Otherwise nothing could change.
sherwood-barter-draw_discard = Barter: draw a loot token, then discard one of this round, perhaps the very one you drew.
    .refusal = You have drawn: now give up a token of this round.
# $token: the token that was named.
sherwood-barter-this_round = Tokens in the chest cannot be given for Barter; the drawn one counts as one of this round.
    .refusal = You have no such token of this round: { $token }.
sherwood-barter-needs_token = For Barter you need a token of this round before you, and one must be left to draw.
    .refusal = Barter needs a token of this round and one to draw.
    .ruling = Otherwise there would be nothing to trade.
# $token: the token that was named.
sherwood-market-sell = To market: discard a token of this round for 1 point.
    .refusal = You have no such token of this round: { $token }.
sherwood-market-coin = A village coin of this round can be sold or bartered too.
# $target: the opponent whose die is to be named.
sherwood-where_beer-each_opponent = Where is the beer: choose one die of every opponent on the drawbridge and raise it by 2.
    .refusal = Name one of { $target }’s dice as it lies on the drawbridge.
sherwood-where_beer-cap = No die goes past 6.
sherwood-where_beer-no_dice = Opponents without dice are left out; of all others one die must be named, even a 6. At least one opposing die must be below 6.
    .refusal = There is no opposing die to raise there.
    .ruling = The card names every opponent; without dice there is no target.
sherwood-where_beer-not_self = The beer leaves your own dice as they are.
    .refusal = The beer is for your opponents’ dice, not for yours.

## Rules: release, bail, arrest, reward

sherwood-release-first = First of all, every leader in prison comes home.
sherwood-release-step_order = After the release comes bail, and only then arrests and rewards.
sherwood-bail-one_token = Bail: one token of this round removes your lowest die.
sherwood-bail-three_tokens = Bail, the other way: three tokens of this round remove your two lowest dice.
    .refusal = That takes three tokens of this round.
sherwood-bail-one_option = You pay bail once a round at most, one way or the other.
    .refusal = Bail is paid once a round, and your moment has passed.
sherwood-bail-this_round_only = Bail cannot be paid with tokens from the chest.
    .refusal = Bail is paid with tokens of this round, and you have no such token.
sherwood-bail-any_tokens = You choose which tokens pay your bail; village coins and a bartered token will do.
sherwood-bail-lowest = The lowest dice are those that show least after Friar Tuck’s help; equal dice are interchangeable.
sherwood-bail-needs_dice = Bail with one token needs one die on the drawbridge, with three tokens two dice.
    .refusal = You have only one die there: one token is enough for it.
# $sum (number): the column.
sherwood-bail-purpose = Bail is paid only for a column of 5 or more, even if that is not enough to save it.
    .refusal = Your column is { $sum }: there is nothing to bail out of.
    .ruling = Below 5 bail would serve neither of its two purposes.
sherwood-bail-voluntary = Nobody has to pay bail.
sherwood-bail-turn_order = Everybody decides about bail in turn, from the first player on.
    .ruling = The rulebook gives no order; these decisions do not touch each other.
sherwood-arrest-above_ten = A column above 10 puts its leader in prison.
sherwood-arrest-next_round = An arrested leader is missing in the next round.
sherwood-arrest-from_card = A leader who asked for help this round goes from the card to prison.
sherwood-arrest-again = A leader just set free can be arrested again at once.
sherwood-arrest-last_round = In the last round an arrest costs 1 point.
sherwood-arrest-not_below_zero = Points never fall below 0.
    .ruling = The track starts at 0; in fact it cannot come to that.
sherwood-arrest-middle = With a column from 5 to 10 nothing happens.
sherwood-reward-below_five = A column below 5 earns you a loot token or 1 point, as you like.
    .refusal = A reward is for columns below 5: a loot token or a point.
sherwood-reward-no_dice = Having no dice on the drawbridge is rewarded too.
sherwood-reward-after_bail = Dice removed by Friar Tuck or bail no longer count.
sherwood-reward-blind = You draw the token unseen; then it is yours to look at.
sherwood-reward-not_spendable = A token drawn as a reward goes into the chest with the rest; nothing later in the round could spend it.
sherwood-reward-turn_order = Rewards are chosen in turn after the arrests.
    .ruling = The rulebook gives no order; it matters only when tokens run short.
sherwood-reward-no_token_left = If there is no token to be had, the reward is a point.
    .ruling = The rulebook does not foresee an empty supply.
sherwood-reward-every_round = Rewards are given in the last round as well.

## Rules: clean-up

sherwood-cleanup-into_chest = All tokens of the round, village coins too, go into your chest.
sherwood-cleanup-chest_closed = What is in a chest is not seen again before the end, not even by its owner.
sherwood-cleanup-first_player = Whoever has the fewest points becomes first player.
sherwood-cleanup-first_player_tie = If several have the fewest, each of them rolls four dice; the highest sum takes the marker, repeated while tied.
    .ruling = The rulebook has tied players roll but does not say how.
sherwood-cleanup-no_marker_at_end = After the fourth round the marker stays.
    .ruling = Nothing depends on it any more.
sherwood-cleanup-pieces_back = Bandits, dice and leaders who are not in prison go back to their owners.
sherwood-cleanup-prisoners_stay = Arrested leaders stay in prison.
sherwood-cleanup-wagons_discarded = All wagons still on the road are discarded.
sherwood-cleanup-no_reshuffle = Discarded wagons do not come back.
sherwood-cleanup-next_round = Then the next round begins, or after the fourth the final scoring.

## Rules: final scoring

sherwood-end-open_chests = All chests are opened for everybody to see.
sherwood-end-majority = Most rings, most bracelets and most necklaces bring 2 points each, whatever their colours.
sherwood-end-majority_tie = Those tied for the most of a kind get 1 point each.
sherwood-end-majority_none = A kind nobody owns brings nothing.
    .ruling = A majority of nothing is none.
sherwood-end-majority_all_tokens = Majorities count all tokens, also those spent on combinations.
    .ruling = Spending concerns the combinations only.
sherwood-end-no_coin_majority = There is no majority of coins.
sherwood-end-three_rings = Three rings of one colour: 6 points.
sherwood-end-two_bracelets = Two bracelets of one colour: 3 points.
sherwood-end-necklace = A necklace on its own: 1 point.
sherwood-end-set = A ring, a bracelet and a necklace of one colour: 4 points.
sherwood-end-leftovers = Rings and bracelets in no combination count as a coin each; necklaces do not.
sherwood-end-coins = Every three coins bring 1 point; village coins count.
sherwood-end-spent_once = A token serves in one combination only.
sherwood-end-repeatable = You may make each combination as often as your tokens allow.
sherwood-end-best_split = The table finds the best split of everybody’s tokens.
    .ruling = It saves arithmetic; the rulebook asks for it in Scarlet’s case.
sherwood-end-winner = Most points in all wins.
sherwood-end-tie_tokens = A tie goes to whoever has fewer tokens.
sherwood-end-tie_counts_all = For a tie every token from the chest counts, spent or not, village coins too.
sherwood-end-tie_dice = If still tied, the tied players roll four dice each; the highest sum wins, repeated while tied.
    .ruling = The rulebook asks for a roll without details; it is done as for the marker.

## Rules: two players

sherwood-two-as_three = Two people play by the rules for three, with Will Scarlet’s gang as the third.
sherwood-two-red = Scarlet is always red and has a full set of pieces; the players get other colours.
sherwood-two-place_after_both = When both players have placed a bandit, one of Scarlet’s follows.
sherwood-two-place_fewest = Scarlet goes to the wagon where he has the fewest bandits.
sherwood-two-place_lowest_range = If Scarlet has equally few bandits at several wagons, he takes the one with the lowest range on its back.
sherwood-two-place_least_crowded = If they are still tied, Scarlet takes the one with the fewest taken hide-outs.
sherwood-two-place_leftmost_wagon = If even that leaves a tie, Scarlet takes the leftmost wagon.
sherwood-two-place_leftmost_space = At his wagon Scarlet takes the leftmost free hide-out.
sherwood-two-place_full = Scarlet passes over full wagons, never goes to the village and always finds a hide-out.
    .ruling = The rulebook does not treat full wagons.
sherwood-two-place_laps = Scarlet places once in each of four laps, even if Brotherhood has left players without bandits.
    .ruling = He has four to place; the rulebook counts on one each per lap.
sherwood-two-roll = The first player rolls for Scarlet.
sherwood-two-no_help = Scarlet never asks a helper; his leader stays idle.
    .ruling = No rule lets him decide anything.
sherwood-two-targets = Scarlet’s bandits and dice can be chosen like any opponent’s.
    .ruling = He counts as an opponent.
sherwood-two-points = Scarlet gets points in assaults like everybody else.
sherwood-two-no_draft = Nothing is passed on: from right to left each die left draws one token for its owner.
sherwood-two-scarlet_unseen = Scarlet’s tokens go into his chest without anybody looking.
sherwood-two-royal = At the royal wagon Scarlet gets two unseen tokens if loot is due to him.
sherwood-two-pair = A space shared with one of Scarlet’s bandits gives the token to whoever moved in and the points to Scarlet.
sherwood-two-bridge = Scarlet’s dice form a column; he pays no bail.
    .ruling = Only his way of drawing is given; this follows it.
sherwood-two-reward = With a column below 5 Scarlet draws a token unseen.
    .ruling = He cannot choose, so he takes the token.
sherwood-two-arrest = With a column above 10 Scarlet only loses the point of the last round.
    .ruling = Prison means nothing to a leader who never asks for help.
sherwood-two-marker = The first-player marker changes hands every round, whatever the points; Scarlet never has it.
sherwood-two-majority = Scarlet takes part in majorities too.
sherwood-two-best_split = Scarlet’s tokens are counted at their best.
sherwood-two-scarlet_wins = If Scarlet has more points than both, both players lose.
sherwood-two-scarlet_level = If Scarlet is only level with the better one, that player wins.
sherwood-two-players_tied = A tie between the two is broken by tokens, then dice.

## Rules: options

sherwood-option-open_loot = Open loot: tokens before players lie face up until they enter the chest.
sherwood-option-open_loot_draft = Passing tokens on stays secret; only what was kept is shown.
sherwood-option-open_loot_chest = In the chest the tokens are hidden again.
sherwood-option-look_inside = Look inside: you may look into your own chest at any time.
sherwood-option-look_inside_own = You may never look into another’s chest, nor into Scarlet’s.
sherwood-option-look_inside_apart = Chest and tokens of this round stay apart; looking makes nothing spendable.
sherwood-option-both = The two options are independent, and off unless chosen before the game.
# $seats (number): seats at the table.
sherwood-option-fifth_player = Five play only with the fifth-player option, which is our reconstruction: fifth colour, four wagons, five pick-pocket spaces.
    .refusal = The fifth-player option belongs to exactly five seats; seats at this table: { $seats }.
    .ruling = The expansion’s rules are not known; only the number of wagons and pieces is public. A table of five has the option on by itself, since there is no other way for five to play.

## Rules: information

sherwood-info-ranges = Everyone sees the ranges of face-down wagons.
sherwood-info-deck_top = Everyone sees the range on top of the wagon deck.
sherwood-info-peek = What Lady Marion showed you only you know; everyone sees which wagons it was.
sherwood-info-public = Open to all: points, dice, bandits, leaders, marks, open cards, wagons discarded openly, cards out of the game, and how many tokens everybody has before them and in the chest.
sherwood-info-coins = Taking or giving back a village coin is seen by all.
sherwood-info-draft = While loot goes round, only the holder sees it; all see how many tokens go where.
sherwood-info-own_tokens = You see your own tokens of this round.
sherwood-info-drawn = Tokens from Barter and rewards are seen by their owner only.
sherwood-info-discarded = Only whoever discarded a loot token knows what it was, unless loot is open.
    .ruling = The rulebook is silent; tokens lie face down all the time.
sherwood-info-log_silent = Once the chests are closed, log and replay forget the names of tokens until the end; with Look inside your own stay readable for you.
    .ruling = A log that tells everything would undo the memory game.
sherwood-info-all_at_end = After the last round everything is open.

## Names: people, places, colours

sherwood-piece-seat_3 = Will Scarlet
sherwood-piece-lady_marion = Lady Marion
sherwood-piece-little_john = Little John
sherwood-piece-robin_hood = Robin Hood
sherwood-piece-friar_tuck = Friar Tuck
sherwood-piece-home = at home
sherwood-piece-prison = in prison
sherwood-piece-left = left
sherwood-piece-right = right
sherwood-piece-red = red
sherwood-piece-blue = blue
sherwood-piece-green = green
sherwood-piece-yellow = yellow
sherwood-piece-violet = purple

## Names: tokens

sherwood-piece-ring = rings
sherwood-piece-bracelet = bracelets
sherwood-piece-necklace = necklaces
sherwood-piece-red_ring = red ring
    .listed =
        { $count ->
            [one] red ring
           *[other] { $count } red rings
        }
sherwood-piece-green_ring = green ring
    .listed =
        { $count ->
            [one] green ring
           *[other] { $count } green rings
        }
sherwood-piece-blue_ring = blue ring
    .listed =
        { $count ->
            [one] blue ring
           *[other] { $count } blue rings
        }
sherwood-piece-yellow_ring = yellow ring
    .listed =
        { $count ->
            [one] yellow ring
           *[other] { $count } yellow rings
        }
sherwood-piece-red_bracelet = red bracelet
    .listed =
        { $count ->
            [one] red bracelet
           *[other] { $count } red bracelets
        }
sherwood-piece-green_bracelet = green bracelet
    .listed =
        { $count ->
            [one] green bracelet
           *[other] { $count } green bracelets
        }
sherwood-piece-blue_bracelet = blue bracelet
    .listed =
        { $count ->
            [one] blue bracelet
           *[other] { $count } blue bracelets
        }
sherwood-piece-yellow_bracelet = yellow bracelet
    .listed =
        { $count ->
            [one] yellow bracelet
           *[other] { $count } yellow bracelets
        }
sherwood-piece-red_necklace = red necklace
    .listed =
        { $count ->
            [one] red necklace
           *[other] { $count } red necklaces
        }
sherwood-piece-green_necklace = green necklace
    .listed =
        { $count ->
            [one] green necklace
           *[other] { $count } green necklaces
        }
sherwood-piece-blue_necklace = blue necklace
    .listed =
        { $count ->
            [one] blue necklace
           *[other] { $count } blue necklaces
        }
sherwood-piece-yellow_necklace = yellow necklace
    .listed =
        { $count ->
            [one] yellow necklace
           *[other] { $count } yellow necklaces
        }
sherwood-piece-coin = coin
    .listed =
        { $count ->
            [one] coin
           *[other] { $count } coins
        }
sherwood-piece-village_coin = village coin
    .listed =
        { $count ->
            [one] village coin
           *[other] { $count } village coins
        }

## Names: wagons

sherwood-piece-wagon_4 = defence-4 wagon
sherwood-piece-wagon_5 = defence-5 wagon
sherwood-piece-wagon_6 = defence-6 wagon
sherwood-piece-wagon_7 = defence-7 wagon
sherwood-piece-wagon_8 = defence-8 wagon
sherwood-piece-wagon_9 = defence-9 wagon
sherwood-piece-wagon_10 = defence-10 wagon
sherwood-piece-wagon_11 = defence-11 wagon
sherwood-piece-wagon_12 = defence-12 wagon
sherwood-piece-wagon_13 = defence-13 wagon
sherwood-piece-wagon_14 = defence-14 wagon
sherwood-piece-beer_wagon = beer wagon
    .help = As strong as the weakest numbered wagon on the road.
sherwood-piece-gypsy_wagon = fortune-teller’s wagon
    .help = As strong as the strongest numbered wagon on the road.
sherwood-piece-war_wagon = war wagon
    .help = Defence 33: nobody beats it.
sherwood-piece-royal_wagon = royal wagon
    .help = Everybody due loot draws two tokens and keeps both.
sherwood-piece-sheriff_wagon = sheriff’s wagon
    .help = When it opens, free leaders of the gangs waiting for it go to prison.
sherwood-piece-fair_wagon = fair wagon
    .help = Assaulted first; three dice are its defence.

## Names: what the table waits for

sherwood-piece-step_place = placing a bandit
sherwood-piece-step_place_two = placing two bandits in a row
sherwood-piece-step_post = the token of the Friendly guards
sherwood-piece-step_john = Little John’s help
sherwood-piece-step_choose = choosing the next wagon
sherwood-piece-step_robin = Robin Hood’s help
sherwood-piece-step_draft = sharing the loot
sherwood-piece-step_tuck = Friar Tuck’s help
sherwood-piece-step_raise = naming the dice that Friar Tuck raises
sherwood-piece-step_barter = the token to give up for Barter
sherwood-piece-step_bail = bail
sherwood-piece-step_pay = the tokens for bail
sherwood-piece-step_reward = the sheriff’s reward

## The Merry Men’s cards: names and effects

sherwood-piece-tip_off = Tip-off
    .listed = “Tip-off”
sherwood-piece-brotherhood = Brotherhood
    .listed = “Brotherhood”
sherwood-piece-inside_job = Inside job
    .listed = “Inside job”
sherwood-piece-friendly_guards = Friendly guards
    .listed = “Friendly guards”
sherwood-piece-infiltrator = Infiltrator
    .listed = “Infiltrator”
sherwood-piece-shove = Shove
    .listed = “Shove”
sherwood-piece-squeeze = Squeeze in
    .listed = “Squeeze in”
sherwood-piece-quick_job = Quick job
    .listed = “Quick job”
sherwood-piece-heads_down = Heads down!
    .listed = “Heads down!”
sherwood-piece-second_chance = Second chance
    .listed = “Second chance”
sherwood-piece-over_there = Look over there!
    .listed = “Look over there!”
sherwood-piece-over_here = Look over here!
    .listed = “Look over here!”
sherwood-piece-cheer_up = Cheer up, lad!
    .listed = “Cheer up, lad!”
sherwood-piece-barter = Barter
    .listed = “Barter”
sherwood-piece-market = To market!
    .listed = “To market!”
sherwood-piece-where_beer = Where is the beer?
    .listed = “Where is the beer?”
sherwood-effect-tip_off = Before a placement: look at two wagons in secret.
sherwood-effect-brotherhood = Before a placement: place two bandits in a row.
sherwood-effect-inside_job = Before a placement: swap a wagon without an X for the top of the deck.
sherwood-effect-friendly_guards = Before a placement: look at a wagon; you may put +2 or −2 on it.
sherwood-effect-infiltrator = Swap a bandit of yours with an opponent’s in the same hide-out of another wagon. Yours lies down.
sherwood-effect-shove = Swap a bandit of yours with a neighbour at the same wagon. Yours lies down.
sherwood-effect-squeeze = Move a bandit of yours one hide-out left to share it. You get the token for the pair, the other one the points.
sherwood-effect-quick_job = Send a hidden bandit to the village for a coin. A die of yours showing 2 stays in his place.
sherwood-effect-heads_down = Change one of your dice by 2, between 1 and 6.
sherwood-effect-second_chance = Roll any die again; it gets an X.
sherwood-effect-over_there = Choose a die: all dice left of it without an X take its face.
sherwood-effect-over_here = Choose a die: all dice right of it without an X take its face.
sherwood-effect-cheer_up = Take one of your dice off the drawbridge.
sherwood-effect-barter = Draw a loot token, then give up one of this round.
sherwood-effect-market = Give up a token of this round for 1 point.
sherwood-effect-where_beer = Raise a die of every opponent on the drawbridge by 2.

## Actions
## Numbers count from 1: $stretch and $other stretches of road, $hideout hide-outs, $circle pick-pocket spaces, $die dice from the left.

sherwood-action-hide = Hide on stretch { $stretch }, hide-out { $hideout }
sherwood-action-pick_pockets = Pick pockets in the village ({ $circle })
sherwood-action-tip_off = Tip-off: look at the wagons on stretches { $first } and { $second }
sherwood-action-brotherhood = Brotherhood: place two in a row
sherwood-action-inside_job = Inside job: replace the wagon on stretch { $stretch }
sherwood-action-friendly_guards = Friendly guards: look at the wagon on stretch { $stretch }
sherwood-action-put_token =
    { $change ->
        [0] No token
       *[other] Token { SIGNED($change) }
    }
sherwood-action-infiltrate = Infiltrator: hide-out { $hideout }, from stretch { $stretch } to stretch { $other }
sherwood-action-shove = Shove: stretch { $stretch }, hide-out { $hideout }, to the { $to }
sherwood-action-squeeze_in = Squeeze in: stretch { $stretch }, from hide-out { $hideout }
sherwood-action-quick_job = Quick job: from stretch { $stretch }, hide-out { $hideout }, to the village ({ $circle })
sherwood-action-assault = Assault the wagon on stretch { $stretch }
sherwood-action-heads_down = Heads down: die { $die } on stretch { $stretch }, { SIGNED($change) }
sherwood-action-second_chance = Second chance: die { $die } on stretch { $stretch }
sherwood-action-second_chance_fair = Second chance: die { $die } of the fair
sherwood-action-over_there = Look over there: die { $die } on stretch { $stretch }
sherwood-action-over_here = Look over here: die { $die } on stretch { $stretch }
sherwood-action-keep = Keep: { $token }
sherwood-action-cheer_up = Cheer up: take off your { $face }
sherwood-action-barter = Barter: draw a token
sherwood-action-market = To market: { $token }
sherwood-action-where_beer = Where is the beer: raise a die of every opponent
sherwood-action-raise = Raise { $target }’s { $face }
sherwood-action-bail_one = Bail with one token: { $token }
sherwood-action-bail_three = Bail with three tokens
sherwood-action-discard = Give up: { $token }
sherwood-action-take_loot = Take a loot token
sherwood-action-take_point = Take 1 point
sherwood-action-pass = Pass

## Status line
## $player: who is to act.

sherwood-status-place = Hide a bandit along the road or send one to the village.
sherwood-status-place-wait = { $player } places a bandit.
sherwood-status-place_two = Brotherhood: place the first of two bandits.
sherwood-status-place_two-wait = { $player } places two bandits.
sherwood-status-post = You have seen the wagon: +2, −2 or no token?
sherwood-status-post-wait = { $player } decides about a token.
sherwood-status-john = Shall Little John move one of your bandits?
sherwood-status-john-wait = { $player } may ask Little John.
sherwood-status-choose = Choose the wagon to assault next.
sherwood-status-choose-wait = { $player } chooses a wagon.
sherwood-status-robin = The dice are cast. Shall Robin Hood step in?
sherwood-status-robin-wait = { $player } may ask Robin Hood.
sherwood-status-draft = Keep one token; the rest goes on to the left.
sherwood-status-draft-wait = { $player } looks at the loot.
sherwood-status-tuck = Shall Friar Tuck help you?
sherwood-status-tuck-wait = { $player } may ask Friar Tuck.
sherwood-status-raise = Choose the die that rises by 2.
sherwood-status-raise-wait = { $player } names dice to raise.
sherwood-status-barter = Give up one token of this round.
sherwood-status-barter-wait = { $player } is bartering.
sherwood-status-bail = Pay bail? One token removes your lowest die, three the two lowest.
sherwood-status-bail-wait = { $player } may pay bail.
sherwood-status-pay = Choose the next token for your bail.
sherwood-status-pay-wait = { $player } pays bail.
sherwood-status-reward = The sheriff overlooked you: a loot token or a point?
sherwood-status-reward-wait = { $player } chooses a reward.
sherwood-status-over = The game is over.

## Log
## The variables are the fields of the events; seats and pieces come in words.

sherwood-event-started = The cards { $cards } lie open, and { $starter } goes first.
sherwood-event-round_began =
    { $lows_count ->
        [one] Round { $round }: one wagon comes along the road; { $starter } goes first.
       *[other] Round { $round }: { $lows_count } wagons come along the road; { $starter } goes first.
    }
sherwood-event-hid = { $seat } hides a bandit on stretch { $stretch }, hide-out { $hideout }.
sherwood-event-picked_pockets = { $seat } sends a bandit to the village and takes a coin.
sherwood-event-asked = { $character } helps { $seat } with “{ $effect }” this round.
sherwood-event-looked =
    { $stretches_count ->
        [one] { $seat } looks at the wagon on stretch { $stretches }: { $wagons }.
       *[other] { $seat } looks at the wagons on stretches { $stretches }: { $wagons }.
    }
sherwood-event-looked-unseen =
    { $stretches_count ->
        [one] { $seat } looks in secret at the wagon on stretch { $stretches }.
       *[other] { $seat } looks in secret at the wagons on stretches { $stretches }.
    }
sherwood-event-replaced = { $seat } has the wagon on stretch { $stretch } replaced; the range is now { $low }–{ $high }.
sherwood-event-posted =
    { $change ->
        [0] { $seat } puts no token on the wagon of stretch { $stretch }.
       *[other] { $seat } puts a token on the wagon of stretch { $stretch }: { SIGNED($change) }.
    }
sherwood-event-closed_up = The row on stretch { $stretch } closes up.
sherwood-event-revealed = The wagon on stretch { $stretch } is turned up: { $wagon }.
sherwood-event-card_changed = { $character } puts “{ $old }” away and offers “{ $effect }” from now on.
sherwood-event-card_stayed = { $character } has no further card: the open one stays.
sherwood-event-jailed = The sheriff’s wagon catches { $seat }’s leader.
sherwood-event-defence_set = The wagon on stretch { $stretch } has a defence of { $defence }.
sherwood-event-infiltrated = { $seat } trades places with { $target } in hide-out { $hideout }: from stretch { $stretch } to stretch { $other }.
sherwood-event-shoved = { $seat } shoves { $target } on stretch { $stretch }: from hide-out { $hideout } to hide-out { $to }.
sherwood-event-squeezed_in = { $seat } squeezes in with { $target } on stretch { $stretch }, coming from hide-out { $hideout }.
sherwood-event-quick_job = { $seat } leaves a die showing { $face } on stretch { $stretch }, hide-out { $hideout }, and takes a coin in the village.
sherwood-event-assault_began = { $seat } calls the assault on stretch { $stretch }: { $wagon }.
sherwood-event-fair_rolled = The fair’s dice show { $faces }: defence { $defence }.
sherwood-event-rolled = The dice on stretch { $stretch }, from the left: { $faces }.
sherwood-event-die_changed = { $seat } turns die { $die } from { $old } to { $face }.
sherwood-event-rerolled = { $seat } has { $target }’s die { $die } rolled again: { $old } becomes { $face }.
sherwood-event-turned =
    { $dice_count ->
        [one] { $seat } points at die { $die }: die { $dice } now shows { $face } as well.
       *[other] { $seat } points at die { $die }: dice { $dice } now show { $face } as well.
    }
sherwood-event-beaten =
    { $late ->
        [0] Beaten on stretch { $stretch }: { $wagon } ({ $sum } against { $defence }).
        [one] Beaten on stretch { $stretch }: { $wagon } ({ $sum } against { $defence }). One die came too late.
       *[other] Beaten on stretch { $stretch }: { $wagon } ({ $sum } against { $defence }). { $late } dice came too late.
    }
sherwood-event-escaped = Escaped from stretch { $stretch }: { $wagon } ({ $sum } against { $defence }).
sherwood-event-deserted = Nobody was waiting on stretch { $stretch }; passed by: { $wagon }.
sherwood-event-points_won =
    { $points ->
        [one] { $seat } scores 1 point on stretch { $stretch }.
       *[other] { $seat } scores { $points } points on stretch { $stretch }.
    }
sherwood-event-loot_drawn = { $seat } draws the loot: { $tokens }.
sherwood-event-loot_drawn-unseen =
    { $count ->
        [one] { $seat } draws the loot: one token.
       *[other] { $seat } draws the loot: { $count } tokens.
    }
sherwood-event-kept = { $seat } keeps: { $token }.
sherwood-event-kept-unseen = { $seat } keeps a token.
sherwood-event-passed = { $seat } passes the rest to { $taker }: { $tokens }.
sherwood-event-passed-unseen =
    { $count ->
        [one] { $seat } passes the last token to { $taker }.
       *[other] { $seat } passes { $count } tokens to { $taker }.
    }
sherwood-event-drew = { $seat } draws: { $token }.
sherwood-event-drew-unseen = { $seat } draws a loot token.
sherwood-event-discarded = { $seat } gives up: { $token }.
sherwood-event-discarded-unseen = { $seat } gives up a token.
sherwood-event-shuffled_back =
    { $count ->
        [one] The supply was empty: one discarded loot token is put back.
       *[other] The supply was empty: { $count } discarded loot tokens are shuffled in.
    }
sherwood-event-no_loot_left = There is no token left for { $seat }.
sherwood-event-scuffle = The dice move to the drawbridge; all marks are gone.
sherwood-event-cheered_up = { $seat } takes a die showing { $face } off the drawbridge.
sherwood-event-sold =
    { $points ->
        [one] { $seat } sells it for 1 point.
       *[other] { $seat } sells it for { $points } points.
    }
sherwood-event-raised = { $seat } raises { $target }’s { $old } to { $face }.
sherwood-event-released = { $seat }’s leader comes out of prison.
sherwood-event-bailed =
    { $faces_count ->
        [one] { $seat } pays bail and takes a die showing { $faces } off the drawbridge.
       *[other] { $seat } pays bail and takes dice showing { $faces } off the drawbridge.
    }
sherwood-event-arrested =
    { $points ->
        [0] { $seat }’s dice add up to { $sum }: the leader is arrested.
        [one] { $seat }’s dice add up to { $sum }: the arrest costs 1 point.
       *[other] { $seat }’s dice add up to { $sum }: the arrest costs { $points } points.
    }
sherwood-event-rewarded =
    { $points ->
        [one] { $seat } has outwitted the sheriff and gets 1 point.
       *[other] { $seat } has outwitted the sheriff and gets { $points } points.
    }
sherwood-event-chests_closed = Round { $round } is over; its tokens are in the chests.
sherwood-event-marker_rolled = { $seat } rolls { $sum } for the first-player marker.
sherwood-event-marker_passed = { $seat } is first player now.
sherwood-event-chest_opened =
    { $tokens_count ->
        [0] { $seat }’s chest is empty.
        [one] { $seat }’s chest holds a single token: { $tokens }.
       *[other] { $seat }’s chest holds { $tokens_count } tokens: { $tokens }.
    }
sherwood-event-majority_won =
    { $points ->
        [one] Most { $kind }: { $seat } gets 1 point.
       *[other] Most { $kind }: { $seat } gets { $points } points.
    }
sherwood-event-scored = { $seat }: { $track } on the track, { $majorities } for majorities, { $combinations } for combinations = { $total }.
sherwood-event-tie_rolled = { $seat } rolls { $sum } for victory.
sherwood-event-ended =
    { $reason ->
        [scarlet] Will Scarlet has more points than all of you: nobody wins.
        [tokens] { $winner } wins the tie with fewer tokens.
        [dice] { $winner } wins the tie by the dice.
       *[counted] { $winner } joins the Merry Men and wins!
    }

## Outcome

sherwood-outcome-counted = Most points after four rounds.
sherwood-outcome-tokens = Level on points; having fewer tokens decided it.
sherwood-outcome-dice = Level on points and tokens; the dice decided it.
sherwood-outcome-scarlet = Will Scarlet had more points than both players.

## Why a move is good (hints and coach)

sherwood-reason-hide = Chances, guessing who else will come to stretch { $stretch }: { $share }% to share in the loot, { $last }% to strike the last blow.
sherwood-reason-pick_pockets = A sure coin, and no die for the sheriff to count.
sherwood-reason-tip_off = You see two wagons before you place.
sherwood-reason-brotherhood = Two placements in a row, before anybody can answer.
sherwood-reason-inside_job = Another wagon comes, perhaps one that suits you better.
sherwood-reason-friendly_guards = You look at a wagon and may make it stronger or weaker by two.
sherwood-reason-put_token =
    { $count ->
        [0] None of your bandits waits for this wagon.
        [one] One of your bandits waits for this wagon.
       *[other] { $count } of your bandits wait for this wagon.
    }
sherwood-reason-infiltrate = Your bandit then waits on stretch { $stretch }.
sherwood-reason-shove = Your bandit then waits in hide-out { $hideout }, lying down.
sherwood-reason-squeeze_in = The token of the shared place would be yours.
sherwood-reason-quick_job = A coin now, and the 2 left behind may still help.
sherwood-reason-assault =
    { $count ->
        [0] None of your bandits lies in wait on stretch { $stretch }: let the others spend their leaders there.
        [one] One of your bandits lies in wait on stretch { $stretch }.
       *[other] { $count } of your bandits lie in wait on stretch { $stretch }.
    }
sherwood-reason-second_chance = This die shows { $face } and is rolled again.
sherwood-reason-keep =
    { $points ->
        [0] Adds next to nothing to your collection yet: { $token }.
        [one] Adds about a point to your collection: { $token }.
       *[other] Adds about { $points } points to your collection: { $token }.
    }
sherwood-reason-keep_closed =
    { $points ->
        [0] Not counting your closed chest, it adds next to nothing yet: { $token }.
        [one] Not counting your closed chest, it adds about a point: { $token }.
       *[other] Not counting your closed chest, it adds about { $points } points: { $token }.
    }
sherwood-reason-barter = A new token in exchange for your least useful one.
sherwood-reason-market = One point at once for: { $token }.
sherwood-reason-where_beer = One die of each opponent rises by two, up to 6.
sherwood-reason-raise = { $target }’s column then adds up to { $sum }.
sherwood-reason-discard =
    { $points ->
        [0] You lose next to nothing with it: { $token }.
        [one] You lose about a point with it: { $token }.
       *[other] You lose about { $points } points with it: { $token }.
    }
sherwood-reason-discard_closed =
    { $points ->
        [0] Not counting your closed chest, you lose next to nothing with it: { $token }.
        [one] Not counting your closed chest, you lose about a point with it: { $token }.
       *[other] Not counting your closed chest, you lose about { $points } points with it: { $token }.
    }
sherwood-reason-take_loot = A token may be worth more than a point.
sherwood-reason-take_point = A sure point.
sherwood-reason-pass = It costs you nothing.
sherwood-reason-pass_robin = The dice stay as they are, and your leader stays free.
sherwood-reason-column =
    { $verdict ->
        [reward] Your column falls from { $old } to { $sum }: the sheriff overlooks you.
        [saved] Your column falls from { $old } to { $sum }: no arrest.
        [arrest] Your column falls from { $old } to { $sum }: still an arrest.
       *[free] Your column falls from { $old } to { $sum }; to the sheriff it makes no difference.
    }
sherwood-reason-dice = All dice together then add up to { $sum } against { $defence }.

## Labels at the table

sherwood-label-round = Round
sherwood-label-road = Road
sherwood-label-village = Village
sherwood-label-drawbridge = Drawbridge
sherwood-label-prison = Prison
sherwood-label-deck = Wagon deck
sherwood-label-discards = Discarded wagons
sherwood-label-supply = Loot supply
sherwood-label-loot_discards = Discarded loot
sherwood-label-front = This round
sherwood-label-chest = Chest
sherwood-label-leader = Leader
sherwood-label-bandit = Bandit
sherwood-label-lying = lying
sherwood-label-first = First player
sherwood-label-defence = Defence
sherwood-label-range = Range
sherwood-label-odds = Chance to beat it
sherwood-label-merry_men = Merry Men
sherwood-label-points = Points
sherwood-label-column = Sum
sherwood-label-arrest = above 10: prison
sherwood-label-reward = below 5: reward
sherwood-label-marked = marked
sherwood-label-beaten = beaten
sherwood-label-majorities = Majorities
sherwood-label-three_rings = Three rings
sherwood-label-sets = Sets
sherwood-label-two_bracelets = Two bracelets
sherwood-label-necklaces = Necklaces
sherwood-label-coins = Coins
sherwood-label-total = Total
sherwood-label-track = Track

## Player aid

sherwood-aid-1 = Hide: in turn, place one bandit at a time. Left is safe but poor, right is risky but rich. The village pays a coin at once.
sherwood-aid-2 = Once a round your leader can ask one of the Merry Men for help: Lady Marion while placing, Little John after the reveal, Robin Hood in an assault, Friar Tuck on the drawbridge.
sherwood-aid-3 = Assault: everybody at the wagon rolls; add the dice from the left until the defence is reached. Those behind come too late.
sherwood-aid-4 = Points: 1 for taking part, 1 more for the right end, 1 more if that bandit is lying down.
sherwood-aid-5 = Loot: the right end draws a token per die, keeps one and passes the rest to the left.
sherwood-aid-6 = Sheriff: above 10 on the drawbridge your leader goes to prison, below 5 you get a token or a point. Bail: one token for your lowest die, three for the two lowest.
sherwood-aid-7 = End: three rings of a colour 6, two bracelets 3, a set 4, a necklace 1, three coins 1. Most of each kind: 2.

## Tutorial

sherwood-tutorial-1 = Welcome to Sherwood! Wagons full of tax gold come along the road each round, and your four bandits want some of it.
sherwood-tutorial-2 = A wagon’s back tells how well it is guarded: one bandit rolls 3 or 4 on average. How many will it take?
sherwood-tutorial-3 = Hide a bandit. Dice are added from the left, so the front is safe; but whoever strikes the last blow gets more.
sherwood-tutorial-4 = Too crowded? Send a bandit to the village: a coin at once, and no trouble with the sheriff.
sherwood-tutorial-5 = Your leader can ask one of the Merry Men for help each round. Each has a moment of their own; the open cards say what they do.
sherwood-tutorial-6 = The assault: all dice fall. If they reach the defence, those in front share points and loot; the rest came too late.
sherwood-tutorial-7 = Keep one token and pass the rest on. Collect colours: three rings, two bracelets, or one of each kind.
sherwood-tutorial-8 = Successful dice move to the drawbridge. Above 10 the sheriff arrests your leader; below 5 he overlooks you and you are rewarded.
sherwood-tutorial-9 = Now everything goes into your chest, and nobody may look again. Remember what you have: after four rounds it is counted. Good hunting!

## Options before the game

sherwood-option-face_up_loot = Open loot
    .help = What players keep lies face up until it enters the chest.
sherwood-option-face_up_loot-on = Loot lies open
sherwood-option-face_up_loot-off = Loot lies face down
sherwood-option-own_chest = Look inside
    .help = You may look into your own chest at any time; no memory needed.
sherwood-option-own_chest-on = Own chest may be seen
sherwood-option-own_chest-off = Chests stay closed
sherwood-option-five_players = Fifth player
    .help = Our reconstruction of the expansion: fifth colour, four wagons, five pick-pocket spaces. Only for five seats.
sherwood-option-five_players-on = Five play (reconstruction)
sherwood-option-five_players-off = Two to four play

## The board of the web table

sherwood-board-round = Round { $round } of 4
sherwood-board-phase-0 = Hide-outs
sherwood-board-phase-1 = Ambushes
sherwood-board-phase-2 = Sheriff
sherwood-board-discarded-empty = No wagon has left the road yet.
sherwood-board-odds = Odds
    .help = How likely the wagon falls to the dice from the left up to each hide-out
sherwood-board-stretch = Stretch { $stretch }
sherwood-board-hideout = hide-out { $hideout }
sherwood-board-circle = pick-pocket space { $circle }
sherwood-board-free = free
sherwood-board-lying = { $player }, lying down
sherwood-board-pair = { $player } with { $mover } squeezed in
sherwood-board-die = { $player }: die { $face }
sherwood-board-wagon-hidden = face-down wagon { $low }–{ $high }
sherwood-board-wagon-looked = seen by you, back { $low }–{ $high }
sherwood-board-defence = defence { $defence }
sherwood-board-marked = cannot be replaced again
sherwood-board-changes = brings a new card of { $character }
sherwood-board-lookers = Seen by
sherwood-board-closed = No wagon today
sherwood-board-gone = The wagon is gone
sherwood-board-beaten = Robbed!
sherwood-board-bandits = Bandits to place
sherwood-board-front = Tokens of this round
sherwood-panel-bandits =
    { $count ->
        [one] { $count } bandit to place
       *[other] { $count } bandits to place
    }
sherwood-panel-tokens =
    { $count ->
        [one] { $count } token this round
       *[other] { $count } tokens this round
    }
sherwood-panel-chest =
    { $count ->
        [one] { $count } token in the chest
       *[other] { $count } tokens in the chest
    }
sherwood-board-leader = Leader: { $place }
sherwood-board-leader-home = ready
sherwood-board-leader-prison = in prison
sherwood-board-tray = Your loot this round
sherwood-board-tray-empty = nothing yet
sherwood-board-options = What you can choose
sherwood-board-draft = Sharing the loot
sherwood-board-draft-own = Keep one, pass the rest on.
sherwood-board-draft-other = { $player } looks at the loot.
sherwood-board-draft-order = Who picks next
sherwood-board-help-now = Can help you now
sherwood-board-help-open = Is being asked
sherwood-board-help-later = Later this round
sherwood-board-help-past = Over for this round
sherwood-board-help-used = Your leader has asked already
sherwood-board-help-prison = Your leader is in prison
sherwood-board-verdict-reward = reward
sherwood-board-verdict-free = goes free
sherwood-board-verdict-arrest = arrest!
sherwood-board-prompt-tip_off = Tip-off: choose two wagons to look at.
sherwood-board-prompt-tip_off-then = And the second wagon?
sherwood-board-prompt-inside_job = Inside job: which wagon is replaced?
sherwood-board-prompt-friendly_guards = Friendly guards: which wagon do you look at?
sherwood-board-prompt-infiltrate = Infiltrator: choose your bandit.
sherwood-board-prompt-infiltrate-then = With whom does he change places?
sherwood-board-prompt-shove = Shove: choose your bandit.
sherwood-board-prompt-shove-then = Which neighbour is shoved?
sherwood-board-prompt-squeeze_in = Squeeze in: which bandit moves left?
sherwood-board-prompt-quick_job = Quick job: which bandit goes to the village?
sherwood-board-prompt-quick_job-then = To which free pick-pocket space?
sherwood-board-prompt-heads_down = Heads down: choose one of your dice.
sherwood-board-prompt-heads_down-then = Up or down by two?
sherwood-board-prompt-second_chance = Second chance: which die is rolled again?
sherwood-board-prompt-over_there = Look over there: which die do all dice to its left copy?
sherwood-board-prompt-over_here = Look over here: which die do all dice to its right copy?
sherwood-board-prompt-cheer_up = Cheer up: which of your dice leaves the bridge?
sherwood-board-prompt-market = To market: which token do you sell?
sherwood-account-track = points on the track
sherwood-account-most-ring = most rings
sherwood-account-most-bracelet = most bracelets
sherwood-account-most-necklace = most necklaces
sherwood-account-rings = three rings of a colour
sherwood-account-set = a set of one colour
sherwood-account-bracelets = two bracelets of a colour
sherwood-account-necklaces = single necklaces
sherwood-account-coins = coins and the rest, three for a point
sherwood-stat-assaults = Most wagons robbed
sherwood-stat-pockets = Most pockets picked
sherwood-stat-help = Asked the Merry Men most often
sherwood-stat-arrests = Most often in prison
sherwood-stat-strongest = Strongest wagon beaten
sherwood-stat-beaten = Wagons beaten, of all

## Results shown on a card
sherwood-shown-assault = Assault on stretch { $stretch }: { $wagon }
sherwood-shown-beaten = { $sum } against { $defence }: beaten!
sherwood-shown-escaped = { $sum } against { $defence }: it escapes.
sherwood-shown-late =
    { $count ->
        [one] Too late: a die of { $seat }.
       *[other] Too late: { $count } dice of { $seat }.
    }
sherwood-shown-drew = { $seat } has drawn a token
sherwood-shown-arrested = The sheriff arrests { $seat }’s leader
sherwood-shown-jailed = The sheriff’s wagon
sherwood-shown-rewarded = The sheriff overlooks { $seat }
sherwood-shown-own_draw = You drew a token
