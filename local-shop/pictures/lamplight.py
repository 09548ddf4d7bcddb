"""
Things without lights of their own by night, composed from their pictures by day: `python3 lamplight.py [texts that paths contain]`.

A lamp from the upper left makes a thing nearly as bright as by day (a page in dark mode dims every picture by a seventh); what is
around it has the moon's light alone, as the walls behind the maps have it.
"""
import glob
import os
import sys

import cv2
import numpy
from PIL import Image

from daylight import coded, ground, linear

MEDIA = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../data/media')

# Where the lamp falls in a scene, as parts of the picture: middle and radii. Things on paper are found.
POOLS = {
    '-box': (0.5, 0.52, 0.4, 0.56),
    'angebote': (0.5, 0.45, 0.4, 0.6),
    'buch-wolken-lesen': (0.52, 0.55, 0.44, 0.48),
    'flugbuch': (0.49, 0.48, 0.46, 0.48),
    'heimatplatz-karte': (0.5, 0.5, 0.42, 0.42),
    'kniebrett': (0.42, 0.54, 0.42, 0.46),
    'mini-windsack': (0.45, 0.44, 0.4, 0.5),
    'nachtflug-druck': (0.45, 0.45, 0.38, 0.46),
    'navigationsplotter': (0.5, 0.52, 0.6, 0.36),
    'poster-platzrunde': (0.47, 0.5, 0.38, 0.46),
    'poster-wetterkuerzel': (0.5, 0.46, 0.38, 0.46),
    'posterleiste': (0.48, 0.5, 0.36, 0.46),
    'rahmen-und-montage': (0.5, 0.47, 0.58, 0.56),
    'schutzglas': (0.46, 0.52, 0.42, 0.48),
    'tasse-cavok': (0.33, 0.58, 0.36, 0.36),
    'wechselrahmen': (0.42, 0.48, 0.4, 0.48),
    'zubehoer': (0.5, 0.47, 0.55, 0.58),
}

# Through whose window the sky is seen.
WINDOWS = ('angebote', 'mini-windsack', 'buch-wolken-lesen')

# What shines keeps the night in which it was rendered; cartons and controller do not.
SHINES = ('metarmap', 'led-streifen', 'platzlampe', 'tischstaender', 'karten-night', 'karten-east-coast', 'hero', 'room', 'wall')
UNLIT = ('-box', 'metarmap-connect')

# The lamp is a little warmer than the page. Beige paper and tan walls in it were brown beside the page's blue-black,
# so what is pale and warm loses most of its hue: of chroma, as a share of lightness, below the first number all that
# goes, above the second nothing. Wood, brass and card keep theirs.
WARM = (1.025, 1.0, 0.95)
GREYED = (0.29, 0.52)
GREY_KEEPS = 0.12
# What is sold in such a colour.
BEIGE = ('textilkabel-usb-c-sand',)
# The share of daylight that the moon has of red, green and blue, and how much of their colour things keep in it.
MOON = (0.05, 0.068, 0.106)
COLOUR_BY_MOON = 0.45
NIGHT_SKY = (0.0085, 0.016, 0.036)


def subject(picture):
    """What lies on paper, 0…1 at 200 pixels: what differs from a ground whose colour changes slowly."""
    far = ground(picture)[1]
    found = numpy.clip((far - 7) / 10, 0, 1).astype(numpy.float32)
    return cv2.morphologyEx(found, cv2.MORPH_OPEN, numpy.ones((3, 3)))


def lamp(picture, name):
    """How much of the lamp each pixel gets, and how near it is to the thing, 0…1."""
    height, width = picture.shape[:2]
    x, y = (side.astype(numpy.float32) for side in numpy.meshgrid((numpy.arange(width) + 0.5) / width, (numpy.arange(height) + 0.5) / height))
    pool, near = next((POOLS[key] for key in POOLS if key in name), None), 1
    level = 0.88
    if not pool:
        # Bright paper around a thing would outshine it.
        level = 0.62
        found = subject(picture)
        rows, columns = numpy.nonzero(found > 0.5)
        left, right = numpy.percentile(columns, [1, 99]) / found.shape[1]
        top, bottom = numpy.percentile(rows, [1, 99]) / found.shape[0]
        pool = ((left + right) / 2, (top + bottom) / 2, max(0.3, (right - left) / 2 + 0.06), max(0.3, (bottom - top) / 2 + 0.06))
        # The hull of all of it, and so soft that it is no outline.
        hull = cv2.convexHull(numpy.stack([columns, rows], -1).astype(numpy.int32))
        wide = cv2.fillConvexPoly(numpy.zeros_like(found), hull, 1)
        wide = cv2.GaussianBlur(cv2.dilate(wide, numpy.ones((15, 15))), (0, 0), 17)
        near = numpy.clip(cv2.resize(wide, (width, height), interpolation=cv2.INTER_CUBIC) * 1.2, 0, 1)
    middle_x, middle_y, across, down = pool
    distance = numpy.hypot((x - middle_x + 0.02) / across, (y - middle_y + 0.02) / down)
    fall = 1 / (1 + (distance / 1.05) ** 3.4)
    slope = 1.05 - 0.2 * ((x - middle_x) + (y - middle_y))
    edge = 1 - 0.5 * numpy.clip(numpy.hypot(2 * x - 1, 2 * y - 1) - 0.5, 0, 1)
    return level * numpy.clip(fall * slope * edge * (0.6 + 0.4 * near), 0, 1.05)


