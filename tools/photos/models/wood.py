"""Timber with growth rings, plywood and what a laser does to them."""

from studio.materials import Graph

# Early wood, late wood, pores; then how strongly the rings show.
KINDS = {
    "acacia": ("#c48c52", "#8c552b", "#623a1c", 0.8),
    "walnut": ("#8d6748", "#62422b", "#3a2514", 0.75),
    "ply": ("#e5c896", "#d3ab73", "#c0955c", 0.45),
    "oak": ("#dcbf94", "#b9946a", "#96734d", 0.55),
    "pine": ("#e8c88f", "#cf9a5c", "#c08c50", 0.8),
}


def planed(g, kind, along="X"):
    """The colour and the relief of planed wood; every object is cut from another part of the log."""
    early, late, pores, contrast = KINDS[kind]
    chance = g.node("ObjectInfo").outputs["Random"]
    shift = g.node(
        "CombineXYZ", {axis: g.maths("MULTIPLY", chance, size) for axis, size in zip("XYZ", (170, 11, 3))}
    )
    turned = {"X": (0, 0, 0), "Y": (0, 0, 1.5708), "Z": (0, 1.5708, 0)}[along]
    place = g.node("Mapping", {"Vector": g.place(), "Rotation": turned}).outputs[0]
    place = g.node("VectorMath", {0: place, 1: shift.outputs[0]}, operation="ADD").outputs[0]

    def grain(scale, detail, rough=0.6):
        mapped = g.node("Mapping", {"Vector": place, "Scale": scale})
        return g.node(
            "TexNoise", {"Vector": mapped.outputs[0], "Scale": 1, "Detail": detail, "Roughness": rough}
        ).outputs["Fac"]

    parts = g.node("SeparateXYZ", {0: place})
    across = g.maths("ADD", parts.outputs["Y"], g.maths("MULTIPLY", grain((0.07, 0.22, 0.22), 3), 5.0))
    deep = g.maths("ADD", parts.outputs["Z"], 3.0)
    reach = g.maths(
        "SQRT", g.maths("ADD", g.maths("MULTIPLY", across, across), g.maths("MULTIPLY", deep, deep))
    )
    ring = g.maths("FRACT", g.maths("MULTIPLY", reach, 2.3 if kind != "ply" else 1.4))
    ring = g.node(
        "MapRange", {"Value": ring, "From Min": 0.1, "From Max": 1.0}, interpolation_type="SMOOTHSTEP"
    ).outputs[0]
    fibre = grain((0.5, 24, 24), 5)
    streak = g.node(
        "MapRange", {"Value": grain((1.1, 60, 60), 2), "From Min": 0.58, "From Max": 0.7}
    ).outputs[0]
    share = g.maths(
        "ADD",
        g.maths("MULTIPLY", ring, contrast * 0.62),
        g.maths("MULTIPLY", g.maths("SUBTRACT", fibre, 0.35), 1.1),
    )
    patch = g.maths("MULTIPLY", g.maths("SUBTRACT", grain((0.05, 0.3, 0.3), 2), 0.5), 0.7)
    colour = g.mix(g.node("Clamp", {"Value": g.maths("ADD", share, patch)}).outputs[0], early, late)
    colour = g.mix(g.maths("MULTIPLY", streak, 0.55), colour, pores)
    return colour, g.maths("SUBTRACT", fibre, g.maths("MULTIPLY", streak, 0.6))


def edge_colour(g, kind, colour):
    """What the laser leaves on a cut edge: solid timber browned, plywood dark with its plies."""
    if kind == "ply":
        plies = g.maths("PINGPONG", g.axis("Z"), 0.1)
        stripes = g.maths("ADD", g.maths("MULTIPLY", plies, 5), g.maths("MULTIPLY", g.noise(5, 3), 0.5))
        return g.ramp(stripes, (0.25, "#3a2213"), (0.5, "#7a5230"), (0.8, "#553620"))
    return g.mix(0.78, colour, "#2a170b")


def cut_timber(kind="acacia", etched=None, along="X", oiled=0.46, depth=0.06):
    """Timber of KINDS lying in the object's XY plane, its edges browned by the laser. `etched` is an
    image over the object's UV map, burnt `depth` cm deep where it is white."""
    g = Graph(f"cut {kind}")
    colour, relief = planed(g, kind, along)
    up = g.node("SeparateXYZ", {0: g.place("Normal")}).outputs["Z"]
    is_edge = g.maths("LESS_THAN", g.maths("ABSOLUTE", up), 0.55)
    normal = g.bump(relief, 0.02, 0.22)
    edge = edge_colour(g, kind, colour)
    rough = oiled
    if etched is not None:
        burn = g.node("TexImage", {"Vector": g.place("UV")}, image=etched, extension="CLIP").outputs[0]
        burn = g.maths("MULTIPLY", burn, g.maths("GREATER_THAN", up, 0.55))
        scan = g.maths("PINGPONG", g.axis("Y"), 0.022)
        deep = g.mix(g.maths("ADD", 0.76, g.maths("MULTIPLY", g.noise(3, 4), 0.2)), colour, "#150a04")
        colour = g.mix(burn, colour, deep)
        carved = g.maths("SUBTRACT", g.maths("MULTIPLY", g.maths("MULTIPLY", scan, burn), 5), burn)
        normal = g.bump(carved, depth, 0.9, normal)
        rough = g.maths("ADD", g.maths("MULTIPLY", burn, 0.35), oiled)
    g.shade(Base_Color=g.mix(is_edge, colour, edge), Roughness=rough, Specular=0.35)
    g.set(g.shader, "Normal", normal)
    return g.material


def cork():
    """Pressed cork."""
    g = Graph("cork")
    grains = g.node("TexVoronoi", {"Vector": g.place(), "Scale": 7.0}).outputs["Color"]
    tone = g.node("SeparateXYZ", {0: grains}).outputs["X"]
    g.shade(Base_Color=g.ramp(tone, (0.0, "#8a5f38"), (1.0, "#c99c68")), Roughness=0.95, Specular=0.1)
    g.set(g.shader, "Normal", g.bump(tone, 0.03, 0.4))
    return g.material
