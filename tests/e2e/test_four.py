"""Four people at one table, each in a browser of their own: what one of them does, the three others see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Locator, expect

from iseki.core.record import new_record
from iseki.core.registry import game_type
from iseki.core.rng import Rng
from tests.clauses import case
from tests.e2e.conftest import PHONE, NewPage, strangers
from tests.e2e.four import Four, asked, four_browsers, introduce, named, newly, open_table, others, seats, sit, turns, until
from tests.e2e.islander import Islander
from tests.e2e.player import asks
from tests.e2e.test_company import chat, say
from tests.e2e.test_statistics import to_statistics

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def browsers(address: str, chromium: Browser) -> Iterator[Four]:
    with strangers(chromium) as make:
        yield four_browsers(address, make)


@pytest.fixture
def people(browsers: Four) -> Four:
    introduce(browsers)
    return browsers


def notices(person: Islander) -> Locator:
    return person.region("shell.notices")


# ---------------------------------------------------------------- undo
def asks_back(person: Islander) -> None:
    """To the nearest own decision beyond the undo line."""
    person.page.keyboard.press("Control+b")
    person.page.get_by_role("dialog").get_by_role("button", name=person.pattern("shell.go_back_to")).first.click()


def islands(people: Four) -> list[str | None]:
    return [person.page.locator("#islands").text_content() for person in people]


@case("B-044", "B-048", "B-050")
def test_all_three_others_must_agree_to_go_back_and_whoever_moves_makes_the_offer_void(people: Four) -> None:
    open_table(people, undo="ask")
    asker = asked(people)
    rest = others(people, asker)
    start, before = asker.version, islands(people)
    asker.answer()
    asked(rest).answer()
    until(people, start + 2)

    asks_back(asker)
    for person in rest:
        offer = notices(person).get_by_text(person.pattern("shell.offer_undo"))
        expect(offer).to_contain_text(named(people, asker))
    for person in rest[:2]:
        person.button("shell.agree").click()
    mine = notices(asker).get_by_text(asker.pattern("shell.offer_undo_mine"))
    expect(mine).to_have_text(re.compile(rf"[:：]\s?{named(people, rest[2])}\W$"))
    rest[2].button("shell.decline").click()
    for person in people:
        if person is not rest[2]:
            person.page.get_by_text(person.say("shell.declined", name=named(people, rest[2]))).first.wait_for()
    until(people, start + 2)

    asks_back(asker)
    for person in rest:
        person.button("shell.agree").wait_for()
    rest[0].button("shell.agree").click()
    asked(people).answer()
    for person in people:
        expect(notices(person)).to_be_hidden()
    until(people, start + 3)

    asks_back(asker)
    for person in rest:
        person.button("shell.agree").click()
    until(people, start + 4)
    assert islands(people) == before
    assert asked(people) is asker


# ---------------------------------------------------------------- company
LINE = "<img src=x onerror=alert(1)> & hello"


@case("B-053", "B-105")
def test_who_watches_is_counted_by_all_and_chat_is_plain_limited_and_muted_by_one_alone(people: Four, new_page: NewPage) -> None:
    code = open_table(people)
    ann, mio, tomas, kuma = people
    watcher = Islander(new_page(), ann.address)
    watcher.visit(f"/t/{code}")
    for person in people:
        person.page.get_by_text(person.say("shell.watchers", n=1)).first.wait_for(state="attached")

    for person in people:
        chat(person)
    mio.button("chat.muting").click()
    mio.page.get_by_text(mio.say("chat.hide", name="Ann")).click()
    say(ann, LINE)
    say(kuma, "がんばろう")
    for person in (tomas, kuma, mio):
        heard(person).filter(has_text="がんばろう").wait_for()
    for person in (tomas, kuma):
        expect(heard(person)).to_contain_text(["Ann", "Kuma"])
        expect(heard(person).first).to_contain_text(LINE)
        assert person.page.locator("img").count() == 0
    expect(heard(mio)).to_have_count(1)

    while spoken(ann, code):
        continue
    say(ann, "once more")
    ann.region("chat.title").get_by_role("alert").filter(has_text=ann.pattern("refusal.too_many")).wait_for()
    watcher.page.context.close()
    for person in people:
        person.page.get_by_text(person.say("shell.watchers", n=1)).first.wait_for(state="detached")


def heard(person: Islander) -> Locator:
    return person.page.get_by_label(person.say("chat.lines")).get_by_role("listitem")


def spoken(person: Islander, code: str) -> bool:
    """Says something without the page; False when it was too much."""
    path = f"{person.address}/api/tables/{code}/chat"
    body = {"id": newly(), "text": "and on"}
    return person.page.context.request.post(path, data=body, headers={"origin": person.address}).ok


# ---------------------------------------------------------------- hot-seat
@case("B-053")
def test_five_at_four_devices_know_of_each_other_and_two_of_them_take_turns_under_their_curtain(people: Four) -> None:
    open_table(people, besides=[{"kind": "here", "name": "Rin"}])
    shared, rest, sides = people[0], people[1:], set[str]()
    while len(sides) < 2:
        if shared.curtain.get_by_role("button", name=shared.pattern("curtain.lift")).count():
            assert shared.page.locator("main .board").count() == 0
            sides.add(shared.curtain.inner_text())
            shared.lift()
            shared.answer()
            until(rest, shared.version)
        elif any(person.prompt.count() for person in rest):
            asked(rest).answer()
    for person in rest:
        expect(person.page.locator(".mat .name").filter(has_text="Rin")).to_have_count(1)


# ---------------------------------------------------------------- time
@case("B-082", "B-109")
def test_a_pause_wants_the_three_others_and_everybody_sees_the_clock_that_stands(people: Four) -> None:
    open_table(people, time="game", seconds=600)
    tomas, rest = people[2], others(people, people[2])
    for person in people:
        expect(person.page.locator(".clocks .running")).to_have_count(1)

    tomas.open_menu("shell.pause")
    for number, person in enumerate(rest):
        assert notices(person).get_by_text(person.say("shell.paused")).count() == 0
        person.button("shell.agree").click()
        names = [named(people, other) for other in rest[number + 1 :]]
        if names:
            asked_for = tomas.say("shell.offer_pause_mine", names=tomas.say("list.between").join(names))
            expect(notices(tomas)).to_contain_text(asked_for)
    for person in people:
        notices(person).get_by_text(person.say("shell.paused")).wait_for()
        expect(person.page.locator(".clocks .running")).to_have_count(0)

    people[3].button("shell.go_on").click()
    for person in people:
        expect(person.page.locator(".clocks .running")).to_have_count(1)
        expect(notices(person)).to_be_hidden()


@case("B-087", "B-109")
def test_when_one_runs_out_of_time_or_leaves_a_bot_plays_on_and_all_see_it_until_they_are_back(people: Four) -> None:
    open_table(people, time="move", seconds=8, leaving="bot")
    slow = next(away(people))
    leaver = people[people.index(slow) - 1]  # who is asked last, so that the own time does not run meanwhile
    for one in (slow, leaver):
        if one is leaver:
            one.open_menu("shell.hand_over")
            one.button("shell.hand_over", one.page.get_by_role("dialog")).click()
        for person in people:
            standing_clock(person, named(people, one)).wait_for(state="attached")

        asked(others(people, one))  # while the own question stands, there is no time left for it
        one.button("shell.take_back").click()
        for person in people:
            standing_clock(person, named(people, one)).wait_for(state="detached")
    said = people[0].say("log.timeout", seat=named(people, slow))
    people[0].region("shell.log").get_by_text(said).first.wait_for()


def away(people: Four) -> Iterator[Islander]:
    """In whose seat a bot plays, again and again."""
    while True:
        yield from (person for person in people if person.button("shell.take_back").count())
        people[0].page.wait_for_timeout(50)


def standing_clock(person: Islander, name: str) -> Locator:
    """That of a seat in which a bot plays, as this person is told of it."""
    told = (re.escape(person.say(key, name=name, time="@")).replace("@", ".*") for key in ("shell.clock_stands", "shell.no_clock_of"))
    return person.page.get_by_title(re.compile("|".join(told)))


# ---------------------------------------------------------------- the end
@case("B-058", "B-060", "B-087")
def test_the_last_moves_from_a_saved_position_then_the_result_one_more_game_and_the_replay(people: Four, new_page: NewPage) -> None:
    """The position is a what-if with three friends."""
    code = played_on(people)
    for person in turns(people):
        person.answer()
    first, *same = map(scores, people)
    assert [len(row) for row in first.values()] == [7] * 4
    assert same == [first] * 3
    assert sum(person.prompt.count() for person in people) == 0

    one_more_game(people, code)
    looks_back(people[3], Islander(new_page(), people[0].address))


def scores(person: Islander) -> dict[str, list[str]]:
    """The cells of everybody's row, by name; one's own row stands first."""
    rows = person.result.get_by_role("row").all()[1:]
    return {row.get_by_role("rowheader").inner_text(): row.get_by_role("cell").all_inner_texts() for row in rows}


def played_on(people: Four) -> str:
    """The code of the table at which the four play a game's last moves."""
    ann = people[0]
    record = asks(ann, "post", "/api/records", {"name": "saved.txt", "text": whole_game()})["code"]
    ann.visit(f"/replay/{record}")
    slider = ann.page.get_by_role("slider")
    for key in ("End", "ArrowLeft", "ArrowLeft"):
        slider.press(key)
    ann.button("replay.more").click()
    ann.page.get_by_role("button", name=ann.say("replay.what_if")).click()
    for select in ann.page.get_by_role("dialog").get_by_role("combobox").all():
        if select.input_value() != "me":
            select.select_option("friend")
    ann.button("replay.play_on").click()
    ann.page.wait_for_url("**/t/*")
    code = ann.page.url.rpartition("/")[2]
    sit(people, code)
    return code


