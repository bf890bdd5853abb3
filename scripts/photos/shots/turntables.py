"""Films of goods that turn once round, each in the light of its first photograph."""

from models.planter import faceted_planter
from studio.shot import turntable

from .home_and_garden import planter_set
from .night_lights import moon_on_shelf


@turntable("videos/moon-night-light")
def moon_turning(stage):
    return moon_on_shelf(stage)


@turntable("videos/faceted-planter")
def planter_turning(stage):
    planter_set(stage)
    stage.look(at=(0, 0, 7.9), distance=76, turn=-8, rise=13)
    return faceted_planter("terracotta")
