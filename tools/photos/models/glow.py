"""Lamps: printed walls that let light through by their thickness, and what belongs to every lamp."""

import math

import numpy as np

from studio import materials, shapes

LED = (1.0, 0.7, 0.39)
# What a millimetre of white filament takes from red, green and blue light.
TAKEN = (0.52, 0.72, 1.06)


def printed_wall(
    thick,
    colour="#f1eee7",
    light=0.0,
    led=(0, 0, 0),
    reach=7.0,
    marks=None,
    layer=0.03,
    even=0.6,
    dense=1.0,
    creases=0.0,
):
    """Filament plastic with a lamp inside. `thick` is its thickness in millimetres, a number or an
    image over the UV map; `light` how bright the wall is behind (0 is off); `led` the place of the
    lamp in the object, near which the wall is brighter; `even` the share of light that is the same
    everywhere. `dense` filament lets less through; `creases` millimetres are added where the wall
    folds inwards. `marks` is (image, colour) of a second filament."""
    g = materials.Graph("printed wall")
    base = g.node("RGB").outputs[0]
    base.default_value = materials.rgba(colour)
    if marks:
        share = g.node("TexImage", {"Vector": g.place("UV")}, image=marks[0]).outputs[0]
        base = g.mix(share, base, marks[1])
    g.shade(Base_Color=base, Roughness=0.45, Specular=0.4)
    lines = g.maths("DIVIDE", g.maths("PINGPONG", g.axis("Z"), layer / 2), layer / 2)
    lines = g.maths("ADD", lines, g.maths("MULTIPLY", g.noise(1.2, 3, (0.3, 0.3, 12)), 0.5))
    g.set(g.shader, "Normal", g.bump(lines, layer * 0.5, 0.3))
    if light:
        _shine(
            g, base, thick, g.maths("MULTIPLY", _nearness(g, led, reach, even), light), lines, dense, creases
        )
    return g.material


def _nearness(g, led, reach, even):
    """How much light arrives from inside: most where the lamp is near."""
    way = g.node("VectorMath", {0: g.place("Object"), 1: led}, operation="DISTANCE").outputs["Value"]
    near = g.maths("POWER", g.maths("DIVIDE", reach, way), 2)
    return g.maths("ADD", g.maths("MULTIPLY", near, 1 - even), even)


def _shine(g, base, thick, strength, lines, dense, creases):
    if not isinstance(thick, (int, float)):
        thick = g.node("TexImage", {"Vector": g.place("UV")}, image=thick).outputs[0]
    thick = g.maths("ADD", thick, g.maths("MULTIPLY", lines, 0.05))
    # Light leaves a thick wall mostly straight on, so its rim is darker.
    rim = g.node("LayerWeight", {"Blend": 0.35}).outputs["Facing"]
    thick = g.maths("ADD", thick, g.maths("MULTIPLY", rim, 0.75))
    if creases:
        open_sky = g.node("AmbientOcclusion", {"Distance": 2.5}, samples=4).outputs["AO"]
        thick = g.maths("ADD", thick, g.maths("MULTIPLY", g.maths("SUBTRACT", 1, open_sky), creases))
    parts = {
        i: g.maths("MULTIPLY", g.maths("POWER", math.exp(-TAKEN[i] * dense), thick), LED[i]) for i in range(3)
    }
    through = g.node("CombineRGB", parts).outputs[0]
    tinted = g.node("MixRGB", {"Fac": 1.0, "Color1": base, "Color2": through}, blend_type="MULTIPLY").outputs[
        0
    ]
    # The room is lit by a lamp of its own (see `inner_lamp`), which has far less grain.
    diffuse = g.node("LightPath").outputs["Is Diffuse Ray"]
    strength = g.maths("MULTIPLY", strength, g.maths("SUBTRACT", 1, diffuse))
    g.shade(Emission=tinted, Emission_Strength=strength)
    g.material.cycles.sample_as_light = False


def inner_lamp(stage, shells, at, size, strength):
    """The light that a lamp's walls `shells` give to the room: a ball of `size` cm radius at `at`."""
    for shell in shells:
        shell.visible_shadow = False
    return stage.lamp("inner lamp", at, (0, 0, 0), size, strength, "#ffc27d", "POINT")


def timber_foot(radius, height, dish=0.0, touch=True, wood="pine"):
    """A turned foot standing on its origin, with a `dish` that deep in its top and a brass button
    to touch at the front."""
    rim = radius * 0.86
    profile = [(0, 0), (radius * 0.94, 0), (radius, height * 0.18), (radius, height * 0.72), (rim, height)]
    profile += [(rim * 0.93, height), (rim * 0.6, height - dish * 0.7), (0, height - dish)]
    body = shapes.lathe(shapes.rounded_profile(profile, 0.35), materials.timber(wood, 0.8), name="foot")
    parts = [body]
    if touch:
        button = [(0.55, 0), (0.55, 0.08), (0.42, 0.14), (0, 0.11)]
        parts.append(
            shapes.lathe(button, materials.metal("brass"), (0, -radius, height * 0.45), (90, 0, 0), 48)
        )
    return shapes.group(*parts)


def lead(points, colour="#d8d2c5", radius=0.17):
    """A USB lead through `points`, lying on the table."""
    return shapes.tube(points, radius, materials.rubber(colour, 0.55), name="lead")


def lead_behind(reach, side=1, leave=0.6):
    """The lead of a lamp whose foot reaches `reach` cm back: out behind it and away to one side."""
    way = [(0, reach - 0.6, leave), (0, reach + 1.2, leave), (0.6, reach + 2.6, 0.2), (3, reach + 3.9, 0.17)]
    way += [(8, reach + 3.2, 0.17), (14, reach + 4.6, 0.17), (24, reach + 3.4, 0.17), (44, reach + 5, 0.17)]
    return lead([(side * x, y, z) for x, y, z in way])


def ball_points(rows, columns, low=-90, high=90):
    """Unit vectors over a ball from latitude `low` to `high`, rows × columns × 3; the middle column
    looks at the camera."""
    latitude = np.radians(np.linspace(low, high, rows))[:, None]
    longitude = ((np.arange(columns) / columns) - 0.5)[None] * 2 * math.pi
    flat = np.cos(latitude)
    return np.stack(
        [flat * np.sin(longitude), -flat * np.cos(longitude), np.sin(latitude) + 0 * longitude], -1
    )
