"""Cast pendants: flat outlines swollen to cushions, with a relief on their front."""

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from studio import materials, shapes

from .chain import ring, smooth_path
from .skin import data_image, sample, skin

FINISHES = {"silver": ("#d6d7d8", 0.13), "gold": ("#f5cb7d", 0.12), "rose": ("#eeb3a0", 0.12)}
# Toes of a paw: their place, half their width and height, as shares of the picture; then the pad's lobes.
TOES = (
    (-0.315, 0.03, 0.085, 0.12),
    (-0.115, 0.21, 0.09, 0.135),
    (0.115, 0.21, 0.09, 0.135),
    (0.315, 0.03, 0.085, 0.12),
)
PAD = ((0, -0.1, 0.13), (-0.12, -0.23, 0.11), (0.12, -0.23, 0.11), (0, -0.21, 0.15))


def cast_metal(finish, size=1.0, relief=None, dull=0.6):
    """Polished cast metal of FINISHES, a little hand-worn; `relief` (an image over `size` cm around
    the object's origin) is where its front is left matt and darker by the share `dull`."""
    colour, rough = FINISHES[finish]
    g = materials.Graph(f"cast {finish}")
    worn = g.node(
        "MapRange", {"Value": g.noise(2.2, 6), "To Min": rough * 0.7, "To Max": rough * 1.5}
    ).outputs[0]
    shade = g.node("RGB").outputs[0]
    shade.default_value = materials.rgba(colour)
    if relief is not None:
        flat = g.node(
            "Mapping", {"Vector": g.place(), "Location": (0.5, 0.5, 0), "Scale": (1 / size, 1 / size, 1)}
        )
        mark = g.node("TexImage", {"Vector": flat.outputs[0]}, image=relief, extension="EXTEND").outputs[0]
        front = g.maths("MULTIPLY", mark, g.maths("GREATER_THAN", g.axis("Z"), 0.0))
        shade = g.mix(g.maths("MULTIPLY", front, dull), shade, "#5a4a40" if finish != "silver" else "#3e4347")
        worn = g.maths("ADD", worn, g.maths("MULTIPLY", front, 0.2))
    g.shade(Base_Color=shade, Metallic=1.0, Roughness=worn)
    g.set(g.shader, "Normal", g.bump(g.noise(7, 3), 0.004, 0.22))
    return g.material


def cushion(outline, depth, material, relief=None, size=1.0, raise_by=0.0, fullness=3.2, name="pendant"):
    """A cushion `depth` cm thick lying around its origin, from a closed `outline` (x, y points against
    the clock). `relief` (values over `size` cm) raises its front by `raise_by` cm."""
    edge = np.array(outline)
    wide = np.exp(-0.5 * (np.arange(-60, 61) / 22) ** 2)
    soft = np.stack(
        [
            np.convolve(np.tile(edge[:, i], 3), wide / wide.sum(), "same")[len(edge) : -len(edge)]
            for i in (0, 1)
        ],
        -1,
    )
    share = np.concatenate([np.linspace(1e-5, 1, 150) ** 0.6, np.linspace(1, 1e-5, 150)[1:] ** 0.6])
    side = np.concatenate([-np.ones(150), np.ones(149)])
    round_off = np.sqrt(np.maximum(1 - share**fullness, 0))
    # Towards the middle the rings lose the outline's cleft and point.
    flat = share[:, None, None] * (edge * share[:, None, None] + soft * (1 - share[:, None, None]))
    height = np.broadcast_to((side * round_off * depth / 2)[:, None], flat.shape[:2]).copy()
    if relief is not None:
        u, v = flat[..., 0] / size + 0.5, flat[..., 1] / size + 0.5
        height += sample(relief, u, v, around=False) * raise_by * (side[:, None] > 0)
    return skin(np.dstack([flat, height]), material, closed=True, name=name)


def heart_outline(width=2.6, height=2.4, steps=480):
    """A heart against the clock, around the middle of its height."""
    t = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    x = -(np.sin(t) ** 3)
    y = (13 * np.cos(t) - 5 * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t)) / 16
    y = (y - (y.max() + y.min()) / 2) / np.ptp(y)
    return np.stack([x * width / 2, y * height], -1)


def drop_outline(height=2.0, steps=480):
    """A drop with its point up, against the clock, around the middle of its belly."""
    t = np.linspace(0, 2 * math.pi, steps, endpoint=False) + math.pi / 2
    narrow = np.cos((t - math.pi / 2) / 2) ** 2
    return np.stack(
        [
            np.cos(t) * 0.72 * (1 - 0.62 * narrow**2) * height / 2.0,
            (np.sin(t) * 0.72 + 0.56 * narrow**3) * height / 2.0,
        ],
        -1,
    )


