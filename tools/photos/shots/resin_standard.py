"""Standard, plant-based and pastel resins."""

import math
import random

from models.beaker import beaker
from models.bottle_light import light_bottles
from models.liquids import resin_liquid
from models.pouring import stream
from models.resin_samples import cured, cured_clear, curlew_figure
from models.resin_view import family_view
from models.scaled_egg import scaled_egg
from models.soybeans import bowl_of_beans
from models.workbench import workshop
from studio.bottle import WHITE, resin_bottle
from studio.ruler import ruler
from studio.shot import shot

STANDARD = {"Grey": "#8d9499", "White": "#f1efe9", "Black": "#2a2c2f", "Clear": "#cfe1ee", "Teal": "#1f8a8f"}
PLANT = {"Grey": "#9b9e96", "Sand": "#d2b684"}
PASTEL = {"Galah pink": "#e8a6b4", "Gum mint": "#a9d2b8", "Reef blue": "#9cc6dd", "Wattle yellow": "#f0d37a"}
CLEAR_TINT = "#dcebf5"


def standard(shade_name):
    """Registers the family view of a colour of STANDARD."""

    @shot(f"products/standard-resin-{shade_name.lower()}")
    def dress(stage):
        tint = CLEAR_TINT if shade_name == "Clear" else None
        family_view(stage, "oat", "Standard", shade_name, STANDARD[shade_name], tint)


for name in STANDARD:
    standard(name)


@shot("products/standard-resin-label")
def standard_label(stage):
    stage.set_paper("oat")
    light_bottles(stage)
    resin_bottle("Standard", "Grey", STANDARD["Grey"], "1 kg", turn=-6)
    stage.look(at=(0.4, 0, 9.2), distance=58, turn=14, rise=9, fstop=6, focus=(1, -4.6, 9))


@shot("products/standard-resin-ruler")
def standard_ruler(stage):
    stage.set_paper("oat")
    light_bottles(stage)
    resin_bottle("Standard", "Grey", STANDARD["Grey"], at=(-3.0, 0, 0))
    ruler(20, at=(3.6, -1.2, 0), turn=-7)
    stage.look(at=(-0.6, 0, 9.7), distance=86, turn=-6, rise=9)


@shot("products/standard-resin-sizes")
def standard_sizes(stage):
    stage.set_paper("oat")
    light_bottles(stage)
    resin_bottle("Standard", "Teal", STANDARD["Teal"], "1 kg", at=(-4.2, 1.5, 0), turn=3)
    resin_bottle("Standard", "Teal", STANDARD["Teal"], "500 g", at=(6.0, -1.5, 0), turn=-4)
    stage.look(at=(0.6, 0, 11.2), distance=95, turn=-7, rise=11)


@shot("products/standard-resin-pour")
def standard_pour(stage):
    stage.set_paper("oat")
    light_bottles(stage)
    teal = resin_liquid(STANDARD["Teal"])
    beaker(250, 120, teal, at=(0, 0, 0), turn=-10, spout=80)
    mouth = (-2.6, 0, 13.6)
    bottle = resin_bottle("Standard", "Teal", STANDARD["Teal"], lidded=False)
    tilt = math.radians(112)
    bottle.rotation_euler = (0, tilt, math.radians(0))
    reach = 18.65
    bottle.location = (mouth[0] - reach * math.sin(tilt), 0, mouth[2] - reach * math.cos(tilt))
    stream(teal, mouth, (0.35, 0, 3.7))
    stage.look(at=(-2.6, 0, 8.2), distance=68, turn=-5, rise=11)


@shot("products/standard-resin-prints")
def standard_prints(stage):
    stage.set_paper("oat")
    light_bottles(stage)
    places = ((-6.5, 3.2), (-0.4, 4.0), (5.8, 2.6), (-3.4, -3.4), (3.4, -4.0))
    for index, (shade_name, (x, y)) in enumerate(zip(STANDARD, places)):
        solid = cured_clear(CLEAR_TINT) if shade_name == "Clear" else cured(STANDARD[shade_name])
        curlew_figure(solid, 6.2, at=(x, y, 0), turn=(18, 4, -8, 12, -2)[index])
    stage.look(at=(-0.6, 0, 3.2), distance=55, turn=-5, rise=14, fstop=8)


