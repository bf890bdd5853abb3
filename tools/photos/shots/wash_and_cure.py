"""The curing lamp, the turntable and the wash tubs."""

from models.beaker import beaker
from models.bottle_light import light_bottles
from models.curing_lamp import curing_lamp
from models.scaled_egg import scaled_egg
from models.turntable import TOP, turntable
from models.wash_tub import wash_tub
from models.workbench import workshop
from studio import materials, shapes
from studio.bottle import resin_bottle
from studio.ruler import ruler
from studio.shot import shot

SAGE, RUST, PEARL = "#7fbcae", "#c9663f", "#e6e2d8"


def dim_room(stage, room=0.07, key=0.1):
    """Evening in the workshop: what a switched-on lamp needs to be the light of the picture."""
    stage.light_softly(key, warmth=False)
    stage.room(room, "#c9c6ee")


@shot("products/uv-curing-light-on")
def lamp_on(stage):
    stage.set_paper("lilac")
    dim_room(stage)
    curing_lamp(on=True)
    turntable()
    scaled_egg(PEARL, 8.5, at=(0, 0, TOP - 0.1))
    stage.look(at=(3.6, 0, 14.2), distance=108, turn=-10, rise=9)


@shot("products/uv-curing-light-off")
def lamp_off(stage):
    stage.set_paper("lilac")
    curing_lamp()
    turntable()
    scaled_egg(SAGE, 8.5, at=(0, 0, TOP - 0.1))
    stage.look(at=(3.6, 0, 14.2), distance=108, turn=14, rise=10)


@shot("products/uv-curing-light-ruler")
def lamp_ruler(stage):
    stage.set_paper("lilac")
    curing_lamp(at=(1, 0, 0))
    ruler(30, at=(-13, 0, 0))
    stage.look(at=(3, 0, 14.6), distance=112, turn=-4, rise=8)


@shot("products/uv-curing-light-timer")
def lamp_timer(stage):
    stage.set_paper("lilac")
    dim_room(stage, 0.25, 0.4)
    curing_lamp(on=True, strength=0.5, at=(-12, 0, 0))
    stage.look(at=(-0.4, -0.9, 2.0), distance=36, turn=-6, rise=34, fstop=8)


@shot("products/solar-turntable-front")
def turntable_front(stage):
    stage.set_paper("lilac")
    card = materials.paper("#71808a")
    shapes.box((70, 0.5, 10), card, at=(-24, 50, 23), turn=(0, 14, 0), bevel=0)
    turntable(turn=8)
    stage.look(at=(0, 0, 1.6), distance=47, turn=-8, rise=14)


@shot("products/solar-turntable-cell")
def turntable_cell(stage):
    stage.set_paper("lilac")
    turntable(turn=-6)
    scaled_egg(RUST, 6.5, at=(1.0, 1.0, TOP - 0.1))
    stage.look(at=(0.3, -4, 2.6), distance=31, turn=8, rise=13, fstop=8)


@shot("products/solar-turntable-lamp")
def turntable_lamp(stage):
    stage.set_paper("lilac")
    dim_room(stage)
    curing_lamp(on=True, at=(0.5, 0.5, 0), turn=8)
    turntable(turn=12)
    scaled_egg(PEARL, 7.5, at=(0, 0, TOP - 0.1))
    stage.look(at=(0.6, 0, 6.2), distance=58, turn=-12, rise=15)


@shot("products/solar-turntable-bench")
def turntable_bench(stage):
    workshop(stage)
    turntable(turn=10)
    scaled_egg(SAGE, 8.0, at=(0, 0, TOP - 0.1), turn=20)
    resin_bottle("Standard", "Sage", SAGE, at=(-13, 12, 0), turn=14)
    stage.look(at=(-1, 0, 6.4), distance=66, turn=-8, rise=13, fstop=6)


@shot("products/ipa-wash-tub-front")
def tub_front(stage):
    stage.set_paper("lilac")
    light_bottles(stage)
    wash_tub(turn=20)
    stage.look(at=(0, 0, 12.6), distance=104, turn=-8, rise=11)


@shot("products/ipa-wash-tub-basket")
def tub_basket(stage):
    stage.set_paper("lilac")
    light_bottles(stage)
    wash_tub(lid=False, basket=10.0, liquid=0.5, turn=35)
    scaled_egg(PEARL, 7.0, at=(-2.6, -1, 11.5))
    scaled_egg(RUST, 6.0, at=(3.4, 0.5, 11.5))
    stage.look(at=(0, 0, 16.9), distance=132, turn=-8, rise=12)


@shot("products/ipa-wash-tub-ruler")
def tub_ruler(stage):
    stage.set_paper("lilac")
    light_bottles(stage)
    wash_tub(at=(4, 0, 0))
    ruler(30, at=(-11.5, -2, 0))
    stage.look(at=(0.8, 0, 14.2), distance=118, turn=-4, rise=8)


@shot("products/ipa-wash-tub-sizes")
def tub_sizes(stage):
    stage.set_paper("lilac")
    light_bottles(stage)
    wash_tub("3 litres", at=(7.5, 3, 0))
    wash_tub("1 litre", at=(-11, -3, 0))
    stage.look(at=(-1, 0, 12), distance=122, turn=-6, rise=11)


@shot("products/ipa-wash-tub-bench")
def tub_bench(stage):
    workshop(stage)
    wash_tub(liquid=0.6, basket=0.2)
    scaled_egg(PEARL, 7.0, at=(-1, 0, 1.8))
    resin_bottle("Standard", "Rust", RUST, at=(-17.5, 5, 0), turn=12)
    beaker(250, at=(15, -3, 0), turn=-10)
    stage.look(at=(-1.2, 0, 12.2), distance=122, turn=-6, rise=11, fstop=7)
