"""A person at the page: reads what the prompt asks and answers by roles and names, as a screen reader would tell them."""

from __future__ import annotations

import re
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import APIResponse, Locator, Page

from iseki.text.catalogue import Language, lookup

GAME = "garakutarium"
LONG_GAME = 600  # answers of one seat; a game has about 100

Json: TypeAlias = Any  # whatever JSON holds


class Player:
    """One browser at the page, at home in Garakutarium. `language` is the one the page speaks."""

    game = GAME
    likely: tuple[str, ...] = ("run:", "same:", "use:", "skill:", "take:")  # beginnings of actions that bring a game on

    def __init__(self, page: Page, address: str, language: Language = "en") -> None:
        self.page = page
        self.address = address
        self.language = language

    # ------------------------------------------------------------ words
    def say(self, key: str, **data: object) -> str:
        """The page's own text of a key."""
        text = lookup(key, self.language, self.game)
        return text.format(**data) if data else text

    def pattern(self, key: str) -> re.Pattern[str]:
        """A text of which only the fixed part is known."""
        parts = [re.escape(part) for part in re.split(r"\{\w+\}", lookup(key, self.language, self.game))]
        return re.compile("^" + ".*".join(parts) + "$")

    def button(self, key: str, within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=self.pattern(key))

    # ------------------------------------------------------------ places
    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.pattern(key))

    @property
    def prompt(self) -> Locator:
        return self.region("shell.prompt")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has=self.button("shell.again"))

    @property
    def version(self) -> int:
        return int(self.page.locator("[data-version]").get_attribute("data-version") or 0)

    # ------------------------------------------------------------ ways through the page
    def visit(self, path: str = "/") -> Player:
        self.page.goto(self.address + path)
        return self

    def follow(self, link: str) -> Player:
        """Opens a link that somebody sent, whatever name the server has for itself."""
        parts = urlsplit(link)
        return self.visit(f"{parts.path}#{parts.fragment}")

    def tile(self) -> Locator:
        """The game's picture in the lobby, with its button."""
        return self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=self.say("game.title")))

    def choose_game(self) -> None:
        """The form for a new table is for this game then."""
        self.visit()
        self.tile().get_by_role("button", name=self.say("game.title")).click()

    def play_bot(self) -> Player:
        self.visit()
        self.button("lobby.play_bot", self.tile()).click()
        return self.sit_down()

    def sit_down(self) -> Player:
        """Waits for the table and puts the guide for newcomers away."""
        self.page.locator("[data-version]").wait_for()
        self.button("board.guide.close").click()
        return self

    def open_table_for_friend(self) -> str:
        """Opens a table with a seat for a friend. Returns the invite link."""
        self.choose_game()
        self.page.get_by_role("combobox").select_option("friend")
        self.button("lobby.open_table").click()
        link = self.page.get_by_role("dialog").get_by_role("textbox", name=self.say("shell.invite_link"))
        return link.input_value()

    def join(self, link: str, name: str) -> Player:
        self.follow(link)
        self.page.get_by_label(self.say("shell.name")).fill(name)
        self.button("shell.join").click()
        return self.sit_down()

    def open_menu(self, entry: str) -> None:
        self.button("shell.table_menu").click()
        self.page.get_by_role("dialog").get_by_role("button", name=self.say(entry)).click()

    def resign(self) -> None:
        self.open_menu("shell.resign")
        self.page.get_by_role("dialog").get_by_role("button", name=self.say("shell.resign"), exact=True).click()
        self.result.wait_for()

    # ------------------------------------------------------------ several people at this device
    @property
    def curtain(self) -> Locator:
        return self.page.locator("[aria-labelledby=curtain]")

    def lift(self) -> None:
        """The curtain; its button has the focus already."""
        self.curtain.locator(":focus").wait_for()
        self.page.keyboard.press("Enter")
        self.curtain.wait_for(state="hidden")
        self.page.locator("main .board").wait_for()

    def closed(self) -> bool:
        """The curtain is down, and of a side neither board nor words are left in the page."""
        self.curtain.wait_for()
        return self.page.locator("main .board").count() == 0 and self.page.get_by_role("log").inner_text() == ""

    # ------------------------------------------------------------ playing
    def press(self, control: Locator) -> None:
        """How this person presses a control of the board."""
        control.click()
        self.until_answered()

    def until_answered(self) -> None:
        """Waits until the last press has been answered: the page shows that it was felt, and does with the next frame what it means."""
        self.page.locator("[data-pressed]").wait_for(state="detached")

    def asked(self) -> bool:
        """Waits until something stands still: the own decision or the end. False at the end."""
        self.prompt.or_(self.result).first.wait_for()
        return not self.result.is_visible()

    def play(self) -> int:
        """Plays to the end of the game. Returns the number of answers."""
        answers = 0
        while self.asked():
            self.answer()
            answers += 1
            assert answers < LONG_GAME, "the game does not end"
        return answers

    def answer(self) -> None:
        """Gives one answer and waits until the table knows it."""
        before = self.version
        self.choose()
        self.page.locator(f"[data-version]:not([data-version='{before}'])").wait_for()

    def choose(self) -> None:
        if self.button("board.split.offer", self.prompt).count():
            self.split()
        elif self.button("action.end_part", self.prompt).count():
            self.act()
        else:
            self.pick()

    def split(self) -> None:
        self.split_off()
        self.press(self.button("board.split.offer", self.prompt))

    def split_off(self) -> None:
        """Hides the first card of the dig."""
        turn = re.compile("^" + self.say("board.split.turn"))
        self.press(self.region("board.dig.title").get_by_role("button", name=turn).first)

    def act(self) -> None:
        """The own part: the best set, else enough discards, else the end."""
        if self.best_set().count():
            self.make_set()
        elif self.button("action.end_part", self.prompt).get_attribute("aria-disabled") == "true":
            self.discard()
        else:
            self.end_part()

    def sets(self) -> Locator:
        """The rows of the list of sets; on a phone it waits behind its tab, which no region of the page shows then."""
        return self.page.locator("section[aria-labelledby='sets-title'] button")

    def best_set(self) -> Locator:
        return self.sets().first

    def make_set(self) -> None:
        self.pick_set()
        self.press(self.button("board.part.make", self.prompt))

    def pick_set(self) -> None:
        if not self.best_set().is_visible():
            self.press(self.button("board.tabs.sets"))
        self.press(self.best_set())

    def discard(self) -> None:
        """Puts away the first card that the rules let go."""
        discard = self.discarding()
        for card in self.loot().all():
            self.press(card)
            if discard.get_attribute("aria-disabled") != "true":
                break
            self.press(card)
        self.press(discard)
        self.agree("board.question.reveal.yes")

    def discarding(self) -> Locator:
        """The button that discards the picked card; what that costs may stand on it."""
        return self.prompt.get_by_role("button", name=re.compile("^" + self.say("board.part.discard")))

    def loot(self) -> Locator:
        return self.region("board.label.own_loot").get_by_role("button")

    def end_part(self) -> None:
        self.press(self.button("action.end_part", self.prompt))
        self.agree("board.question.end.yes", "board.question.end_sets.yes")

    def agree(self, *keys: str) -> None:
        """Answers a question if one is asked before it is sent."""
        yes = self.button(keys[0], self.prompt)
        for key in keys[1:]:
            yes = yes.or_(self.button(key, self.prompt))
        other = self.region("shell.prompt_waiting")
        yes.or_(other).or_(self.prompt).first.wait_for()
        if yes.count():
            self.confirm()

    def confirm(self) -> None:
        """The last button of the prompt does what it asks about."""
        self.press(self.prompt.get_by_role("button").last)

    def pick(self) -> None:
        """Any other question: the first option, then its button."""
        self.press(self.prompt.get_by_role("button").first)
        self.confirm()


def asks(player: Player, verb: str, path: str, body: object = None) -> Json:
    """What the server answers to this browser."""
    send = getattr(player.page.context.request, verb)
    answer: APIResponse = send(player.address + path, data=body, headers={"origin": player.address})
    assert answer.ok, answer.text()
    return answer.json()
