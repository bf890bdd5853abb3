"""Out of doors at a tenth of its size: dry grass, a track, blue ranges and the sky over them."""

import math
import random

import bpy
from mathutils import Vector, noise
from studio import materials, shapes
from studio.materials import Graph, rgba


def sky(stage, stops, strength=1.0, cloud="#ffffff", cloudy=0.25):
    """The sky: hex colours for heights `stops` (0 the horizon, 1 overhead), with thin streaks of cloud."""
    tree = stage.scene.world.node_tree
    shade = tree.nodes["Background"]
    make = lambda kind, **values: set_all(tree.nodes.new(f"ShaderNode{kind}"), values)
    place, axes, ramp = make("TexCoord"), make("SeparateXYZ"), make("ValToRGB")
    tree.links.new(place.outputs["Generated"], axes.inputs[0])
    tree.links.new(axes.outputs["Z"], ramp.inputs[0])
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(1)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, rgba(colour)
    mapped, streaks, thin = make("Mapping"), make("TexNoise"), make("MapRange")
    mapped.inputs["Scale"].default_value = (1.2, 1.2, 9)
    streaks.inputs["Scale"].default_value, streaks.inputs["Detail"].default_value = 1.6, 6
    for key, value in (("From Min", 0.48), ("From Max", 0.75), ("To Max", cloudy)):
        thin.inputs[key].default_value = value
    both = make("MixRGB")
    both.inputs["Color2"].default_value = rgba(cloud)
    for source, target in (
        (place.outputs["Generated"], mapped.inputs[0]), (mapped.outputs[0], streaks.inputs[0]),
        (streaks.outputs["Fac"], thin.inputs["Value"]), (thin.outputs[0], both.inputs["Fac"]),
        (ramp.outputs[0], both.inputs["Color1"]), (both.outputs[0], shade.inputs[0]),
    ):
        tree.links.new(source, target)
    shade.inputs[1].default_value = strength


def set_all(node, values):
    """The node with its settings."""
    for key, value in values.items():
        setattr(node, key, value)
    return node


def sun(stage, towards, strength, colour="#ffe2b8", spread=1.5):
    """Sunlight that travels along `towards`; `spread` degrees soften its shadows."""
    data = bpy.data.lights.new("sun", "SUN")
    data.color, data.energy, data.angle = rgba(colour)[:3], strength, math.radians(spread)
    item = bpy.data.objects.new("sun", data)
    stage.scene.collection.objects.link(item)
    item.rotation_euler = Vector(towards).to_track_quat("-Z", "Y").to_euler()
    return item


def lie(x, y):
    """The height of the ground at a place, rolling gently."""
    far = min(max((math.hypot(x, y) - 60) / 300, 0), 1)
    return 0.5 * noise.noise((x * 0.03, y * 0.03, 0)) * (0.3 + far * 6)


