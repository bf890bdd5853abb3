"""The benches where things are finished and packed, and the board by the door."""

from models.chalk_board import chalk_board, ear_muffs, goggles, hook
from models.handtools import brush, tape_roll
from models.laser_goods import coaster, hung_sign
from models.ornaments import ornament
from models.parcel import address_label, carton, tissue, wrapped_parcel
from models.pendant_card import pendant_card
from models.pendants import initial_pendant
from models.tool_wall import jar
from models.urns import mini_urn
from models.workbench import workshop
from studio import materials, shapes
from studio.shot import shot

from .keepsakes import card_chain

RULES = [
    ("Before you come in", 160, 210), ("Closed shoes, please", 118, 480), ("Goggles past the line", 118, 700),
    ("Ask first, touch after", 118, 920),
]


@shot("workshop/chalk-board")
def by_the_door(stage):
    workshop(stage, "#dfe3d8", depth=20, towards=(0, 20, 84), at=(-300, -190, 290))
    stage.backdrop[-1].location[2] = 0
    chalk_board(RULES, at=(0, 19.6, 92))
    for x, thing in ((-26, ear_muffs), (26, goggles), (0, None)):
        hook((x, 20, 52))
        if thing:
            thing((x, 20, 52))
    stage.look(at=(0, 10, 79), distance=345, turn=-7, rise=1, fstop=6)
    stage.exposure = 0.3


@shot("workshop/sanding-bench")
def sanding_bench(stage):
    workshop(stage, "#e6dfcf", depth=22)
    hung_sign("ply", "Matilda", (-2, 21.7, 16.5), width=34, height=12)
    coaster("walnut", "waves", (-13, -7, 0), 8)
    coaster("acacia", "curlew", (3.5, -9, 0), -10)
    ornament("snow gum", at=(15.5, -4, 0), turn=(0, 0, -24), flat=True)
    sandpaper((20, 6), 18)
    shapes.group(brush(), at=(-22, 3, 0), turn=(0, 0, 38))
    jar("#b98a3e", (-25, 11, 0), 10)
    stage.look(at=(-1, 4, 9), distance=128, turn=-6, rise=22, fstop=5, focus=(-2, 0, 4))


def sandpaper(at, turn):
    """A cork block with paper round it, on a sheet that has curled."""
    grit = materials.Graph("grit")
    grit.shade(Base_Color=grit.mix(grit.noise(60, 2), "#7a3f28", "#b5704a"), Roughness=0.95)
    cork = materials.rubber("#b58a5a", 0.9)
    x, y = at
    shapes.box((11, 6, 0.15), grit.material, (x, y, 0.08), (0, 0, turn), bevel=0.02)
    shapes.box((10, 5.4, 3.2), cork, (x, y, 1.75), (0, 0, turn), bevel=0.25)
    shapes.plate(shapes.rounded(18, 12, 0.1), 0.05, grit.material, (x - 3, y + 9, 0.0), (0, 0, turn - 30))


@shot("workshop/packing-bench")
def packing_bench(stage):
    workshop(stage, "#e7d6ca", depth=46)
    carton(24, 18, 13, at=(-9, 6, 0), turn=6, spread=(232, 104, 205, 160))
    shapes.group(tissue(22.6, 16.6, 6, at=(0, 0, 9.6)), at=(-9, 6, 0), turn=(0, 0, 6))
    address_label((-7.5, -3.15, 3.0), (90, 0, 6), 8)
    wrapped_parcel(15, 11, 6, at=(17, 17, 0), turn=-14)
    card = pendant_card(at=(9.5, -3, 0.05))
    for item in (initial_pendant("silver", "disc", (0, 3.55, 0.16)), card_chain("silver", 4.9)):
        item.parent = card
    mini_urn("navy", at=(18, -1, 0))
    tape_roll().location = (-16, -13, 0)
    stage.look(at=(2.5, 0, 8.5), distance=122, turn=-7, rise=14, fstop=5, focus=(4, -5, 6))
