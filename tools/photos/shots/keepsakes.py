"""Keepsakes: cast pendants on a sloping display, urns on paper."""

from models.chain import cable_chain, lobster_clasp
from models.pendant_card import pendant_card
from models.pendants import cast_metal, heart_back, initial_pendant, paw_heart
from models.urns import mini_urn, paw_urn
from studio import materials, shapes
from studio.ruler import ruler
from studio.shot import shot

# Where the chain of a necklace lies when it is laid out, from its clasp round to its clasp.
LAID_OUT = [
    (x, y, 0.09)
    for x, y in (
        (-0.3, 7.2),
        (-2.2, 6.9),
        (-3.8, 5.2),
        (-6.6, 4.4),
        (-6.3, 1.6),
        (-3.6, 1.2),
        (-0.9, -0.6),
        (0, -1.75),
        (0.9, -0.7),
        (3.9, 0.2),
        (6.2, 2.6),
        (5.4, 5.3),
        (2.6, 5.6),
        (1.3, 6.9),
        (0.5, 7.1),
    )
]


def flag(size, at, turn=(0, 0, 0)):
    """A black card beside the picture, for metal to reflect."""
    return shapes.box(size, materials.paper("#08090a"), at, turn, bevel=0, name="flag")


def light_metal(stage, room=0.4):
    """A broad soft box over the camera, bright strips at both sides and black flags between them."""
    stage.drop_lights()
    stage.room(room)
    stage.lights = [
        stage.lamp("key", (-45, -45, 75), (0, 0, 3), 60, 4.6, "#fff4e6"),
        stage.lamp("strip", (48, -26, 24), (0, 0, 3), 22, 6.5),
        stage.lamp("rim", (20, 50, 60), (0, 0, 3), 40, 3.0),
    ]
    flag((2, 26, 70), (-46, -62, 18))
    flag((60, 2, 18), (6, -74, 6))


def slope(stage, cloth="#22494c", paper="oat", tilt=62):
    """A display covered in cloth that leans back; things of its group lie on its face (X to the
    right, Y up the slope)."""
    stage.set_paper(paper)
    light_metal(stage)
    face = shapes.plate(
        shapes.rounded(16, 13, 0.4), 0.5, materials.rubber(cloth, 0.9), (0, 4.5, -0.5), bevel=0.12
    )
    return shapes.group(face, at=(0, 0, 1.4), turn=(tilt, 0, 0))


def necklace(finish, top, half_width=3.2, reach=9.5):
    """Both sides of a chain from a bail at (0, `top`) up over the display."""
    metal = cast_metal(finish)
    left = [
        (-half_width, reach, 0.12),
        (-half_width * 0.72, top + 3.2, 0.12),
        (-0.55, top + 0.55, 0.12),
        (0, top + 0.06, 0.14),
    ]
    right = [(-x, y, z) for x, y, z in reversed(left[:3])]
    return cable_chain(left + right, metal, 0.24, 0.17, 0.042)


def heart_on_slope(stage, finish):
    display = slope(stage)
    goods = [paw_heart(finish, (0, 2.6, 0.3)), necklace(finish, 3.8)]
    for item in goods:
        item.parent = display
    stage.look(at=(0, 0.3, 4.25), distance=14.6, turn=-5, rise=13, fstop=28)


@shot("products/keepsake-pendant-silver")
def heart_silver(stage):
    heart_on_slope(stage, "silver")


@shot("products/keepsake-pendant-gold")
def heart_gold(stage):
    heart_on_slope(stage, "gold")


@shot("products/keepsake-pendant-rose")
def heart_rose(stage):
    heart_on_slope(stage, "rose")


@shot("products/keepsake-pendant-close")
def heart_close(stage):
    heart_on_slope(stage, "silver")
    stage.look(at=(0, 0.95, 3.9), distance=8.8, turn=-24, rise=20, fstop=28, focus=(0, 0.7, 3.95))


@shot("products/keepsake-pendant-back")
def heart_from_behind(stage):
    display = slope(stage)
    for item in (heart_back("silver", (0, 2.6, 0.3)), necklace("silver", 3.8)):
        item.parent = display
    stage.look(at=(0, 0.3, 4.1), distance=13, turn=8, rise=13, fstop=26)


@shot("products/initial-pendant-gold")
def initial_gold(stage):
    initial_on_card(stage, "gold", "drop")


@shot("products/initial-pendant-silver")
def initial_silver(stage):
    initial_on_card(stage, "silver", "disc")


