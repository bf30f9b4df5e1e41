"""What Arnak's page shows and sends, at tables that stand at a line of a golden playthrough."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from iseki.server.messages import Answer, Request, Welcome
from tests.clauses import case
from tests.e2e.arnak_situations import SITUATIONS, narrowed, paying, picked
from tests.e2e.conftest import DESKTOP, PHONE, NewPage
from tests.e2e.explorer import Explorer
from tests.e2e.saved import Saved, find, seat, stand

pytestmark = pytest.mark.browser

SIZES = [DESKTOP, (1366, 657), PHONE, (390, 664)]
IN_SIGHT = """(element) => {
  const {left, top, width, height} = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight - top) / 2);
  return there !== null && (element.contains(there) || there.contains(element));
}"""
MAIN = {"glass": "research", "notebook": "research", "temple": "research"}  # the prompt calls them one kind of action
SCROLLS = "document.documentElement.scrollHeight - innerHeight"


def in_sight(thing: Locator) -> bool:
    """Is its middle on the screen, and nothing over it?"""
    return bool(thing.evaluate(IN_SIGHT))


def at(player: Explorer, playthrough: str, asked: str, does: str = "", nth: int = 0) -> Saved:
    """The player at a table of its own, which keeps what is sent."""
    table = stand(playthrough, find(playthrough, asked, does, nth))
    seat(player, table)
    return table


def sent(player: Explorer, table: Saved) -> list[tuple[str, ...]]:
    """The commands that the page has sent, once there is one."""
    for _ in range(100):
        if table.sent:
            break
        player.page.wait_for_timeout(30)
    return table.sent


def marked(player: Explorer) -> Locator:
    """Pieces that are marked as possible or picked, and say so."""
    return player.page.locator(".piece.legal, .piece.on")


class Wealthy(Saved):
    """The own seat owns what few games bring together: both assistants gold and wordy, and four guardians."""

    def answer(self, request: Request) -> Answer | None:
        answer = super().answer(request)
        if not isinstance(answer, Welcome):
            return answer
        view = msgspec.json.decode(answer.position.view)
        gold = [{"kind": kind, "gold": True, "ready": True} for kind in ("assistant_buyer", "assistant_car")]
        guardians = [{"kind": f"guardian_0{n}", "used": n > 2} for n in range(1, 5)]
        view["seats"][self.you] |= {"assistants": gold, "guardians": guardians, "crates": ["idol_coin"] * 3}
        richer = msgspec.structs.replace(answer.position, view=msgspec.Raw(msgspec.json.encode(view)))
        return msgspec.structs.replace(answer, position=richer)


OUTSIDE = """(piece) => {
  const board = piece.closest('.me').getBoundingClientRect(), {right, bottom} = piece.getBoundingClientRect();
  return right > board.right || bottom > board.bottom;
}"""


@pytest.mark.parametrize("size", [DESKTOP, (1366, 657)], ids=str)
def test_whatever_one_owns_lies_in_sight_on_the_own_board(address: str, new_page: NewPage, size: tuple[int, int]) -> None:
    player = Explorer(new_page("ja", size), address, "ja")
    table = stand("four-bird-bga", find("four-bird-bga", "turn"))
    seat(player, Wealthy(table.history, table.game, table.you))

    owned = player.region("board.me.title").locator(".assets button")
    expect(owned).to_have_count(1 + 2 + 4)  # the crates, two assistants, four guardians
    assert [piece.inner_text() for piece in owned.all() if piece.evaluate(OUTSIDE)] == []
    assert [piece.inner_text() for piece in owned.all() if not in_sight(piece)] == []


# ---------------------------------------------------------------- choosing
@case("B-101")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_while_a_purchase_is_chosen_prompt_hand_resources_and_rivals_stay_in_sight(
    address: str, new_page: NewPage, size: tuple[int, int]
) -> None:
    player = Explorer(new_page("en", size), address)
    at(player, "four-snake-rulebook", "turn", "buy:")
    narrowed("buy")(player)

    assert in_sight(player.prompt)
    assert in_sight(marked(player).first)
    assert in_sight(player.region("board.hand.title").get_by_role("button").first)
    assert [in_sight(count) for count in player.resources().all()] == [True] * 5
    assert [in_sight(rival) for rival in player.rivals().all()] == [True] * 3
    assert player.page.evaluate(SCROLLS) <= 0


@pytest.mark.parametrize("situation", ["discovery", "purchase", "research", "rescue", "Lost Temple", "temple", "exile", "upgrade"])
def test_what_can_be_done_is_marked_and_says_so(address: str, new_page: NewPage, situation: str) -> None:
    """Marked pieces are those whose name ends with what can be done, and there are some."""
    player = Explorer(new_page(), address)
    SITUATIONS[situation](player)

    states = re.compile(f"{player.say('board.label.can')}|{player.say('board.label.picked')}", re.IGNORECASE)
    names = marked(player).all_inner_texts()
    assert names
    assert [name for name in names if not states.search(name)] == []


def test_a_place_that_cannot_be_discovered_says_why_and_below_it_the_clause_by_its_title_which_opens_the_rules(
    address: str, new_page: NewPage
) -> None:
    """At the first turn nobody has 6 compasses. Who has read the clause is back at it."""
    player = Explorer(new_page(), address)
    at(player, "four-bird-rulebook", "turn")

    player.region("board.map.title").get_by_role("button").first.click()

    clause = player.bubble.locator(".why small").first
    expect(clause).to_have_text(re.compile(r"^\D+ R-\d+\.\d+$"))
    clause.get_by_role("button").click()
    expect(player.page.locator("dialog [aria-current=true] b")).to_have_text(clause.inner_text().split()[-1])
    player.page.keyboard.press("Escape")
    expect(clause.get_by_role("button")).to_be_focused()


@case("B-077")
def test_with_one_target_alone_it_may_still_be_skipped(address: str, new_page: NewPage) -> None:
    """One assistant to give away: the page sends nothing by itself, and offers to skip."""
    player = Explorer(new_page(), address)
    table = at(player, "four-snake-bga", "swap_assistant")

    assert player.choices().count() == 1
    player.prompt.locator(".buttons button").click()

    assert sent(player, table) == [("decline",)]


# ---------------------------------------------------------------- paying
@case("B-098")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_fear_pays_first_and_every_other_way_is_listed(address: str, new_page: NewPage, size: tuple[int, int]) -> None:
    """Two boots: two Fear cards cost least. The list has each way of the table's own plans."""
    player = Explorer(new_page("en", size), address)
    table = at(player, "four-snake-rulebook", "turn", "discover:", 3)
    picked("discover")(player)
    paying(player)

    expect(player.tray).to_contain_text(player.say("kind.fear"))
    player.tray.locator("button[aria-haspopup]").first.click()

    listed = player.page.locator("[popover]:popover-open button")
    plans = table.gate.preview(table.you, (first_discovery(table),))[0].decision
    assert plans is not None
    assert listed.count() == sum(plan.verb == "pay" for plan in plans.plans) > 2


