"""Small parts on a table: knobs, sleeves, sensor, strip, spray, kneeboard."""
import math

from camera import bulb, camera, in_group
from materials import BRASS, fabric, linear, new, paper, plain
from scenes.behind import around, lettering
from scenes.lights import DARK, module
from sets import BY_DAY, COMPOSED, sweep
from shapes import body, box, cord, group, put, slab, turned
from wall_map import COLOURS

BLACK = ('#17181b', 0.35, 0.0)


def toothed(radius, low, high, material, teeth=72, depth=0.0006):
    """A knurled band."""
    rim = [(radius - (depth if i % 2 else 0)) for i in range(2 * teeth)]
    n = len(rim)
    vertices = [(r * math.cos(math.tau * i / n), y, -r * math.sin(math.tau * i / n)) for y in (low, high) for i, r in enumerate(rim)]
    return body('knurl', vertices, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], material)


def sleeve(look=BRASS):
    """A turned sleeve of 25 mm with its head."""
    metal = plain(*look)
    return group(
        turned([(0.0034, 0.0), (0.0085, 0.0), (0.009, 0.0005), (0.009, 0.0175), (0.0088, 0.0178), (0.0078, 0.0182), (0.0078, 0.0194), (0.0098, 0.0198), (0.0102, 0.0203), (0.0102, 0.0245), (0.0096, 0.025), (0.0042, 0.025), (0.0036, 0.0244), (0.0034, 0.01)], metal, 96),
        *[turned([(0.009, y), (0.0087, y + 0.0003), (0.009, y + 0.0006)], metal, 96) for y in (0.003, 0.0045)],
    )


def wood_screw(look=BRASS):
    """Lying along x, its head at the left."""
    metal = plain(*look)
    thread = [(0, 0.0), (0.0039, 0.0002), (0.004, 0.0008), (0.0018, 0.0032), (0.0018, 0.011)]
    for i in range(18):
        y = 0.011 + i * 0.0011
        thin = 1 if i < 14 else (18 - i) / 5
        thread += [(0.0014 * thin, y), (0.0021 * thin, y + 0.0005)]
    return group(put(turned([*thread, (0, 0.0318)], metal, 32), (0, 0.004, 0), (0, 0, -90)))


def four_sleeves(look):
    sweep('#c2bdb1', 0.22)
    for i, (x, z) in enumerate(((-0.05, -0.022), (-0.017, 0.004), (0.02, -0.018), (0.052, 0.008))):
        put(sleeve(look), (x, 0, z), (0, 40 * i, 0))
    for x, z, turn in ((-0.072, 0.034, 12), (-0.026, 0.044, -8), (0.014, 0.046, 18), (0.05, 0.05, -20)):
        put(wood_screw(look), (x - 0.01, 0, z), (0, turn, 0))
    camera((0.03, 0.16, 0.22), (-0.006, 0.006, 0.014), 37, 0.001)


def one_sleeve():
    sweep('#d8d3c9', 0.14)
    put(sleeve(), (0.004, 0, 0.0))
    put(sleeve(BLACK), (-0.028, 0, -0.026))
    camera((0.03, 0.062, 0.11), (-0.006, 0.012, 0.0), 30, 0.0008, (0.004, 0.018, 0.008))