def sky(picture):
    """The sky behind a window, 0…1: paler than other things that are blue."""
    hue, saturation, value = numpy.moveaxis(cv2.cvtColor(picture, cv2.COLOR_RGB2HSV), 2, 0)
    blue = ((hue > 190) & (hue < 217) & (saturation > 0.09) & (saturation < 0.265) & (value > 0.7) & (value < 0.885)).astype(numpy.uint8)
    # Straight edges stay straight where compression frayed them.
    blue = cv2.medianBlur(blue, 5)
    _, panes, stats, _ = cv2.connectedComponentsWithStats(blue)
    _, _, width, height, area = stats.T
    # Not the rim of a blue cup, which mirrors it.
    is_rim = (width > 4 * height) & (area < 3000)
    blue[((area < 40) | is_rim)[panes]] = 0
    # Bars and leaves have a rim of the day's sky.
    return cv2.GaussianBlur(cv2.dilate(blue, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (7, 7))).astype(numpy.float32), (0, 0), 1.2)


def greyed(picture):
    """Paper and painted walls, which are pale and warm by day, as neutral as they are beside a page in dark mode."""
    light, a, b = numpy.moveaxis(cv2.cvtColor(picture, cv2.COLOR_RGB2LAB), 2, 0)
    # A wall's grain must not flicker between hues.
    soft_a, soft_b = (cv2.bilateralFilter(channel, 9, 6, 4) for channel in (a, b))
    chroma = numpy.hypot(soft_a, soft_b) / numpy.maximum(cv2.GaussianBlur(light, (0, 0), 2), 12)
    t = numpy.clip((chroma - GREYED[0]) / (GREYED[1] - GREYED[0]), 0, 1)
    kept = GREY_KEEPS + (1 - GREY_KEEPS) * t * t * (3 - 2 * t)
    # Nor a board's pale years turn grey between its dark ones.
    kept = cv2.GaussianBlur(kept, (0, 0), 3)
    is_warm = numpy.clip((soft_b + 0.5 * soft_a) / 6, 0, 1)
    kept = 1 - is_warm * (1 - kept)
    return numpy.clip(cv2.cvtColor(numpy.dstack([light, a * kept, b * kept]).astype(numpy.float32), cv2.COLOR_LAB2RGB), 0, 1)


def by_lamp(picture, name):
    """The picture by night of a picture by day, both sRGB 0…1."""
    day = linear(picture if name.startswith(BEIGE) else greyed(picture))
    grey = day.mean(2, keepdims=True)
    moonlit = (grey + (day - grey) * COLOUR_BY_MOON) * numpy.float32(MOON)
    light = moonlit + (grey + (day - grey) * 1.12) * lamp(picture, name)[..., None] * numpy.float32(WARM)
    if name.startswith(WINDOWS):
        seen = sky(picture)[..., None]
        height = picture.shape[0]
        light = light * (1 - seen) + seen * numpy.float32(NIGHT_SKY) * numpy.linspace(0.7, 1.5, height, dtype=numpy.float32)[:, None, None]
    return numpy.clip(coded(light), 0, 1)


def is_composed(path):
    """Whether the picture is one by night of a thing without lights."""
    name = os.path.basename(path)
    return '-night' in name and (any(text in name for text in UNLIT) or not name.startswith(SHINES))


def by_day(path):
    """The picture by day of a picture by night: prints have theirs under another number."""
    plain = path.replace('-night', '')
    return plain if os.path.exists(plain) else path.replace('-2-night', '-1')


def compose(file):
    """Writes a picture by night from its picture by day, which is beside it."""
    with Image.open(by_day(file)) as day:
        picture = numpy.asarray(day.convert('RGB'), numpy.float32) / 255
    night = by_lamp(picture, os.path.basename(file))
    # The dark around a thing hides what a lower quality loses.
    options = {'quality': 72, 'method': 6} if file.endswith('.webp') else {}
    Image.fromarray((night * 255 + 0.5).astype(numpy.uint8)).save(file, **options)


if __name__ == '__main__':
    wanted = sys.argv[1:] or ['']
    for file in sorted(glob.glob(os.path.join(MEDIA, '*/*-night.webp'))):
        if is_composed(file) and any(text in file for text in wanted):
            compose(file)
