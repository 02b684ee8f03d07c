"""Reading photos of tiles and cards; needs `pip install rummykit[camera]`."""

from __future__ import annotations

from rummykit.camera.networks import Pieces
from rummykit.camera.photo import PhotoReading, SeenPiece, read

__all__ = ["PhotoReading", "Pieces", "SeenPiece", "read"]
