"""Things where they are used, and each print in a room of its own: in lists no two look alike."""
import math

from camera import SKY, WINDOW, ambient, bulb, camera, in_group, moonlight, rim, window
from furniture import books, mug, pencil, plant, table_lamp, vase
from materials import add, linear, new, paper, plain, plaster, print_image, wood
from scenes.behind import around
from scenes.chart import flat, plotter
from scenes.collections import windsock
from scenes.gifts import cloud_book, edge_lamp
from scenes.logbook import COVERS, logbook
from scenes.mini import CLOSE, EAST_COAST, stand
from scenes.parts import kneeboard
from scenes.prints import first_edition, home_field, night_print, poster
from sets import BY_DAY, BY_LAMP, COMPOSED, LAMP
from shapes import box, cord, frame, group, put, rounded, sheet, turned
from wall_map import FINISHES, LIT, mini_map


def headset():
    """A pilot's headset that lies on its cups, its band away from the viewer."""
    shell, pad = plain('#2f4a3c', 0.35), plain('#1b1c1e', 0.8, grain=0.4)
    steel = plain('#b9bec4', 0.25, 1.0)
    parts = []
    for side in (-1, 1):
        cup = turned(rounded([(0, 0), (0.026, 0), (0.036, 0.006), (0.039, 0.02), (0.037, 0.03), (0.03, 0.034)]), shell, 56)
        ring = turned(rounded([(0.018, 0.03), (0.03, 0.03), (0.039, 0.036), (0.041, 0.044), (0.036, 0.053), (0.026, 0.055), (0.018, 0.048)]), pad, 56)
        parts.append(put(group(cup, ring), (side * 0.098, 0.042, 0), (0, 0, side * 90)))
        parts.append(cord([(side * 0.101, 0.04, 0), (side * 0.104, 0.075, 0), (side * 0.1, 0.115, 0), (side * 0.088, 0.15, 0)], 0.0024, steel))
    arc = [(0.094 * math.cos(a), 0.135 + 0.078 * math.sin(a), 0) for a in (math.pi * i / 10 for i in range(11))]
    parts.append(cord(arc, 0.0042, steel))
    parts.append(cord(arc[2:9], 0.0125, pad))
    parts.append(cord([(-0.104, 0.035, 0.006), (-0.108, 0.012, 0.04), (-0.09, -0.004, 0.085), (-0.05, -0.01, 0.112)], 0.0022, steel))
    parts.append(put(turned(rounded([(0, 0), (0.007, 0.002), (0.009, 0.01), (0.007, 0.02), (0, 0.022)]), pad, 32), (-0.05, -0.01, 0.112), (0, 0, -76)))
    return group(*parts)


def desk(wall, top='walnut', lamp=False):
    """A desk before a wall 60 cm behind its edge, in the light of a window on the left."""
    sheet(8, 6, plaster(wall), (0, 0, -0.42))
    box((3, 0.04, 1.1), wood(top), (0, -0.02, 0.1), 0.003)
    window('day', (-1.5, 1.35, 1.0), (0, 0.08, 0), 0.75, 78, WINDOW)
    ambient(SKY, 0.5)
    if lamp:
        window('lamp', (0.75, 0.85, 0.3), (0, 0.05, 0), 0.2, 7, LAMP)


# Each mug with the colour of its words.
MUGS = {'white': ('#f2f0ea', '#12304f'), 'blue': ('#8ec5e8', '#12304f'), 'navy': ('#12304f', '#f2f0ea')}


def mug_at_desk(name):
    """The mug on a pilot's desk, a headset behind it."""
    desk('#8b9a93')
    colour, words = MUGS[name]
    ink = plain(words, 0.5)
    put(group(put(mug(colour), turned=(0, 18, 0)), around('CAVOK', 0.0413, 0.0235, ink, 0.04)), (-0.032, 0, 0.03), (0, 10, 0))
    put(logbook(), (0.15, 0, -0.1), (0, -14, 0))
    put(headset(), (0.155, 0.047, -0.075), (-72, -16, 0))
    put(pencil('#a3563a'), (0.1, 0.0035, 0.075), (0, 24, 0))
    camera((0.032, 0.24, 0.76), (0.02, 0.067, -0.02), 22.5, 0.004, (-0.032, 0.05, 0.07))


