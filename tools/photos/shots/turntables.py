"""Films of goods that turn once round, each in the light of its first photograph."""

from models.planter import faceted_planter

from .home_and_garden import planter_set
from .night_lights import moon_on_shelf


def planter_on_paper(stage):
    """The planter as it is first photographed. Gives the planter."""
    planter_set(stage)
    stage.look(at=(0, 0, 7.9), distance=76, turn=-8, rise=13)
    return faceted_planter("terracotta")


# Each dresses an empty stage and gives the object that turns.
TURNTABLES = {"videos/moon-night-light": moon_on_shelf, "videos/faceted-planter": planter_on_paper}
