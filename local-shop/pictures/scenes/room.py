"""The map in a living room above a sideboard; and the wide pictures of the brand."""
from camera import ambient, bulb, camera, in_group, window
from furniture import books, floor_lamp, mug, plant, sideboard, sun, vase
from materials import plain, plaster
from shapes import cord, put, sheet
from wall_map import FINISHES, REGIONS, regions, wall_map

EVENING = {
    'weights': {'lights': 3.4, 'lamp': (0.42, 0.33, 0.235), 'sun': 0, 'day': (0.008, 0.012, 0.022), 'ambient': (0.014, 0.02, 0.036)},
    'exposure': 1.25,
    'strength': 0.11,
    'vignette': 0.14,
    'contrast': 1.16,
}
# White stays white, and the paper is dark enough for its lights to be seen.
DAY = {
    'weights': {'lights': 1.6, 'lamp': 0, 'sun': (0.76, 0.75, 0.79), 'day': (0.3, 0.32, 0.38), 'ambient': (0.36, 0.38, 0.43)},
    'contrast': 1.26,
}
# As wide as a page, a room in hard sun would be gloomy.
BRIGHT = {
    **DAY,
    'weights': {'lights': 2.1, 'lamp': 0, 'sun': (0.72, 0.71, 0.75), 'day': (0.4, 0.42, 0.48), 'ambient': (0.47, 0.49, 0.54)},
}
# Below the middle of the map, where its cable leaves.
HEIGHT = 1.2


def living_room(wall, x, region='germany', size=1.0, height=HEIGHT):
    sheet(14, 8, plaster(wall))
    # The floor is not seen, but its warm light is.
    put(sheet(14, 8, plain('#b99b75', 0.6)), (0, 0, 4), (-90, 0, 0))
    put(in_group(wall_map('oak', region, 1.8), 'lights'), (x, height, 0), scale=size)
    put(sideboard('oak'), (x, 0, 0.02))
    low = height - size * (regions()[region]['height'] / 2000 + 0.015)
    cord([(x + 0.05, low + 0.02, 0.006), (x + 0.05, low - 0.02, 0.006), (x + 0.056, low - 0.08, 0.005), (x + 0.048, 0.7, 0.006), (x + 0.05, 0.6, 0.006)], 0.0024, plain('#d8c9ac', 0.95, grain=0.5))
    put(books('#12304f', '#a3563a', '#d8c3a5'), (x - 0.5, 0.671, 0.2), (0, 8, 0))
    put(vase(), (x + 0.54, 0.671, 0.2))


def room(region):
    living_room('#cfccc3', 0, region)
    put(plant(), (1.02, 0, 0.1))
    put(mug(), (-0.26, 0.671, 0.27), (0, -40, 0))
    sun((-2.9, 2.9, 3.6), (0.0, 1.15, 0))
    window('day', (-3.2, 2.1, 2.6), (0.2, 1.0, 0), 1.3, 250, '#fff3e2', 1.7)
    ambient('#e9f0fb', 0.5)
    camera((0.16, 1.14, 3.75), (0.02, 1.08, 0.02), 16.2)


def hero(region):
    """Everything stands to the right: the left is for words."""
    # The large size, 70 × 100 cm.
    living_room('#bcc5c0', 0.42, region, size=1.42, height=1.3)
    put(plant(9), (1.42, 0, 0.2))
    put(in_group(floor_lamp(), 'lamp'), (-0.72, 0, 0.3))
    bulb('lamp', (-0.72, 1.5, 0.3), 24, '#ffcf96', 0.1)
    sun((-3.3, 3.0, 3.6), (0.2, 1.25, 0))
    window('day', (-3.6, 2.3, 2.8), (0.3, 1.0, 0), 1.3, 300, '#fff1de', 1.7)
    ambient('#e9f0fb', 0.5)
    # Wall above and below the map, so that a page can cut the picture to 21:9.
    camera((0.06, 1.26, 3.7), (0.06, 1.2, 0), 26.5)


def shot(region):
    name = '' if region == 'germany' else f'{region}-'
    return {
        'build': lambda: room(region),
        'size': (1524, 1015) if region == 'germany' else (1334, 888),
        'samples': 10 if region == 'germany' else 6,
        'frames': {finish: f'products/metarmap-{name}{finish}-room.webp' for finish in FINISHES},
        'look': {**DAY, 'weights': {name: weight for name, weight in DAY['weights'].items() if name != 'lamp'}},
    }


def wide(region):
    name = '' if region == 'germany' else f'{region}-'
    return {
        'build': lambda: hero(region),
        'size': (2000, 1250),
        'samples': 12,
        'pictures': {f'brand/hero-{name}day.webp': BRIGHT, f'brand/hero-{name}night.webp': EVENING},
    }


SHOTS = [
    *(shot(region) for region in REGIONS),
    *(wide(region) for region in ('germany', 'east-coast')),
]
