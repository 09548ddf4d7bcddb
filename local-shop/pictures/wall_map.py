"""The METARmap: frame, printed sheet and its lights."""
import functools
import json
import math
import os

import bpy
import numpy

from materials import PRINTS, add, new, paper, plain, print_image, wood
from shapes import box, cord, frame, group, put, sheet, turned

# The light of each flight category, linear RGB.
COLOURS = {
    'VFR': (0.03, 1.0, 0.16),
    'MVFR': (0.03, 0.22, 1.35),
    'IFR': (1.35, 0.035, 0.02),
    'LIFR': (1.1, 0.05, 0.95),
}
REGIONS = ('germany', 'alps', 'europe', 'east-coast')
FINISHES = ('oak', 'walnut', 'black', 'white')
# Exposed for the lights: the paper stays below white, so that their colour is seen on it. A light is itself no
# brighter than the paper, or else four colours would be four pale ones; that it is lit is told by the paper around it.
RING = 0.75
LIT = {'weights': {'lights': 0.24, 'glow': 4.5, 'day': 0.8, 'ambient': 0.73}, 'strength': 0.02, 'contrast': 1.26, 'paleness': 0.03, 'ring': RING, 'is_held': True, 'is_lifted': True, 'quality': 84}
RADIUS = 0.0038
PAPER = 0.017


def finishes(region):
    """The frames in which a region is seen close and at night."""
    return FINISHES if region == 'germany' else ('oak',)


@functools.cache
def regions():
    with open(os.path.join(PRINTS, 'lights.json')) as file:
        return json.load(file)