def logbook_on_desk(name):
    """The logbook on a desk where one writes, its back and its ribbon towards the viewer."""
    desk('#8f8a80', 'oak')
    put(logbook(name), (-0.005, 0, 0.02), (0, 20, 0))
    put(pencil('#a3563a'), (-0.02, 0.0035, 0.168), (0, 14, 0))
    camera((-0.056, 0.35, 0.45), (-0.003, 0.0, 0.014), 27.5, 0.0007, (0.0, 0.02, 0.05))


def lamp_at_bed():
    """The airfield lamp beside books at a bed, in the evening."""
    sheet(8, 6, plaster('#5f7684'), (0, 0, -0.2))
    box((0.62, 0.03, 0.42), wood('walnut'), (0, -0.015, 0), 0.003)
    put(in_group(edge_lamp(), 'lamp'), (-0.055, 0, 0.0))
    bulb('lamp', (-0.055, 0.135, 0), 1.3, '#ffd39a', 0.03)
    put(books('#b5572f', '#d8c3a5', '#12304f'), (0.12, 0, -0.03), (0, 16, 0))
    put(mug('#e6e0d2'), (0.125, 0.074, -0.03), (0, -36, 0), 0.86)
    window('day', (-1.4, 1.4, 1.1), (0, 0.08, 0), 0.8, 80, WINDOW)
    ambient(SKY, 0.5)
    camera((0.06, 0.25, 0.78), (0.03, 0.098, 0), 23, 0.003, (-0.05, 0.1, 0.04))


