"""A person plays against a bot through the socket."""

from __future__ import annotations

from iseki.server.messages import Events, Welcome
from tests.server.browser import Browser


def test_a_first_offer_is_accepted_and_the_bot_answers(browser: Browser) -> None:
    socket, welcome = browser.sit(browser.open_table())
    assert welcome.position.waiting == 0
    decision = welcome.position.decision
    assert decision is not None
    offer = decision.plans[0].actions

    accepted = socket.play(welcome.position.version, *offer)

    assert accepted.version >= welcome.position.version + len(offer)
    while socket.last_events().position.waiting != 0:
        socket.until(Events)
    assert isinstance(welcome, Welcome)
