"""What stands in the rooms. Everything stands on y = 0 with its back to the wall (-z)."""
import math
import random

from mathutils import Vector

from camera import aim, window
from materials import BRASS, fabric, lamp_shade, plain, stoneware, wood
from shapes import body, box, cord, group, put, rod, rounded, turned


def sideboard(finish='oak', width=1.7):
    """Three fronts between sides and top, on slim legs; its top at 0.673 m."""
    height, depth, base = 0.46, 0.42, 0.2
    grain = wood(finish)
    metal = plain('#1c1c1e', 0.45)
    parts = [
        box((width, 0.022, depth), grain, (0, base + height, depth / 2), 0.0015),
        box((width, 0.022, depth), grain, (0, base, depth / 2), 0.0015),
        box((width - 0.04, height, 0.01), grain, (0, base + height / 2, 0.02), 0),
    ]
    for side in (-1, 1):
        parts.append(box((0.022, height, depth), grain, (side * (width - 0.022) / 2, base + height / 2, depth / 2), 0.0015, 1))
        for z in (0.06, depth - 0.06):
            parts.append(rod((side * (width / 2 - 0.12), 0, z), (side * (width / 2 - 0.14), base, z), 0.009, metal, 0.014))
    front = (width - 0.05) / 3
    for i in range(3):
        x = (i - 1) * front
        parts.append(box((front - 0.005, height - 0.03, 0.019), grain, (x, base + height / 2, depth - 0.012), 0.001))
        parts.append(put(turned([(0, 0), (0.008, 0), (0.008, 0.012), (0.011, 0.016), (0.011, 0.022), (0, 0.024)], plain(*BRASS), 32), (x + front * 0.4, base + height * 0.82, depth - 0.003), (90, 0, 0)))
    return group(*parts)


def book(colour, width=0.16, height=0.23, thickness=0.024):
    """A lying book, its back towards the viewer."""
    cover = fabric(colour, 2500)
    pages = plain('#ece4d2', 0.95)
    return group(
        box((height, thickness - 0.005, width - 0.006), pages, (0, thickness / 2, -0.003), 0),
        box((height + 0.006, 0.0026, width), cover, (0, thickness - 0.0013, 0), 0.0006),
        box((height + 0.006, 0.0026, width), cover, (0, 0.0013, 0), 0.0006),
        box((height + 0.006, thickness, 0.0035), cover, (0, thickness / 2, width / 2), 0.0012),
    )


def books(*colours):
    parts, level = [], 0
    for i, colour in enumerate(colours):
        thickness = 0.02 + (i * 7 % 3) * 0.006
        parts.append(put(book(colour, 0.17 - i * 0.012, 0.24 - i * 0.018, thickness), (i * 0.004, level, 0), (0, (-4, 5, -9, 3)[i % 4], 0)))
        level += thickness
    return group(*parts)


# Ears from below (radius, height), the lengths of stems, how far they lean, and the colour of both.
GRASSES = {
    'oats': ([(0, 0), (0.0045, 0.02), (0.006, 0.045), (0.004, 0.085), (0, 0.11)], (0.4, 0.62), (0.02, 0.16), '#b89a66', '#cdb48a'),
    'tails': ([(0, 0), (0.011, 0.008), (0.0155, 0.026), (0.013, 0.046), (0.004, 0.06), (0, 0.064)], (0.3, 0.52), (0.03, 0.2), '#a89a70', '#e0d5bd'),
    'reed': ([(0, 0), (0.0055, 0.01), (0.0062, 0.02), (0.0062, 0.085), (0.0048, 0.094), (0.001, 0.1), (0.0007, 0.13)], (0.36, 0.72), (0.01, 0.11), '#8f8a5a', '#6b4d34'),
}


