"""Beakers, empty bottles, funnel and filters, scents."""

import math

from models.beaker import beaker
from models.bottle_light import light_bottles
from models.dropper import dropper, dropper_bottle
from models.empty_bottle import AMBER, CLEAR, empty_bottle
from models.funnel import filter_cone, folded_filters, funnel
from models.liquids import clear_liquid, resin_liquid
from models.sprigs import frangipani, sprig
from models.workbench import workshop
from studio import materials, shapes
from studio.bottle import resin_bottle
from studio.ruler import ruler
from studio.shot import shot

TEAL, SAND, ALCOHOL = "#1f8a8f", "#d2b684", "#e9f3f7"
SCENTS = {"Lemon Myrtle": "#e3c552", "Eucalyptus": "#9fc0a4", "Frangipani": "#efb9a0"}
PLANTS = {
    "Lemon Myrtle": lambda: sprig("lemon myrtle", at=(0.6, -3.8, 0), turn=8),
    "Eucalyptus": lambda: sprig("eucalyptus", at=(-0.6, -3.8, 0), turn=4),
    "Frangipani": lambda: (
        frangipani(at=(4.2, -1.6, 0), turn=20, lean=(16, 6)),
        frangipani(at=(2.3, -4.6, 0), turn=70, width=4.6),
    ),
}


def set_stage(stage, paper):
    """Paper and the light for vessels."""
    stage.set_paper(paper)
    light_bottles(stage)


@shot("products/graduated-beakers-set")
def beakers_set(stage):
    set_stage(stage, "mist")
    beaker(500, at=(-4.2, 2.4, 0), turn=-8)
    beaker(250, at=(5.6, 0.6, 0), turn=4)
    beaker(100, at=(0.9, -5.2, 0), turn=-4)
    stage.look(at=(0.5, 0, 5.2), distance=72, turn=-6, rise=15)


@shot("products/graduated-beakers-ruler")
def beakers_ruler(stage):
    set_stage(stage, "mist")
    beaker(500, 250, clear_liquid(ALCOHOL), at=(-3.2, 0, 0), turn=-4)
    ruler(15, at=(4.8, -1.2, 0), turn=-7)
    stage.look(at=(-0.4, 0, 7.4), distance=72, turn=-6, rise=10)


@shot("products/graduated-beakers-marks")
def beakers_marks(stage):
    set_stage(stage, "mist")
    beaker(500, 320, resin_liquid(TEAL), turn=-10)
    stage.look(at=(0.2, 0, 6.4), distance=42, turn=-14, rise=10, fstop=5.6, focus=(-0.4, -4.3, 6.5))


@shot("products/graduated-beakers-mixing")
def beakers_mixing(stage):
    set_stage(stage, "mist")
    beaker(250, 110, resin_liquid(SAND), at=(-3.6, 0, 0), turn=-8)
    beaker(100, 60, resin_liquid(TEAL), at=(4.4, -2.4, 0), turn=6)
    beaker(100, 34, resin_liquid("#f1efe9"), at=(8.8, 3.4, 0), turn=12)
    stick = materials.timber("pine", 2)
    shapes.box((15, 0.9, 0.18), stick, at=(-1.5, 1.0, 8.0), turn=(0, -62, 12), bevel=0.08)
    stage.look(at=(0.4, 0, 5.4), distance=70, turn=-7, rise=17, fstop=8)


def empty(view, tint):
    """Registers the view of the empty bottles of one colour."""

    @shot(f"products/empty-bottles-{view}")
    def dress(stage):
        set_stage(stage, "oat")
        empty_bottle(500, tint, at=(-1.6, 0.6, 0))
        empty_bottle(100, tint, at=(4.4, -2.6, 0), turn=20)
        stage.look(at=(0.4, 0, 7.1), distance=66, turn=-7, rise=11)


empty("amber", AMBER)
empty("clear", CLEAR)


@shot("products/empty-bottles-row")
def empty_row(stage):
    set_stage(stage, "oat")
    for x, y, size, tint in (
        (-11.2, 0, 500, AMBER),
        (-3.4, 0.3, 500, CLEAR),
        (3.2, -0.4, 250, AMBER),
        (8.8, 0.2, 250, CLEAR),
        (13.4, -1.4, 100, AMBER),
    ):
        empty_bottle(size, tint, at=(x, y, 0), turn=x * 7)
    stage.look(at=(0.6, 0, 6.4), distance=88, turn=-6, rise=11)


@shot("products/empty-bottles-ruler")
def empty_ruler(stage):
    set_stage(stage, "oat")
    empty_bottle(500, AMBER, at=(-2.8, 0, 0))
    ruler(18, at=(4.2, -1.2, 0), turn=-7)
    stage.look(at=(-0.3, 0, 8.6), distance=78, turn=-6, rise=9)


