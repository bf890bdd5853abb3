"""Easter: the woven basket, surprise eggs and bunny egg cups."""

from models.basket import DEEP, basket
from models.bunny_cup import bunny_cup
from models.easter_eggs import chocolate_egg, egg_half, hen_egg, surprise_egg
from models.gift_box import shreds
from studio import materials, shapes
from studio.ruler import ruler
from studio.shot import shot

STRAW, SAGE, LILAC = "#d3ab67", "#93ab8a", "#a995c9"
HEAP = (
    ("aqua", -5.0, -3.6, 11.6, (64, 20, 10)),
    ("wattle", 0.4, -5.4, 11.8, (70, -14, 0)),
    ("blush", 5.4, -3.0, 11.7, (58, 30, -20)),
    ("lilac", -5.4, 2.6, 11.8, (40, -50, 20)),
    ("blush", 0.2, 5.4, 11.8, (50, 10, 90)),
    ("aqua", 5.6, 2.6, 11.8, (60, 40, 60)),
    ("lilac", 1.9, -0.8, 14.2, (72, 24, 30)),
    ("wattle", -2.6, 0.4, 14.2, (66, -30, -40)),
)


def filled(stage, colour, name, ribbon="#1f6f73", turn=-8):
    stage.set_paper("mist")
    basket(colour, name, ribbon, turn=turn)
    shapes.lathe([(0, DEEP - 4.6), (8.6, DEEP - 4.6)], materials.paper("#d9c9a4"))
    shreds(12.4, 12.4, DEEP - 4.2, 170)
    for kind, x, y, z, pose in HEAP:
        surprise_egg(kind, (x, y, z), pose)
    stage.look(at=(0, 0, 11.3), distance=98, turn=-3, rise=17, fstop=11, focus=(0, -8, 11))


@shot("products/easter-basket-straw")
def straw(stage):
    filled(stage, STRAW, "Elsie")


@shot("products/easter-basket-sage")
def sage(stage):
    filled(stage, SAGE, "Archie", "#c8654a", 7)


@shot("products/easter-basket-lilac")
def lilac(stage):
    filled(stage, LILAC, "Nora", "#e3b23c", -6)


@shot("products/easter-basket-bow")
def bow_close(stage):
    filled(stage, STRAW, "Elsie")
    stage.look(at=(0.4, -8, 9.6), distance=42, turn=12, rise=12, fstop=10, focus=(0, -10.6, 9.9))


@shot("products/surprise-eggs-row")
def eggs_row(stage):
    stage.set_paper("oat")
    for i, kind in enumerate(("aqua", "blush", "lilac", "wattle")):
        surprise_egg(kind, ((i - 1.5) * 6.6, (0.5, -0.6)[i % 2], 0), (0, 0, 17 * i))
    stage.look(at=(0, 0, 3.5), distance=74, turn=-4, rise=11, fstop=11)


@shot("products/surprise-eggs-ruler")
def eggs_ruler(stage):
    stage.set_paper("oat")
    surprise_egg("aqua", (2.4, 0, 0), (0, 0, 10))
    ruler(10, at=(-3.2, 0.4, 0))
    stage.look(at=(0, 0, 5), distance=54, turn=-3, rise=9, fstop=11)


@shot("products/surprise-eggs-open")
def eggs_open(stage):
    stage.set_paper("oat")
    egg_half("lilac", False, (-2.2, 1.2, 0), (0, 0, 20))
    egg_half("lilac", True, (4.4, 0.4, 2.2), (104, 0, 26))
    for x, y, z, turn, shade in (
        (-2.7, 0.9, 2.5, (0, -24, 30), "#d9a441"),
        (-1.4, 1.8, 2.6, (0, 20, 100), "#b83f4e"),
        (0.6, -3.6, 0, (0, 0, 24), "#2f8f8d"),
        (3.3, -4.6, 0, (0, 0, 130), "#d9a441"),
    ):
        chocolate_egg(shade, (x, y, z), turn)
    surprise_egg("wattle", (-8.2, 3.6, 0), (0, 0, 40))
    stage.look(at=(-1.4, -0.4, 2.9), distance=58, turn=-4, rise=24, fstop=10, focus=(-1, -1, 3))


def breakfast(stage, shade, x, y, turn, shell="#c98f63"):
    bunny_cup(shade, (x, y, 0), turn)
    hen_egg((x, y, 1.45), (2, 3, turn), shell)


@shot("products/bunny-egg-cups-row")
def cups_row(stage):
    stage.set_paper("lilac")
    breakfast(stage, "blush", -7.4, 0.8, -14, "#d8a47c")
    breakfast(stage, "cream", 0, -0.6, 4)
    breakfast(stage, "mint", 7.3, 0.9, 18, "#b97a52")
    stage.look(at=(0, 0, 4.5), distance=66, turn=-3, rise=13, fstop=11)


@shot("products/bunny-egg-cups-front")
def cups_front(stage):
    stage.set_paper("lilac")
    breakfast(stage, "cream", 0, 0, 8)
    stage.look(at=(0, 0, 4.6), distance=43, turn=-4, rise=14, fstop=10)


@shot("products/bunny-egg-cups-back")
def cups_back(stage):
    stage.set_paper("lilac")
    bunny_cup("mint", (-3.9, 0.4, 0), 140)
    breakfast(stage, "blush", 3.7, -0.4, 58)
    stage.look(at=(0.3, 0, 4.4), distance=50, turn=-4, rise=20, fstop=10)


@shot("products/bunny-egg-cups-ruler")
def cups_ruler(stage):
    stage.set_paper("lilac")
    bunny_cup("cream", (2.6, 0, 0), 10)
    ruler(10, at=(-3.6, 0.6, 0))
    stage.look(at=(0, 0, 5.0), distance=58, turn=-3, rise=12, fstop=11)
