"""What a casting evening needs: a silicone mould with a small dragon in it, casts, cups, sticks."""

from studio import materials, shapes
from studio.artwork import artwork, centred, font
from studio.bird import draw_bird

from .clay import Clay, soft_lowest

LOW, HIGH, GRAIN = (-4.4, -4.8, -0.2), (4.4, 5.0, 2.6), 0.07
BLOCK = (8.2, 9.2)


def figure(clay):
    """A sitting dragon in profile as a body in space: its back lies at height 0, its head is at +Y
    and looks to -X."""
    body = clay.ellipsoid((0.3, -1.5, 0.4), (1.75, 2.05, 1.35))
    body = soft_lowest(
        body, clay.chain([(0.2, 0.0, 0.6), (-0.2, 1.4, 0.7), (-0.5, 2.3, 0.7)], 1.0, 0.72, 0.4), 0.7
    )
    body = soft_lowest(body, clay.ellipsoid((-0.85, 2.75, 0.7), (1.15, 0.9, 0.85)), 0.4)
    body = soft_lowest(body, clay.ellipsoid((-1.75, 2.45, 0.6), (0.85, 0.52, 0.55)), 0.3)
    body = soft_lowest(body, clay.ellipsoid((-0.55, -1.6, 1.1), (0.95, 1.5, 0.85)), 0.3)
    for start, middle, end in HORNS:
        body = soft_lowest(body, clay.chain([start, middle, end], 0.3, 0.08, 0.1), 0.12)
    body = soft_lowest(
        body,
        clay.chain(
            [(1.2, -2.6, 0.5), (2.6, -3.2, 0.5), (3.2, -2.3, 0.5), (2.7, -1.5, 0.45), (2.9, -0.9, 0.4)],
            0.75,
            0.16,
            0.4,
        ),
        0.4,
    )
    body = soft_lowest(body, clay.ellipsoid((1.0, -2.5, 1.0), (1.25, 1.0, 0.9)), 0.2)
    for x, y in ((-1.1, -3.1), (0.5, -3.3)):
        body = soft_lowest(body, clay.ellipsoid((x, y, 1.0), (0.72, 0.42, 0.65)), 0.2)
    for x, y in ((0.05, 2.75), (0.15, 2.1), (0.4, 1.45), (0.7, 0.8), (0.95, 0.15)):
        body = soft_lowest(
            body, clay.limb((x - 0.2, y - 0.1, 0.6), (x + 0.6, y + 0.22, 0.5), 0.34, 0.07), 0.12
        )
    return wing(clay, body)


HORNS = [
    ((-0.5, 3.3, 0.7), (0.0, 3.9, 0.75), (0.6, 4.3, 0.6)),
    ((-1.0, 3.4, 1.0), (-0.7, 4.0, 1.1), (-0.2, 4.5, 1.0)),
]


def wing(clay, body):
    """Folds a wing against the body, gives the head an eye and a mouth, and cuts the back flat."""
    for tip in ((3.2, 1.6), (3.3, 0.4), (2.8, -0.6)):
        body = soft_lowest(
            body,
            clay.chain(
                [(0.4, -0.2, 1.4), ((0.6 + tip[0]) / 2, tip[1] * 0.6 + 0.4, 1.45), (*tip, 0.8)],
                0.34,
                0.12,
                0.2,
            ),
            0.28,
        )
    body = soft_lowest(body, clay.ellipsoid((1.6, 0.25, 1.05), (1.35, 0.8, 0.34)), 0.25)
    body = -soft_lowest(-body, clay.ellipsoid((-1.25, 2.85, 1.5), (0.24, 0.2, 0.24)), 0.06)
    body = soft_lowest(body, clay.ellipsoid((-1.25, 2.85, 1.36), (0.17, 0.15, 0.15)), 0.02)
    body = -soft_lowest(-body, clay.limb((-2.6, 2.25, 1.0), (-1.4, 2.2, 1.25), 0.1, 0.07), 0.05)
    return -soft_lowest(-body, clay.below(0.0), 0.05)


def cast_dragon(material, at=(0, 0, 0), turn=(0, 0, 0)):
    """A cast dragon 8 cm tall lying on its flat back; turned by 90 about X it stands."""
    clay = Clay(LOW, HIGH, GRAIN)
    clay.join(figure(clay))
    return smoothed(shapes.add(clay.mesh(), material, at, turn, "cast dragon"))


