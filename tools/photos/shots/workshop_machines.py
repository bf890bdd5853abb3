"""The benches of the workshop with their machines at work."""

from models import laser_cutter
from models.curing_lamp import curing_lamp
from models.filament_printer import filament_printer
from models.ornaments import disc_outline, star_outline, tree_outline
from models.planter import faceted_planter
from models.resin_printer import resin_printer
from models.scaled_egg import scaled_egg
from models.tool_wall import supply_shelf, tool_board
from models.turntable import TOP, turntable
from models.wash_tub import wash_tub
from models.workbench import bench_top, boarded_wall, cutting_mat, workshop
from studio import shapes
from studio.artwork import artwork
from studio.bottle import resin_bottle
from studio.shot import shot


@shot("workshop/resin-printers")
def resin_printers(stage):
    workshop(stage, depth=40, towards=(0, 10, 30))
    supply_shelf(12, 52, 40, 96, spools=())
    for x, resin, turn, done in (
        (-33, "#8d9499", 8, 0.5), (0, "#2f8a84", 0, 0.75), (33, "#e9eceb", -8, 0.35)
    ):
        resin_printer(resin=resin, progress=done, at=(x, 10, 0), turn=turn)
    resin_bottle("Standard", "Grey", "#8d9499", at=(-17, -13, 0), turn=10)
    stage.look(at=(0, 0, 23), distance=255, turn=-10, rise=9, fstop=4, focus=(0, 0, 20))


@shot("workshop/filament-printers")
def filament_printers(stage):
    workshop(stage, "#cfd8cc", depth=52, towards=(0, 10, 34))
    filament_printer(colour="#b5532f", progress=0.6, at=(-28, 8, 0), turn=8)
    filament_printer(colour="#2c8a86", progress=0.85, at=(28, 8, 0), turn=-8)
    faceted_planter("sage", "Small", at=(2, -20, 0))
    stage.look(at=(0, 0, 32), distance=300, turn=-8, rise=9, fstop=4, focus=(0, 0, 20))


@shot("workshop/laser-cutter")
def laser(stage):
    workshop(stage, depth=52)
    tool_board(10, 42, 52)
    open_cutter((0, 4, 0), 5)
    stage.look(at=(0, 4, 21), distance=240, turn=-10, rise=40, fstop=6, focus=(0, -4, 12))


def open_cutter(at, turn):
    """The laser cutter with its lid up and a sheet of ornaments on its bed."""
    body = [*laser_cutter.housing(False), *laser_cutter.bed(ornament_sheet()), *laser_cutter.gantry(False)]
    hinge = (0, laser_cutter.DEEP / 2 - 2.2, laser_cutter.TALL + 0.8)
    lid = laser_cutter.window("#dde8e4")
    for part in lid:
        part.location = [p - h for p, h in zip(part.location, hinge)]
    raised = shapes.group(*lid, at=hinge, turn=(-64, 0, 0))
    shapes.group(*body, raised, at=at, turn=(0, 0, turn))


def ornament_sheet():
    """Where the laser has cut stars, discs and trees out of the sheet."""
    rows = (star_outline(), disc_outline(), [(x, y - 3.6) for x, y in tree_outline(6.4, 7.3, 3, 0.7)])

    def draw(pen, _):
        for row in range(2):
            for column in range(4):
                middle = (190 + column * 292, 200 + row * 400)
                outline = rows[(row + column) % 3]
                pen.line(
                    [(middle[0] + x * 32, middle[1] - y * 32) for x, y in [*outline, outline[0]]],
                    fill="#ffffff", width=9
                )

    return artwork(1260, 810, draw, "#000000")


@shot("workshop/wash-and-cure-bench")
def wash_and_cure_bench(stage):
    stage.set_backdrop(*bench_top(), boarded_wall("#cfcadd", 40))
    stage.drop_lights()
    stage.room(0.16, "#d9dcf0")
    stage.lights = [stage.lamp("window", (-130, -60, 90), (0, 0, 10), 90, 1.0, "#dfe8ff")]
    curing_lamp(on=True, at=(-2, 0, 0))
    turntable(at=(-2, 0, 0))
    scaled_egg("#8fd0c4", 8.5, at=(-2, 0, TOP - 0.1))
    wash_tub(at=(27, 6, 0), turn=20, liquid=0.6)
    resin_bottle("Standard", "Grey", "#8d9499", at=(-23, 4, 0), turn=14)
    cutting_mat(45, 30, (-6, -8), 3)
    stage.look(at=(1.5, 0, 14), distance=165, turn=-6, rise=10, fstop=4)
    stage.exposure = 0.3
