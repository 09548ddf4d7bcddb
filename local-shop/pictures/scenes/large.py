"""The large maps where people work and come home: a study and a hall, so that no two rooms of a page are alike."""
import math

from camera import SKY, WINDOW, ambient, camera, in_group, moonlight, rim, soft_lamp, window
from furniture import SUN, mug, pencil, sun
from materials import BRASS, add, linear, linen, new, plain, plaster, wood
from scenes.closer import LEFT, RIGHT, flights, open_book, sheet_of, total_to
from scenes.logbook import COVERS
from scenes.room import DAY, MOONLIT, NOT_MADE, SIZES, thrown_by
from scenes.use import headset
from shapes import body, box, cord, group, lofted, put, rod, rounded, sheet, softened, turned
from wall_map import FINISHES, cable, wall_map


def cloth(colour, weave=420.0):
    """Heavy cloth: its threads are colour, since the light on it is smoothed."""
    material, tree, shader = new('cloth')
    place = add(tree, 'ShaderNodeTexCoord').outputs['Object']
    threads = add(tree, 'ShaderNodeTexNoise', {'Vector': place, 'Scale': weave, 'Detail': 2.0}).outputs['Fac']
    light = linear(colour)
    tone = add(tree, 'ShaderNodeMixRGB', {'Fac': threads, 'Color1': [v * 0.62 for v in light[:3]] + [1], 'Color2': [min(1, v * 1.25) for v in light[:3]] + [1]})
    tree.links.new(tone.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.95
    shader.inputs['Specular'].default_value = 0.1
    return material


def surface(place, material, columns=72, rows=72):
    """A smooth sheet through `place(u, v)`, u from -1 to 1 and v from 0 down to 1."""
    vertices = [place(2 * i / columns - 1, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    wide = columns + 1
    faces = [(j * wide + i, (j + 1) * wide + i, (j + 1) * wide + i + 1, j * wide + i + 1) for j in range(rows) for i in range(columns)]
    thing = body('surface', vertices, faces, material, smooth=True)
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.003
    return thing


def rising(value, low, high):
    t = min(1, max(0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def curtain(width, top, colour='#e9e4d8', seed=2):
    """A linen curtain from `top` to the floor, its middle on x = 0."""

    def place(u, v):
        sway = 0.3 * math.sin(1.3 * v + seed)
        wave = 0.03 * math.sin(15 * u + sway) + 0.013 * math.sin(27 * u + 2 * sway + seed)
        return (u * width / 2 + 0.012 * math.sin(9 * u) * v, top * (1 - v), wave * (0.6 + 0.4 * v))

    return surface(place, cloth(colour, 900), 160, 60)


def glasses():
    """Reading glasses with their arms folded behind, lying."""
    horn = plain('#4a2e1c', 0.25)
    parts = []
    for side in (-1, 1):
        rim_of_lens = [(side * 0.034 + 0.025 * math.cos(a), 0.003, 0.02 * math.sin(a)) for a in (2 * math.pi * i / 16 for i in range(18))]
        parts.append(cord(rim_of_lens, 0.0019, horn))
        parts.append(cord([(side * 0.06, 0.003, -0.004), (side * 0.066, 0.004, -0.012), (side * 0.07, 0.005, -0.06), (side * 0.066, 0.003, -0.12), (side * 0.062, 0.0, -0.14)], 0.0019, horn))
    parts.append(cord([(-0.011, 0.003, -0.006), (0, 0.005, -0.011), (0.011, 0.003, -0.006)], 0.0019, horn))
    return group(*parts)


def arm_lamp(colour='#1d1f22'):
    """A desk lamp with two arms and a bell; it is off."""
    metal, brass = plain(colour, 0.42), plain(*BRASS)
    bell = turned(rounded([(0.02, 0.1), (0.026, 0.085), (0.04, 0.06), (0.075, 0.012), (0.083, 0.0)]), metal, 56)
    return group(
        turned([(0, 0), (0.085, 0), (0.088, 0.005), (0.084, 0.016), (0.014, 0.02), (0, 0.02)], metal),
        rod((0, 0.02, 0), (-0.05, 0.4, 0), 0.006, metal),
        put(turned([(0, 0), (0.012, 0), (0.012, 0.02), (0, 0.02)], brass, 24), (-0.05, 0.4, -0.01), (90, 0, 0)),
        rod((-0.05, 0.4, 0), (0.2, 0.58, 0.02), 0.005, metal),
        put(bell, (0.235, 0.5, 0.03), (0, 0, 24)),
    )


def chair(seat=0.46):
    """The back of a wooden chair that faces the wall: two posts and two rails."""
    grain = wood('oak')
    posts = [rod((side * 0.2, 0, 0), (side * 0.215, 0.86, 0.06), 0.016, grain, 0.013) for side in (-1, 1)]
    rails = [box((0.43, 0.07, 0.018), grain, (0, 0.8, 0.055), 0.006), box((0.42, 0.045, 0.016), grain, (0, 0.64, 0.045), 0.005)]
    return group(*posts, *rails, box((0.44, 0.03, 0.42), grain, (0, seat, -0.19), 0.01))


HEIGHT = 1.4


def hang(region, wall):
    """A wall with the large map of a region on it."""
    size = SIZES['70x100']
    sheet(14, 8, plaster(wall))
    put(sheet(14, 8, plain('#b99b75', 0.6)), (0, 0, 4), (-90, 0, 0))
    put(in_group(wall_map('oak', region, 1.8), 'lights'), (0, HEIGHT, 0), scale=size)
    thrown_by(region, (0, HEIGHT), size)
    rim((-1.7, HEIGHT + 0.9, 1.0), (0, HEIGHT, 0), 0.3, 33)
    ambient(SKY, 0.5)
    camera((0.14, 1.38, 3.75), (0.02, 1.25, 0.02), 23)


def study(region, wall, side):
    """A desk below the map, where somebody has just written up a flight; the window is on this `side`, behind a curtain."""
    hang(region, wall)
    low = HEIGHT - 0.51
    cable((0.05, low + 0.02, 0.006), (0.05, low - 0.02, 0.006), (0.056, low - 0.06, 0.005), (0.05, 0.72, 0.006), (0.05, 0.6, 0.006))
    box((1.75, 0.03, 0.66), wood('oak'), (0.1, 0.725, 0.36), 0.003)
    for x in (-0.7, 0.9):
        for z in (0.08, 0.64):
            rod((x * 1.02, 0, z), (x, 0.71, z), 0.012, plain('#1c1c1e', 0.45), 0.018)
    left = sheet_of(flights(LEFT, lambda _, flight: flight[:5]))
    right = sheet_of(flights(RIGHT, lambda row, flight: (flight[5], flight[6], flight[3], '', total_to(row))))
    put(open_book(left, right, linen(COVERS['navy']), ribbon=True), (side * 0.12, 0.74, 0.4), (0, side * 12, 0))
    put(pencil('#a3563a'), (side * 0.19, 0.757, 0.44), (0, 50, 0))
    put(glasses(), (side * -0.13, 0.741, 0.5), (0, 24, 0))
    put(mug('#6f8f9c'), (side * -0.3, 0.74, 0.38), (0, 150, 0))
    put(headset(), (side * 0.47, 0.77, 0.26), (-74, side * 24, 0))
    put(arm_lamp(), (side * 0.83, 0.74, 0.13), (0, 0 if side < 0 else 180, 0), 0.8)
    linen_ = curtain(0.36, 2.6)
    # It is thin: light falls through.
    linen_.visible_shadow = False
    put(linen_, (side * 1.16, 0, 0.1))
    put(chair(), (side * -0.6, 0, 0.76), (0, side * -16, 0), 1.05)
    sun((side * 2.9, 2.6, 3.4), (side * -0.1, 1.2, 0), 260)
    # Along the wall: its light falls off across it.
    window('day', (side * 1.75, 1.75, 1.1), (side * -0.3, 1.1, 0), 0.9, 105, WINDOW, 1.5)
    soft_lamp('next', (-side * 1.58, 1.15, 0.46), (-side * 0.9, 1.0, 0), 0.03, 0.2, linear('#ffcc8f')[:3], 0.4)


def scarf(colour, long=0.62, wide=0.075):
    """A scarf over a peg, its ends below one another."""
    wool = cloth(colour, 260)

    def end(u, v, drop, out):
        gather = 0.35 + 0.65 * rising(v, 0, 0.5)
        return (u * wide * gather + 0.01 * math.sin(3 * v), 0.02 - drop * v, out * (0.4 + 0.6 * rising(v, 0, 0.2)) + 0.012 * math.sin(7 * u + 1.2 * v + drop * 9) * gather)

    return group(surface(lambda u, v: end(u, v, long, 0.02), wool), surface(lambda u, v: end(u, v, long * 0.8, 0.045), wool))


def bag(colour='#8a5a36'):
    """A leather bag for charts and a headset, its flap towards the viewer."""
    leather, brass = plain(colour, 0.5, grain=0.5), plain(*BRASS)
    flap = put(lofted(0.375, 0.15, 0.03, softened([(0, 0), (0.007, 0)], 0.001, 0.005), leather), (0, 0.195, 0.078))
    straps = [box((0.024, 0.21, 0.005), plain('#5c3a22', 0.5), (x, 0.165, 0.088), 0.0015) for x in (-0.1, 0.1)]
    buckles = [box((0.032, 0.024, 0.005), brass, (x, 0.105, 0.0905), 0.001) for x in (-0.1, 0.1)]
    handle = cord([(-0.07, 0.265, 0), (-0.065, 0.3, 0), (-0.03, 0.318, 0), (0.03, 0.318, 0), (0.065, 0.3, 0), (0.07, 0.265, 0)], 0.008, plain('#5c3a22', 0.5))
    return group(put(lofted(0.37, 0.265, 0.035, softened([(-0.08, 0), (0.078, 0)], 0.03, 0.02), leather), (0, 0.1325, 0)), flap, *straps, *buckles, handle)


def peg(grain):
    return turned(rounded([(0, 0), (0.011, 0.002), (0.011, 0.05), (0.016, 0.058), (0.015, 0.066), (0, 0.068)]), grain, 32)


def hall(region, wall, lower, side):
    """A hall: a door on this `side`, and what one takes along for a flight on pegs at the other; the lower wall has a colour of its own."""
    hang(region, wall)
    low = HEIGHT - 0.51
    box((14, 0.83, 0.004), plaster(lower), (0, 0.415, 0.0005), 0)
    cable((0.05, low + 0.02, 0.006), (0.05, low - 0.02, 0.006), (0.056, low - 0.06, 0.008), (0.05, 0.72, 0.01), (0.05, 0.5, 0.01))
    white, grain = plain('#eae7df', 0.42), wood('oak')
    # The door and its casing.
    for x, wide in ((0.93, 0.085), (0.895, 0.02)):
        box((wide, 4.4, 0.024 if wide > 0.05 else 0.034), white, (side * x, 0, 0.014), 0.003)
    box((0.54, 0.075, 0.02), grain, (side * -0.815, 1.68, 0.012), 0.003)
    put(sheet(0.9, 5, white), (side * 1.4, 0, 0.004))
    for i in range(4):
        put(peg(grain), (side * (-0.59 - 0.148 * i), 1.68, 0.02), (90, 0, 0))
    put(scarf('#a4492f'), (side * -0.887, 1.67, 0.05))
    put(bag(), (side * -0.78, 0.5, 0.2), (0, side * 10, 0))
    box((0.9, 0.035, 0.34), grain, (side * -0.86, 0.482, 0.19), 0.003)
    rod((side * 1.0, 1.04, 0.02), (side * 1.0, 1.04, 0.06), 0.009, plain(*BRASS))
    rod((side * 0.99, 1.04, 0.06), (side * 1.1, 1.04, 0.06), 0.008, plain(*BRASS))
    put(headset(), (side * -0.59, 1.475, 0.075), (-6, side * 12, 0))
    window('day', (-side * 1.9, 2.0, 2.4), (side * 0.2, 1.1, 0), 1.2, 190, WINDOW, 1.6)
    sun((-side * 2.6, 3.2, 3.4), (side * 0.1, 1.35, 0), 240)
    soft_lamp('next', (side * 1.2, 1.3, 0.5), (side * 0.8, 1.1, 0), 0.03, 0.2, linear('#ffcc8f')[:3], 0.4)


# Which room each region's large map hangs in.
ROOMS = {
    'germany': lambda: study('germany', '#6f7c7c', 1),
    'europe': lambda: hall('europe', '#d9d5cb', '#5d7068', -1),
}


# A curtain and a white wall stay below white; darker walls and more things need more of the moon than a living room.
BY_DAY = {**DAY, 'weights': {name: tuple(0.9 * part for part in weight) if isinstance(weight, tuple) else weight for name, weight in DAY['weights'].items() if name != 'lamp'}, 'quality': 80}
BY_NIGHT = {**MOONLIT, 'weights': {**MOONLIT['weights'], 'sun': moonlight(0.15, SUN), 'day': moonlight(0.026, WINDOW), 'ambient': moonlight(0.052, SKY)}, 'quality': 84}


def shot(region):
    name = '' if region == 'germany' else f'{region}-'
    made = [finish for finish in FINISHES if finish not in NOT_MADE.get((region, '70x100'), ())]
    return {
        'build': ROOMS[region],
        'size': (1500, 1000),
        'over': 1.3,
        'samples': 4,
        'frames': {finish: f'products/metarmap-{name}{finish}-room-large.webp' for finish in made},
        'look': BY_DAY,
        'nights': {finish: f'products/metarmap-{name}{finish}-room-large-night.webp' for finish in made},
        'night_look': BY_NIGHT,
    }


SHOTS = [shot(region) for region in ROOMS]
