"""A bush stone-curlew, standing; a unit is ten centimetres, as out of doors."""

from studio import shapes
from studio.materials import Graph

from .limb import Limbs


def plumage():
    """Streaked grey-brown feathers, paler below."""
    g = Graph("plumage")
    streak = g.noise(4, 4, (2, 2, 0.5))
    g.shade(Base_Color=g.ramp(streak, (0.36, "#3f372e"), (0.6, "#8d8070")), Roughness=0.9, Specular=0.1)
    return g.material


def curlew(at=(0, 0, 0), turn=0, stoop=0.0):
    """A bird five units tall; `stoop` from 0 to 1 brings its head down to feed."""
    down = stoop * 3.0
    body = Limbs(14)
    body.grow(
        [
            (-2.7, 0, 2.35), (-1.9, 0, 2.5), (-0.9, 0, 2.75), (0, 0, 2.9), (0.8, 0, 3.05),
            (1.25, 0, 3.5 - down * 0.3), (1.4, 0, 4.1 - down * 0.7), (1.5 + stoop, 0, 4.65 - down),
            (1.85 + stoop, 0, 4.9 - down), (2.2 + stoop, 0, 4.85 - down),
        ],
        [0.05, 0.3, 0.75, 0.95, 0.8, 0.42, 0.27, 0.3, 0.42, 0.2],
    )
    body.grow(
        [(2.1 + stoop, 0, 4.85 - down), (2.6 + stoop, 0, 4.75 - down), (3.0 + stoop, 0, 4.55 - down)],
        [0.16, 0.1, 0.02],
    )
    for side, step in ((-0.35, 0.2), (0.35, -0.3)):
        body.grow(
            [(0.1, side, 2.4), (0.3 + step * 0.3, side, 1.2), (0.05 + step, side, 0.05)], [0.2, 0.1, 0.08]
        )
        body.grow([(0.0 + step, side, 0.05), (0.6 + step, side, 0.03)], [0.08, 0.04])
    return shapes.group(body.add(plumage(), name="curlew"), at=at, turn=(0, 0, turn))
