"""A finished match gone through again: what was played, the best there was, luck and choice."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rummykit.review.best_tiles import tiles_left
    from rummykit.review.deeper import look_deeper
    from rummykit.review.retrying import Retried, Retry, retry
    from rummykit.review.reviewing import review
    from rummykit.review.summing import with_deeper
    from rummykit.review.values import Decisive, Expected, JudgedAction, Review, SeatReview, TilesLeft, Turn


__all__ = [
    "Decisive",
    "Expected",
    "JudgedAction",
    "Retried",
    "Retry",
    "Review",
    "SeatReview",
    "TilesLeft",
    "Turn",
    "look_deeper",
    "retry",
    "review",
    "tiles_left",
    "with_deeper",
]

if not TYPE_CHECKING:  # or a type checker would believe in every name
    from rummykit.lazy_names import lazy_names

    __getattr__, __dir__ = lazy_names(
        __name__,
        {
            "retrying": "Retried Retry retry",
            "best_tiles": "tiles_left",
            "deeper": "look_deeper",
            "summing": "with_deeper",
            "reviewing": "review",
            "values": "Decisive Expected JudgedAction Review SeatReview TilesLeft Turn",
        },
    )
