"""The phone stand and a phone to stand on it."""

import math

from PIL import Image, ImageDraw

from models.outlines import filleted, stroke
from studio import materials, shapes
from studio.artwork import artwork, centred
from studio.materials import Graph

COLOURS = {"teal": "#1f7a7c", "rust": "#b5532f"}
WIDTH, ANGLE = 8.5, 65
UP = (math.cos(math.radians(ANGLE)), math.sin(math.radians(ANGLE)))
FOOT = (-2.2, 0.35)
# Where the shelf meets the backrest, seen from the side as (depth, height).
SHELF = (FOOT[0] + UP[0] * 2.3, FOOT[1] + UP[1] * 2.3)


def along(start, up, out):
    """The point `up` cm along the backrest and `out` cm in front of it, from `start`."""
    return start[0] + UP[0] * up - UP[1] * out, start[1] + UP[1] * up + UP[0] * out


def slab(outline, width, plastic, x=0.0, bevel=0.09):
    """A side view made `width` cm wide around `x`; printed lying on its side, as the layers tell."""
    item = shapes.plate(outline, width, plastic, at=(x - width / 2, 0, 0), bevel=bevel)
    item.rotation_euler = (math.radians(90), 0, math.radians(90))
    return item


def phone_stand(colour="teal", at=(0, 0, 0), turn=0):
    """A stand 11 cm tall that leans back at 65 degrees, with a slot for the cable and rubber feet."""
    plastic = materials.printed(COLOURS.get(colour, colour), layer=0.04)
    thick, lift = 0.62, 0.1
    top = along(FOOT, (11 - 0.3 - FOOT[1]) / UP[1], 0)
    brace_from = along(FOOT, 7.4, 0)
    base = stroke([(-4.0, 0.3), (5.5, 0.3)], thick)
    back = stroke([FOOT, top], thick)
    brace = stroke([(5.2, 0.4), brace_from], 0.55)
    shelf = stroke(
        [along(SHELF, 0, -0.1), along(SHELF, 0, 1.6), along(SHELF, 0.1, 1.75), along(SHELF, 1.25, 1.75)], 0.5
    )
    spine = slab(filleted(back, 0.28), WIDTH, plastic)
    cable = shapes.plate(filleted([(-0.9, -2.4), (0.9, -2.4), (0.9, 2.4), (-0.9, 2.4)], 0.85), 3, plastic)
    cable.location, cable.rotation_euler = (0, SHELF[0] + 1.2, SHELF[1] - 0.2), (math.radians(ANGLE), 0, 0)
    hole = spine.modifiers.new("cable", "BOOLEAN")
    hole.object, hole.solver = cable, "EXACT"
    cable.hide_render = True
    parts = [
        slab(filleted(base, 0.28), WIDTH, plastic),
        spine,
        cable,
        slab(filleted(brace, 0.24), WIDTH - 1.2, plastic),
    ]
    side = (WIDTH - 1.8) / 2
    parts += [slab(filleted(shelf, 0.16), side, plastic, x) for x in (-(1.8 + side) / 2, (1.8 + side) / 2)]
    for x in (-3.4, 3.4):
        for y in (-3.5, 5.0):
            parts.append(
                shapes.lathe(
                    [(0, -lift), (0.5, -lift), (0.5, 0.02)],
                    materials.rubber("#232426"),
                    at=(x, y, 0),
                    steps=32,
                )
            )
    return shapes.group(*parts, at=(at[0], at[1], at[2] + lift), turn=(0, 0, turn))


def dusk(pen, width, height, shore, low, high):
    """Evening sky down to a `shore` line and water below it; `low` and `high` are pairs of colours."""
    for y in range(height):
        share = y / shore if y < shore else (y - shore) / (height - shore)
        shades = high if y < shore else low
        pen.line((0, y, width, y), fill=tuple(round(a + (b - a) * share) for a, b in zip(*shades)))


