"""The map from the side: the depth of the frame and its shadow on the wall."""
from camera import SKY, WINDOW, ambient, camera, in_group, window
from materials import plaster
from scenes.front import WALLS
from shapes import sheet
from wall_map import FINISHES, LIT, REGIONS, wall_map


def build(region):
    sheet(8, 8, plaster(WALLS[region]))
    in_group(wall_map('oak', region, 1.8), 'lights')
    window('day', (-1.9, 1.5, 1.5), (0.1, -0.1, 0), 0.7, 100, WINDOW)
    ambient(SKY, 0.45)
    camera((0.98, -0.2, 1.25), (0.045, 0.01, 0.015), 27 if region == 'alps' else 29.5, 0.004, (-0.02, 0, 0.02))


def shot(region):
    name = '' if region == 'germany' else f'{region}-'
    return {
        'build': lambda: build(region),
        'size': (1400, 1400) if region == 'germany' else (1200, 1200),
        'samples': 6,
        'frames': {finish: f'products/metarmap-{name}{finish}-angle.webp' for finish in FINISHES},
        'look': {**LIT, 'quality': 80},
    }


SHOTS = [shot(region) for region in REGIONS]
