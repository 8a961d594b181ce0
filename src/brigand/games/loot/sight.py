"""Loot: how research environments tell its views as numbers."""

from brigand.core.sight import Sight
from brigand.games.loot.pieces import CARDS, MERCHANTS, Admiral, Captain, Color, Merchant

COLORS = [color.value for color in Color]
NAMES = [card.name for card in CARDS]
MERCHANT_NAMES = [card.name for card in CARDS if isinstance(card, Merchant)]
TRUMP_NAMES = [card.name for card in CARDS if isinstance(card, Captain | Admiral)]


def sight(sides: int) -> Sight:
    """Skulls tell what the ships of a fleet are worth, and a merchant's name its gold: those are left out."""
    return Sight(
        words={
            "cards": NAMES,
            "discards": NAMES,
            "merchant": MERCHANT_NAMES,
            "PrizeView.ships": MERCHANT_NAMES,
            "color": COLORS,
            "TrumpView.card": TRUMP_NAMES,
        },
        longest={"sea": MERCHANTS, "fleets": len(COLORS), "trumps": len(TRUMP_NAMES), "prizes": sides},
        seats=["dealer", "turn", "owner", "TrumpView.seat"],
        sides=["side", "leader"],
        by_seat=["hands"],
        by_side=["prizes"],
        left_out=["viewer", "LootView.sides", "BattleView.gold", "FleetView.ships", "final"],
    )
