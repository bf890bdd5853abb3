"""Flat artwork for labels, cards and engravings, drawn as pictures for materials to show."""

from pathlib import Path

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFont

FONTS = Path("/usr/share/fonts/truetype/dejavu")


def font(size, bold=False):
    return ImageFont.truetype(str(FONTS / f"DejaVuSans{'-Bold' if bold else ''}.ttf"), size)


def artwork(width, height, draw, ground="#fbf7ef"):
    """An image for a material, `width` × `height` pixels; `draw(pen, picture)` gets a PIL pen."""
    picture = Image.new("RGB", (width, height), ground)
    draw(ImageDraw.Draw(picture), picture)
    image = bpy.data.images.new("artwork", width, height)
    flipped = np.asarray(picture.convert("RGBA"), np.float32)[::-1] / 255
    image.pixels.foreach_set(flipped.ravel())
    image.pack()
    return image


def centred(pen, x, y, text, size, fill="#22313a", bold=False, spacing=0):
    """A line of text around (x, y), in pixels; `spacing` pixels between letters."""
    face = font(size, bold)
    if not spacing:
        pen.text((x, y), text, font=face, fill=fill, anchor="mm")
        return
    widths = [face.getlength(letter) + spacing for letter in text]
    at = x - (sum(widths) - spacing) / 2
    for letter, step in zip(text, widths):
        pen.text((at, y), letter, font=face, fill=fill, anchor="lm")
        at += step
