"""
Writes the 3D models `products/metarmap-….glb`: blender -b -P model.py [-- text in the name]

One for each map that is sold, in metres: the same maps as in the pictures, with materials that
glTF knows.
"""
import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy  # noqa: E402
from PIL import Image  # noqa: E402

import camera  # noqa: E402
import wall_map  # noqa: E402
from materials import LACQUERS, PRINTS, WOODS, add, linear, new  # noqa: E402
from shapes import box, frame, group, put, sheet, turned  # noqa: E402

# The exporter of Blender 3.4 asks for a name that newer numpy dropped.
numpy.bool = bool
folder = tempfile.mkdtemp()
# The sides of a print in mm, by the frame's size, from those of the small one.
SIDES = {'50x70': {470: 470, 670: 670}, '70x100': {470: 670, 670: 970}}
# As in `data/products/metarmap-media.ts`.
NOT_MADE = {('east-coast', '50x70', 'black'), ('east-coast', '50x70', 'white'), ('alps', '70x100', 'white')}


def texture(picture, name, quality):
    file = os.path.join(folder, f'{name}.jpg')
    picture.convert('RGB').save(file, quality=quality, optimize=True, progressive=True)
    return bpy.data.images.load(file)


def printed(region):
    picture = Image.open(os.path.join(PRINTS, f'{region}.webp'))
    picture.thumbnail((1280, 1280), Image.LANCZOS)
    return texture(picture, region, 58)


def grain(finish):
    """The grain of oak in the tones of another wood: as fine across a bar as the print beside it."""
    grey = numpy.asarray(Image.open(os.path.join(PRINTS, 'oak-grain.webp')).convert('L').resize((512, 256)), numpy.float32)
    low, high = numpy.percentile(grey, (2, 98))
    stops = [stop for stop, _ in WOODS[finish]]
    tones = numpy.array([[int(colour[i : i + 2], 16) for i in (1, 3, 5)] for _, colour in WOODS[finish]])
    share = stops[0] + (grey - low) / (high - low) * (stops[-1] - stops[0])
    pixels = numpy.stack([numpy.interp(share, stops, tones[:, channel]) for channel in range(3)], axis=-1)
    return texture(Image.fromarray(pixels.astype(numpy.uint8)), f'{finish}-grain', 64)


def surface(roughness, colour=None, image=None, shine=None, strength=0.0):
    material, tree, shader = new('surface')
    shader.inputs['Roughness'].default_value = roughness
    if image:
        tree.links.new(add(tree, 'ShaderNodeTexImage', image=image).outputs['Color'], shader.inputs['Base Color'])
    else:
        shader.inputs['Base Color'].default_value = colour
    if shine:
        glow = add(tree, 'ShaderNodeTexImage', image=shine)
        tree.links.new(glow.outputs['Color'], shader.inputs['Emission'])
    elif strength:
        shader.inputs['Emission'].default_value = colour
    shader.inputs['Emission Strength'].default_value = strength
    return material


def halo(lights, width, height):
    """The light of the LEDs on the sheet in sRGB, without what is printed."""
    image = wall_map.glow_image('glow', width, height, lights, 2.0, wall_map.RADIUS)
    pixels = numpy.array(image.pixels[:], numpy.float32).reshape(height * 3, width * 3, 4)[::-1, :, :3]
    coded = (numpy.clip(pixels, 0, 1) ** (1 / 2.2) * 255).astype(numpy.uint8)
    return texture(Image.fromarray(coded).resize((width, height)), 'halo', 62)


def finished(finish):
    if finish in LACQUERS:
        colour, roughness = LACQUERS[finish]
        return surface(roughness, colour=linear(colour))
    return surface(0.55, image=grain(finish))


def wall_model(region, sides, finish):
    """The framed map, its back on z = 0, its middle at the origin."""
    data = wall_map.regions()[region]
    width, height = sides[data['width']], sides[data['height']]
    lights = [(x * width / data['width'], y * height / data['height'], category) for _, x, y, category in data['lights']]
    inner = (width / 1000, height / 1000)
    edge = finished(finish)
    bars = frame(inner[0] + 0.03, inner[1] + 0.03, edge)
    for bar in bars.children:
        for corner in bar.data.uv_layers[0].data:
            corner.uv = (corner.uv[0] / 0.55, corner.uv[1] / 0.15)
    paper = surface(0.9, image=printed(region), shine=halo(lights, width, height), strength=0.6)
    parts = [bars, sheet(*inner, paper, (0, 0, wall_map.PAPER)), box((*inner, 0.004), surface(0.9, colour=linear('#8a7a64')), (0, 0, 0.008), 0)]
    r = wall_map.RADIUS
    outline = [(r, 0), (r * 0.92, r * 0.37), (r * 0.65, r * 0.67), (0, r * 0.85)]
    for kind, colour in wall_map.COLOURS.items():
        places = [(x, y) for x, y, category in lights if category == kind]
        if not places:
            continue
        dome = turned(outline, surface(0.2, colour=[min(1, c) for c in colour] + [1], strength=1.0), 14)
        for index, (x, y) in enumerate(places):
            # All of a colour have one mesh.
            thing = dome if index == 0 else bpy.data.objects.new(kind, dome.data)
            if index:
                bpy.context.collection.objects.link(thing)
            parts.append(put(thing, ((x - width / 2) / 1000, (height / 2 - y) / 1000, wall_map.PAPER), (90, 0, 0)))
    return group(*parts)


wanted = sys.argv[sys.argv.index('--') + 1] if '--' in sys.argv else ''
for region in wall_map.REGIONS:
    for size, sides in SIDES.items():
        for finish in wall_map.FINISHES:
            name = f'products/metarmap-{region}-{size}-{finish}.glb'
            if wanted not in name or (region, size, finish) in NOT_MADE:
                continue
            camera.empty_scene()
            wall_model(region, sides, finish)
            target = os.path.join(os.environ.get('OUT', os.path.join(HERE, '../data/media')), name)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            bpy.ops.export_scene.gltf(filepath=target, export_format='GLB', export_apply=True, export_yup=False, export_image_format='JPEG', export_cameras=False, export_lights=False)
            print(f'{target}: {os.path.getsize(target)} bytes')
