"""The desk edition as it comes, and where it stands: in its box, and on a desk beside things whose size one knows."""
from camera import SKY, WINDOW, ambient, camera, in_group, moonlight, rim, window
from furniture import SUN, mug, sun, vase
from materials import cardboard, linear, paper, plain, plaster, wood
from scenes.behind import controller, this_way_up, wordmark
from scenes.box import card, coil, lid
from scenes.large import glasses
from scenes.mini import CLOSE, FINISHES, REGIONS as PRINTS, stand
from scenes.power import supply
from scenes.room import MOONLIT
from sets import BY_DAY, COMPOSED, sweep
from shapes import box, frame, group, lofted, put, rod, sheet, softened
from wall_map import cable, lit_sheet, mini_map, regions


def unlit(print_name):
    """The small map without its foot, lying, its lights off."""
    data = regions()[print_name]
    lights = [(x, y, category) for _, x, y, category in data['lights']]
    printed = put(lit_sheet(print_name, data['width'], data['height'], lights, 0.0, scale=0.62), (0, 0, 0.013))
    return put(group(group(frame(0.21, 0.3, wood('oak'), 0.013, 0.019), printed)), turned=(-90, 0, 0))


def carton(print_name):
    """The open carton of a small map, and before it what else lies in it."""
    sweep('#c3c9c6', 0.6)
    board, edge, inner = cardboard('#ad9070'), cardboard('#8a6e4e'), cardboard('#bda483')
    ink = plain('#2c2012', 0.9, specular=0.1)
    w, h, d, t = 0.27, 0.07, 0.36, 0.004
    pads = [box((0.05, 0.02, 0.05), inner, (x * 0.1, 0.048, z * 0.145), 0.003) for x in (-1, 1) for z in (-1, 1)]
    put(group(
        box((w, t, d), inner, (0, t / 2, 0), 0),
        *[box((w, h, t), board, (0, h / 2, side * d / 2), 0.0006) for side in (-1, 1)],
        *[box((t, h, d), board, (side * w / 2, h / 2, 0), 0.0006) for side in (-1, 1)],
        # The cut edge of corrugated board is darker than its faces.
        box((w, 0.0008, t * 0.6), edge, (0, h, d / 2), 0),
        *[box((t * 0.6, 0.0008, d), edge, (side * w / 2, h, 0), 0) for side in (-1, 1)],
        put(lid(w, d, 0.06, board, edge, ink, 0.034), (0, h, -d / 2), (-46, 0, 0)),
        put(wordmark(0.018, ink), (-0.045, 0.028, d / 2 + t / 2 + 0.0003)),
        put(this_way_up(0.03, ink), (0.1, 0.036, d / 2 + t / 2 + 0.0003)),
        box((w - 0.01, 0.024, d - 0.01), inner, (0, 0.016, 0), 0.003),
        put(group(unlit(print_name)), (0, 0.032, 0)),
        *pads,
    ), (-0.07, 0, -0.1), (0, 9, 0))
    put(stand('oak'), (-0.15, 0, 0.19), (0, 16, 0), 0.75)
    put(card(), (0.005, 0.001, 0.2), (0, -9, 0))
    put(coil(), (0.18, 0, 0.07), (0, 30, 0))
    # Its plug differs from country to country.
    put(supply(has_pins=False), (0.2, 0, -0.04), (0, 152, 0))
    put(controller(), (0.125, 0, 0.2), (0, -18, 0))
    camera((0.09, 0.74, 0.94), (0.012, 0.148, 0.0), 38, 0.0015)


def laptop():
    """An open laptop of 14 inches, asleep: nearly as wide as the small map is high."""
    shell, dark, key = plain('#a9adb1', 0.42, specular=0.4), plain('#242b33', 0.3), plain('#1d1f23', 0.55)
    keys = [box((0.0158, 0.0012, 0.0152), key, (-0.12025 + 0.0185 * i, 0.0143, -0.073 + 0.0182 * j), 0.0004) for i in range(14) for j in range(4)]
    keys.append(box((0.092, 0.0012, 0.0152), key, (-0.01, 0.0143, -0.0002), 0.0004))
    return group(
        put(lofted(0.312, 0.22, 0.011, softened([(0, 0), (0.0138, 0)], 0.003, 0.0012), shell), turned=(-90, 0, 0)),
        *keys,
        box((0.115, 0.0004, 0.07), plain('#9da1a5', 0.35, specular=0.4), (0, 0.0138, 0.066), 0.0001),
        put(group(
            put(lofted(0.312, 0.216, 0.011, softened([(0, 0), (0.0055, 0)], 0.0015, 0.001), shell), (0, 0.108, 0)),
            sheet(0.303, 0.2, dark, (0, 0.111, 0.0057)),
        ), (0, 0.0138, -0.106), (-19, 0, 0)),
    )


