"""Categories of supplies: resin, vessels, tools, washing and curing."""

from models.beaker import beaker
from models.bottle_light import tall_box
from models.build_plate import bracket, gear, small_egg, steel_sheet, stood
from models.curing_lamp import curing_lamp
from models.liquids import clear_liquid, resin_liquid
from models.plinth import drum, shelf_light, slab
from models.resin_samples import chip, cured, curlew_figure
from models.scaled_egg import scaled_egg
from models.scrapers import scraper
from models.turntable import TOP, turntable
from models.wash_tub import wash_tub
from studio.bottle import WHITE, resin_bottle
from studio.shot import shot


def look(stage, at=(0, 0, 10), distance=95, turn=-6, rise=10, fstop=8, **more):
    """The camera of every category picture."""
    stage.look(at=at, distance=distance, turn=turn, rise=rise, fstop=fstop, **more)


@shot("groups/resin")
def resin(stage):
    tone = shelf_light(stage, "oat")
    slab((17, 12, 3.5), tone, (-3.5, 5), 0)
    resin_bottle("Standard", "Grey", "#8d9499", at=(-8, 5, 3.5), turn=6)
    resin_bottle("Tough", "Black", "#2b2d30", cap="#1f6f73", at=(0.6, 5, 3.5))
    resin_bottle("Flexible", "Firm 80A", "#b5532f", at=(9.4, 1, 0), turn=-8)
    beaker(100, 45, resin_liquid("#1f8f95"), at=(-2, -5.5, 0))
    look(stage, (0, 0, 11), 112)


@shot("groups/resin-standard")
def resin_standard(stage):
    tone = shelf_light(stage, "mist")
    drum(6.5, 3, tone, (-4.8, 3))
    resin_bottle("Standard", "Grey", "#8d9499", at=(-4.8, 3, 3), turn=5)
    resin_bottle("Standard", "White", "#efede7", at=(4.6, 0, 0), turn=-7)
    curlew_figure(cured("#8d9499"), 6, at=(-2.5, -7, 0), turn=12)
    look(stage, (0, 0, 10.6), 102)


@shot("groups/resin-tough")
def resin_tough(stage):
    tone = shelf_light(stage, "blush")
    drum(6.5, 3, tone, (4.8, 3))
    resin_bottle("Tough", "Black", "#2b2d30", at=(-4.6, 0, 0), turn=6)
    resin_bottle("Flexible", "Firm 80A", "#b5532f", at=(4.8, 3, 3), turn=-6)
    chip(cured("#b5532f"), "80A", at=(1.2, -6.6, 0.05), turn=(0, 0, 14))
    look(stage, (0, 0, 10.6), 102)


@shot("groups/resin-water-washable")
def resin_water_washable(stage):
    tone = shelf_light(stage, "sage")
    drum(6.5, 3, tone, (-4.8, 3))
    resin_bottle("Water-Wash", "White", "#e9e6de", body=WHITE, at=(-4.8, 3, 3), turn=5)
    resin_bottle("Water-Wash", "Sapphire", "#2b5aa6", body=WHITE, at=(4.6, 0, 0), turn=-7)
    beaker(100, 60, clear_liquid("#cfe3f2"), at=(-2.2, -6.5, 0))
    look(stage, (0, 0, 10.6), 102)


@shot("groups/accessories")
def accessories(stage):
    tone = shelf_light(stage, "mist")
    slab((20, 18, 2.5), tone, (-6, 4))
    wash_tub(at=(-6, 4, 2.5), turn=20)
    beaker(500, 300, clear_liquid("#dcebf2"), at=(11, -1, 0))
    look(stage, (0.5, 0, 13), 132)


@shot("groups/accessories-bottles-and-beakers")
def bottles_and_beakers(stage):
    tone = shelf_light(stage, "blush")
    drum(7, 3, tone, (-5, 2))
    beaker(500, 0, at=(-5, 2, 3))
    beaker(250, 130, clear_liquid("#f0c878"), at=(7, -1.5, 0))
    look(stage, (0.6, 0, 7.6), 80)


@shot("groups/accessories-wash-and-cure")
def wash_and_cure(stage):
    shelf_light(stage, "lilac", sun=0)
    stage.light_softly(0.1, warmth=False)
    stage.room(0.07, "#c9c6ee")
    curing_lamp(on=True)
    turntable()
    scaled_egg("#8fd0c4", 8.5, at=(0, 0, TOP - 0.1))
    look(stage, (3.5, 0, 14.5), 128, -12)


@shot("groups/accessories-tools-and-parts")
def tools_and_parts(stage):
    shelf_light(stage, "sage")
    tall_box(stage, (-30, 46, 44), (0, 0, 4), 60, 14, 2.6)
    radius, top = 10.5, 5.2
    steel_sheet(radius=radius, at=(0, 0, top))
    stood(gear("#b5532f"), -4.6, 0.5, radius, top + 0.06)
    stood(small_egg("#b5532f"), 0.6, -1.6, radius, top + 0.06, 0.3, 9)
    stood(bracket("#b5532f", turn=30), 5.2, 2.0, radius, top + 0.06, 0.5, 14)
    scraper("#1f6f73", at=(1, -9.5, 0), turn=(0, 0, 74))
    stage.look(at=(0, -1.5, 3), distance=72, turn=-14, rise=20)
