"""The light for bottles and vessels: soft boxes whose reflections draw their sides."""

import math


def light_bottles(stage, room=0.32):
    """A tall soft box on the left, a narrow one on the right, one above; a shadow that says where
    things stand."""
    stage.drop_lights()
    stage.room(room)
    stage.lights = [
        stage.lamp("key", (-62, -52, 74), (0, 0, 6), 46, 9.5, "#fff4e6"),
        tall_box(stage, (-52, -6, 22), (0, 0, 9), 20, 60, 8.0, "#fff8ef"),
        tall_box(stage, (56, 4, 20), (0, 0, 9), 9, 60, 7.0, "#eef4ff"),
        stage.lamp("back", (24, 55, 70), (0, 0, 8), 45, 3.0),
    ]


def tall_box(stage, at, towards, width, height, strength, colour="#ffffff"):
    """An upright soft box, `width` × `height` cm."""
    item = stage.lamp("tall box", at, towards, width, strength, colour)
    item.data.shape, item.data.size, item.data.size_y = "RECTANGLE", width, height
    item.data.energy = strength * width * height * math.pi
    return item