def plant_based(shade_name):
    """Registers the family view of a colour of PLANT."""

    @shot(f"products/plant-based-resin-{shade_name.lower()}")
    def dress(stage):
        family_view(
            stage, "sage", "Plant-Based", shade_name, PLANT[shade_name], kind="405 nm resin from soybeans"
        )


for name in PLANT:
    plant_based(name)


@shot("products/plant-based-resin-bench")
def plant_bench(stage):
    workshop(stage, towards=(22, 10, 30))
    sand = PLANT["Sand"]
    resin_bottle("Plant-Based", "Sand", sand, at=(-3.4, 2, 0), turn=6, kind="405 nm resin from soybeans")
    beaker(250, 130, resin_liquid(sand), at=(6.2, -0.5, 0), turn=-6)
    curlew_figure(cured(sand), 5.2, at=(-9.4, -5, 0), turn=160)
    stage.look(at=(-0.2, 0, 8.8), distance=88, turn=-10, rise=13, fstop=5.6)


@shot("products/plant-based-resin-beans")
def plant_beans(stage):
    stage.set_paper("sage")
    light_bottles(stage)
    resin_bottle(
        "Plant-Based", "Sand", PLANT["Sand"], at=(4.6, 4.5, 0), turn=-8, kind="405 nm resin from soybeans"
    )
    bowl_of_beans(at=(-4.2, -1.5, 0))
    stage.look(at=(-0.6, 0, 8.2), distance=84, turn=-6, rise=16, fstop=5.6, focus=(-4, -3, 4))


@shot("products/pastel-resin-set-row")
def pastel_row(stage):
    stage.set_paper("white")
    light_bottles(stage)
    for index, (shade_name, shade) in enumerate(PASTEL.items()):
        x = (index - 1.5) * 7.0
        resin_bottle(
            "Pastel",
            shade_name,
            shade,
            "250 g",
            WHITE,
            at=(x, 0.25 * (index % 2), 0),
            turn=(4, -2, 3, -5)[index],
        )
    stage.look(at=(0, 0, 7.0), distance=78, turn=-6, rise=10)


@shot("products/pastel-resin-set-eggs")
def pastel_eggs(stage):
    stage.set_paper("white")
    light_bottles(stage)
    places = ((-5.4, -1.6, 20), (-2.2, 3.0, 75), (2.4, -1.2, 130), (5.6, 3.2, 200))
    for shade, (x, y, turn) in zip(PASTEL.values(), places):
        scaled_egg(tall=5.6, at=(x, y, 0), turn=turn, material=cured(shade))
    stage.look(at=(-0.4, 0, 2.9), distance=42, turn=-6, rise=17, fstop=8)


@shot("products/pastel-resin-set-label")
def pastel_label(stage):
    stage.set_paper("white")
    light_bottles(stage)
    resin_bottle("Pastel", "Galah pink", PASTEL["Galah pink"], "250 g", WHITE, turn=-8)
    for x, shade_name in ((7.2, "Gum mint"), (14, "Reef blue")):
        resin_bottle("Pastel", shade_name, PASTEL[shade_name], "250 g", WHITE, at=(x, 6, 0), turn=10)
    stage.look(at=(0.9, 0, 6.8), distance=44, turn=12, rise=8, fstop=4.5, focus=(0.5, -3, 6))


@shot("products/pastel-resin-set-poured")
def pastel_poured(stage):
    stage.set_paper("white")
    light_bottles(stage)
    wobble = random.Random(3)
    for index, shade in enumerate(PASTEL.values()):
        x, y = ((-6.4, -0.8), (-2.0, 2.6), (2.6, -1.6), (6.9, 1.8))[index]
        beaker(
            100,
            38 + index * 6,
            resin_liquid(shade),
            at=(x, y, 0),
            turn=wobble.uniform(-14, 14),
            spout=-60 + 20 * index,
        )
    stage.look(at=(0.2, 0, 3.0), distance=54, turn=-6, rise=20, fstop=8)