@cache
def whole_game() -> str:
    """A record of four seats, as a file."""
    kind, rng = game_type("costa_ruana"), Rng(3)
    record = new_record(kind, 4)
    state = kind.load(4).new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        action = state.sample_chance(rng) if state.is_chance_node() else legal[rng.below(len(legal))]
        record.lines.append(state.action_to_string(action))
        state.apply_action(action)
    return record.text()


def one_more_game(people: Four, code: str) -> None:
    """Everybody sits one seat further; Kuma does not come along, and all hear it."""
    before = [seat["name"] for seat in seats(people[0], code)]
    for person in people[:3]:
        person.button("shell.again", person.result).click()
        person.page.wait_for_url(lambda url: not url.endswith(code))
    people[3].button("shell.rematch_decline", people[3].result).click()
    for person in people[:3]:
        notices(person).get_by_text(person.say("shell.rematch_left", names="Kuma")).wait_for()
    following = people[0].page.url.rpartition("/")[2]
    assert [seat["name"] for seat in seats(people[0], following)] == before[1:] + before[:1]


def looks_back(kuma: Islander, stranger: Islander) -> None:
    """All cards open, then through the eyes of one seat; a link to that position shows a stranger just that."""
    kuma.open_menu("shell.replay")
    slider, eyes = kuma.page.get_by_role("slider"), kuma.page.get_by_role("combobox")
    for key in ("Home", "Shift+ArrowRight", "Shift+ArrowRight"):
        slider.press(key)
    expect(hands(kuma)).to_have_count(3)
    expect(eyes.locator("option")).to_have_count(6)
    eyes.select_option("1")
    kuma.page.wait_for_url("**?as=1")
    expect(hands(kuma)).to_have_count(0)

    stranger.visit(kuma.page.url.removeprefix(kuma.address))
    expect(stranger.page.get_by_role("slider")).to_have_value(slider.input_value())
    expect(stranger.page.get_by_role("combobox")).to_have_value("1")
    expect(hands(stranger)).to_have_count(0)
    assert kuma.page.locator("#islands").text_content() != ""
    assert stranger.version == kuma.version