def dimmer(look=BRASS):
    """A metal knob on a black foot with a scale; the cable goes through."""
    foot, pale = plain('#17181b', 0.4, grain=0.12), plain('#d9d6cd', 0.5)
    knob = plain(*look)
    marks = []
    for i in range(11):
        angle = math.radians(-135 + 27 * i)
        x, z = math.sin(angle), -math.cos(angle)
        marks.append(put(box((0.0007, 0.0003, 0.0035 if i % 5 else 0.005), pale, edge=0), (x * 0.0255, 0.0131, z * 0.0255), (0, math.degrees(-angle), 0)))
        if i % 5 == 0:
            marks.append(lettering(str(i), 0.0052, pale, (x * 0.0315, 0.0132, z * 0.0315 + 0.0018), (-90, 0, 0)))
    return group(
        turned([(0, 0), (0.037, 0), (0.038, 0.001), (0.038, 0.0105), (0.0362, 0.0128), (0, 0.013)], foot, 96),
        toothed(0.0215, 0.0145, 0.0315, knob),
        turned([(0.0195, 0.013), (0.0195, 0.0145), (0.0215, 0.0147)], knob, 96),
        turned([(0.0214, 0.0313), (0.0206, 0.033), (0.0188, 0.0338), (0.0172, 0.0334), (0, 0.0332)], knob, 96),
        put(box((0.0012, 0.0004, 0.011), plain('#1c1c1e', 0.5), edge=0), (-0.0085, 0.0334, -0.0085), (0, 45, 0)),
        *marks,
        cord([(0.036, 0.005, 0), (0.05, 0.004, 0.002), (0.075, 0.0024, 0.012), (0.12, 0.0024, 0.0), (0.2, 0.0024, -0.04)], 0.0024, plain('#1c1c1e', 0.55)),
        cord([(-0.036, 0.005, 0), (-0.05, 0.004, -0.002), (-0.075, 0.0024, -0.014), (-0.12, 0.0024, -0.03), (-0.2, 0.0024, -0.03)], 0.0024, plain('#1c1c1e', 0.55)),
    )


def dimmer_aslant(look):
    sweep('#b9b4a9', 0.24)
    put(dimmer(look), (0, 0, 0), (0, -14, 0))
    camera((0.03, 0.13, 0.18), (0, 0.012, 0), 33, 0.0012, (0, 0.02, 0.01))


def dimmer_above():
    sweep('#d8d3c9', 0.24)
    dimmer()
    camera((0.0, 0.25, 0.05), (0, 0.01, 0), 26, 0.001)


def sensor():
    """The clip with its lens and its cable."""
    sweep('#b9b4a9', 0.2)
    case = plain('#17181b', 0.4, grain=0.12)
    lens = plain('#e9f1f5', 0.06)
    put(group(
        box((0.026, 0.009, 0.032), case, (0, 0.018, 0), 0.003),
        box((0.026, 0.018, 0.0035), case, (0, 0.0095, 0.0142), 0.001),
        box((0.026, 0.012, 0.003), case, (0, 0.011, -0.0142), 0.001),
        turned([(0.0092, 0.0224), (0.0092, 0.0232), (0.0078, 0.0236)], plain('#5a5e63', 0.3, 1.0), 64),
        put(turned([(math.cos(a) * 0.0076, math.sin(a) * 0.005) for a in (math.pi / 2 * i / 10 for i in range(11))], lens, 64), (0, 0.0228, 0)),
        lettering('LUX', 0.0028, plain('#aeb3b8', 0.5), (0, 0.0226, 0.0135), (-90, 0, 0)),
    ), (-0.012, 0, 0.004), (0, 24, 0))
    cord([(-0.017, 0.017, -0.011), (-0.022, 0.012, -0.026), (-0.01, 0.0015, -0.045), (0.03, 0.0015, -0.05), (0.055, 0.0015, -0.02), (0.035, 0.0015, 0.005), (0.026, 0.0015, -0.02), (0.06, 0.0015, -0.03), (0.078, 0.0015, 0.004), (0.078, 0.003, 0.022)], 0.0014, case)
    put(group(box((0.0075, 0.006, 0.014), case, edge=0.0015), box((0.006, 0.0035, 0.006), plain('#c9ccd0', 0.3, 1.0), (0, 0, 0.009), 0.0005)), (0.078, 0.003, 0.03))
    camera((0.07, 0.12, 0.16), (0.026, 0.006, -0.006), 36, 0.001, (-0.006, 0.02, 0.01))


