"""Round limbs of changing girth: branches, necks, legs."""

import math

from mathutils import Vector
from studio import shapes


class Limbs:
    """Gathers limbs into one mesh."""

    def __init__(self, sides=10):
        self.sides, self.verts, self.faces = sides, [], []

    def grow(self, points, radii):
        """Adds a limb along `points` with a radius at each."""
        points = [Vector(p) for p in points]
        across, first = None, len(self.verts)
        for index, (point, radius) in enumerate(zip(points, radii)):
            ahead = points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]
            ahead.normalize()
            across = ahead.orthogonal() if across is None else across - ahead * across.dot(ahead)
            across.normalize()
            other = ahead.cross(across)
            for side in range(self.sides):
                angle = 2 * math.pi * side / self.sides
                self.verts.append(point + (across * math.cos(angle) + other * math.sin(angle)) * radius)
        n = self.sides
        for row in range(len(points) - 1):
            for side in range(n):
                a, b = first + row * n + side, first + row * n + (side + 1) % n
                self.faces.append((a, b, b + n, a + n))
        self.faces.append(tuple(reversed(range(first, first + n))))
        self.faces.append(tuple(range(len(self.verts) - n, len(self.verts))))

    def add(self, material, **place):
        """The object; `place` goes to shapes.add."""
        return shapes.add(shapes.mesh_of(self.verts, self.faces), material, **place)
