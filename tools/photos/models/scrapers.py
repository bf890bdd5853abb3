"""The scraper set: two scrapers with printed handles and a pair of fine tweezers."""

import math

from studio import forming, materials, shapes

TEAL, RUST = "#1f7f7d", "#b5532f"


def scraper(colour, blade=3.8, at=(0, 0, 0), turn=(0, 0, 0)):
    """A scraper 21 cm long lying along Y with its blade, `blade` cm wide, towards +Y; its origin is
    the middle of the handle's underside."""
    steel = blade_steel()
    neck = 1.5
    outline = [
        (-neck / 2, 4.0),
        (neck / 2, 4.0),
        (neck / 2, 7.4),
        (blade / 2, 11.2),
        (blade / 2, 14.75),
        (-blade / 2, 14.75),
        (-blade / 2, 11.2),
        (-neck / 2, 7.4),
    ]
    sheet = shapes.plate(blade_outline(outline), 0.1, steel, at=(0, 0, 0.62))
    ground = materials.metal("steel", brushed="X", roughness=0.14)
    edge = ground_edge(blade, ground)
    parts = [sheet, edge, handle(colour)]
    for y in (1.2, 3.8):
        rivet = [(0, 0), (0.34, 0), (0.34, 0.06), (0.24, 0.14), (0, 0.16)]
        parts.append(
            shapes.lathe(
                rivet, materials.metal("brass", roughness=0.2), at=(0, y, 1.37 - 0.09 * (y > 3)), steps=40
            )
        )
    return shapes.group(*parts, at=at, turn=turn)


def blade_steel():
    """Stainless steel with the finest of grinding marks along Y."""
    g = materials.Graph("blade steel")
    g.shade(Base_Color="#cfd1d3", Metallic=1.0)
    spread = g.node("MapRange", {"Value": g.noise(0.7, 5), "To Min": 0.17, "To Max": 0.3})
    g.set(g.shader, "Roughness", spread.outputs[0])
    g.set(g.shader, "Normal", g.bump(g.noise(1, 2, (22, 0.3, 22)), 0.0012, 0.3))
    return g.material


def blade_outline(outline):
    """The blade's outline with its shoulders rounded, its cutting end left square."""
    rounded = shapes.rounded_profile([*outline[1:5]], 1.2, 6)
    return [outline[0], *rounded, outline[5], *[(-x, y) for x, y in reversed(rounded[1:-1])]]


def ground_edge(blade, material):
    """The wedge at the end of the blade, ground on its upper side only."""
    half, verts = blade / 2, []
    for x in (-half, half):
        verts += [(x, 14.75, 0.62), (x, 14.75, 0.72), (x, 15.5, 0.62), (x, 15.5, 0.635)]
    faces = [(0, 2, 6, 4), (1, 5, 7, 3), (2, 3, 7, 6), (0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1)]
    return shapes.add(shapes.mesh_of(verts, faces), material, smooth=False, name="edge")


def handle(colour):
    """A printed grip, 11 cm long: waisted, with a hole to hang it by."""
    rings, steps = [], 40
    for row in range(49):
        y = -5.5 + 11 * row / 48
        end = min(1, math.sqrt(max(1 - max(abs(y / 5.5) - 0.86, 0) ** 2 / 0.0196, 0)) + 0.02)
        wide = (1.22 + 0.2 * math.cos((y + 0.8) * 0.9)) * (1 - 0.12 * (y > 3) * (y - 3) / 2.5) * end
        tall = (0.68 + 0.06 * math.cos((y + 0.5) * 0.8)) * (0.35 + 0.65 * end)
        ring = []
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            c, s = math.cos(angle), math.sin(angle)
            ring.append(
                (
                    wide * abs(c) ** 0.7 * (1 if c > 0 else -1),
                    y,
                    0.68 + tall * abs(s) ** 0.7 * (1 if s > 0 else -1),
                )
            )
        rings.append(ring[::-1])
    grip = forming.loft(rings, handle_stuff(colour), name="handle")
    return forming.carve(
        grip,
        shapes.lathe(
            [(0, -1), (0.36, -1), (0.36, 3), (0, 3)], handle_stuff(colour), at=(0, -4.5, 0), steps=40
        ),
    )


def handle_stuff(colour):
    """Tough resin: satin, with very fine layers along the handle."""
    g = materials.Graph("tough resin")
    g.shade(Base_Color=colour, Roughness=0.4, Subsurface=0.06, Subsurface_Color=colour)
    lines = g.maths("PINGPONG", g.axis("Z"), 0.02)
    g.set(g.shader, "Normal", g.bump(lines, 0.05, 0.25))
    return g.material


def tweezers(gap=0.9, at=(0, 0, 0), turn=(0, 0, 0)):
    """Fine steel tweezers, 12 cm long, lying on their side along Y with their tips towards +Y."""
    steel = blade_steel()
    arms = [arm(side, gap, steel) for side in (-1, 1)]
    spine = shapes.box((0.34, 1.7, 0.9), steel, at=(0, -5.2, 0.5), bevel=0.06)
    grips = []
    for side in (-1, 1):
        for line in range(9):
            y = 0.4 + line * 0.26
            x = side * (0.06 + bow(y, gap) + 0.075)
            grips.append(
                shapes.box((0.03, 0.09, 0.8), materials.metal("dark steel"), at=(x, y, 0.5), bevel=0)
            )
    return shapes.group(spine, *arms, *grips, at=at, turn=turn)


def bow(y, gap):
    """How far an arm is off the middle at `y`: apart in the middle, nearly meeting at the tips."""
    t = (y + 6.0) / 12
    return 0.09 + gap * math.sin(math.pi * min(t, 1)) ** 0.8 * (1 - 0.62 * t)


def arm(side, gap, steel):
    """One arm: a strip that narrows to a fine point."""
    rings = []
    for row in range(61):
        t = row / 60
        y = -6.0 + 12 * t
        tall = 0.45 if t < 0.45 else 0.45 * (1 - ((t - 0.45) / 0.55) ** 0.8 * 0.92)
        x, thick = side * bow(y, gap), 0.065 - 0.03 * t
        ring = [
            (x - thick, y, 0.5 - tall),
            (x + thick, y, 0.5 - tall),
            (x + thick, y, 0.5 + tall),
            (x - thick, y, 0.5 + tall),
        ]
        rings.append(ring[::-1])
    return forming.loft(rings, steel, bevel=0.012, name="arm")