def strip():
    """A reel of warm light that unwinds."""
    sweep('#a79b8c', 0.3)
    white, copper = plain('#e9e6df', 0.4), plain('#c58a4a', 0.3, 1.0)
    tape = plain('#f3efe6', 0.5)
    put(group(turned([(0.014, 0.0), (0.05, 0.0), (0.05, 0.0012), (0.014, 0.0012)], white, 96), turned([(0.0455, 0.0012), (0.0455, 0.0105)], tape, 96), turned([(0.016, 0.0), (0.016, 0.0118)], white, 96), turned([(0.014, 0.0112), (0.05, 0.0112), (0.05, 0.0124), (0.014, 0.0124)], white, 96)), (-0.06, 0, -0.03))
    # From the reel's front to the right, standing on its edge.
    line = [(-0.06 + 0.3 * i / 60, 0.0157 + 0.012 * math.sin(i / 60 * math.pi * 1.3) * (i / 60)) for i in range(61)]
    vertices = [(x, y, z) for x, z in line for y in (0.001, 0.009)]
    tape_body = body('tape', vertices, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(60)], tape, smooth=True)
    tape_body.data.materials[0] = tape
    lamp, tree, shader = new('warm')
    shader.inputs['Emission'].default_value = linear('#ffc07a')
    shader.inputs['Emission Strength'].default_value = 9
    lamp.cycles.sample_as_light = False
    for i in range(2, 60, 2):
        x, z = line[i]
        in_group(box((0.0035, 0.0035, 0.0012), lamp, (x, 0.005, z + 0.0006), 0), 'lights')
        if i % 10 == 0:
            box((0.0006, 0.006, 0.0008), copper, (x + 0.0045, 0.005, z + 0.0004), 0)
        if i % 4 == 0:
            bulb('lights', (x, 0.006, z + 0.006), 0.016, '#ffb765', 0.003)
    camera((0.03, 0.125, 0.27), (-0.017, 0.004, -0.004), 35, 0.001, (0.0, 0.005, 0.02))


def light_close():
    sweep('#5b5f66', 0.12)
    for category, x, z, turn in (('VFR', 0.004, 0.004, -20), ('LIFR', -0.028, -0.026, 30), ('MVFR', 0.034, -0.024, -50)):
        in_group(put(module(category), (x, 0, z), (0, turn, 0)), 'lights')
        tint = '#%02x%02x%02x' % tuple(round(255 * min(1, c / 1.35) ** (1 / 2.2)) for c in COLOURS[category])
        bulb('lights', (x, 0.0066, z), 0.012, tint, 0.003)
    camera((0.012, 0.055, 0.07), (0.003, 0.002, -0.002), 36, 0.0006, (0.004, 0.005, 0.006))


def pump(head):
    """A head to press with one finger, as on small bottles."""
    return [
        turned([(0.0146, 0.119), (0.0146, 0.131), (0.0138, 0.1325), (0, 0.1325)], head, 64),
        turned([(0.0042, 0.132), (0.0042, 0.139)], head, 40),
        turned([(0, 0.139), (0.0098, 0.139), (0.0102, 0.1396), (0.0102, 0.149), (0.0094, 0.1502), (0.006, 0.1494), (0, 0.149)], head, 64),
        put(turned([(0.0018, 0.0001), (0.0008, 0.0001), (0, -0.0004)], plain('#8a8f94', 0.4), 24), (0, 0.1445, 0.0102), (90, 0, 0)),
    ]


def trigger(head, nozzle):
    """A head with a lever; it sprays to the left."""
    shell = [(-0.033, 0.1525), (-0.033, 0.1645), (-0.02, 0.169), (0.004, 0.171), (0.017, 0.169), (0.0225, 0.163), (0.023, 0.158), (0.016, 0.15), (0.0115, 0.142), (0.0105, 0.131), (-0.0095, 0.131), (-0.01, 0.144), (-0.014, 0.15)]
    lever = [(-0.0125, 0.153), (-0.02, 0.153), (-0.0245, 0.142), (-0.0258, 0.13), (-0.0243, 0.118), (-0.0285, 0.109), (-0.0262, 0.1075), (-0.0212, 0.117), (-0.0213, 0.13), (-0.0185, 0.142)]
    return [
        toothed(0.0152, 0.117, 0.1315, head, 44, 0.0004),
        turned([(0.0152, 0.1315), (0.0135, 0.1328), (0, 0.1328)], head, 64),
        slab(shell, 0.0185, head, 0.0032),
        slab(lever, 0.0125, head, 0.0016),
        put(turned([(0, 0), (0.0064, 0), (0.0072, 0.0008), (0.0072, 0.0085), (0.005, 0.0098), (0.0012, 0.0098), (0.0009, 0.0085), (0, 0.0085)], nozzle, 6), (-0.032, 0.1585, 0), (0, 0, 90)),
    ]


