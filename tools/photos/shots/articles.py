"""Pictures of the blog."""

import math

import numpy as np
from models.bedside import book
from models.chalk_board import goggles
from models.curing_lamp import curing_lamp
from models.glove import glove_box
from models.laser_goods import coaster
from models.lithophane import lithophane_panel
from models.parcel import address_label, wrapped_parcel
from models.pendants import paw_heart
from models.planter import faceted_planter
from models.plinth import evening, shelf_light
from models.scaled_egg import scaled_egg
from models.skin import skin
from models.tool_wall import jar, tool_board
from models.turntable import TOP, turntable
from models.workbench import cutting_mat, workshop
from studio import materials, shapes
from studio.bottle import WHITE, resin_bottle
from studio.ruler import ruler
from studio.shot import shot

from .keepsakes import necklace, slope


@shot("articles/choosing-a-resin")
def choosing_a_resin(stage):
    workshop(stage, depth=46)
    tool_board(16, 34, 46)
    cutting_mat(45, 30, (0, -4), -3)
    resin_bottle("Standard", "Grey", "#8d9499", at=(-11, 0, 0.3), turn=8)
    resin_bottle("Tough", "Black", "#2b2d30", cap="#1f6f73", at=(0, 3, 0.3))
    resin_bottle("Water-Wash", "Sapphire", "#2b5aa6", body=WHITE, at=(11, 0, 0.3), turn=-8)
    stage.look(at=(0, 0, 11), distance=112, turn=-7, rise=11, fstop=3.5, focus=(0, -3, 10))


def stepped_dome(layer, colour, at):
    """A dome 6 cm wide of real layers `layer` cm thick, rounded at their edges."""
    radius, profile, z = 3.0, [(0, 0)], 0.0
    while z < radius - layer / 2:
        r = math.sqrt(max(radius**2 - (z + layer / 2) ** 2, 0))
        profile += [
            (r - layer * 0.18, z + layer * 0.02), (r, z + layer * 0.3), (r, z + layer * 0.7),
            (r - layer * 0.18, z + layer * 0.98),
        ]
        z += layer
    profile.append((0, z))
    return shapes.lathe(profile, materials.plastic(colour, 0.38), (*at, 0), steps=160, name="dome")


@shot("articles/choosing-a-layer-height")
def layer_height(stage):
    shelf_light(stage, "oat")
    for layer, x, y in ((0.028, -6.6, 0.6), (0.016, 0, -0.4), (0.008, 6.6, 0.6)):
        stepped_dome(layer, "#1f8f95", (x, y))
    ruler(20, at=(-10, -6.2, 0), upright=False)
    stage.look(at=(0, -1.4, 1.0), distance=50, turn=-4, rise=24, fstop=12)


@shot("articles/post-curing-resin-prints")
def post_curing(stage):
    workshop(stage, "#cfcadd", depth=40, sun=0, sky=0.42)
    curing_lamp(on=True)
    turntable()
    scaled_egg("#8fd0c4", 8.5, at=(0, 0, TOP - 0.1))
    stage.look(at=(3.5, 0, 13.5), distance=118, turn=14, rise=15, fstop=6)


@shot("articles/how-lithophanes-work")
def how_lithophanes_work(stage):
    evening(stage, "#a9a59c")
    lithophane_panel(stage, 2.6)
    book((17, 12, 2.2), "#3f5d6b", (19, 9, 0), -12)
    stage.look(at=(0.5, 0, 8.6), distance=92, turn=-30, rise=12, fstop=8)


@shot("articles/caring-for-laser-cut-timber")
def caring_for_timber(stage):
    workshop(stage, depth=40)
    coaster("acacia", "curlew", (-1.5, -2, 0), -8)
    cloth((9, 4))
    jar("#b07a2c", (-7.5, 8, 0), 8)
    stage.look(at=(0.4, 0, 2.6), distance=68, turn=-8, rise=32, fstop=6, focus=(-1, -3, 1))


def cloth(at, size=13.0):
    """A soft cotton cloth dropped in folds."""
    y, x = np.mgrid[-1:1:90j, -1:1:90j]
    folds = 0.75 * np.sin(x * 4.2 + 2 * y) + 0.5 * np.sin(7 * y - 3 * x + 1) + 0.3 * np.sin(11 * x + 5 * y)
    z = 0.9 + 0.75 * folds * (1 - 0.4 * (x * x + y * y) / 2)
    points = np.stack(
        [
            at[0] + (x + 0.1 * np.sin(3 * y)) * size / 2, at[1] + (y + 0.08 * np.sin(4 * x)) * size / 2,
            np.maximum(z, 0.08),
        ],
        -1,
    )
    return skin(points, materials.rubber("#e3d9c6", 0.95))


@shot("articles/local-delivery-gladstone-calliope")
def local_delivery(stage):
    workshop(stage, "#d7ddd3", depth=42)
    wrapped_parcel(24, 17, 12, at=(-7, 5, 0), turn=9, bow=True)
    address_label((-6.4, -3.75, 6.2), (90, 0, 9), 11)
    faceted_planter("terracotta", "Medium", at=(14.5, 0, 0))
    stage.look(at=(1, 0, 8), distance=112, turn=-5, rise=13, fstop=4, focus=(0, -4, 7))


@shot("articles/resin-safety-at-home")
def resin_safety(stage):
    workshop(stage, depth=46)
    glove_box("M", at=(-7.5, 4, 0), turn=7)
    resin_bottle("Standard", "Grey", "#8d9499", at=(13, 2, 0), turn=-8)
    goggles((0.5, -9, 4.2), (-78, 0, 14))
    stage.look(at=(1.5, 0, 9), distance=112, turn=-6, rise=14, fstop=5, focus=(0, -6, 6))


@shot("articles/ordering-a-keepsake")
def ordering_a_keepsake(stage):
    display = slope(stage, "#3d4a57", "blush")
    for item in (paw_heart("silver", (0, 2.6, 0.3)), necklace("silver", 3.8)):
        item.parent = display
    stage.look(at=(0.4, 0.3, 5), distance=27, turn=14, rise=15, fstop=20, focus=(0, -1, 3.4))
