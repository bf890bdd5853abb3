"""Takes the grain out of a path-traced picture.

The network and its weights are Intel's Open Image Denoise (Apache 2.0), the U-Net for
high-dynamic-range colour with albedo and normals. Debian's Blender is built without that
library, so the published weights are run here with torch.
"""

import struct

import numpy as np
import torch
import torch.nn.functional as functional


def read_weights(path):
    """The tensors of a `.tza` file by name."""
    blob = memoryview(open(path, "rb").read())
    magic, major, _, table = struct.unpack_from("<HBBQ", blob, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{path} is not a weights file this can read")
    (count,) = struct.unpack_from("<I", blob, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", blob, at)
        name = bytes(blob[at + 2 : at + 2 + length]).decode()
        at += 2 + length
        dims = struct.unpack_from(f"<{blob[at]}I", blob, at + 1)
        at += 1 + 5 * len(dims)
        kind = {"f": np.float32, "h": np.float16}[chr(blob[at])]
        (offset,) = struct.unpack_from("<Q", blob, at + 1)
        at += 9
        data = np.frombuffer(blob, kind, int(np.prod(dims)), offset)
        tensors[name] = torch.from_numpy(data.reshape(dims).astype(np.float32))
    return tensors


# The network was trained on colour squeezed by this curve, which spends its range as the eye does.
A, B, C, D = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
E, F, G = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
SCALE = E * np.log(65504 + F) + G


def squeeze(y):
    low = torch.where(y <= Y0, A * y, B * y.clamp(min=1e-12) ** C + D)
    return torch.where(y <= Y1, low, E * torch.log(y + F) + G) / SCALE


def stretch(x):
    x = x * SCALE
    low = torch.where(x <= X0, x / A, ((x - D).clamp(min=0) / B) ** (1 / C))
    return torch.where(x <= X1, low, torch.exp((x - G) / E) - F)


def run_network(weights, picture):
    def conv(name, value):
        return functional.relu(
            functional.conv2d(value, weights[f"{name}.weight"], weights[f"{name}.bias"], padding=1)
        )

    def pool(value):
        return functional.max_pool2d(value, 2)

    def join(value, skipped):
        return torch.cat([functional.interpolate(value, scale_factor=2), skipped], 1)

    pool1 = pool(conv("enc_conv1", conv("enc_conv0", picture)))
    pool2 = pool(conv("enc_conv2", pool1))
    pool3 = pool(conv("enc_conv3", pool2))
    pool4 = pool(conv("enc_conv4", pool3))
    value = conv("enc_conv5b", conv("enc_conv5a", pool4))
    for level, skipped in ((4, pool3), (3, pool2), (2, pool1), (1, picture)):
        value = conv(f"dec_conv{level}b", conv(f"dec_conv{level}a", join(value, skipped)))
    return conv("dec_conv0", value)


def denoise(colour, albedo, normal, weights):
    """The clean linear picture; all arrays are height × width × 3, linear, any exposure."""
    height, width, _ = colour.shape
    luminance = colour @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    exposure = 0.18 / 2 ** float(np.mean(np.log2(luminance + 1e-4)))
    with torch.inference_mode():
        layers = [
            squeeze(torch.from_numpy(colour * exposure).clamp(min=0)),
            torch.from_numpy(albedo).clamp(0, 1),
            torch.from_numpy(normal).clamp(-1, 1) * 0.5 + 0.5,
        ]
        picture = torch.cat(layers, 2).permute(2, 0, 1)[None].contiguous(
            memory_format=torch.channels_last
        )
        pads = (0, -width % 16, 0, -height % 16)
        clean = run_network(weights, functional.pad(picture, pads, mode="reflect"))
        clean = stretch(clean[0, :, :height, :width].permute(1, 2, 0)) / exposure
    return clean.numpy()
