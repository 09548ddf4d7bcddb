"""The map in a living room above a sideboard; and the wide pictures of the brand."""
from camera import BY_MOON, SKY, WINDOW, ambient, bulb, camera, in_group, moon_on_print, moonlight, rim, soft_lamp, window
from furniture import SUN, books, floor_lamp, foliage, mug, plant, sideboard, sun, table_lamp, vase
from materials import linear, plain, plaster
from person import person
from shapes import put, sheet
from wall_map import COLOURS, FINISHES, REGIONS, cable, regions, wall_map

# Warm at the lamp, the moon's beyond it: a wall that is brown to its edges looks dirty on a page in dark mode.
EVENING = {
    'weights': {'lights': 4.9, 'lamp': (0.26, 0.218, 0.178), 'sun': 0, 'day': moonlight(0.056, WINDOW), 'ambient': moonlight(0.061, SKY)},
    'exposure': 1.3,
    'strength': 0.12,
    'vignette': 0.08,
    'contrast': 1.14,
}
# White stays white, and the paper is dark enough for its lights to be seen. The weights take back what the
# oak and the floor give the room: its wall is as neutral as in the pictures without furniture.
DAY = {
    'weights': {'lights': 0.26, 'glow': 0.8, 'lamp': 0, 'sun': (0.71, 0.78, 0.9), 'day': (0.29, 0.343, 0.422), 'ambient': (0.36, 0.43, 0.555)},
    'contrast': 1.26,
    'paleness': 0.03,
    # Two pixels wide in a card's picture, and of the colours of the page.
    'ring': 1,
    'depth': 0.85,
    'is_lifted': True,
}
# The moon falls in where the sun does by day, the map lights what is near it, and far away a lamp burns in the next room.
MOONLIT = {
    'weights': {'lights': 5.2, 'thrown': 1.5, 'next': 2.6, 'sun': moonlight(0.115, SUN), 'day': moonlight(0.012, WINDOW), 'ambient': moonlight(0.034, SKY), 'rim': 0.6},
    'exposure': 1.3,
    'strength': 0.15,
    'vignette': 0.2,
    'contrast': 1.12,
}
# As wide as a page, a room in hard sun would be gloomy.
BRIGHT = {
    **DAY,
    'weights': {'lights': 0.3, 'glow': 0.6, 'lamp': 0, 'sun': (0.6, 0.61, 0.66), 'day': (0.53, 0.59, 0.66), 'ambient': (0.6, 0.66, 0.76)},
}
# Regions are told apart at the first glance: wall, wood, what stands beside the map, and the window's side.
WALLS = {'germany': '#cfccc3', 'alps': '#b3bfc6', 'europe': '#d0b498', 'east-coast': '#a3b9b8'}
WOODS = {'germany': 'oak', 'alps': 'white', 'europe': 'walnut', 'east-coast': 'oak'}


def moonlit(region):
    """The look of a room by night. On a tan wall the moon is as blue as on a grey one, on which it would be brown."""
    red, _, blue, _ = linear(WALLS[region])
    if red < 1.5 * blue:
        return MOONLIT
    tint = [grey / wall for grey, wall in zip(linear(WALLS['germany']), linear(WALLS[region])[:3])]
    level = sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), tint))
    by_moon = {name: tuple(weight * part / level for weight, part in zip(MOONLIT['weights'][name], tint)) for name in ('sun', 'day', 'ambient')}
    return {**MOONLIT, 'weights': {**MOONLIT['weights'], **by_moon}}


def read_by_moon(look):
    """A look by night in which the codes of a map are read on its paper, among things that are as dark as before."""
    return {**look, 'weights': {**look['weights'], 'glow': 7, 'print': tuple(0.7 * part for part in BY_MOON)}, 'contrast': 1.16, 'ring': 0.8, 'is_inked': True}


# What a camera adds: corners that are darker, a trace of colour at edges far from the middle, grain.
CAMERA = {'fringe': 0.0004, 'grain': 0.0075}
# How large the map is, as a share of 50 × 70 cm.
SIZES = {'50x70': 1.0, '70x100': 1.42}
# The frames in which a map is not sold.
NOT_MADE = {('alps', '70x100'): ('white',), ('east-coast', '50x70'): ('black', 'white')}


