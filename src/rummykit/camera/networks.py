"""The two networks of each kind of pieces, each loaded when first asked."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, Literal

import numpy as np
import onnxruntime

from rummykit.camera.crops import Seen

Pieces = Literal["tiles", "cards"]
"""What is read; a card is read by its index, the rank above the suit in a corner."""
WEIGHTS = Path(__file__).with_name("weights")


@functools.cache
def _session(name: str) -> Any:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 0
    options.log_severity_level = 3
    return onnxruntime.InferenceSession(WEIGHTS / f"{name}.onnx", options, providers=["CPUExecutionProvider"])


def answer(name: Literal["finder", "reader"], seen: Seen, pieces: Pieces = "tiles") -> Seen:
    """What a network says about pictures of the shape (pictures, 3, height, width)."""
    said: Seen = np.asarray(
        _session(name if pieces == "tiles" else f"{pieces}-{name}").run(None, {"seen": seen})[0], np.float32
    )
    return said