def paw_mark(pixels=900, blur=7):
    """A paw print, 1 in its pads, the first row lowest; it fills four fifths of its square."""
    picture, pad = Image.new("L", (pixels, pixels)), Image.new("L", (pixels, pixels))

    def oval(target, x, y, wide, tall):
        box = (0.5 + x - wide, 0.5 - y - tall, 0.5 + x + wide, 0.5 - y + tall)
        ImageDraw.Draw(target).ellipse([edge * pixels for edge in box], fill=255)

    for x, y, wide, tall in TOES:
        toe = Image.new("L", (pixels, pixels))
        oval(toe, x, y, wide, tall)
        lean = toe.rotate(-x * 80, center=((0.5 + x) * pixels, (0.5 - y) * pixels))
        picture.paste(255, (0, 0), lean)
    for x, y, radius in PAD:
        oval(pad, x, y, radius, radius)
    soft = pad.filter(ImageFilter.GaussianBlur(pixels / 36)).point(lambda value: 255 if value > 127 else 0)
    picture.paste(255, (0, 0), soft)
    return np.asarray(picture.filter(ImageFilter.GaussianBlur(blur)), np.float32)[::-1] / 255


SCRIPT_M = (
    (0.06, 0.36),
    (0.04, 0.25),
    (0.12, 0.17),
    (0.21, 0.24),
    (0.29, 0.5),
    (0.38, 0.85),
    (0.4, 0.62),
    (0.42, 0.2),
    (0.5, 0.48),
    (0.63, 0.86),
    (0.645, 0.6),
    (0.67, 0.28),
    (0.75, 0.16),
    (0.87, 0.22),
    (0.95, 0.36),
)


def script_mark(points=SCRIPT_M, pixels=900, blur=5):
    """A letter written with a broad pen, 1 in the ink, the first row lowest."""
    picture = Image.new("L", (pixels, pixels))
    pen = ImageDraw.Draw(picture)
    way = smooth_path([(x, y, 0) for x, y in points], 0.002)
    down = np.convolve(np.clip(-np.gradient(way[:, 1]) / 0.002, 0, 1), np.ones(30) / 30, "same")
    for (x, y, _), press in zip(way, down):
        r = pixels * (0.02 + 0.03 * press)
        cx, cy = (0.13 + x * 0.74) * pixels, (1 - (0.13 + y * 0.74)) * pixels
        pen.ellipse((cx - r, cy - r, cx + r, cy + r), fill=255)
    return np.asarray(picture.filter(ImageFilter.GaussianBlur(blur)), np.float32)[::-1] / 255


def bail(metal, top):
    """Two rings above a pendant whose top is at height `top`; the chain runs through (0, top + 0.33)."""
    return [
        ring(0.13, 0.06, metal, (0, top + 0.04, 0)),
        ring(0.17, 0.055, metal, (0, top + 0.24, 0), (0, 90, 0)),
    ]


def paw_heart(finish, at=(0, 0, 0), turn=(0, 0, 0)):
    """The heart 2.6 cm wide with a paw print, lying on its back; its bail is at (0, 1.35)."""
    mark, size = np.roll(paw_mark(), 64, axis=0), 1.7
    metal = cast_metal(finish, size, data_image(mark))
    heart = cushion(heart_outline(), 0.6, metal, mark, size, -0.06)
    return shapes.group(heart, *bail(cast_metal(finish), 0.86), at=at, turn=turn)


def heart_back(finish, at=(0, 0, 0), turn=(0, 0, 0)):
    """The back of the heart with the slotted screw that closes its chamber."""
    metal = cast_metal(finish)
    heart = cushion(heart_outline(), 0.6, metal)
    head = shapes.lathe(
        shapes.rounded_profile([(0, 0), (0.29, 0), (0.29, 0.09), (0, 0.09)], 0.025),
        metal,
        (0, 0.05, 0.27),
        name="screw",
    )
    seat = ring(0.31, 0.035, materials.rubber("#22262a"), (0, 0.05, 0.297))
    slot = shapes.box((0.5, 0.07, 0.03), materials.plastic("#15181a"), (0, 0.05, 0.349), (0, 0, 28), bevel=0)
    return shapes.group(heart, head, seat, slot, *bail(metal, 0.86), at=at, turn=turn)


def initial_pendant(finish, shape="drop", at=(0, 0, 0), turn=(0, 0, 0)):
    """A drop or disc 2 cm tall with a raised script M, lying on its back."""
    mark = script_mark()
    size = 1.25 if shape == "drop" else 1.6
    metal = cast_metal(finish, size, data_image(1 - mark), 0.24)
    outline = drop_outline() if shape == "drop" else shapes.circle(1.0, 480)
    face = cushion(outline, 0.26, metal, mark, size, 0.07, fullness=6)
    top = 1.28 if shape == "drop" else 1.0
    return shapes.group(face, *bail(cast_metal(finish), top - 0.02), at=at, turn=turn)