def living_room(wall, x, region, size, height, finish='oak'):
    sheet(14, 8, plaster(wall))
    # The floor is not seen, but its warm light is.
    put(sheet(14, 8, plain('#b99b75', 0.6)), (0, 0, 4), (-90, 0, 0))
    put(in_group(wall_map('oak', region, 1.8), 'lights'), (x, height, 0), scale=size)
    put(sideboard(finish), (x, 0, 0.02))
    low = height - size * (regions()[region]['height'] / 2000 + 0.015)
    cable((x + 0.05, low + 0.02, 0.006), (x + 0.05, low - 0.02, 0.006), (x + 0.056, low - 0.08, 0.005), (x + 0.048, 0.7, 0.006), (x + 0.05, 0.6, 0.006))


def thrown_by(region, at, size, rows=3, columns=2):
    """What the map's lights throw into the room, in the layer `thrown`: each part of the sheet the sum of its own."""
    data = regions()[region]
    width, height = data['width'] / columns, data['height'] / rows
    outer = [size * (data[side] / 2000 + 0.015) for side in ('width', 'height')]
    spared = (at[0] - outer[0], at[1] - outer[1], at[0] + outer[0], at[1] + outer[1])
    for row in range(rows):
        for column in range(columns):
            lights = [COLOURS[kind] for _, x, y, kind in data['lights'] if (min(int(x / width), columns - 1), min(int(y / height), rows - 1)) == (column, row)]
            total = [sum(light[channel] for light in lights) for channel in range(3)]
            x = at[0] + size * (column + 0.5 - columns / 2) * width / 1000
            y = at[1] + size * (rows / 2 - row - 0.5) * height / 1000
            soft_lamp('thrown', (x, y, 0.07), (x, y, 1), 0.001 * size * size, 0.09 * size, total, 0.22, spared)


def by_books_and_grasses(x, left=-0.5):
    put(books('#12304f', '#a3563a', '#d8c3a5'), (x + left, 0.671, 0.2), (0, 8, 0))
    put(vase(), (x + 0.54, 0.671, 0.2))


def beside(region):
    """What stands on and beside the sideboard."""
    if region == 'germany':
        by_books_and_grasses(0, -0.37)
        put(plant(), (1.02, 0, 0.1))
        put(mug(), (-0.14, 0.671, 0.27), (0, -40, 0))
    elif region == 'alps':
        put(vase('#4f6470', 9, 'reed', 3), (-0.56, 0.671, 0.2))
        put(books('#d8c3a5', '#1f4e79'), (0.5, 0.671, 0.22), (0, -10, 0))
        put(floor_lamp(is_lit=False), (1.06, 0, 0.16))
    elif region == 'europe':
        put(plant(9), (-1.02, 0, 0.1))
        put(books('#2f4a3c', '#d8c3a5', '#12304f', '#a3563a'), (0.54, 0.671, 0.2), (0, 6, 0))
        put(mug('#e6e0d2'), (-0.36, 0.671, 0.24), (0, 200, 0))
    else:
        put(table_lamp(is_lit=False), (-0.58, 0.671, 0.2))
        put(books('#f2f0ea', '#a3563a'), (0.3, 0.671, 0.24), (0, 9, 0))
        put(vase('#e3ddd0', 11, 'tails', 5), (0.62, 0.671, 0.2), scale=0.84)


def side_of_window(region):
    return 1 if region in ('alps', 'east-coast') else -1


def hung(size):
    """How high the middle of a map hangs."""
    return 1.36 if size > 1 else 1.29


def view(region, size):
    """
    From where a room is seen: the large map whole, the small one from so near that its lights are seen on a card, and beside the
    middle, since by night someone sits there.
    """
    if size > 1:
        return (0.16, 1.3, 3.75), (0.02, 1.265, 0.02), 20.8
    side = side_of_window(region)
    return (-side * 0.16, 1.24, 3.75), (-side * 0.12, 1.185, 0.02), 17.5, 0.012, (-side * 0.12, 1.2, 0.02)


