"""Called back by the browser: a notification and two tones when it becomes the own turn while the page is out of sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPage
from tests.e2e.player import Player
from tests.e2e.test_company import two

pytestmark = pytest.mark.browser

# What the browser did, in order; a page without a screen is never out of sight by itself.
WATCHED = """
    window.called = [];
    window.Notification = class extends window.Notification {
        constructor(title, options) {
            super(title, options);
            called.push(`made: ${title}: ${options.body}`);
            this.addEventListener('show', () => called.push('shown'));
        }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) { called.push('tone'); start.call(this, at); };
    Object.defineProperty(document, 'visibilityState', { get: () => (window.away ? 'hidden' : 'visible') });
"""


def test_who_looks_elsewhere_is_called_by_notification_and_sound(address: str, new_page: NewPage) -> None:
    host, friend = two(address, new_page)
    away, other = (friend, host) if host.prompt.count() else (host, friend)
    away.page.context.grant_permissions(["notifications"])
    away.page.add_init_script(WATCHED)
    away.page.reload()
    switch(away, "sound", "notify")
    away.page.evaluate("called.length = 0, window.away = true")

    other.answer()
    away.asked()
    name = f"{away.say('game.title')} · iseki"
    made = f"made: {name}: {away.say('shell.your_turn_announced')}"
    away.page.wait_for_function("called.includes('shown')")
    assert sorted(away.page.evaluate("called")) == sorted([made, "shown", "tone", "tone"])
    expect(away.page).to_have_title(away.say("shell.tab_turn", name=name))


def switch(player: Player, *settings: str) -> None:
    """By the words beside each."""
    player.open_menu("settings.title")
    for setting in settings:
        player.page.get_by_text(player.say(f"settings.{setting}"), exact=True).click()
        expect(player.page.get_by_role("switch", name=player.say(f"settings.{setting}"))).to_be_checked()
    player.page.keyboard.press("Escape")
