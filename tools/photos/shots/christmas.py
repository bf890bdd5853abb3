"""Christmas: baubles on a gum twig, or beside it on the paper."""

import random

from models.bauble import faceted_bauble, lattice_bauble, name_bauble
from models.gum_twig import gum_twig
from models.gift_box import gift_box
from studio import materials, shapes
from studio.ruler import ruler
from studio.shot import shot

UP = 20
TWIG = [
    (-26, 1.5, 29.0),
    (-16, 0.4, 29.7),
    (-8, 0, 29.0),
    (0, 0, 29.2),
    (8, 0, 28.8),
    (16, 0.6, 29.7),
    (26, 2, 29.2),
]
RUST, TEAL, HONEY = "#a8452b", "#1f6f73", "#d99a36"
GOLD, WHITE, COPPER = "#d9a441", "#f1efe8", "#b5653a"


def hang(stage, paper, seed, leaves=9, distance=51):
    """Paper, the twig above the picture's middle, and the camera for what hangs at UP."""
    stage.set_paper(paper)
    gum_twig(TWIG, random.Random(seed), leaves)
    stage.look(at=(0, 0, UP + 2.0), distance=distance, turn=-4, rise=4, fstop=8)


@shot("products/lattice-bauble-gold")
def lattice_gold(stage):
    hang(stage, "blush", 3)
    lattice_bauble(GOLD, at=(0, 0, UP), spin=12)


@shot("products/lattice-bauble-white")
def lattice_white(stage):
    hang(stage, "blush", 21)
    lattice_bauble(WHITE, at=(0, 0, UP), spin=30)


@shot("products/lattice-bauble-copper")
def lattice_copper(stage):
    hang(stage, "blush", 8)
    lattice_bauble(COPPER, at=(0, 0, UP), spin=50)


@shot("products/lattice-bauble-lit")
def lattice_lit(stage):
    stage.set_paper("blush")
    stage.light_night(0.3)
    wall = shapes.box((200, 1, 120), materials.paper("#d9b9a6"), at=(0, 10, 30), bevel=0)
    wall.name = "wall"
    gum_twig(TWIG, random.Random(8), 5)
    lattice_bauble(COPPER, at=(0, 0, UP), spin=50)
    stage.lamp("fairy light", (0, 0, UP), (0, 0, 0), 0.22, 1300, "#ffc37a", kind="POINT")
    shapes.ball(0.2, materials.glowing("#ffd9a0", 60), (0, 0, UP))
    stage.exposure = 0.9
    stage.look(at=(0, 0, UP + 1.4), distance=62, turn=-10, rise=4, fstop=8)


@shot("products/faceted-baubles-row")
def faceted_row(stage):
    hang(stage, "oat", 11, 11, 80)
    stage.room(0.3)
    stage.exposure = 0.55
    for x, drop, colour, spin in ((-10.4, 0.6, RUST, 10), (0, -1.2, TEAL, 40), (10.4, 0.2, HONEY, 66)):
        faceted_bauble(colour, at=(x, 0, UP + drop), spin=spin, height=4.4 - drop)


@shot("products/faceted-baubles-rust")
def faceted_rust(stage):
    stage.set_paper("oat")
    faceted_bauble(RUST, at=(0, 0, 3.98), turn=(-20, 26, 0), spin=20, height=0)
    stage.room(0.3)
    stage.exposure = 0.55
    stage.look(at=(0.8, 0, 4.4), distance=46, turn=-6, rise=14, fstop=9)


@shot("products/faceted-baubles-box")
def faceted_box(stage):
    stage.set_paper("oat")
    gift_box(3, (9.6, 9.6, 5.0), "#b08c63")
    for x, colour, spin in ((-9.6, RUST, 10), (0, TEAL, 40), (9.6, HONEY, 75)):
        faceted_bauble(colour, at=(x, 0, 4.4), turn=(-18, spin / 6 - 6, 0), spin=spin, height=0)
    stage.look(at=(0, 0, 3.6), distance=90, turn=-14, rise=36, fstop=12)
    stage.room(0.3)
    stage.exposure = 0.55


@shot("products/name-bauble-teal")
def name_teal(stage):
    hang(stage, "mist", 14)
    name_bauble("Olive", TEAL, at=(0, 0, UP), spin=-4)


@shot("products/name-bauble-rust")
def name_rust(stage):
    hang(stage, "mist", 17)
    name_bauble("Hugo", RUST, at=(0, 0, UP), spin=-4)


@shot("products/name-bauble-close")
def name_close(stage):
    hang(stage, "mist", 14)
    name_bauble("Olive", TEAL, at=(0, 0, UP), spin=-6)
    stage.look(at=(0.4, -2, UP + 0.4), distance=27, turn=-6, rise=10, fstop=13, focus=(0, -3.6, UP))


@shot("products/name-bauble-ruler")
def name_ruler(stage):
    stage.set_paper("mist")
    name_bauble("Matilda", RUST, at=(2.6, 0, 3.9), turn=(-12, 10, 0), spin=-2, height=0)
    ruler(10, at=(-5.4, 0.5, 0))
    stage.look(at=(-0.4, 0, 5.2), distance=62, turn=-3, rise=9, fstop=11)
