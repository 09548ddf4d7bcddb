"""
The last step of every picture by day of a map, or of a thing on warm paper, so that galleries, cards and rooms are of one
light. Maps get half a stop more; paper becomes as bright in all pictures, and nearly as bright in their corners. Finished
pictures get it, once, by `python3 daylight.py FILES`.
"""
import os
import re
import sys

import cv2
import numpy
from PIL import Image

STOPS = 0.5
# Things on warm paper, and how bright it becomes, as a share of white.
ON_PAPER = re.compile(
    r'abstandshalter-set-b|daemmerungssensor-1|drehdimmer-b|geschenkkarte-1|kartennadeln-[bnr]|kartenupdate-abo-1|lernkarten|metarmap-connect-1'
    r'|mikrofasertuch-1|schluesselanhaenger|textilkabel-usb-c-[br]|usb-c-netzteil-..-black|wandleiste-1'
)
PAPER = 0.72
# A wall is a little warmer than it was; paper, which is warm already, is not.
WARMER = (1.018, 1.003, 0.972)


def linear(coded):
    return numpy.where(coded <= 0.04045, coded / 12.92, ((coded + 0.055) / 1.055) ** 2.4).astype(numpy.float32)


def coded(linear):
    linear = numpy.maximum(linear, 0)
    return numpy.where(linear <= 0.0031308, linear * 12.92, 1.055 * numpy.maximum(linear, 1e-8) ** (1 / 2.4) - 0.055)


def brightened(light):
    """Linear light with `STOPS` more, by its brightest channel: hues stay, white stays below white and ink dark."""
    peak = light.max(2, keepdims=True)
    dark = numpy.clip(peak / 0.16, 0, 1)
    more = peak * (1 + (2**STOPS - 1) * dark * dark * (3 - 2 * dark))
    return light * more / (1 + more**5) ** 0.2 / numpy.maximum(peak, 1e-6)


def sharpened(picture):
    """Ink deeper and edges a little steeper, never beyond the brightest pixel around: an edge gets no halo."""
    grey = picture @ numpy.float32([0.299, 0.587, 0.114])
    size = max(picture.shape[:2]) / 1600
    detail = grey - cv2.GaussianBlur(grey, (0, 0), 1.3 * size)
    # Not the grain of a wall.
    detail = numpy.sign(detail) * numpy.maximum(abs(detail) - 0.008, 0)
    around = numpy.ones((5, 5), numpy.uint8)
    wanted = grey + numpy.where(detail < 0, 0.7, 0.45) * detail
    kept = numpy.clip(wanted, cv2.erode(grey, around) - 0.05, cv2.dilate(grey, around))
    return picture + (kept - grey)[..., None]


def lifted(picture):
    """A picture of a map by day, sRGB 0…1, as the shop shows it."""
    light = linear(picture)
    peak, least = light.max(2, keepdims=True), light.min(2, keepdims=True)
    colour = (peak - least) / numpy.maximum(peak, 1e-6)
    grey_wall = numpy.clip(1 - peak / 0.72, 0, 1) ** 0.5 * numpy.clip(1 - colour / 0.5, 0, 1)
    light = light * (1 + (numpy.float32(WARMER) - 1) * grey_wall)
    light = brightened(light)
    # Lights are as strong on brighter paper as they were.
    lit = numpy.clip((colour - 0.45) / 0.3, 0, 1) * numpy.clip((peak - 0.3) / 0.25, 0, 1)
    grey = light.mean(2, keepdims=True)
    light = numpy.maximum(grey + (light - grey) * (1 + 0.05 * lit), 0)
    return numpy.clip(sharpened(coded(light).astype(numpy.float32)), 0, 1)


def ground(picture):
    """The paper below a thing at 200 pixels, in Lab: a colour that changes slowly; and how far each pixel is from it."""
    height, width = picture.shape[:2]
    small = cv2.resize(picture, (200, round(200 * height / width)), interpolation=cv2.INTER_AREA)
    colour = cv2.cvtColor(small, cv2.COLOR_RGB2LAB)
    rows, columns = colour.shape[:2]
    y, x = numpy.mgrid[-1 : 1 : rows * 1j, -1 : 1 : columns * 1j]
    terms = numpy.stack([numpy.ones_like(x), x, y, x * x, y * y, x * y], -1).reshape(-1, 6)
    flat = colour.reshape(-1, 3)
    is_ground = ((abs(x) > 0.8) | (abs(y) > 0.8)).ravel()
    for _ in range(4):
        fit = numpy.linalg.lstsq(terms[is_ground], flat[is_ground], rcond=None)[0]
        # A shadow is of the ground: lightness counts less than hue.
        far = numpy.sqrt((((flat - terms @ fit) * [0.7, 1.3, 1.3]) ** 2).sum(1))
        is_ground = far < max(4, numpy.percentile(far[is_ground], 90))
    return (terms @ fit).reshape(colour.shape).astype(numpy.float32), far.reshape(rows, columns)


def evened(picture):
    """A picture of a thing on warm paper, sRGB 0…1, as the shop shows it: white stays below white, and black dark."""
    light = linear(picture)
    height, width = light.shape[:2]
    paper = linear(cv2.cvtColor(ground(picture)[0], cv2.COLOR_LAB2RGB)) @ numpy.float32([0.2126, 0.7152, 0.0722])
    paper = cv2.resize(paper, (width, height), interpolation=cv2.INTER_CUBIC)
    gain = numpy.clip(PAPER / paper, 0.9, 2.4)[..., None] ** 0.8
    peak = light.max(2, keepdims=True)
    dark = numpy.clip(peak / 0.12, 0, 1)
    more = peak * (1 + (gain - 1) * dark * dark * (3 - 2 * dark))
    light = light * more / (1 + more**6) ** (1 / 6) / numpy.maximum(peak, 1e-6)
    return numpy.clip(coded(light), 0, 1)


def is_on_paper(path):
    return '-night' not in path and ON_PAPER.match(os.path.basename(path)) is not None


if __name__ == '__main__':
    for file in sys.argv[1:]:
        with Image.open(file) as before:
            picture = numpy.asarray(before.convert('RGB'), numpy.float32) / 255
        picture = evened(picture) if is_on_paper(file) else lifted(picture)
        Image.fromarray((picture * 255 + 0.5).astype(numpy.uint8)).save(file, quality=80, method=6)
