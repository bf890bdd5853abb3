"""Ways to form solids that the plain shapes do not give: lofts, cuts and melted unions."""

import bpy

from . import shapes


def loft(
    rings, material, at=(0, 0, 0), turn=(0, 0, 0), bottom=True, top=True, name="loft", smooth=True, bevel=0
):
    """A skin over `rings`, lists of (x, y, z) with equally many points each, from the bottom up.
    Its UV map goes once round and from the first ring to the last."""
    steps = len(rings[0])
    verts = [tuple(point) for ring in rings for point in ring]
    faces, uvs = [], []
    for row in range(len(rings) - 1):
        for step in range(steps):
            after = (step + 1) % steps
            low, high = row * steps, (row + 1) * steps
            faces.append((low + step, low + after, high + after, high + step))
            u, v = (step / steps, (step + 1) / steps), (row / (len(rings) - 1), (row + 1) / (len(rings) - 1))
            uvs += [(u[0], v[0]), (u[1], v[0]), (u[1], v[1]), (u[0], v[1])]
    if bottom:
        faces.append(tuple(reversed(range(steps))))
    if top:
        faces.append(tuple(range(len(verts) - steps, len(verts))))
    mesh = shapes.mesh_of(verts, faces)
    layer = mesh.uv_layers.new()
    for loop, uv in zip(layer.data, uvs):
        loop.uv = uv
    return shapes.add(mesh, material, at, turn, name, smooth, bevel)


def cushion(width, depth, radius, levels, steps=8, centre=(0, 0)):
    """Rings for a loft: a rounded rectangle at each (height, inset) of `levels`."""
    rings = []
    for height, inset in levels:
        outline = shapes.rounded(width - 2 * inset, depth - 2 * inset, max(radius - inset, 0.05), steps)
        rings.append([(x + centre[0], y + centre[1], height) for x, y in outline])
    return rings


def settle(item):
    """Makes the modifiers of an object part of its mesh."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(item.evaluated_get(graph), depsgraph=graph)
    item.modifiers.clear()
    item.data = mesh
    return item


def carve(item, *tools, operation="DIFFERENCE"):
    """Cuts the `tools` out of an object (or joins them to it with operation="UNION"); they vanish."""
    for tool in tools:
        cut = item.modifiers.new("cut", "BOOLEAN")
        cut.object, cut.operation, cut.solver = tool, operation, "EXACT"
    settle(item)
    for tool in tools:
        bpy.data.objects.remove(tool, do_unlink=True)
    return item


def melt(items, grain, material, soften=6, name="melted"):
    """Several closed objects run together into one skin of `grain` cm facets, `soften` rounds of
    smoothing."""
    graph = bpy.context.evaluated_depsgraph_get()
    verts, faces = [], []
    for item in items:
        shown = item.evaluated_get(graph)
        mesh, first = shown.to_mesh(), len(verts)
        verts += [tuple(item.matrix_world @ vertex.co) for vertex in mesh.vertices]
        faces += [tuple(first + v for v in face.vertices) for face in mesh.polygons]
        shown.to_mesh_clear()
    for item in items:
        bpy.data.objects.remove(item, do_unlink=True)
    whole = shapes.add(shapes.mesh_of(verts, faces), material, name=name)
    cells = whole.modifiers.new("cells", "REMESH")
    cells.mode, cells.voxel_size, cells.use_smooth_shade = "VOXEL", grain, True
    soft = whole.modifiers.new("soft", "SMOOTH")
    soft.iterations, soft.factor = soften, 0.5
    return settle(whole)
