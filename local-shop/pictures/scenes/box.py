"""What is in the box: each region's map in its carton, and what comes with it."""
import math

from camera import camera
from materials import cardboard, paper, plain
from scenes.behind import anchor, controller, lettering, plug, rail, screw, this_way_up, wordmark
from scenes.power import supply
from sets import BY_DAY, COMPOSED, sweep
from shapes import box, cord, group, put, slab
from wall_map import REGIONS, wall_map


def card():
    """The folded card that says how to begin."""
    ink = plain('#12304f', 0.7)
    return group(put(group(
        box((0.105, 0.148, 0.0012), paper(colour='#faf8f1'), edge=0.0003),
        box((0.105, 0.03, 0.0013), ink, (0, 0.059, 0), 0),
        put(wordmark(0.0125, paper(colour='#faf8f1')), (0, 0.0545, 0.0009)),
        *[lettering(words, 0.0085, ink, (0, 0.02 - 0.024 * i, 0.0008)) for i, words in enumerate(('1   USB-C', '2   Wi-Fi', '3   METAR'))],
    ), turned=(-90, 0, 0)))


def lid(width, depth, side, board, edge, ink, size=0.062):
    """The lid of the carton, upright, with its three flaps; its hinge is the origin."""
    t = 0.005
    leaf = [(0, 0.02), (side, 0.07), (side, depth - 0.07), (0, depth - 0.02)]
    return group(
        box((width, depth, t), board, (0, depth / 2, 0), 0.0006),
        *[put(slab([(x * out, y) for x, y in leaf][::out], t, board, 0.0006), (out * width / 2, 0, 0), (0, -out * 62, 0)) for out in (-1, 1)],
        put(group(
            box((width - 0.03, side, t), board, (0, side / 2, 0), 0.0006),
            box((width - 0.03, 0.0006, t), edge, (0, side, 0), 0),
        ), (0, depth, 0), (58, 0, 0)),
        put(wordmark(size, ink), (0, depth * 0.47, t / 2 + 0.0003)),
    )


# The chart of the Alps is wide.
TURNS = {'alps': 0}


def carton(region):
    """The open carton of a region's map and all that lies in it."""
    sweep('#c3c9c6', 1.0)
    board, edge, inner = cardboard('#ad9070'), cardboard('#8a6e4e'), cardboard('#bda483')
    ink = plain('#2c2012', 0.9, specular=0.1)
    w, h, d, t = 0.78, 0.1, 0.58, 0.005
    put(group(
        box((w, t, d), inner, (0, t / 2, 0), 0),
        *[box((w, h, t), board, (0, h / 2, side * d / 2), 0.0006) for side in (-1, 1)],
        *[box((t, h, d), board, (side * w / 2, h / 2, 0), 0.0006) for side in (-1, 1)],
        # The cut edge of corrugated board is darker than its faces.
        box((w, 0.0008, t * 0.6), edge, (0, h, d / 2), 0),
        *[box((t * 0.6, 0.0008, d), edge, (side * w / 2, h, 0), 0) for side in (-1, 1)],
        put(lid(w, d, 0.09, board, edge, ink), (0, h, -d / 2), (-46, 0, 0)),
        put(wordmark(0.026, ink), (-0.2, 0.04, d / 2 + t / 2 + 0.0003)),
        put(this_way_up(0.045, ink), (0.3, 0.055, d / 2 + t / 2 + 0.0003)),
        lettering('50 × 70', 0.022, ink, (0.17, 0.042, d / 2 + t / 2 + 0.0004)),
        box((w - 0.02, 0.03, d - 0.02), inner, (0, 0.02, 0), 0.004),
        put(wall_map('oak', region, 0.0), (0, 0.04, 0), (-90, TURNS.get(region, 90), 0)),
        # Pads of board hold the frame's corners.
        *[box((0.1, 0.032, 0.1), inner, (x * 0.334, 0.055, z * 0.234), 0.003) for x in (-1, 1) for z in (-1, 1)],
    ), (-0.02, 0, -0.12), (0, 6, 0))
    put(rail(0.32, has_level=True), (-0.27, 0.0, 0.37), (-90, 8, 0))
    put(card(), (-0.03, 0.001, 0.37), (0, -8, 0))
    put(controller(), (0.09, 0, 0.36), (0, -14, 0))
    put(coil(), (0.185, 0, 0.37))
    # Its plug differs from country to country.
    put(supply(has_pins=False), (0.345, 0, 0.35), (0, 152, 0))
    for i in range(4):
        put(screw(), (-0.335 + 0.05 * i, 0, 0.45 + 0.006 * (i % 2)), (0, 14 - 9 * i, 0))
        put(anchor(), (-0.36 + 0.05 * i, 0, 0.475 + 0.006 * (i % 2)), (0, 6 - 7 * i, 0))
    # Wall is left above the lid: pages crop the picture.
    camera((0.12, 1.12, 1.42), (-0.012, 0.23, 0.04), 42, 0.002)


def coil():
    points = [(0.045 * math.cos(a) * (1 - 0.05 * (i % 3)), 0.003 + 0.0012 * (i // 12), 0.045 * math.sin(a)) for i, a in enumerate(math.radians(30 * k) for k in range(48))]
    return group(cord([*points, (0.08, 0.003, 0.03), (0.1, 0.003, 0.05)], 0.0021, plain('#c8b592', 0.95, grain=0.5)), put(plug(), (0.112, 0.0032, 0.058), (0, -34, 0)))


def shot(region):
    name = 'metarmap-box' if region == 'germany' else f'metarmap-{region}-box'
    return {
        'build': lambda: carton(region),
        'size': (1400, 1050),
        'samples': 8,
        'pictures': {f'products/{name}.webp': {**BY_DAY, 'exposure': 0.68, 'quality': 80}, f'products/{name}-night.webp': COMPOSED},
    }


SHOTS = [shot(region) for region in REGIONS]
