"""Wide pictures of what we make: goods on the right, a calm ground on the left for a heading."""

from models.bauble import lattice_bauble
from models.chess import CREAM, piece
from models.lithophane import lithophane_lamp
from models.moon_lamp import moon_lamp
from models.mushroom_lamp import mushroom_lamp
from models.planter import faceted_planter
from models.plinth import drum, shelf_light
from models.scaled_egg import scaled_egg
from models.urns import mini_urn
from models.vase import wave_vase
from models.workbench import bench_top, boarded_wall
from studio.shot import shot

BANNER = {"width": 1920, "height": 600}
DEEP_TEAL, DEEP_RUST = "#2f6d70", "#a4583c"


@shot("workshop/made-to-order-banner", **BANNER)
def made_to_order(stage):
    tone = shelf_light(stage, DEEP_TEAL)
    drum(5, 7, tone, (4, 3))
    mini_urn("pearl", at=(4, 3, 7))
    wave_vase("#c9694a", 0, at=(16, 1, 0))
    piece("queen", CREAM, (25, -5, 0), (0, 0, 12))
    lattice_bauble("#e0c27a", at=(33.5, 0, 3.9), height=0, turn=(0, 18, 0))
    stage.look(at=(3, 0, 10.6), distance=205, turn=0, rise=8, fstop=5, focus=(20, -2, 8))


@shot("workshop/gallery-banner", **BANNER)
def gallery(stage):
    tone = shelf_light(stage, DEEP_RUST)
    drum(6, 4, tone, (2, 3))
    scaled_egg("#6fb5ae", 9, at=(2, 3, 4))
    moon_lamp(stage, 15, 0.0, at=(15, 2, 0))
    mushroom_lamp(stage, "teal", 0.0, at=(31, -2, 0))
    faceted_planter("sage", "Small", at=(44.5, 1, 0))
    stage.look(at=(9.5, 0, 9.6), distance=212, turn=0, rise=9, fstop=5, focus=(20, -2, 8))


@shot("workshop/lithophane-banner", **BANNER)
def lithophanes(stage):
    stage.set_backdrop(*bench_top(), boarded_wall("#7b8790", 30))
    stage.light_night(0.4)
    stage.room(0.035, "#b9c6e0")
    lithophane_lamp(stage, 2.0, at=(9, 2, 0), room=2.0)
    lithophane_lamp(stage, 1.8, at=(26, -3, 0), room=2.0, turn=-24)
    stage.look(at=(0, 0, 9.4), distance=185, turn=0, rise=8, fstop=3, focus=(20, -4, 8))
    stage.exposure = 0.45


@shot("workshop/things-we-make")
def things_we_make(stage):
    tone = shelf_light(stage, "oat")
    drum(4.4, 6, tone, (6.2, 3))
    piece("king", CREAM, (-15, -3, 0), (0, 0, 12))
    faceted_planter("sage", "Small", at=(-5.5, 0, 0))
    mini_urn("plum", at=(6.2, 3, 6))
    moon_lamp(stage, 12, 0.0, at=(17.5, 1, 0))
    stage.look(at=(1, 0, 6.6), distance=108, turn=-6, rise=10, fstop=8)
