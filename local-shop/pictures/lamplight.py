"""
Things without lights of their own by night, composed from their pictures by day. `render.py` calls it.

A lamp from the upper left makes a thing nearly as bright as by day (a page in dark mode dims every picture by a seventh); what is
around it has the moon's light alone, as the walls behind the maps have it. Of what lies on paper the outline is rendered, and the
paper becomes one dark tone, with its shadows. In a room the lamp throws a pool.
"""
import os

import cv2
import numpy
from PIL import Image

from daylight import coded, linear

# Where the lamp falls in a room that keeps its walls, as parts of the picture: middle and radii.
POOLS = {
    'angebote': (0.5, 0.45, 0.4, 0.6),
    'buch-wolken-lesen': (0.52, 0.55, 0.44, 0.48),
    'flugbuch': (0.49, 0.48, 0.46, 0.48),
    'heimatplatz-karte': (0.5, 0.5, 0.42, 0.42),
    'kniebrett': (0.42, 0.54, 0.42, 0.46),
    'mini-windsack': (0.45, 0.44, 0.4, 0.5),
    'nachtflug-druck': (0.45, 0.45, 0.38, 0.46),
    'navigationsplotter': (0.5, 0.52, 0.6, 0.36),
    'poster-platzrunde': (0.47, 0.5, 0.38, 0.46),
    'schutzglas': (0.46, 0.52, 0.42, 0.48),
    'tasse-cavok': (0.37, 0.58, 0.38, 0.38),
}

# Through whose window the sky is seen.
WINDOWS = ('angebote', 'mini-windsack', 'buch-wolken-lesen')

# What shines keeps the night in which it was rendered; cartons and controller do not.
SHINES = ('metarmap', 'led-streifen', 'platzlampe', 'tischstaender', 'karten-night', 'karten-east-coast', 'hero', 'room', 'wall')
UNLIT = ('-box', 'metarmap-connect')

# The lamp is a little warmer than the page. In a room beige paper and tan walls in it were brown beside the page's blue-black,
# so what is pale and warm loses most of its hue: of chroma, as a share of lightness, below the first number all that
# goes, above the second nothing. Wood, brass and card keep theirs.
WARM = (1.025, 1.0, 0.95)
GREYED = (0.29, 0.52)
GREY_KEEPS = 0.12
# The share of daylight that the moon has of red, green and blue, and how much of their colour things keep in it.
MOON = (0.05, 0.068, 0.106)
COLOUR_BY_MOON = 0.45
NIGHT_SKY = (0.0085, 0.016, 0.036)
# Paper by night, between the page in dark mode and its panels once that mode has dimmed it. Grey paper whose corners
# darkened looked like a picture by day below a veil.
PAPER = (43, 52, 70)
# How much of the lamp clear plastic scatters: without it a ruler is an outline on dark paper, its red scales black on black.
CLEAR = 0.4
BRIGHTNESS = numpy.float32([0.2126, 0.7152, 0.0722])


def places(picture):
    """How far right and how far down each pixel is, 0…1."""
    height, width = picture.shape[:2]
    return (side.astype(numpy.float32) for side in numpy.meshgrid((numpy.arange(width) + 0.5) / width, (numpy.arange(height) + 0.5) / height))


def is_in_room(path):
    return any(key in path for key in POOLS)


def lamp(picture, name):
    """How much of the lamp each pixel of a room gets."""
    x, y = places(picture)
    middle_x, middle_y, across, down = next(POOLS[key] for key in POOLS if key in name)
    distance = numpy.hypot((x - middle_x + 0.02) / across, (y - middle_y + 0.02) / down)
    fall = 1 / (1 + (distance / 1.05) ** 3.4)
    slope = 1.05 - 0.2 * ((x - middle_x) + (y - middle_y))
    edge = 1 - 0.5 * numpy.clip(numpy.hypot(2 * x - 1, 2 * y - 1) - 0.5, 0, 1)
    return 0.88 * numpy.clip(fall * slope * edge, 0, 1.05)


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


def unshaded(picture, things):
    """The paper around things without their shadows, linear: a colour that changes slowly."""
    height, width = picture.shape[:2]
    size = (200, round(200 * height / width))
    flat = cv2.cvtColor(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), cv2.COLOR_RGB2LAB).reshape(-1, 3)
    y, x = numpy.mgrid[-1 : 1 : size[1] * 1j, -1 : 1 : size[0] * 1j]
    terms = numpy.stack([numpy.ones_like(x), x, y, x * x, y * y, x * y, x**3, y**3, x * x * y, x * y * y], -1).reshape(-1, 10)
    is_free = cv2.dilate(cv2.resize(things, size, interpolation=cv2.INTER_AREA), numpy.ones((3, 3))).ravel() < 0.02
    is_paper = is_free
    for _ in range(5):
        fit = numpy.linalg.lstsq(terms[is_paper], flat[is_paper], rcond=None)[0]
        is_paper = is_free & (flat[:, 0] > (terms @ fit)[:, 0] - 2)
    paper = cv2.resize((terms @ fit).reshape(size[1], size[0], 3).astype(numpy.float32), (width, height), interpolation=cv2.INTER_CUBIC)
    return linear(numpy.clip(cv2.cvtColor(paper, cv2.COLOR_LAB2RGB), 0, 1))


