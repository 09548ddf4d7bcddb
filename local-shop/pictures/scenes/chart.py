"""What one lays on the map, clips to it or hangs behind it."""
import math

import bpy
from PIL import Image, ImageDraw

from camera import BY_MOON, ambient, camera, in_group, moon_on_print, moonlight, window
from furniture import pencil, vase
from materials import add, linear, new, paper, plain, plaster, print_image, ramp, wood
from scenes.behind import controller, lettering
from sets import BY_DAY, COMPOSED, sweep, wall
from shapes import body, box, cord, group, put, rod, sheet, turned
from wall_map import LIT, regions, wall_map


def connected(region='germany'):
    """The controller under the map, as one sees it from below."""
    wall()
    in_group(wall_map('oak', region, 1.8), 'lights')
    dark = plain('#1c1c1e', 0.5)
    put(controller(), (0.11, -0.42, 0.0), (90, 0, 0))
    cord([(0.11, -0.34, 0.01), (0.11, -0.36, 0.012), (0.11, -0.375, 0.011), (0.11, -0.392, 0.01)], 0.0019, dark)
    cord([(0.11, -0.449, 0.01), (0.11, -0.48, 0.012), (0.112, -0.56, 0.009), (0.12, -0.7, 0.008), (0.118, -0.9, 0.008)], 0.0021, dark)
    camera((0.24, -0.62, 0.72), (0.02, -0.3, 0.01), 33, 0.002)


def clipped(region='germany'):
    """The sensor on the upper edge of the frame."""
    wall()
    in_group(wall_map('oak', region, 1.8), 'lights')
    case = plain('#17181b', 0.4)
    put(group(
        box((0.026, 0.008, 0.03), case, (0, 0.004, 0.002), 0.0025),
        box((0.026, 0.022, 0.0035), case, (0, -0.006, 0.0155), 0.001),
        put(turned([(math.cos(a) * 0.0068, math.sin(a) * 0.005) for a in (math.pi / 2 * i / 8 for i in range(9))], plain('#dfe9f0', 0.12), 40), (0, 0.0078, 0.001)),
        cord([(0, 0.004, -0.012), (0, 0.004, -0.02), (0, -0.01, -0.0125), (0, -0.1, -0.012)], 0.0012, case),
    ), (0.15, 0.35, 0.012))
    camera((0.3, 0.46, 0.42), (0.15, 0.285, 0.012), 26, 0.002)


def flat(region='germany'):
    """A chart without its lights on a table, its north away from the viewer."""
    data = regions()[region]
    sweep('#cfc7b8', 0.5)
    print_ = sheet(data['width'] / 1000, data['height'] / 1000, paper(print_image(region)))
    return put(print_, (0, 0.0005, 0), (-90, 0, 0))


def airports(region):
    """Where the airports of a chart are that lies `flat`."""
    data = regions()[region]
    return {icao: ((x - data['width'] / 2) / 1000, (y - data['height'] / 2) / 1000) for icao, x, y, _ in data['lights']}


# Airports with a pin; the first is the nearest to the viewer.
PINNED = {
    'germany': ('EDDF', 'EDFH', 'EDDK', 'EDVK', 'EDLP', 'EDDE', 'EDDN', 'EDDR', 'EDLW'),
    'east-coast': ('KPHL', 'KMDT', 'KELM', 'KALB', 'KBUF', 'KSYR'),
}


def pinned(region='germany'):
    flat(region)
    steel = plain('#b9bec4', 0.25, 1.0)
    heads = [plain('#c8352b', 0.18), plain('#12304f', 0.18), plain('#b08d57', 0.25, 1.0)]
    spots = airports(region)
    for i, icao in enumerate(PINNED[region]):
        x, z = spots[icao]
        ball = turned([(0, -0.0042)] + [(0.0042 * math.cos(a), 0.0042 * math.sin(a)) for a in (math.pi * (i / 16 - 0.5) for i in range(1, 16))] + [(0, 0.0042)], heads[i % 3], 32)
        put(group(put(ball, (0, 0.0185, 0)), rod((0, 0, 0), (0, 0.015, 0), 0.0005, steel)), (x, 0, z), (6 - i % 4 * 3, 0, 5 - i % 3 * 5))
    x, z = spots[PINNED[region][0]]
    camera((x + 0.05, 0.17, z + 0.2), (x + 0.005, 0.006, z - 0.012), 32, 0.0014, (x, 0.012, z + 0.01))


