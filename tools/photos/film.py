"""Runs inside Blender: films things that turn once round, as small silent MP4s that loop.

blender -b -P film.py -- <weights.tza> <output folder> <samples> [<name> …]

Without names it lists those there are.
"""

import math
import os
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

from shots.turntables import TURNTABLES
from studio.denoise import read_weights
from studio.develop import develop
from studio.exposing import expose, prepare
from studio.stage import Stage

WIDTH, HEIGHT = 960, 720
RENDERED, RATE = 50, 25
ENCODER = (
    f"ffmpeg -y -loglevel error -f rawvideo -pixel_format rgb24 -video_size {WIDTH}x{HEIGHT}"
    f" -framerate {RATE} -i - -an -c:v libx264 -preset slow -crf 24 -pix_fmt yuv420p"
    " -movflags +faststart -map_metadata -1"
)


def rendered(name, weights, raw, samples):
    """The frames of one turn. The scene stays in memory and only the thing in it is turned."""
    stage = Stage()
    thing = TURNTABLES[name](stage)
    prepare(stage.scene, WIDTH, HEIGHT, samples)
    stage.scene.render.use_persistent_data = True
    start = thing.rotation_euler[2]
    for index in range(RENDERED):
        thing.rotation_euler[2] = start + 2 * math.pi * index / RENDERED
        stage.scene.cycles.seed = index
        yield develop(expose(stage, raw, weights), stage.exposure, grain=0)
        print(f"FRAME {index + 1} of {RENDERED}", flush=True)


def between(one, other):
    """The frame half way from one to the other: both are moved along the flow between them."""
    finder = cv2.DISOpticalFlow_create(cv2.DISOPTICAL_FLOW_PRESET_MEDIUM)
    greys = [cv2.cvtColor(frame, cv2.COLOR_RGB2GRAY) for frame in (one, other)]
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    halves = []
    for frame, grey, target in ((one, *greys), (other, *greys[::-1])):
        flow = cv2.GaussianBlur(finder.calc(grey, target, None), (0, 0), 2)
        halves.append(
            cv2.remap(
                frame,
                x - flow[..., 0] / 2,
                y - flow[..., 1] / 2,
                cv2.INTER_CUBIC,
                borderMode=cv2.BORDER_REPLICATE,
            )
        )
    return cv2.addWeighted(halves[0], 0.5, halves[1], 0.5, 0)


def film(name, weights, folder, samples):
    path = folder / f"{name}.mp4"
    frames = list(rendered(name, weights, path.with_suffix(".exr"), samples))
    encoder = subprocess.Popen([*ENCODER.split(), str(path)], stdin=subprocess.PIPE)
    for frame, after in zip(frames, frames[1:] + frames[:1]):
        encoder.stdin.write(frame.tobytes() + between(frame, after).tobytes())
    encoder.stdin.close()
    if encoder.wait():
        raise OSError(f"ffmpeg could not write {path}")


def main():
    weights_path, folder, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    weights = read_weights(weights_path) if names else None
    for name in names:
        film(name, weights, Path(folder), int(samples))
        print(f"TAKEN {name}", flush=True)
    if not names:
        print("\n".join(f"SHOT {name}" for name in TURNTABLES))


main()
# Blender and torch both tidy up the same threads at the end and crash; there is nothing to tidy.
sys.stdout.flush()
os._exit(0)
