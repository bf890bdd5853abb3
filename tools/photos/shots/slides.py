"""The wide pictures at the top of the front page: goods on the right, room for words on the left."""

import random

from models.bauble import faceted_bauble, lattice_bauble, name_bauble
from models.beaker import beaker
from models.gum_twig import gum_twig
from models.handtools import hang
from models.laser_goods import coaster, hung_sign, key_tag
from models.liquids import resin_liquid
from models.lithophane import lithophane_lamp
from models.moon_lamp import moon_lamp
from models.mushroom_lamp import mushroom_lamp
from models.ornaments import ornament
from models.resin_samples import cured, curlew_figure, lattice_ball
from models.tool_wall import tool_board
from models.workbench import bench_top, boarded_wall, cutting_mat, workshop
from studio import materials, shapes
from studio.bottle import resin_bottle
from studio.shot import shot

WIDE = {"width": 1920, "height": 700}


def look_wide(stage, at=(0, 0, 12.5), distance=205, rise=8, turn=0, fstop=2.6, focus=(22, -2, 10)):
    """The camera of a slide: goods a third of the way in from the right, the wall out of focus."""
    stage.look(at=at, distance=distance, turn=turn, rise=rise, fstop=fstop, focus=focus)


def coaster_stand(at):
    """A slotted pine block that holds a coaster up at `at`."""
    pine = materials.timber("pine", 0.8)
    for y, tall in ((-1.5, 1.6), (1.9, 2.6)):
        shapes.box((7, 1.4, tall), pine, (at[0], at[1] + y, tall / 2), bevel=0.12)
    shapes.box((7, 4.8, 0.5), pine, (at[0], at[1] + 0.2, 0.25), bevel=0.1)


@shot("slides/resin-and-supplies", **WIDE)
def resin_and_supplies(stage):
    workshop(stage)
    tool_board(80, 21)
    cutting_mat(52, 30, (24, -8), -3)
    resin_bottle("Standard", "Grey", "#8d9499", at=(9, 2, 0.3), turn=8)
    resin_bottle("Tough", "Black", "#2b2d30", cap="#1f6f73", at=(18.8, 5, 0.3), turn=-2)
    resin_bottle("Flexible", "Firm 80A", "#b5532f", at=(29, 1, 0.3), turn=-10)
    beaker(250, 130, resin_liquid("#1f8f95"), at=(0.5, -6, 0.0))
    curlew_figure(cured("#1f8f95"), 6.5, at=(37, -5, 0.3), turn=-10)
    lattice_ball(cured("#e8e6e0"), 2.0, at=(18.5, -8, 0.3))
    look_wide(stage)


@shot("slides/night-lights", **WIDE)
def night_lights(stage):
    stage.set_backdrop(*bench_top(), boarded_wall("#7b8790", 30))
    stage.light_night(0.4)
    stage.room(0.035, "#b9c6e0")
    lithophane_lamp(stage, 1.9, at=(2, 0, 0), room=2.2)
    moon_lamp(stage, 15, 2.3, at=(18, 3, 0), room=2.2)
    mushroom_lamp(stage, "red", 2.2, at=(33, -2, 0), room=2.2, turn=20)
    look_wide(stage, at=(0, 0, 10.5), focus=(20, -4, 9))
    stage.exposure = 0.45


@shot("slides/laser-cut-timber", **WIDE)
def laser_cut_timber(stage):
    workshop(stage, wall="#c8d3c8", depth=19)
    hung_sign("ply", "Matilda", (21, 18.7, 13.2), width=34, height=12)
    cutting_mat(44, 26, (29, -10), 4)
    coaster_stand((7.5, -3))
    coaster("acacia", "curlew", (7.5, -3, 5.6), -6, (72, 0))
    coaster("walnut", "leaves", (21, -9, 0.3), 12)
    coaster("acacia", "waves", (21.5, -9.3, 1.4), -6)
    coaster("acacia", "nuts", (33, -11, 0.3), 8)
    hang(key_tag("walnut", "JM"), 42.5, 11, 18.8, 84, 0.3)
    look_wide(stage, rise=13, at=(0, 0, 10), focus=(20, 4, 9))


@shot("slides/christmas", **WIDE)
def christmas(stage):
    workshop(stage, wall="#e6cfc2", depth=24)
    gum_twig(
        [(-9, 8, 22.5), (0, 4, 20.4), (8, 2, 19.6), (18, 1, 19.2), (28, 2, 18.8), (42, 5, 19.6)],
        random.Random(7), 11,
    )
    faceted_bauble("#a8452b", at=(3.2, 1.6, 11.2))
    lattice_bauble("#d9a441", at=(12, 0, 10.2), spin=12)
    name_bauble("Olive", "#1f6f73", at=(20.8, -0.6, 9.8), spin=-4)
    ornament("snow gum", "#a8452b", at=(29, 0.6, 9.8), turn=(0, 0, -14), hang=5)
    look_wide(stage, at=(2.4, 0, 10.2), distance=156, rise=5, fstop=2.4, focus=(14, -2, 10))
