"""What things are made of. Colours are sRGB hex strings, lengths metres."""
import os
import tempfile

import bpy
from PIL import Image

PRINTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'prints')
CHARTS = ('germany', 'alps', 'europe', 'east-coast', 'mini', 'mini-south', 'mini-alps', 'mini-east-coast')


def linear(colour):
    """A hex colour as linear RGB with alpha."""
    values = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values] + [1]


def new(name):
    """An empty material: its nodes, its links and its principled shader."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes['Principled BSDF']


def add(tree, kind, inputs=None, **settings):
    """Adds a node; `inputs` are values or sockets by name."""
    node = tree.nodes.new(kind)
    for name, value in settings.items():
        setattr(node, name, value)
    for name, value in (inputs or {}).items():
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, node.inputs[name])
        else:
            node.inputs[name].default_value = value
    return node


def ramp(tree, factor, stops):
    node = add(tree, 'ShaderNodeValToRGB', {'Fac': factor})
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position = position
        element.color = linear(colour)
    return node.outputs['Color']


def bump(tree, shader, height, strength, distance=0.001):
    node = add(tree, 'ShaderNodeBump', {'Height': height, 'Strength': strength, 'Distance': distance})
    tree.links.new(node.outputs['Normal'], shader.inputs['Normal'])


def plain(colour, roughness=0.5, metallic=0.0, specular=0.5, grain=0.0):
    """One colour, with a fine unevenness when `grain` is above 0."""
    material, tree, shader = new('plain')
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Specular'].default_value = specular
    if grain:
        place = add(tree, 'ShaderNodeTexCoord').outputs['Object']
        noise = add(tree, 'ShaderNodeTexNoise', {'Vector': place, 'Scale': 900.0, 'Detail': 3.0})
        bump(tree, shader, noise.outputs['Fac'], grain)
    return material


def stoneware(colour, glazed=True):
    """
    Fired clay of things turned around y. A glaze lies unevenly: it gathers in a darker ring above the foot, runs
    thin over the lip, where the clay shows, and does not mirror alike everywhere. Without one the clay has
    the rings of the wheel and specks.
    """
    material, tree, shader = new('stoneware')
    place = add(tree, 'ShaderNodeTexCoord').outputs
    cloud = add(tree, 'ShaderNodeTexNoise', {'Vector': place['Object'], 'Scale': 38.0, 'Detail': 3.0, 'Roughness': 0.6}).outputs['Fac']
    high = add(tree, 'ShaderNodeSeparateXYZ', {'Vector': place['Generated']}).outputs['Y']
    light = linear(colour)
    tone = add(tree, 'ShaderNodeMixRGB', {'Fac': cloud, 'Color1': [v * 0.84 for v in light[:3]] + [1], 'Color2': [min(1, v * 1.06) for v in light[:3]] + [1]}).outputs[0]
    if glazed:
        layers = [(0.0, '#a89682'), (0.018, '#a89682'), (0.03, '#b9b5ae'), (0.09, '#ffffff')]
        thin = ramp(tree, high, [(0.965, '#000000'), (0.985, '#b0b0b0')])
        tone = add(tree, 'ShaderNodeMixRGB', {'Fac': thin, 'Color1': tone, 'Color2': linear('#a98a68')}).outputs[0]
        wear = add(tree, 'ShaderNodeMapRange', {'Value': cloud, 'From Min': 0.3, 'From Max': 0.7, 'To Min': 0.3, 'To Max': 0.52}).outputs[0]
        tree.links.new(wear, shader.inputs['Roughness'])
        shader.inputs['Specular'].default_value = 0.4
        bump(tree, shader, cloud, 0.1, 0.0012)
    else:
        layers = [(0.0, '#cdbfae'), (0.1, '#ffffff'), (1.0, '#f4efe8')]
        speck = add(tree, 'ShaderNodeTexNoise', {'Vector': place['Object'], 'Scale': 330.0, 'Detail': 1.0}).outputs['Fac']
        tone = add(tree, 'ShaderNodeMixRGB', {'Fac': 1.0, 'Color1': tone, 'Color2': ramp(tree, speck, [(0.27, '#8f7d69'), (0.33, '#ffffff')])}, blend_type='MULTIPLY').outputs[0]
        rings = add(tree, 'ShaderNodeTexWave', {'Vector': place['Object'], 'Scale': 42.0, 'Distortion': 1.4, 'Detail': 1.0}, bands_direction='Y').outputs['Fac']
        tone = add(tree, 'ShaderNodeMixRGB', {'Fac': 1.0, 'Color1': tone, 'Color2': ramp(tree, rings, [(0.0, '#ebe6df'), (1.0, '#ffffff')])}, blend_type='MULTIPLY').outputs[0]
        shader.inputs['Roughness'].default_value = 0.82
        shader.inputs['Specular'].default_value = 0.2
        bump(tree, shader, rings, 0.3, 0.0012)
    tone = add(tree, 'ShaderNodeMixRGB', {'Fac': 1.0, 'Color1': tone, 'Color2': ramp(tree, high, layers)}, blend_type='MULTIPLY').outputs[0]
    tree.links.new(tone, shader.inputs['Base Color'])
    return material


# Yellow brass, turned: colour, roughness, metal.
BRASS = ('#d2b97c', 0.26, 1.0)

WOODS = {
    'oak': [(0.2, '#a5805a'), (0.42, '#c09f75'), (0.6, '#ccae86'), (0.85, '#d8bf9b')],
    'walnut': [(0.2, '#30221a'), (0.42, '#4a3526'), (0.6, '#5c4432'), (0.85, '#725743')],
}
LACQUERS = {'black': ('#161617', 0.34), 'white': ('#efede8', 0.36)}


def wood(finish):
    """Wood along u of the first UV map (metres), or lacquer on wood."""
    material, tree, shader = new(finish)
    place = add(tree, 'ShaderNodeTexCoord').outputs['UV']
    chance = add(tree, 'ShaderNodeObjectInfo').outputs['Random']
    shift = add(tree, 'ShaderNodeCombineXYZ', {'X': chance, 'Y': chance, 'Z': chance})
    far = add(tree, 'ShaderNodeVectorMath', {0: shift.outputs[0], 1: (37, 91, 13)}, operation='MULTIPLY')
    moved = add(tree, 'ShaderNodeVectorMath', {0: place, 1: far.outputs[0]}, operation='ADD').outputs[0]

    def noise(along, across, detail, distortion=0.0):
        stretched = add(tree, 'ShaderNodeMapping', {'Vector': moved, 'Scale': (along, across, 1)})
        return add(
            tree,
            'ShaderNodeTexNoise',
            {'Vector': stretched.outputs[0], 'Scale': 1.0, 'Detail': detail, 'Roughness': 0.6, 'Distortion': distortion},
        ).outputs['Fac']

    # Rings of a tree cut lengthwise: lines that wander, meet and open.
    drift = noise(0.9, 2.6, 2, 0.4)
    place = add(tree, 'ShaderNodeVectorMath', {0: drift, 1: (0, 0.16, 0)}, operation='MULTIPLY').outputs[0]
    moved = add(tree, 'ShaderNodeVectorMath', {0: moved, 1: place}, operation='ADD').outputs[0]
    growth = noise(0.5, 60, 2, 0.25)
    fibres = noise(9, 900, 2)
    mixed = add(tree, 'ShaderNodeMath', {0: growth, 1: 0.68}, operation='MULTIPLY').outputs[0]
    both = add(tree, 'ShaderNodeMath', {0: fibres, 1: 0.32, 2: mixed}, operation='MULTIPLY_ADD').outputs[0]
    wide = add(tree, 'ShaderNodeMapRange', {'Value': both, 'From Min': 0.32, 'From Max': 0.68}).outputs[0]
    if finish in WOODS:
        # Paler and darker stretches of a board, and its pores.
        stretch = ramp(tree, noise(1.6, 26, 1), [(0.3, '#d2cbc2'), (0.7, '#ffffff')])
        pores = ramp(tree, noise(22, 1500, 1), [(0.3, '#9a8d7f'), (0.4, '#ffffff')])
        colour = ramp(tree, wide, WOODS[finish])
        for shade in (stretch, pores):
            colour = add(tree, 'ShaderNodeMixRGB', {'Fac': 1.0, 'Color1': colour, 'Color2': shade}, blend_type='MULTIPLY').outputs[0]
        tree.links.new(colour, shader.inputs['Base Color'])
        # Oil is thicker in places, and hands have been there.
        worn = add(tree, 'ShaderNodeMapRange', {'Value': noise(7, 11, 3), 'From Min': 0.35, 'From Max': 0.65, 'To Min': 0.36, 'To Max': 0.6}).outputs[0]
        tree.links.new(worn, shader.inputs['Roughness'])
        shader.inputs['Specular'].default_value = 0.35
        bump(tree, shader, fibres, 0.12, 0.0004)
    else:
        colour, roughness = LACQUERS[finish]
        shader.inputs['Base Color'].default_value = linear(colour)
        shader.inputs['Roughness'].default_value = roughness
        bump(tree, shader, fibres, 0.05, 0.0003)
    return material


def cardboard(colour):
    """Brown board: short fibres, lighter and darker."""
    material, tree, shader = new('cardboard')
    place = add(tree, 'ShaderNodeTexCoord').outputs['Object']
    stretched = add(tree, 'ShaderNodeMapping', {'Vector': place, 'Scale': (60, 420, 420)})
    fibres = add(tree, 'ShaderNodeTexNoise', {'Vector': stretched.outputs[0], 'Scale': 1.0, 'Detail': 3.0, 'Roughness': 0.7})
    light = linear(colour)
    tone = add(tree, 'ShaderNodeMixRGB', {'Fac': fibres.outputs['Fac'], 'Color1': [v * 0.66 for v in light[:3]] + [1], 'Color2': [min(1, v * 1.2) for v in light[:3]] + [1]})
    tree.links.new(tone.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.95
    shader.inputs['Specular'].default_value = 0.1
    bump(tree, shader, fibres.outputs['Fac'], 0.25, 0.0006)
    return material


def plaster(colour):
    """A painted wall: a fine roller's texture and faint unevenness."""
    material, tree, shader = new('plaster')
    place = add(tree, 'ShaderNodeTexCoord').outputs['Object']

    def rolled_at(where):
        return add(tree, 'ShaderNodeTexNoise', {'Vector': where, 'Scale': 260.0, 'Detail': 2.0, 'Roughness': 0.65}).outputs['Fac']

    fine = rolled_at(place)
    broad = add(tree, 'ShaderNodeTexNoise', {'Vector': place, 'Scale': 3.0, 'Detail': 2.0, 'Roughness': 0.7})
    light = linear(colour)
    dark = [v * 0.93 for v in light[:3]] + [1]
    tone = add(tree, 'ShaderNodeMixRGB', {'Fac': broad.outputs['Fac'], 'Color1': dark, 'Color2': light})
    # The roller's texture as colour too, lit from above: the light on a surface is smoothed.
    above = add(tree, 'ShaderNodeVectorMath', {0: place, 1: (0, 0.0011, 0)}, operation='ADD').outputs[0]
    slope = add(tree, 'ShaderNodeMath', {0: fine, 1: rolled_at(above)}, operation='SUBTRACT').outputs[0]
    steep = add(tree, 'ShaderNodeMapRange', {'Value': slope, 'From Min': -0.16, 'From Max': 0.16}).outputs[0]
    grain = ramp(tree, steep, [(0.0, '#efefef'), (1.0, '#ffffff')])
    # Nor is a coat of paint equally thick.
    patches = add(tree, 'ShaderNodeTexNoise', {'Vector': place, 'Scale': 17.0, 'Detail': 4.0, 'Roughness': 0.6})
    coat = ramp(tree, patches.outputs['Fac'], [(0.32, '#fbfbfb'), (0.68, '#ffffff')])
    rolled = add(tree, 'ShaderNodeMixRGB', {'Fac': 1.0, 'Color1': tone.outputs[0], 'Color2': grain}, blend_type='MULTIPLY')
    rolled = add(tree, 'ShaderNodeMixRGB', {'Fac': 1.0, 'Color1': rolled.outputs[0], 'Color2': coat}, blend_type='MULTIPLY')
    tree.links.new(rolled.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.92
    shader.inputs['Specular'].default_value = 0.15
    total = add(tree, 'ShaderNodeMath', {0: broad.outputs['Fac'], 1: 3.0, 2: fine}, operation='MULTIPLY_ADD')
    bump(tree, shader, total.outputs[0], 0.35, 0.0012)
    return material


def fabric(colour, scale=900.0):
    material, tree, shader = new('fabric')
    place = add(tree, 'ShaderNodeTexCoord').outputs['Object']
    weave = add(tree, 'ShaderNodeTexNoise', {'Vector': place, 'Scale': scale, 'Detail': 2.0})
    shades = linear(colour)
    tone = add(
        tree,
        'ShaderNodeMixRGB',
        {'Fac': weave.outputs['Fac'], 'Color1': [v * 0.72 for v in shades[:3]] + [1], 'Color2': shades},
    )
    tree.links.new(tone.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 1.0
    shader.inputs['Specular'].default_value = 0.1
    shader.inputs['Sheen'].default_value = 0.4
    bump(tree, shader, weave.outputs['Fac'], 0.5, 0.002)
    return material


def linen(colour, thread=0.0011):
    """
    Book cloth: threads along x and z that cross, some of them thicker and paler. They are colour: the light
    on a surface is smoothed, and a weave of bumps alone with it. Sheen would count as colour and hide them.
    """
    material, tree, shader = new('linen')
    place = add(tree, 'ShaderNodeTexCoord').outputs['Object']
    heights, shades = [], []
    for direction, slub in (('X', (900, 30, 30)), ('Z', (30, 30, 900))):
        wave = add(tree, 'ShaderNodeTexWave', {'Vector': place, 'Scale': 0.314 / thread, 'Distortion': 0.6, 'Detail': 1.0, 'Detail Scale': 0.5}, bands_direction=direction)
        stretched = add(tree, 'ShaderNodeMapping', {'Vector': place, 'Scale': slub})
        thick = add(tree, 'ShaderNodeTexNoise', {'Vector': stretched.outputs[0], 'Scale': 1.0, 'Detail': 2.0})
        heights.append(wave.outputs['Fac'])
        shades.append(thick.outputs['Fac'])
    cross = add(tree, 'ShaderNodeMath', {0: heights[0], 1: heights[1]}, operation='MAXIMUM').outputs[0]
    slubs = add(tree, 'ShaderNodeMath', {0: shades[0], 1: shades[1]}, operation='MULTIPLY').outputs[0]
    tone = add(tree, 'ShaderNodeMath', {0: slubs, 1: 3.4, 2: add(tree, 'ShaderNodeMath', {0: cross, 1: 0.55, 2: -0.72}, operation='MULTIPLY_ADD').outputs[0]}, operation='MULTIPLY_ADD', use_clamp=True).outputs[0]
    light = linear(colour)
    mixed = add(tree, 'ShaderNodeMixRGB', {'Fac': tone, 'Color1': [v * 0.42 for v in light[:3]] + [1], 'Color2': [min(1, v * 1.4 + 0.009) for v in light[:3]] + [1]})
    tree.links.new(mixed.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.85
    shader.inputs['Specular'].default_value = 0.2
    bump(tree, shader, tone, 0.5, 0.0005)
    return material


def page_edges():
    """The edge of a block of pages, which lie on one another in y."""
    material, tree, shader = new('pages')
    place = add(tree, 'ShaderNodeTexCoord').outputs['Object']
    stretched = add(tree, 'ShaderNodeMapping', {'Vector': place, 'Scale': (14, 5200, 14)})
    leaves = add(tree, 'ShaderNodeTexNoise', {'Vector': stretched.outputs[0], 'Scale': 1.0, 'Detail': 3.0, 'Roughness': 0.7}).outputs['Fac']
    tree.links.new(ramp(tree, leaves, [(0.3, '#a79f8c'), (0.5, '#e2dac6'), (0.7, '#f2ecdc')]), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.95
    shader.inputs['Specular'].default_value = 0.1
    bump(tree, shader, leaves, 0.4, 0.0005)
    return material


def ink(value):
    """The charts are drawn for a screen, with letters of a dark grey: a press prints them black."""
    return value if value >= 128 else max(0, (value - 57.6) / 0.55)


def print_image(name):
    """A picture of `prints/` as a texture."""
    known = bpy.data.images.get(name)
    if known:
        return known
    file = os.path.join(tempfile.gettempdir(), f'print-{name}-{os.getpid()}.png')
    picture = Image.open(os.path.join(PRINTS, f'{name}.webp')).convert('RGB')
    if name in CHARTS:
        picture = picture.point([round(ink(value)) for value in range(256)] * 3)
    picture.save(file, compress_level=1)
    image = bpy.data.images.load(file)
    image.name = name
    image.pack()
    os.remove(file)
    return image


def paper(image=None, colour='#f5f0e4', glow=None):
    """Matt cotton paper, printed with `image`; `glow` is the light of the LEDs on it."""
    material, tree, shader = new('paper')
    place = add(tree, 'ShaderNodeTexCoord')
    noise = add(tree, 'ShaderNodeTexNoise', {'Vector': place.outputs['Object'], 'Scale': 1100.0, 'Detail': 1.0})
    bump(tree, shader, noise.outputs['Fac'], 0.12, 0.0004)
    shader.inputs['Roughness'].default_value = 0.8
    shader.inputs['Specular'].default_value = 0.12
    shader.inputs['Base Color'].default_value = linear(colour)
    if image:
        texture = add(tree, 'ShaderNodeTexImage', {'Vector': place.outputs['UV']}, image=image, interpolation='Cubic', extension='EXTEND')
        ink = texture.outputs['Color']
        # What is printed as the whitest white reflects 85 % of the light.
        ink = add(tree, 'ShaderNodeMixRGB', {'Fac': 1.0, 'Color1': ink, 'Color2': (0.86, 0.86, 0.86, 1)}, blend_type='MULTIPLY').outputs[0]
        tree.links.new(ink, shader.inputs['Base Color'])
        if glow:
            halo = add(tree, 'ShaderNodeTexImage', {'Vector': place.outputs['UV']}, image=glow, interpolation='Cubic')
            lit = add(tree, 'ShaderNodeMixRGB', {'Fac': 1.0, 'Color1': ink, 'Color2': halo.outputs['Color']}, blend_type='MULTIPLY')
            shine = add(tree, 'ShaderNodeEmission', {'Color': lit.outputs[0], 'Strength': 1.0})
            both = add(tree, 'ShaderNodeAddShader', {0: shader.outputs[0], 1: shine.outputs[0]})
            tree.links.new(both.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
            # It lights the frame well enough by chance; lamps need the rays more.
            material.cycles.sample_as_light = False
    return material


def lamp_shade(strength, colour='#f3ead9'):
    """
    Linen around a bulb, which is cloth by day. The bulb lights the room
    through it: a ray from outside to the bulb meets only the outside, which lets it pass; one
    to the sun meets the inside as well, which throws a shadow.
    """
    material, tree, shader = new('shade')
    place = add(tree, 'ShaderNodeTexCoord').outputs
    weave = add(tree, 'ShaderNodeTexNoise', {'Vector': place['Object'], 'Scale': 500.0, 'Detail': 2.0})
    tint = linear(colour)
    tone = add(tree, 'ShaderNodeMixRGB', {'Fac': weave.outputs['Fac'], 'Color1': [v * 0.8 for v in tint[:3]] + [1], 'Color2': tint}).outputs[0]
    cloth = add(tree, 'ShaderNodeBsdfDiffuse', {'Color': tone})
    # Brightest in front of the bulb, darker towards its rims and where it is seen from the side.
    high = add(tree, 'ShaderNodeSeparateXYZ', {'Vector': place['Generated']}).outputs['Y']
    level = ramp(tree, high, [(0.0, '#cdb99e'), (0.4, '#ffffff'), (1.0, '#bfa98d')])
    facing = add(tree, 'ShaderNodeLayerWeight', {'Blend': 0.35})
    edge = add(tree, 'ShaderNodeMixRGB', {'Fac': facing.outputs['Facing'], 'Color1': linear('#ffffff'), 'Color2': linear('#b29e86')})
    glow = add(tree, 'ShaderNodeMixRGB', {'Fac': 1.0, 'Color1': tone, 'Color2': level}, blend_type='MULTIPLY')
    glow = add(tree, 'ShaderNodeMixRGB', {'Fac': 1.0, 'Color1': glow.outputs[0], 'Color2': edge.outputs[0]}, blend_type='MULTIPLY')
    shine = add(tree, 'ShaderNodeEmission', {'Color': glow.outputs[0], 'Strength': strength})
    both = add(tree, 'ShaderNodeAddShader', {0: cloth.outputs[0], 1: shine.outputs[0]})
    back = add(tree, 'ShaderNodeNewGeometry').outputs['Backfacing']
    shadow = add(tree, 'ShaderNodeLightPath').outputs['Is Shadow Ray']
    passes = add(tree, 'ShaderNodeMath', {0: shadow, 1: back}, operation='SUBTRACT', use_clamp=True)
    clear = add(tree, 'ShaderNodeBsdfTransparent')
    linen = add(tree, 'ShaderNodeMixShader', {0: passes.outputs[0], 1: both.outputs[0], 2: clear.outputs[0]})
    tree.links.new(linen.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    material.cycles.sample_as_light = False
    return material


def lamp_glass(strength=2.2):
    """Frosted glass around a bulb, brighter where it is seen straight."""
    material, tree, shader = new('lamp glass')
    shader.inputs['Base Color'].default_value = linear('#efebe0')
    shader.inputs['Roughness'].default_value = 0.35
    facing = add(tree, 'ShaderNodeLayerWeight', {'Blend': 0.4})
    tone = add(tree, 'ShaderNodeMixRGB', {'Fac': facing.outputs['Facing'], 'Color1': linear('#fff3df'), 'Color2': linear('#d9b98a')})
    shine = add(tree, 'ShaderNodeEmission', {'Color': tone.outputs[0], 'Strength': strength})
    both = add(tree, 'ShaderNodeAddShader', {0: shader.outputs[0], 1: shine.outputs[0]})
    tree.links.new(both.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    material.cycles.sample_as_light = False
    return material