def initial_on_card(stage, finish, shape):
    stage.set_paper("sage")
    light_metal(stage)
    stage.lamp("front", (-14, -70, 40), (0, 0, 4), 24, 3.4)
    card = pendant_card(at=(0, 0, 0.05), lean=20)
    top = 4.9
    goods = [
        initial_pendant(finish, shape, (0, 3.3 if shape == "drop" else 3.55, 0.16)),
        card_chain(finish, top),
    ]
    for item in goods:
        item.parent = card
    stage.look(at=(0, 0.8, 4.1), distance=24, turn=-7, rise=9, fstop=16)


def card_chain(finish, top):
    """The chain from the bail up to the two slits of the card."""
    points = [(-1.75, 7.75, 0.03), (-1.66, 7.6, 0.12), (-0.6, top + 0.6, 0.13), (0, top - 0.02, 0.16)]
    return cable_chain(
        points + [(-x, y, z) for x, y, z in reversed(points[:3])], cast_metal(finish), 0.24, 0.17, 0.042
    )


@shot("products/initial-pendant-chain")
def initial_laid_out(stage):
    stage.set_paper("sage")
    light_metal(stage)
    metal = cast_metal("gold")
    initial_pendant("gold", "drop", (0, -3.2, 0.14))
    cable_chain(LAID_OUT, metal, 0.26, 0.18, 0.046)
    lobster_clasp(metal, (0.15, 7.15, 0.1), (0, 0, -8))
    stage.look(at=(0, 1.0, 0), distance=33, turn=-4, rise=42, fstop=16)


@shot("products/initial-pendant-ruler")
def initial_ruler(stage):
    stage.set_paper("sage")
    light_metal(stage)
    ruler(5, (-2.5, -1.5, 0), upright=False)
    initial_pendant("gold", "drop", (-1.0, -0.1, 0.14), (0, 0, 80))
    initial_pendant("silver", "disc", (1.7, 0.4, 0.14), (0, 0, -12))
    stage.look(at=(0.3, -1.0, 0), distance=21, turn=-3, rise=52, fstop=20)


def urn_stage(stage):
    stage.set_paper("blush")
    light_metal(stage, 0.5)


@shot("products/mini-urn-navy")
def mini_navy(stage):
    urn_stage(stage)
    mini_urn("navy")
    stage.look(at=(0, 0, 3.7), distance=33, turn=-6, rise=10, fstop=14)


@shot("products/mini-urn-pearl")
def mini_pearl(stage):
    urn_stage(stage)
    mini_urn("pearl")
    stage.look(at=(0, 0, 3.7), distance=33, turn=-6, rise=10, fstop=14)


@shot("products/mini-urn-forest")
def mini_forest(stage):
    urn_stage(stage)
    mini_urn("forest")
    stage.look(at=(0, 0, 3.7), distance=33, turn=-6, rise=10, fstop=14)


@shot("products/mini-urn-ruler")
def mini_ruler(stage):
    urn_stage(stage)
    mini_urn("navy", (-1.6, 0, 0))
    ruler(8, (3.2, 0, 0))
    stage.look(at=(0.3, 0, 4.3), distance=39, turn=0, rise=8, fstop=14)


@shot("products/mini-urn-open")
def mini_open(stage):
    urn_stage(stage)
    mini_urn("forest", (-1.4, 0, 0), is_open=True)
    stage.look(at=(0.4, 0, 2.9), distance=34, turn=-5, rise=18, fstop=14)


@shot("products/paw-print-urn-navy")
def paw_navy(stage):
    urn_stage(stage)
    paw_urn("navy")
    stage.look(at=(0, 0, 4.5), distance=40, turn=-6, rise=9, fstop=14)


@shot("products/paw-print-urn-plum")
def paw_plum(stage):
    urn_stage(stage)
    paw_urn("plum")
    stage.look(at=(0, 0, 4.5), distance=40, turn=-6, rise=9, fstop=14)


@shot("products/paw-print-urn-ruler")
def paw_ruler(stage):
    urn_stage(stage)
    paw_urn("navy", (-1.9, 0, 0))
    ruler(10, (3.8, 0, 0))
    stage.look(at=(0.3, 0, 5.2), distance=48, turn=0, rise=8, fstop=14)


@shot("products/paw-print-urn-close")
def paw_close(stage):
    urn_stage(stage)
    paw_urn("plum")
    stage.look(at=(0.1, -2.4, 4.6), distance=21, turn=20, rise=12, fstop=18, focus=(0.4, -2.8, 4.2))
