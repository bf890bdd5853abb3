"""Turns linear light into a picture: exposure, a film-like curve, a little fall-off and grain."""

import numpy as np


def tone(linear):
    """Linear light to display values, shoulders rolled off like film, colours kept in the highlights."""
    peak = linear.max(axis=2, keepdims=True)
    bright = np.maximum(peak, 1e-6)
    rolled = np.where(bright <= 0.6, bright, 0.6 + 0.4 * (1 - np.exp(-(bright - 0.6) / 0.4)))
    squeezed = linear * (rolled / bright)
    # What is far too bright for paper turns towards white, as it does on film.
    fade = np.clip((bright - 1.1) / 5, 0, 0.85)
    squeezed = squeezed + (rolled - squeezed) * fade
    return np.where(
        squeezed <= 0.0031308, 12.92 * squeezed, 1.055 * np.maximum(squeezed, 1e-9) ** (1 / 2.4) - 0.055
    )


def develop(linear, exposure=0.0, seed=1, grain=0.006, falloff=0.1):
    """Eight-bit sRGB, height × width × 3, of linear light; `exposure` in stops."""
    height, width, _ = linear.shape
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    vignette = 1 - falloff * np.clip((x * x + y * y) / 2, 0, 1)[..., None] ** 1.5
    shown = tone(np.maximum(linear, 0) * vignette * 2**exposure)
    noise = np.random.default_rng(seed).normal(0, grain, (height, width, 1))
    return (np.clip(shown + noise * (1 - shown) ** 0.5 if grain else shown, 0, 1) * 255 + 0.5).astype(np.uint8)
