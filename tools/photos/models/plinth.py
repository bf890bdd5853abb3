"""The set of the category pictures: paper, plaster plinths of its colour, light from a window."""

from studio import shapes
from studio.materials import Graph
from studio.stage import PAPER

from .bedside import bedside
from .workbench import blend, window_light


def plaster(colour):
    """Cast plaster with pores, a little darker than the paper it stands on."""
    g = Graph("plaster")
    pores = g.noise(7, 5)
    g.shade(Base_Color=blend(colour, "#8d7f6c", 0.14), Roughness=0.85, Specular=0.2)
    g.set(g.shader, "Normal", g.bump(pores, 0.03, 0.3))
    return g.material


def drum(radius, height, colour, at=(0, 0)):
    """A round plinth, its foot at `at` on the paper."""
    profile = [(0, 0), (radius, 0), (radius, height), (0, height)]
    return shapes.lathe(
        shapes.rounded_profile(profile, 0.35, 5), plaster(colour), (*at, 0), steps=128, name="plinth"
    )


def slab(size, colour, at=(0, 0), turn=0):
    """A square-edged plinth of `size` (x, y, z), its foot at `at`."""
    return shapes.box(size, plaster(colour), (*at, size[2] / 2), (0, 0, turn), bevel=0.3, name="plinth")


def shelf_light(stage, paper, sun=0.55):
    """Paper (a name of PAPER or a hex colour) in a room with a window on the left, the light of every
    category picture; gives the paper's colour."""
    stage.set_paper(paper)
    stage.drop_lights()
    stage.room(0.42, "#f2f3f4")
    stage.lights = [
        stage.lamp("sky", (-95, -65, 80), (0, 0, 8), 80, 2.4, "#f1f5ff"),
        stage.lamp("fill", (100, -80, 50), (0, 0, 8), 80, 0.45, "#fff1de"),
        stage.lamp("rim", (45, 45, 80), (0, 0, 8), 45, 1.4),
    ]
    if sun:
        window_light(stage, sun, slats=0, spread=2.4, towards=(0, 8, 12))
    stage.exposure = 0.2
    return PAPER.get(paper, paper)


def evening(stage, wall="#a7a49a"):
    """A shelf before a wall in the evening: the lamps are the light of the picture."""
    bedside(stage, wall, 17)
    stage.light_night(0.4)
    stage.room(0.035, "#b9c6e0")
    stage.lights.append(stage.lamp("hall", (60, -90, 50), (0, 0, 6), 60, 0.34, "#ffe2c0"))
    stage.exposure = 0.4
