"""A table that waits for its player costs a phone nothing: no animation runs on it, and no audio."""

from __future__ import annotations

import pytest

from tests.browser.guest import DESK, PHONE, Chair, Size
from tests.browser.ways import Finger, Mouse, Way

LISTEN = """{
  const made = (window.made = []);
  window.AudioContext = class extends AudioContext {
    constructor(...how) {
      super(...how);
      made.push(this);
    }
  };
}"""
"""Keeps whatever the page makes sounds with."""

WAITS_FOR = 1500
"""Milliseconds in which a clock ticks several times."""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_while_a_clock_runs_nothing_is_animated(chair: Chair, size: Size) -> None:
    window = chair(size=size, touch=size == PHONE, reduced_motion="no-preference")
    window.found("gin_rummy", turn_seconds=120)
    window.wait(lambda now: now.mine)
    dash = "() => document.querySelector('.mark.turn .left').getAttribute('stroke-dasharray')"
    full = window.page.evaluate(dash)
    window.page.wait_for_function("() => document.getAnimations().length === 0")
    seen = window.page.evaluate(
        """(milliseconds) => new Promise((done) => {
          const seen = new Set(), end = performance.now() + milliseconds;
          const look = () => {
            for (const { effect } of document.getAnimations()) seen.add(effect.target.outerHTML.slice(0, 120));
            if (performance.now() < end) requestAnimationFrame(look);
            else done([...seen]);
          };
          look();
        })""",
        WAITS_FOR,
    )
    assert seen == []
    assert window.page.evaluate(dash) != full, "the clock does not run"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_audio_rests_when_nothing_sounds_and_sounds_again(chair: Chair, size: Size) -> None:
    window = chair(size=size, touch=size == PHONE, fresh=True)
    # a phone is silent until its owner has chosen sounds
    window.begin_with(f"""localStorage.setItem("rummykit.settings", '{{"sounds":true}}'); {LISTEN}""")
    window.found("standard_rummy")
    way: Way = Finger(window) if size == PHONE else Mouse(window)
    for _ in range(2):
        window.wait(lambda now: now.mine and now.phase == "draw")
        way.draw()
        after = window.wait(lambda now: now.mine and now.phase != "draw")
        window.page.wait_for_function("() => made.length === 1 && made[0].state === 'running'")
        window.page.wait_for_function("() => made[0].state === 'suspended'")
        way.discard(after.rack[-1])
        window.insist(way.press, after)
