"""The map by night: its lights, the moon through a window to its right, and a lamp on its frame."""
from camera import BY_MOON, WINDOW, ambient, camera, in_group, moon_on_print, moonlight, rim, window
from materials import plaster
from shapes import sheet
from wall_map import REGIONS, finishes, regions, wall_map

# Radiance of the lights against the moon, as a camera exposes it; paper and wood are seen. The wall is at 45 to 60
# of 255, so that the frame's edge is made out on a phone at half brightness.
DARK = {
    'weights': {'lights': 5.2, 'glow': 7, 'moon': moonlight(0.15, WINDOW), 'print': BY_MOON, 'ambient': moonlight(0.06), 'rim': 0.8},
    'exposure': 1.4,
    'strength': 0.12,
    'vignette': 0.1,
    'contrast': 1.28,
    # Green would be mint on paper that the moon lights.
    'ring': 0.8,
    'is_inked': True,
    'quality': 75,
}


def build(region):
    sheet(8, 8, plaster('#c9c6c0'))
    in_group(wall_map('oak', region), 'lights')
    window('moon', (2.3, 0.9, 1.1), (0, 0, 0), 0.5, 60, WINDOW)
    rim((-1.7, 0.6, 1.0), (0, 0, 0))
    moon_on_print((0, 0), *(regions()[region][side] / 1000 for side in ('width', 'height')))
    ambient('#ffffff', 0.9)
    camera((-0.42, -0.12, 2.02), (0, 0, 0.01), 22)


def shot(region):
    name = '' if region == 'germany' else f'{region}-'
    return {
        'build': lambda: build(region),
        'size': (1400, 1400) if region == 'germany' else (1000, 1000),
        'samples': 10 if region == 'germany' else 6,
        'frames': {finish: f'products/metarmap-{name}{finish}-night.webp' for finish in finishes(region)},
        'look': DARK,
    }


SHOTS = [shot(region) for region in REGIONS]
