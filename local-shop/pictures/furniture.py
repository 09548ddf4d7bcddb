"""What stands in the rooms. Everything stands on y = 0 with its back to the wall (-z)."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from camera import aim, window
from materials import BRASS, add, fabric, lamp_shade, linear, new, page_edges, plain, stoneware, wood
from shapes import body, box, cord, group, put, rod, rounded, slab, turned


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


def cover_of_book(width, thickness, board=0.0024, groove=0.0013):
    """The outline of boards and spine, seen from the head: the back is round, a groove lies between it and each board."""
    joint, half = width / 2 - 0.006, thickness / 2
    round_back = [(joint + 0.006 * math.cos(a), half + half * math.sin(a)) for a in (math.pi * (i / 14 - 0.5) for i in range(15))]
    lower = [(-width / 2, 0), (joint - 0.007, 0), (joint - 0.0035, groove), (joint - 0.001, groove * 0.6)]
    upper = [(x, thickness - y) for x, y in reversed(lower)]
    inner = [(-width / 2, thickness - board), (joint - 0.001, thickness - board), (joint + 0.002, half), (joint - 0.001, board), (-width / 2, board)]
    return [*lower, *round_back, *upper, *inner], round_back


def book(colour, width=0.16, height=0.23, thickness=0.024, stamp='#c9a866'):
    """A lying book bound in cloth, its back towards the viewer, with bands and a title stamped on it."""
    outline, back = cover_of_book(width, thickness)
    ink = plain(stamp, 0.45, 0.2)

    def stamped(at, long, share=1.0):
        lying = [(x + 0.0002, y) for x, y in back if abs(y - thickness / 2) <= share * thickness / 2]
        return put(slab([*lying, (width / 2 - 0.004, thickness / 2)], long, ink, 0), (at, 0, 0), (0, -90, 0))

    return group(
        box((height - 0.007, thickness - 0.0045, width - 0.011), page_edges(), (0, thickness / 2, -0.0018), 0),
        put(slab(outline, height, fabric(colour, 700), 0.0003), turned=(0, -90, 0)),
        *(stamped(side * height * share, 0.0019) for side in (-1, 1) for share in (0.385, 0.405)),
        stamped(0.02 * height, height * 0.3, 0.34),
    )


def books(*colours):
    """A pile; the second of three or more shows the edges of its pages."""
    parts, level = [], 0
    for i, colour in enumerate(colours):
        thickness = (0.02, 0.026, 0.034, 0.018)[i % 4]
        turn = (-4, 5, -9, 3)[i % 4] + (180 if i == 1 and len(colours) > 2 else 0)
        parts.append(put(book(colour, 0.17 - i * 0.012, 0.24 - i * 0.018, thickness, ('#c9a866', '#ded3ba')[i % 2]), (i * 0.004, level, 0), (0, turn, 0)))
        level += thickness
    return group(*parts)


# Ears from below (radius, height), the lengths of stems, how far they lean, and the colour of both.
GRASSES = {
    'oats': ([(0, 0), (0.0036, 0.01), (0.0042, 0.045), (0.003, 0.085), (0, 0.105)], (0.4, 0.62), (0.03, 0.19), '#b89a66', '#cdb48a'),
    'tails': ([(0, 0), (0.011, 0.006), (0.0165, 0.024), (0.0145, 0.044), (0.006, 0.06), (0, 0.065)], (0.3, 0.52), (0.04, 0.22), '#a89a70', '#e0d5bd'),
    'reed': ([(0, 0), (0.006, 0.006), (0.0078, 0.016), (0.0078, 0.088), (0.006, 0.098), (0.0012, 0.103), (0.0008, 0.135)], (0.36, 0.72), (0.02, 0.14), '#8f8a5a', '#6b4d34'),
}


def ear(grass, material):
    """An ear of a grass, upright, as one mesh; that of oats is of grains around its stem."""
    core = turned(rounded(GRASSES[grass][0]), material, 20)
    if grass != 'oats':
        return core
    grain = turned(rounded([(0, 0), (0.0028, 0.005), (0.0032, 0.009), (0.0016, 0.016), (0, 0.02)], 3), material, 10)
    vertices, faces = [vertex.co for vertex in core.data.vertices], [tuple(face.vertices) for face in core.data.polygons]
    for i in range(26):
        t, turn = i / 25, math.radians(i * 137.5)
        out = 0.004 * math.sin(math.pi * (0.15 + 0.75 * t))
        spot = Matrix.Rotation(turn, 4, 'Y') @ Matrix.Translation((0, 0.002 + 0.086 * t, out)) @ Matrix.Rotation(math.radians(20 - 10 * t), 4, 'X')
        first = len(vertices)
        vertices += [spot @ vertex.co for vertex in grain.data.vertices]
        faces += [tuple(first + corner for corner in face.vertices) for face in grain.data.polygons]
    for thing in (core, grain):
        bpy.data.objects.remove(thing)
    return body('ear', vertices, faces, material, smooth=True)


def vase(colour='#d9d0c0', stems=16, grass='oats', seed=8):
    """A stoneware vase with dry grasses, which bow under their ears."""
    chance = random.Random(seed)
    _, heights, leans, straw_colour, ear_colour = GRASSES[grass]
    clay = stoneware(colour, glazed=False)
    straw = plain(straw_colour, 0.9)
    ears = plain(ear_colour, 1.0, grain=0.8)
    outline = [(0, 0), (0.045, 0), (0.066, 0.03), (0.077, 0.075), (0.07, 0.12), (0.047, 0.165), (0.029, 0.19), (0.027, 0.205), (0.033, 0.217), (0.028, 0.217), (0.022, 0.2), (0.022, 0.15)]
    parts = [turned(rounded(outline), clay)]
    tops = []
    for _ in range(stems):
        angle, lean = chance.uniform(0, 2 * math.pi), chance.uniform(*leans)
        height = chance.uniform(*heights)
        x, z = math.cos(angle), math.sin(angle) * 0.7
        # Upright at the rim, then over in a bow: (how far out, how high).
        bow = [(0.008, 0.1), (0.016, 0.22), (lean * 0.34, height * 0.62), (lean * 0.66, height * 0.86), (lean, height)]
        points = [Vector((x * out, y, z * out)) for out, y in bow]
        parts.append(cord(points, 0.0017, straw, 0.6))
        # All have one mesh.
        top = bpy.data.objects.new('ear', tops[0].data) if tops else ear(grass, ears)
        if tops:
            bpy.context.collection.objects.link(top)
        tops.append(top)
        top.rotation_mode = 'QUATERNION'
        top.rotation_quaternion = Vector((0, 1, 0)).rotation_difference(points[-1] - points[-2])
        top.location = points[-1] - (points[-1] - points[-2]).normalized() * 0.004
    return group(*parts, *tops)


def leaf_green(colour):
    """A leaf's skin: a paler rib in its middle, and veins that leave it."""
    material, tree, shader = new('leaf')
    place = add(tree, 'ShaderNodeSeparateXYZ', {'Vector': add(tree, 'ShaderNodeTexCoord').outputs['UV']}).outputs
    away = add(tree, 'ShaderNodeMath', {0: add(tree, 'ShaderNodeMath', {0: place['X'], 1: 0.5}, operation='SUBTRACT').outputs[0]}, operation='ABSOLUTE').outputs[0]
    light = linear(colour)
    slant = add(tree, 'ShaderNodeMath', {0: away, 1: -0.34, 2: place['Y']}, operation='MULTIPLY_ADD').outputs[0]
    wave = add(tree, 'ShaderNodeMath', {0: add(tree, 'ShaderNodeMath', {0: slant, 1: 75.0}, operation='MULTIPLY').outputs[0]}, operation='SINE').outputs[0]
    vein = add(tree, 'ShaderNodeMapRange', {'Value': wave, 'From Min': 0.6, 'From Max': 1.0, 'To Min': 0.0, 'To Max': 0.4}).outputs[0]
    rib = add(tree, 'ShaderNodeMapRange', {'Value': away, 'From Min': 0.05, 'From Max': 0.015}).outputs[0]
    pale = add(tree, 'ShaderNodeMath', {0: vein, 1: rib}, operation='MAXIMUM').outputs[0]
    tone = add(tree, 'ShaderNodeMixRGB', {'Fac': pale, 'Color1': light, 'Color2': [min(1, v * 1.5 + 0.03) for v in light[:3]] + [1]})
    tree.links.new(tone.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.4
    return material


def leaf(length, width, bend, material):
    """A leaf with a point, cupped along its rib."""
    rows, columns, vertices, faces, uvs = 16, 6, [], [], []
    for i in range(rows + 1):
        t = i / rows
        half = width / 2 * (math.sin(math.pi * t**0.86) ** 0.8 if 0 < t < 1 else 0.004)
        angle = bend * t
        y, z = length * math.sin(angle) / bend, length * (1 - math.cos(angle)) / bend
        for j in range(columns + 1):
            side = 2 * j / columns - 1
            lift = abs(side) ** 1.6 * half * 0.36
            vertices.append((side * half, y + lift * 0.3, z + lift + 0.04 * half * math.sin(9 * t) * side))
    wide = columns + 1
    for i in range(rows):
        for j in range(columns):
            a = i * wide + j
            faces.append((a, a + 1, a + wide + 1, a + wide))
            uvs += [(x / columns, y / rows) for x, y in ((j, i), (j + 1, i), (j + 1, i + 1), (j, i + 1))]
    thing = body('leaf', vertices, faces, material, uvs, smooth=True)
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.0012
    return thing


def plant(seed=4):
    """A rubber plant in a clay pot, about 1.3 m high."""
    chance = random.Random(seed)
    greens = [leaf_green(c) for c in ('#3a6640', '#477848', '#345c38', '#55854c')]
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


def foliage(at, seed=5, twigs=5):
    """Twigs of a tree before the window, around `at`, of which one sees only the shadow."""
    chance = random.Random(seed)
    vertices, faces = [], []
    for twig in range(twigs):
        x, y = chance.uniform(-0.05, 0.05), 0.3
        bend = chance.uniform(-0.9, 0.9)
        for i in range(13):
            t = i / 12
            spot = (at[0] + x + bend * 0.42 * t + 0.1 * (twig - twigs / 2), at[1] + y - 0.5 * t * (1 - 0.25 * abs(bend)))
            turn = math.pi / 2 + bend * 0.6 + (1 if i % 2 else -1) * chance.uniform(0.5, 1.0)
            long, wide = chance.uniform(0.05, 0.08), chance.uniform(0.01, 0.016)
            first = len(vertices)
            for k in range(12):
                a = 2 * math.pi * k / 12
                u, v = long / 2 * (1 - math.cos(a)), wide * math.sin(a)
                vertices.append((spot[0] + u * math.cos(turn) - v * math.sin(turn), spot[1] - u * math.sin(turn) - v * math.cos(turn), at[2] + chance.uniform(-0.02, 0.02)))
            faces.append(tuple(range(first, first + 12)))
    thing = body('foliage', vertices, faces, plain('#000000', 1.0))
    thing.visible_camera = thing.visible_diffuse = thing.visible_glossy = False


def sun(at, towards, power=300, size=0.11):
    """Low sun through a window behind the viewer; the shadow of its bars lies on the wall, softer the larger its `size`, as below thin clouds."""
    window('sun', at, towards, size, power, SUN)
    dark = plain('#000000', 1.0)
    bars = [box((4, 1, 0.01), dark, (0, y, 0), 0) for y in (-1.0, 0.95)]
    bars += [box((1, 4, 0.01), dark, (x, 0, 0), 0) for x in (-1.02, 1.02)]
    bars += [box((4, 0.03, 0.01), dark, (0, 0.2, 0), 0), box((0.03, 4, 0.01), dark, (-0.17, 0, 0), 0)]
    panes = group(*bars)
    aim(panes, Vector(at).lerp(Vector(towards), 0.45), towards)
    for bar in bars:
        bar.visible_camera = bar.visible_diffuse = bar.visible_glossy = False
