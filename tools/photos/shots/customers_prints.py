"""What customers have printed or had printed, where it lives now."""

from models.bedside import bedside, book
from models.breakfast import letter_block, plate, toast_finger
from models.bunny_cup import bunny_cup
from models.chess import piece
from models.cloud_lamp import cloud_lamp
from models.desk import PAINTS, desk_organiser, pencil
from models.dice import cube_die, marbled, twenty_die
from models.dice_tower import dice_tower
from models.dragon import dragon
from models.easter_eggs import hen_egg
from models.fern import fern, garden_soil, litter
from models.lithophane import lithophane_panel
from models.moon_lamp import moon_lamp
from models.mushroom_lamp import toadstool
from models.planter import faceted_planter
from models.scaled_egg import scaled_egg
from models.table import mug, oak_table
from models.vase import wave_vase
from models.window import window_sill
from studio import materials, shapes
from studio.shot import shot


def evening(stage):
    """A bedside shelf with hardly any light but that of the lamp."""
    bedside(stage, "#a7a49a", 17)
    stage.light_night(0.4)
    stage.room(0.035, "#b9c6e0")
    stage.lights.append(stage.lamp("hall", (60, -90, 50), (0, 0, 6), 60, 0.55, "#ffe2c0"))
    stage.exposure = 0.4


@shot("prints/planters-on-a-sill")
def planters_on_a_sill(stage):
    window_sill(stage)
    faceted_planter("terracotta", "Small", "jade", at=(-13.6, -1.5, 0), turn=12, seed=3)
    faceted_planter("sage", "Medium", "echeveria", at=(-1.5, 0.5, 0), turn=20, seed=5)
    faceted_planter("slate", "Small", "dusk", at=(11.2, -1.5, 0), turn=3, seed=8)
    stage.look(at=(-1, 0, 8.4), distance=92, turn=8, rise=7, fstop=5, focus=(-1.5, -5, 7))


@shot("prints/wedding-vases")
def wedding_vases(stage):
    stage.set_paper("white")
    stage.room(0.5)
    wave_vase("white", grass=18, at=(-13.5, 1, 0), seed=4, kinds=("tail",))
    wave_vase("blush", at=(0, -2.5, 0), turn=20)
    wave_vase("mist", grass=18, at=(13.5, 1, 0), seed=15, kinds=("tail", "tail", "ear"))
    stage.look(at=(0, 0, 14.8), distance=134, turn=-4, rise=8)


@shot("prints/desk-in-rust")
def desk_in_rust(stage):
    oak_table(stage, "#cfc6b6")
    desk_organiser("rust", at=(-5, 0, 0), turn=-14)
    moon_lamp(stage, 8, 0, at=(11, 3, 0), lead_side=1)
    book((19, 13, 1.6), "#51666b", (10, -9.5, 0), 6)
    stage.look(at=(2.2, 0, 7.6), distance=96, turn=-8, rise=13, focus=(-5, -4, 6))


@shot("prints/dragon-in-plum")
def dragon_in_plum(stage):
    oak_table(stage, "#cbd2cb")
    plum = ("#3f1440", "#6f2868", "#a8478e", "#dc83b2", "#f3bdd0")
    dragon(
        plum,
        [(9, -6), (4, -8), (-2, -7), (-7, -3), (-3, 1), (4, 2), (8, 5), (4, 9), (-3, 9)],
        42,
        at=(0, -1, 0),
    )
    for i, (x, y, turn) in enumerate(((-17.5, 12.2, 84), (-16.5, 14.0, 79))):
        lying = shapes.group(pencil(PAINTS[(i * 2 + 1) % 6], 15), turn=(90, 0, 0))
        shapes.group(lying, at=(x, y, 0.4), turn=(0, 0, turn))
    stage.look(at=(-0.6, 0.2, 1), distance=68, turn=-5, rise=40, fstop=12, focus=(0, -3, 2))
    stage.exposure = 0.35


@shot("prints/chess-in-grey-resin")
def chess_in_grey(stage):
    stage.set_paper("oat")
    stage.room(0.42)
    piece("queen", "#b4bbbf", (-4.6, 0.6, 0), (0, 0, 20))
    piece("king", "#4d555b", (0.2, -0.8, 0), (0, 0, 8))
    piece("bishop", "#b4bbbf", (4.8, 0.8, 0), (0, 0, -30))
    stage.look(at=(0.1, 0, 5.1), distance=44, turn=-5, rise=9, fstop=9, focus=(0, -1, 6))
    stage.exposure = 0.35


@shot("prints/hatching-eggs")
def hatching_eggs(stage):
    oak_table(stage, "#b9c4b4")
    book((24, 17, 2.8), "#45606b", (-3, 1.5, 0), 5)
    book((22, 16, 2.2), "#b36a4b", (-2.6, 1.4, 2.8), -4)
    scaled_egg("#4d82ae", 9.5, at=(-7.4, 0.2, 5.0), turn=20)
    scaled_egg("#c8658b", 9.5, at=(2.2, 1.0, 5.0))
    scaled_egg("#dcae3f", 9.5, at=(14.6, -2.5, 0), turn=50)
    stage.look(at=(2, 0, 7.4), distance=88, turn=-7, rise=11, focus=(0, -3, 8))


