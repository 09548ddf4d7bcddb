"""Smaller goods alone on paper or cloth: cables, key rings, pins, cards, cloths, the plotter and the controller."""
import math
import random

import bpy
import numpy

from camera import bulb, camera, in_group
from furniture import pencil
from materials import add, fabric, linear, new, paper, plain
from scenes.behind import controller, lettering, plug
from scenes.chart import plotter
from sets import BY_DAY, COMPOSED, sweep
from shapes import body, box, cord, group, lofted, put, rod, rounded, sheet, slab, turned

STEEL = ('#b9bec4', 0.24, 1.0)
# As in the shop's colours.
CATEGORIES = {'vfr': '#22c55e', 'mvfr': '#3b82f6', 'ifr': '#ef4444', 'lifr': '#d946ef'}


def braid(colour):
    """Cotton around a cable: threads that cross, along u around it and v along it."""
    side = 64
    u, v = numpy.meshgrid(numpy.arange(side) / side, numpy.arange(side) / side)
    one = numpy.abs(((2 * (u + v)) % 1) - 0.5)
    other = numpy.abs(((2 * (u - v)) % 1) - 0.5)
    over = (numpy.floor(2 * (u + v)) + numpy.floor(2 * (u - v))) % 2
    height = numpy.where(over == 0, 1 - 1.7 * one, 0.86 - 1.5 * other)
    image = bpy.data.images.new('braid', side, side)
    image.colorspace_settings.name = 'Non-Color'
    grey = numpy.clip(height, 0, 1).astype(numpy.float32)
    image.pixels.foreach_set(numpy.stack([grey, grey, grey, numpy.ones_like(grey)], axis=-1).ravel())
    image.pack()
    material, tree, shader = new('braid')
    place = add(tree, 'ShaderNodeTexCoord').outputs['UV']
    weave = add(tree, 'ShaderNodeTexImage', {'Vector': place}, image=image).outputs['Color']
    light = linear(colour)
    tone = add(tree, 'ShaderNodeMixRGB', {'Fac': weave, 'Color1': [v * 0.5 for v in light[:3]] + [1], 'Color2': [min(1, v * 1.12 + 0.006) for v in light[:3]] + [1]})
    tree.links.new(tone.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.9
    shader.inputs['Specular'].default_value = 0.15
    return material


def tube(points, radius, material, around=20, repeat=3):
    """A cable of mesh through smooth points; the picture of its material repeats around and along it."""
    points = [numpy.array(point, float) for point in points]
    ends = [points[0], *points, points[-1]]
    line = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for i in range(8):
            t = i / 8
            line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    line.append(points[-1])
    vertices, run, up = [], [0.0], numpy.array((0, 1, 0.01))
    for i, point in enumerate(line):
        ahead = line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]
        ahead /= numpy.linalg.norm(ahead)
        side = numpy.cross(ahead, up)
        side /= numpy.linalg.norm(side)
        over = numpy.cross(side, ahead)
        for k in range(around):
            angle = math.tau * k / around
            vertices.append(tuple(point + radius * (math.cos(angle) * side + math.sin(angle) * over)))
        if i:
            run.append(run[-1] + float(numpy.linalg.norm(point - line[i - 1])))
    faces, uvs = [], []
    length = math.tau * radius / repeat
    for i in range(len(line) - 1):
        for k in range(around):
            j = (k + 1) % around
            faces.append((i * around + k, i * around + j, (i + 1) * around + j, (i + 1) * around + k))
            uvs += [(repeat * k / around, run[i] / length), (repeat * (k + 1) / around, run[i] / length), (repeat * (k + 1) / around, run[i + 1] / length), (repeat * k / around, run[i + 1] / length)]
    return body('tube', vertices, faces, material, uvs, smooth=True)


CABLES = {'sand': '#d8c3a5', 'black': '#1c1c1e', 'red': '#c8352b'}