def vase(colour='#d9d0c0', stems=16, grass='oats', seed=8):
    """A stoneware vase with dry grasses."""
    chance = random.Random(seed)
    ear_outline, heights, leans, straw_colour, ear_colour = GRASSES[grass]
    clay = stoneware(colour, glazed=False)
    straw = plain(straw_colour, 0.9)
    ears = plain(ear_colour, 1.0, grain=0.8)
    outline = [(0, 0), (0.045, 0), (0.066, 0.03), (0.077, 0.075), (0.07, 0.12), (0.047, 0.165), (0.029, 0.19), (0.027, 0.205), (0.033, 0.217), (0.028, 0.217), (0.022, 0.2), (0.022, 0.15)]
    parts = [turned(rounded(outline), clay)]
    for i in range(stems):
        angle, lean = chance.uniform(0, 2 * math.pi), chance.uniform(*leans)
        height = chance.uniform(*heights)
        x, z = lean * math.cos(angle), lean * math.sin(angle) * 0.7
        top = (x, height, z)
        parts.append(cord([(x * 0.05, 0.1, z * 0.05), (x * 0.3, height * 0.5, z * 0.3), (x * 0.7, height * 0.8, z * 0.7), top], 0.0011, straw))
        ear = turned(ear_outline, ears, 12)
        parts.append(put(ear, (x * 0.93, height - 0.04, z * 0.93), (math.degrees(z) * 4.2, 0, -math.degrees(x) * 4.2)))
    return group(*parts)


def leaf(length, width, bend, material):
    rows, vertices, faces = 9, [], []
    for i in range(rows + 1):
        t = i / rows
        half = width / 2 * math.sin(math.pi * min(1, t * 0.94 + 0.04)) ** 0.75
        angle = bend * t
        y, z = length * math.sin(angle) / bend, length * (1 - math.cos(angle)) / bend
        vertices += [(-half, y + half * 0.1, z + half * 0.35), (0, y, z), (half, y + half * 0.1, z + half * 0.35)]
    for i in range(rows):
        a = 3 * i
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return body('leaf', vertices, faces, material, smooth=True)


