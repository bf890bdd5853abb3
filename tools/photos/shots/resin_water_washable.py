"""Water-washable resins: plain colours and jewels."""

from models.beaker import beaker
from models.bottle_light import light_bottles
from models.dice import twenty_die
from models.gems import gem
from models.liquids import clear_liquid
from models.resin_samples import cured, cured_clear, curlew_figure, lattice_ball
from models.resin_view import family_view
from models.rinsing import basin
from models.workbench import workshop
from studio.bottle import WHITE, resin_bottle
from studio.shot import shot

PLAIN = {"Grey": "#8d9499", "White": "#f4f2ec", "Black": "#2a2c2f", "Skin": "#e0b08d"}
JEWELS = {
    "Ruby": ("#a5273d", "#e4697f"),
    "Amber": ("#d18a22", "#f4b75e"),
    "Emerald": ("#1d8257", "#66c795"),
    "Sapphire": ("#2c55a6", "#739be6"),
}
WATER = "#eef6f7"


def plain_bottle(shade_name, size="500 g", **place):
    """A bottle of a plain colour; `place` is where and how it stands."""
    return resin_bottle("Water-\nWashable", shade_name, PLAIN[shade_name], size, WHITE, **place)


def plain(shade_name):
    """Registers the family view of a colour of PLAIN."""

    @shot(f"products/water-washable-resin-{shade_name.lower()}")
    def dress(stage):
        family_view(stage, "sage", "Water-\nWashable", shade_name, PLAIN[shade_name], body=WHITE)


for name in PLAIN:
    plain(name)


@shot("products/water-washable-resin-bench")
def plain_bench(stage):
    workshop(stage, towards=(22, 10, 30))
    plain_bottle("Grey", at=(-3.8, 2, 0), turn=6)
    beaker(500, 330, clear_liquid(WATER), at=(6.2, 0, 0), turn=-6)
    curlew_figure(cured(PLAIN["Grey"]), 5.2, at=(-9.8, -4.4, 0), turn=160)
    stage.look(at=(-0.6, 0, 8.8), distance=90, turn=-10, rise=13, fstop=5.6)


@shot("products/water-washable-resin-sizes")
def plain_sizes(stage):
    stage.set_paper("sage")
    light_bottles(stage)
    plain_bottle("Skin", "1 kg", at=(-4.2, 1.5, 0), turn=3)
    plain_bottle("Skin", at=(6.0, -1.5, 0), turn=-4)
    stage.look(at=(0.6, 0, 11.2), distance=95, turn=-7, rise=11)


@shot("products/water-washable-resin-rinse")
def plain_rinse(stage):
    stage.set_paper("sage")
    light_bottles(stage)
    basin(clear_liquid(WATER))
    curlew_figure(cured(PLAIN["Grey"]), 6.4, at=(-2.6, 1.2, 0.6), turn=16)
    curlew_figure(cured(PLAIN["Skin"]), 6.4, at=(3.4, -1.8, 0.6), turn=-14)
    stage.look(at=(0, -0.6, 2.8), distance=60, turn=-6, rise=24, fstop=8)


def jewel_prints(solid):
    """A die and a lattice ball at the right of the family view."""
    twenty_die(solid, size=2.3, at=(5.6, -4.0, 0), turn=12)
    lattice_ball(solid, at=(8.2, -1.0, 0))


def jewel(shade_name):
    """Registers the family view of a colour of JEWELS."""

    @shot(f"products/water-washable-clear-{shade_name.lower()}")
    def dress(stage):
        shade, tint = JEWELS[shade_name]
        family_view(
            stage,
            "mist",
            "Clear",
            shade_name,
            shade,
            tint,
            jewel_prints,
            body=WHITE,
            kind="water-washable 405 nm resin",
        )


for name in JEWELS:
    jewel(name)


@shot("products/water-washable-clear-row")
def jewel_row(stage):
    stage.set_paper("mist")
    light_bottles(stage)
    for index, (shade_name, (shade, tint)) in enumerate(JEWELS.items()):
        x = (index - 1.5) * 8.8
        resin_bottle(
            "Clear",
            shade_name,
            shade,
            body=WHITE,
            at=(x, 0, 0),
            turn=(4, -3, 5, -4)[index],
            kind="water-washable 405 nm resin",
        )
        gem(
            cured_clear(tint, 0.04),
            2.6,
            at=(x + 1.6, -7.5 - 0.6 * (index % 2), 0),
            turn=(20, 95, 200, 310)[index],
        )
    stage.look(at=(0, 0, 8.6), distance=102, turn=-5, rise=11)


@shot("products/water-washable-clear-dice")
def jewel_dice(stage):
    stage.set_paper("mist")
    light_bottles(stage)
    places = ((-4.6, 0.6), (-1.2, 2.6), (2.2, 0.4), (5.2, 3.0))
    for index, ((_, tint), (x, y)) in enumerate(zip(JEWELS.values(), places)):
        twenty_die(cured_clear(tint, 0.1), size=2.4, at=(x, y, 0), turn=(12, 80, 140, 30)[index])
        gem(cured_clear(tint, 0.03), 2.2, at=(x + 0.9, y - 4.2, 0), turn=(30, 120, 205, 280)[index])
    stage.look(at=(0.6, -0.4, 0.9), distance=37, turn=-5, rise=22, fstop=13, focus=(0, -1.5, 1))
