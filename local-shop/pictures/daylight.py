"""
The last step of every picture of a map by day, so that galleries, cards and rooms are of one light: half a stop more,
highlights kept. Finished pictures get it, once, by `python3 daylight.py FILES`.
"""
import sys

import cv2
import numpy
from PIL import Image

STOPS = 0.5
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


if __name__ == '__main__':
    for file in sys.argv[1:]:
        with Image.open(file) as before:
            picture = lifted(numpy.asarray(before.convert('RGB'), numpy.float32) / 255)
        Image.fromarray((picture * 255 + 0.5).astype(numpy.uint8)).save(file, quality=80, method=6)
