"""Gift vouchers: a printed card among the things it could buy."""

from models.bauble import faceted_bauble, lattice_bauble
from models.chess import CREAM, piece
from models.gift_card import envelope, gift_card
from models.parcel import string_bow, wrapped_parcel
from models.planter import faceted_planter
from models.plinth import shelf_light
from models.scaled_egg import scaled_egg
from studio import materials
from studio.shot import shot

CARD = {"width": 1600, "height": 900}


def set_card(stage, paper, greeting, colour, accent):
    """The card leaning on a parcel, an envelope beside it and a bow of ribbon in front."""
    shelf_light(stage, paper)
    gift_card(greeting, colour, accent, at=(0, -1.2, 0), turn=3)
    wrapped_parcel(13, 8, 8.6, at=(0.6, 5.6, 0), turn=3, cord=accent, bow=False)
    envelope(at=(-10.5, -7.6, 0), turn=24)
    ribbon = materials.plastic(accent, 0.35)
    string_bow(2.8, ribbon, (6.8, -6.2, 0.1), 20, 0.2)
    stage.look(at=(0, 0, 5.2), distance=88, turn=-5, rise=14, fstop=8, focus=(0, -2, 5))


@shot("vouchers/for-makers", **CARD)
def for_makers(stage):
    set_card(stage, "mist", "A gift for you", "#1f6f73", "#b5532f")
    faceted_planter("terracotta", "Small", at=(13.6, 2, 0))
    piece("king", CREAM, (-11.6, 1.5, 0), (0, 0, 12))
    piece("knight", CREAM, (-14.6, 4.5, 0), (0, 0, 140))


@shot("vouchers/happy-birthday", **CARD)
def happy_birthday(stage):
    set_card(stage, "sand", "Happy birthday", "#8c3f58", "#c98a2b")
    scaled_egg("#a8506a", 7, at=(11.4, 0, 0))
    scaled_egg("#2b5aa6", 8.2, at=(15.4, 4, 0), turn=30)
    scaled_egg("#2f8a84", 7, at=(-12.4, 2.5, 0), turn=60)


@shot("vouchers/merry-christmas", **CARD)
def merry_christmas(stage):
    set_card(stage, "sage", "Merry Christmas", "#1f5f4a", "#a8452b")
    faceted_bauble("#a8452b", at=(12.2, 0, 3.95), height=0, turn=(0, 20, 20))
    faceted_bauble("#efe6d2", at=(15.8, 7, 3.95), height=0, turn=(0, -20, -30))
    lattice_bauble("#d9a441", at=(-12.6, 3, 3.9), height=0, turn=(0, -24, 0))
