"""The shop's bird: a curlew walking, its long bill bent down; the same drawing as the site's logo."""

START = (-160, 40)
BODY = [
    ((-132, -4), (-78, -40), (-22, -48)),
    ((10, -54), (26, -78), (36, -98)),
    ((46, -120), (78, -126), (92, -106)),
    ((140, -98), (178, -48), (182, 46)),
    ((166, -14), (132, -66), (88, -78)),
    ((84, -50), (76, -22), (66, 2)),
    ((54, 42), (18, 66), (-28, 62)),
    ((-74, 60), (-124, 50), (-160, 40)),
]
LEGS = [((-14, 58), (-22, 128)), ((20, 54), (32, 128)), ((-24, 128), (4, 128)), ((30, 128), (58, 128))]
SPAN = 342


def bird_outline(width=1.0, steps=12):
    """The closed outline of the bird's body, `width` wide, y up, around its middle."""
    points, here = [], START
    for one, two, end in BODY:
        for step in range(1, steps + 1):
            t = step / steps
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            points.append(
                tuple(sum(w * p[i] for w, p in zip(weights, (here, one, two, end))) for i in (0, 1))
            )
        here = end
    scale = width / SPAN
    return [((x - 11) * scale, -y * scale) for x, y in points]


def leg_bars(width=1.0, thick=8.0):
    """The legs and toes as four-cornered outlines that go with `bird_outline`."""
    scale, bars = width / SPAN, []
    for (x1, y1), (x2, y2) in LEGS:
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        nx, ny = -(y2 - y1) / length * thick / 2, (x2 - x1) / length * thick / 2
        corners = [(x1 + nx, y1 + ny), (x2 + nx, y2 + ny), (x2 - nx, y2 - ny), (x1 - nx, y1 - ny)]
        bars.append([((x - 11) * scale, -y * scale) for x, y in corners])
    return bars


def draw_bird(pen, x, y, width, fill):
    """The bird with a PIL pen, `width` pixels wide around (x, y)."""
    for outline in (bird_outline(width), *leg_bars(width, 9)):
        pen.polygon([(x + px, y - py) for px, py in outline], fill=fill)
