"""The articulated dragon: twenty-four joints, silk filament that fades from head to tail."""

import math

import numpy as np

from studio import shapes
from studio.materials import Graph

from .clay import Clay

JOINTS = 24


def silk(stops, layer=0.03):
    """Silk PLA whose colour follows the mesh attribute "along" (0 to 1) through `stops`, hex colours."""
    g = Graph("silk")
    along = g.node("Attribute", attribute_name="along").outputs["Fac"]
    last = len(stops) - 1
    shade = g.ramp(along, *((i / last, colour) for i, colour in enumerate(stops)))
    wave = g.maths("DIVIDE", g.maths("PINGPONG", g.axis("Z"), layer), layer)
    height = g.maths("ADD", wave, g.maths("MULTIPLY", g.noise(1.5, 3, (0.4, 0.4, 8)), 0.5))
    g.shade(Base_Color=shade, Metallic=0.5, Roughness=0.3, Specular=0.6, Clearcoat=0.2)
    g.set(g.shader, "Normal", g.bump(height, layer * 0.5, 0.45))
    return g.material


def scales(clay, centre, across, depth):
    """A field of overlapping scales around an axis along x at `centre` (y, z)."""
    around = np.arctan2(clay.y - centre[0], clay.z - centre[1])
    row = clay.x / across
    share = row - np.floor(row)
    column = around * 4.5 + math.pi * np.floor(row)
    rounding = 0.5 + 0.5 * np.cos(column)
    return depth * (1 - share) * (0.35 + 0.65 * np.sqrt(rounding))


def segment_clay():
    """A link of the body, one unit long: x is ahead, z up, and its bottom is at 0."""
    clay = Clay((-1.25, -1.3, -0.1), (0.85, 1.3, 1.6), 0.03)
    clay.join(clay.ellipsoid((0, 0, 0.42), (0.68, 0.74, 0.5)))
    clay.field = clay.field - scales(clay, (0, 0.3), 0.36, 0.12)
    clay.join(clay.chain([(0.3, 0, 0.8), (-0.05, 0, 1.12), (-0.42, 0, 1.32)], 0.2, 0.03, 0.1), 0.14)
    for side in (-1, 1):
        points = [(0.15, side * 0.55, 0.4), (-0.1, side * 0.86, 0.42), (-0.4, side * 1.08, 0.5)]
        clay.join(clay.chain(points, 0.2, 0.03, 0.1), 0.12)
        low = [(0.12, side * 0.4, 0.76), (-0.28, side * 0.62, 0.96)]
        clay.join(clay.chain(low, 0.13, 0.03), 0.1)
    clay.carve(clay.ellipsoid((0.78, 0, 0.42), (0.5, 0.46, 0.36)), 0.05)
    clay.join(clay.limb((-0.5, 0, 0.42), (-0.95, 0, 0.42), 0.16, 0.16), 0.05)
    clay.join(clay.ellipsoid((-0.92, 0, 0.42), (0.27, 0.27, 0.27)), 0.06)
    clay.carve(clay.below(0.0))
    return clay.surface()


def tail_clay():
    """The last link: a leaf-shaped barb."""
    clay = Clay((-3.4, -1.4, -0.1), (0.85, 1.4, 1.2), 0.035)
    clay.join(clay.chain([(0.2, 0, 0.4), (-1.2, 0, 0.34), (-3.1, 0, 0.3)], 0.42, 0.05, 0.2))
    for side in (-1, 1):
        clay.join(
            clay.chain([(-0.9, 0, 0.3), (-1.5, side * 0.7, 0.3), (-1.2, side * 1.2, 0.32)], 0.24, 0.05, 0.1),
            0.2,
        )
    clay.join(clay.ellipsoid((-1.7, 0, 0.3), (1.1, 0.55, 0.2)), 0.25)
    clay.carve(clay.ellipsoid((0.78, 0, 0.42), (0.5, 0.4, 0.34)), 0.05)
    clay.carve(clay.below(0.0))
    return clay.surface()


