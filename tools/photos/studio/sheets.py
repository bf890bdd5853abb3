"""Thin clear sheets and lit screens."""

from .materials import Graph


def clear_sheet(tint="#f2f8f8", roughness=0.03, shine=0.04, edge=None, haze=0.0):
    """A sheet of clear plastic without thickness that does not bend light: hoods, windows, film.
    `tint` is what one pass leaves of white, `edge` what a slanting one leaves; `haze` is the share
    of milky plastic in it. Cheap to render, unlike glass."""
    g = Graph("clear sheet")
    facing = g.node("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    colour = g.mix(g.maths("POWER", facing, 2.0), tint, edge or tint)
    through = g.node("BsdfTransparent", {"Color": colour}).outputs[0]
    if haze:
        milky = g.node("BsdfDiffuse", {"Color": tint}).outputs[0]
        through = g.node("MixShader", {0: haze, 1: through, 2: milky}).outputs[0]
    gloss = g.node("BsdfGlossy", {"Color": "#ffffff", "Roughness": roughness}).outputs[0]
    schlick = g.maths("ADD", g.maths("MULTIPLY", g.maths("POWER", facing, 5.0), 0.9), shine)
    both = g.node("MixShader", {0: schlick, 1: through, 2: gloss})
    g.tree.links.new(both.outputs[0], g.output.inputs["Surface"])
    return g.material


def lit_screen(image, strength=1.4):
    """A display under glass that shows an image over the object's UV map."""
    g = Graph("screen")
    shown = g.node("TexImage", {"Vector": g.place("UV")}, image=image).outputs[0]
    g.shade(Base_Color="#05070a", Roughness=0.12, Emission=shown, Emission_Strength=strength)
    return g.material
