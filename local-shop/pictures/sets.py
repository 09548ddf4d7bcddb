"""Where things are photographed: a wall, or paper that sweeps up behind them."""
import math

from camera import SKY, WINDOW, ambient, moonlight, window
from materials import plain, plaster
from shapes import body, sheet


# The light of a lamp in the evening, and the look of pictures that it lights: warm on what it falls on, the moon's in
# the shade. With less of the moon grey walls are brown.
LAMP = '#ffcf96'
BY_DAY = {'weights': {'day': 1, 'ambient': 1}}
BY_LAMP = {'weights': {'lamp': (0.87, 1.2, 1.85), 'day': moonlight(0.085, WINDOW), 'ambient': moonlight(0.085, SKY)}, 'strength': 0, 'vignette': 0.14}
# The look of a thing without lights by night: `lamplight.py` composes it from its picture by day.
COMPOSED = {}


def wall(colour='#d3cfc7'):
    """A plaster wall in the plane z = 0, in daylight from a window on the left."""
    sheet(8, 8, plaster(colour))
    window('day', (-1.9, 1.7, 2.0), (0.1, -0.1, 0), 0.8, 124, WINDOW)
    ambient(SKY, 0.52)


def sweep(colour='#dcd7cd', size=1.0, light=1.0):
    """Paper on the table y = 0 that rises behind; `size` in metres is what is on it."""
    radius, rows, width = 0.8 * size, 14, 9 * size
    profile = [(4 * size, 0.0), (-1.0 * size, 0.0)]
    for i in range(1, rows + 1):
        angle = math.pi / 2 * i / rows
        profile.append((-1.0 * size - radius * math.sin(angle), radius * (1 - math.cos(angle))))
    profile.append((profile[-1][0], 5 * size))
    vertices = [(side * width / 2, y, z) for z, y in profile for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    body('sweep', vertices, faces, plain(colour, 0.95, specular=0.1), smooth=True)
    window('day', (-1.5 * size, 2.0 * size, 0.9 * size), (0, 0.1 * size, 0), 0.8 * size, 96 * size * size * light, WINDOW)
    ambient(SKY, 0.5 * light)
