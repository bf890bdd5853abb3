"""A desktop filament printer: an open frame of slotted profiles, a moving bed, a spool on top."""

import math

from studio import materials, shapes
from studio.artwork import artwork, centred
from studio.sheets import lit_screen

from .hardware import beam, cap_screw, case, chrome, knob, lead_screw

BED = 9.4


def filament_printer(colour="#1d8c86", progress=0.5, printing=None, spool=True, at=(0, 0, 0), turn=0):
    """A printer 44 cm wide and 46 cm tall (66 with its spool), its front towards the camera.
    `printing` gives an object on its origin for (colour, height in cm), a wavy pot if left out;
    `progress` of 0 to 1 says how much of its 12 cm is done."""
    height = 1.0 + 11 * progress
    work = (printing or wavy_pot)(colour, height)
    work.location = (0, 0, BED)
    parts = [*frame(), *bed(), *gantry(BED + height), *control_box(progress), work]
    if spool:
        parts += spool_holder(colour)
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def frame():
    """The foot, the two uprights with screw and motor, the top beam."""
    black = materials.metal("dark steel", roughness=0.45)
    dark = materials.plastic("#17191b", 0.45)
    parts = [beam(36, "X", (0, y, 2.6), black, 3) for y in (-14, 14)]
    parts += [beam(36, "Y", (x, 0, 2.6), black, 3) for x in (-18.5, 18.5)]
    parts += [beam(37, "Y", (0, 0, 5.0), black, 4)]
    parts += [beam(40, "Z", (x, 6, 24), black, 3) for x in (-20.5, 20.5)]
    parts += [beam(44, "X", (0, 6, 45), black, 2)]
    parts.append(shapes.box((4.2, 4.2, 4.2), dark, at=(-16.2, 6, 5.2), bevel=0.3))
    parts.append(lead_screw(34, chrome(), 0.4, 0.5, at=(-16.2, 6, 7.4)))
    parts.append(
        shapes.lathe([(0.8, 0), (0.8, 2.2), (0, 2.2)], materials.metal("aluminium"), at=(-16.2, 6, 7.3))
    )
    for x in (-18, 18):
        for y in (-14, 14):
            parts.append(
                shapes.lathe([(1.6, 0), (1.5, 1.1), (0, 1.1)], materials.rubber("#101113"), at=(x, y, 0))
            )
    for x in (-21.2, -19.8, 19.8, 21.2):
        parts.append(cap_screw(chrome(), at=(x, 6, 46)))
    return parts


def bed():
    """The heated bed with a textured spring sheet on four sprung knobs."""
    alloy = materials.metal("aluminium", brushed="X")
    sheet = materials.Graph("sheet")
    sheet.shade(Base_Color="#8a6b3a", Metallic=0.75, Roughness=0.5)
    sheet.set(sheet.shader, "Normal", sheet.bump(sheet.noise(40, 2), 0.02, 0.5))
    parts = [shapes.plate(shapes.rounded(23.5, 23.5, 0.8), 0.4, alloy, at=(0, 0, BED - 0.5), bevel=0.05)]
    parts.append(shapes.plate(shapes.rounded(23.5, 23.5, 0.6), 0.1, sheet.material, at=(0, 0, BED - 0.1)))
    parts.append(shapes.plate(shapes.rounded(5, 2.6, 0.6), 0.1, sheet.material, at=(0, -12.4, BED - 0.1)))
    parts.append(
        shapes.box((20, 14, 0.4), materials.plastic("#17191b", 0.5), at=(0, 0, BED - 2.2), bevel=0.1)
    )
    for x, y in ((-9.5, -9.5), (9.5, -9.5), (-9.5, 9.5), (9.5, 9.5)):
        coil = [
            (x + 0.42 * math.cos(t * 0.9), y + 0.42 * math.sin(t * 0.9), BED - 2.0 + t * 0.045)
            for t in range(34)
        ]
        parts.append(shapes.tube(coil, 0.08, chrome()))
        parts.append(knob(materials.plastic("#1f8f88", 0.4), 1.7, 0.9, at=(x, y, BED - 3.4), ribs=12))
        parts.append(cap_screw(chrome(), 0.22, 0.05, at=(x, y, BED - 0.02)))
    return parts


def gantry(nozzle):
    """The cross beam with the print head, whose nozzle points at the height `nozzle`."""
    black, dark = materials.metal("dark steel", roughness=0.45), materials.plastic("#17191b", 0.4)
    z = nozzle + 6.4
    parts = [
        beam(41, "X", (0, 3.4, z), black, 2),
        shapes.box((38, 0.3, 0.6), materials.rubber("#0c0d0e"), at=(0, 2.3, z + 0.2), bevel=0),
    ]
    parts.append(shapes.box((4.2, 4.2, 4), dark, at=(-18.8, 1.2, z - 0.6), bevel=0.3))
    for x in (-19.5, 19.5):
        parts.append(shapes.box((5, 0.4, 6), black, at=(x, 4.6, z), bevel=0.1))
    for dx in (-1.8, 1.8):
        parts.append(
            shapes.lathe(
                [(0, 0), (1.15, 0), (0.9, 0.45), (1.15, 0.9), (0, 0.9)],
                dark,
                at=(dx, 2.2, z + 1.6),
                turn=(90, 0, 0),
            )
        )
    parts += head(nozzle)
    tube = [(0.6, -0.4, z + 1.5), (0.6, -0.5, z + 8), (-6, 1, z + 17), (-15, 3, z + 14), (-19.5, 4, z + 5)]
    parts.append(shapes.tube(tube, 0.2, materials.plastic("#e9eef0", 0.2)))
    parts.append(shapes.box((4.4, 5, 3.2), materials.metal("aluminium"), at=(-19.6, 4.5, z + 3.6), bevel=0.3))
    loom = [(-0.6, 0.2, z + 1.4), (-1.5, 1, z + 9), (-9, 3, z + 12), (-16, 6, z + 2), (-19, 8, z - 10)]
    parts.append(shapes.tube(loom, 0.38, materials.rubber("#141517")))
    return parts


