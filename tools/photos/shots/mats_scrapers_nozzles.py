"""Work mats, scrapers and nozzles."""

import math

from models.beaker import beaker
from models.bottle_light import tall_box
from models.build_plate import bracket, gear, steel_sheet
from models.filament_printer import BED, filament_printer
from models.liquids import resin_liquid
from models.nozzle import nozzle
from models.scrapers import RUST, TEAL, scraper, tweezers
from models.work_mat import drip, peeled_drip, work_mat
from models.workbench import workshop
from studio.bottle import resin_bottle
from studio.ruler import ruler
from studio.shot import shot

GREEN_RESIN = "#1f8f88"


@shot("products/silicone-mat-front")
def mat_front(stage):
    stage.set_paper("oat")
    work_mat(turn=-16)
    drip("#1f8f88", 3.0, 0.4, at=(-5, -5, 0.2), seed=3)
    drip("#c9582e", 1.9, 0.33, at=(4.5, -2.5, 0.2), seed=8)
    stage.look(at=(0, 0, 0), distance=118, turn=0, rise=31)


@shot("products/silicone-mat-peel")
def mat_peel(stage):
    stage.set_paper("oat")
    work_mat()
    peeled_drip(GREEN_RESIN, at=(3.5, -6.5, 0.2), turn=14)
    drip("#c9582e", 1.3, 0.3, at=(0.6, -9.8, 0.2), seed=8)
    stage.look(at=(6.6, -6.6, 1.2), distance=40, turn=-10, rise=24, fstop=9)


@shot("products/silicone-mat-edge")
def mat_edge(stage):
    stage.set_paper("oat")
    work_mat(at=(-14, 15, 0), turn=0)
    ruler(5, at=(2.4, -0.3, 0), turn=-6)
    stage.look(at=(0.3, 0, 1.5), distance=20, turn=-14, rise=13, fstop=16)


@shot("products/silicone-mat-bench")
def mat_bench(stage):
    workshop(stage)
    work_mat(at=(0, 2, 0), turn=-5)
    resin_bottle("Standard", "Teal", GREEN_RESIN, at=(-8, 5, 0.2), turn=14)
    beaker(100, 60, resin_liquid(GREEN_RESIN), at=(1.5, 0, 0.2), turn=-10)
    drip(GREEN_RESIN, 1.5, 0.3, at=(6.5, -5, 0.2), seed=4)
    drip(GREEN_RESIN, 0.6, 0.2, at=(9.6, -2.5, 0.2), seed=5)
    stage.look(at=(0, 0, 6.5), distance=112, turn=-6, rise=19, fstop=8)


@shot("products/scraper-set-front")
def scrapers_front(stage):
    stage.set_paper("blush")
    tall_box(stage, (0, 40, 62), (0, 4, 0), 70, 36, 1.25)
    scraper(TEAL, at=(-6.2, -3.4, 0), turn=(0, 0, 8))
    scraper(RUST, 2.0, at=(-0.4, -4.4, 0), turn=(0, 0, 1))
    tweezers(at=(5.6, -1, 0), turn=(0, 0, -9))
    stage.look(at=(-0.6, 1, 0), distance=64, turn=0, rise=56)


@shot("products/scraper-set-blades")
def scrapers_blades(stage):
    stage.set_paper("blush")
    tall_box(stage, (-4, 40, 30), (0, 10, 0), 50, 12, 1.6)
    scraper(TEAL, at=(-3.6, -11, 0), turn=(0, 0, 4))
    scraper(RUST, 2.0, at=(1.4, -12, 0), turn=(0, 0, -7))
    tweezers(at=(6.0, -3.6, 0), turn=(0, 0, -12))
    stage.look(at=(0.6, -0.6, 0.3), distance=44, turn=-14, rise=30, fstop=9)


@shot("products/scraper-set-lift")
def scrapers_lift(stage):
    stage.set_paper("blush")
    tall_box(stage, (-4, 44, 34), (0, 0, 0), 50, 16, 1.6)
    steel_sheet(at=(0, 2, 0), turn=(0, 0, 8), tab=False)
    lifted = gear(GREEN_RESIN, radius=2.3, at=(-2.4, 1.6, 0.38))
    lifted.rotation_euler = (math.radians(7), math.radians(9), 0)
    bracket(GREEN_RESIN, at=(4.6, 4.0, 0.06), turn=-20)
    scraper(RUST, at=(8.3, -9.4, 0.72), turn=(-5.2, 0, 43))
    stage.look(at=(1.2, -1.6, 0.8), distance=58, turn=-6, rise=24, fstop=8)


@shot("products/scraper-set-ruler")
def scrapers_ruler(stage):
    stage.set_paper("blush")
    tall_box(stage, (0, 46, 66), (0, 4, 0), 80, 40, 1.2)
    scraper(TEAL, at=(-5.4, 5.0, 0), turn=(0, 0, -90))
    scraper(RUST, 2.0, at=(-5.4, 0.4, 0), turn=(0, 0, -90))
    tweezers(at=(-4.7, -3.6, 0), turn=(0, 0, -90))
    ruler(22, at=(-10.9, -5.6, 0), upright=False)
    stage.look(at=(0, 0, 0), distance=78, turn=0, rise=58)


@shot("products/brass-nozzles-row")
def nozzles_row(stage):
    stage.set_paper("mist")
    for step, bore in enumerate(("0.2", "0.4", "0.6", "0.8")):
        nozzle(bore, at=(-1.8 + step * 1.2, 0, 0), turn=(-3, 4, -2, 3)[step])
    stage.look(at=(0, 0, 0.66), distance=13, turn=-6, rise=10, fstop=60)


@shot("products/brass-nozzles-one")
def nozzles_one(stage):
    stage.set_paper("mist")
    nozzle("0.4", at=(0.85, -0.4, 0), turn=-4)
    ruler(5, at=(-1.1, 0, 0))
    stage.look(at=(0.2, 0, 1.0), distance=10, turn=-4, rise=8, fstop=60)


@shot("products/brass-nozzles-thread")
def nozzles_thread(stage):
    stage.set_paper("mist")
    brass = nozzle("0.6", turn=8)
    brass.rotation_euler = (0, math.radians(90), math.radians(64))
    brass.location = (-0.3, -0.4, 0.31)
    nozzle("0.4", at=(0.75, 0.6, 0), turn=-10)
    stage.look(at=(0.15, 0, 0.5), distance=7.6, turn=-12, rise=20, fstop=70)


@shot("products/brass-nozzles-hotend")
def nozzles_hotend(stage):
    stage.set_paper("mist")
    machine = filament_printer("#c9582e", progress=0.28, spool=False)
    machine.location[2] = -BED
    stage.look(at=(0, -2, 4.6), distance=27, turn=-24, rise=5, fstop=14)
