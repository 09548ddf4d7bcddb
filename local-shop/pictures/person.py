"""
Who looks at the map by night, seen from behind and well out of focus: hair, an ear, the shoulders of a jumper. The map lights
their rim. They are rendered alone, blurred as the lens blurs what is near, and laid over the layers of the room.
"""
import math
import random

import bpy
import cv2
import numpy
from mathutils import Matrix, Vector

from camera import SKY, WINDOW, ambient, camera, empty_scene, expose, window
from materials import add, linear, new, plain
from shapes import body, group, put, rounded
from wall_map import COLOURS, regions

# Watts of each part of the map, whose lights are lamps of a strip here.
POWER = 75
# Of the blur, as a share of the picture's height: that of a wide aperture at this distance.
BLUR = 0.014


def ellipsoid(at, radii, material, turned=(0, 0, 0), steps=40):
    vertices, faces = [], []
    for i in range(steps + 1):
        a = math.pi * i / steps
        for j in range(steps):
            b = 2 * math.pi * j / steps
            vertices.append((radii[0] * math.sin(a) * math.cos(b), radii[1] * math.cos(a), radii[2] * math.sin(a) * math.sin(b)))
    for i in range(steps):
        for j in range(steps):
            k = (j + 1) % steps
            faces.append((i * steps + j, i * steps + k, (i + 1) * steps + k, (i + 1) * steps + j))
    return put(body('ellipsoid', vertices, faces, material, smooth=True), at, turned)


def hair(material, radii, strands=9000, seed=3):
    """Short hair, combed down from the crown, as one mesh of thin blades; the head looks towards -z, its middle at the origin."""
    chance = random.Random(seed)
    crown = Vector((0.12, 0.9, 0.42)).normalized()
    vertices, faces = [], []
    while len(faces) < strands * 5:
        root = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        x, y, z = root
        is_face = z < -0.2 and y < 0.55 + 0.6 * z
        is_low = y < -0.62 + 0.25 * abs(x)
        is_ear = abs(x) > 0.75 and y < 0.02 and z < 0.3
        if is_face or is_low or is_ear:
            continue
        axis = crown.cross(root)
        if axis.length < 0.02:
            continue
        # Cut shorter towards the nape.
        long = (0.085 if y > 0.1 else 0.036 + 0.12 * max(0, y + 0.3)) * chance.uniform(0.5, 1.15)
        swirl = Matrix.Rotation(chance.gauss(0, 0.55), 3, root)
        axis = swirl @ axis.normalized()
        lift = chance.uniform(0.03, 0.2) if y > 0 else chance.uniform(0.01, 0.13 + 0.1 * y)
        first, side = len(vertices), axis * 0.0006
        for i in range(6):
            t = i / 5
            at = Matrix.Rotation(long / 0.1 * t, 3, axis) @ root
            out = 1 + lift * math.sin(math.pi * min(1, 0.25 + 0.75 * t) * 0.8)
            spot = Vector((at.x * radii[0], at.y * radii[1], at.z * radii[2])) * out + Vector((chance.gauss(0, 0.0016) for _ in range(3)))
            width = 1 - 0.8 * t
            vertices += [spot - side * width, spot + side * width]
        faces += [(first + 2 * i, first + 2 * i + 2, first + 2 * i + 3, first + 2 * i + 1) for i in range(5)]
    return body('hair', vertices, faces, material, smooth=True)


