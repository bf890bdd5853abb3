"""What things are made of. Colours are sRGB hex strings; lengths are centimetres."""

import bpy


def rgba(colour):
    """Linear RGBA of a hex colour."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts), 1)


class Graph:
    """A new material with a Principled shader and short words for adding nodes to it."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.output = self.tree.nodes["Material Output"]

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.set(node, key, value)
        return node

    def set(self, node, key, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, node.inputs[key])
        elif isinstance(value, str) and value.startswith("#"):
            node.inputs[key].default_value = rgba(value)
        else:
            node.inputs[key].default_value = value

    def shade(self, **inputs):
        for key, value in inputs.items():
            self.set(self.shader, key.replace("_", " "), value)
        return self

    def place(self, kind="Object"):
        return self.node("TexCoord").outputs[kind]

    def noise(self, scale, detail=4, stretch=(1, 1, 1), kind="Object", roughness=0.55):
        mapped = self.node("Mapping", {"Vector": self.place(kind), "Scale": stretch})
        return self.node(
            "TexNoise",
            {"Vector": mapped.outputs[0], "Scale": scale, "Detail": detail, "Roughness": roughness},
        ).outputs["Fac"]

    def ramp(self, value, *stops):
        """A colour for each share of `value`: pairs of position and hex colour."""
        node = self.node("ValToRGB", {"Fac": value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(1)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, rgba(colour)
        return node.outputs["Color"]

    def maths(self, operation, a, b=0.5):
        return self.node("Math", {0: a, 1: b}, operation=operation).outputs[0]

    def mix(self, share, a, b):
        return self.node("MixRGB", {"Fac": share, "Color1": a, "Color2": b}).outputs[0]

    def bump(self, height, distance=0.02, strength=1.0, normal=None):
        inputs = {"Height": height, "Distance": distance, "Strength": strength}
        if normal is not None:
            inputs["Normal"] = normal
        return self.node("Bump", inputs).outputs[0]

    def axis(self, axis, kind="Object"):
        return self.node("SeparateXYZ", {0: self.place(kind)}).outputs[axis]


def paper(colour):
    """Matte card or painted wall."""
    g = Graph("paper")
    g.shade(Base_Color=colour, Roughness=0.92, Specular=0.15)
    g.set(g.shader, "Normal", g.bump(g.noise(6, 6), 0.02, 0.15))
    return g.material


def printed(colour, layer=0.05, roughness=0.42, glow=0.12, other=None, blend_height=None):
    """Filament plastic with layer lines along the object's own Z, a `layer` cm apart. With `other`
    the colour fades upwards to that one over `blend_height` (low, high) cm."""
    g = Graph("printed")
    z = g.axis("Z")
    wave = g.maths("PINGPONG", z, layer)
    wobble = g.noise(1.2, 3, (0.3, 0.3, 9))
    height = g.maths("ADD", g.maths("DIVIDE", wave, layer), g.maths("MULTIPLY", wobble, 0.35))
    shade = colour
    if other is not None:
        low, high = blend_height
        share = g.node("MapRange", {"Value": z, "From Min": low, "From Max": high}).outputs[0]
        shade = g.mix(share, colour, other)
    g.shade(Base_Color=shade, Roughness=roughness, Subsurface=glow, Subsurface_Color=shade)
    g.shade(Subsurface_Radius=(0.12, 0.1, 0.08), Specular=0.45)
    g.set(g.shader, "Normal", g.bump(height, layer * 0.7, 0.6))
    return g.material


def cast_resin(colour, glow=0.25, roughness=0.28):
    """A resin print: no layers to see, a soft sheen, light that creeps in a little."""
    g = Graph("cast resin")
    g.shade(Base_Color=colour, Subsurface=glow, Subsurface_Color=colour, Roughness=roughness)
    g.shade(Subsurface_Radius=(0.2, 0.15, 0.1))
    g.set(g.shader, "Normal", g.bump(g.noise(3, 5), 0.01, 0.1))
    return g.material


def plastic(colour, roughness=0.3, coat=0.0):
    """Moulded plastic: caps, handles, jerrycans."""
    g = Graph("plastic")
    g.shade(Base_Color=colour, Roughness=roughness, Clearcoat=coat, Specular=0.5)
    g.set(g.shader, "Normal", g.bump(g.noise(9, 3), 0.004, 0.35))
    return g.material


def translucent(colour, density=0.25, roughness=0.05):
    """A clear coloured solid or liquid (resin, acrylic, jelly): white light in, `colour` out;
    `density` is how much a centimetre takes away."""
    g = Graph("translucent")
    g.shade(Base_Color="#ffffff", Transmission=1.0, Roughness=roughness, IOR=1.45)
    absorb = g.node("VolumeAbsorption", {"Color": colour, "Density": density})
    g.tree.links.new(absorb.outputs[0], g.output.inputs["Volume"])
    let_shadows_through(g, colour)
    return g.material


def glass(tint="#f4fbfa", roughness=0.0, ior=1.48):
    """Thin clear glass or hard clear plastic."""
    g = Graph("glass")
    g.shade(Base_Color=tint, Transmission=1.0, Roughness=roughness, IOR=ior)
    let_shadows_through(g, tint)
    return g.material


def let_shadows_through(g, tint):
    """Clear things cast light, tinted shadows, not the black ones of plain path tracing."""
    path = g.node("LightPath").outputs
    straight = g.maths("MAXIMUM", path["Is Shadow Ray"], path["Is Diffuse Ray"])
    clear = g.node("BsdfTransparent", {"Color": tint})
    both = g.node("MixShader", {0: straight, 1: g.shader.outputs[0], 2: clear.outputs[0]})
    g.tree.links.new(both.outputs[0], g.output.inputs["Surface"])


METALS = {
    "steel": ("#c9cbcd", 0.24),
    "silver": ("#e4e3e0", 0.16),
    "gold": ("#f0c268", 0.17),
    "rose": ("#e6a78b", 0.17),
    "brass": ("#d9b063", 0.27),
    "aluminium": ("#b9bcbf", 0.38),
    "copper": ("#d58c63", 0.22),
    "dark steel": ("#6f7377", 0.36),
}


def metal(kind, brushed=None, roughness=None):
    """A metal of METALS, handled: fine scratches and smudges. `brushed` is the axis ("X", "Y" or
    "Z") along which it was ground."""
    colour, rough = METALS[kind]
    rough = roughness if roughness is not None else rough
    g = Graph(kind)
    smudge = g.noise(1.4, 5)
    g.shade(Base_Color=colour, Metallic=1.0)
    spread = g.node("MapRange", {"Value": smudge, "To Min": rough * 0.75, "To Max": rough * 1.45})
    g.set(g.shader, "Roughness", spread.outputs[0])
    if brushed:
        stretch = [60.0, 60.0, 60.0]
        stretch["XYZ".index(brushed)] = 0.6
        g.set(g.shader, "Normal", g.bump(g.noise(1, 3, tuple(stretch)), 0.003, 0.3))
    return g.material


WOODS = {
    "ply": ("#e6c99a", "#cfa76f"),
    "pine": ("#e3c08a", "#c4955a"),
    "acacia": ("#b9793f", "#6e3f1d"),
    "walnut": ("#7d5537", "#4a2d1b"),
    "bench": ("#b98a58", "#8a5f37"),
}


def timber(kind="bench", scale=1.0, along="X"):
    """Oiled timber of WOODS with grain along an axis of the object."""
    light, dark = WOODS[kind]
    g = Graph(f"{kind} timber")
    colour, grain = wood_grain(g, light, dark, scale, along)
    g.shade(Base_Color=colour, Roughness=0.5, Specular=0.35)
    g.set(g.shader, "Normal", g.bump(grain, 0.02, 0.25))
    return g.material


def wood_grain(g, light, dark, scale, along):
    stretch = [9.0 * scale] * 3
    stretch["XYZ".index(along)] = 0.55 * scale
    grain = g.noise(1.0, 9, tuple(stretch), roughness=0.62)
    bands = g.noise(0.18, 3, tuple(s * 0.7 for s in stretch))
    both = g.maths("ADD", g.maths("MULTIPLY", grain, 0.65), g.maths("MULTIPLY", bands, 0.35))
    return g.ramp(both, (0.36, dark), (0.5, light), (0.66, light)), grain


def laser_cut(kind="ply", etched=None, along="X"):
    """Sheet timber lying in the object's XY plane: grain on its faces, edges browned by the laser
    with the plies showing. `etched` is an image (white is burnt) laid over the object's UV map."""
    light, dark = WOODS[kind]
    g = Graph(f"laser cut {kind}")
    colour, grain = wood_grain(g, light, dark, 1.0, along)
    if etched is not None:
        burn = g.node("TexImage", {"Vector": g.place("UV")}, image=etched, extension="CLIP").outputs[0]
        toasted = g.mix(g.maths("MULTIPLY", burn, 0.86), colour, "#3a2213")
        colour = toasted
    normal = g.node("SeparateXYZ", {0: g.place("Normal")}).outputs["Z"]
    is_edge = g.maths("LESS_THAN", g.maths("ABSOLUTE", normal), 0.6)
    plies = g.maths("PINGPONG", g.axis("Z"), 0.06)
    edge = g.ramp(g.maths("ADD", g.maths("MULTIPLY", plies, 9), g.maths("MULTIPLY", g.noise(4, 3), 0.4)),
                  (0.2, "#2a170c"), (0.75, "#5b3a20"))
    g.shade(Base_Color=g.mix(is_edge, colour, edge), Roughness=0.62, Specular=0.25)
    g.set(g.shader, "Normal", g.bump(grain, 0.015, 0.25))
    return g.material


def glowing(colour, strength):
    """A surface that shines by itself."""
    g = Graph("glowing")
    g.shade(Base_Color="#000000", Emission=colour, Emission_Strength=strength)
    return g.material


def pictured(image, roughness=0.45, kind="UV"):
    """Printed card or label with an image over the object's UV map."""
    g = Graph("pictured")
    g.shade(Base_Color=g.node("TexImage", {"Vector": g.place(kind)}, image=image).outputs[0])
    g.shade(Roughness=roughness, Specular=0.3)
    return g.material


def rubber(colour, roughness=0.6):
    """Silicone or rubber: soft sheen, no sparkle."""
    g = Graph("rubber")
    g.shade(Base_Color=colour, Roughness=roughness, Specular=0.3, Sheen=0.2)
    g.set(g.shader, "Normal", g.bump(g.noise(14, 3), 0.004, 0.3))
    return g.material
