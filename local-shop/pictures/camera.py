"""Light, camera and the exposure of a scene into layers of light."""
import math
import os
import tempfile

import bpy
import numpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from materials import linear

AMBIENT = 'ambient'

# One daylight in all pictures: what comes through the window, and what the room throws back.
WINDOW = '#fff5e8'
SKY = '#eef3fb'
# What a lamp outside the picture throws on a frame by night.
RIM = '#ffdfb8'
# One night: the moon's share of red, green and blue. Lamps and LEDs are lit in front of it.
MOON = (0.7, 1.0, 1.75)
# What of it the paper of a map gets more than its wall: paler, or black ink would stand on dark blue.
BY_MOON = (0.077, 0.091, 0.127)


def moonlight(level, colour='#ffffff'):
    """The weight of a layer whose light has this colour, so that it becomes the moon's."""
    return tuple(level * share / channel for share, channel in zip(MOON, linear(colour)))


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def groups():
    return bpy.context.view_layer.lightgroups


def in_group(thing, name):
    """Puts what shines into a layer of light that is developed on its own, or into the `layer` that it has itself."""
    own = thing.get('layer', name)
    if own not in [entry.name for entry in groups()]:
        groups().add(name=own)
    thing.lightgroup = own
    for child in thing.children:
        in_group(child, name)
    return thing


def window(name, at, towards, size, power, colour='#ffffff', height=None):
    """A lit rectangle that the camera does not see; `power` in watts."""
    light = bpy.data.lights.new(name, 'AREA')
    light.energy = power
    light.color = linear(colour)[:3]
    light.shape = 'RECTANGLE'
    light.size = size
    light.size_y = height or size
    thing = bpy.data.objects.new(name, light)
    bpy.context.collection.objects.link(thing)
    aim(thing, at, towards)
    thing.visible_camera = False
    return in_group(thing, name)


def rim(at, towards, size=0.3, power=30):
    """
    A warm lamp for the frame alone, in the layer `rim`: by night oak, walnut, white and black are told apart by it.
    A flag keeps it off the wall, which would be brown, and off the print, which has its own lights.
    """
    window('rim', at, towards, size, power, RIM)['for'] = 'frame'


def has_rim():
    return any(thing.get('for') == 'frame' for thing in bpy.data.objects)


def bulb(name, at, power, colour='#ffd9a8', radius=0.05):
    light = bpy.data.lights.new(name, 'POINT')
    light.energy = power
    light.color = linear(colour)[:3]
    light.shadow_soft_size = radius
    thing = bpy.data.objects.new(name, light)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.visible_camera = False
    return in_group(thing, name)


def soft_lamp(name, at, towards, power, size, colour=(1, 1, 1), around=0.0, spared=(), only=()):
    """
    A large faint lamp whose light is computed, not sampled, and throws no shadow: each lamp that is sampled makes all
    others noisier. `around` is the share that it throws beside and behind itself; near the wall in the
    rectangle `spared` (left, bottom, right, top) it throws nothing, or `only` there.
    """
    thing = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(thing)
    aim(thing, at, towards)
    for key, value in {'soft': name, 'colour': colour, 'power': power, 'size': size, 'around': around, 'spared': spared, 'only': only}.items():
        thing[key] = value


def moon_on_print(middle, width, height):
    """More of the moon for paper alone, in the layer `print`, so that black codes are read on it; the wall stays as dark."""
    x, y = middle
    soft_lamp('print', (x + 1.6, y + 1.0, 1.6), (x, y, 0), 9, 0.3, only=(x - width / 2, y - height / 2, x + width / 2, y + height / 2))


def within(rectangle, place):
    """Which points are near the wall in this rectangle."""
    left, bottom, right, top = rectangle
    x, y, z = numpy.moveaxis(place, 2, 0)
    return (left < x) & (x < right) & (bottom < y) & (y < top) & (abs(z) < 0.05)


def soft_light(layers):
    """The layers of all soft lamps on what `layers` show."""
    result = {}
    place, normal = layers['position'], layers['normal']
    for thing in bpy.data.objects:
        if 'soft' not in thing:
            continue
        way = numpy.float32(thing.matrix_world.translation) - place
        far = (way**2).sum(2) + numpy.float32(thing['size'] ** 2)
        way /= numpy.sqrt(far)[..., None]
        facing = -way @ numpy.float32(thing.matrix_world.to_3x3() @ Vector((0, 0, -1)))
        thrown = thing['around'] + (1 - thing['around']) * numpy.clip(facing, 0, 1)
        level = thing['power'] * thrown * numpy.clip((way * normal).sum(2), 0, 1) / far
        if len(thing['spared']):
            level *= 1 - within(thing['spared'], place)
        if len(thing['only']):
            level *= within(thing['only'], place)
        layer = level[..., None] * layers['albedo'] * numpy.float32(thing['colour'])
        result[thing['soft']] = result.get(thing['soft'], 0) + layer
    return result


