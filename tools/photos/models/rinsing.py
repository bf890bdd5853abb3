"""A basin of water to rinse prints in."""

from studio import materials, shapes


def basin(water, at=(0, 0, 0)):
    """An enamelled basin 20 cm across with a blue rim, half full of the material `water`."""
    enamel = materials.plastic("#f1efe8", 0.18, 0.5)
    outer = [(7.4, 0), (7.7, 0.1), (8.3, 0.6), (9.6, 4.6), (9.9, 5.1)]
    bowl = shapes.lathe(
        shapes.rounded_profile(shapes.shell(outer, 0.22, 0.35), 0.5, 6), enamel, steps=160, name="basin"
    )
    rim = shapes.tube(
        [(x, y, 5.1) for x, y in shapes.circle(9.82, 48)],
        0.17,
        materials.plastic("#274b6d", 0.2, 0.5),
        closed=True,
    )
    profile = [(0, 0.33), (7.6, 0.33), (8.15, 0.75), (9.02, 3.6), (8.9, 3.54), (8.6, 3.5), (0, 3.5)]
    pool = shapes.lathe(profile, water, steps=160, name="water")
    return shapes.group(bowl, rim, pool, at=at)
