"""Tough, flexible and high-temperature resins."""

from models.bottle_light import light_bottles
from models.chess import piece
from models.resin_samples import cured, cured_clear
from models.resin_view import family_view
from models.tough_samples import bent_strip, bracket, candle_mould, fan_duct, gasket, loose_screw, ring, stamp
from models.workbench import workshop
from studio.bottle import resin_bottle
from studio.shot import shot

TOUGH = {"Grey": "#7f878d", "Black": "#26282b"}
SOFT, FIRM, HEAT = "#e3a898", "#b5532f", "#d98f2b"
SOFT_TINT, FIRM_TINT, HEAT_TINT = "#fae0d7", "#e08a63", "#f3b45e"
FLEXIBLE, HIGH_TEMP = "flexible 405 nm resin", "405 nm resin for heat to 180 °C"


def tough(shade_name):
    """Registers the family view of a colour of TOUGH."""

    @shot(f"products/tough-resin-{shade_name.lower()}")
    def dress(stage):
        family_view(
            stage,
            "mist",
            "Tough",
            shade_name,
            TOUGH[shade_name],
            kind="ABS-like 405 nm resin",
            sample=lambda solid: bracket(solid, at=(5.4, -3.4, 0), turn=-24),
        )


for name in TOUGH:
    tough(name)


@shot("products/tough-resin-parts")
def tough_parts(stage):
    workshop(stage, towards=(22, 10, 30))
    resin_bottle("Tough", "Grey", TOUGH["Grey"], at=(-3.6, 2, 0), turn=5, kind="ABS-like 405 nm resin")
    piece("rook", TOUGH["Grey"], at=(4.6, 0, 0))
    piece("knight", "#2a2c30", at=(8.6, -3.2, 0), turn=(0, 0, 205))
    stage.look(at=(0.8, 0, 8.8), distance=86, turn=-9, rise=12, fstop=5.6)


@shot("products/tough-resin-screws")
def tough_screws(stage):
    stage.set_paper("mist")
    light_bottles(stage)
    bracket(cured(TOUGH["Grey"]), at=(-3.4, 0.4, 0), turn=-20)
    bracket(cured(TOUGH["Black"]), at=(2.2, 4.2, 0), turn=-52)
    loose_screw(at=(2.6, -2.4, 0), turn=24)
    loose_screw(at=(4.4, -0.6, 0), turn=-48)
    stage.look(at=(0, 0, 1.7), distance=32, turn=-6, rise=18, fstop=7)


def flexible(view, shade_name, shade, tint):
    """Registers the family view of one grade."""

    @shot(f"products/flexible-resin-{view}")
    def dress(stage):
        def sample(solid):
            gasket(solid, at=(7.6, -4.0, 0), turn=(0, 0, 20))
            ring(solid, 1.2, 0.2, at=(10.6, -1.2, 0))
            ring(solid, 0.8, 0.16, at=(9.2, 1.2, 0))

        family_view(stage, "mist", "Flexible", shade_name, shade, tint, sample, kind=FLEXIBLE)


flexible("soft", "Soft 60A", SOFT, SOFT_TINT)
flexible("firm", "Firm 80A", FIRM, FIRM_TINT)


@shot("products/flexible-resin-pair")
def flexible_pair(stage):
    stage.set_paper("mist")
    light_bottles(stage)
    resin_bottle("Flexible", "Soft 60A", SOFT, at=(-5.2, 0.6, 0), turn=4, kind=FLEXIBLE)
    resin_bottle("Flexible", "Firm 80A", FIRM, at=(5.2, -0.6, 0), turn=-5, kind=FLEXIBLE)
    stage.look(at=(0, 0, 9.6), distance=84, turn=-7, rise=10)


@shot("products/flexible-resin-bend")
def flexible_bend(stage):
    stage.set_paper("mist")
    light_bottles(stage)
    bent_strip(cured(FIRM, 0.5), at=(-2.2, 2.0, 0), turn=14)
    soft = cured_clear(SOFT_TINT, 0.3)
    stamp(soft, at=(4.4, -2.0, 0), turn=(0, 0, -14))
    gasket(soft, at=(-1.0, -5.0, 0), turn=(0, 0, 12))
    ring(cured(FIRM, 0.5), 1.2, 0.2, at=(7.6, 2.2, 0))
    ring(cured(FIRM, 0.5), 0.8, 0.16, at=(5.6, 3.8, 0))
    stage.look(at=(-0.2, -0.4, 0.9), distance=50, turn=-5, rise=28, fstop=8)


@shot("products/high-temp-resin-front")
def heat_front(stage):
    family_view(
        stage,
        "mist",
        "High-Temp",
        "Amber",
        HEAT,
        HEAT_TINT,
        kind=HIGH_TEMP,
        sample=lambda solid: fan_duct(solid, at=(7.2, -2.6, 0), turn=16),
    )


@shot("products/high-temp-resin-label")
def heat_label(stage):
    stage.set_paper("mist")
    light_bottles(stage)
    resin_bottle("High-Temp", "Amber", HEAT, turn=-6, kind=HIGH_TEMP)
    stage.look(at=(0.6, 0, 7.8), distance=47, turn=14, rise=9, fstop=6, focus=(1, -3.8, 7))


@shot("products/high-temp-resin-mould")
def heat_mould(stage):
    stage.set_paper("mist")
    light_bottles(stage)
    amber = cured_clear(HEAT_TINT, 0.2)
    candle_mould(amber, at=(-3.6, 0, 0), turn=-20)
    fan_duct(amber, at=(5.0, -1.6, 0), turn=24)
    stage.look(at=(0.2, 0, 2.9), distance=42, turn=-6, rise=17, fstop=8)