def ambient(colour, strength):
    """Even light from everywhere, as bright rooms have it."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = linear(colour)
    background.inputs[1].default_value = strength
    world.cycles.sampling_method = 'NONE'
    if AMBIENT not in [entry.name for entry in groups()]:
        groups().add(name=AMBIENT)
    world.lightgroup = AMBIENT


def aim(thing, at, towards):
    at, towards = Vector(at), Vector(towards)
    back = (at - towards).normalized()
    up = Vector((0, 1, 0)) if abs(back.y) < 0.999 else Vector((0, 0, -1))
    right = up.cross(back).normalized()
    up = back.cross(right)
    thing.matrix_world = Matrix.Translation(at) @ Matrix((right, up, back)).transposed().to_4x4()


def camera(at, towards, angle, aperture=0.0, focus=None, shift=(0, 0)):
    """`angle` is the vertical field of view in degrees, `aperture` a radius in metres."""
    lens = bpy.data.cameras.new('camera')
    lens.sensor_fit = 'VERTICAL'
    lens.angle = math.radians(angle)
    lens.clip_start = 0.01
    lens.shift_x, lens.shift_y = shift
    thing = bpy.data.objects.new('camera', lens)
    bpy.context.collection.objects.link(thing)
    aim(thing, at, towards)
    if aperture:
        lens.dof.use_dof = True
        distance = (Vector(focus or towards) - Vector(at)).dot((Vector(towards) - Vector(at)).normalized())
        lens.dof.focus_distance = distance
        # Blender wants the f-number for its focal length in millimetres.
        lens.dof.aperture_fstop = (lens.lens / 1000) / (2 * aperture)
    bpy.context.scene.camera = thing


def only(frames):
    """Shows the camera only the frames, or all but them; light sees both, but the lamp of `rim` only frames."""
    for thing in bpy.data.objects:
        if thing.get('for') == 'frame':
            thing['flagged'] = not frames
        if thing.type not in ('MESH', 'CURVE'):
            continue
        thing.is_holdout = frames and not thing.get('frame')
        if thing.get('frame'):
            thing.visible_camera = frames


def frame_parts(width, height):
    """Where the camera sees bars of a frame: left, top, right, bottom in pixels."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    scene.render.resolution_x, scene.render.resolution_y = width, height
    for thing in [thing for thing in bpy.data.objects if thing.get('frame')]:
        corners = [world_to_camera_view(scene, scene.camera, thing.matrix_world @ Vector(corner)) for corner in thing.bound_box]
        margin = 0.012
        left = max(0, min(c.x for c in corners) - margin)
        right = min(1, max(c.x for c in corners) + margin)
        bottom = max(0, min(c.y for c in corners) - margin)
        top = min(1, max(c.y for c in corners) + margin)
        if left < right and bottom < top and min(c.z for c in corners) > 0:
            yield round(left * width), round((1 - top) * height), round(right * width), round((1 - bottom) * height)


def expose(width, height, samples, part=None, bounces=6):
    """
    Renders the scene and returns the names of its groups of lights and its layers as
    float arrays: one for each group, `alpha` (the share that is not held out), and
    `albedo`, `sheen`, `normal`, `position`, `depth`, `emission` to clean them with. `part` is a
    rectangle of pixels when not all is wanted. Without bounces what shines is seen, but lights nothing.
    """
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.max_bounces = bounces
    for thing in bpy.data.objects:
        if thing.type == 'LIGHT':
            thing.hide_render = bounces == 0 or bool(thing.get('flagged'))
    scene.cycles.diffuse_bounces = 3
    scene.cycles.glossy_bounces = 3
    scene.cycles.transmission_bounces = 4
    scene.cycles.transparent_max_bounces = 6
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.blur_glossy = 0.6
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = 'Standard'
    scene.render.use_border = scene.render.use_crop_to_border = part is not None
    if part:
        left, top, right, bottom = part
        scene.render.border_min_x, scene.render.border_max_x = (left + 0.01) / width, (right + 0.01) / width
        scene.render.border_min_y, scene.render.border_max_y = (height - bottom + 0.01) / height, (height - top + 0.01) / height
    scene.render.film_transparent = True
    view = bpy.context.view_layer
    view.use_pass_z = True
    view.use_pass_normal = True
    view.use_pass_position = True
    view.use_pass_diffuse_color = True
    view.use_pass_glossy_color = True
    view.use_pass_emit = True

    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    names = [entry.name for entry in groups()]
    wanted = {name: f'Combined_{name}' for name in names}
    wanted.update(albedo='DiffCol', sheen='GlossCol', normal='Normal', position='Position', depth='Depth', emission='Emit', alpha='Alpha')
    folder = tempfile.mkdtemp()
    writer = tree.nodes.new('CompositorNodeOutputFile')
    writer.base_path = folder
    writer.format.file_format = 'OPEN_EXR'
    writer.format.color_depth = '32'
    writer.format.exr_codec = 'NONE'
    writer.file_slots.clear()
    for name, socket in wanted.items():
        writer.file_slots.new(f'{name}_')
        tree.links.new(source.outputs[socket], writer.inputs[f'{name}_'])
    bpy.ops.render.render()
    layers = {}
    for entry in os.listdir(folder):
        image = bpy.data.images.load(os.path.join(folder, entry))
        image.colorspace_settings.name = 'Non-Color'
        columns, rows = image.size
        pixels = numpy.empty(columns * rows * 4, numpy.float32)
        image.pixels.foreach_get(pixels)
        layers[entry.rsplit('_', 1)[0]] = pixels.reshape(rows, columns, 4)[::-1, :, :3].copy()
        bpy.data.images.remove(image)
        os.remove(os.path.join(folder, entry))
    os.rmdir(folder)
    return names, layers