# Each region's wall, so that its gallery is another room.
WALLS = {'mini': '#a7b3b0', 'mini-south': '#c9c2b4', 'mini-alps': '#8fa0a8', 'mini-east-coast': '#b9a58c'}


def at_work(print_name):
    """The small map on a desk below a window that is not seen, beside a laptop and a mug."""
    sheet(8, 6, plaster(WALLS[print_name]), (0, 0, -0.34))
    put(sheet(8, 6, plain('#b99b75', 0.6)), (0, -0.74, 2), (-90, 0, 0))
    box((1.7, 0.03, 0.72), wood('oak'), (-0.1, -0.015, 0.03), 0.003)
    for x in (-0.86, 0.66):
        rod((x * 1.02, -0.74, 0.3), (x, -0.03, 0.3), 0.012, plain('#1c1c1e', 0.45), 0.018)
    put(in_group(mini_map('oak', 1.8, print_name), 'lights'), (0.13, 0, -0.07), (0, -8, 0))
    cable((0.15, 0.05, -0.1), (0.16, 0.0024, -0.12), (0.2, 0.0024, -0.16), (0.23, 0.0024, -0.26), (0.23, 0.0, -0.322), (0.23, -0.1, -0.33), (0.24, -0.6, -0.33))
    put(laptop(), (-0.2, 0, 0.02), (0, 13, 0))
    put(mug('#f2f0ea'), (0.315, 0, 0.05), (0, -30, 0))
    put(glasses(), (0.16, 0, 0.19), (0, 24, 0), 0.95)
    put(vase('#4f6470', 9, 'reed', 3), (-0.5, 0, -0.16), (0, 0, 0), 0.85)
    sun((-2.6, 1.9, 2.6), (0.1, 0.2, -0.3), 190, 0.3)
    window('day', (-1.9, 1.2, 1.5), (0.1, 0.1, 0), 0.9, 90, WINDOW, 1.2)
    rim((-0.9, 0.8, 0.7), (0.2, 0.16, 0), 0.2, 9)
    ambient(SKY, 0.5)
    camera((0.08, 0.5, 1.95), (-0.01, 0.203, 0), 24, 0.004, (0.1, 0.16, 0))


DESK_BY_DAY = {**CLOSE, 'weights': {**CLOSE['weights'], 'sun': (0.6, 0.64, 0.72), 'day': (0.42, 0.46, 0.52), 'ambient': (0.5, 0.55, 0.64)}, 'quality': 76}


def desk_by_night(print_name):
    """On a tan wall the moon is bluer than on the first one, which is grey: there it would be grey itself."""
    grey, wall = linear(WALLS['mini'])[:3], linear(WALLS[print_name])[:3]
    tint = [(one / other) ** 0.5 for one, other in zip(grey, wall)]
    level = sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), tint))
    moon = {'sun': moonlight(0.1, SUN), 'day': moonlight(0.03, WINDOW), 'ambient': moonlight(0.056, SKY)}
    moon = {name: tuple(weight * part / level for weight, part in zip(weights, tint)) for name, weights in moon.items()}
    return {**MOONLIT, 'weights': {'lights': 5.6, **moon, 'rim': 0.6}, 'vignette': 0.06, 'quality': 78}


SQUARE = {'size': (1000, 1000), 'over': 1.3, 'samples': 6}


def boxed(print_name, word):
    file = f'products/metarmap-mini-{word}box'
    return {
        **SQUARE,
        'build': lambda: carton(print_name),
        'pictures': {f'{file}.webp': {**BY_DAY, 'exposure': 0.68, 'quality': 78}, f'{file}-night.webp': COMPOSED},
    }


def word_of(finish):
    """What the names of files say of a frame: nothing of oak."""
    return '' if finish == 'oak' else f'-{finish}'


def on_desk(print_name, word):
    file = f'products/metarmap-mini-{word}desk'
    return {
        **SQUARE,
        'build': lambda: at_work(print_name),
        'frames': {finish: f'{file}{word_of(finish)}.webp' for finish in FINISHES},
        'look': DESK_BY_DAY,
        'nights': {finish: f'{file}{word_of(finish)}-night.webp' for finish in FINISHES},
        'night_look': desk_by_night(print_name),
    }


SHOTS = [
    *(boxed(name, word) for name, word in PRINTS.items()),
    *(on_desk(name, word) for name, word in PRINTS.items()),
]
