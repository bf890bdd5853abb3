"""The shop's bird: a bush stone-curlew on long legs; the same drawing as the site's mark."""

import math

EYE = (41.0, 12.8)
EYE_HOLE, PUPIL = 5.5, 2.6
STREAKS = [((19.2, 33.3), (32.4, 25.5)), ((26.6, 34.6), (37.8, 27.8)), ((34.6, 34.0), (42.0, 29.3))]
LEGS = [((25.5, 38), (25.5, 48.8)), ((25.5, 48.8), (23.3, 61.7)), ((23.3, 61.7), (27.7, 61.7)),
        ((34.3, 37), (34.3, 48.2)), ((34.3, 48.2), (37.6, 61.7)), ((37.6, 61.7), (42.0, 61.7))]
CURVES = [
    ((31.3, 19.4), (28, 22.6), (22.6, 25.7)), ((22.6, 25.7), (6.5, 35), (6.5, 35)),
    ((12.6, 37.3), (19.6, 38.6), (27, 38.6)), ((39, 38.6), (47.4, 32.2), (47.4, 23.2)),
    ((47.4, 21.2), (48.2, 19.4), (49.4, 17.8)), ((49.4, 17.8), (58.5, 14.6), (58.5, 14.6)),
    ((58.5, 14.6), (50.8, 11.4), (50.8, 11.4)),
]
# The square around the bird, so that a width of it leaves the same room as its height.
MIDDLE, SPAN = (32.5, 32.0), 78.0


def _arc(centre, radius, first, last, steps):
    return [
        (centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a))
        for a in (first + (last - first) * step / steps for step in range(steps + 1))
    ]


def _body(steps):
    """The silhouette from the nape round by tail, breast and bill over the crown, y down."""
    points, here = [(31.3, 12.9)], (31.3, 12.9)
    for one, two, end in CURVES:
        for step in range(1, steps + 1):
            t = step / steps
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            points.append(tuple(sum(w * p[i] for w, p in zip(weights, (here, one, two, end))) for i in (0, 1)))
        here = end
    crown = (41.17, 12.73)
    start, stop = math.atan2(11.4 - crown[1], 50.8 - crown[0]), -math.pi
    return points + _arc(crown, 9.75, start, stop, steps * 3)[1:]


def _placed(points, width):
    scale = width / SPAN
    return [((x - MIDDLE[0]) * scale, (MIDDLE[1] - y) * scale) for x, y in points]


def bird_outline(width=1.0, steps=12):
    """The closed outline of the bird's body, `width` wide, y up, around its middle."""
    return _placed(_body(steps), width)


def eye_outlines(width=1.0, steps=24):
    """The hole of the eye and the pupil within it, as outlines that go with `bird_outline`."""
    return [_placed(_arc(EYE, radius, 0, 2 * math.pi, steps)[:-1], width) for radius in (EYE_HOLE, PUPIL)]


def _bar(ends, thick, width):
    (x1, y1), (x2, y2) = ends
    length = math.hypot(x2 - x1, y2 - y1)
    nx, ny = -(y2 - y1) / length * thick / 2, (x2 - x1) / length * thick / 2
    return _placed([(x1 + nx, y1 + ny), (x2 + nx, y2 + ny), (x2 - nx, y2 - ny), (x1 - nx, y1 - ny)], width)


def leg_bars(width=1.0, thick=10.5):
    """The legs and toes as four-cornered outlines that go with `bird_outline`; `thick` in 342nds of it."""
    return [_bar(leg, thick * SPAN / 342, width) for leg in LEGS]


def streak_bars(width=1.0, thick=1.9):
    """The streaks of the wing, holes in the body, as outlines that go with `bird_outline`."""
    return [_bar(streak, thick, width) for streak in STREAKS]


def draw_bird(pen, x, y, width, fill):
    """The bird with a PIL pen in a square `width` pixels wide around (x, y); the ground shows in its eye."""
    ground = pen.im.getpixel((round(x), round(y)))
    hole, pupil = eye_outlines(width)
    knees = [_placed(_arc(end, 1.25, 0, 2 * math.pi, 12), width) for leg in LEGS for end in leg]
    solid = [bird_outline(width), *leg_bars(width), *knees]
    parts = [*((part, fill) for part in solid), *((bar, ground) for bar in streak_bars(width))]
    for outline, colour in [*parts, (hole, ground), (pupil, fill)]:
        pen.polygon([(x + px, y - py) for px, py in outline], fill=colour)
