"""Dry soybeans in a small bowl."""

import math
import random

from studio import materials, shapes
from studio.materials import Graph


def bowl_of_beans(at=(0, 0, 0), seed=5):
    """A stoneware bowl 10 cm across, heaped with beans; some lie beside it."""
    chance = random.Random(seed)
    outer = [(2.2, 0), (2.5, 0.05), (2.7, 0.5), (4.4, 2.2), (5.0, 4.0)]
    profile = shapes.rounded_profile(shapes.shell(outer, 0.3, 0.5), 0.25, 5)
    bowl = shapes.lathe(shapes.rounded_profile(profile, 0.4, 4), stoneware(), steps=128, name="bowl")
    bean = shapes.ball(0.42, bean_skin(), stretch=(1, 0.82, 0.78), fine=3, name="bean")
    beans = []
    for ring in range(9):
        for index in range(max(1, round(ring * 6.2))):
            radius = ring * 0.56 + chance.uniform(-0.12, 0.12)
            angle = 2 * math.pi * (index / max(1, round(ring * 6.2)) + chance.random() * 0.05)
            if radius < 4.05:
                z = 3.3 + 1.25 * math.cos(radius / 4.4 * math.pi / 2) + chance.uniform(-0.14, 0.14)
                beans.append((radius * math.cos(angle), radius * math.sin(angle), z))
    loose = [
        (-6.4, -2.2),
        (-5.2, -5.3),
        (2.3, -5.6),
        (4.5, -4.2),
        (3.4, -5.0),
        (-7.4, -0.4),
        (5.4, -5.9),
        (0.4, -6.4),
    ]
    beans += [(x, y, 0.32) for x, y in loose]
    copies = [
        shapes.copy(bean, spot, [chance.uniform(0, 360) if spot[2] > 1 else 0, 0, chance.uniform(0, 360)])
        for spot in beans
    ]
    bean.location = (1.5, -6.1, 0.32)
    heap = shapes.lathe(
        [(0, 3.0), (4.4, 2.9), (3.4, 3.5), (2.0, 4.0), (0, 4.2)], materials.plastic("#b99b62", 0.8)
    )
    return shapes.group(bowl, bean, heap, *copies, at=at)


def bean_skin():
    """Pale yellow skin, each bean a little different."""
    g = Graph("bean")
    own = g.node("ObjectInfo").outputs["Random"]
    g.shade(
        Base_Color=g.ramp(own, (0.0, "#d8bd7e"), (0.5, "#e6cf98"), (1.0, "#cfae6b")),
        Roughness=0.42,
        Specular=0.4,
    )
    return g.material


def stoneware():
    """Off-white speckled glaze."""
    g = Graph("stoneware")
    specks = g.noise(26, 2)
    g.shade(Base_Color=g.ramp(specks, (0.3, "#7d6a58"), (0.36, "#ece6da")), Roughness=0.3, Specular=0.5)
    return g.material