def head_clay():
    """The head, about four units long with its horns; the neck's joint is at (-1, 0, 0.42)."""
    clay = Clay((-2.9, -2.0, -0.1), (2.6, 2.0, 2.2), 0.035)
    clay.join(clay.ellipsoid((0, 0, 0.72), (1.0, 0.85, 0.66)))
    clay.join(clay.chain([(0.3, 0, 0.74), (1.4, 0, 0.6), (2.0, 0, 0.56)], 0.62, 0.36, 0.3), 0.3)
    clay.join(clay.chain([(0.1, 0, 0.36), (1.3, 0, 0.26), (1.85, 0, 0.24)], 0.5, 0.26, 0.2), 0.1)
    clay.field = clay.field - scales(clay, (0, 0.4), 0.42, 0.045) * np.clip((0.9 - clay.x) / 0.6, 0, 1)
    clay.carve(clay.block((1.75, 0, 0.4), (1.9, 2.4, 0.05), 0.02), 0.06)
    for side in (-1, 1):
        brow = [(-0.5, side * 0.66, 1.16), (0.25, side * 0.66, 1.24), (0.85, side * 0.44, 0.98)]
        clay.join(clay.chain(brow, 0.2, 0.08, 0.1), 0.1)
        clay.carve(clay.ellipsoid((0.42, side * 0.78, 0.88), (0.36, 0.25, 0.2)), 0.06)
        clay.join(clay.ellipsoid((0.42, side * 0.63, 0.88), (0.25, 0.17, 0.17)), 0.02)
        clay.carve(clay.ellipsoid((0.46, side * 0.8, 0.89), (0.045, 0.07, 0.14)), 0.02)
        clay.join(clay.ellipsoid((1.92, side * 0.24, 0.82), (0.26, 0.17, 0.14)), 0.14)
        clay.carve(clay.ellipsoid((2.06, side * 0.3, 0.84), (0.12, 0.08, 0.07)), 0.04)
        horn = [
            (-0.35, side * 0.5, 1.15),
            (-1.0, side * 0.78, 1.62),
            (-1.7, side * 0.86, 1.78),
            (-2.6, side * 0.7, 1.72),
        ]
        clay.join(clay.chain(horn, 0.27, 0.05, 0.14), 0.14)
        for step in range(3):
            base, reach = (-0.45 - 0.1 * step, side * 0.72, 0.86 - 0.3 * step), 0.95 - 0.2 * step
            tip = (base[0] - reach * 0.9, side * (0.76 + reach * 0.62), base[2] + 0.12)
            clay.join(clay.limb(base, tip, 0.2, 0.03), 0.14)
    for at in (0.5, 0.95, 1.35):
        clay.join(clay.limb((at, 0, 1.28 - at * 0.3), (at - 0.25, 0, 1.52 - at * 0.34), 0.13, 0.03), 0.1)
    clay.join(clay.limb((-0.7, 0, 0.42), (-1.2, 0, 0.42), 0.16, 0.16), 0.1)
    clay.join(clay.ellipsoid((-1.2, 0, 0.42), (0.27, 0.27, 0.27)), 0.06)
    clay.carve(clay.below(0.0))
    return clay.surface()


def leg_clay():
    """A leg on the left side, its shoulder at the origin's height of 0.5 units."""
    clay = Clay((-1.7, -0.5, -0.1), (1.6, 2.4, 1.4), 0.035)
    clay.join(clay.ellipsoid((-0.1, 0.35, 0.5), (0.62, 0.5, 0.48)))
    clay.join(clay.chain([(-0.1, 0.5, 0.55), (-0.6, 1.15, 0.5)], 0.42, 0.3), 0.2)
    clay.join(clay.chain([(-0.6, 1.15, 0.5), (0.2, 1.5, 0.24)], 0.32, 0.26), 0.12)
    clay.field = clay.field - scales(clay, (0.7, 0.1), 0.3, 0.05)
    clay.join(clay.limb((-0.5, 1.2, 0.6), (-1.2, 1.55, 0.78), 0.2, 0.03), 0.12)
    for turn in (-28, 8, 44):
        x, y = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        knuckle = (0.25 + x * 0.5, 1.5 + y * 0.5, 0.24)
        clay.join(clay.limb((0.2, 1.5, 0.24), knuckle, 0.22, 0.19), 0.1)
        clay.join(clay.limb(knuckle, (0.25 + x * 1.05, 1.5 + y * 1.05, 0.06), 0.14, 0.03), 0.06)
    clay.carve(clay.below(0.0))
    return clay.surface()


