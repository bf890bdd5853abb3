"""Putting things down where they would come to rest."""

import bpy


def family(item):
    """An object and all that hangs on it."""
    return [item, *item.children_recursive]


def settle(item, floor=0.0):
    """Lifts or lowers a tilted thing so that its lowest point touches the `floor`."""
    bpy.context.view_layer.update()
    meshes = [part for part in family(item) if part.type == "MESH"]
    low = min((part.matrix_world @ vertex.co).z for part in meshes for vertex in part.data.vertices)
    item.location.z += floor - low
    return item
