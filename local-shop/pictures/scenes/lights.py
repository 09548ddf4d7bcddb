"""Light points and the controller in the dark."""
import math

from camera import SKY, WINDOW, bulb, camera, in_group, moonlight
from materials import plain
from scenes.behind import controller
from sets import sweep
from shapes import cord, group, put, turned
from wall_map import COLOURS, led

DARK = {'weights': {'lights': 1.6, 'day': moonlight(0.24, WINDOW), 'ambient': moonlight(0.16, SKY)}, 'strength': 0.14, 'vignette': 0.12}


def module(category):
    """One light on its round board, with its wires."""
    colour = COLOURS[category]
    dome = [(0.0042 * math.cos(a), 0.0024 + 0.0042 * math.sin(a)) for a in (math.pi / 2 * i / 8 for i in range(9))]
    light = turned(dome, led(colour, 6), 32)
    light.visible_diffuse = light.visible_shadow = False
    wires = [cord([(x, 0.002, 0.007), (x * 1.5, 0.0015, 0.02), (x * 2.5 + 0.004, 0.0012, 0.034), (x + 0.012, 0.0012, 0.05)], 0.0006, plain(c, 0.5)) for x, c in ((-0.003, '#b3261e'), (0, '#e9e4d8'), (0.003, '#1c1c1e'))]
    return group(turned([(0, 0), (0.0088, 0), (0.009, 0.0003), (0.009, 0.0014), (0.0088, 0.0017), (0, 0.0017)], plain('#eceae4', 0.35), 48), turned([(0.005, 0.0017), (0.005, 0.0026), (0.0042, 0.0026)], plain('#d8d6d0', 0.4), 32), light, *wires)


def placed(category, x, z, turn):
    in_group(put(module(category), (x, 0, z), (0, turn, 0)), 'lights')
    tint = '#%02x%02x%02x' % tuple(round(255 * min(1, c / 1.35) ** (1 / 2.2)) for c in COLOURS[category])
    bulb('lights', (x, 0.0062, z), 0.02, tint, 0.003)


def row(columns, gap):
    order = list(COLOURS)
    for i in range(2 * columns):
        x, z = (i % columns - (columns - 1) / 2) * gap, (i // columns - 0.5) * gap * 1.3
        placed(order[(i * 3 + i // columns) % 4], x, z, (i * 37) % 40 - 20)


def wide():
    sweep('#5b5f66', 0.34)
    put(controller(), (-0.16, 0, 0.0), (0, 22, 0))
    for i, (x, z) in enumerate((-0.06 + 0.05 * (k % 5), -0.035 + 0.075 * (k // 5)) for k in range(10)):
        placed(list(COLOURS)[(i * 3 + i // 5) % 4], x + 0.012 * (i // 5), z, (i * 37) % 40 - 20)
    camera((0.03, 0.28, 0.38), (0.005, 0.0, 0.015), 27, 0.002)


def ten():
    sweep('#5b5f66', 0.26)
    row(5, 0.042)
    camera((0.03, 0.25, 0.24), (0, 0, 0.008), 36, 0.0015)


SHOTS = [
    {'build': wide, 'size': (1600, 900), 'samples': 16, 'pictures': {'collections/licht-und-strom.webp': DARK}},
    {'build': ten, 'size': (1200, 1200), 'samples': 16, 'pictures': {'products/leuchtpunkt-set-1.webp': DARK}},
]
