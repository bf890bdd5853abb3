"""The resin bottle: a light-proof flask with a paper label and a ribbed cap."""

import math

from . import materials, shapes
from .artwork import artwork, centred

LABEL_PX = (2048, 900)


def label_artwork(title, shade_name, shade, size, ink="#22313a"):
    """The label of a resin bottle, once round; its middle faces the camera."""

    def draw(pen, _):
        width, height = LABEL_PX
        x = width / 2
        pen.rectangle((0, height * 0.7, width, height), fill=shade)
        bright = sum(int(shade[i : i + 2], 16) for i in (1, 3, 5)) > 400
        centred(pen, x, 130, "CURLEW PRINT CO.", 40, "#1f6f73", True, 8)
        centred(pen, x, 290, title, 118, ink, True)
        centred(pen, x, 410, "405 nm resin", 46, ink)
        centred(pen, x, 500, shade_name, 54, ink)
        centred(pen, x, height * 0.85, size, 76, ink if bright else "#ffffff", True)
        for side in (-1, 1):
            at = x + side * 620
            for line in range(9):
                pen.rectangle((at - 150, 150 + line * 46, at + 150 - (line * 37) % 90, 162 + line * 46), fill="#b9b4a8")
        return None

    return artwork(*LABEL_PX, draw)


def resin_bottle(title, shade_name, shade, size="500 g", body="#23262a", cap=None, at=(0, 0, 0), turn=0, scale=1.0):
    """A bottle 19.4 cm tall (times `scale`) with its label towards the camera."""
    profile = [(0, 0.2), (3.4, 0.0), (3.9, 0.5), (3.9, 13.4), (3.3, 15.2), (1.8, 15.9), (1.75, 17.0), (0, 17.0)]
    flask = shapes.lathe(shapes.rounded_profile(profile, 1.3), materials.plastic(body, 0.3))
    image = label_artwork(title, shade_name, shade, size)
    label = shapes.lathe([(3.93, 2.2), (3.93, 11.9)], materials.pictured(image, 0.5))
    label.rotation_euler[2] = math.pi
    ribs = lambda angle, z: 1 + 0.012 * math.cos(angle * 48) if 16.75 < z < 19.0 else 1
    top = shapes.lathe(
        [(0, 16.6), (2.05, 16.6), (2.1, 16.75), (2.1, 16.9), (2.1, 18.9), (2.02, 19.2), (1.8, 19.4), (0, 19.4)],
        materials.plastic(cap or shade, 0.38), steps=288, sway=ribs,
    )
    ring = shapes.lathe([(1.95, 16.1), (2.12, 16.1), (2.12, 16.5), (1.95, 16.5)], materials.plastic(cap or shade, 0.38))
    return shapes.group(flask, label, top, ring, at=at, turn=(0, 0, turn), scale=scale)
