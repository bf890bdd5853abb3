"""Liquids and the clear vessels' materials."""

from studio import shapes
from studio.materials import Graph, let_shadows_through


def resin_liquid(colour, roughness=0.06):
    """Uncured, pigmented resin: not to be looked through, wet and shiny."""
    g = Graph("resin liquid")
    g.shade(Base_Color=colour, Roughness=roughness, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.03)
    return g.material


def clear_liquid(tint, haze=0.0, ior=1.25):
    """Water, alcohol or clear resin; `tint` is what one surface takes from the light."""
    g = Graph("clear liquid")
    g.shade(Base_Color=tint, Transmission=1.0, Roughness=haze, IOR=ior)
    let_shadows_through(g, tint)
    return g.material


def clear_wall(tint="#fdfefe", roughness=0.02):
    """Moulded clear plastic or glass of a vessel's wall."""
    g = Graph("clear wall")
    g.shade(Base_Color=tint, Transmission=1.0, Roughness=roughness, IOR=1.46)
    let_shadows_through(g, tint)
    return g.material


def fill(radius_at, low, level, material, steps=96):
    """The liquid in a round vessel from `low` to `level`, a meniscus climbing its wall.
    `radius_at(z)` is the vessel's inner radius; the liquid just enters the wall, as one body."""
    rim = min(0.09, (level - low) / 3)
    reach = radius_at(level) + 0.006
    corner = radius_at(low)
    profile = [(0, low), (corner * 0.8, low), (corner * 0.97, low + 0.05)]
    profile += [
        (radius_at(low + (level - low) * i / 8) + 0.006, low + (level - low) * i / 8) for i in range(1, 8)
    ]
    profile += [
        (reach, level + rim),
        (reach - 0.03, level + rim * 0.55),
        (reach - 0.09, level + rim * 0.16),
        (reach - 0.22, level),
        (0, level),
    ]
    return shapes.lathe(profile, material, steps=steps, name="liquid")
