"""Modelling as with clay: soft bodies are joined, blended and carved in a block of space, and the
surface is taken off at the end. For figures, which no turning or extruding gives."""

import numpy as np

from studio.shapes import mesh_of


class Clay:
    """A block of space from `low` to `high` (corners) with a grain of `step`, all in one unit."""

    def __init__(self, low, high, step):
        self.low, self.step = np.array(low, np.float32), step
        spans = [np.arange(a, b + step, step, dtype=np.float32) for a, b in zip(low, high)]
        self.x, self.y, self.z = np.meshgrid(*spans, indexing="ij", sparse=True)
        self.field = np.full([len(span) for span in spans], 1e3, np.float32)

    def join(self, body, blend=0.0):
        """Adds a body (an array of distances) whose seam is filled up over `blend`."""
        self.field = soft_lowest(self.field, body, blend)
        return self

    def carve(self, body, blend=0.0):
        """Takes a body away, with edges rounded over `blend`."""
        self.field = -soft_lowest(-self.field, body, blend)
        return self

    def ellipsoid(self, centre, radii):
        """An egg-shaped body around `centre`; `radii` are along x, y and z."""
        x, y, z = ((axis - c) / r for axis, c, r in zip((self.x, self.y, self.z), centre, radii))
        return (np.sqrt(x * x + y * y + z * z) - 1) * min(radii)

    def limb(self, start, end, thick, thin):
        """A round bar from `start` to `end` that goes from radius `thick` to `thin`."""
        start, along = np.array(start, np.float32), np.subtract(end, start).astype(np.float32)
        x, y, z = (axis - s for axis, s in zip((self.x, self.y, self.z), start))
        share = (x * along[0] + y * along[1] + z * along[2]) / max(float(along @ along), 1e-9)
        share = np.clip(share, 0, 1)
        off = (x - share * along[0]) ** 2 + (y - share * along[1]) ** 2 + (z - share * along[2]) ** 2
        return np.sqrt(off) - (thick + (thin - thick) * share)

    def chain(self, points, thick, thin, blend=0.0):
        """Limbs through `points`, thinner towards the end."""
        count = len(points) - 1
        radii = [thick + (thin - thick) * i / count for i in range(count + 1)]
        body = None
        for i in range(count):
            limb = self.limb(points[i], points[i + 1], radii[i], radii[i + 1])
            body = limb if body is None else soft_lowest(body, limb, blend)
        return body

    def block(self, centre, size, round_off=0.0):
        """A box around its centre with edges of radius `round_off`."""
        gaps = [
            np.abs(axis - c) - s / 2 + round_off for axis, c, s in zip((self.x, self.y, self.z), centre, size)
        ]
        outside = np.sqrt(sum(np.maximum(gap, 0) ** 2 for gap in gaps))
        return outside + np.minimum(np.maximum(np.maximum(gaps[0], gaps[1]), gaps[2]), 0) - round_off

    def below(self, height):
        """All that lies below a height."""
        return np.broadcast_to(self.z - height, self.field.shape)

    def surface(self):
        """Points (n × 3) and four-sided faces (m × 4) of what was modelled."""
        return surface_net(self.field, self.low, self.step)

    def mesh(self):
        """The surface as a Blender mesh."""
        points, faces = self.surface()
        return mesh_of(points.tolist(), faces.tolist())


def soft_lowest(a, b, blend):
    """The lower of two distances, with a round valley `blend` wide where they meet."""
    if not blend:
        return np.minimum(a, b)
    reach = np.maximum(blend - np.abs(a - b), 0) / blend
    return np.minimum(a, b) - reach * reach * blend / 4


def surface_net(field, low, step):
    """The surface where `field` is zero, by naive surface nets: one point for each cell that it
    crosses, in the middle of where it crosses the cell's edges."""
    inside = field < 0
    shape = [n - 1 for n in field.shape]
    corners = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    filled = sum(shifted(inside, c, shape).astype(np.int8) for c in corners)
    cells = np.argwhere((filled > 0) & (filled < 8))
    total, count = np.zeros((len(cells), 3)), np.zeros((len(cells), 1))
    for corner in corners:
        for axis in range(3):
            if corner[axis]:
                continue
            start = cells + corner
            end = start.copy()
            end[:, axis] += 1
            a, b = field[tuple(start.T)], field[tuple(end.T)]
            crossed = (a < 0) != (b < 0)
            share = np.where(crossed, a / np.where(crossed, a - b, 1), 0)
            point = start.astype(float)
            point[:, axis] += share
            total += point * crossed[:, None]
            count += crossed[:, None]
    number = np.full(shape, -1, np.int64)
    number[tuple(cells.T)] = np.arange(len(cells))
    points = low + total / count * step
    return points, np.concatenate([faces_across(inside, number, axis) for axis in range(3)])


def shifted(values, corner, shape):
    return values[tuple(slice(c, c + n) for c, n in zip(corner, shape))]


def faces_across(inside, number, axis):
    """The faces across the grid's edges along one axis, seen from outside."""
    one, two = [other for other in range(3) if other != axis]
    ahead = [slice(None)] * 3
    behind = [slice(None)] * 3
    ahead[axis], behind[axis] = slice(1, None), slice(None, -1)
    edges = np.argwhere(inside[tuple(behind)] != inside[tuple(ahead)])
    edges = edges[(edges[:, one] > 0) & (edges[:, two] > 0)]
    edges = edges[(edges[:, one] < number.shape[one]) & (edges[:, two] < number.shape[two])]
    quads = []
    for back_one, back_two in ((1, 1), (0, 1), (0, 0), (1, 0)):
        cell = edges.copy()
        cell[:, one] -= back_one
        cell[:, two] -= back_two
        quads.append(number[tuple(cell.T)])
    quads = np.stack(quads, 1)
    flip = inside[tuple(edges.T)] == (axis == 1)
    quads[flip] = quads[flip][:, ::-1]
    return quads
