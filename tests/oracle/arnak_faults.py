"""Small faults to plant in a copy of the engine: the oracle of Arnak must find nearly all of them."""

from __future__ import annotations

from tests.oracle.faults import Fault

GAME = "iseki/games/arnak"
TRAVEL, PAYMENTS, TRACK, CARDS, SCORING = (f"{GAME}/rules/{name}.py" for name in ("travel", "payments", "track", "cards", "scoring"))
ROUNDS, ROW, TURN, SITES, CHOICES = (f"{GAME}/ops/{name}.py" for name in ("rounds", "row", "turn", "sites", "choices"))
FIGURES, GUARDIANS, ASSISTANTS, RESCUE = (f"{GAME}/ops/{name}.py" for name in ("figures", "guardians", "assistants", "rescue"))
HAND = f"{GAME}/ops/hand.py"

FAULTS = (
    Fault(TRAVEL, "(pool & 255) + cars + ships + planes", "(pool & 255) + cars + planes", "a ship covers no boot (R-6.2)"),
    Fault(
        TRAVEL,
        "return at.gold_icons_of(s, s.game.kind[tile]) if",
        "return at.icons_of(s, s.game.kind[tile]) if",
        "a gold assistant gives the icons of its silver side (R-6.4 c)",
    ),
    Fault(
        TRAVEL,
        "return number_of(icons) * ONE_PLANE if all_planes",
        "return ONE_PLANE if all_planes",
        "under Guardian's Ocarina a card of two icons gives one plane (R-6.11)",
    ),
    Fault(PAYMENTS, "return not alone and covers(icons", "return covers(icons", "a superfluous card may be spent first (R-6.8)"),
    Fault(SITES, "        return free_open(s, seat)\n", "        return True\n", "a window is asked where nothing is open (R-8.6)"),
    Fault(
        TRACK, "at.row_of(s, node) > at.row_of(s, at.glass(s, seat))", "at.row_of(s, node) > 7", "the notebook passes the glass (R-14.3)"
    ),
    Fault(CARDS, "place | ABOVE if zone == at.DECK_TOP else place", "place", "a card put on top of the deck is not drawn first (R-24.26)"),
    Fault(CARDS, "s.lay(card, at.FEAR_DECK)", "s.lay(card, at.OUT)", "an exiled Fear card is out of play (R-13.3)"),
    Fault(SCORING, "    slot = s.count_in(at.SLOT + seat,", "    slot = 0 * s.count_in(at.SLOT + seat,", "filled slots score too (R-10.4)"),
    Fault(
        ROUNDS, "s.set_arg(2, action - at.PUT_ACTION)", "s.set_arg(2, action - at.PUT_ACTION + 1)", "the second Fear card stays (R-18.3)"
    ),
    Fault(
        ROW, "while card < 0 and at.nearest_exiled(s) and", "while card < 0 and", "the nearest card is exiled by the rulebook too (R-18.6)"
    ),
    Fault(TURN, "if at.passed(s, seat) and at.pass_ends_turn(s):", "if at.passed(s, seat):", "passing ends the turn (R-17.2)"),
    Fault(SITES, "if s.seen(idol) == s.game.everyone:", "if s.seen(idol) >= 0:", "the idol face down has an effect (R-8.3)"),
    Fault(SITES, "return mask & own_sites(s, seat) if self.mine else mask", "return mask", "Tent activates any site (R-24.9)"),
    Fault(CHOICES, "(main & 1 == 1 or not at.main_used(s))", "not at.main_used(s)", "Sundial cannot pass for its jewel (R-17.4)"),
    Fault(FIGURES, "compasses_off << 4 * COMPASS)", "0 << 4 * COMPASS)", "Aeroplane saves no compasses (R-24.3)"),
    Fault(GUARDIANS, "~others_sites(s, seat) if", "own_sites(s, seat) if", "Bear Trap needs an own archaeologist (R-24.18)"),
    Fault(
        ASSISTANTS,
        "level = at.GOLD if place_of(s, own, seat) & GOLDS else at.SILVER",
        "level = at.SILVER",
        "a gold assistant is exchanged for a silver one (R-24.33)",
    ),
    Fault(RESCUE, "s.lay(card, at.SILVER_USED + seat)", "s.lay(card, at.SILVER + seat)", "a rescued assistant comes ready (R-20.4)"),
    Fault(HAND, "        if back_on_top:\n", "        if back_on_top > 1:\n", "no card goes back on the deck (R-24.24)"),
)