def first_discovery(table: Saved) -> str:
    decision = table.gate.position(table.you).decision
    assert decision is not None
    return next(option.action for option in decision.options if option.verb == "discover")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_another_card_pays_when_it_is_pressed_and_cancelling_gives_everything_back(
    address: str, new_page: NewPage, size: tuple[int, int]
) -> None:
    player = Explorer(new_page("en", size), address)
    table = at(player, "three-snake-bga", "turn", "discover:", 2)
    picked("discover", 3)(player)
    paying(player)
    hand = player.region("board.hand.title")

    player.press(hand.get_by_role("button", name=re.compile("^" + re.escape(player.say("kind.funding_car")))))
    expect(player.tray).to_contain_text(player.say("kind.funding_car"))
    assert hand.locator("[aria-pressed=true]").count() == 1

    player.page.keyboard.press("Escape")
    player.tray.wait_for(state="hidden")
    assert player.page.locator(".piece.on").count() == 0
    assert table.sent == []


def test_a_discovery_and_its_payment_are_sent_together(address: str, new_page: NewPage) -> None:
    player = Explorer(new_page(), address)
    table = at(player, "three-snake-bga", "turn", "discover:", 2)
    picked("discover", 3)(player)
    paying(player)

    player.press(player.confirming)
    [(discovery, payment)] = sent(player, table)
    assert discovery.startswith("discover:")
    assert payment.startswith("spend:")


@case("B-079")
def test_of_two_equal_cards_one_pays(address: str, new_page: NewPage) -> None:
    """A guardian costs a boot: one of two Fear cards is put forward, and the other one stays."""
    player = Explorer(new_page(), address)
    SITUATIONS["guardian"](player)

    fears = player.region("board.hand.title").get_by_role("button", name=re.compile("^" + player.say("kind.fear")))
    assert [fear.get_attribute("aria-pressed") for fear in fears.all()] == ["true", "false"]