@shot("products/empty-bottles-labelled")
def empty_labelled(stage):
    set_stage(stage, "oat")
    empty_bottle(
        250,
        AMBER,
        at=(-4.4, 0.6, 0),
        turn=6,
        held=6.2,
        liquid=resin_liquid("#7d5a34"),
        label="Teal, filtered\n14 March",
    )
    empty_bottle(
        250,
        CLEAR,
        at=(3.4, 0, 0),
        turn=-8,
        held=7.4,
        liquid=clear_liquid(ALCOHOL),
        label="Alcohol, 2nd bath\n9 March",
    )
    empty_bottle(
        100,
        CLEAR,
        at=(8.8, -3.4, 0),
        turn=10,
        held=4.4,
        liquid=resin_liquid("#e8a6b4"),
        label="Galah pink mix\n2 April",
    )
    stage.look(at=(1.4, 0, 5.6), distance=64, turn=-6, rise=12, fstop=8)


@shot("products/funnel-and-filters-front")
def funnel_front(stage):
    set_stage(stage, "blush")
    empty_bottle_open(stage, at=(0, 0, 0))
    folded_filters(9, at=(7.4, -9.0, 0), turn=-24)
    stage.look(at=(0.8, 0, 12.0), distance=106, turn=-6, rise=19)


def empty_bottle_open(stage, at):
    """The funnel in the neck of a bottle, with a filter in its mouth."""
    bottle = empty_bottle(500, AMBER, at=at)
    lid = next(part for part in bottle.children if part.name.startswith("screw cap"))
    lid.parent, lid.location = None, (at[0] - 7.2, at[1] - 4.2, 0)
    funnel(at=(at[0], at[1], 9.6), turn=24)
    filter_cone(at=(at[0], at[1], 15.9), turn=8)


@shot("products/funnel-and-filters-bench")
def funnel_bench(stage):
    workshop(stage, towards=(22, 10, 30))
    resin_bottle("Standard", "Teal", TEAL, at=(-6.6, 3, 0), turn=8)
    beaker(500, 120, resin_liquid(TEAL), at=(5.4, 0, 0), turn=-6)
    funnel(at=(5.4, 0, 7.2), turn=140)
    filter_cone(at=(5.4, 0, 13.2), turn=30, stain=TEAL)
    stage.look(at=(0.2, 0, 11.2), distance=104, turn=-9, rise=13, fstop=5.6)


@shot("products/funnel-and-filters-papers")
def funnel_papers(stage):
    set_stage(stage, "blush")
    folded_filters(19, at=(-1.4, -5.2, 0), turn=30)
    filter_cone_upright(at=(4.6, 2.4, 0))
    stage.look(at=(0.2, 0, 3.2), distance=70, turn=-6, rise=24, fstop=8)


def filter_cone_upright(at):
    """A filter standing on its wide end."""
    cone = filter_cone(at=(at[0], at[1], 9.4), turn=10)
    cone.rotation_euler[0] = math.pi


@shot("products/funnel-and-filters-ruler")
def funnel_ruler(stage):
    set_stage(stage, "blush")
    upside = funnel(at=(-3.6, 0, 15), turn=200)
    upside.rotation_euler[0] = math.pi
    ruler(18, at=(6.4, -1.4, 0), turn=-7)
    stage.look(at=(0.2, 0, 8.4), distance=82, turn=-6, rise=10)


def scent(scent_name, shade):
    """Registers the view of one scent with its plant."""

    @shot(f"products/resin-scents-{scent_name.lower().replace(' ', '-')}")
    def dress(stage):
        set_stage(stage, "sage")
        dropper_bottle(scent_name, shade, at=(-0.8, 0.6, 0))
        PLANTS[scent_name]()
        stage.look(at=(0.4, 0, 4.8), distance=48, turn=-7, rise=13)


for scent_name, shade in SCENTS.items():
    scent(scent_name, shade)


@shot("products/resin-scents-row")
def scents_row(stage):
    set_stage(stage, "sage")
    for index, (scent_name, shade) in enumerate(SCENTS.items()):
        dropper_bottle(
            scent_name, shade, at=((index - 1) * 5.0, 0.4 * (index % 2), 0), turn=(6, -3, -8)[index]
        )
    stage.look(at=(0, 0, 5.0), distance=52, turn=-6, rise=11)


@shot("products/resin-scents-drops")
def scents_drops(stage):
    set_stage(stage, "sage")
    beaker(250, 120, resin_liquid("#8d9499"), at=(-2.2, 0, 0), turn=-10)
    dropper(at=(-2.2, 0, 13.6), turn=(0, 6, 0), drop=clear_liquid("#e6c07e"))
    dropper_bottle("Lemon Myrtle", SCENTS["Lemon Myrtle"], at=(5.0, -1.4, 0), turn=-6, closed=False)
    stage.look(at=(0.6, 0, 8.8), distance=72, turn=-6, rise=11)
