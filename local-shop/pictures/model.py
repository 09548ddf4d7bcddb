"""
Writes the 3D model `products/metarmap.glb`: blender -b -P model.py

The same map as in the pictures, with materials that glTF knows.
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
from materials import PRINTS, add, linear, new  # noqa: E402

# The exporter of Blender 3.4 asks for a name that newer numpy dropped.
numpy.bool = bool
folder = tempfile.mkdtemp()


def texture(picture, name):
    file = os.path.join(folder, f'{name}.jpg')
    picture.convert('RGB').save(file, quality=80)
    return bpy.data.images.load(file)


def printed(name, width):
    picture = Image.open(os.path.join(PRINTS, f'{name}.webp'))
    return texture(picture.resize((width, round(picture.height * width / picture.width)), Image.LANCZOS), name)


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
    image = wall_map.glow_image('glow', width, height, lights, 2.0)
    pixels = numpy.array(image.pixels[:], numpy.float32).reshape(height * 3, width * 3, 4)[::-1, :, :3]
    coded = (numpy.clip(pixels, 0, 1) ** (1 / 2.2) * 255).astype(numpy.uint8)
    return texture(Image.fromarray(coded).resize((width * 3 // 2, height * 3 // 2)), 'halo')


camera.empty_scene()
germany = wall_map.regions()['germany']
width, height = germany['width'], germany['height']
lights = [(x, y, category) for _, x, y, category in germany['lights']]
wall_map.wall_map('oak')

oak = surface(0.55, image=printed('oak-grain', 1024))
sheet = surface(0.9, image=printed('germany', 1400), shine=halo(lights, width, height), strength=0.6)
back = surface(0.9, colour=linear('#8a7a64'))
domes = {}
for thing in [thing for thing in bpy.data.objects if thing.type == 'MESH']:
    bpy.context.view_layer.update()
    if thing.get('frame'):
        thing.data.materials[0] = oak
        for corner in thing.data.uv_layers[0].data:
            corner.uv = (corner.uv[0] / 0.55, corner.uv[1] / 0.15)
    elif thing.name.startswith('sheet'):
        thing.data.materials[0] = sheet
    elif thing.name.startswith('box'):
        thing.data.materials[0] = back
    elif thing.name.startswith('collar'):
        # Too many corners for a download.
        bpy.data.objects.remove(thing)
    else:
        domes.setdefault(thing.data.name, []).append(thing)

for same in domes.values():
    x, y = same[0].matrix_world.translation[:2]
    nearest = min(lights, key=lambda light: abs((light[0] - width / 2) / 1000 - x) + abs((height / 2 - light[1]) / 1000 - y))
    colour = [min(1, c) for c in wall_map.COLOURS[nearest[2]]] + [1]
    same[0].data.materials[0] = surface(0.2, colour=colour, strength=1.0)
    for thing in same:
        world = thing.matrix_world.copy()
        thing.parent = None
        thing.matrix_world = world
    bpy.ops.object.select_all(action='DESELECT')
    for thing in same:
        thing.select_set(True)
    bpy.context.view_layer.objects.active = same[0]
    bpy.ops.object.join()
    same[0].name = nearest[2]

target = os.path.join(os.environ.get('OUT', os.path.join(HERE, '../data/media')), 'products/metarmap.glb')
bpy.ops.export_scene.gltf(filepath=target, export_format='GLB', export_apply=True, export_yup=False, export_image_format='JPEG', export_cameras=False, export_lights=False)
print(f'{target}: {os.path.getsize(target)} bytes')
