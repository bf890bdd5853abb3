"""Empty clear and amber bottles with a screw cap, and dropper bottles."""

import math

from studio import materials, shapes
from studio.artwork import artwork
from studio.label import INK, PX, Layout

from .liquids import clear_wall, fill

# Radius and height with the cap, by millilitres.
SIZES = {100: (2.2, 9.5), 250: (2.9, 12.5), 500: (3.5, 15.0)}
AMBER, CLEAR = "#e9cb95", "#fbfdfd"
NECK = 1.4


def empty_bottle(size=500, tint=AMBER, at=(0, 0, 0), turn=0, held=0, liquid=None, label=None):
    """A bottle of 100, 250 or 500 ml (15 cm tall) with a black cap. `held` cm of the material
    `liquid` stand in it; `label` is what is written on its paper label, "" for a blank one."""
    radius, tall = SIZES[size]
    wall = clear_wall(tint, 0.03)
    outer = vessel_outline(radius, tall)
    profile = shapes.rounded_profile(shapes.shell(outer, 0.1, 0.22), 0.6, 5)
    parts = [shapes.lathe(profile, wall, steps=128, name="empty bottle"), screw_cap(tall)]
    if held:
        parts.append(fill(lambda z: radius - 0.1 - 0.25 * max(0, 0.8 - z), 0.2, held, liquid))
    if label is not None:
        parts.append(small_label(radius + 0.015, tall * 0.18, tall * 0.52, label))
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def vessel_outline(radius, tall):
    """The outer profile up to the mouth."""
    shoulder = tall - 2.3 - radius * 0.55
    return [
        (radius - 0.5, 0),
        (radius - 0.15, 0.05),
        (radius, 0.5),
        (radius, shoulder),
        (radius * 0.82, shoulder + radius * 0.42),
        (NECK + 0.05, tall - 2.15),
        (NECK - 0.1, tall - 1.9),
        (NECK - 0.1, tall - 0.2),
    ]


def screw_cap(tall, radius=1.58, high=1.75, colour="#1f2124"):
    """A ribbed black cap whose top is at `tall`."""
    profile = [
        (radius - 0.12, 0),
        (radius, 0.02),
        (radius, 0.3),
        (radius, 0.36),
        (radius, high - 0.3),
        (radius, high - 0.2),
        (radius - 0.08, high - 0.04),
        (radius - 0.2, high),
        (0, high),
    ]
    ribs = lambda angle, z: 1 + 0.014 * (abs(math.cos(angle * 36)) - 0.5) if 0.33 < z < high - 0.25 else 1
    return shapes.lathe(
        profile,
        materials.plastic(colour, 0.35),
        at=(0, 0, tall - high),
        steps=288,
        sway=ribs,
        name="screw cap",
    )


def small_label(radius, low, high, words, arc=2.1):
    """A paper label round the front; `words` is written by hand, its lines parted by newlines."""
    width, height = arc * radius, high - low

    def draw(pen, _):
        page = Layout(pen, width)
        for row in range(3):
            y = height * (0.36 + 0.24 * row)
            page.line([(-width * 0.42, y), (width * 0.42, y)], "#b9b2a2", 0.02)
        page.text(-width * 0.42, height * 0.13, "CURLEW", height * 0.07, "#1f6f73", anchor="lm")
        for row, line in enumerate(words.split("\n") if words else []):
            page.text(
                -width * 0.38,
                height * (0.29 + 0.24 * row),
                line,
                height * 0.1,
                INK,
                "Oblique",
                anchor="lm",
                wide=width * 0.8,
            )

    return band(artwork(round(width * PX), round(height * PX), draw, "#fbf8f1"), radius, low, high, arc)


def band(image, radius, low, high, arc):
    """A printed strip bent round the front of a bottle, `arc` radians of it."""
    verts, faces, uvs, steps = [], [], [], 64
    for z in (low, high):
        for i in range(steps + 1):
            angle = (i / steps - 0.5) * arc
            verts.append((radius * math.sin(angle), -radius * math.cos(angle), z))
    for i in range(steps):
        faces.append((i, i + 1, steps + 2 + i, steps + 1 + i))
        uvs += [(i / steps, 0), ((i + 1) / steps, 0), ((i + 1) / steps, 1), (i / steps, 1)]
    mesh = shapes.mesh_of(verts, faces)
    for loop, uv in zip(mesh.uv_layers.new().data, uvs):
        loop.uv = uv
    strip = shapes.add(mesh, materials.pictured(image, 0.5), name="label")
    sheet = strip.modifiers.new("sheet", "SOLIDIFY")
    sheet.thickness, sheet.offset = 0.012, 1
    return strip