def mould(colour="#e9b7a6", resin=None, at=(0, 0, 0), turn=0):
    """The mould, 8.2 × 9.2 × 2.8 cm of silicone, open above and filled with `resin` (a material)."""
    clay = Clay((-4.4, -5.0, -2.9), (4.4, 5.2, 0.3), GRAIN)
    clay.join(clay.block((0, 0.2, -1.4), (*BLOCK, 2.8), 0.35))
    turned = Clay((-4.4, -5.0, -0.3), (4.4, 5.2, 2.9), GRAIN)
    hollow = figure(turned)[:, :, ::-1][:, :, : clay.field.shape[2]]
    clay.carve(hollow, 0.12)
    parts = [smoothed(shapes.add(clay.mesh(), materials.rubber(colour, 0.5), at=(0, 0, 2.8), name="mould"))]
    if resin:
        parts.append(shapes.box((BLOCK[0] - 1, BLOCK[1] - 1, 1.9), resin, at=(0, 0.2, 1.72), bevel=0))
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def smoothed(item):
    """Takes the grain of the clay off a surface."""
    soft = item.modifiers.new("soft", "SMOOTH")
    soft.iterations, soft.factor = 4, 0.5
    return item


def paper_cup(resin, level=0.45, at=(0, 0, 0), turn=(0, 0, 0)):
    """A white mixing cup 7 cm tall, filled with `resin` (a material) to a share of its height."""
    paper = materials.paper("#f1eee6")
    wall = [
        (2.3, 0),
        (2.3, 0.25),
        (3.15, 6.7),
        (3.28, 6.75),
        (3.3, 6.9),
        (3.2, 7.0),
        (3.08, 6.85),
        (2.22, 0.4),
        (0, 0.4),
    ]
    fill = 0.4 + 6.3 * level
    reach = 2.22 + 0.86 * (fill - 0.4) / 6.45
    liquid = [(0, 0.42), (2.2, 0.42), (reach, fill + 0.06), (reach - 0.12, fill), (0, fill)]
    return shapes.group(shapes.lathe(wall, paper), shapes.lathe(liquid, resin), at=at, turn=turn)


def stir_stick(dipped="#b04a86", at=(0, 0, 0), turn=(0, 0, 0)):
    """A timber stick 14 cm long lying along X, its end at -X dipped in resin."""
    wood = materials.timber("ply", 1.4)
    ends = shapes.rounded(14, 1.0, 0.49)
    parts = [shapes.plate(ends, 0.16, wood, bevel=0.03)]
    wet = [(x, y) for x, y in shapes.rounded(4.4, 1.1, 0.54)]
    parts.append(
        shapes.plate(wet, 0.2, materials.cast_resin(dipped, 0.2, 0.08), at=(-4.85, 0, -0.02), bevel=0.05)
    )
    return shapes.group(*parts, at=at, turn=turn)


def ticket(kind="ADULT", at=(0, 0, 0), turn=(0, 0, 0)):
    """The printed ticket, 16 × 7 cm, lying face up, with a stub behind a row of holes."""
    outline = shapes.rounded(16, 7, 0.4)
    holes = [shapes.circle(0.09, 12, (4.5, -3.1 + step * 0.36)) for step in range(18)]
    card = materials.pictured(ticket_artwork(kind), 0.6)
    return shapes.plate(outline, 0.04, card, at, turn, holes=holes, name="ticket")


def ticket_artwork(kind):
    """The print on the ticket."""

    def draw(pen, _):
        pen.rectangle((0, 0, 1600, 700), fill="#f6efe2")
        pen.rectangle((0, 0, 60, 700), fill="#7b3f78")
        pen.rectangle((1260, 0, 1600, 700), fill="#7b3f78")
        draw_bird(pen, 190, 120, 130, "#1f6f73")
        pen.text((290, 92), "CURLEW PRINT CO.", font=font(44, True), fill="#1f6f73")
        pen.text((120, 220), "Resin Casting", font=font(120, True), fill="#3a2340")
        pen.text((120, 350), "Evening", font=font(120, True), fill="#3a2340")
        pen.text((124, 520), "Friday 27 August 2027, 6 pm", font=font(50, True), fill="#7b3f78")
        pen.text((124, 596), "14 Stowe Lane, Calliope", font=font(44), fill="#5b4a5e")
        centred(pen, 1430, 190, "ADMIT", 62, "#f6efe2", True, 6)
        centred(pen, 1430, 330, "1", 190, "#f2c879", True)
        centred(pen, 1430, 500, kind, 48, "#f6efe2", True, 4)

    return artwork(1600, 700, draw)
