"""What was cut for others: schools, clubs, weddings, one cattle station."""

from models.laser_goods import hex_coaster, hung_sign, key_tag
from models.layered_tree import layered_tree
from models.ornaments import ornament
from models.rope import rope
from models.window import STREET, window_sill
from models.workbench import boarded_wall
from studio.shot import shot


@shot("commissions/wedding-coasters")
def wedding_coasters(stage):
    stage.set_paper("white")
    stage.room(0.5)
    spots = (
        ("leaves", -10.6, 6.2, 4),
        ("waves", 0.2, 6.6, -3),
        ("curlew", 10.8, 6.0, 5),
        ("waves", -10.4, -5.2, -5),
        ("nuts", 0.4, -4.8, 2),
        ("curlew", 11.2, -5.4, -4),
    )
    for kind, x, y, turn in spots:
        hex_coaster("acacia", kind, (x, y, 0), turn)
    stage.look(at=(0, -0.2, 0.2), distance=84, turn=-4, rise=56, fstop=14)


@shot("commissions/station-sign")
def station_sign(stage):
    stage.set_backdrop(boarded_wall("#8d9a8b", depth=0.6, board=14))
    stage.room(0.4)
    stage.light_softly(1.2)
    hung_sign("acacia", "Awoonga", (0, 0.5, 24), width=44, height=15, rise=11)
    stage.look(at=(0, 0, 29), distance=132, turn=-10, rise=1)


@shot("commissions/classroom-signs")
def classroom_signs(stage):
    stage.set_backdrop(boarded_wall("#9fc0bd", depth=0.55, board=11))
    stage.room(0.5)
    for word, x, z in (
        ("Room 4", -16.5, 46),
        ("Library", 16.5, 45.6),
        ("Quiet", -16.3, 21),
        ("Art", 16.6, 21.4),
    ):
        hung_sign("ply", word, (x, 0.5, z), rise=6.5, turn=(x + z) % 2.1 - 1)
    stage.look(at=(0, 0, 36.3), distance=182, turn=-8, rise=1)


@shot("commissions/club-key-tags")
def club_key_tags(stage):
    stage.set_paper("mist")
    tags = (
        ("walnut", "GSC", -4.6, 4.4, 6),
        ("ply", "G1", 5.4, 4.6, -5),
        ("walnut", "G2", -4.8, 0.1, -4),
        ("ply", "G3", 5.2, 0.0, 7),
        ("walnut", "G4", -4.5, -4.4, 3),
        ("ply", "G5", 5.5, -4.5, -6),
    )
    for timber, text, x, y, turn in tags:
        key_tag(timber, text, (x + 1.5, y, 0), turn)
    rope(
        [(-14, 9.5, 0.35), (-6, 8.6, 0.35), (2, 9.4, 0.35), (9, 8.4, 0.35), (17, 9.8, 0.35)],
        0.34,
        "#e9e2d2",
        "#c0512f",
    )
    stage.look(at=(0.6, 0.9, 0.2), distance=56, turn=-4, rise=54, fstop=14)


@shot("commissions/market-ornaments")
def market_ornaments(stage):
    stage.set_paper("#4a6a6c")
    shades = ("#d9a441", "#c4603a", "#e9e2d2", "#a9c0b0")
    places = (
        ("wattle", -7.4, 3.4, 8),
        ("star", 3.2, 4.8, -14),
        ("snow gum", -4.2, -7.8, -6),
        ("tree", 6.8, -6.6, 10),
    )
    for shade, (kind, x, y, turn) in zip(shades, places):
        ornament(kind, shade, at=(x, y, 0), turn=(0, 0, turn), flat=True)
    stage.look(at=(-0.3, -1.0, 0), distance=72, turn=-6, rise=56, fstop=13)


@shot("commissions/window-trees")
def window_trees(stage):
    window_sill(stage, STREET)
    layered_tree(at=(-13, 0, 0), turn=-14)
    layered_tree(at=(14, -1, 0), turn=12)
    stage.look(at=(0.4, 0, 10.4), distance=134, turn=4, rise=6, fstop=6, focus=(0, -2, 9))