def bottle(volume):
    """A bottle of brushed aluminium with its spray head; its size follows from the millilitres."""
    k = {100: 0.78, 250: 1.0, 500: 1.22}[volume]
    metal, head = plain('#c3c6c9', 0.3, 1.0), plain('#e4e2dc', 0.38)
    navy, pale, white = plain('#12304f', 0.5), plain('#8ec5e8', 0.5), plain('#f5f2ea', 0.6)
    shoulder = [(0.0125 + 0.0155 * math.cos(a), 0.094 + 0.0185 * math.sin(a)) for a in (math.pi / 2 * i / 12 for i in range(13))]
    parts = [
        turned([(0, 0.0015), (0.0235, 0.0015), (0.0245, 0), (0.0272, 0.0008), (0.028, 0.003), *shoulder, (0.0125, 0.121)], metal, 96),
        turned([(0.0281, 0.02), (0.0281, 0.082)], navy, 96),
        turned([(0.0282, 0.0235), (0.0282, 0.026)], pale, 96),
        around('Klarsicht', 0.0283, 0.0098, white, 0.054),
        around(f'{volume} ml', 0.0283, 0.0048, white, 0.0335),
        *(pump(head) if volume == 100 else trigger(head, navy)),
    ]
    return group(*parts), k


def spray():
    sweep('#b9c2c6', 0.3)
    thing, k = bottle(100)
    put(thing, (0, 0, 0), (0, 6, 0))
    camera((0.05, 0.16, 0.46), (0, 0.074, 0), 23, 0.002, (0, 0.06, 0.03))


def sprays():
    sweep('#b9c2c6', 0.42)
    # Each label faces the camera.
    for volume, x, turn in ((100, -0.1, 11), (250, -0.012, 4), (500, 0.094, -4)):
        thing, k = bottle(volume)
        put(thing, (x, 0, 0.01), (0, turn, 0), k)
    camera((0.04, 0.2, 0.7), (-0.002, 0.093, 0), 27, 0.002)


def clamp(metal):
    """The clip of the kneeboard: a spring sheet with a rolled lip."""
    profile = [(0.0, 0.0008), (0.006, 0.004), (0.012, 0.0075), (0.018, 0.0078), (0.026, 0.004), (0.031, 0.0012), (0.034, 0.0022)]
    vertices = [(side * 0.042, y + t, z) for side in (-1, 1) for t in (0, 0.0009) for z, y in profile]
    n = len(profile)
    faces = []
    for a, b in ((0, 2), (1, 3)):
        faces += [(a * n + i, a * n + i + 1, b * n + i + 1, b * n + i) for i in range(n - 1)]
    faces += [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)] + [(2 * n + i, 2 * n + i + 1, 3 * n + i + 1, 3 * n + i) for i in range(n - 1)]
    return group(body('clip', vertices, faces, metal, smooth=True), *[put(turned([(0, 0), (0.0032, 0), (0.0028, 0.0012), (0, 0.0016)], metal, 28), (x, 0.0086, 0.015)) for x in (-0.03, 0.03)])


