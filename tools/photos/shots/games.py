"""Games: the chess set and the dice tower."""

from models.chess import CREAM, EBONY, piece
from models.chess_board import board
from models.dice import cube_die, marbled, twenty_die
from models.dice_tower import BAFFLES, dice_tower
from studio import shapes
from studio.ruler import ruler
from studio.shot import shot

RISING = (("pawn", -11.2), ("rook", -7.4), ("knight", -3.4), ("bishop", 0.7), ("queen", 5.0), ("king", 9.6))


@shot("products/chess-set-row")
def chess_row(stage):
    stage.set_paper("sage")
    for step, (kind, x) in enumerate(RISING):
        piece(kind, CREAM, (x, (-0.5, 0.4)[step % 2], 0), (0, 0, 20))
    stage.room(0.4)
    stage.exposure = 0.35
    stage.look(at=(-0.6, 0, 4.5), distance=74, turn=-4, rise=10, fstop=11)


@shot("products/chess-set-dark")
def chess_dark(stage):
    stage.set_paper("sage")
    for step, (kind, x) in enumerate(RISING):
        piece(kind, EBONY, (-x - 0.8, (-0.5, 0.4)[step % 2], 0), (0, 0, 150))
    stage.look(at=(-1, 0, 4.5), distance=74, turn=4, rise=10, fstop=11)
    stage.exposure = 0.45


@shot("products/chess-set-kings")
def chess_kings(stage):
    stage.set_paper("sage")
    piece("king", CREAM, (-1.6, 0, 0), (0, 0, 12))
    piece("knight", CREAM, (-5.4, 4, 0), (0, 0, -50))
    piece("queen", EBONY, (2.6, 5, 0), (0, 0, -14))
    piece("rook", EBONY, (6.4, 8, 0), (0, 0, 40))
    stage.room(0.4)
    stage.look(at=(-0.7, 0, 7.4), distance=29, turn=-6, rise=9, fstop=9, focus=(-1.6, -0.7, 8))


@shot("products/chess-set-board")
def chess_board(stage):
    stage.set_paper("sage")
    board()
    ranks = {
        0: ("rook", None, None, "queen", "king", "bishop", None, "rook"),
        1: ("pawn", "pawn", "pawn", None, None, "pawn", "pawn", "pawn"),
        2: (None, None, "knight", None, None, "knight", None, None),
        3: (None, None, "bishop", None, "pawn", None, None, None),
        4: (None, None, None, "pawn", "pawn", None, None, None),
        5: (None, None, "knight", None, None, "knight", None, None),
        6: ("pawn", "pawn", "pawn", None, None, "pawn", "pawn", "pawn"),
        7: ("rook", None, "bishop", "queen", "king", "bishop", None, "rook"),
    }
    for rank, row in ranks.items():
        for file, kind in enumerate(row):
            if kind:
                drift = ((file * 7 + rank * 3) % 5 - 2) * 0.08
                place = ((file - 3.5) * 5.2 + drift, (rank - 3.5) * 5.2 - drift, 0)
                piece(kind, CREAM if rank < 4 else EBONY, place, (0, 0, 90 if rank < 4 else -90))
    shapes.group(
        *[
            item
            for item in stage.scene.objects
            if item.parent is None
            and item not in stage.lights
            and item is not stage.scene.camera
            and item not in stage.backdrop
        ],
        at=(0, 8, 1.75),
        turn=(0, 0, 24)
    )
    stage.look(at=(1, 0, 3), distance=92, turn=0, rise=19, fstop=7, focus=(0, -6, 4))


@shot("products/chess-set-ruler")
def chess_ruler(stage):
    stage.set_paper("sage")
    piece("king", CREAM, (0.4, 0, 0), (0, 0, 10))
    piece("pawn", EBONY, (5.4, -2.4, 1.53), (-99.5, 0, -48))
    ruler(10, at=(-4.2, 0.4, 0))
    stage.room(0.4)
    stage.look(at=(0.7, 0, 5), distance=60, turn=-5, rise=10, fstop=11)


def tower(stage, kind, dice, turn=16):
    stage.set_paper("oat")
    dice_tower(kind, turn=turn)
    for maker, shades, x, y, spin in dice:
        die = marbled(*shades)
        if maker == "cube":
            cube_die(die, at=(x, y, 0.42), turn=(0, 0, spin))
        else:
            twenty_die(die, at=(x, y, 0.42), turn=spin)


TEAL, PLUM, RUST = ("#0f5b61", "#2d8f8d"), ("#4b2357", "#7d4a8c"), ("#a3371f", "#c9622f")


@shot("products/dice-tower-stone")
def tower_stone(stage):
    tower(stage, "stone", (("cube", TEAL, 1.4, -8.0, 24), ("twenty", PLUM, -2.6, -7.2, 40)))
    stage.look(at=(0, -1.5, 9.8), distance=88, turn=-4, rise=14, fstop=11, focus=(0, -5, 8))


@shot("products/dice-tower-sandstone")
def tower_sandstone(stage):
    tower(stage, "sandstone", (("cube", RUST, -1.6, -8.0, 62), ("twenty", TEAL, 2.4, -7.0, 10)), turn=-18)
    stage.look(at=(0, -1.5, 9.8), distance=88, turn=4, rise=14, fstop=11, focus=(0, -5, 8))


@shot("products/dice-tower-ruler")
def tower_ruler(stage):
    tower(stage, "stone", (("cube", TEAL, 1.2, -8.2, 50),), turn=8)
    ruler(22, at=(-10, -1, 0))
    stage.look(at=(-1.5, -1, 11), distance=92, turn=-3, rise=10, fstop=13)


@shot("products/dice-tower-top")
def tower_top(stage):
    stage.set_paper("oat")
    dice_tower("stone", turn=14)
    y, z, tilt = BAFFLES[0]
    die = cube_die(marbled(*RUST), at=(0.2, 0.9, 0.4), turn=(0, 0, 30))
    shapes.group(shapes.group(die, at=(0, y, z), turn=(tilt, 0, 0)), turn=(0, 0, 14))
    stage.look(at=(0, -0.5, 18), distance=58, turn=-10, rise=46, fstop=10, focus=(0, -3, 19.5))
