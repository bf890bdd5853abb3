"""Categories of things we make: prints, night lights, timber."""

from models.bauble import faceted_bauble, lattice_bauble, name_bauble
from models.bedside import book
from models.chess import CREAM, EBONY, piece
from models.desk import desk_organiser
from models.dragon import dragon
from models.easter_eggs import surprise_egg
from models.laser_goods import coaster
from models.lithophane import lithophane_panel
from models.moon_lamp import moon_lamp
from models.mushroom_lamp import mushroom_lamp
from models.planter import faceted_planter
from models.plinth import drum, evening, shelf_light, slab
from models.urns import mini_urn
from models.vase import wave_vase
from studio.bottle import resin_bottle
from studio.shot import shot

from .easter import STRAW, filled
from .figures import REEF
from .groups_supplies import look


@shot("groups/3d-printed-products")
def printed_products(stage):
    tone = shelf_light(stage, "oat")
    drum(8, 3, tone, (6.5, 3))
    faceted_planter("terracotta", "Medium", at=(-5.5, 0, 0))
    wave_vase("lagoon", 9, at=(6.5, 3, 3))
    look(stage, (0, 0, 16.5), 150)


@shot("groups/prints-models")
def prints_models(stage):
    shelf_light(stage, "sand")
    dragon(
        REEF,
        [
            (10, -8), (5, -9), (-1, -8.5), (-7, -6), (-9, -1), (-4, 2), (2, 1), (8, 1.5), (10, 6), (5, 9),
            (-2, 8.5), (-8, 9),
        ],
        55,
    )
    stage.look(at=(0, 0, 1), distance=80, turn=-6, rise=46, fstop=12, focus=(0, -4, 2))
    stage.exposure = 0.45


@shot("groups/prints-models-figures")
def figures(stage):
    tone = shelf_light(stage, "sage")
    drum(3.4, 1.6, tone, (0, 1.5))
    piece("rook", CREAM, (-4.6, -0.6, 0), (0, 0, 20))
    piece("king", CREAM, (0, 1.5, 1.6), (0, 0, 12))
    piece("queen", EBONY, (4.6, -0.4, 0), (0, 0, -14))
    look(stage, (0, 0, 5.2), 58)


@shot("groups/prints-models-laser-cut")
def laser_cut(stage):
    tone = shelf_light(stage, "mist")
    slab((24, 4, 3), tone, (0, 5.5))
    coaster("acacia", "leaves", (-5.2, 3.5, 4.6), 0, (76, 0))
    coaster("walnut", "curlew", (5.4, 3.5, 4.6), 0, (76, 0))
    look(stage, (0, 0, 5), 68, rise=14)


@shot("groups/night-lights")
def night_lights(stage):
    evening(stage)
    book((13, 10, 2.2), "#3f5d6b", (-10, 8.5, 0), 10)
    moon_lamp(stage, 15, 3)
    look(stage, (-1, 0, 8.6), 88)


@shot("groups/night-lights-characters")
def characters(stage):
    evening(stage)
    mushroom_lamp(stage, "red", 3)
    look(stage, (0, 0, 7.2), 74)


@shot("groups/night-lights-lithophanes")
def lithophanes(stage):
    evening(stage)
    lithophane_panel(stage, 3)
    look(stage, (0, 0, 9), 98, -8)


@shot("groups/shop")
def whole_shop(stage):
    tone = shelf_light(stage, "oat")
    drum(5.6, 7, tone, (11, 1.5))
    resin_bottle("Standard", "Grey", "#8d9499", at=(-11.5, 3, 0), turn=8)
    faceted_planter("terracotta", "Medium", at=(0, 0, 0))
    mini_urn("navy", at=(11, 1.5, 7))
    look(stage, (0, 0, 9.6), 106)


@shot("groups/easter")
def easter(stage):
    filled(stage, STRAW, "Elsie")
    shelf_light(stage, "blush")
    surprise_egg("aqua", (13, -6, 2.4), (80, 0, 40))
    look(stage, (1.2, 0, 11), 112, rise=15, focus=(0, -8, 11))


@shot("groups/specials")
def specials(stage):
    tone = shelf_light(stage, "lilac")
    drum(5.4, 3, tone, (-7.5, 1))
    lattice_bauble("#d9a441", at=(-7.5, 1, 6.95), height=0, turn=(0, 18, 0))
    desk_organiser("slate", at=(6, 1, 0), turn=10)
    look(stage, (-0.4, 0, 7.4), 88)


@shot("groups/shop-christmas")
def shop_christmas(stage):
    tone = shelf_light(stage, "sage")
    drum(5.4, 3.2, tone, (0, 4))
    faceted_bauble("#a8452b", at=(-9, 0, 3.95), height=0, turn=(0, 22, 20))
    lattice_bauble("#d9a441", at=(0, 4, 7.15), height=0, turn=(0, -16, 0))
    name_bauble("Olive", "#1f6f73", at=(9, -0.5, 3.9), height=0, turn=(-10, 8, 0))
    look(stage, (0, 0, 5.6), 80)
