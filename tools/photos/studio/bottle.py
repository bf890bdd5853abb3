"""The resin bottles: light-proof flasks with a paper label and a childproof cap."""

import math

from . import materials, shapes
from .artwork import artwork, centred
from .label import is_bright, resin_label
from .materials import Graph

# Radius of the flask, height with its cap, radius of the cap.
FORMS = {"250 g": (3.05, 15.2, 1.85), "500 g": (3.9, 19.4, 2.1), "1 kg": (4.75, 23.4, 2.35)}
DARK, WHITE = "#23262a", "#efede7"
SEAM = 0.93


def resin_bottle(
    title,
    shade_name,
    shade,
    size="500 g",
    body=DARK,
    cap=None,
    at=(0, 0, 0),
    turn=0,
    scale=1.0,
    lidded=True,
    kind="405 nm resin",
):
    """A bottle with its label towards the camera: 15.2, 19.4 or 23.4 cm tall by its `size` (250 g,
    500 g, 1 kg), times `scale`. `shade` is the resin's colour. Without its lid the mouth is open."""
    radius, tall, neck = FORMS.get(size, FORMS["500 g"])
    low, high = 0.11 * tall, 0.6 * tall
    parts = [
        shapes.lathe(
            flask_profile(radius, tall, neck, low, high), flask_plastic(body, shade, tall), name="flask"
        ),
        wrapped_label(radius - 0.02, low + 0.15, high - 0.15, title, shade_name, shade, size, kind),
        neck_ring(neck, tall, body),
    ]
    if lidded:
        lid = childproof_cap(neck, 2.85, cap or shade)
        lid.location[2] = tall - 2.85
        parts.append(lid)
    else:
        parts.append(thread(neck - 0.3, tall - 2.3, body))
    return shapes.group(*parts, at=at, turn=(0, 0, turn), scale=scale)


def flask_profile(radius, tall, neck, low, high):
    """The outline with a recess for the label, down into the mouth."""
    shoulder, throat, mouth = tall - 5.0, neck - 0.32, tall - 0.75
    outer = [
        (0, 0.28),
        (radius - 1.0, 0.25),
        (radius - 0.5, 0.0),
        (radius, 0.6),
        (radius, low - 0.1),
        (radius - 0.05, low),
        (radius - 0.05, high),
        (radius, high + 0.1),
        (radius, shoulder),
        (radius - 0.55, shoulder + 1.2),
        (neck + 0.2, tall - 3.15),
        (throat, tall - 2.9),
        (throat, mouth),
    ]
    inner = [(throat - 0.18, mouth), (throat - 0.18, tall - 3.0), (neck, tall - 3.5), (0, tall - 3.6)]
    return shapes.rounded_profile(outer + inner, 1.2, 6)


def flask_plastic(body, shade, tall):
    """Blow-moulded polyethylene. Light flasks let the resin inside show a little, up to its level."""
    g = Graph("flask")
    colour = body
    if is_bright(body):
        filled = g.node("MapRange", {"Value": g.axis("Z"), "From Min": tall * 0.742, "From Max": tall * 0.75})
        wet = g.mix(0.16, body, shade)
        colour = g.mix(filled.outputs[0], wet, body)
    g.shade(Base_Color=colour, Specular=0.45)
    uneven = g.noise(0.9, 3)
    g.set(
        g.shader, "Roughness", g.node("MapRange", {"Value": uneven, "To Min": 0.2, "To Max": 0.32}).outputs[0]
    )
    g.set(g.shader, "Normal", g.bump(g.noise(0.7, 2), 0.05, 0.25, g.bump(g.noise(40, 2), 0.003, 0.25)))
    return g.material


