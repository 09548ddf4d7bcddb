"""The upper left corner of each frame, so close that a dot is mostly wood."""
from camera import SKY, WINDOW, ambient, camera, in_group, window
from materials import plaster
from shapes import sheet
from wall_map import FINISHES, LIT, wall_map


def build():
    sheet(8, 8, plaster('#b3b8b3'))
    in_group(wall_map('oak', 'germany', 1.8), 'lights')
    window('day', (-1.9, 1.7, 2.0), (0.1, -0.1, 0), 0.8, 124, WINDOW)
    ambient(SKY, 0.52)
    camera((-0.2378, 0.3378, 0.22), (-0.2423, 0.3423, 0.022), 5.6)


SHOTS = [
    {
        'build': build,
        'size': (320, 320),
        'samples': 12,
        'frames': {finish: f'products/frame-{finish}.webp' for finish in FINISHES},
        'look': LIT,
    }
]
