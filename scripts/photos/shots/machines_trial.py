from models.resin_printer import TEAL, resin_printer
from studio.shot import shot
@shot("trial/resin")
def a(stage):
    stage.set_paper("mist")
    resin_printer()
    stage.look(at=(0,0,21), distance=200, turn=-18, rise=12)
@shot("trial/resin2")
def b(stage):
    stage.set_bench()
    resin_printer(hood=TEAL, resin="#c9582e", turn=-20)
    stage.look(at=(0,0,26), distance=130, turn=12, rise=8)
from models.filament_printer import filament_printer
from models.laser_cutter import laser_cutter
@shot("trial/fil")
def c(stage):
    stage.set_paper("mist")
    filament_printer()
    stage.look(at=(0,0,32), distance=240, turn=-18, rise=12)
@shot("trial/fil2")
def d(stage):
    stage.set_bench()
    filament_printer(colour="#c9582e", turn=-10)
    stage.look(at=(0,0,18), distance=110, turn=12, rise=16)
@shot("trial/laser")
def e(stage):
    stage.set_paper("mist")
    laser_cutter()
    stage.look(at=(0,0,8), distance=230, turn=-18, rise=22)
@shot("trial/laser2")
def f(stage):
    stage.set_bench()
    stage.light_softly(0.3); stage.room(0.15)
    laser_cutter(turn=10)
    stage.look(at=(0,0,12), distance=150, turn=5, rise=35)
