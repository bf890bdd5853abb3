"""Screws, knobs and profiles of which machines are built."""

import math

from studio import forming, materials, shapes


def cap_screw(material, radius=0.28, height=0.3, at=(0, 0, 0), turn=(0, 0, 0)):
    """The head of a socket screw, standing on its origin."""
    profile = [(0, 0), (radius, 0), (radius, height * 0.85), (radius * 0.9, height)]
    socket = [(radius * 0.55, height), (radius * 0.5, height * 0.4), (0, height * 0.4)]
    hexagon = lambda angle, z: math.cos(math.pi / 6) / math.cos(angle % (math.pi / 3) - math.pi / 6)
    return shapes.lathe(
        profile + socket,
        material,
        at,
        turn,
        steps=36,
        sway=lambda a, z: hexagon(a, z) if 0 < z < height * 0.5 else 1,
    )


def knob(material, radius=1.0, height=1.2, at=(0, 0, 0), turn=(0, 0, 0), ribs=24):
    """A ribbed knob or thumb screw, standing on its origin."""
    edge = min(0.15, radius * 0.2)
    profile = [
        (0, 0),
        (radius * 0.8, 0),
        (radius, edge),
        (radius, height - edge),
        (radius - edge, height),
        (0, height),
    ]
    sway = lambda angle, z: 1 + 0.035 * math.cos(angle * ribs) if edge <= z <= height - edge else 1
    return shapes.lathe(profile, material, at, turn, steps=ribs * 6, sway=sway)


def lead_screw(length, material, radius=0.4, pitch=0.4, at=(0, 0, 0), turn=(0, 0, 0)):
    """A threaded rod `length` cm long."""
    rows = max(int(length / pitch * 6), 6)
    profile = [(0, 0)] + [(radius, length * row / rows) for row in range(rows + 1)] + [(0, length)]
    thread = lambda angle, z: 1 + 0.09 * math.cos(angle - 2 * math.pi * z / pitch)
    return shapes.lathe(profile, material, at, turn, steps=18, sway=thread)


def slot_profile(length, material, size=2.0, at=(0, 0, 0), turn=(0, 0, 0)):
    """An aluminium profile with a slot in each side, standing on its end."""
    half, mouth, depth, wide = size / 2, size * 0.15, size * 0.28, size * 0.27
    side = [(-half, -half), (-mouth, -half), (-mouth, -half + 0.15), (-wide, -half + 0.15)]
    side += [
        (-mouth, -half + depth),
        (mouth, -half + depth),
        (wide, -half + 0.15),
        (mouth, -half + 0.15),
        (mouth, -half),
    ]
    outline = []
    for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        outline += [(px * x - py * y, px * y + py * x) for px, py in side]
    return shapes.plate(outline, length, material, at, turn, bevel=0.02, name="profile")


def beam(length, along, middle, material, size=2.0):
    """A slotted profile `length` cm long along an axis ("X", "Y" or "Z"), around its middle."""
    turn = {"X": (0, 90, 0), "Y": (-90, 0, 0), "Z": (0, 0, 0)}[along]
    start = [c - (length / 2 if "XYZ"[i] == along else 0) for i, c in enumerate(middle)]
    return slot_profile(length, material, size, start, turn)


def case(size, radius, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.4, upright=4):
    """A moulded housing of `size` (x, y, z) standing on its origin: corners of `radius`, softened
    top and bottom edges of `edge` cm."""
    angles = [math.pi / 2 * step / upright for step in range(upright + 1)]
    levels = [(edge * (1 - math.cos(angle)), edge * (1 - math.sin(angle))) for angle in angles]
    mirrored = [(size[2] - z, inset) for z, inset in reversed(levels)]
    return forming.loft(
        forming.cushion(size[0], size[1], radius, levels + mirrored), material, at, turn, name="case"
    )


def chrome():
    """Polished steel for rods and pins."""
    return materials.metal("steel", roughness=0.14)