# ---------------------------------------------------------------- turns
@case("B-102")
def test_passing_asks_first_unless_that_is_switched_off(address: str, new_page: NewPage) -> None:
    """P while main actions are possible: Escape takes it back; without questions it is sent at once."""
    player = Explorer(new_page(), address)
    table = at(player, "four-bird-rulebook", "turn")

    player.page.keyboard.press("p")
    player.prompt.get_by_text(player.say("board.question.pass.title")).wait_for()
    player.page.keyboard.press("Escape")
    player.verb("dig").wait_for()
    assert table.sent == []

    player.page.get_by_role("button", name=player.say("settings.title")).click()
    player.page.get_by_role("switch", name=re.compile(player.say("settings.confirm"))).click()
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("p")
    assert sent(player, table) == [("pass", "end_turn")]


@case("B-103")
def test_a_plan_is_dropped_when_its_space_is_taken_meanwhile(address: str, new_page: NewPage) -> None:
    """The same seat digs there on another device: what was picked is put away with a word, and nothing is sent."""
    player = Explorer(new_page(), address)
    table = at(player, "four-bird-rulebook", "turn", "dig:")
    digging = table.gate.position(table.you).decision
    assert digging is not None
    first = next(option.action for option in digging.options if option.verb == "dig")
    picked("dig")(player)
    assert marked(player).and_(player.page.locator(".on")).count() > 0

    table.happens(first, *payment(table, first))

    player.page.locator(f"[data-version='{table.history.version}']").wait_for()
    expect(player.page.locator(".toasts")).to_contain_text(player.say("board.pick.dropped"))
    assert player.page.locator(".piece.on").count() == 0
    assert table.sent == []


def payment(table: Saved, action: str) -> tuple[str, ...]:
    """The cheapest way to pay for it."""
    asked = table.gate.preview(table.you, (action,))[0].decision
    assert asked is not None
    return next(plan.actions for plan in asked.plans if plan.verb == "pay")


@case("B-046")
def test_a_turn_ends_by_its_button(address: str, new_page: NewPage) -> None:
    """Nothing but the end is left: the page waits for it all the same."""
    player = Explorer(new_page(), address)
    table = at(player, "four-snake-rulebook", "turn", "end_turn", 100)
    decision = table.gate.position(table.you).decision
    assert decision is not None
    assert [option.action for option in decision.options] == ["end_turn"]
    assert table.sent == []

    player.press(player.confirming)

    assert sent(player, table) == [("end_turn",)]


# ---------------------------------------------------------------- what is offered, in which language
@case("B-074")
@pytest.mark.parametrize("nth", [0, 60, 120, 180])
def test_a_main_action_is_offered_exactly_if_it_can_be_taken(address: str, new_page: NewPage, nth: int) -> None:
    """The others stay in sight, say that they are not available, and pressing them sends nothing."""
    player = Explorer(new_page(), address)
    table = at(player, "four-bird-bga", "turn", "", nth)
    decision = table.gate.position(table.you).decision
    assert decision is not None
    possible = {MAIN.get(option.verb, option.verb) for option in decision.options}

    assert [wish for wish in player.wishes if player.verb(wish).count()] == [wish for wish in player.wishes if wish in possible]

    for other in player.prompt.locator(".tray button[aria-disabled]").all():
        other.click(force=True)
        player.until_answered()
    assert player.question == "turn"
    assert table.sent == []


@case("B-107")
def test_the_language_changes_in_the_middle_of_a_choice(address: str, new_page: NewPage) -> None:
    """Old lines of the log change too, and what was picked stays picked."""
    player, reader = Explorer(new_page(), address), Explorer(new_page("ja"), address, "ja")
    for each in (player, reader):
        at(each, "four-snake-rulebook", "turn", "discover:", 3)
    picked("discover")(player)
    paying(player)
    chosen = marked(player).and_(player.page.locator(".on")).count()

    player.page.get_by_role("button", name=player.say("shell.to_ja")).click()

    expect(player.page.locator("html")).to_have_attribute("lang", "ja")
    assert lines(player) == lines(reader)
    player.language = "ja"
    player.tray.wait_for()
    assert marked(player).and_(player.page.locator(".on")).count() == chosen > 0
    assert player.wider() <= 0


def lines(player: Explorer) -> list[str]:
    """The sentences of the log."""
    return player.page.locator(".log .sentence").all_inner_texts()


def test_on_a_phone_the_buttons_of_the_prompt_stay_where_they_are(address: str, new_page: NewPage) -> None:
    """With choices below them, as in a payment, and without, as for a step of research."""
    heights = set[float]()
    for situation in ("payment", "research", "end of round", "pass asked"):
        player = Explorer(new_page("ja", PHONE), address, "ja")
        SITUATIONS[situation](player)
        box = player.prompt.locator(".buttons button").last.bounding_box()
        assert box is not None
        heights.add(round(box["y"]))
    assert len(heights) == 1
