"""The photograph on the lithophanes: the sun going down over hills and a lake, a gum tree before it."""

import math

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from .skin import lattice_noise

HORIZON = 0.44


def _sky(x, y):
    """Light of the sky at `y` (0 at the horizon, 1 above) with long, lit clouds around a low sun."""
    glow = np.exp(-np.hypot(x * 0.9, (y - 0.36) * 1.5) / 0.3)
    sun = np.clip((0.075 - np.hypot(x, y - 0.36)) * 90, 0, 1)
    at = np.stack([x * 0.9, y * 3.8 + 0.25 * x, 0 * x], -1)[::2, ::2]
    cloud, edge = (
        cv2.resize(
            np.clip(lattice_noise(at + step, 2.6, seed=12, octaves=6, rough=0.58) * 2.1 - 0.12, 0, 1),
            x.shape[::-1],
        )
        for step in (0, 0.05)
    )
    sky = 0.4 + 0.22 * np.exp(-y / 0.5) + 0.36 * glow
    sky = sky - cloud * 0.3 * np.clip(y * 3, 0.2, 1) + np.clip(cloud - edge, 0, 1) * 0.9 * (0.3 + glow)
    return np.clip(sky + sun, 0, 1)


def _ridge(x, seed, base, swing, rough):
    at = np.stack([x, 0 * x, 0 * x], -1)
    return base + swing * lattice_noise(at, 1.1, seed=seed, octaves=7, rough=rough)


def _tree(pen, x, y, size, chance):
    """A gum tree: a pale leaning trunk that forks, and bunches of leaves at the twigs' ends."""
    leaves = []

    def branch(x, y, angle, length, width, depth):
        for _ in range(4):
            nx, ny = x + math.cos(angle) * length / 4, y - math.sin(angle) * length / 4
            pen.line((x, y, nx, ny), fill=26, width=max(1, round(width)))
            x, y, angle = nx, ny, angle + chance.uniform(-0.16, 0.16)
        if depth <= 2:
            leaves.append((x, y))
        if depth:
            for side in (-1, 1):
                turned = angle + side * chance.uniform(0.25, 0.62)
                branch(x, y, turned, length * chance.uniform(0.62, 0.82), width * 0.66, depth - 1)

    branch(x, y, math.pi / 2 + 0.12, size * 0.36, size * 0.045, 5)
    for lx, ly in leaves:
        for _ in range(34):
            a, b = chance.normal(0, size * 0.036), chance.normal(0, size * 0.021)
            r = size * chance.uniform(0.0025, 0.0075)
            pen.ellipse(
                (lx + a - 2 * r, ly + b - r, lx + a + 2 * r, ly + b + r), fill=int(chance.uniform(14, 44))
            )


def _bank(picture, chance, tree_x):
    """The near bank with its tree, an old fence and long grass."""
    width, height = picture.size
    pen = ImageDraw.Draw(picture)
    edge = [
        (x, height * (0.905 + 0.022 * math.sin(x / height * 2.1) - 0.012 * math.sin(x / height * 5)))
        for x in range(0, width + 8, 8)
    ]
    pen.polygon([(0, height), *edge, (width, height)], fill=30)
    for index in range(int(width / height * 6)):
        x = (index + 0.3) * height / 6
        top = height * (0.83 + 0.012 * chance.uniform(-1, 1))
        pen.line((x, top, x + chance.uniform(-3, 3), height * 0.96), fill=18, width=round(height * 0.008))
    for drop in (0.845, 0.875):
        pen.line(
            [(x, height * (drop + 0.004 * math.sin(x / height * 18))) for x in range(0, width, 6)],
            fill=22,
            width=max(1, height // 400),
        )
    for _ in range(int(width * 1.2)):
        x = chance.uniform(0, width)
        length = height * chance.uniform(0.02, 0.07)
        foot = height * (0.925 + chance.uniform(0, 0.06))
        pen.line(
            (x, foot, x + chance.uniform(-0.4, 0.4) * length, foot - length),
            fill=int(chance.uniform(12, 60)),
            width=1,
        )
    _tree(pen, width * tree_x, height * 0.93, height * 0.8, chance)
    _tree(pen, width * (tree_x + 0.52 * height / width), height * 0.9, height * 0.26, chance)


def sunset(width, height, sun=0.56, tree=0.36):
    """The light of the picture, 0 to 1, `height` × `width` with its first row lowest. `sun` and
    `tree` are their places across the picture."""
    rows, columns = np.mgrid[0:height, 0:width]
    x, y = (columns - sun * width) / height, 1 - rows / height
    above = (y - HORIZON) / (1 - HORIZON)
    light = _sky(x, np.maximum(above, 0))
    for seed, base, swing, rough, tone in (
        (2, 0.17, 0.22, 0.42, 0.5),
        (8, 0.1, 0.18, 0.5, 0.36),
        (5, 0.03, 0.09, 0.6, 0.22),
    ):
        below_ridge = _ridge(x[0], seed, base, swing, rough)[None] - above
        ridge = np.clip(below_ridge * height * 0.5, 0, 1)
        haze = tone + 0.2 * np.exp(-np.abs(x) / 0.4) - 0.7 * np.clip(below_ridge, 0, 0.12)
        light = light * (1 - ridge) + haze * ridge
    mirror = np.clip(((HORIZON - y) * 0.9 / (1 - HORIZON) * height).astype(int), 0, height - 1)
    below = np.maximum(HORIZON - y, 0)
    shore = int((1 - HORIZON) * height)
    wave = lattice_noise(np.stack([x * 3, y * 60, 0 * x], -1), 1.5, seed=3, octaves=4)
    source = np.clip(shore - mirror - (wave * 0.03 * height * below / HORIZON).astype(int), 0, shore)
    lake = light[source, columns] * 0.8
    lake += np.exp(-np.abs(x) / (0.04 + 0.3 * below)) * np.clip(wave * 1.5 + 0.3, 0, 1) * 0.5
    light = np.where(y < HORIZON, np.clip(lake, 0, 1), light)
    picture = Image.fromarray((np.clip(light, 0, 1) * 255).astype(np.uint8))
    _bank(picture, np.random.default_rng(6), tree)
    picture = picture.filter(ImageFilter.GaussianBlur(height / 900))
    return np.asarray(picture, np.float32)[::-1] / 255
