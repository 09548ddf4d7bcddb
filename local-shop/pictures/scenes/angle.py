"""The map from the side: the depth of the frame and its shadow on the wall."""
from camera import ambient, camera, in_group, window
from materials import plaster
from shapes import sheet
from wall_map import wall_map


def build():
    sheet(8, 8, plaster('#d3cfc7'))
    in_group(wall_map('oak', 'germany', 1.8), 'lights')
    window('day', (-1.9, 1.5, 1.5), (0.1, -0.1, 0), 0.7, 100, '#fff4e6')
    ambient('#eaf1fb', 0.45)
    camera((0.98, -0.2, 1.25), (0.04, -0.02, 0.015), 27, 0.004, (-0.02, 0, 0.02))


SHOTS = [
    {
        'build': build,
        'size': (1400, 1400),
        'samples': 12,
        'frames': {finish: f'products/metarmap-{finish}-angle.webp' for finish in ('oak', 'walnut', 'black', 'white')},
        'look': {'weights': {'lights': 0.8, 'day': 1, 'ambient': 1}},
    }
]