def ground(straw="#b9a56c", green="#8c8f55", dirt="#a58560", track=(-20, 0.0, 9)):
    """Grassland with a two-wheel track: `track` is its x at the front, its slope, its half-width."""
    span, cell = 1400, 14
    n = 2 * span // cell
    places = [(-span + i * cell, -300 + j * cell) for j in range(n) for i in range(n + 1)]
    verts = [(x, y, lie(x, y)) for x, y in places]
    corners = [j * (n + 1) + i for j in range(n - 1) for i in range(n)]
    faces = [(k, k + 1, k + n + 2, k + n + 1) for k in corners]
    g = Graph("ground")
    cover = g.ramp(g.noise(0.035, 8, roughness=0.7), (0.38, green), (0.5, straw), (0.68, blend_dry(straw)))
    place = g.node("SeparateXYZ", {0: g.place()})
    off = g.maths(
        "SUBTRACT", place.outputs["X"],
        g.maths("ADD", g.maths("MULTIPLY", place.outputs["Y"], track[1]), track[0]),
    )
    wander = g.maths("MULTIPLY", g.maths("SUBTRACT", g.noise(0.02, 3), 0.5), 14.0)
    wheel = g.maths(
        "ABSOLUTE", g.maths("SUBTRACT", g.maths("ABSOLUTE", g.maths("ADD", off, wander)), track[2])
    )
    bare = g.node("MapRange", {"Value": g.maths("ADD", wheel, g.maths("MULTIPLY", g.noise(0.3, 4), 5.0)),
                               "From Min": 4.0, "From Max": 7.5, "To Min": 1.0, "To Max": 0.0}).outputs[0]
    litter = g.ramp(
        g.noise(2.6, 8, (1, 1, 1), roughness=0.8), (0.36, "#6b5c3a"), (0.5, "#a8986a"), (0.64, "#efe3bd")
    )
    g.shade(Base_Color=g.mix(0.42, g.mix(bare, cover, dirt), litter), Roughness=1.0, Specular=0.05)
    g.set(g.shader, "Normal", g.bump(g.noise(1.6, 8, roughness=0.75), 0.8, 1.0))
    return shapes.add(shapes.mesh_of(verts, faces), g.material, name="ground")


def blend_dry(colour):
    """The same colour bleached by the sun."""
    return "#" + "".join(f"{min(255, int(int(colour[i : i + 2], 16) * 1.12)):02x}" for i in (1, 3, 5))


def grass(
    area, count=900, seed=2, tones=("#a9955a", "#c4b07a", "#82864f"), clear=lambda x, y: False, height=1.0
):
    """Tufts of dry grass over `area` (x0, y0, x1, y1), none where `clear(x, y)`."""
    chance = random.Random(seed)
    tufts = [tuft(chance, materials.rubber(tone, 0.95)) for tone in tones for _ in range(2)]
    for _ in range(count):
        x, y = chance.uniform(area[0], area[2]), chance.uniform(area[1], area[3])
        if clear(x, y):
            continue
        item = bpy.data.objects.new("tuft", chance.choice(tufts))
        bpy.context.scene.collection.objects.link(item)
        item.location, item.rotation_euler = (x, y, lie(x, y)), (0, 0, chance.uniform(0, 6.3))
        item.scale = [chance.uniform(0.5, 1.2) * height] * 3


def tuft(chance, material, blades=60):
    """The mesh of one tuft, about 4 units across."""
    verts, faces = [], []
    for _ in range(blades):
        foot = Vector((chance.gauss(0, 1.3), chance.gauss(0, 1.3), -0.2))
        lean = Vector((chance.gauss(0, 0.5), chance.gauss(0, 0.5), chance.uniform(0.8, 2.6)))
        side = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), 0)).normalized() * 0.07
        first = len(verts)
        verts += [foot - side, foot + side, foot + lean]
        faces.append((first, first + 1, first + 2))
    mesh = shapes.mesh_of(verts, faces, "tuft")
    mesh.materials.append(material)
    return mesh


def ranges(colours=("#8fa3ab", "#a9bac2"), distances=(620, 1000), heights=(48, 95), seed=5.0, light=1.0):
    """Ranges of hills, each paler with distance; `light` is how bright they are in the air between."""
    for colour, y, height in zip(colours, distances, heights):
        points = []
        for step in range(161):
            x = -1400 + step * 17.5
            rise = 0.45 + 0.5 * noise.noise((x * 0.0022 + seed, y, 0)) + 0.12 * noise.noise(
                (x * 0.012, y, seed)
            )
            points.append((x, y, height * max(rise, 0.1)))
        verts = [*points, *((x, y, -20) for x, y, _ in points)]
        faces = [(i, i + 1, 162 + i, 161 + i) for i in range(160)]
        haze = materials.glowing(colour, light)
        haze.cycles.sample_as_light = False
        shapes.add(shapes.mesh_of(verts, faces), haze, name="range")
