"""What is behind the map, and parts that come with it."""
import math
import os

import bpy

from camera import camera
from materials import cardboard, paper, plain, print_image, wood
from sets import sweep
from shapes import body, box, cord, frame, group, put, sheet, slab, turned
from wall_map import wall_map

# The type of the shop, as in its logo.
FONT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../app/styles/fonts/b612-700.woff2')


def lettering(words, size, material, at=(0, 0, 0), turned=(0, 0, 0)):
    """Words that face the viewer, centred; `size` is about their height."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.align_x = words, size, 'CENTER'
    curve.font = bpy.data.fonts.load(os.path.normpath(FONT), check_existing=True)
    curve.materials.append(material)
    line = bpy.data.objects.new('text', curve)
    bpy.context.collection.objects.link(line)
    return put(line, at, turned)


def around(words, radius, size, material, y):
    """Words around an upright cylinder, their middle towards the viewer."""
    line = lettering(words, size, material)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(line.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(line)
    for vertex in mesh.vertices:
        x, high, _ = vertex.co
        vertex.co = (radius * math.sin(x / radius), y + high, radius * math.cos(x / radius))
    bent = bpy.data.objects.new('text', mesh)
    bpy.context.collection.objects.link(bent)
    return bent


def wordmark(size, ink):
    """The shop's logo in one ink, centred: a framed map with four lights, and the name."""
    side, line = size * 1.35, size * 0.11
    left, up = -size * 2.35, size * 0.36
    dots = ((-0.235, 0.03), (-0.015, 0.235), (0.2, 0.095), (0.05, -0.19))
    return group(
        *[box((side, line, 0.0002), ink, (left, up + y * (side - line) / 2, 0), 0) for y in (-1, 1)],
        *[box((line, side, 0.0002), ink, (left + x * (side - line) / 2, up, 0), 0) for x in (-1, 1)],
        *[put(turned([(0, 0.0001), (side * 0.085, 0.0001)], ink, 32), (left + x * side, up + y * side, 0), (90, 0, 0)) for x, y in dots],
        lettering('METARmap', size, ink, (size * 0.8, 0, 0.0001)),
    )


def this_way_up(size, ink):
    """Two arrows on a line: the side of a carton that stays above."""
    arrow = [(-0.08, -0.42), (0.08, -0.42), (0.08, 0.1), (0.24, 0.1), (0, 0.5), (-0.24, 0.1), (-0.08, 0.1)]
    return group(
        *[slab([((x + side * 0.34) * size, y * size) for x, y in arrow], 0.0002, ink, 0) for side in (-1, 1)],
        box((size * 1.3, size * 0.1, 0.0002), ink, (0, -0.6 * size, 0), 0),
    )


def controller():
    """The small black box that asks for the weather, 58 × 58 × 16 mm."""
    case = plain('#17181b', 0.42, grain=0.15)
    light = plain('#22c55e', 0.2)
    pale = plain('#aeb3b8', 0.5)
    return group(
        box((0.058, 0.016, 0.058), case, (0, 0.008, 0), 0.0045),
        put(turned([(0, 0), (0.0016, 0), (0.0014, 0.0006), (0, 0.0009)], light, 20), (0.02, 0.0159, 0.018)),
        box((0.0095, 0.0036, 0.003), plain('#0a0a0b', 0.6), (0, 0.008, 0.0278), 0.001),
        lettering('METARmap', 0.0068, pale, (0, 0.01605, -0.003), (-90, 0, 0)),
        lettering('CONNECT', 0.0038, pale, (0, 0.01605, 0.004), (-90, 0, 0)),
    )


def screw_head(radius=0.0036, metal='#9aa0a6'):
    """A flat head with its slot, facing the viewer."""
    return group(
        put(turned([(0, 0.0008), (radius * 0.7, 0.0008), (radius, 0), (radius, -0.001)], plain(metal, 0.25, 1.0), 28), turned=(90, 0, 0)),
        box((radius * 1.5, radius * 0.3, 0.0004), plain('#1b1c1e', 0.6), (0, 0, 0.0008), 0),
    )


def screw():
    """A wood screw of 37 mm, lying along x."""
    steel = plain('#a9adb2', 0.3, 1.0)
    return group(put(turned([(0, 0), (0.0008, 0.002), (0.0019, 0.008), (0.0019, 0.032), (0.0042, 0.036), (0.0042, 0.037), (0, 0.0365)], steel, 24), (0, 0.0042, 0), (0, 0, 90)))


def anchor():
    """The anchor of that screw: ribbed, split at its end, lying along x."""
    grey = plain('#8d9094', 0.55)
    ribs = [(0.0034 + 0.0005 * (i % 2), 0.006 + 0.0022 * i) for i in range(14)]
    return group(put(turned([(0, 0), (0.0046, 0), (0.0046, 0.0014), (0.0036, 0.0016), *ribs, (0.0024, 0.04), (0, 0.04)], grey, 32), (0, 0.0042, 0), (0, 0, -90)))