def girth(t):
    """How large a link is, `t` of the way from head to tail: neck, chest, waist, long tail."""
    return float(np.interp(t, [0, 0.08, 0.25, 0.42, 0.6, 0.8, 1], [0.8, 0.84, 1.12, 1.12, 0.86, 0.52, 0.3]))


class Spine:
    """A smooth curve through `points` on the table, walked by its length."""

    def __init__(self, points):
        points = np.array(points, float)
        padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
        parts = []
        for i in range(len(points) - 1):
            a, b, c, d = padded[i : i + 4]
            t = np.linspace(0, 1, 60, endpoint=False)[:, None]
            parts.append(
                0.5
                * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
        self.line = np.vstack([*parts, points[-1:]])
        steps = np.linalg.norm(np.diff(self.line, axis=0), axis=1)
        self.walked = np.concatenate([[0], np.cumsum(steps)])

    def at(self, length):
        return np.array([np.interp(length, self.walked, self.line[:, i]) for i in (0, 1)])


def dragon(stops, points, length=55.0, at=(0, 0, 0), turn=(0, 0, 0), joints=JOINTS):
    """A dragon `length` cm long lying along a line through `points` (x, y; the head first, scaled to
    the length), which fades through `stops` from head to tail."""
    sizes = [girth(i / joints) for i in range(joints + 1)]
    pitch = length / (sum(sizes) + 2.4 * sizes[0] + 2.6 * sizes[-1])
    spine = Spine(points)
    stretch = length / spine.walked[-1]
    link, head, tail, leg = segment_clay(), head_clay(), tail_clay(), leg_clay()
    verts, faces, along, count = [], [], [], 0

    def put(part, place, heading, size, share, mirror=False):
        nonlocal count
        cloud, quads = part[0] * size, part[1]
        if mirror:
            cloud, quads = cloud * (1, -1, 1), quads[:, ::-1]
        turned = cloud[:, :1] * heading + cloud[:, 1:2] * np.array([-heading[1], heading[0]])
        verts.append(np.column_stack([turned + place, cloud[:, 2]]))
        faces.append(quads + count)
        along.append(np.clip(share - cloud[:, 0] / length, 0, 1))
        count += len(cloud)

    walked = 2.4 * sizes[0] * pitch
    for index, size in enumerate(sizes):
        middle = walked + size * pitch / 2
        ahead, behind = (spine.at((middle + sign * size * pitch / 2) / stretch) * stretch for sign in (-1, 1))
        heading = (ahead - behind) / max(np.linalg.norm(ahead - behind), 1e-6)
        place, share = (ahead + behind) / 2, middle / length
        part = head if index == 0 else tail if index == joints else link
        put(part, place, heading, size * pitch * 1.02, share)
        if index in (round(joints * 0.21), joints // 2):
            for mirror in (False, True):
                aside = np.array([-heading[1], heading[0]]) * (-1 if mirror else 1) * size * pitch * 0.55
                put(leg, place + aside, heading, size * pitch * 0.85, share, mirror)
        walked += size * pitch
    mesh = shapes.mesh_of(np.concatenate(verts).tolist(), np.concatenate(faces).tolist())
    mesh.attributes.new("along", "FLOAT", "POINT").data.foreach_set(
        "value", np.concatenate(along).astype(np.float32)
    )
    return shapes.add(mesh, silk(stops), at, turn, "dragon")