def wool(colour):
    """A ribbed jumper: stitches as colour and as height."""
    material, tree, shader = new('wool')
    place = add(tree, 'ShaderNodeTexCoord').outputs['UV']
    ribs = add(tree, 'ShaderNodeTexWave', {'Vector': place, 'Scale': 24.0, 'Distortion': 0.6, 'Detail': 2.0}, bands_direction='X').outputs['Fac']
    light = linear(colour)
    tone = add(tree, 'ShaderNodeMixRGB', {'Fac': ribs, 'Color1': [v * 0.55 for v in light[:3]] + [1], 'Color2': light})
    tree.links.new(tone.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 1.0
    shader.inputs['Specular'].default_value = 0.1
    shader.inputs['Sheen'].default_value = 1.0
    height = add(tree, 'ShaderNodeBump', {'Height': ribs, 'Strength': 0.6, 'Distance': 0.004})
    tree.links.new(height.outputs['Normal'], shader.inputs['Normal'])
    return material


def jumper(material):
    """Shoulders from the neck down, the root of the neck at the origin: rings of (height, half width, half depth, how far back)."""
    rings = rounded([(0.045, 0.064, 0.062), (0.012, 0.078, 0.07), (-0.012, 0.112, 0.083), (-0.036, 0.158, 0.095), (-0.062, 0.197, 0.104), (-0.105, 0.222, 0.112), (-0.2, 0.232, 0.125), (-0.42, 0.225, 0.13)], 6)
    n, vertices, faces, uvs = 64, [], [], []
    for y, half, deep in rings:
        for j in range(n):
            a = 2 * math.pi * j / n
            c, s = math.cos(a), math.sin(a)
            # Squarer than an ellipse, as shoulders are.
            vertices.append((half * math.copysign(abs(c) ** 0.85, c), y - 0.018 * max(0, -s) * min(1, half / 0.15), deep * math.copysign(abs(s) ** 0.9, s)))
    for i in range(len(rings) - 1):
        for j in range(n):
            k = (j + 1) % n
            faces.append((i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j))
            uvs += [(j / n, i / 9), ((j + 1) / n, i / 9), ((j + 1) / n, (i + 1) / 9), (j / n, (i + 1) / 9)]
    thing = body('jumper', vertices, faces, material, uvs, smooth=True)
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.006
    return thing


def figure():
    """From the head to the chest, looking towards -z; the root of the neck at the origin."""
    skin, dark = plain('#b9805f', 0.5, specular=0.4), plain('#2b1b11', 0.45, specular=0.5)
    skull = (0.073, 0.106, 0.095)
    head = group(
        ellipsoid((0, 0, 0), tuple(0.97 * r for r in skull), dark),
        ellipsoid((0, -0.022, -0.016), (0.071, 0.1, 0.084), skin),
        ellipsoid((0, -0.075, -0.036), (0.056, 0.052, 0.062), skin),
        *[ellipsoid((side * 0.08, -0.032, 0.006), (0.01, 0.034, 0.02), skin, (-12, side * 28, side * -10)) for side in (-1, 1)],
        hair(dark, skull),
    )
    put(head, (0, 0.165, -0.02), (-5, 27, 4))
    neck = [ellipsoid((0, 0.04, -0.004), (0.056, 0.11, 0.06), skin), ellipsoid((0, 0.09, 0.014), (0.05, 0.07, 0.05), skin)]
    return group(head, *neck, jumper(wool('#6f7f88')))


def person(region, hung, side, view):
    """
    The one who sits before the map that hangs at `hung`, on the other side of the room than the window; `side` is
    that of the window, `view` what `camera` gets.
    """
    seated = figure()
    put(seated, (-side * 0.3, 0.95, 1.55))
    seated.scale = (-side, 1, 1)
    data, rows, columns = regions()[region], 3, 2
    width, height = data['width'] / columns, data['height'] / rows
    for row in range(rows):
        for column in range(columns):
            lights = [COLOURS[kind] for _, x, y, kind in data['lights'] if (min(int(x / width), columns - 1), min(int(y / height), rows - 1)) == (column, row)]
            x, y = hung[0] + (column + 0.5 - columns / 2) * width / 1000, hung[1] + (rows / 2 - row - 0.5) * height / 1000
            lamp = window('thrown', (x, y, 0.05), (x, y, 1), 0.22, 1)
            lamp.data.color = [sum(light[channel] for light in lights) / len(data['lights']) for channel in range(3)]
            lamp.data.energy = POWER
    window('day', (side * 2.6, 2.1, 2.6), (-side * 0.3, 1.1, 1.55), 1.0, 800, WINDOW, 1.6)
    window('next', (-side * 1.6, 1.5, 0.9), (-side * 0.3, 1.1, 1.55), 0.5, 2.6, '#ffcc8f')
    ambient(SKY, 0.5)
    camera(*view)


def blurred(layer, radius):
    side = numpy.arange(-math.ceil(radius), math.ceil(radius) + 1)
    disc = numpy.clip(radius + 0.5 - numpy.hypot(*numpy.meshgrid(side, side)), 0, 1).astype(numpy.float32)
    # The rim of a disc is softer than that of a hole.
    disc = cv2.GaussianBlur(cv2.copyMakeBorder(disc, 4, 4, 4, 4, cv2.BORDER_CONSTANT), (0, 0), radius / 7)
    return cv2.filter2D(layer, -1, disc / disc.sum(), borderType=cv2.BORDER_REPLICATE)


def exposed(build, size):
    """The layers of light of a person alone, out of focus, each already times their share `alpha` of the pixel."""
    empty_scene()
    build()
    names, layers = expose(*size, 14)
    # A glint on a hair would be a spot as large as the blur.
    limits = {'thrown': 0.2, 'next': 0.03}
    return {name: blurred(numpy.minimum(layers[name], limits.get(name, 9)), BLUR * size[1]) for name in [*names, 'alpha']}


def before(room, someone):
    """The layers of a room with someone before it."""
    return {name: layer * (1 - someone['alpha']) + someone.get(name, 0) for name, layer in room.items() if name != 'alpha'}
