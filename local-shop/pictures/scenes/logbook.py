"""The pilot's logbook: a round back, a block of pages, cloth with gold pressed into it, a ribbon."""
import math

import bpy

from materials import linen, page_edges, plain
from scenes.behind import FONT
from shapes import body, box, group, put, slab

# Both colours in which it is sold.
COVERS = {'navy': '#12304f', 'green': '#1f4436'}
HEIGHT = 0.0236
BOARD = 0.0028


def pressed(words, size, material, at):
    """Words in foil, flat on the cloth."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.align_x, curve.space_character = words, size, 'CENTER', 1.12
    curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    curve.materials.append(material)
    line = bpy.data.objects.new('text', curve)
    bpy.context.collection.objects.link(line)
    return put(line, at, (-90, 0, 0))


def aeroplane(span, material):
    """A small aeroplane from above, its nose up."""
    half = [(0.0, 0.36), (0.035, 0.33), (0.05, 0.24), (0.055, 0.12), (0.48, 0.08), (0.5, 0.03), (0.48, -0.03), (0.055, -0.05), (0.035, -0.3), (0.17, -0.33), (0.18, -0.37), (0.17, -0.4), (0.03, -0.4), (0.0, -0.44)]
    outline = half + [(-x, y) for x, y in half[-2:0:-1]]
    return slab([(x * span, y * span) for x, y in outline][::-1], 0.0003, material, 0.00008)


def strip(points, width, material, notch=0.0):
    """A ribbon through points, its end cut like a swallow's tail."""
    vertices, faces = [], []
    for i, (x, y, z) in enumerate(points):
        back = notch if i == len(points) - 1 else 0
        vertices += [(x - width / 2, y, z), (x, y, z - back), (x + width / 2, y, z)]
    for i in range(len(points) - 1):
        a = 3 * i
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return body('strip', vertices, faces, material, smooth=True)


def back(cloth, length):
    """The round back, a shell around the pages, with the joints where the boards hinge."""
    h, thick = HEIGHT, 0.0017
    turn = [math.pi * (0.5 - i / 20) for i in range(21)]
    joint = [(-0.066, h - 0.0008), (-0.068, h - 0.0014), (-0.0705, h - 0.0019), (-0.0725, h - 0.0013)]
    outer = [(-0.0745 - 0.0062 * math.cos(a), h / 2 + (h / 2 - 0.0002) * math.sin(a)) for a in turn]
    inner = [(-0.0745 - (0.0062 - thick) * math.cos(a), h / 2 + (h / 2 - BOARD) * math.sin(a)) for a in reversed(turn)]
    low = [(x, h - y) for x, y in reversed(joint)]
    return slab([*joint, *outer, *low, (-0.066, BOARD), *inner, (-0.066, h - BOARD)], length, cloth, 0)


def block(paper, length):
    """The pages: hollow at the fore edge and round at the back."""
    low, high = BOARD, HEIGHT - BOARD
    steps = 10
    fore = [(0.0722 - 0.0021 * math.sin(math.pi * i / steps), low + (high - low) * i / steps) for i in range(steps + 1)]
    round_ = [(-0.0735 - 0.0034 * math.sin(math.pi * i / steps), high - (high - low) * i / steps) for i in range(steps + 1)]
    return slab([*fore, *round_], length, paper, 0)


def logbook(name='navy'):
    """Lying, its back at the left, its title towards the viewer."""
    cloth, gold = linen(COVERS[name]), plain('#dcb86c', 0.34, 0.3)
    top = HEIGHT + 0.00025
    ribbon = [(0.016, 0.0118, 0.098), (0.016, 0.0116, 0.106), (0.0165, 0.0104, 0.1105), (0.0175, 0.0072, 0.1135), (0.0185, 0.003, 0.1165), (0.02, 0.0008, 0.122), (0.0225, 0.0006, 0.134), (0.0255, 0.0006, 0.146)]
    headband = plain('#b23a42', 0.8)
    return group(
        block(page_edges(), 0.206),
        back(cloth, 0.2135),
        *[box((0.1415, BOARD, 0.214), cloth, (0.0055, y, 0), 0.0009) for y in (BOARD / 2, HEIGHT - BOARD / 2)],
        *[box((0.002, HEIGHT - 2 * BOARD - 0.002, 0.0016), headband, (-0.0748, HEIGHT / 2, z), 0.0007) for z in (-0.1031, 0.1031)],
        put(group(put(aeroplane(0.056, gold), turned=(-90, 0, 0))), (0.0055, top, -0.05), (0, -32, 0)),
        # As pilots of every language call it; both lines are read on a card of 400 pixels.
        pressed('PILOT', 0.0275, gold, (0.0055, top, 0.0232)),
        pressed('LOGBOOK', 0.0192, gold, (0.0055, top, 0.0468)),
        *[box((0.112, 0.0006, 0.0011), gold, (0.0055, top, z), 0.0001) for z in (-0.008, 0.059)],
        strip(ribbon, 0.006, plain('#a3282f', 0.45), 0.0028),
    )


SHOTS = []
