"""Outlines of cut and printed shapes, as closed lists of (x, y) in centimetres around the origin."""

import math

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

PIXELS = 1000


def traced(draw, width, height=None, soften=0.0, points=220):
    """The outline of what `draw(pen)` paints in white on a canvas of 1000 × 1000, x to the right and
    y downwards, made `width` cm wide (or `height` cm tall); `soften` rounds its corners by about as
    many cm."""
    picture = Image.new("L", (PIXELS, PIXELS))
    draw(ImageDraw.Draw(picture))
    across = np.argwhere(np.asarray(picture) > 127)
    extent = np.ptp(across, axis=0) + 1
    share = height / extent[0] if width is None else width / extent[1]
    blurred = picture.filter(ImageFilter.GaussianBlur(max(soften / share, 1.5)))
    mask = (np.asarray(blurred) > 127).astype(np.uint8)
    found = max(cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0], key=len)[:, 0, :].astype(
        float
    )
    line = evenly(calmed(found, 6), points)
    middle = (line.max(axis=0) + line.min(axis=0)) / 2
    return anticlockwise([(float(x), float(-y)) for x, y in (line - middle) * share])


def calmed(line, rounds):
    """A closed line with its jags smoothed away."""
    for _ in range(rounds):
        line = (np.roll(line, 1, axis=0) + 2 * line + np.roll(line, -1, axis=0)) / 4
    return line


def evenly(line, count):
    """`count` points spaced evenly along a closed line."""
    closed = np.vstack([line, line[:1]])
    steps = np.r_[0, np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))]
    at = np.linspace(0, steps[-1], count, endpoint=False)
    return np.stack([np.interp(at, steps, closed[:, axis]) for axis in (0, 1)], axis=1)


def anticlockwise(line):
    """The line, turned round if it runs clockwise."""
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(line, [*line[1:], line[0]]))
    return line if area > 0 else line[::-1]


def smooth(corners, steps=10):
    """A closed soft line through `corners`."""
    points, count = [], len(corners)
    for i in range(count):
        a, b, c, d = (np.array(corners[(i + k) % count], float) for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            point = 0.5 * (
                2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
            )
            points.append((float(point[0]), float(point[1])))
    return points


def star(tips, outer, inner):
    """A star with its first tip up."""
    return [
        (
            (outer, inner)[i % 2] * math.sin(math.pi * i / tips),
            (outer, inner)[i % 2] * math.cos(math.pi * i / tips),
        )
        for i in range(2 * tips)
    ][::-1]


def polygon(sides, radius, turn=0.0):
    """A regular polygon; its first corner is `turn` degrees from the right."""
    return [
        (
            radius * math.cos(2 * math.pi * i / sides + math.radians(turn)),
            radius * math.sin(2 * math.pi * i / sides + math.radians(turn)),
        )
        for i in range(sides)
    ]


def filleted(corners, radius, steps=6):
    """A polygon with its corners rounded."""
    points = []
    for i, corner in enumerate(corners):
        corner = np.array(corner, float)
        before, after = (np.array(corners[(i + k) % len(corners)], float) for k in (-1, 1))
        ends = [
            corner + (p - corner) * min(radius / np.linalg.norm(p - corner), 0.5) for p in (before, after)
        ]
        for step in range(steps + 1):
            t = step / steps
            x, y = (1 - t) ** 2 * ends[0] + 2 * t * (1 - t) * corner + t * t * ends[1]
            points.append((float(x), float(y)))
    return points


def stroke(path, width, steps=8):
    """The outline of a band `width` cm wide along a path, with round ends."""
    path = [np.array(p, float) for p in path]
    sides = [[], []]
    for i, point in enumerate(path):
        way = path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]
        way = way / np.linalg.norm(way)
        normal = np.array((-way[1], way[0]))
        inner = path[min(i + 1, len(path) - 1)] - point if i else way
        miter = 1.0
        if 0 < i < len(path) - 1:
            miter = 1 / max(
                abs(float(np.dot(normal, np.array((-inner[1], inner[0])) / np.linalg.norm(inner)))), 0.4
            )
        sides[0].append(point + normal * width / 2 * miter)
        sides[1].append(point - normal * width / 2 * miter)
    return anticlockwise([tuple(map(float, p)) for p in (*sides[0], *sides[1][::-1])])