def lock_screen():
    """Dusk over water with the time."""

    def draw(pen, _):
        dusk(pen, 720, 1500, 930, ((52, 92, 112), (20, 44, 60)), ((42, 78, 104), (246, 190, 140)))
        pen.ellipse((450, 770, 590, 910), fill="#fbe3bd")
        pen.polygon([(0, 930), (0, 850), (160, 800), (330, 870), (520, 930)], fill="#2c4753")
        centred(pen, 360, 260, "7:42", 170, "#fbf3e6")
        centred(pen, 360, 380, "Saturday 14 March", 38, "#fbf3e6")
        pen.rounded_rectangle((250, 1462, 470, 1470), 4, fill="#e8e2d5")

    return artwork(720, 1500, draw)


def paused_film():
    """The same shore as a film that is paused, for a phone that lies on its side."""

    def draw(_, picture):
        wide = Image.new("RGB", (1500, 720))
        pen = ImageDraw.Draw(wide)
        dusk(pen, 1500, 720, 470, ((58, 98, 116), (30, 58, 74)), ((40, 74, 104), (248, 196, 146)))
        pen.ellipse((930, 330, 1090, 490), fill="#fde8c6")
        pen.polygon([(0, 478), (0, 390), (300, 330), (620, 400), (860, 478)], fill="#2c4753")
        pen.polygon([(1150, 478), (1330, 420), (1500, 440), (1500, 478)], fill="#35525e")
        pen.rectangle((90, 640, 1410, 648), fill="#9fb0b4")
        pen.rectangle((90, 640, 610, 648), fill="#fbf3e6")
        pen.ellipse((596, 630, 624, 658), fill="#fbf3e6")
        picture.paste(wide.transpose(Image.ROTATE_270))

    return artwork(720, 1500, draw)


def screen_material(image):
    """A lit screen under glass that shows `image`."""
    g = Graph("screen")
    picture = g.node("TexImage", {"Vector": g.place("UV")}, image=image).outputs[0]
    g.shade(Base_Color="#050607", Roughness=0.06, Specular=0.5, Emission=picture, Emission_Strength=0.75)
    return g.material


def phone(at=(0, 0, 0), turn=(0, 0, 0), sideways=False):
    """A phone 7.2 × 15 cm standing on its lower edge, its screen towards the camera; lying on its
    long edge if `sideways`."""
    frame = shapes.plate(
        shapes.rounded(7.2, 15, 0.95, 10), 0.8, materials.metal("dark steel", roughness=0.3), bevel=0.16
    )
    front = shapes.plate(
        shapes.rounded(7.25, 15.05, 0.98, 10), 0.05, materials.plastic("#08090a", 0.08), at=(0, 0, 0.79)
    )
    screen = shapes.plate(
        shapes.rounded(6.8, 14.6, 0.8, 10),
        0.012,
        screen_material(paused_film() if sideways else lock_screen()),
        at=(0, 0, 0.84),
    )
    camera = shapes.lathe(
        [(0.16, 0.852), (0, 0.852)], materials.plastic("#000000", 0.1), at=(0, 6.85, 0), steps=32
    )
    flat = shapes.group(frame, front, screen, camera, turn=(0, 0, 90 if sideways else 0))
    flat.location = (0, 3.7 if sideways else 7.6, 0)
    upright = shapes.group(flat, turn=(90, 0, 0))
    return shapes.group(upright, at=at, turn=turn)


def phone_on_stand(colour="teal", at=(0, 0, 0), turn=0, sideways=False):
    """A phone leaning in the stand, on its charging lead."""
    rest = along(SHELF, 0.28, 0.34)
    device = phone((0, rest[0], rest[1] + 0.1), (ANGLE - 90, 0, 0), sideways)
    stand = phone_stand(colour)
    return shapes.group(device, stand, at=at, turn=(0, 0, turn))


def cable(at=(0, 0, 0)):
    """A charging lead from below the stand's lip to the back of the bench."""
    points = [
        (0, SHELF[0] - 0.7, SHELF[1] + 0.2),
        (0, SHELF[0] - 0.4, 1.6),
        (0.2, 0.4, 0.9),
        (1.4, 4, 0.75),
        (4, 9, 0.25),
    ]
    points += [(9, 13, 0.22), (15, 15, 0.22), (24, 14, 0.22)]
    return shapes.tube(
        [tuple(p + q for p, q in zip(point, at)) for point in points], 0.2, materials.rubber("#f1ede4")
    )
