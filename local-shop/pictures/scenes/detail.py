"""A corner close up: wood, paper, print and the lights."""
from camera import ambient, camera, in_group, window
from materials import plaster
from shapes import sheet
from wall_map import wall_map


def build():
    sheet(8, 8, plaster('#d3cfc7'))
    in_group(wall_map('oak', 'germany', 1.8), 'lights')
    window('day', (-1.2, 1.3, 1.0), (-0.1, -0.1, 0), 0.5, 42, '#fff2e2')
    ambient('#eaf1fb', 0.34)
    camera((-0.33, -0.36, 0.30), (-0.162, -0.118, 0.017), 26, 0.0035, (-0.165, -0.125, 0.02))


SHOTS = [
    {
        'build': build,
        'size': (1400, 1400),
        'samples': 18,
        'frames': {finish: f'products/metarmap-{finish}-detail.webp' for finish in ('oak', 'walnut', 'black', 'white')},
        'look': {'weights': {'lights': 0.75, 'day': 1, 'ambient': 1}, 'exposure': 1.3, 'strength': 0.05},
    }
]