def kneeboard():
    """4 mm of black aluminium, A5, with a pad of paper under its clip."""
    board, ink = plain('#1d1f22', 0.32, 0.6), plain('#2c3442', 0.8)
    line = plain('#a9b0ba', 0.9)
    rows = [box((0.118, 0.0001, 0.0003), line, (0, 0.0062, -0.055 + 0.0105 * i), 0) for i in range(15)]
    columns = [box((0.0003, 0.0001, 0.147), line, (x, 0.0062, 0.018), 0) for x in (-0.059, -0.034, -0.012, 0.012, 0.034, 0.059)]
    words = [lettering(text, 0.0042, ink, (x, 0.00625, -0.0575), (-90, 0, 0)) for text, x in (('DEP', -0.046), ('DEST', -0.023), ('HDG', 0), ('NM', 0.023), ('EET', 0.046))]
    return group(
        box((0.148, 0.004, 0.212), board, (0, 0.002, 0), 0.0018),
        box((0.13, 0.002, 0.186), paper(colour='#f7f4ec'), (0, 0.0051, 0.008), 0.0003),
        lettering('FPL', 0.0072, ink, (-0.05, 0.0063, -0.064), (-90, 0, 0)),
        *rows, *columns, *words,
        put(clamp(plain('#b9bec4', 0.22, 1.0)), (0, 0.0052, -0.101)),
    )


def kneeboard_back():
    """Its back: soft pads, the strap with its buckle, Morse code."""
    sweep('#d8d3c9', 0.36)
    board, pale = plain('#1d1f22', 0.32, 0.6), plain('#c9ccd0', 0.6)
    soft, strap = fabric('#5d6166', 1800), fabric('#2b3440', 1400)
    code = ('A .-   B -...   C -.-.   D -..', 'E .   F ..-.   G --.   H ....', 'I ..   K -.-   L .-..   M --', 'N -.   O ---   R .-.   S ...')
    put(group(
        box((0.148, 0.004, 0.212), board, (0, 0.002, 0), 0.0018),
        *[box((0.128, 0.005, 0.034), soft, (0, 0.006, z), 0.002) for z in (-0.078, 0.078)],
        *[lettering(text, 0.0062, pale, (0, 0.0042, -0.042 + 0.0085 * i if i < 2 else 0.032 + 0.0085 * (i - 2)), (-90, 0, 0)) for i, text in enumerate(code)],
        box((0.33, 0.0022, 0.038), strap, (0.01, 0.0055, 0), 0.0008),
        box((0.07, 0.0022, 0.036), strap, (0.09, 0.008, 0), 0.0008),
        box((0.018, 0.005, 0.046), plain('#1a1b1d', 0.35), (0.052, 0.0085, 0), 0.0018),
    ), (0, 0, 0), (0, 14, 0))
    camera((0.06, 0.4, 0.32), (0.012, 0, 0.0), 34, 0.0014)


def lit(path, build):
    """By day and by lamplight."""
    return {'build': build, 'size': (1000, 1000), 'over': 1.25, 'samples': 4, 'pictures': {f'products/{path}.webp': {**BY_DAY, 'quality': 84}, f'products/{path}-night.webp': COMPOSED}}


METALS = {'brass': BRASS, 'black': BLACK}


def shot(path, build, look=None, samples=6):
    return {'build': build, 'size': (1000, 1000), 'samples': samples, 'pictures': {f'products/{path}.webp': look or {}}}


SHOTS = [
    *(lit(f'abstandshalter-set-{name}', lambda look=look: four_sleeves(look)) for name, look in METALS.items()),
    shot('abstandshalter-set-2', one_sleeve),
    *(lit(f'drehdimmer-{name}', lambda look=look: dimmer_aslant(look)) for name, look in METALS.items()),
    shot('drehdimmer-2', dimmer_above),
    lit('daemmerungssensor-1', sensor),
    # At dusk: warm light is seen, and so are its reel and its paper.
    shot('led-streifen-1', strip, {'weights': {'lights': 1.35, 'day': (0.46, 0.49, 0.55), 'ambient': (0.42, 0.46, 0.53)}, 'strength': 0.1, 'vignette': 0.12}, 20),
    shot('leuchtpunkt-set-2', light_close, DARK),
    lit('reinigungsspray-1', spray),
    shot('reinigungsspray-2', sprays),
    shot('kniebrett-2', kneeboard_back),
]