def sky():
    """What is seen of the day through a window: brighter towards the horizon."""
    material, tree, shader = new('sky')
    high = add(tree, 'ShaderNodeSeparateXYZ', {'Vector': add(tree, 'ShaderNodeTexCoord').outputs['Generated']}).outputs['Y']
    tone = add(tree, 'ShaderNodeMixRGB', {'Fac': high, 'Color1': linear('#cfe0ea'), 'Color2': linear('#7fb0da')})
    shine = add(tree, 'ShaderNodeEmission', {'Color': tone.outputs[0], 'Strength': 0.8})
    tree.links.new(shine.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    material.cycles.sample_as_light = False
    return material


def sill(depth=0.3):
    """A sill of white wood, the bars of its window and the sky."""
    white = plain('#ece9e2', 0.4)
    in_group(sheet(3, 2.2, sky(), (0, 0.5, -1.2)), 'sky')
    box((2, 0.03, depth), white, (0, -0.015, depth / 2 - 0.15), 0.004)
    box((2, 0.05, 0.05), white, (0, 0.025, -0.13), 0.003)
    for x in (-0.2, 0.085):
        box((0.035, 1.4, 0.05), white, (x, 0.751, -0.13), 0.003)
    box((2, 0.03, 0.04), white, (0, 0.235, -0.13), 0.003)
    window('day', (-1.1, 0.9, 0.9), (0, 0.1, 0), 0.7, 40, WINDOW)
    ambient(SKY, 0.5)


def windsock_at_window():
    sill()
    put(windsock(), (-0.03, 0, 0.03))
    put(plant(3), (0.19, 0, -0.02), scale=0.17)
    camera((0.04, 0.16, 0.82), (0.035, 0.13, 0), 24, 0.004, (-0.02, 0.15, 0.03))


def offers():
    """The windsock at a wide window: sky and sill are left where pages crop the picture."""
    sill(0.6)
    put(windsock(), (-0.07, 0, 0.03))
    put(plant(3), (0.2, 0, -0.02), scale=0.17)
    put(books('#12304f', '#d8c3a5'), (-0.3, 0, 0.0), (0, 82, 0), 0.8)
    camera((0.02, 0.2, 1.12), (-0.01, 0.125, 0), 19.5, 0.003, (-0.05, 0.15, 0.03))


def book_at_window():
    """The book on clouds leans where one sees some."""
    sill()
    put(cloud_book(), (0.0, 0, -0.03), (-10, 9, 0))
    put(mug('#8ec5e8'), (0.13, 0, 0.03), (0, -32, 0))
    camera((0.05, 0.19, 0.84), (0.035, 0.108, 0), 22, 0.003, (0, 0.1, -0.02))


def kneeboard_on_chart(region):
    """The kneeboard where a flight is planned, on the chart beside plotter and headset."""
    flat(region)
    put(kneeboard(), (-0.03, 0.001, 0.02), (0, 8, 0))
    put(plotter(), (0.15, 0.0015, 0.08), (0, 66, 0))
    put(pencil('#a3563a'), (0.1, 0.0045, 0.03), (0, 74, 0))
    put(headset(), (0.1, 0.044, -0.15), (-78, 24, 0))
    camera((0.055, 0.49, 0.35), (0.018, 0.0, -0.005), 35, 0.0015)


def painted_wall(colour, day=-1):
    """A painted wall whose window is at the left (-1) or right (1)."""
    sheet(8, 8, plaster(colour)).name = 'wall'
    window('day', (day * 1.9, 1.7, 2.0), (day * -0.1, -0.1, 0), 0.8, 124, WINDOW)
    ambient(SKY, 0.52)


def ledge(top, finish='oak', width=3.0, depth=0.42):
    """The top of a piece of furniture at this height, which leads on out of the picture."""
    box((width, 0.024, depth), wood(finish), (0, top - 0.012, depth / 2), 0.002)
    box((width - 0.03, 0.6, 0.02), wood(finish), (0, top - 0.33, depth - 0.03), 0.001)


def codes_above_bench():
    """The poster of codes above a bench, among what one works with there."""
    painted_wall('#c7b08c')
    put(poster('metar'), (-0.03, 0.03, 0))
    ledge(-0.44, 'walnut')
    put(mug('#12304f'), (0.33, -0.44, 0.2), (0, 120, 0))
    for i, colour in enumerate(('#d9a514', '#a3282f', '#f2f0ea')):
        put(pencil(colour), (0.325 + 0.012 * i, -0.34 + 0.004 * i, 0.2 - 0.008 * i), (0, 40 * i, 74 + 7 * i))
    put(books('#12304f', '#8b9a93'), (-0.33, -0.44, 0.2), (0, 10, 0))
    put(headset(), (-0.325, -0.352, 0.19), (-72, 22, 0))
    camera((0.16, -0.02, 2.4), (0, -0.03, 0), 22)


def pattern_beside_plant():
    """The poster of the traffic pattern, leaves before its side."""
    painted_wall('#7f9a94')
    put(poster('pattern'), (-0.05, 0.02, 0))
    put(plant(6), (0.6, -1.12, 0.12), (0, 30, 0), 0.98)
    camera((-0.16, 0.02, 2.3), (0.02, 0.0, 0), 23.5)


def night_print_above_lamp():
    """The print of the night on a wall of ochre."""
    painted_wall('#b79b7d')
    night_print()
    ledge(-0.46, 'walnut')
    put(vase('#2f3b45', 12, 'tails', 5), (0.36, -0.46, 0.2), scale=0.8)
    put(books('#d8c3a5', '#12304f', '#a3563a'), (-0.3, -0.46, 0.2), (0, -8, 0))
    camera((0.14, -0.02, 2.4), (0.01, -0.04, 0), 23.5)


def home_field_on_shelf(finish, print_name):
    """The framed airfield leans on a shelf."""
    painted_wall('#9aa7ad', day=1)
    ledge(-0.215, 'oak', depth=0.24)
    put(home_field(finish, print_name), (0, 0, 0.02), (-4, 0, 0))
    put(books('#12304f', '#c98f4e'), (-0.33, -0.215, 0.11), (0, 82, 0), 0.9)
    put(vase('#e3ddd0', 8), (0.29, -0.215, 0.12), scale=0.6)
    camera((-0.12, 0.03, 1.5), (0, -0.005, 0.01), 23)


def stand_on_desk(finish, print_name):
    """The table stand with a small map in a frame like it, at work."""
    desk('#93a7b3', 'oak', lamp=True)
    put(stand(finish), (-0.03, 0, 0), (0, 6, 0))
    small = in_group(mini_map(finish, 1.8, print_name), 'lights')
    # Without its own foot, in the slot.
    next(part for part in small.children if part.type == 'MESH').hide_render = True
    put(group(put(small, (0, -0.003, -0.0145), (-3, 0, 0))), (-0.03, 0, 0), (0, 6, 0))
    put(books('#12304f', '#d8c3a5'), (-0.27, 0, -0.12), (0, 12, 0))
    put(headset(), (0.19, 0.031, -0.06), (-76, -22, 0))
    put(pencil('#d9a514'), (0.14, 0.0035, 0.1), (0, 24, 0))
    camera((0.18, 0.29, 0.98), (0.005, 0.145, 0), 23.5, 0.003, (-0.03, 0.16, 0.03))


def frame_on_shelf(finish):
    """The empty frame leans on a shelf; what it will show lies rolled up beside it."""
    painted_wall('#a8927e')
    ledge(-0.37, 'oak', depth=0.3)
    # The wall is seen through it: paper in it looked like a hole in the picture.
    put(group(frame(0.5, 0.7, wood(finish))), (-0.06, -0.02, 0.03), (-4, 0, 0))
    put(turned([(0.026, -0.2), (0.026, 0.2)], paper(print_image('pattern')), 72), (0.3, -0.344, 0.17), (0, -14, 90))
    put(vase('#4f6470', 8, 'reed', 6), (0.36, -0.37, 0.1), scale=0.8)
    camera((0.14, 0.0, 2.2), (0.02, -0.03, 0), 23.5)


def first_edition_in_study():
    """The first edition on a dark wall, a lamp beside it."""
    painted_wall('#5b6a70')
    first_edition()
    ledge(-0.45, 'walnut')
    window('lamp', (0.42, 0.95, 0.6), (0.02, 0.05, 0), 0.22, 11, LAMP)
    put(in_group(table_lamp('#b08d57'), 'lamp'), (0.38, -0.45, 0.2), scale=0.8)
    put(books('#5a2f25', '#1f3a3a', '#c9b48a'), (-0.32, -0.45, 0.2), (0, 12, 0))
    rim((-1.7, 0.9, 1.0), (0, 0, 0), 0.3, 33)
    camera((0.14, -0.02, 2.45), (0.01, -0.04, 0), 23.5)


def hung_poster(finish):
    """The poster of the pattern between the magnetic rails, on its cord of leather."""
    painted_wall('#a9978a')
    rail = wood(finish)
    leather = plain('#6b4226', 0.6, grain=0.3)
    nail = plain('#b9bec4', 0.25, 1.0)
    put(sheet(0.5, 0.7, paper(print_image('pattern'))), (0, -0.04, 0.007))
    for y in (0.312, -0.392):
        for z in (0.0028, 0.0112):
            box((0.52, 0.026, 0.0078), rail, (0, y, z), 0.0012)
        for x in (-0.2, -0.07, 0.07, 0.2):
            put(turned([(0, 0.0002), (0.0034, 0.0002), (0.0034, 0)], plain('#8f9499', 0.3, 1.0), 32), (x, y, 0.0152), (90, 0, 0))
    cord([(-0.226, 0.318, 0.0165), (-0.2255, 0.328, 0.015), (-0.19, 0.352, 0.007), (-0.02, 0.444, 0.006), (0, 0.4515, 0.006), (0.02, 0.444, 0.006), (0.19, 0.352, 0.007), (0.2255, 0.328, 0.015), (0.226, 0.318, 0.0165)], 0.0019, leather)
    put(turned([(0, 0), (0.0018, 0), (0.0018, 0.012), (0.005, 0.0128), (0.005, 0.0142), (0, 0.0146)], nail, 32), (0, 0.4505, 0), (90, 0, 0))
    put(plant(6), (0.66, -1.2, 0.12), (0, 70, 0), 0.98)
    camera((-0.2, 0.04, 2.45), (0.02, 0.01, 0), 23.5)


def shot(build, pictures, samples=4):
    return {'build': build, 'size': (1000, 1000), 'over': 1.25, 'samples': samples, 'pictures': {f'products/{path}.webp': {'quality': 76 if path.endswith('night') else 82, **look} for path, look in pictures.items()}}


DUSK = {'weights': {'day': (0.42, 0.46, 0.54), 'ambient': (0.4, 0.45, 0.56), 'lamp': (0.8, 0.7, 0.56)}, 'strength': 0.08, 'vignette': 0.08}

# A lit map in a room with a lamp.
LIT_BY_LAMP = {**BY_LAMP, 'weights': {'lights': 4.4, 'lamp': (0.36, 0.46, 0.62), 'day': moonlight(0.07, WINDOW), 'ambient': moonlight(0.075, SKY)}, 'strength': 0.08, 'exposure': 1.2, 'quality': 78}
# And where its shade is seen, which has a colour of its own.
BESIDE_LAMP = {**LIT_BY_LAMP, 'weights': {'lights': 4.6, 'rim': 0.8, 'lamp': (0.36, 0.34, 0.31), 'day': moonlight(0.1, WINDOW), 'ambient': moonlight(0.1, SKY)}, 'strength': 0.1, 'vignette': 0.1}

# Seen through panes: the sky has a layer of its own.
WINDOW_BY_DAY = {**BY_DAY, 'weights': {**BY_DAY['weights'], 'sky': 1}}

SHOTS = [
    *(shot(lambda name=name: mug_at_desk(name), {f'tasse-cavok-{name}': BY_DAY, f'tasse-cavok-{name}-night': COMPOSED}) for name in MUGS),
    *(shot(lambda name=name: logbook_on_desk(name), {f'flugbuch-{name}': {**BY_DAY, 'exposure': 0.84}, f'flugbuch-{name}-night': COMPOSED}, 6) for name in COVERS),
    shot(lamp_at_bed, {
        'platzlampe-1': DUSK,
        'platzlampe-2-night': {'weights': {'day': moonlight(0.03, WINDOW), 'ambient': moonlight(0.07, SKY), 'lamp': (1, 0.86, 0.66)}, 'strength': 0.12, 'vignette': 0.12},
    }),
    shot(windsock_at_window, {'mini-windsack-1': WINDOW_BY_DAY, 'mini-windsack-1-night': COMPOSED}),
    {'build': offers, 'size': (1600, 900), 'over': 1.25, 'samples': 5, 'pictures': {'collections/angebote.webp': {**WINDOW_BY_DAY, 'exposure': 0.92, 'quality': 82}, 'collections/angebote-night.webp': COMPOSED}},
    shot(book_at_window, {'buch-wolken-lesen-1': WINDOW_BY_DAY, 'buch-wolken-lesen-1-night': COMPOSED}),
    *(shot(lambda region=region: kneeboard_on_chart(region), {f'kniebrett-{name}1': {**BY_DAY, 'quality': 78}, f'kniebrett-{name}1-night': COMPOSED}) for name, region in (('', 'germany'), ('east-coast-', 'east-coast'))),
    shot(codes_above_bench, {'poster-wetterkuerzel-1': BY_DAY, 'poster-wetterkuerzel-2-night': COMPOSED}),
    *(shot(lambda finish=finish: hung_poster(finish), {f'posterleiste-magnetisch-{finish}': BY_DAY, f'posterleiste-magnetisch-{finish}-night': COMPOSED}) for finish in ('oak', 'walnut')),
    shot(pattern_beside_plant, {'poster-platzrunde-1': BY_DAY, 'poster-platzrunde-2-night': COMPOSED}),
    shot(night_print_above_lamp, {'nachtflug-druck-1': BY_DAY, 'nachtflug-druck-2-night': COMPOSED}),
    *(shot(lambda finish=finish, print_name=print_name: home_field_on_shelf(finish, print_name), {f'heimatplatz-karte-{region}{finish}': {**BY_DAY, 'is_lifted': True}, f'heimatplatz-karte-{region}{finish}-night': COMPOSED}) for region, print_name in (('', 'home-field'), ('east-coast-', 'home-field-us')) for finish in ('white', 'oak', 'black')),
    *(shot(lambda finish=finish, print_name=print_name: stand_on_desk(finish, print_name), {f'tischstaender-{region}{finish}': {**CLOSE, 'weights': {**CLOSE['weights'], 'lamp': 0}}, f'tischstaender-{region}{finish}-night': LIT_BY_LAMP}) for region, print_name in (('', 'mini'), ('east-coast-', EAST_COAST)) for finish in ('oak', 'black')),
    *(shot(lambda finish=finish: frame_on_shelf(finish), {f'wechselrahmen-{finish}': BY_DAY, f'wechselrahmen-{finish}-night': COMPOSED}) for finish in FINISHES),
    shot(first_edition_in_study, {'metarmap-erstausgabe-1': {**LIT, 'weights': {**LIT['weights'], 'lamp': 0}}, 'metarmap-erstausgabe-1-night': BESIDE_LAMP}),
]
