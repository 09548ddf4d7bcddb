"""A part of each map close up: wood, paper, print and the lights."""
from camera import SKY, WINDOW, ambient, camera, in_group, window
from materials import plaster
from shapes import sheet
from wall_map import LIT, REGIONS, finishes, wall_map

# Where the camera looks at, from the middle of the map, and its angle. The home page cuts a sixth off at the top and at the
# bottom; what it tells of the morning (Amsterdam and Münster, Knoxville and Asheville) is between them.
SPOTS = {'germany': (-0.155, 0.085, 31), 'alps': (-0.262, 0.06, 25), 'europe': (-0.165, -0.13, 25), 'east-coast': (-0.155, 0.01, 31)}


def build(region):
    x, y, angle = SPOTS[region]
    sheet(8, 8, plaster('#b3b8b3'))
    in_group(wall_map('oak', region, 1.8), 'lights')
    window('day', (x - 1.05, y + 1.3, 0.9), (x, y, 0), 0.5, 42, WINDOW)
    ambient(SKY, 0.34)
    camera((x - 0.1, y - 0.25, 0.3), (x, y, 0.017), angle, 0.0025, (x, y - 0.01, 0.02))


def shot(region):
    name = '' if region == 'germany' else f'{region}-'
    return {
        'build': lambda: build(region),
        'size': (1400, 1400) if region == 'germany' else (1200, 1200),
        'samples': 12 if region == 'germany' else 8,
        'frames': {finish: f'products/metarmap-{name}{finish}-detail.webp' for finish in finishes(region)},
        'look': {**LIT, 'weights': {'lights': 0.3, 'glow': 2.85, 'day': 0.9, 'ambient': 0.9}, 'ring': 0.3, 'quality': 74},
    }


SHOTS = [shot(region) for region in REGIONS]
