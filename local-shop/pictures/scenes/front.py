"""The map straight on, by day: every region with every frame."""
from camera import SKY, WINDOW, ambient, camera, in_group, window
from materials import plaster
from shapes import sheet
from wall_map import FINISHES, LIT, wall_map


# As in the rooms of the regions.
WALLS = {'germany': '#b3b8b3', 'alps': '#a6b2bb', 'europe': '#c4ad93', 'east-coast': '#9ab0b0'}


def build(region):
    sheet(8, 8, plaster(WALLS[region]))
    in_group(wall_map('oak', region, 1.8), 'lights')
    window('day', (-1.9, 1.7, 2.0), (0.1, -0.1, 0), 0.8, 124, WINDOW)
    ambient(SKY, 0.52)
    camera((0, 0, 2.5), (0, 0, 0.01), 18)


def shot(region, side):
    name = '' if region == 'germany' else f'{region}-'
    return {
        'build': lambda: build(region),
        'size': (side, side),
        'light_size': (side // 2, side // 2),
        'samples': 6,
        'edges': 3,
        'frames': {finish: f'products/metarmap-{name}{finish}-front.webp' for finish in FINISHES},
        # As many bytes as of Germany, whose chart is calmer.
        'look': {**LIT, 'quality': 66},
    }


# Below 1600 pixels the names of the airports cannot be read.
SHOTS = [shot('germany', 2000), shot('alps', 1600), shot('europe', 1600), shot('east-coast', 1600)]
