"""Timber from the laser: coasters, door signs, key tags."""

from models.laser_goods import coaster, hung_sign, key, key_tag
from models.table import mug, oak_table, panelled_door
from models.workbench import boarded_wall
from studio.ruler import ruler
from studio.shot import shot


def four(timber):
    coaster(timber, "leaves", (-5.5, -5.4, 0), 6)
    coaster(timber, "waves", (5.6, -5.9, 0), -3)
    coaster(timber, "curlew", (-5.4, 5.3, 0), -4)
    coaster(timber, "nuts", (5.4, 5.0, 0), 8)


@shot("products/timber-coasters-acacia")
def coasters_acacia(stage):
    stage.set_paper("mist")
    four("acacia")
    stage.look(at=(0, -0.6, 0.5), distance=70, turn=-6, rise=52, fstop=14)


@shot("products/timber-coasters-walnut")
def coasters_walnut(stage):
    stage.set_paper("mist")
    four("walnut")
    stage.look(at=(0, -0.6, 0.5), distance=70, turn=-6, rise=52, fstop=14)


@shot("products/timber-coasters-close")
def coasters_close(stage):
    stage.set_paper("mist")
    coaster("acacia", "curlew", (0, 0, 0), -4)
    stage.look(at=(0, 0.2, 0.6), distance=34, turn=-6, rise=44, fstop=13)


@shot("products/timber-coasters-stack")
def coasters_stack(stage):
    oak_table(stage, "#b9c8c4")
    for i, kind in enumerate(("nuts", "leaves", "waves")):
        coaster("acacia", kind, (9.2 + (i % 2) * 0.25, -1.5 - i * 0.12, i * 1.0), 10 + i * 17)
    coaster("acacia", "curlew", (-5, 3, 0), 14)
    mug("#e4ded0", (-5, 3, 1.0), 40)
    stage.look(at=(1.6, 0, 4.0), distance=66, turn=-8, rise=24, focus=(6, -4, 3))


def hang(stage, timber, name, wall):
    stage.set_backdrop(boarded_wall(wall, depth=0.55))
    stage.room(0.45)
    hung_sign(timber, name, (0, 0.5, 24))
    stage.look(at=(0, 0, 27.9), distance=92, turn=-9, rise=2)


@shot("products/door-sign-plywood")
def sign_plywood(stage):
    hang(stage, "ply", "Matilda", "#a9bdb8")


@shot("products/door-sign-walnut")
def sign_walnut(stage):
    hang(stage, "walnut", "Archie", "#e2dacb")


@shot("products/door-sign-door")
def sign_door(stage):
    stage.set_backdrop(*panelled_door("#6f918f"))
    stage.room(0.45)
    hung_sign("ply", "Matilda", (0, -0.05, 57))
    stage.look(at=(1, 0, 60.4), distance=118, turn=14, rise=2)


@shot("products/door-sign-close")
def sign_close(stage):
    stage.set_backdrop(boarded_wall("#a9bdb8", depth=0.55))
    stage.room(0.4)
    hung_sign("ply", "Matilda", (0, 0.5, 24))
    stage.look(at=(-8.8, 0, 24.6), distance=44, turn=-26, rise=8, fstop=9)


@shot("products/key-tag-walnut")
def tag_walnut(stage):
    stage.set_paper("oat")
    key_tag("walnut", "JM", (0.9, 0, 0), 12)
    stage.look(at=(-0.35, 0, 0.2), distance=21.5, turn=-6, rise=44, fstop=16)


@shot("products/key-tag-plywood")
def tag_plywood(stage):
    stage.set_paper("sage")
    key_tag("ply", "AB", (0.9, 0, 0), -9)
    stage.look(at=(-0.35, 0.1, 0.2), distance=21.5, turn=-6, rise=44, fstop=16)


@shot("products/key-tag-ruler")
def tag_ruler(stage):
    stage.set_paper("oat")
    key_tag("walnut", "JM", (1.2, -1.6, 0), 3)
    ruler(10, (-4.2, 3.4, 0), upright=False)
    stage.look(at=(0.6, 0.2, 0.2), distance=32, turn=-3, rise=52, fstop=16)


@shot("products/key-tag-keys")
def tag_keys(stage):
    oak_table(stage)
    key_tag("walnut", "JM", (2.0, -0.2, 0), 14)
    key((-1.86, -1.73, 0.33), 138, "brass", tilt=-3)
    key((-2.22, -1.25, 0.78), 106, "steel", seed=3, tilt=-8)
    stage.look(at=(-1.1, -1.4, 0.2), distance=30, turn=-8, rise=46, fstop=14)
