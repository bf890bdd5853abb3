"""A board for the chess set."""

from studio import materials, shapes


def board(square=5.2):
    """A board whose top is at height 0 around the origin, squares of walnut and ply."""
    half = 4 * square
    for kind, odd, along in (("ply", 0, "X"), ("walnut", 1, "Y")):
        verts, faces = [], []
        for i in range(8):
            for j in range(8):
                if (i + j) % 2 != odd:
                    continue
                x, y, start = i * square - half, j * square - half, len(verts)
                verts += [(x, y, 0), (x + square, y, 0), (x + square, y + square, 0), (x, y + square, 0)]
                faces.append((start, start + 1, start + 2, start + 3))
        shapes.add(
            shapes.mesh_of(verts, faces), materials.timber(kind, 1.3, along), name="squares", smooth=False
        )
    outer = half + 2.4
    frame = shapes.plate(
        shapes.rounded(2 * outer, 2 * outer, 0.6),
        1.8,
        materials.timber("walnut", 0.8),
        at=(0, 0, -1.75),
        holes=[[(-half, -half), (half, -half), (half, half), (-half, half)]],
        bevel=0.1,
    )
    return frame
