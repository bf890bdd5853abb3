"""The scaled egg that screws open, its ring, and the baby dragon that lives in it."""

import math

import numpy as np

from studio import shapes

from .bauble import silk

TALL, WIDE, SEAM = 9.0, 7.0, 4.1


def egg_profile(z):
    """The egg's radius without its scales at heights (an array)."""
    t = np.clip(2 * z / TALL - 1, -1, 1)
    return WIDE / 2 * 0.94 * np.sqrt(1 - t * t) * (1 - 0.15 * t)


def scale_relief(around, along, rows=12, columns=15):
    """How far scales stand out, at turns round the egg and shares of its height (arrays): shields
    that hang down to a point, each over the row below it."""
    relief = np.full(np.broadcast(around, along).shape, 0.15)
    level = along * rows
    for above in (1, 2):
        row = np.floor(level) + above
        u = np.abs(np.mod(around * columns + np.mod(row, 2) / 2, 1) * 2 - 1)
        v = (row - level) / 1.75
        half = 0.97 * (1 - (np.clip(v - 0.42, 0, 1) / 0.58) ** 1.5)
        inside = (u < half) & (v <= 1)
        height = (0.3 + 0.7 * v) * (1 - 0.4 * u)
        relief = np.where(inside, height, relief)
    return relief


def scaled_shell(low, high, material, steps=420, rings=300):
    """The scaled wall between two heights, hollow, as one half of the egg."""
    z = np.linspace(low, high, rings)[:, None]
    turns = np.linspace(0, 1, steps, endpoint=False)[None, :]
    fade = np.clip(np.minimum(z, TALL - z) / 1.6, 0, 1) ** 0.7
    calm = np.clip(np.abs(z - SEAM) / 0.2, 0, 1)
    outer = egg_profile(z) + 0.3 * scale_relief(turns, z / TALL) * fade * calm
    inner = np.maximum(egg_profile(z[::-1]) - 0.28, 0.02) + 0 * turns
    radius = np.concatenate([outer, inner])
    heights = np.concatenate([z, np.clip(z[::-1], 0.25, TALL - 0.25)]) + 0 * turns
    angle = 2 * math.pi * turns
    points = np.stack([radius * np.sin(angle), -radius * np.cos(angle), heights], -1).reshape(-1, 3)
    rows, after = 2 * rings, (np.arange(steps) + 1) % steps
    here = np.arange(rows)[:, None] * steps
    up = ((np.arange(rows) + 1) % rows)[:, None] * steps
    quads = np.stack([here + np.arange(steps), here + after, up + after, up + np.arange(steps)], -1).reshape(
        -1, 4
    )
    return shapes.add(shapes.mesh_of(points.tolist(), quads.tolist()), material, name="shell")


def stand(material, height=0.9):
    """The ring the egg stands on, with a beaded edge."""
    beads = lambda angle, z: 1 + 0.025 * math.cos(angle * 24) if z < height * 0.7 else 1
    profile = [
        (2.0, 0),
        (2.75, 0),
        (2.8, 0.25),
        (2.55, 0.6),
        (2.42, height),
        (2.1, height),
        (1.95, 0.5),
        (2.0, 0),
    ]
    return shapes.lathe(shapes.rounded_profile(profile, 0.12), material, steps=240, sway=beads, name="ring")


def dragon_egg(colour, at=(0, 0, 0), turn=0):
    """A closed egg on its ring, 9 cm tall and 7 cm across."""
    stuff = silk(colour)
    low, high = scaled_shell(0.02, SEAM - 0.02, stuff), scaled_shell(SEAM + 0.02, TALL - 0.01, stuff)
    for half in (low, high):
        half.location[2] = 0.35
        half.scale = (1, 1, (TALL - 0.35) / TALL)
    return shapes.group(low, high, stand(stuff), at=at, turn=(0, 0, turn))


def open_egg(colour, lid_at, lid_turn, at=(0, 0, 0), turn=0):
    """The lower half on its ring with its thread, and the upper half lying at `lid_at`."""
    stuff = silk(colour)
    low = scaled_shell(0.02, SEAM - 0.02, stuff)
    low.location[2] = 0.35
    rim = float(egg_profile(SEAM)) - 0.16
    neck = [
        (rim, SEAM - 0.3),
        (rim, SEAM + 0.7),
        (rim - 0.06, SEAM + 0.76),
        (rim - 0.22, SEAM + 0.76),
        (rim - 0.24, SEAM - 0.3),
    ]
    collar = shapes.lathe(neck, stuff, at=(0, 0, 0.35), steps=160, name="collar")
    thread = [
        ((rim + 0.02) * math.sin(a), -(rim + 0.02) * math.cos(a), SEAM + 0.42 + 0.2 * a / (2 * math.pi))
        for a in (2 * math.pi * i / 60 for i in range(90))
    ]
    worm = shapes.tube(thread, 0.09, stuff, name="thread")
    body = shapes.group(low, collar, worm, stand(stuff), at=at, turn=(0, 0, turn))
    lid = scaled_shell(SEAM + 0.02, TALL - 0.01, stuff)
    lid.location[2] = -SEAM
    return body, shapes.group(lid, at=lid_at, turn=lid_turn)