def hands(person: Islander) -> Locator:
    """Those of the others that can be read; the near one lies below the board."""
    return person.page.locator(".mat .known")


# ---------------------------------------------------------------- to another device, and for good
@case("B-058", "B-069", "B-105")
def test_one_goes_on_at_a_second_device_and_when_their_data_are_deleted_the_three_others_play_on(people: Four, new_page: NewPage) -> None:
    open_table(people, leaving="bot")
    tomas, rest = people[2], others(people, people[2])
    for person in rest:
        chat(person)
    chat(tomas)
    say(tomas, "Hello from Tomás")
    for person in rest:
        heard(person).filter(has_text="Hello from Tomás").wait_for()

    tomas.page.keyboard.press("Escape")
    phone = carried(tomas, new_page)
    assert (phone.version, phone.prompt.count()) == (tomas.version, tomas.prompt.count())

    to_statistics(phone)
    phone.page.get_by_role("button", name=phone.say("statistics.delete"), exact=True).click()
    phone.page.get_by_role("dialog").get_by_role("button", name=phone.say("statistics.delete_act")).click()
    for person in rest:
        expect(person.page.locator(".mat .name").filter(has_text="Tomás")).to_have_count(0)
        expect(heard(person).filter(has_text="Hello from")).to_have_count(0)
        expect(person.page.locator("body")).not_to_contain_text("Tomás")
        person.page.keyboard.press("Escape")  # on a phone the chat lies over what is asked
    assert asks(tomas, "get", "/api/me") == {}
    next_one = asked(rest)
    next_one.answer()
    until(rest, next_one.version)


def carried(person: Islander, new_page: NewPage) -> Islander:
    """The same person at a second device, where the name and the table are, too."""
    person.open_menu("shell.device")
    link = person.page.get_by_role("textbox", name=person.say("shell.device_link")).input_value()
    phone = Islander(new_page("en", PHONE), person.address)
    phone.follow(link).sit_down()
    expect(phone.page).to_have_url(person.page.url)
    return phone
