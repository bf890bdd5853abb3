"""What the workshop offers beyond the parcel: the casting evening and the long sill board."""

from models.casting import cast_dragon, mould, paper_cup, stir_stick, ticket
from models.curing_lamp import curing_lamp
from models.liquids import resin_liquid
from models.sill_board import planted_board
from models.turntable import TOP, turntable
from models.workbench import workshop
from studio import materials
from studio.shot import shot

PLUM, PINK, SEA = "#7a3f86", "#d987b4", "#2f9a93"


def standing(colour, at, turn=0):
    """A cast dragon on its feet."""
    return cast_dragon(
        materials.cast_resin(colour, 0.3, 0.2), at=(at[0], at[1], at[2] + 3.45), turn=(90, 0, turn)
    )


@shot("products/resin-casting-evening-table")
def evening_table(stage):
    workshop(stage)
    mould(resin=resin_liquid(PLUM), at=(-3.5, -3, 0), turn=12)
    standing(PINK, (8, 1, 0), 14)
    paper_cup(resin_liquid(PLUM), 0.75, at=(-14, 1.5, 0))
    paper_cup(resin_liquid(SEA), 0.8, at=(-8.4, 8.5, 0))
    stir_stick(PLUM, at=(-13.5, 1.2, 6.2), turn=(0, 62, 160))
    stir_stick(SEA, at=(8.5, -6.5, 0), turn=(0, 0, 18))
    stage.look(at=(-1.8, 0, 3.4), distance=76, turn=-6, rise=29, fstop=9)


@shot("products/resin-casting-evening-mould")
def evening_mould(stage):
    stage.set_paper("lilac")
    mould(at=(-5, 0, 0), turn=10)
    cast_dragon(materials.cast_resin(PLUM, 0.3, 0.2), at=(5.2, -0.4, 0.0), turn=(0, 0, -8))
    stage.look(at=(0.2, 0, 0.8), distance=62, turn=-4, rise=46)


@shot("products/resin-casting-evening-dragons")
def evening_dragons(stage):
    stage.set_paper("lilac")
    stage.light_softly(0.12, warmth=False)
    stage.room(0.08, "#c9c6ee")
    curing_lamp(on=True, strength=0.8, at=(1, 2, 0))
    turntable(at=(1, 0, 0), turn=10)
    standing(PINK, (-1.6, 0, TOP - 0.06), 10)
    standing("#eee4da", (4.4, -0.6, TOP - 0.06), -14)
    stage.look(at=(1.2, 0, 7.2), distance=62, turn=-8, rise=12)


@shot("products/resin-casting-evening-ticket")
def evening_ticket(stage):
    stage.set_paper("lilac")
    ticket("ADULT", at=(-0.5, -1.2, 0.08), turn=(0.5, 0, 5))
    ticket("CONCESSION", at=(-2.4, 4.4, 0.02), turn=(0, 0, -5))
    standing(PLUM, (8.3, 7.4, 0), -12)
    stage.look(at=(0.4, 1.8, 1.5), distance=66, turn=-4, rise=38, fstop=11)


@shot("products/long-sill-planter-board-front")
def board_front(stage):
    workshop(stage, wall="#d9dccd", depth=62)
    planted_board(turn=-26)
    stage.look(at=(2, 0, 11), distance=288, turn=-4, rise=17.5)


@shot("products/long-sill-planter-board-end")
def board_end(stage):
    workshop(stage, wall="#d9dccd", depth=40)
    planted_board(turn=-40, at=(-24, 16, 0))
    stage.look(at=(0, -4, 10), distance=135, turn=6, rise=13, fstop=6, focus=(5, -9, 12))


@shot("products/long-sill-planter-board-timber")
def board_timber(stage):
    workshop(stage, wall="#d9dccd", depth=40)
    planted_board(at=(-53, 4, 0), turn=-14)
    stage.look(at=(1, -6, 4.4), distance=72, turn=10, rise=17, fstop=7)


@shot("products/long-sill-planter-board-tray")
def board_tray(stage):
    workshop(stage, wall="#d9dccd", depth=40)
    planted_board(lifted=2, at=(-34, 4, 0), turn=-6)
    stage.look(at=(7, -7, 7.6), distance=102, turn=2, rise=20, fstop=8)