def head(nozzle):
    """The shroud with its fan and the brass nozzle below."""
    dark, red = materials.plastic("#1b1d20", 0.38), materials.plastic("#b5452a", 0.38)
    parts = [case((5.4, 4.6, 5.4), 0.8, dark, at=(0, -0.6, nozzle + 2.4), edge=0.4)]
    parts.append(
        shapes.plate(
            shapes.rounded(4.2, 4.2, 0.5),
            0.6,
            red,
            at=(0, -2.85, nozzle + 5.2),
            turn=(90, 0, 0),
            bevel=0.06,
            holes=[shapes.circle(1.75, 40)],
        )
    )
    parts.append(
        shapes.lathe(
            [(0, 0), (0.85, 0), (0.75, 0.5), (0, 0.5)], red, at=(0, -2.9, nozzle + 5.2), turn=(90, 0, 0)
        )
    )
    for blade in range(7):
        angle = blade * 360 / 7
        x, y = shapes.polar(1.2, angle)
        parts.append(
            shapes.box(
                (1.1, 0.5, 0.08), dark, at=(x, -3.05, nozzle + 5.2 + y), turn=(90 + 28, -angle, 0), bevel=0
            )
        )
    parts.append(
        shapes.box((2.2, 1.8, 1.2), materials.metal("aluminium"), at=(0, -0.6, nozzle + 1.7), bevel=0.08)
    )
    tip = [(0, 0), (0.06, 0), (0.4, 0.5), (0.4, 0.9), (0.3, 1.3), (0, 1.3)]
    parts.append(shapes.lathe(tip, materials.metal("brass"), at=(0, -0.6, nozzle + 0.02), steps=48))
    return parts


def control_box(progress):
    """The tilted display with its knob, front right."""
    dark = materials.plastic("#1b1d20", 0.42)

    def draw(pen, _):
        pen.rectangle((0, 0, 640, 360), fill="#0d1a20")
        centred(pen, 320, 60, f"{round(progress * 100)} %", 80, "#ffffff", True)
        pen.rectangle((60, 140, 580, 172), fill="#1c3038")
        pen.rectangle((60, 140, 60 + 520 * progress, 172), fill="#34b3a6")
        centred(pen, 180, 260, "210 °C", 52, "#f2a65a", True)
        centred(pen, 460, 260, "60 °C", 52, "#9fc4c6", True)

    parts = [
        case((9, 8.2, 1.8), 0.6, dark, edge=0.3),
        shapes.plate(
            shapes.rounded(6.6, 4.2, 0.15), 0.03, lit_screen(artwork(640, 360, draw)), at=(0, 1.2, 1.8)
        ),
        knob(materials.metal("aluminium"), 1.0, 1.3, at=(2.6, -2.6, 1.8)),
    ]
    return [shapes.group(*parts, at=(14.5, -17.2, 2.4), turn=(52, 0, 0))]


def spool_holder(colour):
    """A full spool on its bracket, its round side towards the camera."""
    black, dark = materials.metal("dark steel", roughness=0.45), materials.plastic("#202326", 0.4)
    hub = 56.5
    parts = [shapes.box((3, 0.5, 12), black, at=(0, 7.4, hub - 5.5), bevel=0.1)]
    parts.append(
        shapes.lathe([(0, 0), (2.1, 0), (2.1, 9.5), (0, 9.5)], dark, at=(0, 8, hub), turn=(90, 0, 0))
    )
    slots = [shapes.circle(1.5, 32, shapes.polar(6.2, angle)) for angle in range(0, 360, 60)]
    for y in (7.0, 0.8):
        parts.append(
            shapes.plate(
                shapes.circle(10, 96),
                0.35,
                dark,
                at=(0, y, hub),
                turn=(90, 0, 0),
                bevel=0.05,
                holes=[shapes.circle(2.6, 48), *slots],
            )
        )
    wound = shapes.lathe(
        [(2.8, 0), (9.0, 0), (9.0, 5.9), (2.8, 5.9)],
        materials.printed(colour, 0.088, 0.35),
        at=(0, 6.7, hub),
        turn=(90, 0, 0),
    )
    strand = [
        (9.0, 3, hub),
        (9.0, 3, hub - 9),
        (-4, 4, hub - 13),
        (-16, 4.5, hub - 16),
        (-19.6, 4.5, hub - 22),
    ]
    return [*parts, wound, shapes.tube(strand, 0.0875, materials.printed(colour))]


def wavy_pot(colour, height):
    """The lower part of a fluted pot, `height` cm done, with its infill to be seen from above."""
    stuff = materials.printed(colour, 0.03)
    rows = max(int(height * 4), 2)
    outline = [
        (3.4 + 1.5 * math.sin(math.pi * (row * height / rows + 1) / 14), row * height / rows)
        for row in range(rows + 1)
    ]
    sway = lambda angle, z: 1 + 0.045 * math.cos(angle * 12 + z * 0.25)
    return shapes.lathe(shapes.shell(outline, 0.16), stuff, sway=sway, steps=192)
