"""Surfaces made from arrays: a grid of points as a mesh, an array as an image, noise on a ball."""

import bpy
import numpy as np

from studio import shapes


def grid_mesh(points, closed=False):
    """A mesh through `points` (rows × columns × 3, in cm, the first row lowest) with the UV map
    (0, 0) to (1, 1) over it. `closed` joins the last column to the first."""
    rows, columns, _ = points.shape
    r, c = np.mgrid[0 : rows - 1, 0 : columns - (not closed)]
    after = (c + 1) % columns
    faces = np.stack(
        [r * columns + c, r * columns + after, (r + 1) * columns + after, (r + 1) * columns + c], -1
    )
    wide = columns if closed else columns - 1
    corners = [(c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1)]
    uvs = np.stack([np.stack([x / wide, y / (rows - 1)], -1) for x, y in corners], -2)
    return _build(points.reshape(-1, 3), faces.reshape(-1, 4), uvs.reshape(-1, 2))


def _build(verts, faces, uvs):
    mesh = bpy.data.meshes.new("skin")
    mesh.vertices.add(len(verts))
    mesh.vertices.foreach_set("co", np.ascontiguousarray(verts, np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    layer = mesh.uv_layers.new()
    layer.data.foreach_set("uv", np.ascontiguousarray(uvs, np.float32).ravel())
    mesh.update(calc_edges=True)
    return mesh


def skin(points, material, closed=False, at=(0, 0, 0), turn=(0, 0, 0), name="skin"):
    """The object of `grid_mesh`, smooth all over."""
    item = shapes.add(grid_mesh(points, closed), material, at, turn, name)
    item.data.use_auto_smooth = False
    return item


def data_image(values):
    """An image that a material reads as plain numbers, from an array whose first row is the lowest."""
    height, width = values.shape
    image = bpy.data.images.new("values", width, height, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = values[..., None]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def sample(values, u, v, around=True):
    """The array's values at UV positions, blended; `around` wraps it sideways."""
    height, width = values.shape
    x, y = u * width - 0.5, np.clip(v * height - 0.5, 0, height - 1.001)
    left, low = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - left, y - low
    columns = [(left + i) % width if around else np.clip(left + i, 0, width - 1) for i in (0, 1)]
    lower, upper = (
        values[row, columns[0]] * (1 - fx) + values[row, columns[1]] * fx
        for row in (low, np.minimum(low + 1, height - 1))
    )
    return lower * (1 - fy) + upper * fy


def smooth_line(points, steps):
    """Points along a smooth line through `points`, `steps` from each to the next."""
    points = np.array([points[0], *points, points[-1]], float)
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    parts = [
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
        for a, b, c, d in zip(points, points[1:], points[2:], points[3:])
    ]
    return np.vstack([0.5 * np.vstack(parts), points[-1:]])


def lattice_noise(points, scale, seed=1, octaves=5, rough=0.55):
    """Smooth noise around 0 (about -1 to 1) at `points` (… × 3); `scale` lumps per unit of length."""
    table = np.random.default_rng(seed).uniform(-1, 1, (32, 32, 32)).astype(np.float32)
    total, weight = np.zeros(points.shape[:-1], np.float32), 1.0
    for _ in range(octaves):
        total += weight * _blended(table, points * scale)
        scale, weight = scale * 2.03, weight * rough
    return total * 1.5 * (1 - rough)


def _blended(table, at):
    low = np.floor(at).astype(int)
    part = at - low
    part = part * part * (3 - 2 * part)
    total = 0
    for corner in np.ndindex(2, 2, 2):
        x, y, z = (np.moveaxis(low, -1, 0)[i] + corner[i] & 31 for i in range(3))
        share = np.prod([part[..., i] if corner[i] else 1 - part[..., i] for i in range(3)], axis=0)
        total = total + table[x, y, z] * share
    return total
