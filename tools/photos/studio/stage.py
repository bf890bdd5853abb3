"""The photographer's set: a paper sweep or a workbench, three soft lights and one camera.

One Blender unit is one centimetre. Z is up, the camera stands on the side of negative Y.
"""

import math

import bpy
from mathutils import Vector

from . import materials

PAPER = {
    "oat": "#e9dfcf",
    "sage": "#c3cfbe",
    "blush": "#e8cfc3",
    "mist": "#c9d6dc",
    "sand": "#dcc9a8",
    "lilac": "#d5cadd",
    "white": "#efeeea",
    "teal": "#1d5558",
    "night": "#20242b",
}


class Stage:
    """An empty set with lights and a camera, ready to be dressed."""

    def __init__(self, paper="oat"):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = bpy.context.scene
        self.exposure = 0.25
        self.scene.world = bpy.data.worlds.new("room")
        self.scene.world.use_nodes = True
        self.room(0.55)
        self.backdrop = self.lights = None
        self.set_paper(paper)
        self.light_softly()
        self.look()

    def room(self, strength, colour="#f4f1ec"):
        """The even light of the room; 0 is dark, 0.55 a bright studio."""
        shade = self.scene.world.node_tree.nodes["Background"]
        shade.inputs[0].default_value = materials.rgba(colour)
        shade.inputs[1].default_value = strength

    def set_paper(self, paper):
        """A seamless sweep of paper (a name of PAPER or a hex colour), behind and below the goods."""
        self._drop_backdrop()
        points, radius, back, far = [], 45, 60, 260
        points.append((-far, 0))
        points.append((back - radius, 0))
        for step in range(1, 17):
            angle = math.pi / 2 * step / 16
            points.append((back - radius + math.sin(angle) * radius, radius - math.cos(angle) * radius))
        points.append((back, far))
        verts = [(x, y, z) for y, z in points for x in (-300, 300)]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
        mesh = bpy.data.meshes.new("paper")
        mesh.from_pydata(verts, [], faces)
        for face in mesh.polygons:
            face.use_smooth = True
        self.backdrop = [self._add("paper", mesh)]
        mesh.materials.append(materials.paper(PAPER.get(paper, paper)))

    def set_bench(self, wall="#3c5a5b", distance=70):
        """A timber workbench before a painted wall that stands `distance` cm behind the goods."""
        self._drop_backdrop()
        top = self.box("bench", (300, 110 + distance, 4), (0, (distance - 40) / 2, -2), materials.timber(scale=0.7), 0.4)
        back = self.box("wall", (500, 4, 300), (0, distance + 30, 100), materials.paper(wall), 0)
        self.backdrop = [top, back]

    def set_backdrop(self, *things):
        """Puts other things where the paper was."""
        self._drop_backdrop()
        self.backdrop = list(things)

    def _drop_backdrop(self):
        for item in self.backdrop or []:
            bpy.data.objects.remove(item, do_unlink=True)

    def _add(self, name, data):
        item = bpy.data.objects.new(name, data)
        self.scene.collection.objects.link(item)
        return item

    def box(self, name, size, centre, material, bevel=0.1):
        """A box of `size` (x, y, z) around `centre` with softened edges."""
        from . import shapes

        return shapes.box(size, material, at=centre, bevel=bevel, name=name)

    def lamp(self, name, at, towards, size, strength, colour="#ffffff", kind="AREA"):
        """A soft light of `size` cm at `at`; `strength` is how bright its surface is, so a larger
        or nearer one gives more light."""
        data = bpy.data.lights.new(name, kind)
        data.color = materials.rgba(colour)[:3]
        if kind == "AREA":
            data.shape, data.size = "SQUARE", size
            data.energy = strength * size * size * math.pi
        else:
            data.shadow_soft_size = size
            data.energy = strength * 4 * math.pi * math.pi * size * size
        item = self._add(name, data)
        item.location = at
        item.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
        return item

    def light_softly(self, key=1.0, warmth=True):
        """The usual light: a large soft box from the left, a weak fill from the right and a rim."""
        self.drop_lights()
        self.lights = [
            self.lamp("key", (-75, -55, 85), (0, 0, 6), 80, 4.6 * key, "#fff3e3" if warmth else "#ffffff"),
            self.lamp("fill", (95, -60, 45), (0, 0, 8), 70, 0.7 * key, "#e8f1ff"),
            self.lamp("rim", (50, 50, 80), (0, 0, 8), 45, 3.2 * key),
        ]

    def light_night(self, moon=0.12):
        """Nearly no light, so that a lamp among the goods can be the light of the picture."""
        self.drop_lights()
        self.room(0.012, "#aebfe0")
        self.lights = [self.lamp("moon", (-90, -20, 90), (0, 0, 6), 80, moon, "#b9caff")]

    def drop_lights(self):
        for item in self.lights or []:
            bpy.data.objects.remove(item, do_unlink=True)
        self.lights = []

    def look(self, at=(0, 0, 7), distance=95, turn=0, rise=12, lens=85, fstop=9, focus=None):
        """Points the camera at `at` from `distance` cm, `turn` degrees round to the right and
        `rise` degrees up. `focus` is the point that is sharp, `at` if not said."""
        if self.scene.camera is None:
            data = bpy.data.cameras.new("camera")
            self.scene.camera = self._add("camera", data)
        camera, target = self.scene.camera, Vector(at)
        around, up = math.radians(turn), math.radians(rise)
        away = Vector((math.sin(around) * math.cos(up), -math.cos(around) * math.cos(up), math.sin(up)))
        camera.location = target + away * distance
        camera.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
        data = camera.data
        data.lens, data.clip_start, data.clip_end = lens, 1, 2000
        data.dof.use_dof = True
        data.dof.focus_distance = (camera.location - Vector(focus or at)).dot(away)
        # Blender's lens is measured in millimetres of a world in metres; ours is in centimetres.
        data.dof.aperture_fstop = fstop / 100
