"""The map in the evening: its lights, a lamp outside the picture, the last daylight."""
from camera import ambient, camera, in_group, window
from materials import plaster
from shapes import sheet
from wall_map import wall_map

# Radiance of the lights against the dusk, as a camera exposes it.
DUSK = {
    'weights': {'lights': 4.6, 'lamp': (0.3, 0.25, 0.19), 'ambient': (0.055, 0.075, 0.12)},
    'exposure': 1.35,
    'strength': 0.15,
    'vignette': 0.16,
    'contrast': 1.28,
}


def build(region):
    sheet(8, 8, plaster('#c9c6c0'))
    in_group(wall_map('oak', region), 'lights')
    window('lamp', (2.3, 0.9, 1.1), (0, 0, 0), 0.5, 60, '#ffcf94')
    ambient('#ffffff', 0.9)
    camera((-0.42, -0.12, 2.02), (0, 0, 0.01), 22)


def shot(region, side, finishes):
    name = '' if region == 'germany' else f'{region}-'
    return {
        'build': lambda: build(region),
        'size': (side, side),
        'samples': 12 if side > 1200 else 8,
        'frames': {finish: f'products/metarmap-{name}{finish}-night.webp' for finish in finishes},
        'look': DUSK,
    }


SHOTS = [shot('germany', 1600, ('oak', 'walnut', 'black', 'white'))] + [
    shot(region, 1200, ('oak',)) for region in ('alps', 'europe', 'east-coast')
]