def on_paper(picture, things, clear=None):
    """By night what lies on paper, linear; `things` is the share of each pixel that is not paper, `clear` that of clear plastic."""
    height, width = picture.shape[:2]
    # A little less than the outline: compression left paper in it, which would be a pale edge.
    things = numpy.clip((cv2.GaussianBlur(things, (0, 0), 0.9) - 0.4) / 0.55, 0, 1)
    if clear is not None:
        things = numpy.maximum(things, CLEAR * clear)
    day, paper = linear(picture), unshaded(picture, things)
    # Below the edge of a thing is the paper beside it, with the shadow that lies there.
    is_free = cv2.erode((things < 0.02).astype(numpy.float32), numpy.ones((5, 5)))
    near, share = (cv2.GaussianBlur(layer, (0, 0), 6) for layer in (day * is_free[..., None], is_free))
    below = numpy.where(share[..., None] > 0.02, near / numpy.maximum(share, 1e-4)[..., None], paper)
    below = numpy.where(things[..., None] < 0.02, day, below)
    shadow = numpy.clip((below @ BRIGHTNESS) / numpy.maximum(paper @ BRIGHTNESS, 1e-4), 0, 1.12).astype(numpy.float32)
    # Nor is the grain of its compression kept.
    shadow = cv2.bilateralFilter(cv2.GaussianBlur(shadow, (0, 0), 2), 9, 0.06, 6) ** 0.9
    # The lamp is felt a little on the paper around things: what is black must not become one with it.
    small = cv2.resize(things, (200, round(200 * height / width)), interpolation=cv2.INTER_AREA)
    felt = cv2.resize(cv2.GaussianBlur(small, (0, 0), 26), (width, height), interpolation=cv2.INTER_CUBIC)
    x, y = places(picture)
    lit = 0.88 + 0.34 * felt / max(0.2, felt.max()) + 0.1 * (1 - x - y)
    tone = linear(numpy.float32(PAPER) / 255) * (lit * shadow)[..., None]
    thing = numpy.maximum(day - (1 - things[..., None]) * below, 0)
    grey = (thing @ BRIGHTNESS)[..., None]
    level = (0.84 - 0.16 * (x + y - 1))[..., None]
    return (grey + (thing - grey) * 1.06) * level * numpy.float32(WARM) + tone * (1 - things[..., None])


def by_lamp(picture, name):
    """The picture by night of a picture of a room by day, linear."""
    day = linear(greyed(picture))
    grey = day.mean(2, keepdims=True)
    moonlit = (grey + (day - grey) * COLOUR_BY_MOON) * numpy.float32(MOON)
    light = moonlit + (grey + (day - grey) * 1.12) * lamp(picture, name)[..., None] * numpy.float32(WARM)
    if name.startswith(WINDOWS):
        seen = sky(picture)[..., None]
        height = picture.shape[0]
        light = light * (1 - seen) + seen * numpy.float32(NIGHT_SKY) * numpy.linspace(0.7, 1.5, height, dtype=numpy.float32)[:, None, None]
    return light


def is_composed(path):
    """Whether the picture is one by night of a thing without lights."""
    name = os.path.basename(path)
    return '-night' in name and (any(text in name for text in UNLIT) or not name.startswith(SHINES))


def by_day(path):
    """The picture by day of a picture by night: prints have theirs under another number."""
    plain = path.replace('-night', '')
    return plain if os.path.exists(plain) else path.replace('-2-night', '-1')


def compose(file, things=None, clear=None):
    """Writes a picture by night from its picture by day, which is beside it; `things` is what lies on paper there, `clear` what of it is clear plastic."""
    with Image.open(by_day(file)) as day:
        picture = numpy.asarray(day.convert('RGB'), numpy.float32) / 255
    light = by_lamp(picture, os.path.basename(file)) if things is None else on_paper(picture, things, clear)
    night = numpy.clip(coded(light), 0, 1)
    # The dark around a thing hides what a lower quality loses.
    options = {'quality': 72 if things is None else 68, 'method': 6} if file.endswith('.webp') else {}
    Image.fromarray((night * 255 + 0.5).astype(numpy.uint8)).save(file, **options)
