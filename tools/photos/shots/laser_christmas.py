"""Laser-cut Christmas: the native ornaments and the layered tree."""

import random

from models.gum_twig import gum_twig
from models.layered_tree import layered_tree, packed_tree
from models.ornaments import ornament
from studio.ruler import ruler
from studio.shot import shot

UP = 20
TWIG = [
    (-28, 1.0, 28.0),
    (-18, 0.4, 28.4),
    (-9, 0, 28.0),
    (0, 0, 28.2),
    (9, 0, 28.0),
    (18, 0.4, 28.5),
    (28, 1, 28.1),
]
HOLES = {"wattle": 3.85, "star": 3.12, "snow gum": 3.85, "tree": 2.95}


@shot("products/native-ornaments-row")
def ornaments_row(stage):
    stage.set_paper("sage")
    stage.room(0.4)
    stage.exposure = 0.4
    gum_twig(TWIG, random.Random(6), 9)
    for kind, x, drop, spin in (
        ("wattle", -14.4, 0, 12),
        ("star", -4.8, -1.0, -10),
        ("snow gum", 4.8, 0.1, 8),
        ("tree", 14.2, -1.0, -14),
    ):
        hang = 28.65 - UP - drop - HOLES[kind]
        ornament(kind, at=(x, 0, UP + drop), turn=(0, 0, spin), hang=hang)
    stage.look(at=(0, 0, UP + 1.6), distance=96, turn=-3, rise=4, fstop=9)


@shot("products/native-ornaments-wattle")
def ornaments_wattle(stage):
    stage.set_paper("sage")
    stage.room(0.4)
    stage.exposure = 0.4
    gum_twig(TWIG, random.Random(9), 7)
    ornament("wattle", at=(0, 0, UP), turn=(0, 0, 14), hang=28.65 - UP - HOLES["wattle"])
    stage.look(at=(0, 0, UP + 1.6), distance=42, turn=-10, rise=6, fstop=9, focus=(0, -0.4, UP))


@shot("products/native-ornaments-grid")
def ornaments_grid(stage):
    stage.set_paper("sage")
    stage.room(0.4)
    stage.exposure = 0.4
    places = (
        ("wattle", -7.2, 3.6, 8),
        ("star", 3.4, 4.6, -14),
        ("snow gum", -4.0, -7.6, -6),
        ("tree", 6.6, -6.8, 10),
    )
    for kind, x, y, spin in places:
        ornament(kind, at=(x, y, 0), turn=(0, 0, spin), flat=True)
    stage.look(at=(-0.3, -1.2, 0), distance=76, turn=-4, rise=62, fstop=13)


@shot("products/native-ornaments-ruler")
def ornaments_ruler(stage):
    stage.set_paper("sage")
    stage.room(0.4)
    stage.exposure = 0.4
    ornament("snow gum", at=(0, 0.6, 0), turn=(0, 0, 6), flat=True)
    ruler(10, at=(-3.75, -4.6, 0), upright=False)
    stage.look(at=(0.6, -0.6, 0), distance=48, turn=-4, rise=54, fstop=13)


@shot("products/layered-tree-front")
def tree_front(stage):
    stage.set_paper("sage")
    stage.room(0.4)
    stage.exposure = 0.4
    layered_tree(turn=-10)
    stage.look(at=(0, 0, 10.4), distance=82, turn=-2, rise=10, fstop=11, focus=(0, -2, 9))


@shot("products/layered-tree-side")
def tree_side(stage):
    stage.set_paper("sage")
    stage.room(0.4)
    stage.exposure = 0.4
    layered_tree(turn=-52)
    stage.look(at=(0, 0, 9.4), distance=90, turn=0, rise=18, fstop=11, focus=(0, -3, 9))


@shot("products/layered-tree-ruler")
def tree_ruler(stage):
    stage.set_paper("sage")
    stage.room(0.4)
    stage.exposure = 0.4
    layered_tree(at=(1.6, 0, 0), turn=-6)
    ruler(22, at=(-13, 0.5, 0))
    stage.look(at=(-1.2, 0, 11.2), distance=92, turn=-2, rise=8, fstop=12)


@shot("products/layered-tree-flat")
def tree_flat(stage):
    stage.set_paper("sage")
    stage.room(0.4)
    stage.exposure = 0.4
    packed_tree()
    stage.look(at=(0, -2.6, 0), distance=94, turn=-4, rise=62, fstop=13)
