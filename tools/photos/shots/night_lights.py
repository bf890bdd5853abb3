"""Night lights: by day on paper, lit on a bedside shelf."""

from models.bedside import bedside, book
from models.cloud_lamp import cloud_lamp
from models.lithophane import lithophane_lamp, lithophane_panel
from models.moon_lamp import moon_lamp
from models.mushroom_lamp import mushroom_lamp, spare_cap
from models.planter import faceted_planter
from studio.ruler import ruler
from studio.shot import shot


def by_day(stage, paper="mist"):
    """White goods on paper: light from the side, so that their relief shows."""
    stage.set_paper(paper)
    stage.drop_lights()
    stage.room(0.5)
    stage.lights = [
        stage.lamp("key", (-95, -18, 48), (0, 0, 8), 55, 8.6, "#fff3e3"),
        stage.lamp("fill", (90, -60, 45), (0, 0, 8), 70, 0.35, "#e8f1ff"),
        stage.lamp("rim", (50, 50, 80), (0, 0, 8), 45, 3.0),
    ]


def by_night(stage, wall="#a7a49a", distance=17):
    """A bedside shelf in the evening: a little blue from the window, the rest from the lamp."""
    bedside(stage, wall, distance)
    stage.light_night(0.4)
    stage.room(0.035, "#b9c6e0")
    stage.lights.append(stage.lamp("hall", (60, -90, 50), (0, 0, 6), 60, 0.55, "#ffe2c0"))
    stage.exposure = 0.4


def moon_on_shelf(stage):
    """The lit moon lamp before two books, as it is filmed too. Gives the moon."""
    by_night(stage)
    book((22, 15, 2.6), "#3f5d6b", (-17, 5.5, 0), 8)
    book((19, 13.5, 2.1), "#a65f45", (-17.5, 5.2, 2.6), -3)
    moon, _ = moon_lamp(stage, 15, 3)
    stage.look(at=(0, 0, 8.6), distance=82, turn=-4, rise=8)
    return moon


@shot("products/moon-night-light-lit")
def moon_lit(stage):
    moon_on_shelf(stage)


@shot("products/moon-night-light-day")
def moon_day(stage):
    by_day(stage)
    moon_lamp(stage, 15)
    stage.look(at=(0, 0, 8.6), distance=80, turn=-6, rise=9)


@shot("products/moon-night-light-ruler")
def moon_ruler(stage):
    by_day(stage)
    moon_lamp(stage, 15, lead_side=-1, at=(-3, 0, 0))
    ruler(20, (9, 0, 0))
    stage.look(at=(0, 0, 9.4), distance=96, turn=0, rise=8)


@shot("products/moon-night-light-close")
def moon_close(stage):
    by_day(stage)
    stage.room(0.2)
    moon_lamp(stage, 15, 0.55, room=0.2)
    stage.look(at=(-1.4, 0, 8.2), distance=38, turn=-24, rise=9, fstop=8, focus=(-2.4, -7, 9))


@shot("products/moon-night-light-sizes")
def moon_sizes(stage):
    by_night(stage, distance=26)
    for size, x in ((12, -17.5), (15, -1.5), (18, 17.5)):
        moon_lamp(stage, size, 3, at=(x, 0, 0))
    stage.look(at=(1.4, 0, 9), distance=128, turn=0, rise=8)


@shot("products/mushroom-night-light-red")
def mushroom_red(stage):
    by_day(stage)
    mushroom_lamp(stage, "red")
    stage.look(at=(0, 0, 7.2), distance=78, turn=-6, rise=10)


@shot("products/mushroom-night-light-teal")
def mushroom_teal(stage):
    by_day(stage)
    mushroom_lamp(stage, "teal", turn=40)
    stage.look(at=(0, 0, 7.2), distance=78, turn=-6, rise=10)


@shot("products/mushroom-night-light-lit")
def mushroom_lit(stage):
    by_night(stage)
    book((20, 14, 2.4), "#2f5d62", (15, 6.5, 0), -9)
    mushroom_lamp(stage, "red", 3.8, lead_side=-1)
    stage.look(at=(0, 0, 7.2), distance=78, turn=5, rise=8)


@shot("products/cloud-night-light-lit")
def cloud_lit(stage):
    by_night(stage)
    cloud_lamp(stage, 1.9, room=1.3)
    stage.look(at=(0, 0, 7.5), distance=84, turn=-5, rise=7)


@shot("products/cloud-night-light-day")
def cloud_day(stage):
    by_day(stage)
    cloud_lamp(stage)
    stage.look(at=(0, 0, 7.5), distance=82, turn=-8, rise=9)


@shot("products/lithophane-lamp-lit")
def lamp_lit(stage):
    by_night(stage)
    lithophane_lamp(stage, 2.4)
    stage.look(at=(0, 0, 8), distance=84, turn=0, rise=7)


@shot("products/lithophane-lamp-day")
def lamp_day(stage):
    by_day(stage)
    lithophane_lamp(stage)
    stage.look(at=(0, 0, 8), distance=84, turn=-6, rise=9)


@shot("products/lithophane-panel-lit")
def panel_lit(stage):
    by_night(stage)
    lithophane_panel(stage, 2.4)
    stage.look(at=(0, 0, 7.6), distance=88, turn=-6, rise=7)


@shot("products/lithophane-panel-day")
def panel_day(stage):
    stage.set_bench("#c3cfbe", -8)
    lithophane_panel(stage, at=(-2, 0, 0))
    faceted_planter("terracotta", "Small", at=(15.5, 2, 0))
    stage.look(at=(1, 0, 7.2), distance=96, turn=-7, rise=8)


@shot("products/mushroom-night-light-cap")
def mushroom_cap_off(stage):
    by_day(stage)
    mushroom_lamp(stage, "teal", at=(-6.4, 2, 0), cap_on=False, lead_side=-1)
    spare_cap("teal", (6.6, -2.5, 0))
    stage.look(at=(0.6, 0, 4.6), distance=84, turn=-4, rise=15)


@shot("products/cloud-night-light-drops")
def cloud_drops(stage):
    by_day(stage)
    cloud_lamp(stage)
    stage.look(at=(-1.6, -0.6, 5.2), distance=44, turn=-16, rise=5, fstop=5.6, focus=(-1.6, -1.4, 4.4))


@shot("products/lithophane-lamp-ruler")
def lamp_ruler(stage):
    by_day(stage)
    lithophane_lamp(stage, at=(-3, 0, 0), lead_side=-1)
    ruler(18, (7, -1, 0))
    stage.look(at=(0, 0, 8.6), distance=88, turn=0, rise=7)


@shot("products/lithophane-lamp-close")
def lamp_close(stage):
    by_night(stage)
    lithophane_lamp(stage, 2.2)
    stage.look(at=(0.8, -4, 10), distance=38, turn=14, rise=6, fstop=5.6, focus=(0.6, -5.8, 10))


@shot("products/lithophane-panel-slot")
def panel_slot(stage):
    by_day(stage)
    lithophane_panel(stage)
    stage.look(at=(8.4, -1, 4.4), distance=40, turn=38, rise=17, fstop=6, focus=(9.4, -1, 4))
