"""The family view of a resin: its bottle between a beaker of it and a print in it."""

from studio.bottle import resin_bottle

from .beaker import beaker
from .bottle_light import light_bottles
from .liquids import clear_liquid, resin_liquid
from .resin_samples import cured, cured_clear, curlew_figure


def materials_of(shade, tint=None):
    """What the resin is as a liquid and as a print; `tint` for one that can be looked through."""
    if tint:
        return clear_liquid(tint), cured_clear(tint)
    return resin_liquid(shade), cured(shade)


def family_view(stage, paper, title, shade_name, shade, tint=None, sample=None, **bottle):
    """A bottle with a poured beaker to its left and a print to its right; `sample(material)` makes
    another print than the curlew and gets it to its place. `bottle` goes to resin_bottle."""
    stage.set_paper(paper)
    light_bottles(stage)
    liquid, solid = materials_of(shade, tint)
    resin_bottle(title, shade_name, shade, turn=2, **bottle)
    beaker(100, 52, liquid, at=(-7.4, -2.2, 0), turn=-8)
    if sample:
        sample(solid)
    else:
        curlew_figure(solid, 5.6, at=(6.9, -2.8, 0), turn=14)
    stage.look(at=(-0.3, 0, 9.3), distance=84, turn=-7, rise=11)