def wrapped_label(radius, low, high, title, shade_name, shade, size, kind):
    """Paper glued nearly once round; the loose end behind lifts a little."""
    arc = 2 * math.pi * SEAM
    image = resin_label(arc * radius, high - low, title, shade_name, shade, size, kind)
    verts, faces, uvs, steps, rows = [], [], [], 140, 6
    for row in range(rows + 1):
        for step in range(steps + 1):
            angle = (step / steps - 0.5) * arc
            lift = 0.12 * max(0, step / steps - 0.975) / 0.025
            ripple = 0.006 * math.sin(step * 0.9) * math.sin(row * 2.1 + step * 0.13)
            r = radius + 0.012 + lift + (ripple if 0 < row < rows else 0)
            verts.append((r * math.sin(angle), -r * math.cos(angle), low + (high - low) * row / rows))
    for row in range(rows):
        for step in range(steps):
            first = row * (steps + 1) + step
            faces.append((first, first + 1, first + steps + 2, first + steps + 1))
            uvs += [((step + i) / steps, (row + j) / rows) for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))]
    mesh = shapes.mesh_of(verts, faces)
    for loop, uv in zip(mesh.uv_layers.new().data, uvs):
        loop.uv = uv
    label = shapes.add(mesh, label_paper(image), name="label")
    sheet = label.modifiers.new("sheet", "SOLIDIFY")
    sheet.thickness, sheet.offset = 0.015, 1
    return label


def label_paper(image):
    """Printed, lightly varnished paper: fibres, and the small waves of the glue."""
    g = Graph("label paper")
    g.shade(Base_Color=g.node("TexImage", {"Vector": g.place("UV")}, image=image).outputs[0])
    g.shade(Roughness=0.5, Specular=0.32)
    waves = g.bump(g.noise(0.8, 3, (1, 1, 0.5)), 0.03, 0.3)
    g.set(g.shader, "Normal", g.bump(g.noise(55, 3), 0.002, 0.4, waves))
    return g.material


def neck_ring(neck, tall, colour):
    """The flange below the cap."""
    profile = [
        (neck - 0.4, tall - 3.02),
        (neck + 0.08, tall - 3.02),
        (neck + 0.08, tall - 2.92),
        (neck - 0.4, tall - 2.92),
    ]
    return shapes.lathe(profile, materials.plastic(colour, 0.38), bevel=0.02)


def thread(radius, low, colour):
    """Two turns of screw thread on an open neck."""
    points = []
    for step in range(97):
        angle = step / 48 * 2 * math.pi
        points.append((radius * math.sin(angle), -radius * math.cos(angle), low + 0.45 * step / 48))
    return shapes.tube(points, 0.09, materials.plastic(colour, 0.35), name="thread")


def childproof_cap(radius, tall, colour):
    """A push-and-turn cap on its origin: a ribbed skirt, a smooth rim, arrows moulded on top."""
    plastic = materials.plastic(colour, 0.36)

    def ribs(angle, z):
        if not 0.42 < z < tall - 0.28:
            return 1
        return 1 + 0.016 * (abs(math.cos(angle * 30)) - 0.6)

    side = [
        (radius - 0.25, 0),
        (radius, 0.0),
        (radius + 0.02, 0.06),
        (radius + 0.02, 0.36),
        (radius, 0.42),
        (radius, 0.5),
        (radius - 0.02, tall - 0.35),
        (radius - 0.03, tall - 0.25),
        (radius - 0.08, tall - 0.1),
        (radius - 0.2, tall),
        (radius - 0.34, tall),
        (radius - 0.38, tall - 0.05),
        (0, tall - 0.05),
    ]
    skirt = shapes.lathe(side, plastic, steps=360, sway=ribs, name="cap")
    top = shapes.plate(shapes.circle(radius - 0.4, 72), 0.02, moulded_top(colour), at=(0, 0, tall - 0.05))
    return shapes.group(skirt, top)


def moulded_top(colour):
    """Plastic with the raised words and arrows that tell how to open it."""

    def draw(pen, _):
        for start in (15, 195):
            pen.arc((60, 60, 452, 452), start, start + 130, fill="#ffffff", width=26)
        pen.polygon([(96, 330), (24, 300), (118, 236)], fill="#ffffff")
        pen.polygon([(416, 182), (488, 212), (394, 276)], fill="#ffffff")
        centred(pen, 256, 226, "PUSH DOWN", 42, "#ffffff", True)
        centred(pen, 256, 286, "& TURN", 42, "#ffffff", True)

    g = Graph("moulded top")
    raised = g.node("TexImage", {"Vector": g.place("UV")}, image=artwork(512, 512, draw, "#000000")).outputs[
        0
    ]
    g.shade(Base_Color=colour, Roughness=0.36)
    g.set(g.shader, "Normal", g.bump(raised, 0.04, 1.0))
    return g.material
