"""Reading photos of tiles; needs `pip install rummykit[camera]`."""

from __future__ import annotations

from rummykit.camera.photo import PhotoReading, SeenPiece, read

__all__ = ["PhotoReading", "SeenPiece", "read"]
