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

import cv2

sys.path.insert(0, str(Path(__file__).parent))

import shots
from studio.denoise import read_weights
from studio.develop import develop
from studio.exposing import expose, prepare
from studio.shot import SHOTS
from studio.stage import Stage


def take(name, weights, out, share, samples):
    dress, width, height = SHOTS[name]
    stage = Stage()
    dress(stage)
    prepare(stage.scene, round(width * share), round(height * share), samples)
    raw = out / f"{name}.exr"
    picture = develop(expose(stage, raw, weights), stage.exposure, seed=zlib.crc32(name.encode()))
    cv2.imwrite(str(raw.with_suffix(".png")), picture[..., ::-1])


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
