"""Runs inside Blender: takes the pictures named on its command line.

blender -b -P render.py -- <weights.tza> <output folder> <share of full size> <samples> <name> …
"""

import importlib
import os
import pkgutil
import sys
import time
import traceback
import zlib
from pathlib import Path

import bpy
import cv2
import numpy as np
import OpenImageIO as oiio

sys.path.insert(0, str(Path(__file__).parent))

import shots
from studio import shapes
from studio.denoise import denoise, read_weights
from studio.develop import develop
from studio.shot import SHOTS
from studio.stage import Stage


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


def take(name, weights, out, share, samples):
    dress, width, height = SHOTS[name]
    stage = Stage()
    dress(stage)
    prepare(stage.scene, round(width * share), round(height * share), samples)
    raw = out / f"{name}.exr"
    raw.parent.mkdir(parents=True, exist_ok=True)
    stage.scene.render.filepath = str(raw)
    bpy.ops.render.render(write_still=True)
    clean = denoise(*passes(raw), weights)
    picture = develop(clean, stage.exposure, seed=zlib.crc32(name.encode()))
    cv2.imwrite(str(raw.with_suffix(".png")), picture[..., ::-1])
    raw.unlink()


def load_shots():
    """Fills SHOTS; a family that cannot be read is told of and left out, the others are taken."""
    for module in pkgutil.iter_modules(shots.__path__):
        try:
            importlib.import_module(f"shots.{module.name}")
        except Exception:
            traceback.print_exc()


def main():
    load_shots()
    weights_path, out, share, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    weights = read_weights(weights_path) if names else None
    failed = 0
    for name in names:
        began = time.monotonic()
        try:
            take(name, weights, Path(out), float(share), int(samples))
            print(f"TAKEN {name} {time.monotonic() - began:.1f}", flush=True)
        except Exception:
            failed += 1
            traceback.print_exc()
            print(f"FAILED {name}", flush=True)
    if not names:
        print("\n".join(f"SHOT {name}" for name in SHOTS))
    return 1 if failed else 0


status = main()
# Blender and torch both tidy up the same threads at the end and crash; there is nothing to tidy.
sys.stdout.flush()
os._exit(status)
