"""Cookie cutters, alone and at work."""

from models.cutters import biscuit, biscuit_material, cutter, flour, outline
from models.table import baking_paper, baking_tray, dough, oak_table, rolling_pin
from studio.ruler import ruler
from studio.shot import shot

TEAL, RUST, GREEN, BLUE, GOLD = "#2a8f90", "#c4603a", "#7d9c6a", "#4f7fa8", "#d6a53c"


@shot("products/cookie-cutters-set")
def cutters_set(stage):
    stage.set_paper("oat")
    cutter("koala", TEAL, (-6.2, 5.6, 0), 6)
    cutter("star", RUST, (6.2, 5.8, 0), -8)
    cutter("leaf", GREEN, (-6.2, -5.4, 0), 4)
    cutter("whale", BLUE, (6.0, -5.4, 0), -4)
    stage.look(at=(0, 0, 0.6), distance=70, turn=-5, rise=58, fstop=14)


@shot("products/cookie-cutters-koala")
def cutters_koala(stage):
    stage.set_paper("oat")
    cutter("koala", TEAL, turn=10)
    stage.look(at=(0, 0, 0.8), distance=37, turn=-8, rise=38, fstop=14)


@shot("products/cookie-cutters-ruler")
def cutters_ruler(stage):
    stage.set_paper("oat")
    cutter("whale", BLUE, (0, -1.2, 0), 3)
    ruler(10, (-5.0, 8.2, 0), upright=False)
    stage.look(at=(0, 1.8, 0.5), distance=47, turn=-4, rise=55, fstop=14)


@shot("products/cookie-cutters-dough")
def cutters_dough(stage):
    oak_table(stage)
    raw = biscuit_material(0.0)
    cut = [(x - 6.6, y - 4.2) for x, y in outline("star")]
    whale = [(x + 6.4, y - 4.6) for x, y in outline("whale")]
    dough((cut, whale), (0, 0, 0.02), 32, 23, material=raw)
    cutter("koala", TEAL, (-5.2, 6.0, 0.05), 8)
    cutter("leaf", GREEN, (7.4, 5.4, 0.05), -12)
    biscuit("whale", (6.6, -15.0, 0), -14, baked=0.0, thick=0.6, scale=0.97)
    cutter("star", RUST, (-7.5, -15.6, 0), 12)
    rolling_pin((-1, 17.2, 0), 4)
    flour(420, 20)
    stage.look(at=(-0.4, -2.6, 0.5), distance=110, turn=-8, rise=46, fstop=11)


@shot("products/leaf-and-star-cutters-set")
def pair_set(stage):
    stage.set_paper("mist")
    cutter("leaf", GREEN, (-5.6, 0.2, 0), 6)
    cutter("star", GOLD, (5.8, 0, 0), -12)
    stage.look(at=(0, 0, 0.7), distance=58, turn=-5, rise=46, fstop=14)


@shot("products/leaf-and-star-cutters-leaf")
def pair_leaf(stage):
    stage.set_paper("mist")
    cutter("leaf", GREEN, turn=-6, blade_up=True)
    stage.look(at=(0, 0, 0.8), distance=37, turn=-8, rise=34, fstop=14)


@shot("products/leaf-and-star-cutters-biscuits")
def pair_biscuits(stage):
    oak_table(stage)
    baking_tray(34, 26, turn=4)
    baking_paper(33, 25, (0, 0, 0.13), 3, "#efe9dc")
    spots = [
        ("leaf", -9.5, 7, 12),
        ("star", 1.5, 7.5, -8),
        ("leaf", 10.8, 6.2, 168),
        ("star", -10.6, -5.4, 14),
        ("leaf", 0.6, -5.6, 4),
        ("star", 11.4, -5.6, -20),
    ]
    for i, (shape, x, y, turn) in enumerate(spots):
        biscuit(shape, (x, y, 0.17), turn, baked=0.7 + 0.1 * (i % 3))
    cutter("star", GOLD, (-8.5, -20.5, 0), 8)
    cutter("leaf", GREEN, (6.5, -20.0, 0), 14)
    stage.look(at=(0, -5.6, 0.5), distance=114, turn=-6, rise=46, fstop=11)
