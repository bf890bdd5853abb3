"""Gloves, release film and build plates."""

import math

from models.beaker import beaker
from models.bottle_light import tall_box
from models.build_plate import bracket, gear, magnet_base, small_egg, steel_sheet, stood
from models.glove import along, glove, glove_box, lying
from models.hardware import cap_screw, chrome
from models.liquids import resin_liquid
from models.release_film import film, hex_key, vat_frame
from models.workbench import workshop
from studio import materials
from studio.ruler import ruler
from studio.shot import shot

GREY, RUST_RESIN = "#8d9499", "#c05f38"


def rising(y):
    """The line of a glove pulled up out of its box: upright, then nodding forward."""
    if y <= 1:
        return 0, y + 9.5, 0
    angle = min((y - 1) / 9, 1.5)
    return -4.2 * (1 - math.cos(angle)), 10.5 + 9 * math.sin(angle), 0


@shot("products/nitrile-gloves-box")
def gloves_box(stage):
    stage.set_paper("mist")
    glove_box(turn=14)
    glove(along(rising, lambda x: 18 + 6 * x), at=(0.6, 0.2, 4.6), turn=(0, 0, 20))
    stage.look(at=(0, 0, 12), distance=98, turn=-4, rise=12)


@shot("products/nitrile-gloves-pair")
def gloves_pair(stage):
    stage.set_paper("mist")
    glove(lying, at=(-6.9, 0, 0), turn=(0, 0, 12))
    glove(lying, left=True, at=(7.2, -0.6, 0), turn=(0, 0, -16))
    stage.look(at=(0, 0, 0.5), distance=84, turn=0, rise=58)


@shot("products/nitrile-gloves-fingers")
def gloves_fingers(stage):
    stage.set_paper("mist")
    glove(lying, turn=(0, 0, 34))
    stage.look(at=(-2.6, 4.4, 0.6), distance=46, turn=-8, rise=38, fstop=8)


@shot("products/nitrile-gloves-bench")
def gloves_bench(stage):
    workshop(stage)
    glove_box("L", at=(-5, 4, 0), turn=12)
    glove(along(rising, lambda x: 18 - 6 * x), left=True, at=(-4.6, 4.2, 4.6), turn=(0, 0, 14))
    beaker(250, 120, resin_liquid("#c9582e"), at=(13.5, -1, 0), turn=-8)
    stage.look(at=(1, 0, 11), distance=112, turn=-5, rise=11, fstop=7)


@shot("products/fep-film-front")
def film_front(stage):
    stage.set_paper("teal")
    tall_box(stage, (6, 48, 36), (2, 0, 0), 40, 12, 1.7)
    for step in range(3):
        film(
            14,
            20,
            corner=4.5 if step == 2 else 0,
            at=(step * 1.1 - 1, step * 0.6, 0.05 + step * 0.12),
            turn=18 + step * 7,
        )
    stage.look(at=(0.8, 0.4, 0.6), distance=60, turn=-8, rise=33)


@shot("products/fep-film-close")
def film_close(stage):
    stage.set_paper("teal")
    tall_box(stage, (4, 48, 34), (0, 0, 0), 50, 14, 1.6)
    mask = materials.paper("#f3f1ea")
    film(14, 20, material=mask, at=(2.0, 1.5, 0.03), turn=24)
    film(14, 20, at=(1.6, 1.2, 0.12), turn=22)
    film(14, 20, corner=3.4, material=mask, at=(1.2, 0.9, 0.2), turn=20)
    stage.look(at=(4.6, -5.5, 1.0), distance=42, turn=12, rise=28, fstop=9)


@shot("products/fep-film-sizes")
def film_sizes(stage):
    stage.set_paper("teal")
    tall_box(stage, (6, 60, 52), (2, 0, 0), 60, 12, 1.5)
    film(20, 28, at=(6.5, 2, 0.03), turn=-4)
    film(14, 20, at=(-13, -1.5, 0.03), turn=5)
    ruler(28, at=(-14.5, -13.6, 0), upright=False)
    stage.look(at=(-1.2, -0.8, 0), distance=104, turn=0, rise=48)


@shot("products/fep-film-vat")
def film_vat(stage):
    stage.set_paper("teal")
    tall_box(stage, (4, 50, 44), (0, 0, 0), 50, 10, 2.2)
    vat_frame(turn=-20, screws=12)
    for step, (x, y) in enumerate(((12.4, -5.2), (13.6, -3.4))):
        cap_screw(chrome(), 0.3, 0.32, at=(x, y, 0.3), turn=(90, 0, 40 + step * 70))
    hex_key(at=(5.5, -11.4, 0), turn=12)
    stage.look(at=(0.8, -1, 1.2), distance=72, turn=0, rise=34)


@shot("products/flex-build-plate-bent")
def plate_bent(stage):
    stage.set_paper("sage")
    tall_box(stage, (-30, 46, 44), (0, 0, 4), 60, 14, 3.5)
    radius, top = 10.5, 5.2
    steel_sheet(radius=radius, at=(0, 0, top))
    stood(gear(RUST_RESIN), -4.6, 0.5, radius, top + 0.06)
    stood(small_egg(RUST_RESIN), 0.6, -1.6, radius, top + 0.06, 0.3, 9)
    stood(bracket(RUST_RESIN, turn=30), 5.2, 2.0, radius, top + 0.06, 0.5, 14)
    stage.look(at=(0, 0, 3.2), distance=60, turn=-14, rise=20)


@shot("products/flex-build-plate-flat")
def plate_flat(stage):
    stage.set_paper("sage")
    tall_box(stage, (0, 50, 40), (0, 0, 0), 60, 16, 2.5)
    magnet_base(turn=(0, 0, -14))
    steel_sheet(at=(0, 0, 0.13), turn=(0, 0, -14))
    gear(GREY, at=(-5.4, 1.6, 0.19))
    small_egg(GREY, 3.4, at=(0.6, -1.2, 0.19))
    bracket(GREY, at=(5.6, -0.6, 0.19), turn=-30)
    stage.look(at=(0, 0, 0.8), distance=70, turn=0, rise=26)


@shot("products/flex-build-plate-corner")
def plate_corner(stage):
    stage.set_paper("sage")
    tall_box(stage, (0, 50, 40), (0, 0, 0), 60, 16, 2.0)
    magnet_base(turn=(0, 0, 20))
    steel_sheet(at=(-0.8, -1.6, 0.5), turn=(2.5, -3.2, 14))
    gear(RUST_RESIN, at=(-4.5, 1.2, 0.75), turn=10)
    stage.look(at=(-0.5, -5.2, 0.6), distance=40, turn=-16, rise=20, fstop=9)


@shot("products/flex-build-plate-sizes")
def plate_sizes(stage):
    stage.set_paper("sage")
    tall_box(stage, (0, 60, 52), (0, 0, 0), 80, 30, 2.4)
    for size, x, y, turn in (
        ("220 × 130 mm", 4.5, 8.5, -3),
        ("165 × 100 mm", 8.5, -6.4, 2),
        ("135 × 80 mm", -8.8, -7.0, -4),
    ):
        magnet_base(size, at=(x, y, 0), turn=(0, 0, turn))
        steel_sheet(size, at=(x, y, 0.13), turn=(0, 0, turn))
    stage.look(at=(0, 0.6, 0), distance=96, turn=0, rise=50)
