"""The cream card that small jewellery is given on."""

import math

from studio import materials, shapes
from studio.artwork import artwork, centred

PX = 160
WIDTH, HEIGHT = 6.6, 9.4


def _print(pen, _):
    x, width, height = WIDTH * PX / 2, WIDTH * PX, HEIGHT * PX
    pen.rounded_rectangle((34, 34, width - 34, height - 34), 26, outline="#c9a76a", width=4)
    centred(pen, x, height * 0.83, "CURLEW PRINT CO.", 40, "#1f6f73", True, 7)
    centred(pen, x, height * 0.88, "made for you in Gladstone", 28, "#6b6257")
    for side in (-1, 1):
        at = x + side * 1.75 * PX
        pen.line((at - 9, height - 7.92 * PX, at + 9, height - 7.58 * PX), fill="#8d8371", width=5)


def pendant_card(at=(0, 0, 0), lean=20):
    """A card of 6.6 × 9.4 cm that stands on `at` and leans back `lean` degrees against a block. What
    is parented to it lies on its face: X to the right, Y up from its lower edge."""
    image = artwork(round(WIDTH * PX), round(HEIGHT * PX), _print, "#f3ead8")
    outline = [(x, y + HEIGHT / 2) for x, y in shapes.rounded(WIDTH, HEIGHT, 0.25)]
    sheet = shapes.plate(
        outline, 0.06, materials.pictured(image, 0.7), (0, 0, -0.06), bevel=0.01, name="card"
    )
    card = shapes.group(sheet, at=at, turn=(90 - lean, 0, 0))
    depth = math.sin(math.radians(lean)) * 3.4 + 1.1
    shapes.box(
        (3, 2.4, 3.4), materials.timber("acacia", 1.6, "Z"), (at[0], at[1] + depth + 0.4, 1.7), bevel=0.12
    )
    return card
