"""The shed and the van out of doors, built at a tenth of their size."""

from models.curlew import curlew
from models.gum_tree import gum_tree
from models.paddock import grass, ground, lie, ranges, sky, sun
from models.shed import shed
from models.van import van
from studio.shot import shot

DUSK = ((0.0, "#f3b184"), (0.05, "#e8a08a"), (0.14, "#b791a6"), (0.3, "#6f7ba8"), (0.6, "#3e4f80"))


@shot("workshop/shed-at-dusk", width=1920, height=1080)
def shed_at_dusk(stage):
    stage.set_backdrop(ground("#a89a66", "#7f8455", "#947c62", (-14, 0.0, 7)))
    stage.drop_lights()
    sky(stage, DUSK, 0.75, "#f0a58e", 0.4)
    sun(stage, (1, 0.5, -0.22), 1.5, "#ffb98a", 3)
    shed(glow=1.25)
    stage.lamp("porch", (-8, -34, 19), (-8, -40, 0), 6, 50, "#ffc67d")
    for x in (-31, 27):
        stage.lamp("pane", (x, -31, 15), (x, -60, 0), 8, 14, "#ffc67d")
    gum_tree(100, 5, (-0.02, 0.1), (-70, 0, 0), "#52634a", "#74724f")
    gum_tree(78, 9, (0.1, 0.1), (72, 26, 0), "#52634a", "#74724f")
    gum_tree(80, 12, (0, 0), (14, 80, 0), "#4f604b", "#666a4b")
    birds = ((-17, -58), (-29, -60))
    near = lambda x, y: any(abs(x - bx) < 11 and -26 < y - by < 10 for bx, by in birds)
    grass(
        (-130, -190, 120, 40), 2200, clear=lambda x, y: near(x, y) or abs(x) < 48 and -48 < y < 32,
        height=1.25,
    )
    ranges(("#5f6488", "#8a83a0"), light=0.42)
    for (x, y), turn, stoop in zip(birds, (12, -160), (0, 0.7)):
        curlew((x, y, lie(x, y)), turn, stoop)
    stage.look(at=(-14, -30, 26), distance=285, turn=-15, rise=3.5, lens=60, fstop=16, focus=(0, -30, 10))
    stage.exposure = 0.5


@shot("workshop/van-at-the-shed")
def van_at_the_shed(stage):
    stage.set_backdrop(ground("#c0ad74", "#97985c", "#ad8c66", (4, 0.0, 7)))
    stage.drop_lights()
    sky(stage, ((0.0, "#f3e6cd"), (0.1, "#cfdfe2"), (0.35, "#8fbbd2"), (0.7, "#5f97bf")), 0.8, "#ffffff", 0.5)
    sun(stage, (0.75, 0.75, -0.5), 2.9, "#ffe4b8", 1.2)
    shed().location = (22, 62, 0)
    van((2, -42, 0.2), -14)
    gum_tree(96, 3, (0.05, 0.1), (-62, 30, 0))
    gum_tree(84, 11, (0.0, 0.1), (92, 20, 0))
    gum_tree(90, 14, (0.0, 0.1), (-20, 140, 0))
    clear = lambda x, y: abs(x - 2) < 31 and abs(y + 42) < 16 or abs(x - 22) < 50 and y > 10
    grass((-80, -125, 85, 50), 3600, clear=clear, height=0.85)
    ranges(("#8aa2ad", "#a9c0cb"), light=0.75)
    stage.look(at=(3, -30, 16), distance=168, turn=8, rise=5, lens=70, fstop=14, focus=(0, -50, 10))