def measured(region='germany'):
    flat(region)
    x, z = airports(region)[{'germany': 'EDDF', 'east-coast': 'KIAD'}[region]]
    put(plotter(), (x + 0.03, 0.0012, z + 0.005), (0, 16, 0))
    put(pencil(), (x + 0.085, 0.0055, z + 0.06), (0, 140, 0))
    camera((x + 0.05, 0.27, z + 0.2), (x + 0.03, 0.0, z + 0.01), 33, 0.0014)


def plotter(length=0.24, width=0.076):
    """A clear ruler with scales and a compass rose, lying."""
    picture = Image.new('L', (1920, 608), 0)
    draw = ImageDraw.Draw(picture)
    draw.rectangle((6, 6, 1913, 601), outline=255, width=4)
    for i in range(0, 1861, 15):
        long = 52 if i % 150 == 0 else 36 if i % 75 == 0 else 22
        draw.line((30 + i, 8, 30 + i, 8 + long), fill=255, width=3)
        draw.line((30 + i, 600, 30 + i, 600 - long), fill=255, width=3)
    for y in (250, 304, 358):
        draw.line((40, y, 1880, y), fill=180, width=3)
    draw.ellipse((750, 94, 1170, 514), outline=255, width=4)
    # A hole for the point of a pencil, and a line to north.
    draw.ellipse((948, 292, 972, 316), outline=255, width=4)
    draw.line((960, 196, 960, 412), fill=255, width=3)
    draw.line((852, 304, 1068, 304), fill=255, width=3)
    for degree in range(0, 360, 2):
        angle = math.radians(degree)
        inner = 210 - (46 if degree % 30 == 0 else 30 if degree % 10 == 0 else 18)
        draw.line([(960 + r * math.sin(angle), 304 - r * math.cos(angle)) for r in (inner, 210)], fill=255, width=3)
    image = bpy.data.images.new('scales', 1920, 608)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set([v / 255 for value in picture.transpose(Image.FLIP_TOP_BOTTOM).getdata() for v in (value, value, value, 255)])
    material, tree, shader = new('clear')
    ink = add(tree, 'ShaderNodeTexImage', {'Vector': add(tree, 'ShaderNodeTexCoord').outputs['UV']}, image=image, interpolation='Cubic')
    plastic = add(tree, 'ShaderNodeBsdfTransparent', {'Color': (0.86, 0.92, 0.93, 1)})
    shader.inputs['Base Color'].default_value = linear('#8f1f2b')
    mixed = add(tree, 'ShaderNodeMixShader', {'Fac': ink.outputs['Color'], 1: plastic.outputs[0], 2: shader.outputs[0]})
    tree.links.new(mixed.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    red = plain('#8f1f2b', 0.5)
    words = [(text, 0.0046, x, y, 0) for text, x, y in (('1 : 500 000   NM', -0.084, 0.0185), ('1 : 250 000   NM', -0.084, -0.0225), ('METARmap', 0.084, 0.0185))]
    # Nautical miles along both edges: 5 are 18.75 mm at 1 : 500 000.
    at = [(150 * i + 30 - 960) / 8000 for i in range(13)]
    words += [(str(5 * i), 0.0036, x, 0.0262, 0) for i, x in enumerate(at)]
    words += [(str(5 * i // 2), 0.0036, x, -0.0292, 0) for i, x in enumerate(at) if i % 2 == 0]
    texts = [lettering(text, size, red, (x, y, 0.0002), (0, 0, turn)) for text, size, x, y, turn in words]
    for degree in range(0, 360, 30):
        angle = math.radians(degree)
        number = group(lettering(f'{degree // 10 or 36:02}', 0.0031, red, (0, 0.0166, 0.0002)))
        texts.append(put(number, turned=(0, 0, -degree)))
    # The edge of the sheet gathers light.
    edge = plain('#cfe4e2', 0.2)
    rim = [box(size, edge, place, 0) for size, place in (((length, 0.0006, 0.0012), (0, width / 2, -0.0004)), ((length, 0.0006, 0.0012), (0, -width / 2, -0.0004)), ((0.0006, width, 0.0012), (length / 2, 0, -0.0004)), ((0.0006, width, 0.0012), (-length / 2, 0, -0.0004)))]
    return group(put(group(sheet(length, width, material), *texts, *rim), turned=(-90, 0, 0)))


def rolled(radius=0.033, length=0.47):
    """An overlay rolled up, its print outside."""
    tube = turned([(radius, -length / 2), (radius, length / 2)], paper(print_image('germany')), 96)
    ends = [turned([(r, length / 2 + 0.0002), (r, -length / 2 - 0.0002)], paper(), 96) for r in (radius - 0.0012, radius * 0.86, radius * 0.72)]
    band = turned([(radius + 0.0006, -0.014), (radius + 0.0006, 0.014)], plain('#12304f', 0.8), 96)
    return group(tube, *ends, band)


def update():
    """The overlay as it comes, and a calendar."""
    sweep('#c2bdb1', 0.5)
    put(rolled(), (0.0, 0.033, -0.09), (0, -8, 90))
    white = paper(colour='#f7f4ec')
    ink = plain('#12304f', 0.7)
    leaf = group(
        box((0.15, 0.17, 0.012), white, (0, 0, 0), 0.0008),
        box((0.15, 0.038, 0.0126), ink, (0, 0.066, 0), 0.0008),
        lettering('AIRAC', 0.02, white, (0, 0.059, 0.0064)),
        lettering('18', 0.085, ink, (0, -0.04, 0.0062)),
        lettering('03 / 2027', 0.0145, ink, (0, -0.072, 0.0062)),
    )
    put(group(put(leaf, turned=(-90, 0, 0))), (-0.1, 0.006, 0.1), (0, 8, 0))
    camera((0.05, 0.5, 0.76), (0.0, 0.015, -0.01), 31, 0.002)


def laid_over():
    """The overlay, half rolled out over the map on the table."""
    sweep('#d3cec4', 0.9)
    map_ = put(in_group(wall_map('oak', 'germany', 0.1), 'lights'), (0, 0, 0), (-90, 0, 0))
    width, height, radius = 0.47, 0.67, 0.04
    # From the left edge flat on the map, then up into the roll.
    line = [(-width / 2, 0.0), (-0.02, 0.0)] + [(-0.02 + radius * math.sin(a), radius * (1 - math.cos(a))) for a in (math.pi * 1.75 * i / 40 for i in range(1, 41))]
    lengths = [0.0]
    for (a, b), (c, d) in zip(line, line[1:]):
        lengths.append(lengths[-1] + math.hypot(c - a, d - b))
    vertices = [(x, side * height / 2, 0.0225 + z) for x, z in line for side in (-1, 1)]
    faces, uvs = [], []
    for i in range(len(line) - 1):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
        a, b = lengths[i] / width, lengths[i + 1] / width
        uvs += [(a, 0), (b, 0), (b, 1), (a, 1)]
    over = put(body('overlay', vertices, faces, paper(print_image('germany')), uvs, smooth=True), turned=(-90, 0, 0))
    put(group(map_, over), (0, 0, 0), (0, 12, 0))
    camera((0.1, 0.95, 0.82), (0.01, 0.0, 0.02), 38, 0.002)


def backlit(region='germany'):
    """A warm strip behind the frame."""
    sheet(8, 8, plaster('#c9c6c0'))
    in_group(wall_map('walnut', region), 'lights').location = (0, 0, 0.025)
    for x, y, width, height in ((0, 0.32, 0.42, 0.02), (0, -0.32, 0.42, 0.02), (-0.22, 0, 0.02, 0.62), (0.22, 0, 0.02, 0.62)):
        window('strip', (x, y, 0.022), (x * 1.25, y * 1.25, 0), width, 1.7, '#ffb765', height)
    moon_on_print((0, 0), *(regions()[region][side] / 1000 for side in ('width', 'height')))
    ambient('#ffffff', 0.9)
    camera((0.3, -0.05, 2.2), (0, 0, 0.01), 23)


def acrylic():
    """The clear sheet of 470 × 670 × 2 mm, upright around the origin; its edges gather light."""
    material, tree, _ = new('acrylic')
    clear = add(tree, 'ShaderNodeBsdfTransparent', {'Color': (0.93, 0.965, 0.96, 1)})
    # A reflection without its noise.
    place = add(tree, 'ShaderNodeMapping', {'Vector': add(tree, 'ShaderNodeTexCoord').outputs['UV'], 'Rotation': (0, 0, 0.6), 'Scale': (0.9, 0.9, 1)})
    streak = ramp(tree, add(tree, 'ShaderNodeTexGradient', {'Vector': place.outputs[0]}).outputs['Fac'], [(0.1, '#000000'), (0.3, '#4a4e50'), (0.34, '#17191a'), (0.42, '#000000')])
    shine = add(tree, 'ShaderNodeEmission', {'Color': streak, 'Strength': 1.0})
    material.cycles.sample_as_light = False
    mixed = add(tree, 'ShaderNodeAddShader', {0: clear.outputs[0], 1: shine.outputs[0]})
    tree.links.new(mixed.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    edge = plain('#bfe3da', 0.15)
    edge.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = linear('#9fdccb')
    edge.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 0.14
    edge.cycles.sample_as_light = False
    return in_group(group(
        sheet(0.47, 0.67, material),
        *[box(size, edge, at, 0) for size, at in (((0.002, 0.67, 0.0022), (-0.235, 0, 0)), ((0.002, 0.67, 0.0022), (0.235, 0, 0)), ((0.47, 0.002, 0.0022), (0, 0.335, 0)), ((0.47, 0.002, 0.0022), (0, -0.335, 0)))],
    ), 'day')


def leaning():
    """The clear sheet on a ledge, against the wall, a vase before its corner."""
    wall('#97a3a2')
    box((3, 0.04, 0.6), wood('oak'), (0, -0.02, 0.3), 0.002)
    # Behind it one sees that the sheet stands.
    box((0.58, 0.018, 0.016), wood('walnut'), (-0.02, 0.009, 0.1295), 0.001)
    put(acrylic(), (0, 0.3305, 0.064), (-9.4, 0, 0))
    put(vase('#e3ddd0', 10, 'reed', 3), (0.27, 0, 0.235), scale=0.94)
    camera((0.3, 0.5, 1.75), (0.03, 0.34, 0.05), 29, 0.003, (0, 0.3, 0.06))


def covered(region='germany'):
    """The map on the table, the clear sheet laid on its frame, not straight yet."""
    sweep('#aab3b0', 0.9)
    map_ = put(in_group(wall_map('oak', region, 1.8), 'lights'), (0, 0, 0), (-90, 0, 0))
    over = put(group(put(acrylic(), turned=(-90, 0, 0))), (0.1, 0.0262, 0.02), (0, -3, 0))
    put(group(map_, over), (-0.06, 0, 0), (0, 14, 0))
    camera((0.08, 1.0, 0.84), (0.0, 0.0, 0.02), 38, 0.002)


def shot(path, build, look=None, samples=8):
    return {'build': build, 'size': (1000, 1000), 'samples': samples, 'pictures': {f'products/{path}.webp': look or {}}}


def lit(path, build, samples=7):
    """By day and by lamplight."""
    return {'build': build, 'size': (1000, 1000), 'over': 1.2, 'samples': samples, 'pictures': {f'products/{path}.webp': {**BY_DAY, 'quality': 84}, f'products/{path}-night.webp': COMPOSED}}


def with_map(product, build, look, view='2'):
    """A thing beside the map of Germany, and beside the one that Americans see."""
    return [shot(f'{product}-{name}{view}', lambda region=region: build(region), look) for name, region in (('', 'germany'), ('east-coast-', 'east-coast'))]


SHOTS = [
    *with_map('metarmap-connect', connected, LIT),
    *with_map('daemmerungssensor', clipped, LIT),
    *with_map('kartennadeln', pinned, {}),
    *with_map('navigationsplotter', measured, {}),
    lit('kartenupdate-abo-1', update),
    shot('kartenupdate-abo-2', laid_over, {'weights': {'lights': 0, 'day': 1, 'ambient': 1}}),
    *with_map('led-streifen', backlit, {'weights': {'lights': 4.6, 'glow': 6.4, 'strip': (0.47, 0.44, 0.45), 'print': BY_MOON, 'ambient': moonlight(0.075)}, 'strength': 0.13, 'vignette': 0.1, 'exposure': 1.2, 'ring': 0.8, 'is_inked': True, 'quality': 84}, '2-night'),
    lit('schutzglas-entspiegelt-1', leaning),
    *with_map('schutzglas-entspiegelt', covered, LIT),
]