def cable(name):
    """Coiled three times, a leather strap around it, both plugs in front."""
    sweep('#b4b0a6' if name != 'sand' else '#8f9a9c', 0.26)
    wool = braid(CABLES[name])
    chance = random.Random(5)
    coil = []
    for k in range(35):
        angle = math.radians(100 + 25.7 * k)
        radius = 0.046 + 0.0016 * math.sin(k * 1.3) + 0.0006 * (k // 14)
        coil.append((radius * math.cos(angle), 0.0024 + 0.0036 * (k // 14) + 0.0004 * chance.random(), -radius * math.sin(angle)))
    start = [(0.0775, 0.0032, 0.0045), (0.076, 0.0024, -0.008), (0.066, 0.0022, -0.034), (0.036, 0.0022, -0.051), (0.01, 0.0024, -0.0485)]
    end = [(0.014, 0.0085, 0.0475), (0.034, 0.005, 0.0505), (0.05, 0.0025, 0.0585), (0.0585, 0.0026, 0.07), (0.0615, 0.0032, 0.0785)]
    tube([*start, *coil, *end], 0.0021, wool)
    put(plug(), (0.0785, 0.0032, 0.0165), (0, -84, 0))
    put(plug(), (0.0655, 0.0032, 0.0895), (0, -72, 0))
    leather = plain('#7a4a28', 0.55, grain=0.3)
    put(group(lofted(0.02, 0.017, 0.004, [(-0.006, 0.0004), (-0.0056, 0), (0.0056, 0), (0.006, 0.0004)], leather), put(turned([(0, 0), (0.0026, 0), (0.0022, 0.0008), (0, 0.001)], plain('#b08d57', 0.3, 1.0), 28), (0, 0.0083, 0))), (-0.0475, 0.0076, 0.0), (0, 4, 0))
    camera((0.03, 0.235, 0.232), (0.013, 0.004, 0.021), 31, 0.001, (0, 0.006, 0.03))


def star(radius, thick, light, dark, y=0.0, ridge=0.0):
    """A compass rose of eight points, lying: each point has a light and a dark half, between them a ridge that rises to the middle."""
    parts = []
    for i in range(8):
        long = radius if i % 2 == 0 else radius * 0.62
        angle = math.radians(45 * i)
        waist = radius * 0.2
        for side, material in ((-1, light), (1, dark)):
            foot = angle + side * math.radians(22.5)
            points = [(0, 0), (long * math.sin(angle), long * math.cos(angle)), (waist * math.sin(foot), waist * math.cos(foot))]
            points = points if side > 0 else points[::-1]
            parts.append(body('point', [(a, y + (0 if i % 2 == 0 else -thick * 0.3) + (0 if a or b else ridge), -b) for a, b in points], [(0, 2, 1)], material))
    return parts


def ring(inner, outer, y, material):
    return turned([(inner, y), (outer, y)], material, 96)


def rose(radius, light, dark, y, ridge=0.0):
    """A compass rose with its rings, degrees and numbers, lying."""
    ticks = []
    for degree in range(0, 360, 10):
        angle = math.radians(degree)
        long = 0.1 if degree % 30 == 0 else 0.06
        at = radius * (0.94 - long / 2)
        ticks.append(put(box((radius * 0.014, 0.00002, radius * long), light, edge=0), (at * math.sin(angle), y, -at * math.cos(angle)), (0, -degree, 0)))
    numbers = []
    for degree in range(0, 360, 30):
        angle = math.radians(degree)
        at = radius * 0.75
        number = group(lettering(str((degree or 360) // 10), radius * 0.13, light, (0, -radius * 0.045, 0), (0, 0, 0)))
        holder = group(put(number, turned=(-90, 0, 0)))
        numbers.append(put(holder, (at * math.sin(angle), y, -at * math.cos(angle)), (0, -degree, 0)))
    return group(ring(radius * 0.955, radius * 0.985, y, light), ring(radius * 0.615, radius * 0.63, y, light), *ticks, *numbers, *star(radius * 0.58, 0.0001, light, dark, y + 0.0001, ridge))


def strip_of_leather(long, loop, material, wide=0.0136, thick=0.0017):
    """A band that is folded around a ring, from its ends at z = 0 to the middle of its loop at z = -long."""

    def bent(radius):
        """Around the loop and down to where both halves meet."""
        arc = [(long + radius * math.cos(a), loop + radius * math.sin(a)) for a in (math.pi * (i / 16 - 0.5) for i in range(17))]
        meeting = thick + radius - loop + thick
        slope = [(long - 0.017 * t, meeting + (loop + radius - meeting) * (1 - t * t * (3 - 2 * t))) for t in (i / 10 for i in range(1, 11))]
        return [*arc, *slope]

    outer, inner = bent(loop), bent(loop - thick)
    outline = [(0.0006, 0), *outer, (0.0006, 2 * thick), (0, 2 * thick - 0.0006), (0, thick + 0.00004), *[(x, y + 0.00004) for x, y in inner[::-1]], (0, thick), (0, 0.0006)]
    n = len(outline)
    vertices = [(side * wide / 2, y, -x) for side in (-1, 1) for x, y in outline]
    faces = [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)] + [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    return body('leather', vertices, faces, material, smooth=True)


def torus(radius, thick, material):
    return turned([(radius + thick * math.cos(a), thick * math.sin(a)) for a in (math.tau * i / 20 for i in range(21))], material, 96)


def dark_cards():
    """Black cards that only metal mirrors: beside pale paper alone it is grey and flat."""
    for at, turn in (((0.0, 0.36, -0.3), (55, 0, 0)), ((0.34, 0.16, 0.1), (0, -70, 0)), ((0.16, 0.4, 0.16), (90, 0, 0))):
        card = put(sheet(0.5, 0.12, plain('#060708', 0.9, specular=0)), at, turn)
        card.visible_camera = card.visible_diffuse = card.visible_shadow = card.visible_transmission = False


def key_ring(name, shows_back=False):
    """An enamelled disc in steel on a strap of leather with its split ring."""
    steel, white = plain(*STEEL[:1], 0.16, 1.0), plain('#f6f4ee', 0.3)
    glaze = plain(CATEGORIES[name], 0.12)
    glaze.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = 1.0
    leather, thread, brass = plain('#7b4726', 0.55, grain=0.35), plain('#d9c19a', 0.8), plain('#c6a15d', 0.28, 1.0)
    high = 0.0052
    rim = turned(rounded([(0.0168, 0.0), (0.0192, 0.0), (0.0199, 0.0007), (0.0201, 0.0016), (0.0201, high - 0.0014), (0.0198, high - 0.0005), (0.0192, high), (0.0186, high - 0.0004), (0.0182, high - 0.0012)], 3), steel, 128)
    # A bead where the disc hangs, its link, and the eyelet in the leather that it goes through.
    eye = put(torus(0.0038, 0.0014, steel), (0, high / 2, -0.0234))
    link = put(torus(0.0058, 0.00095, steel), (0, 0.0038, -0.0292), (0, 0, 66))
    eyelet = put(torus(0.0026, 0.0009, brass), (0, 0.0035, -0.0352))
    long = 0.048
    strap = put(strip_of_leather(long, 0.0042, leather), (0, 0.0002, -0.0304))
    stitches = [box((0.0005, 0.0003, 0.0019), thread, (x * 0.0053, 0.0036, -0.0398 - 0.0031 * i), 0.0001) for x in (-1, 1) for i in range(8)]
    # Twice around, and over the loop down to the table.
    coil = [(0.0142 * math.cos(a), 0.0021 * a / math.tau, -0.0142 * math.sin(a)) for a in (math.tau * i / 32 for i in range(65))]
    split = put(cord(coil, 0.0011, steel), (0, 0.0019, -0.0304 - long - 0.0125), (6, 70, 0))
    if shows_back:
        engraved = plain('#3f4449', 0.6)
        face = [turned([(0, high - 0.0008), (0.0186, high - 0.0008)], plain('#a6abb0', 0.32), 128), ring(0.0156, 0.0162, high - 0.0007, engraved), lettering('METARmap', 0.0046, engraved, (0, high - 0.0007, 0.0018), (-90, 0, 0))]
    else:
        face = [turned([(0, high - 0.0007), (0.012, high - 0.0009), (0.0172, high - 0.0014), (0.0186, high - 0.0024)], glaze, 128), put(rose(0.0172, white, plain('#cfd9e2', 0.3), high - 0.0007, 0.0011))]
    return group(rim, turned([(0, 0.0004), (0.0186, 0.0004)], steel, 96), *face, eye, link, eyelet, strap, *stitches, split)


def one_key_ring(name):
    """The key ring, and its back behind it."""
    sweep('#b9b3a6', 0.2)
    dark_cards()
    put(key_ring(name), (-0.026, 0, 0.036), (0, -20, 0))
    put(key_ring(name, shows_back=True), (0.05, 0, 0.004), (0, 14, 0))
    camera((0.022, 0.17, 0.165), (0.007, 0.0, -0.009), 35.5, 0.0008, (-0.02, 0.004, 0.03))


PINS = {'red': ('#c8352b', 0.18, 0.0), 'navy': ('#12304f', 0.18, 0.0), 'brass': ('#b08d57', 0.24, 1.0)}


def pin(head):
    """25 mm, standing on its tip."""
    ball = [(0.0042 * math.cos(a), 0.0042 * math.sin(a)) for a in (math.pi * (i / 18 - 0.5) for i in range(19))]
    return group(put(turned(ball, head, 36), (0, 0.0195, 0)), turned([(0.0012, 0.0148), (0.001, 0.0162)], plain(*STEEL), 20), rod((0, 0, 0), (0, 0.016, 0), 0.0002, plain(*STEEL), 0.0005))


def tin_of_pins(name):
    """An open tin full of pins, its lid beside it."""
    sweep('#b9b3a6', 0.24)
    metal, head = plain('#bfc3c7', 0.3, 1.0), plain(*PINS[name])
    chance = random.Random(3)
    put(turned([(0, 0.0006), (0.034, 0.0006), (0.035, 0), (0.036, 0.0008), (0.036, 0.0192), (0.0364, 0.0198), (0.0358, 0.0204), (0.0352, 0.0198), (0.0352, 0.0016), (0, 0.0016)], metal, 128), (-0.028, 0, -0.018))
    for i in range(46):
        angle, far = 2.4 * i, 0.0285 * math.sqrt((i + 0.5) / 46)
        put(pin(head), (-0.028 + far * math.cos(angle), -0.004 + 0.004 * chance.random() + 0.003 * (1 - far / 0.03), -0.018 + far * math.sin(angle)), (chance.uniform(-24, 24), 40 * i, chance.uniform(-24, 24)))
    lid = group(
        turned([(0, 0.0066), (0.0345, 0.0066), (0.0362, 0.006), (0.0366, 0.005), (0.0366, 0.0006), (0.0362, 0), (0.0358, 0.0006)], metal, 128),
        turned([(0, 0.0068), (0.0315, 0.0068)], plain('#12304f', 0.35), 96),
        put(rose(0.029, plain('#f4f1ea', 0.4), plain('#c9d3de', 0.4), 0.0069)),
    )
    put(lid, (0.052, 0.0, 0.024), (0, -24, 0))
    for x, z, turn, tilt in ((-0.03, 0.052, 30, 101), (0.002, 0.046, -42, 101), (0.012, 0.068, 64, 101)):
        put(pin(head), (x, 0.0042, z), (0, turn, tilt))
    camera((0.025, 0.17, 0.23), (0.012, 0.003, 0.006), 34, 0.0009, (0, 0.012, 0.02))


def flash_card(code):
    """A card that lies, its code towards the viewer."""
    violet, ink = plain('#8a1759', 0.5), plain('#12304f', 0.6)
    return group(put(group(
        lofted(0.068, 0.096, 0.004, [(0, 0), (0.0007, 0)], paper(colour='#f8f5ee')),
        put(box((0.058, 0.0012, 0.00004), violet, edge=0), (0, 0.03, 0.00075)),
        lettering(code, 0.0054, violet, (-0.029 + 0.0019 * len(code), 0.0345, 0.00075)),
        lettering(code, 0.0155 if len(code) < 5 else 0.0118 if len(code) < 6 else 0.0102, ink, (0, -0.004, 0.00075)),
        put(box((0.058, 0.0006, 0.00004), violet, edge=0), (0, -0.038, 0.00075)),
    ), turned=(-90, 0, 0)))


def flash_cards():
    """A box of cards, and five of them in a fan."""
    sweep('#b4b1a8', 0.34)
    violet = plain('#8a1759', 0.5)
    pale = plain('#f6e7ef', 0.5)
    lid = plain('#8a1759', 0.5)
    put(group(
        box((0.07, 0.1, 0.036), violet, (0, 0.05, 0), 0.0008),
        box((0.0704, 0.026, 0.0364), lid, (0, 0.0872, 0), 0.0008),
        box((0.0702, 0.0004, 0.0362), plain('#4c0c31', 0.8), (0, 0.074, 0), 0),
        lettering('METAR', 0.0135, pale, (0, 0.0485, 0.0183)),
        lettering('TAF', 0.0135, pale, (0, 0.0315, 0.0183)),
        lettering('64', 0.0064, pale, (-0.026, 0.008, 0.0183)),
        put(group(put(rose(0.0085, pale, plain('#d7b3c6', 0.5), 0)), ), (0.0235, 0.012, 0.0183), (90, 0, 0)),
        lettering('METARmap', 0.0052, pale, (0, 0.0845, 0.0184)),
    ), (-0.062, 0, -0.05), (0, 20, 0))
    for i, (code, turn) in enumerate((('BKN', 32), ('CAVOK', 17), ('+TSRA', 2), ('24015KT', -13), ('FZFG', -28))):
        angle = math.radians(turn)
        put(flash_card(code), (0.045 - 0.12 * math.sin(angle), 0.0001 + 0.0009 * i, 0.15 - 0.11 * math.cos(angle)), (0, turn, 0))
    camera((0.03, 0.33, 0.4), (0.012, 0.022, 0.006), 31, 0.0012, (0, 0.02, 0.02))


def microfibre(colour):
    """A dense, soft cloth: short loops, lighter and darker."""
    material, tree, shader = new('microfibre')
    place = add(tree, 'ShaderNodeTexCoord').outputs['Object']
    loops = add(tree, 'ShaderNodeTexNoise', {'Vector': place, 'Scale': 1300.0, 'Detail': 2.0}).outputs['Fac']
    rows = add(tree, 'ShaderNodeTexWave', {'Vector': place, 'Scale': 190.0, 'Distortion': 1.4, 'Detail': 1.0}, bands_direction='X').outputs['Fac']
    both = add(tree, 'ShaderNodeMath', {0: rows, 1: 0.4, 2: loops}, operation='MULTIPLY_ADD').outputs[0]
    light = linear(colour)
    tone = add(tree, 'ShaderNodeMixRGB', {'Fac': both, 'Color1': [v * 0.66 for v in light[:3]] + [1], 'Color2': [v * 1.16 for v in light[:3]] + [1]})
    tree.links.new(tone.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 1.0
    shader.inputs['Specular'].default_value = 0.05
    return material


def fold(width, depth, low, thick, cloth, side):
    """One layer of folded cloth: its edge at `side` is round, where it turns back."""
    steps = 8
    half = width / 2
    arc = [(side * (half + thick * math.cos(a)), low + thick * (1 + math.sin(a))) for a in (math.pi * (i / steps - 0.5) for i in range(steps + 1))]
    outline = [(-side * half, low), *arc, (-side * half, low + 2 * thick)]
    outline = outline if side > 0 else outline[::-1]
    return slab(outline, depth, cloth, 0.0006)


def folded_cloth():
    """The cloth folded twice, its compass rose above."""
    sweep('#a9a294', 0.3)
    cloth = microfibre('#587186')
    white, pale = plain('#eef1f3', 0.9), plain('#b9c8d4', 0.9)
    put(group(
        fold(0.147, 0.15, 0.0, 0.0013, cloth, 1),
        fold(0.148, 0.151, 0.0027, 0.0013, cloth, 1),
        put(fold(0.149, 0.15, 0.0054, 0.0013, cloth, 1), (0.0006, 0, -0.0008), (0, 0.6, 0)),
        # A hem along its edges.
        *[box(size, plain('#4b6377', 0.95), at, 0.0003) for size, at in (((0.144, 0.0003, 0.0012), (0, 0.0081, 0.0695)), ((0.144, 0.0003, 0.0012), (0, 0.0081, -0.0705)), ((0.0012, 0.0003, 0.141), (-0.071, 0.0081, 0)))],
        put(rose(0.056, white, pale, 0.0083)),
    ), (0, 0, 0.0), (0, 22, 0))
    camera((0.02, 0.24, 0.24), (0.0, 0.002, 0.004), 32, 0.001, (0, 0.008, 0.03))


def clear_plotter():
    """The plotter alone, a pencil beside it."""
    sweep('#8fa3a8', 0.36)
    put(plotter(), (0.0, 0.001, 0.0), (0, 14, 0))
    put(pencil('#a3563a'), (0.03, 0.0035, 0.078), (0, 8, 0))
    camera((0.02, 0.31, 0.29), (0.004, 0.0, 0.012), 33, 0.0009)


def connect():
    """The controller, its light on, a cable in front of it."""
    sweep('#b4b1a8', 0.24)
    put(controller(), (-0.006, 0, -0.008), (0, -28, 0))
    place = math.radians(-28)
    x, z = 0.02 * math.cos(place) + 0.018 * math.sin(place), -0.02 * math.sin(place) + 0.018 * math.cos(place)
    in_group(bulb('lights', (-0.006 + x, 0.0195, -0.008 + z), 0.0025, '#3dff86', 0.002), 'lights')
    put(plug(), (-0.036, 0.0032, 0.052), (0, 62, 0))
    cord([(-0.041, 0.0032, 0.0625), (-0.048, 0.003, 0.075), (-0.07, 0.0024, 0.11), (-0.16, 0.0024, 0.16)], 0.0021, plain('#c8b592', 0.95, grain=0.5))
    camera((0.012, 0.12, 0.19), (-0.004, 0.003, 0.008), 30, 0.001, (0, 0.012, 0.02))


def shot(name, build, day=None):
    return {
        'build': build,
        'size': (1000, 1000),
        'over': 1.25,
        'samples': 4,
        'pictures': {f'products/{name}.webp': {**BY_DAY, 'quality': 82, **(day or {})}, f'products/{name}-night.webp': COMPOSED},
    }


LIT_BY_DAY = {'weights': {**BY_DAY['weights'], 'lights': 0.7}, 'strength': 0.02}

SHOTS = [
    shot('metarmap-connect-1', connect, LIT_BY_DAY),
    *(shot(f'textilkabel-usb-c-{name}', lambda name=name: cable(name)) for name in CABLES),
    *(shot(f'schluesselanhaenger-{name}', lambda name=name: one_key_ring(name)) for name in CATEGORIES),
    *(shot(f'kartennadeln-{name}', lambda name=name: tin_of_pins(name)) for name in PINS),
    shot('lernkarten-metar-1', flash_cards),
    shot('mikrofasertuch-1', folded_cloth),
    shot('navigationsplotter-1', clear_plotter),
]
