"""MK8 nozzles of brass, true to size: 13 mm long with an M6 thread."""

import math

from studio import materials, shapes

FLAT = 0.3


def nozzle(bore="0.4", at=(0, 0, 0), turn=0, turn_up=True):
    """A nozzle of so many millimetres' bore that stands on its thread with its tip up (or, without
    `turn_up`, hangs with its tip on its origin)."""
    brass, hole = turned_brass(), max(float(bore) / 20, 0.012)
    profile = [(0, 0.02), (0.1, 0.02), (0.1, 0), (0.25, 0)]
    profile += [(0.3 - 0.05 * (row < 3), 0.015 + row * 0.0125) for row in range(45)]
    profile += [(0.24, 0.6), (0.24, 0.68), (0.295, 0.681), (0.346, 0.705), (0.346, 0.995), (0.3, 1.02)]
    profile += [
        (0.1, 1.235),
        (0.062 + hole, 1.245),
        (0.055 + hole, 1.3),
        (hole + 0.005, 1.3),
        (hole, 1.295),
        (hole, 1.1),
        (0, 1.1),
    ]
    body = shapes.lathe(profile, brass, steps=192, sway=thread_and_hexagon, name="nozzle")
    # The face before the camera carries the size.
    ink = materials.plastic("#3a2c14", 0.5)
    mark = shapes.letters(bore, 0.135, 0.004, ink, at=(0, -FLAT - 0.0005, 0.85), turn=(90, 0, 0))
    dark = shapes.lathe([(0, 0), (hole, 0)], materials.plastic("#0b0a08", 0.9), at=(0, 0, 1.25), steps=24)
    whole = shapes.group(body, mark, dark)
    if not turn_up:
        whole.rotation_euler[0], whole.location[2] = math.pi, 1.3
    return shapes.group(whole, at=at, turn=(0, 0, turn))


def thread_and_hexagon(angle, z):
    """What the lathe leaves: an M6 × 1 thread below, a hexagon with flats to the camera above."""
    if 0.03 < z < 0.575:
        phase = (angle / (2 * math.pi) - z / 0.1) % 1
        return 0.885 + 0.115 * (1 - abs(phase - 0.5) * 2)
    if 0.7 < z < 1.0:
        part = (angle + math.pi / 6) % (math.pi / 3) - math.pi / 6
        return min(1, FLAT / math.cos(part) / 0.346)
    return 1


def turned_brass():
    """Brass from the lathe: fine rings, a soft gleam."""
    g = materials.Graph("turned brass")
    g.shade(Base_Color="#dcb567", Metallic=1.0)
    spread = g.node("MapRange", {"Value": g.noise(9, 4), "To Min": 0.16, "To Max": 0.3})
    g.set(g.shader, "Roughness", spread.outputs[0])
    g.set(g.shader, "Normal", g.bump(g.noise(1, 3, (8, 8, 260)), 0.0006, 0.4))
    return g.material
