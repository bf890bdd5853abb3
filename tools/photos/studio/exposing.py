"""Sets Cycles up and turns what it renders into clean linear light."""

import bpy
import numpy as np
import OpenImageIO as oiio

from .denoise import denoise


def prepare(scene, width, height, samples):
    """Cycles on the processor, with the colour, albedo and normals the denoiser wants."""
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling = samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.05, min(samples, 8)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 10, 3, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = 10, 10, 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4.0, 0.5
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.use_persistent_data = False
    render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    render.image_settings.color_depth = "32"


def passes(path):
    """The three layers of a rendered file as arrays."""
    source = oiio.ImageInput.open(str(path))
    names = source.spec().channelnames
    pixels = source.read_image(oiio.FLOAT)
    source.close()

    def layer(name, parts):
        found = [next(i for i, n in enumerate(names) if n.endswith(f"{name}.{part}")) for part in parts]
        return np.ascontiguousarray(pixels[..., found], np.float32)

    return layer("Combined", "RGB"), layer("Denoising Albedo", "RGB"), layer("Denoising Normal", "XYZ")


def expose(stage, raw, weights):
    """The clean linear picture of a prepared stage; `raw` is a file's path it may use meanwhile."""
    raw.parent.mkdir(parents=True, exist_ok=True)
    stage.scene.render.filepath = str(raw)
    bpy.ops.render.render(write_still=True)
    clean = denoise(*passes(raw), weights)
    raw.unlink()
    return clean
