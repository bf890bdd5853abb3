"""Cut gems in clear resin."""

import math

from studio import shapes


def gem(material, width=2.4, at=(0, 0, 0), turn=0):
    """A brilliant `width` cm across lying on its side, on the edge of its girdle and its tip."""
    half = width / 2
    rings = [
        (0.0, 0, 0),
        (half * 0.62, 0.42 * width, 0.5),
        (half, 0.62 * width, 0),
        (half, 0.66 * width, 0),
        (half * 0.84, 0.78 * width, 0.5),
        (half * 0.56, 0.86 * width, 0),
    ]
    verts, faces, n = [], [], 12
    for radius, z, shift in rings:
        for step in range(n):
            angle = 2 * math.pi * (step + shift) / n
            verts.append((radius * math.cos(angle), radius * math.sin(angle), z))
    for row in range(len(rings) - 1):
        for step in range(n):
            a, b = row * n + step, row * n + (step + 1) % n
            if row == 0:
                faces.append((a, b + n, a + n))
            else:
                faces += [(a, b, a + n), (b, b + n, a + n)]
    faces.append(tuple(range(len(verts) - n, len(verts))))
    tilt = math.degrees(math.atan2(0.62 * width, half))
    stone = shapes.add(shapes.mesh_of(verts, faces), material, turn=(0, tilt, 0), name="gem", smooth=False)
    return shapes.group(stone, at=at, turn=(0, 0, turn))
