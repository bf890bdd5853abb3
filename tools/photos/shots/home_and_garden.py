"""Things for the home and the garden: planters, vases, the desk, the phone stand."""

from models.desk import desk_organiser
from models.phone import cable, phone_on_stand, phone_stand
from models.placing import settle
from models.planter import drip_tray, faceted_planter
from models.table import book, mug, oak_table
from models.vase import wave_vase
from studio.ruler import ruler
from studio.shot import shot


def planter_set(stage):
    stage.set_paper("mist")
    stage.room(0.45)
    stage.light_softly(1.15)


@shot("products/faceted-planter-terracotta")
def planter_terracotta(stage):
    planter_set(stage)
    faceted_planter("terracotta")
    stage.look(at=(0, 0, 7.9), distance=76, turn=-8, rise=13)


@shot("products/faceted-planter-sage")
def planter_sage(stage):
    planter_set(stage)
    faceted_planter("sage", plant="dusk", turn=13, seed=4)
    stage.look(at=(0, 0, 7.9), distance=76, turn=-8, rise=13)


@shot("products/faceted-planter-charcoal")
def planter_charcoal(stage):
    planter_set(stage)
    faceted_planter("charcoal", plant="jade", turn=31, seed=7)
    stage.look(at=(0, 0, 7.9), distance=76, turn=-8, rise=13)


@shot("products/faceted-planter-ruler")
def planter_ruler(stage):
    planter_set(stage)
    faceted_planter("terracotta", "Large", "agave", at=(3, 0, 0), turn=20, seed=3)
    ruler(20, (-12.5, 0, 0))
    stage.look(at=(-0.5, 0, 10.3), distance=102, turn=-5, rise=11)


@shot("products/faceted-planter-sizes")
def planter_sizes(stage):
    planter_set(stage)
    faceted_planter("sage", "Small", "jade", at=(-14.5, -4, 0), turn=10, seed=2)
    faceted_planter("sage", "Medium", "echeveria", at=(-1.5, 0, 0), turn=25, seed=5)
    faceted_planter("sage", "Large", "agave", at=(16, 4, 0), turn=3, seed=6)
    stage.look(at=(1.5, 0, 8.5), distance=122, turn=-6, rise=13)


@shot("products/faceted-planter-tray")
def planter_tray(stage):
    planter_set(stage)
    settle(faceted_planter("sage", plant=None, tray=False, at=(1.6, -3.4, 7), turn=(-102, 0, -26)))
    drip_tray("sage", at=(-8.6, -4.0, 0), turn=12)
    stage.look(at=(-0.8, 0, 4.8), distance=72, turn=-6, rise=22, fstop=14)


@shot("products/wave-vase-lagoon")
def vase_lagoon(stage):
    stage.set_paper("blush")
    stage.room(0.45)
    wave_vase("lagoon", grass=20)
    stage.look(at=(0, 0, 15.0), distance=116, turn=-8, rise=8)


@shot("products/wave-vase-sand")
def vase_sand(stage):
    stage.set_paper("blush")
    stage.room(0.45)
    wave_vase("sand", grass=20, seed=9, kinds=("ear", "ear", "tail"))
    stage.look(at=(0, 0, 15.0), distance=116, turn=-8, rise=8)


@shot("products/wave-vase-close")
def vase_close(stage):
    stage.set_paper("blush")
    stage.room(0.35)
    wave_vase("lagoon")
    stage.look(at=(0.6, -3, 16.2), distance=34, turn=-14, rise=24, fstop=9, focus=(0, -3.4, 17))


@shot("products/wave-vase-ruler")
def vase_ruler(stage):
    stage.set_paper("blush")
    stage.room(0.45)
    wave_vase("lagoon", at=(3, 0, 0))
    ruler(20, (-8.5, 0, 0))
    stage.look(at=(-1.4, 0, 10.4), distance=98, turn=-6, rise=9)


@shot("products/wave-vase-table")
def vase_table(stage):
    oak_table(stage, "#cdbfae")
    wave_vase("sand", grass=22, at=(-6.5, 0, 0), seed=12)
    wave_vase("lagoon", at=(6.5, 7, 0), turn=40)
    book(17, 12.5, 2.2, "#3d5a5c", at=(17.5, -5, 0), turn=-14)
    mug("#d9d3c4", at=(17.4, -4.5, 2.2), turn=20)
    stage.look(at=(3, 0, 14.4), distance=128, turn=-7, rise=11, focus=(-6.5, -4, 12))


@shot("products/desk-organiser-slate")
def organiser_slate(stage):
    stage.set_paper("oat")
    stage.room(0.45)
    desk_organiser("slate", turn=-14)
    stage.look(at=(0, 0, 8.3), distance=80, turn=-6, rise=17)


@shot("products/desk-organiser-teal")
def organiser_teal(stage):
    stage.set_paper("oat")
    stage.room(0.45)
    desk_organiser("teal", turn=10)
    stage.look(at=(0, 0, 8.3), distance=80, turn=-6, rise=17)


@shot("products/desk-organiser-apart")
def organiser_apart(stage):
    stage.set_paper("oat")
    stage.room(0.45)
    desk_organiser("teal", turn=-20, filled=False, gap=2.6)
    stage.look(at=(0, 0, 4.9), distance=66, turn=-4, rise=24, fstop=14)


@shot("products/desk-organiser-bench")
def organiser_bench(stage):
    oak_table(stage, "#b4c3bb")
    desk_organiser("slate", at=(-4, 0, 0), turn=-14)
    faceted_planter("terracotta", "Small", "echeveria", at=(14.5, 3, 0), turn=10)
    book(20, 14, 1.6, "#c9a45a", at=(12, -10.5, 0), turn=8)
    stage.look(at=(3, 0, 7.6), distance=100, turn=-8, rise=14, focus=(-4, -4, 6))


@shot("products/phone-stand-teal")
def stand_teal(stage):
    stage.set_paper("oat")
    phone_on_stand("teal", turn=24)
    stage.look(at=(0, 0, 8.6), distance=77, turn=-6, rise=11)


@shot("products/phone-stand-rust")
def stand_rust(stage):
    stage.set_paper("oat")
    phone_on_stand("rust", turn=-22)
    stage.look(at=(0, 0, 8.6), distance=77, turn=4, rise=11)


@shot("products/phone-stand-ruler")
def stand_ruler(stage):
    stage.set_paper("oat")
    phone_stand("teal", turn=50, at=(2.5, 0, 0))
    ruler(15, (-8.2, 1, 0))
    stage.look(at=(-1, 0, 7.4), distance=76, turn=-6, rise=11)


@shot("products/phone-stand-sideways")
def stand_sideways(stage):
    oak_table(stage, "#c5d0cb")
    phone_on_stand("rust", turn=-10, at=(-1, 0, 0), sideways=True)
    cable((-1, 0, 0))
    mug("#dfe3df", at=(13, 6, 0), turn=30)
    stage.look(at=(2.5, 0, 5.8), distance=84, turn=6, rise=12, focus=(-1, -1, 5))
