"""House rules of Indian Rummy with a cut card and its value cards."""

from __future__ import annotations

from rummykit.rules.option import Option

CAP = Option(name="cap", text="The most a hand can count", path="scoring.cap", choices=(80, 100, 120, 160, 200))
FIRST_DROP = Option(
    name="first_drop", text="Points for a drop before the first draw", path="scoring.first_drop", low=10, high=60
)
MIDDLE_DROP = Option(
    name="middle_drop", text="Points for a drop later in the deal", path="scoring.middle_drop", low=20, high=120
)
VALUE_CARDS = Option(
    name="value_cards",
    text="What value cards are worth",
    path="scoring.value_cards",
    choices=("table", "twenty"),
)
DUBLEE_CONSOLATION = Option(
    name="dublee_consolation",
    text="A player with six dublees pays only two points when another player shows dublees",
    choices=(False, True),
    sets=((False, (("scoring.dublee_consolation", None),)), (True, (("scoring.dublee_consolation", 2),))),
)
CONSOLATION_ALWAYS = Option(
    name="consolation_always",
    text="Six dublees help no matter what the other player shows",
    choices=(False, True),
    sets=((False, (("scoring.consolation_for", "dublees"),)), (True, (("scoring.consolation_for", "any"),))),
    idle=(("dublee_consolation", False),),
)
TWO_MARRIAGES = Option(
    name="two_marriages",
    text="Two marriages win, whatever the other cards are",
    choices=(False, True),
    sets=((False, (("scoring.marriages", 0),)), (True, (("scoring.marriages", 2),))),
)

VALUE_CARD_RULES = (
    CAP,
    FIRST_DROP,
    MIDDLE_DROP,
    VALUE_CARDS,
    DUBLEE_CONSOLATION,
    CONSOLATION_ALWAYS,
    TWO_MARRIAGES,
)
"""What 21 cards are played with besides the house rules of Indian Rummy by the deal."""