def room(region, size):
    """Both sizes of a region in the same room: the sideboard is 1.7 m wide."""
    height, side = hung(size), side_of_window(region)
    living_room(WALLS[region], 0, region, size, height, WOODS[region])
    beside(region)
    sun((side * 2.9, 3.05, 3.6), (0.0, 1.3, 0), size=0.13)
    if side > 0:
        # The shadow of a tree lies at the edge of the picture.
        foliage((1.52, 1.99, 0.95))
    window('day', (side * 3.2, 2.2, 2.6), (0.2, 1.15, 0), 1.3, 250, WINDOW, 1.7)
    rim((-1.7, 2.26, 1.0), (0, height, 0), 0.3, 33)
    thrown_by(region, (0, height), size)
    moon_on_print((0, height), *(size * regions()[region][side] / 1000 for side in ('width', 'height')))
    # A lamp in the next room, beyond the picture.
    soft_lamp('next', (-side * 1.58, 1.15, 0.46), (-side * 0.9, 1.0, 0), 0.03, 0.2, linear('#ffcc8f')[:3], 0.4)
    ambient(SKY, 0.5)
    camera(*view(region, size))


def hero(region):
    """Everything stands to the right: the left is for words."""
    living_room('#bcc5c0', 0.42, region, SIZES['70x100'], 1.3)
    by_books_and_grasses(0.42)
    put(plant(9), (1.42, 0, 0.2))
    put(in_group(floor_lamp(), 'lamp'), (-0.72, 0, 0.3))
    bulb('lamp', (-0.72, 1.5, 0.3), 24, '#ffcf96', 0.1)
    # From so far in front that the lamp hides most of its own shadow.
    sun((-1.9, 2.9, 4.6), (0.2, 1.25, 0), size=0.3)
    window('day', (-3.6, 2.3, 2.8), (0.3, 1.0, 0), 1.3, 300, WINDOW, 1.7)
    ambient(SKY, 0.5)
    # Wall above and below the map, so that a page can cut the picture to 2:1.
    camera((0.06, 1.26, 3.7), (0.06, 1.2, 0), 23.9)


def shot(region, size):
    name = '' if region == 'germany' else f'{region}-'
    end = 'room' if size == '50x70' else 'room-large'
    return {
        'build': lambda: room(region, SIZES[size]),
        'size': (1500, 1000),
        # Stems and edges are smoother when each pixel is the mean of several.
        'over': 1.2,
        'samples': 6,
        'frames': {finish: f'products/metarmap-{name}{finish}-{end}.webp' for finish in FINISHES if finish not in NOT_MADE.get((region, size), ())},
        'look': {**DAY, 'weights': {name: weight for name, weight in DAY['weights'].items() if name != 'lamp'}, 'vignette': 0.14, **CAMERA, 'quality': 70},
        'nights': {finish: f'products/metarmap-{name}{finish}-{end}-night.webp' for finish in FINISHES},
        'night_look': {**read_by_moon(moonlit(region)), **CAMERA, 'quality': 70},
        **({'someone': lambda: person(region, (0, hung(1)), side_of_window(region), view(region, 1))} if size == '50x70' else {}),
    }


def wide(region):
    name = '' if region == 'germany' else f'{region}-'
    return {
        'build': lambda: hero(region),
        # The widest that pages ask for (`WIDTHS` in picture-source.ts).
        'size': (3200, 1800),
        'light_size': (1600, 900),
        'samples': 8,
        'pictures': {f'brand/hero-{name}day.webp': {**BRIGHT, **CAMERA, 'vignette': 0.12, 'quality': 50}, f'brand/hero-{name}night.webp': {**EVENING, **CAMERA, 'quality': 76}},
    }


# Their large maps hang elsewhere (`large.py`).
IN_LIVING_ROOM = [(region, size) for region in REGIONS for size in SIZES if size == '50x70' or region not in ('germany', 'europe')]

SHOTS = [
    *(shot(region, size) for region, size in IN_LIVING_ROOM),
    *(wide(region) for region in ('germany', 'east-coast')),
]
