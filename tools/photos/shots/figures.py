"""Figures: the articulated dragon in its colours and lengths, the baby dragon in its egg."""

import math

from models.dragon import dragon
from models.dragon_egg import dragon_egg, open_egg
from studio.ruler import ruler
from studio.shot import shot

REEF = ("#0b4650", "#127a80", "#3fb0a8", "#9adccc", "#c9efe2")
SUNSET = ("#86121d", "#c9302a", "#ea6a2a", "#f2a131", "#f7cc54")
DUSK = ("#34195a", "#653094", "#a34fa6", "#dd7fb8", "#f3b4cd")

CURLED = [
    (10, -8),
    (5, -9),
    (-1, -8.5),
    (-7, -6),
    (-9, -1),
    (-4, 2),
    (2, 1),
    (8, 1.5),
    (10, 6),
    (5, 9),
    (-2, 8.5),
    (-8, 9),
]
WINDING = [(-9, -6), (-4, -9), (3, -9), (9, -4), (8, 3.5), (2, 6.5), (-5, 4.5), (-11, 3), (-15, 7), (-12, 11)]
RING = [(-3, -8.5), (4, -9.5), (10, -4.5), (9.5, 3), (3, 6.5), (-4, 5), (-7, 0), (-3.5, -4), (0.5, -2.5)]


def lay(stage, shades, points, middle=(0, 0, 1)):
    stage.set_paper("oat")
    dragon(shades, points, 55)
    stage.look(at=middle, distance=80, turn=-5, rise=44, fstop=13, focus=(0, -4, 2))
    stage.exposure = 0.4


@shot("products/articulated-dragon-reef")
def reef(stage):
    lay(stage, REEF, CURLED)


@shot("products/articulated-dragon-sunset")
def sunset(stage):
    lay(stage, SUNSET, WINDING)


@shot("products/articulated-dragon-dusk")
def dusk(stage):
    lay(stage, DUSK, RING, (2.5, -0.5, 1))


@shot("products/articulated-dragon-close")
def close(stage):
    stage.set_paper("oat")
    dragon(REEF, CURLED, 55)
    stage.look(at=(0, -6, 1.4), distance=46, turn=24, rise=30, fstop=11, focus=(4, -8, 1.8))
    stage.exposure = 0.4


@shot("products/articulated-dragon-lengths")
def lengths(stage):
    stage.set_paper("oat")
    gentle = [(0, 0), (4, 1.2), (9, -1.4), (15, 1.6), (22, -1.6), (29, 1.4)]
    dragon(SUNSET, [(1.9 * x, 2.2 * y) for x, y in gentle], 55, at=(-26, 6, 0))
    dragon(DUSK, gentle, 30, at=(-26, -7, 0))
    ruler(30, at=(-26, -13, 0), upright=False)
    stage.look(at=(-1.5, -3, 1), distance=142, turn=-3, rise=44, fstop=14)
    stage.exposure = 0.4


PURPLE, GREEN = "#7a48ae", "#379660"
PURPLE_FADE = ("#4a2380", "#7a45ad", "#b183d6")
GREEN_FADE = ("#14573a", "#2f8a57", "#8cc98a")


@shot("products/baby-dragon-purple")
def egg_purple(stage):
    stage.set_paper("blush")
    dragon_egg(PURPLE, turn=14)
    stage.look(at=(0, 0, 4.6), distance=46, turn=-5, rise=12, fstop=10)


@shot("products/baby-dragon-green")
def egg_green(stage):
    stage.set_paper("blush")
    dragon_egg(GREEN, turn=40)
    stage.look(at=(0, 0, 4.6), distance=46, turn=-5, rise=12, fstop=10)


@shot("products/baby-dragon-egg")
def egg_with_dragon(stage):
    stage.set_bench("#d8c3b6", 40)
    stage.room(0.45)
    dragon_egg(PURPLE, (-4.6, 2.4, 0), 30)
    dragon(PURPLE_FADE, [(-2, -5.4), (1, -5.6), (4, -4), (6.6, -1), (8.4, 2), (11.2, 2.6)], 15, joints=14)
    stage.look(at=(0.8, -0.6, 4.0), distance=58, turn=-6, rise=18, fstop=10, focus=(0, -3, 3))
    stage.exposure = 0.5


@shot("products/baby-dragon-open")
def egg_open(stage):
    stage.set_paper("blush")
    open_egg(GREEN, (5.6, 1.2, 2.95), (112, 0, 28), (-3.0, 1.2, 0), 20)
    turns = [math.radians(-60 + 25 * i) for i in range(14)]
    coil = [(2.35 * math.sin(a), -2.35 * math.cos(a)) for a in turns]
    dragon(GREEN_FADE, coil, 14.5, at=(-3.0, 1.2, 4.85), joints=14)
    stage.look(at=(0.9, 0.6, 3.6), distance=52, turn=-4, rise=32, fstop=11, focus=(-2, -0.6, 5))


@shot("products/baby-dragon-ruler")
def baby_ruler(stage):
    stage.set_paper("blush")
    straight = [(-7.5, 0), (-4, 0.25), (0, -0.25), (4, 0.2), (7.5, 0)]
    dragon(GREEN_FADE, straight, 15.9, at=(-0.2, 1.2, 0), joints=14)
    ruler(15, at=(-7.4, -1.4, 0), upright=False)
    stage.look(at=(0.3, -0.4, 0.6), distance=52, turn=0, rise=64, fstop=12)