def glow_image(name, width, height, lights, strength, radius):
    """
    What the lights throw on the sheet, per pixel: that of half spheres on a plane
    (falls with the cube of the distance to their `radius`), plus what the paper's fibres carry on.
    """
    scale = 3
    field = numpy.zeros((height * scale, width * scale, 4), numpy.float32)
    field[..., 3] = 1
    reach = 60 * scale
    span = numpy.arange(-reach, reach + 1, dtype=numpy.float32) / scale
    distance = numpy.hypot(*numpy.meshgrid(span, span))
    h = numpy.maximum(distance / (radius * 1000), 1.0001)
    direct = (numpy.arcsin(1 / h) - numpy.sqrt(h * h - 1) / (h * h)) / math.pi
    carried = 0.05 * numpy.exp(-distance / 4) + 0.014 * numpy.exp(-distance / 16)
    fade = numpy.clip((60 - distance) / 20, 0, 1)
    spot = (direct + carried) * fade * strength
    for x, y, category in lights:
        column, row = round(x * scale), round((height - y) * scale)
        top, left = row - reach, column - reach
        rows = slice(max(0, top), min(field.shape[0], row + reach + 1))
        columns = slice(max(0, left), min(field.shape[1], column + reach + 1))
        part = spot[rows.start - top : rows.stop - top, columns.start - left : columns.stop - left]
        for channel, value in enumerate(COLOURS[category]):
            field[rows, columns, channel] += part * value
    image = bpy.data.images.new(name, width * scale, height * scale, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(field.ravel())
    image.pack()
    return image


def led(colour, strength):
    """The lens of a light: clear resin that shines from inside and mirrors the room."""
    material, tree, shader = new('led')
    shine = add(tree, 'ShaderNodeEmission', {'Strength': strength})
    # Paler where one looks straight at the chip, then the colour, then the dark rim of the dome.
    facing = add(tree, 'ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
    inner = add(tree, 'ShaderNodeMapRange', {'Value': facing, 'From Min': 0.0, 'From Max': 0.09}, interpolation_type='SMOOTHSTEP')
    outer = add(tree, 'ShaderNodeMapRange', {'Value': facing, 'From Min': 0.2, 'From Max': 0.85})
    core = [1.1 * c + 0.25 for c in colour] + [1]
    tone = add(tree, 'ShaderNodeMixRGB', {'Fac': inner.outputs[0], 'Color1': core, 'Color2': [*colour, 1]})
    tone = add(tree, 'ShaderNodeMixRGB', {'Fac': outer.outputs[0], 'Color1': tone.outputs[0], 'Color2': [c * 0.16 for c in colour] + [1]})
    tree.links.new(tone.outputs[0], shine.inputs['Color'])
    shader.inputs['Base Color'].default_value = [0.02 + 0.15 * c for c in colour] + [1]
    shader.inputs['Clearcoat'].default_value = 1.0
    shader.inputs['Roughness'].default_value = 0.08
    both = add(tree, 'ShaderNodeAddShader', {0: shader.outputs[0], 1: shine.outputs[0]})
    tree.links.new(both.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    # Its light on the sheet is in the sheet's own glow.
    material.cycles.sample_as_light = False
    return material


def lit_sheet(name, width, height, lights, brightness, scale=1.0):
    """
    A printed sheet (mm) with its lights at (x, y, category), facing +z. `brightness`
    is the radiance of a light: 2 by day, where white paper has about 1. `scale` is of the
    lights' size.
    """
    glow = glow_image(f'glow-{name}-{brightness}', width, height, lights, brightness, RADIUS * scale)
    printed = sheet(width / 1000, height / 1000, paper(print_image(name), glow=glow))
    # Of another weight than the lights themselves by day.
    printed['layer'] = 'glow'
    parts = [printed]
    steps = 6
    collar = [(RADIUS * 1.3, 0), (RADIUS * 1.3, 0.0005), (RADIUS * 1.22, 0.0008), (RADIUS, 0.0008), (RADIUS, 0)]
    first_collar = turned(collar, plain('#eef0f2', 0.3), 28)
    outline = [(RADIUS * math.cos(a), 0.0004 + RADIUS * math.sin(a) * 0.85) for a in (math.pi / 2 * i / steps for i in range(steps + 1))]
    for category, colour in COLOURS.items():
        shine = led(colour, brightness)
        first = None
        for x, y, kind in lights:
            if kind != category:
                continue
            if first is None:
                first = turned(outline, shine, 28)
                dome = first
            else:
                dome = bpy.data.objects.new('dome', first.data)
                bpy.context.collection.objects.link(dome)
            # Its light on things around is that of the lit sheet.
            dome.visible_diffuse = False
            ring = bpy.data.objects.new('collar', first_collar.data)
            bpy.context.collection.objects.link(ring)
            for thing in (dome, ring):
                put(thing, ((x - width / 2) / 1000, (height / 2 - y) / 1000, 0), (90, 0, 0), scale)
                parts.append(thing)
    bpy.data.objects.remove(first_collar)
    return group(*parts)


def wall_map(finish, region='germany', brightness=2.0, moment=None):
    """The framed map, its back on z = 0, its middle at the origin."""
    data = regions()[region]
    width, height = data['width'], data['height']
    lights = [(x, y, category) for _, x, y, category in data['lights']]
    if moment is not None:
        lights = [(x, y, c) for (x, y, _), c in zip(lights, data['weather'][moment].split())]
    printed = lit_sheet(region, width, height, lights, brightness)
    printed.location = (0, 0, PAPER)
    return group(
        frame(width / 1000 + 0.03, height / 1000 + 0.03, wood(finish)),
        printed,
        box((width / 1000, height / 1000, 0.004), plain('#8a7a64', 0.9), (0, 0, 0.008), 0),
    )


def framed(print_name, width, height, finish, face=0.014):
    """A framed print without lights, outer size in metres."""
    return group(
        frame(width, height, wood(finish), face, 0.022),
        sheet(width - 2 * face, height - 2 * face, paper(print_image(print_name)), (0, 0, 0.015)),
        box((width - 2 * face, height - 2 * face, 0.004), plain('#8a7a64', 0.9), (0, 0, 0.008), 0),
    )


def mini_map(finish='oak', brightness=2.0, print_name='mini'):
    """The desk edition of 21 × 30 cm on its foot, which stands on y = 0."""
    data = regions()[print_name]
    width, height = data['width'], data['height']
    lights = [(x, y, category) for _, x, y, category in data['lights']]
    printed = lit_sheet(print_name, width, height, lights, brightness, scale=0.62)
    printed.location = (0, 0, 0.013)
    leaning = group(
        frame(0.21, 0.3, wood(finish), 0.013, 0.019),
        printed,
        box((0.184, 0.274, 0.004), plain('#8a7a64', 0.9), (0, 0, 0.007), 0),
    )
    put(leaning, (0, 0.166, -0.012), (-8, 0, 0))
    foot = box((0.15, 0.024, 0.07), wood('oak'), (0, 0.012, 0), 0.002)
    # Seen in the light of the frame, but of oak under every frame.
    foot['frame'], foot['finish'] = True, 'oak'
    return group(leaning, foot)


def cable(*points):
    """The textile cable that comes with each map."""
    return cord(points, 0.0024, plain('#d8c9ac', 0.95, grain=0.5))
