"""Solid things of few numbers. Lengths are centimetres; every function gives the new object, which
stands on its own origin unless said otherwise."""

import math

import bmesh
import bpy
from mathutils import Matrix


def add(mesh, material, at=(0, 0, 0), turn=(0, 0, 0), name="thing", smooth=True, bevel=0, levels=0):
    """A mesh as an object: `turn` in degrees about X, Y, Z, `bevel` cm off its edges, `levels` of
    subdivision."""
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)
    item.location = at
    item.rotation_euler = [math.radians(degrees) for degrees in turn]
    for one in material if isinstance(material, (list, tuple)) else [material]:
        mesh.materials.append(one)
    for face in mesh.polygons:
        face.use_smooth = smooth
    if bevel:
        edges = item.modifiers.new("bevel", "BEVEL")
        edges.width, edges.segments, edges.limit_method, edges.angle_limit = bevel, 3, "ANGLE", 0.6
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, 0.6
    elif smooth:
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, 0.9
    if levels:
        finer = item.modifiers.new("finer", "SUBSURF")
        finer.levels = finer.render_levels = levels
    return item


def mesh_of(verts, faces, name="mesh"):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.update()
    return mesh


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.1, name="box"):
    """A box around its centre."""
    x, y, z = (edge / 2 for edge in size)
    corners = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return add(mesh_of(corners, faces), material, at, turn, name, bool(bevel), bevel)


def lathe(profile, material, at=(0, 0, 0), turn=(0, 0, 0), steps=96, name="turned", bevel=0, sway=None):
    """A body turned from `profile`, (radius, height) pairs from the bottom up. A radius of 0 closes
    it. `sway(angle, height)` multiplies the radius, for waves and facets. Its UV map goes once round
    and from the lowest to the highest point."""
    verts, faces, uvs = [], [], []
    low, high = min(z for _, z in profile), max(z for _, z in profile)
    for radius, z in profile:
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            r = radius * (sway(angle, z) if sway else 1)
            verts.append((r * math.sin(angle), -r * math.cos(angle), z))
    for ring in range(len(profile) - 1):
        v = [(profile[ring + i][1] - low) / max(high - low, 1e-6) for i in (0, 1)]
        for step in range(steps):
            after = (step + 1) % steps
            faces.append((ring * steps + step, ring * steps + after, (ring + 1) * steps + after, (ring + 1) * steps + step))
            u = [step / steps, (step + 1) / steps]
            uvs += [(u[0], v[0]), (u[1], v[0]), (u[1], v[1]), (u[0], v[1])]
    mesh = mesh_of(verts, faces)
    layer = mesh.uv_layers.new()
    for loop, uv in zip(layer.data, uvs):
        loop.uv = uv
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bm.to_mesh(mesh)
    bm.free()
    return add(mesh, material, at, turn, name, bevel=bevel)


def rounded_profile(profile, radius, steps=8):
    """A profile with its corners rounded off, `radius` cm or less where its sides are shorter."""
    out = [profile[0]]
    for before, corner, after in zip(profile, profile[1:], profile[2:]):
        reach = min(radius, math.dist(before, corner) / 2, math.dist(corner, after) / 2)
        ends = [
            [c + (p - c) * reach / max(math.dist(other, corner), 1e-9) for c, p in zip(corner, other)]
            for other in (before, after)
        ]
        for step in range(steps + 1):
            t = step / steps
            out.append(tuple(
                (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b for a, c, b in zip(ends[0], corner, ends[1])
            ))
    return [*out, profile[-1]]


def shell(profile, wall, floor=None):
    """The profile of an open vessel with a `wall` and a floor as thick, from its outer profile."""
    inner = [(max(radius - wall, 0), z) for radius, z in reversed(profile)]
    floor = wall if floor is None else floor
    bottom = profile[0][1] + floor
    inside = [(r, z) for r, z in inner if z > bottom] + [(inner[-1][0], bottom), (0, bottom)]
    return [(0, profile[0][1])] + list(profile) + inside


def ball(radius, material, at=(0, 0, 0), stretch=(1, 1, 1), turn=(0, 0, 0), name="ball", fine=4):
    """A ball around its centre, stretched along its axes."""
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=fine, radius=radius)
    bmesh.ops.scale(bm, vec=stretch, verts=bm.verts)
    bm.to_mesh(mesh)
    bm.free()
    return add(mesh, material, at, turn, name)