def rail(length=0.3, finish='#a9adb2', has_level=False):
    """One half of the wall rail of aluminium: a flat back and a hook; one of them has a level."""
    metal = plain(finish, 0.32, 1.0)
    profile = [(0, 0), (0, 0.028), (0.006, 0.034), (0.006, 0.046), (0.009, 0.046), (0.009, 0.0325), (0.003, 0.0265), (0.003, 0)]
    n, half = len(profile), length / 2
    vertices = [(side * half, y, z) for side in (-1, 1) for z, y in profile]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    dark = plain('#1b1c1e', 0.5)
    parts = [put(turned([(0, 0.0002), (0.0036, 0.0002), (0.0044, 0.0006), (0.0048, 0)], dark, 28), (x * half, 0.013, 0.003), (90, 0, 0)) for x in (-0.8, -0.27, 0.27, 0.8)]
    if has_level:
        vial = [(0, -0.014), (0.0044, -0.0136), (0.0046, -0.013), (0.0046, 0.013), (0.0044, 0.0136), (0, 0.014)]
        parts += [
            box((0.034, 0.0135, 0.0012), dark, (0, 0.013, 0.0034), 0.0004),
            put(turned(vial, plain('#b7d83a', 0.08), 32), (0, 0.013, 0.004), (0, 0, 90)),
            put(turned([(0, -0.004), (0.0026, -0.003), (0.0026, 0.003), (0, 0.004)], plain('#eef6c4', 0.1), 24), (0, 0.0146, 0.0067), (0, 0, 90)),
            *[put(turned([(0.0047, -0.0003), (0.0047, 0.0003)], dark, 32), (x, 0.013, 0.004), (0, 0, 90)) for x in (-0.005, 0.005)],
        ]
    return group(body('rail', vertices, faces, metal), *parts)


def plug():
    """The end of a USB-C cable, towards +x."""
    return group(box((0.024, 0.006, 0.0115), plain('#17181b', 0.5), edge=0.0025), box((0.0075, 0.0025, 0.0085), plain('#b9bec4', 0.3, 1.0), (0.0152, 0, 0), 0.001))


def back():
    """The back of the map, leaning face down on the table: wall rail, controller, cable."""
    sweep('#d3cec4', 0.9)
    cable = plain('#c8b592', 0.95, grain=0.5)
    ink = plain('#2c3442', 0.8)
    clips = [group(box((0.012, 0.032, 0.0016), plain('#8f9499', 0.3, 1.0), edge=0.0006), put(screw_head(0.003), (0, 0.008, 0.0012), (0, 0, 30 * i))) for i in range(6)]
    lying = group(
        frame(0.5, 0.7, wood('oak')),
        box((0.47, 0.67, 0.004), cardboard('#a68a68'), (0, 0, 0.018), 0),
        put(rail(0.32), (0, 0.24, 0.0201)),
        *[put(screw_head(), (x, 0.253, 0.0245), (0, 0, 70 * i)) for i, x in enumerate((-0.128, -0.043, 0.043, 0.128))],
        put(controller(), (0, -0.06, 0.02), (90, 0, 0)),
        *[put(screw_head(0.0028), (x, y, 0.0205), (0, 0, 40 + 900 * x)) for x in (-0.04, 0.04) for y in (-0.06,)],
        cord([(0, -0.094, 0.028), (0, -0.14, 0.028), (0.01, -0.2, 0.024), (0.03, -0.28, 0.022), (0.06, -0.34, 0.03), (0.1, -0.42, 0.008), (0.2, -0.47, -0.012), (0.34, -0.44, -0.012)], 0.0021, cable),
        put(plug(), (0, -0.102, 0.028), (0, 0, 90)),
        *[put(clip, (x, y, 0.021)) for clip, (x, y) in zip(clips, ((x, y) for x in (-0.229, 0.229) for y in (-0.2, 0.05, 0.28)))],
        put(sheet(0.1, 0.062, paper(colour='#f7f4ec')), (0.14, -0.24, 0.0204)),
        put(wordmark(0.012, ink), (0.14, -0.227, 0.0207)),
        lettering('50 × 70 cm', 0.0066, ink, (0.14, -0.243, 0.0207)),
        lettering('5 V  ·  6 W  ·  USB-C', 0.0066, ink, (0.14, -0.256, 0.0207)),
    )
    put(lying, (0, 0.0, 0), (-90, 14, 0))
    camera((0.12, 0.95, 0.83), (0.02, 0.0, 0.04), 33, 0.002)


SHOTS = [{'build': back, 'size': (1400, 1400), 'samples': 8, 'pictures': {'products/metarmap-back.webp': {}}}]