@shot("prints/game-night-tower")
def game_night(stage):
    stage.set_bench("#4a3a33", 24)
    stage.drop_lights()
    stage.room(0.2, "#d8d2e0")
    stage.lights = [
        stage.lamp("pendant", (-28, -34, 66), (0, -2, 6), 26, 19.0, "#ffcf94"),
        stage.lamp("window", (95, -60, 45), (0, 0, 8), 70, 0.5, "#b9c9f0"),
    ]
    dice_tower("sandstone", at=(-2.5, 2, 0), turn=18)
    cube_die(marbled("#a3371f", "#c9622f"), at=(3.4, -9.6, 0), turn=(0, 0, 28))
    twenty_die(marbled("#0f5b61", "#2d8f8d"), at=(8.2, -7.2, 0), turn=14)
    for x, y, turn, z in ((12.4, 2.5, 12, 0), (13.2, 3.2, -9, 0.05)):
        shapes.plate(
            shapes.rounded(6.3, 8.8, 0.35),
            0.04,
            materials.plastic("#31505a", 0.4),
            at=(x, y, z),
            turn=(0, 0, turn),
        )
    mug("#b08a5e", (15.5, 15, 0), 40)
    stage.look(at=(1.6, 0, 8.9), distance=104, turn=-6, rise=15, fstop=7, focus=(-1, -5, 7))


@shot("prints/breakfast-bunnies")
def breakfast_bunnies(stage):
    oak_table(stage, "#c9d4cf")
    cloth = materials.paper("#e9e4d8")
    shapes.plate(shapes.rounded(46, 24, 0.4), 0.12, cloth, at=(1, 3, 0), turn=(0, 0, -3))
    for shade, x, y, turn, shell in (
        ("mint", -9.2, 1.2, -12, "#d8a47c"),
        ("wattle", -0.6, -1.6, 3, "#c98f63"),
        ("lilac", 8.2, 1.4, 16, "#b97a52"),
    ):
        bunny_cup(shade, (x, y, 0.12), turn)
        hen_egg((x, y, 1.57), (2, 3, turn), shell)
    plate(8.5, at=(15.5, 13.5, 0.12))
    for i in range(4):
        toast_finger(
            8, (13.0 + i * 1.6, 13.0 + (i % 2) * 0.5, 0.8 + 0.5 * (i % 2)), (0, 4 * (i % 2), 20 - i * 9)
        )
    stage.look(at=(0.6, 0, 4.6), distance=66, turn=-5, rise=15, fstop=9, focus=(0, -3, 5))


@shot("prints/nursery-cloud")
def nursery_cloud(stage):
    evening(stage)
    cloud_lamp(stage, 1.9, at=(2, 0, 0), room=1.5)
    for letter, colour, x, y, turn in (("A", "#b5532f", -12.5, -2.5, -14), ("B", "#1f6f73", -16.8, 0.6, 20)):
        letter_block(letter, colour, (x, y, 0), turn)
    letter_block("C", "#d9a441", (-14.6, -0.8, 4.0), 6)
    stage.look(at=(-2.6, 0, 7.6), distance=94, turn=-5, rise=7)


@shot("prints/lithophane-of-the-range")
def lithophane_of_the_range(stage):
    evening(stage)
    lithophane_panel(stage, 2.4, at=(-1.5, 0, 0), lead_side=-1)
    book((16, 12, 2.4), "#5d6f62", (20.5, 3, 0), -8)
    stage.look(at=(1.5, 0, 7.8), distance=92, turn=7, rise=7)


@shot("prints/mushrooms-in-the-garden")
def mushrooms_in_the_garden(stage):
    garden_soil()
    stage.set_backdrop(shapes.box((500, 2, 300), materials.paper("#33452a"), at=(0, 120, 40), bevel=0))
    stage.drop_lights()
    stage.room(0.8, "#e6eedd")
    stage.lights = [
        stage.lamp("sun", (-80, -30, 120), (0, 0, 6), 26, 36.0, "#fff0d2"),
        stage.lamp("sky", (40, 60, 90), (0, 0, 8), 60, 2.6, "#dcebf5"),
    ]
    litter()
    toadstool("pink", at=(-17.5, 1, -0.6), turn=30)
    toadstool("teal", at=(17, 3, -0.5), turn=-50)
    toadstool("wattle", at=(-0.5, -4, -0.6), turn=80)
    for i, (x, y, long) in enumerate(
        ((-36, 12, 26), (-24, 28, 30), (-4, 24, 30), (14, 30, 32), (34, 18, 28), (-8, 46, 34), (28, 44, 36))
    ):
        fern(9, long, (x, y, -0.4), seed=i)
    fern(4, 15, (-30, -12, -0.4), seed=21, facing=(20, 130))
    fern(4, 15, (30, -12, -0.4), seed=22, facing=(60, 170))
    stage.look(at=(0, 0, 7.4), distance=122, turn=-4, rise=13, fstop=5, focus=(0, -8, 9))
