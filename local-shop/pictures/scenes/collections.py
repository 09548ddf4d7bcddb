"""The wide pictures of collections."""
import math

from camera import SKY, WINDOW, ambient, camera, in_group, moonlight, rim, window
from furniture import books, mug, pencil, sideboard, vase
from materials import fabric, plain, plaster, wood
from scenes.behind import around
from scenes.logbook import logbook
from scenes.chart import plotter
from scenes.gifts import cloud_book
from scenes.parts import kneeboard
from scenes.mini import EAST_COAST, NIGHT
from sets import BY_DAY as THINGS_BY_DAY, COMPOSED, sweep
from shapes import box, group, put, rod, sheet, turned
from wall_map import LIT, cable, framed, mini_map, wall_map


def maps(region='germany', mini='mini', field='home-field'):
    """The map among prints above a sideboard, with wall above them: pages cut the picture to 2:1."""
    sheet(14, 8, plaster('#b3bab5'))
    put(sheet(14, 8, plain('#b99b75', 0.6)), (0, 0, 4), (-90, 0, 0))
    put(in_group(wall_map('oak', region, 1.8), 'lights'), (0, 1.3, 0))
    put(framed(field, 0.4, 0.4, 'white'), (-0.62, 1.34, 0))
    put(framed('pattern', 0.5, 0.7, 'black'), (0.66, 1.3, 0))
    put(sideboard('walnut', 2.2), (0, 0, 0.02))
    cable((0.05, 0.97, 0.006), (0.05, 0.93, 0.006), (0.056, 0.87, 0.005), (0.048, 0.7, 0.006), (0.05, 0.6, 0.006))
    put(in_group(mini_map('oak', 1.8, mini), 'lights'), (-0.5, 0.671, 0.24), (0, 12, 0))
    cable((-0.47, 0.72, 0.2), (-0.45, 0.6755, 0.17), (-0.38, 0.6755, 0.1), (-0.31, 0.6755, 0.06), (-0.29, 0.67, 0.008), (-0.29, 0.6, 0.008))
    put(books('#12304f', '#a3563a'), (0.06, 0.671, 0.24), (0, 6, 0))
    put(vase('#d9d0c0', 12, 'tails', 5), (-0.98, 0.671, 0.2))
    put(mug(), (0.4, 0.671, 0.27), (0, -40, 0))
    window('day', (-3.0, 2.3, 2.6), (0.2, 1.0, 0), 1.2, 250, WINDOW, 1.6)
    rim((-1.7, 2.2, 1.0), (0, 1.3, 0), 0.3, 33)
    ambient(SKY, 0.5)
    camera((0.1, 1.2, 3.4), (-0.02, 1.14, 0), 23.5)


def gear():
    """Kneeboard, plotter and logbook."""
    sweep('#a9b2ae', 0.5)
    put(kneeboard(), (-0.19, 0, -0.005), (0, 9, 0))
    put(logbook(), (0.17, 0, -0.03), (0, -8, 0))
    put(plotter(), (0.0, 0.001, 0.145), (0, 5, 0))
    put(pencil('#a3563a'), (0.005, 0.0035, 0.02), (0, 98, 0))
    camera((0.02, 0.56, 0.44), (-0.005, 0.0, 0.03), 29, 0.0012)


def windsock():
    """24 cm high, on a foot of oak."""
    bands = []
    for i in range(5):
        a, b = 0.03 - 0.0036 * i, 0.03 - 0.0036 * (i + 1)
        bands.append(turned([(a, -0.026 * i), (b, -0.026 * (i + 1))], fabric('#e8641b' if i % 2 == 0 else '#f4f1ea', 2200), 48))
    return group(
        turned([(0, 0), (0.034, 0), (0.036, 0.002), (0.036, 0.014), (0.034, 0.016), (0, 0.016)], wood('oak'), 72),
        rod((0, 0.016, 0), (0, 0.24, 0), 0.0022, plain('#d9dcdf', 0.25, 1.0)),
        put(group(*bands), (0.002, 0.212, 0), (0, 18, 72)),
    )


def presents():
    """Mugs, windsock and book."""
    sweep('#d8cfc2', 0.5)
    put(cloud_book(), (-0.2, 0, -0.02), (-6, 14, 0))
    for colour, ink, at, turn in (('#12304f', '#f2f0ea', (-0.02, 0, 0.0), -2), ('#8ec5e8', '#12304f', (0.1, 0, 0.055), 6)):
        letters = around('CAVOK', 0.0413, 0.0235, plain(ink, 0.5), 0.04)
        put(group(put(mug(colour), turned=(0, 46 if turn < 0 else -30, 0)), letters), at, (0, turn, 0))
    put(windsock(), (0.21, 0, -0.03))
    camera((0.05, 0.22, 0.9), (0.03, 0.108, 0), 22.5, 0.002)


BY_DAY = {**LIT, 'weights': {**LIT['weights'], 'day': (0.76, 0.78, 0.8), 'ambient': (0.73, 0.74, 0.74)}, 'ring': 0.85}
# A room of which little is wall needs more of the moon.
BY_NIGHT = {**NIGHT, 'weights': {**NIGHT['weights'], 'lights': 4.2, 'day': moonlight(0.08, WINDOW), 'ambient': moonlight(0.085, SKY)}, 'vignette': 0.03}

SHOTS = [
    {'build': presents, 'size': (1600, 900), 'samples': 7, 'pictures': {'collections/geschenke.webp': THINGS_BY_DAY, 'collections/geschenke-night.webp': COMPOSED}},
    {'build': gear, 'size': (1600, 900), 'samples': 7, 'pictures': {'collections/zubehoer.webp': THINGS_BY_DAY, 'collections/zubehoer-night.webp': COMPOSED}},
    {'build': maps, 'size': (1600, 900), 'samples': 10, 'pictures': {'collections/karten.webp': BY_DAY, 'collections/karten-night.webp': BY_NIGHT}},
    {'build': lambda: maps('east-coast', EAST_COAST, 'home-field-us'), 'size': (1600, 900), 'samples': 10, 'pictures': {'collections/karten-east-coast.webp': BY_DAY, 'collections/karten-east-coast-night.webp': BY_NIGHT}},
]
