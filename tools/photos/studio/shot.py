"""The list of pictures that can be taken."""

SHOTS = {}


def shot(name, width=1600, height=1200):
    """Registers a function that dresses an empty stage for the picture `name` (a path below the
    seed's media folder, without ending), `width` × `height` pixels."""

    def register(dress):
        if name in SHOTS:
            raise ValueError(f"two shots are called {name}")
        SHOTS[name] = (dress, width, height)
        return dress

    return register
