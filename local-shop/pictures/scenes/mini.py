"""The desk edition, and the empty stand that can carry it."""
import math

from camera import BY_MOON, SKY, WINDOW, camera, in_group, moon_on_print, moonlight, rim
from materials import wood
from scenes.room import MOONLIT
from sets import sweep
from shapes import bevelled, body, put
from wall_map import LIT, cable, mini_map


# Darker than the sheet, which looked bleached before it.
GROUND = '#c3c2ba'


def alone(print_name='mini'):
    sweep(GROUND, 0.6)
    in_group(mini_map('oak', 1.8, print_name), 'lights')
    cable((0.03, 0.05, -0.03), (0.04, 0.0024, -0.05), (0.1, 0.0024, -0.09), (0.22, 0.0024, -0.1), (0.4, 0.0024, -0.16), (0.9, 0.0024, -0.2))
    rim((-0.9, 0.6, 0.5), (0, 0.16, 0), 0.2, 9)
    moon_on_print((0, 0.166), 0.186, 0.272)
    camera((0.2, 0.27, 1.0), (0, 0.158, 0), 23, 0.003, (0, 0.16, 0.02))


def stand(finish):
    """A piece of wood with a slot that leans back."""
    # From the side: z towards the viewer, y up; the slot between two slanted faces.
    outline = [(0.042, 0), (0.042, 0.026), (0.04, 0.029), (0.0235, 0.031), (0.021, 0.011), (0.001, 0.0135), (-0.007, 0.062), (-0.011, 0.065), (-0.03, 0.058), (-0.042, 0.012), (-0.042, 0)]
    n, half = len(outline), 0.1
    vertices = [(side * half, y, z) for side in (-1, 1) for z, y in outline]
    faces = [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)] + [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    run = [0.0]
    for (z, y), (c, d) in zip(outline, [*outline[1:], outline[0]]):
        run.append(run[-1] + math.hypot(c - z, d - y))
    uvs = [(x, v) for i in range(n) for x, v in ((-half, run[i]), (half, run[i]), (half, run[i + 1]), (-half, run[i + 1]))]
    uvs += [(y + 0.5, z * 0.2) for z, y in outline] + [(y + 0.9, z * 0.2) for z, y in reversed(outline)]
    return bevelled(body('stand', vertices, faces, wood(finish), uvs), 0.0012)


def empty_stand():
    sweep('#d2d5d2', 0.4)
    put(stand('black'), (0, 0, 0), (0, 28, 0))
    camera((-0.1, 0.24, 0.6), (0, 0.03, 0), 22, 0.0025, (0, 0.03, 0.03))


EAST_COAST = 'mini-east-coast'
# Each print, and its region in the names of files.
REGIONS = {'mini': '', 'mini-south': 'south-', 'mini-alps': 'alps-', EAST_COAST: 'east-coast-'}

# Its paper is as bright as that of the maps of the wall, whose windows are further away.
CLOSE = {**LIT, 'weights': {**LIT['weights'], 'glow': 3.6, 'day': 0.715, 'ambient': 0.655}, 'ring': 0.6}

# What the room by night is, without its sun.
NIGHT = {
    **MOONLIT,
    'weights': {'lights': 4.9, 'glow': 7, 'day': moonlight(0.046, WINDOW), 'ambient': moonlight(0.062, SKY), 'print': tuple(0.8 * part for part in BY_MOON), 'rim': 0.6},
    'vignette': 0.1,
    'contrast': 1.2,
    'ring': 0.8,
    'is_inked': True,
    'quality': 86,
}


def shot(build, pictures):
    return {'build': build, 'size': (1000, 1000), 'over': 1.3, 'samples': 5, 'pictures': {f'products/{path}.webp': look for path, look in pictures.items()}}


# The number of the picture of each frame in which it is sold.
FINISHES = {'oak': 1, 'black': 3}


def in_frames(build, file):
    return {
        'build': build,
        'size': (1000, 1000),
        'over': 1.3,
        'samples': 5,
        'frames': {finish: f'products/{file}{number}.webp' for finish, number in FINISHES.items()},
        'look': CLOSE,
        'nights': {finish: f'products/{file}{number}-night.webp' for finish, number in FINISHES.items()},
        'night_look': NIGHT,
    }


SHOTS = [
    # The small map of a region in each frame, by day and by night.
    *(in_frames(lambda print_name=print_name: alone(print_name), f'metarmap-mini-{name}') for print_name, name in REGIONS.items()),
    shot(empty_stand, {'tischstaender-2': {}}),
]
