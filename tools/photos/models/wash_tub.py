"""The wash tub: a clear tub with a teal screw lid and a basket that lifts out."""

import math

from studio import materials, shapes
from studio.sheets import clear_sheet

TUBS = {"1 litre": (14.0, 17.0, 11.0, 12.0), "3 litres": (20.0, 26.0, 16.0, 20.0)}
TEAL = "#1f7f7d"


def wash_tub(size="3 litres", lid=True, basket=0.0, liquid=0.0, at=(0, 0, 0), turn=0):
    """A tub of TUBS. `lid` closes it; `basket` is how far the basket is lifted in cm (None leaves it
    out); `liquid` is how much of the height is filled, 0 to 1."""
    across, tall, wide, deep = TUBS[size]
    parts = vessel(across, tall)
    if liquid:
        parts += washing_liquid(across, tall, liquid)
    if basket is not None:
        parts.append(wash_basket(size, at=(0, 0, 1.1 + basket), handle=not lid))
    if lid:
        parts.append(screw_lid(size, at=(0, 0, tall - 3.2)))
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def vessel(across, tall):
    """The tub itself: outer and inner wall, a rounded foot, a rim with a thread."""
    r, top = across / 2 - 0.5, tall - 1.2
    wall = clear_sheet("#f6faf9", 0.03, 0.03, "#d3e2e0", haze=0.02)
    outer = [
        (0, 0.25),
        (r * 0.8, 0.2),
        (r - 0.9, 0),
        (r - 0.35, 0.15),
        (r - 0.05, 0.7),
        (r, 1.4),
        (r, top - 3),
    ]
    neck = [(r - 0.25, top - 2.7), (r - 0.25, top)]
    inner = [
        (r - 0.4, top),
        (r - 0.4, top - 2.6),
        (r - 0.18, top - 3.1),
        (r - 0.2, 1.2),
        (r - 0.8, 0.55),
        (0, 0.5),
    ]
    parts = [shapes.lathe(outer + neck + inner, wall)]
    for turn in range(2):
        z = top - 0.8 - turn * 0.8
        thread = [(r - 0.25, z), (r - 0.08, z + 0.12), (r - 0.25, z + 0.24)]
        parts.append(shapes.lathe(thread, wall))
    return parts


def washing_liquid(across, tall, share):
    """The alcohol: a faintly blue body with a bright rim where it climbs the wall."""
    r, level = across / 2 - 0.73, 0.6 + (tall - 5) * share
    body = clear_sheet("#e4f1f5", 0.02, 0.03, "#b9d6e2")
    profile = [
        (0, 0.6),
        (r - 0.7, 0.6),
        (r, 1.3),
        (r, level + 0.1),
        (r - 0.12, level + 0.02),
        (r - 0.35, level),
        (0, level),
    ]
    return [shapes.lathe(profile, body)]


def screw_lid(size, at=(0, 0, 0), turn=(0, 0, 0)):
    """The ribbed lid with its seal and a knob, 3.2 cm to its shoulder."""
    r = TUBS[size][0] / 2
    teal = materials.plastic(TEAL, 0.36)
    ribs = lambda angle, z: 1 + (0.009 * math.cos(angle * 72) if 0.25 < z < 1.9 else 0)
    profile = [(r - 0.35, 0), (r - 0.12, 0.05), (r, 0.3), (r, 1.9), (r - 0.15, 2.15), (r - 0.5, 2.3)]
    profile += [(r - 1.4, 2.35), (r - 1.6, 2.15), (2.9, 2.15), (2.6, 2.3), (0, 2.3)]
    knob = [(2.1, 2.2), (1.8, 2.4), (1.75, 2.7), (2.3, 3.0), (2.35, 3.15), (2.0, 3.25), (0, 3.2)]
    flutes = lambda angle, z: 1 + (0.03 * math.cos(angle * 12) if z > 2.9 else 0)
    parts = [
        shapes.lathe(profile, teal, steps=432, sway=ribs),
        shapes.lathe([(r - 0.35, 0), (r - 0.5, 1.6), (0, 1.7)], teal),
        shapes.lathe(shapes.rounded_profile(knob, 0.15, 4), teal, sway=flutes),
        shapes.lathe(
            [(r - 0.75, -0.16), (r - 0.4, -0.16), (r - 0.4, 0.1), (r - 0.75, 0.1)],
            materials.rubber("#c9cfd0"),
        ),
    ]
    return shapes.group(*parts, at=at, turn=turn)


def wash_basket(size, at=(0, 0, 0), handle=True):
    """A moulded basket of bars and hoops with a slotted floor; `handle` is its bow with two hooks."""
    wide, deep = TUBS[size][2], TUBS[size][3]
    r, teal = wide / 2 - 0.2, materials.plastic("#2a9490", 0.4)
    count = round(wide * 2.2)
    bar = shapes.box((0.34, 0.22, deep - 0.4), teal, bevel=0.06)
    parts = [bar]
    bar.location, bar.rotation_euler = (0, -r, deep / 2), (0, 0, 0)
    for step in range(1, count):
        x, y = shapes.polar(r, step * 360 / count - 90)
        parts.append(shapes.copy(bar, (x, y, deep / 2), (0, 0, step * 360 / count)))
    for z in (0.2, deep * 0.36, deep * 0.68, deep - 0.35):
        tall = 0.7 if z > deep - 1 else 0.34
        hoop = [
            (r - 0.16, z - tall / 2),
            (r + 0.2, z - tall / 2),
            (r + 0.2, z + tall / 2),
            (r - 0.16, z + tall / 2),
        ]
        parts.append(shapes.lathe([*hoop, hoop[0]], teal, bevel=0.04))
    holes = [
        shapes.circle(0.42, 16, shapes.polar(ring * 1.25, step * 360 / (ring * 6)))
        for ring in range(1, int(r / 1.25))
        for step in range(ring * 6)
    ]
    parts.append(shapes.plate(shapes.circle(r, 72), 0.25, teal, at=(0, 0, 0.1), holes=holes))
    if handle:
        parts += bow(r, deep, teal)
    return shapes.group(*parts, at=at)


def bow(r, deep, material):
    """The handle across the basket and its hooks, which rest on the tub's rim."""
    points = [(-r, 0, deep - 1), (-r, 0, deep + 1), (-r * 0.9, 0, deep + 3.2), (-r * 0.4, 0, deep + 4.4)]
    points += [(-x, y, z) for x, y, z in reversed(points)]
    parts = [shapes.tube(points, 0.32, material)]
    for side in (-1, 1):
        hook = [
            (0, side * r, deep - 1),
            (0, side * (r + 0.2), deep + 0.9),
            (0, side * (r + 1.3), deep + 0.9),
            (0, side * (r + 1.4), deep - 0.4),
        ]
        parts.append(shapes.tube(hook, 0.22, material))
    return parts