def plate(outline, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), holes=(), bevel=0, name="plate"):
    """A sheet cut along `outline` (x, y points, or several closed ones through `holes`), lying with
    its lower face on its origin. Its UV map spans the outline's bounding box."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude = thickness / 2 - bevel
    curve.bevel_depth, curve.bevel_resolution = bevel, 2
    for loop in (outline, *holes):
        spline = curve.splines.new("POLY")
        spline.points.add(len(loop) - 1)
        for point, (x, y) in zip(spline.points, loop):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    mesh = mesh_from_curve(curve)
    mesh.transform(Matrix.Translation((0, 0, thickness / 2)))
    low, high = bounds(outline)
    layer = mesh.uv_layers.active or mesh.uv_layers.new()
    for loop in mesh.loops:
        x, y, _ = mesh.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = ((x - low[0]) / (high[0] - low[0]), (y - low[1]) / (high[1] - low[1]))
    return add(mesh, material, at, turn, name)


def bounds(points):
    """The lowest and the highest x and y of an outline."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs), min(ys)), (max(xs), max(ys))


def mesh_from_curve(curve):
    """The mesh of a curve or text."""
    holder = bpy.data.objects.new("curve", curve)
    bpy.context.scene.collection.objects.link(holder)
    mesh = bpy.data.meshes.new_from_object(holder.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(holder, do_unlink=True)
    return mesh


def letters(text, height, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), font=None, bevel=0.0, name="letters"):
    """Raised letters with capitals `height` cm tall, centred, lying in the XY plane on their origin.
    `font` is a path; Blender's own sans serif without it."""
    curve = bpy.data.curves.new(name, "FONT")
    curve.body, curve.align_x, curve.align_y = text, "CENTER", "CENTER"
    curve.size, curve.extrude, curve.bevel_depth = height / 0.7, thickness / 2, bevel
    if font:
        curve.font = bpy.data.fonts.load(font)
    mesh = mesh_from_curve(curve)
    mesh.transform(Matrix.Translation((0, 0, thickness / 2)))
    return add(mesh, material, at, turn, name, smooth=False)


def tube(points, radius, material, closed=False, at=(0, 0, 0), turn=(0, 0, 0), name="tube", flat=None):
    """A round wire, cord or pipe along smooth `points`."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = "3D", radius, 6, 12
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for point, co in zip(spline.points, points):
        point.co = (*co, 1)
    spline.use_cyclic_u, spline.use_endpoint_u, spline.order_u = closed, not closed, 4
    curve.use_fill_caps = True
    return add(mesh_from_curve(curve), material, at, turn, name)


def circle(radius, steps=64, centre=(0, 0)):
    """The points of a circle, for outlines and holes."""
    return [
        (centre[0] + radius * math.cos(2 * math.pi * i / steps), centre[1] + radius * math.sin(2 * math.pi * i / steps))
        for i in range(steps)
    ]


def rounded(width, height, radius, steps=8):
    """The outline of a rectangle with round corners around the origin."""
    points = []
    for corner, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.pi / 2 * (corner + step / steps)
            points.append((sx * (width / 2 - radius) + radius * math.cos(angle), sy * (height / 2 - radius) + radius * math.sin(angle)))
    return points


def group(*items, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Moves several objects as one."""
    handle = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(handle)
    for item in items:
        if item.parent is None:
            item.parent = handle
    handle.location, handle.scale = at, (scale,) * 3
    handle.rotation_euler = [math.radians(degrees) for degrees in turn]
    return handle


def copy(item, at, turn=(0, 0, 0)):
    """The same object once more (its mesh is shared)."""
    twin = item.copy()
    bpy.context.scene.collection.objects.link(twin)
    twin.location, twin.rotation_euler = at, [math.radians(d) for d in turn]
    return twin


def polar(radius, degrees):
    """The point at an angle on a circle, as (x, y)."""
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


