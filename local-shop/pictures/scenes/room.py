"""The map in a living room above a sideboard; and the wide pictures of the brand."""
from camera import ambient, bulb, camera, in_group, window
from furniture import books, floor_lamp, mug, plant, sideboard, vase
from materials import plain, plaster
from shapes import put, sheet
from wall_map import wall_map

EVENING = {
    'weights': {'lights': 2.4, 'lamp': (0.6, 0.48, 0.35), 'day': (0.035, 0.05, 0.085), 'ambient': (0.06, 0.085, 0.14)},
    'exposure': 1.25,
    'strength': 0.1,
    'vignette': 0.14,
    'contrast': 1.12,
}
DAY = {'weights': {'lights': 1.8, 'lamp': 0, 'day': (0.94, 0.98, 1.04), 'ambient': 1}}


def living_room(wall, x, size=1.0):
    sheet(14, 8, plaster(wall))
    # The floor is not seen, but its warm light is.
    put(sheet(14, 8, plain('#b99b75', 0.6)), (0, 0, 4), (-90, 0, 0))
    put(in_group(wall_map('oak', 'germany', 1.8), 'lights'), (x, 1.42, 0), scale=size)
    put(sideboard('oak'), (x, 0, 0.02))
    put(books('#12304f', '#a3563a', '#d8c3a5'), (x - 0.58, 0.671, 0.22), (0, 8, 0))
    put(vase(), (x + 0.54, 0.671, 0.2))


def room():
    living_room('#cfccc3', 0)
    put(in_group(floor_lamp(), 'lamp'), (-0.98, 0, 0.34))
    bulb('lamp', (-0.98, 1.5, 0.34), 24, '#ffcf96', 0.1)
    put(plant(), (1.28, 0, 0.4))
    put(mug(), (-0.3, 0.671, 0.27), (0, -40, 0))
    window('day', (-3.2, 2.1, 2.6), (0.2, 1.0, 0), 1.3, 250, '#fff3e2', 1.7)
    ambient('#e9f0fb', 0.5)
    camera((0.26, 1.22, 3.75), (0.05, 1.09, 0.2), 26)


def hero():
    """Everything stands to the right: the left is for words."""
    # The large size, 70 × 100 cm.
    living_room('#bcc5c0', 0.42, 1.4)
    put(plant(9), (1.72, 0, 0.3))
    put(in_group(floor_lamp(), 'lamp'), (-0.86, 0, 0.3))
    bulb('lamp', (-0.86, 1.5, 0.3), 24, '#ffcf96', 0.1)
    window('day', (-3.6, 2.3, 2.8), (0.3, 1.0, 0), 1.3, 300, '#fff1de', 1.7)
    ambient('#e9f0fb', 0.5)
    camera((-0.2, 1.26, 3.7), (-0.2, 1.1, 0), 28)


SHOTS = [
    {
        'build': room,
        'size': (2000, 1333),
        'samples': 12,
        'frames': {finish: f'products/metarmap-{finish}-room.webp' for finish in ('oak', 'walnut', 'black', 'white')},
        'look': DAY,
    },
    {
        'build': hero,
        'size': (2000, 1250),
        'samples': 12,
        'pictures': {'brand/hero-day.webp': DAY, 'brand/hero-night.webp': EVENING},
    },
]
