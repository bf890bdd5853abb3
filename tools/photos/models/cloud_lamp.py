"""The rain cloud night light: a printed cloud on a bent rod, three clear drops below."""

import bpy
import numpy as np

from studio import materials, shapes

from .glow import inner_lamp, lead_behind, printed_wall, timber_foot

# Puffs of the cloud: x, y, z and radius.
PUFFS = (
    (-5.7, 0, 8.8, 2.7),
    (-2.6, -0.3, 10.9, 3.45),
    (1.6, 0.1, 11.5, 3.4),
    (5.0, -0.1, 9.5, 2.95),
    (6.7, 0.2, 8.3, 1.75),
    (-1.2, -1.4, 8.8, 2.8),
    (2.4, -1.4, 8.8, 2.75),
    (0.4, 1.2, 9.4, 3.2),
    (-4.2, -1.2, 8.2, 2.1),
    (4.6, -1.3, 8.1, 2.0),
)
FLAT = 6.4
DROPS = ((-3.5, -0.6, 3.7), (0.1, -0.9, 2.9), (3.6, -0.5, 3.9))


def _puff_mesh():
    """One skin around all puffs, flat below and with soft creases."""
    balls = [shapes.ball(r, [], (x, y, z), name="puff") for x, y, z, r in PUFFS]
    with bpy.context.temp_override(active_object=balls[0], selected_editable_objects=balls):
        bpy.ops.object.join()
    cloud = balls[0]
    for kind, settings in (
        ("REMESH", {"mode": "VOXEL", "voxel_size": 0.16, "use_smooth_shade": True}),
        ("SMOOTH", {"iterations": 10, "factor": 0.6}),
    ):
        step = cloud.modifiers.new(kind.lower(), kind)
        for key, value in settings.items():
            setattr(step, key, value)
    mesh = bpy.data.meshes.new_from_object(cloud.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    mesh.transform(cloud.matrix_world)
    bpy.data.objects.remove(cloud, do_unlink=True)
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    heights = points[2::3]
    low = heights < FLAT + 0.5
    heights[low] = FLAT + 0.5 * np.exp((heights[low] - FLAT - 0.5) / 0.5)
    mesh.vertices.foreach_set("co", points)
    mesh.update()
    return mesh


def blue_resin():
    """Clear blue resin, a little milky, so that it catches the light from above."""
    g = materials.Graph("blue resin")
    g.shade(Base_Color="#7ccaf6", Transmission=0.66, Roughness=0.06, IOR=1.45)
    materials.let_shadows_through(g, "#a8d6f2")
    return g.material


def drop(at, top):
    """A drop of blue resin around `at`, on a thread from height `top`."""
    profile = [
        (0, -0.95),
        (0.5, -0.86),
        (0.86, -0.5),
        (0.95, 0),
        (0.82, 0.48),
        (0.5, 1.0),
        (0.22, 1.5),
        (0.07, 1.9),
        (0, 1.95),
    ]
    body = shapes.lathe(shapes.rounded_profile(profile, 0.35), blue_resin(), name="drop")
    body.location = at
    thread = shapes.tube(
        [(at[0], at[1], at[2] + 1.85), (at[0], at[1], top)], 0.03, materials.plastic("#e9e6df")
    )
    return body, thread


def cloud_lamp(stage, light=0.0, at=(0, 0, 0), lead_side=1, room=1.0):
    """A cloud lamp 17 cm wide and 15 cm tall standing at `at`."""
    wall = printed_wall(0.75, "#dcd8cf", light, led=(0, 0, 9.2), reach=3.3, even=0.28, creases=5.5)
    cloud = shapes.add(_puff_mesh(), wall, name="cloud")
    foot = timber_foot(4.6, 1.5)
    rod = [(0, 2.6, 0.6), (0, 2.9, 3), (0, 2.6, 6), (0, 1.6, 8)]
    stand = shapes.tube(rod, 0.32, materials.metal("brass"), name="rod")
    parts = [part for place in DROPS for part in drop(place, FLAT + 0.1)]
    shapes.group(cloud, foot, stand, lead_behind(4.6, lead_side), *parts, at=at)
    if light:
        lamp = inner_lamp(stage, [cloud], (at[0], at[1], at[2] + 9.6), 3.0, light * 1.6 * room)
        lamp.data.specular_factor = 0.5
    return cloud
