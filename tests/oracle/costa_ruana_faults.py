"""Small faults to plant in a copy of the engine: the oracle of Costa Ruana must find nearly all of them."""

from __future__ import annotations

from tests.oracle.faults import Fault

GAME = "iseki/games/costa_ruana"
RULES, TURN, EFFECTS, NATIVES = (f"{GAME}/{name}.py" for name in ("rules", "ops/turn", "ops/effects", "ops/natives"))
SHAMAN, CARDS = f"{GAME}/ops/shaman.py", f"{GAME}/ops/cards.py"

FAULTS = (
    Fault(RULES, "if n > best and not shared(s, seat, island):", "if n > best:", "tied tribes take treasures (C-9.3)"),
    Fault(
        RULES,
        "0 if at.current_shaman_first(s) else 1",
        "1 if at.current_shaman_first(s) else 0",
        "the wrong one of the tied is Shaman (C-10.2)",
    ),
    Fault(RULES, " + at.supply(s, seat) * at.points_per_native(s)", "", "natives at home bring no respect (C-11.3)"),
    Fault(RULES, "points(s, seat) * 64 + tie_break", "points(s, seat) * 64", "nothing breaks a tie (C-11.5)"),
    Fault(RULES, "return at.island_limit(s) - crowd(s, island)", "return 8 - crowd(s, island)", "eight natives on an island (C-2.9)"),
    Fault(RULES, "colour == at.tile1(s) or", "colour == 1 - at.tile1(s) or", "the hidden side of a tile counts (C-7.2)"),
    Fault(SHAMAN, "            go_home(s, seat)\n", "            pass\n", "a native on an inactive card is lost (C-7.5)"),
    Fault(SHAMAN, "at.set_shaman(s, action - at.NAME_ACTION)", "at.set_shaman(s, seat)", "who is named does not serve (C-10.7)"),
    Fault(TURN, "if who >= 0 and at.treasures(s, island) > 0:", "if who >= 0:", "an empty island gives treasures (C-9.7)"),
    Fault(TURN, "        add_native(s, who, island, -1)\n", "", "no native leaves the island with the treasure (C-9.5)"),
    Fault(TURN, "times = at.draw_after_round(s)", "times = at.draw_after_round(s) - 1", "one card too few is drawn (C-10.4)"),
    Fault(TURN, "            go_home(s, who)\n", "", "natives stay on discarded cards (C-8.8)"),
    Fault(TURN, "at.HAND + seat, 0, bit(seat))", "at.HAND + seat, 0, s.game.everyone)", "everybody sees what is drawn (C-3.1)"),
    Fault(CARDS, "s.shift(card, self.at_zone + seat)", "s.lay(card, self.at_zone + seat)", "a card meant to be hidden is seen (C-5.2)"),
    Fault(EFFECTS, "        if at.with_card(s):\n", "        if False:\n", "no copy follows its card (C-8.6)"),
    Fault(EFFECTS, "    if at.immediately(s):\n", "    if False:\n", "a copying native comes home late (C-8.8)"),
    Fault(
        EFFECTS,
        "return not at.with_card(s) and at.stands_on",
        "return at.stands_on",
        "a copy is used with the card and again later (C-8.6)",
    ),
    Fault(EFFECTS, "if island != s.arg(0):", "if True:", "a treasure is moved to where it lay (C-8.4)"),
    Fault(NATIVES, "away_from(s, seat, island) >= left:", "left > 0:", "fewer natives return than must (C-8.9)"),
    Fault(NATIVES, "if island != s.arg(0) and room(s, island) > 0:", "if room(s, island) > 0:", "a native moves to where it stood (C-8.4)"),
)