def plant(seed=4):
    """A rubber plant in a clay pot, about 1.3 m high."""
    chance = random.Random(seed)
    greens = [plain(c, 0.38) for c in ('#2a4f30', '#36603a', '#244729', '#44703f')]
    bark = plain('#6a5638', 0.85)
    parts = [
        turned([(0, 0), (0.12, 0), (0.135, 0.02), (0.165, 0.29), (0.17, 0.31), (0.155, 0.31), (0.15, 0.27), (0, 0.27)], plain('#c4b6a2', 0.85, grain=0.4)),
        turned([(0, 0.274), (0.152, 0.274)], plain('#2f241b', 1.0, grain=1.0)),
    ]
    for stem in range(5):
        lean = (stem - 2) * 0.1
        height = chance.uniform(0.66, 1.0)
        points = [(lean * 0.3, 0.27, 0), (lean * 0.5, 0.27 + height / 2, chance.uniform(-0.04, 0.04)), (lean * 2, 0.27 + height, chance.uniform(-0.08, 0.1))]
        parts.append(cord(points, 0.007, bark))
        for i in range(13):
            t = 0.2 + 0.8 * i / 12
            spot = [(1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(*points)]
            blade = leaf(chance.uniform(0.17, 0.28), chance.uniform(0.085, 0.125), chance.uniform(0.5, 1.2), chance.choice(greens))
            blade.rotation_mode = 'YXZ'
            parts.append(put(blade, spot, (chance.uniform(15, 55) - 18 * t, i * 137 + stem * 60, 0)))
            blade.rotation_mode = 'YXZ'
    return group(*parts)


def floor_lamp(is_lit=True):
    """A floor lamp; its shade hangs 1.36 to 1.64 m high. One that is off must not shine: what lights throw on it would not be cleaned."""
    metal = plain('#23231f', 0.4, 0.7)
    linen = lamp_shade(strength=2.4 if is_lit else 0)
    shade = turned([(0.2, 1.36), (0.15, 1.64)], linen)
    # Without it, sun falls in at the top and out through the far side: its shadow would be that of half a shade.
    top = turned([(0.15, 1.64), (0, 1.64)], linen)
    top.visible_camera = False
    for thing in (shade, top):
        thing.visible_diffuse = thing.visible_glossy = False
    return group(
        turned([(0, 0), (0.14, 0), (0.145, 0.006), (0.14, 0.018), (0.02, 0.022), (0, 0.022)], metal),
        rod((0, 0.02, 0), (0, 1.5, 0), 0.008, metal),
        shade,
        top,
    )


def table_lamp(colour='#2f4a52', is_lit=True):
    """A table lamp of stoneware; its shade hangs 0.31 to 0.52 m high."""
    linen = lamp_shade(strength=2.4 if is_lit else 0)
    shade = turned([(0.11, 0.31), (0.085, 0.52)], linen)
    top = turned([(0.085, 0.52), (0, 0.52)], linen)
    top.visible_camera = False
    for thing in (shade, top):
        thing.visible_diffuse = thing.visible_glossy = False
    foot = [(0, 0), (0.05, 0), (0.058, 0.006), (0.07, 0.05), (0.074, 0.1), (0.066, 0.15), (0.04, 0.2), (0.018, 0.225), (0.014, 0.24), (0, 0.24)]
    return group(turned(rounded(foot), stoneware(colour)), rod((0, 0.23, 0), (0, 0.45, 0), 0.006, plain(*BRASS)), shade, top)


def mug(colour='#f2f0ea'):
    """A mug of stoneware, 9.5 cm high."""
    # Its lip and its foot are the body's alone.
    clay, handle = stoneware(colour), plain(colour, 0.4, specular=0.4)
    lip = [(0.041 - 0.0011 * (1 - math.cos(a)), 0.0934 + 0.0013 * math.sin(a)) for a in (math.pi * i / 8 for i in range(9))]
    return group(
        turned([(0, 0.002), (0.031, 0.002), (0.032, 0), (0.0345, 0), (0.0352, 0.0016), (0.0385, 0.0042), (0.0404, 0.0085), (0.041, 0.014), *lip, (0.0386, 0.088), (0.038, 0.016), (0.034, 0.01), (0, 0.009)], clay),
        cord([(0.039, 0.077, 0), (0.055, 0.082, 0), (0.073, 0.07, 0), (0.075, 0.045, 0), (0.06, 0.022, 0), (0.039, 0.02, 0)], 0.0052, handle),
    )


def pencil(colour='#12304f', length=0.165):
    """A pencil of six sides, lying along x, its tip at the right."""
    shaft = turned([(0, 0), (0.0035, 0), (0.0035, length - 0.022), (0, length - 0.022)], plain(colour, 0.3), 6, False)
    cone = turned([(0.0035, length - 0.022), (0.001, length - 0.004)], plain('#d9b98a', 0.7), 24)
    tip = turned([(0.001, length - 0.004), (0.0002, length)], plain('#26262a', 0.5), 16)
    ferrule = turned([(0.0037, 0), (0.0037, 0.012)], plain('#b08d57', 0.25, 1.0), 24)
    return group(put(group(shaft, cone, tip, ferrule), (-length / 2, 0, 0), (0, 0, -90)))


SUN = '#fff0d8'


def sun(at, towards, power=300):
    """Low sun through a window behind the viewer; the shadow of its bars lies on the wall."""
    window('sun', at, towards, 0.11, power, SUN)
    dark = plain('#000000', 1.0)
    bars = [box((4, 1, 0.01), dark, (0, y, 0), 0) for y in (-1.0, 0.95)]
    bars += [box((1, 4, 0.01), dark, (x, 0, 0), 0) for x in (-1.02, 1.02)]
    bars += [box((4, 0.03, 0.01), dark, (0, 0.2, 0), 0), box((0.03, 4, 0.01), dark, (-0.17, 0, 0), 0)]
    panes = group(*bars)
    aim(panes, Vector(at).lerp(Vector(towards), 0.45), towards)
    for bar in bars:
        bar.visible_camera = bar.visible_diffuse = bar.visible_glossy = False
