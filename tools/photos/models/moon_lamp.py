"""The moon night light: a printed moon in the dish of a timber foot."""

import numpy as np

from studio import shapes

from .glow import ball_points, inner_lamp, lead_behind, printed_wall, timber_foot
from .lunar import lunar_maps
from .skin import data_image, sample, skin

SINK = 0.45


def moon(size, light=0.0, at=(0, 0, 0), spin=0, relief=0.036):
    """A printed moon `size` cm across around `at`, its near side turned `spin` degrees. `relief` is
    how many centimetres a kilometre of height is at 15 cm."""
    height, bright = lunar_maps()
    ball = ball_points(420, 840)
    rows, columns = np.mgrid[0:420, 0:840]
    raised = sample(height, columns / 840, rows / 419)
    points = ball * (size / 2 + raised[..., None] * relief * size / 15)
    thick = 0.4 + 3.0 * (1 - bright) ** 1.1 + np.clip(height, -3, 3) * 0.2
    shell = data_image(np.maximum(thick, 0.2))
    wall = printed_wall(shell, "#ddd8cc", light, led=(0, 0, -size * 0.2), reach=size * 0.52)
    return skin(points, wall, closed=True, at=at, turn=(0, 0, spin), name="moon")


def moon_lamp(stage, size=15, light=0.0, at=(0, 0, 0), spin=0, lead_side=1, room=1.0):
    """A moon lamp `size` cm across standing at `at`. `light` is its brightness, 0 is off; `room`
    makes the light on its surroundings stronger. Gives the moon, for turning, and its centre."""
    foot_height, radius = 0.15 * size, 0.29 * size
    foot = timber_foot(radius, foot_height, dish=0.06 * size)
    cable = lead_behind(radius, lead_side)
    shapes.group(foot, cable, at=at)
    centre = (at[0], at[1], at[2] + foot_height + size / 2 - SINK * size / 15)
    ball = moon(size, light, centre, spin)
    if light:
        inner_lamp(stage, [ball], centre, size * 0.49, light * 0.8 * room)
    return ball, centre
