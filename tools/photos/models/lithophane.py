"""Photographs printed as walls of many thicknesses: the lamp and the panel."""

import math

import numpy as np

from studio import materials, shapes

from .glow import inner_lamp, lead_behind, printed_wall, timber_foot
from .skin import data_image, sample, skin
from .sunset import sunset

THIN, THICK = 0.5, 3.0
PLA = "#dedad0"


def thickness(light):
    """Millimetres of white filament for a picture's light, in fifteen steps as it is printed."""
    return THIN + (THICK - THIN) * (1 - np.round(np.clip(light, 0, 1) ** 0.85 * 14) / 14) ** 1.15


def lithophane_lamp(stage, light=0.0, at=(0, 0, 0), lead_side=1, room=1.0, turn=0):
    """The lamp 16 cm tall and 12 cm across, standing at `at` with the sun towards the camera."""
    foot_height, wall_height, radius = 2.2, 12.9, 5.65
    wall_mm = thickness(sunset(2400, 860, sun=0.54, tree=0.44))
    rows, columns = 360, 1000
    v, u = np.mgrid[0 : 1 : rows * 1j, 0:columns]
    u = u / columns
    angle = (u - 0.5) * 2 * math.pi
    around = radius + sample(wall_mm, u, v) * 0.1
    points = np.stack([around * np.sin(angle), -around * np.cos(angle), foot_height + v * wall_height], -1)
    middle = foot_height + wall_height * 0.42
    wall = printed_wall(
        data_image(wall_mm), PLA, light * 3.0, led=(0, 0, middle), reach=6.4, layer=0.02, dense=2.0
    )
    shell = skin(points, wall, closed=True, turn=(0, 0, turn), name="lithophane")
    foot = timber_foot(6, foot_height)
    top = foot_height + wall_height
    band = shapes.rounded_profile(
        [(5.3, top - 0.2), (5.95, top - 0.2), (6, top + 0.9), (5.3, top + 0.9), (5.3, top - 0.2)], 0.15
    )
    rim = shapes.lathe(band, materials.timber("pine", 0.8), name="rim")
    shapes.group(shell, foot, rim, lead_behind(6, lead_side), at=at)
    if light:
        inner_lamp(stage, [shell], (at[0], at[1], at[2] + middle + 0.6), 5.0, light * 0.9 * room)
    return shell


def panel(light=0.0, width=20.0, height=14.0):
    """The panel alone, standing on its origin and facing the camera."""
    picture = sunset(1800, 1260, sun=0.63, tree=0.27)
    wall_mm = thickness(picture)
    edge_x, edge_y = round(1800 * 0.25 / width), round(1260 * 0.25 / height)
    framed = np.full_like(wall_mm, THICK)
    framed[edge_y:-edge_y, edge_x:-edge_x] = wall_mm[edge_y:-edge_y, edge_x:-edge_x]
    rows, columns = 420, 600
    v, u = np.mgrid[0 : 1 : rows * 1j, 0 : 1 : columns * 1j]
    front = -sample(framed, u, v, around=False) * 0.1
    points = np.stack([(u - 0.5) * width, front, v * height], -1)
    image = data_image(framed)
    face = skin(
        points,
        printed_wall(image, PLA, light * 3.2, led=(0, 2, -1.5), reach=8.5, layer=0.02, dense=2.0),
        name="panel",
    )
    back = shapes.box(
        (width, 0.02, height),
        printed_wall(2.0, PLA, light, led=(0, 0, -8), reach=8),
        (0, -0.01, height / 2),
        bevel=0,
    )
    sides = [
        shapes.box(
            (0.04, 0.3, height),
            printed_wall(3.0, PLA, light * 0.8, led=(0, 20, 0), even=1),
            (x, -0.15, height / 2),
            bevel=0,
        )
        for x in (-width / 2 - 0.02, width / 2 + 0.02)
    ]
    top = shapes.box(
        (width + 0.08, 0.3, 0.04),
        printed_wall(3.0, PLA, light * 0.8, led=(0, 20, 0), even=1),
        (0, -0.15, height + 0.02),
        bevel=0,
    )
    return shapes.group(face, back, top, *sides), [face, back, top, *sides]


def panel_foot(length=25.0, deep=6.0, height=3.2):
    """The slotted foot of hoop pine, standing on its origin; its slot is at y = 0."""
    pine = materials.timber("pine", 0.8, "Z")
    front, slot = deep * 0.42, 0.36
    profiles = (
        [(-front, 0), (-slot / 2, 0), (-slot / 2, height), (-front + 0.9, height), (-front, height - 1.1)],
        [
            (slot / 2 + 0.9, 0),
            (deep - front, 0),
            (deep - front, height - 1.1),
            (deep - front - 0.7, height),
            (slot / 2 + 0.9, height),
        ],
        [(-slot / 2, 0), (slot / 2 + 0.9, 0), (slot / 2 + 0.9, height - 1.4), (-slot / 2, height - 1.4)],
    )
    beams = [
        shapes.plate(outline, length, pine, (-length / 2, 0, 0), (90, 0, 90), name="foot", bevel=0.05)
        for outline in profiles
    ]
    button = shapes.lathe(
        [(0.5, 0), (0.5, 0.08), (0.38, 0.13), (0, 0.1)],
        materials.metal("brass"),
        (length * 0.36, -front, 1.1),
        (90, 0, 0),
        48,
    )
    return shapes.group(*beams, button)


def lithophane_panel(stage, light=0.0, at=(0, 0, 0), lead_side=1, room=1.0):
    """The panel of 20 × 14 cm in its foot, standing at `at`."""
    sheet, walls = panel(light)
    sheet.location = (0, 0, 1.85)
    shapes.group(panel_foot(), sheet, lead_behind(3.4, lead_side), at=at)
    if light:
        behind = (at[0], at[1] + 1.2, at[2] + 8)
        inner_lamp(stage, walls, behind, 4.0, light * 0.9 * room)
