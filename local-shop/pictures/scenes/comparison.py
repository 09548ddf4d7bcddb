"""
The wall on which the page hangs both sizes of the map: 280 × 215 cm of wall and floor, to scale in
the plane of the wall (`SizeComparison.tsx` has the same measures).
"""
import math

from camera import SKY, WINDOW, ambient, bulb, camera, moonlight, window
from furniture import books, mug, sideboard, vase
from materials import plain, plaster
from scenes.room import DAY, MOONLIT
from shapes import box, put, sheet

WIDTH, HEIGHT, FLOOR, AWAY = 2.8, 2.15, 0.08, 9.0


def build():
    # Its middle is that of the picture; the floor is 8 cm above the lower edge.
    floor = FLOOR - HEIGHT / 2
    sheet(14, 8, plaster('#cfccc3'))
    put(sheet(14, 8, plain('#b08f68', 0.55)), (0, floor, 4), (-90, 0, 0))
    box((14, 0.07, 0.014), plain('#e9e6df', 0.5), (0, floor + 0.035, 0.007), 0.002)
    # The person stands to its right.
    put(sideboard('oak', 1.8), (-0.2, floor, 0.02))
    put(books('#12304f', '#a3563a', '#d8c3a5'), (-0.86, floor + 0.671, 0.2), (0, 8, 0))
    put(mug(), (0.5, floor + 0.671, 0.24), (0, -40, 0))
    # Nothing is so tall that a map would hang before it.
    put(vase(stems=0), (-0.3, floor + 0.671, 0.2), scale=0.8)
    window('day', (-3.2, 2.2 + floor, 2.6), (0.2, 1.15 + floor, 0), 1.3, 250, WINDOW, 1.7)
    # A lamp beside the sideboard, beyond the picture.
    bulb('lamp', (-2.0, 1.0 + floor, 1.5), 24, '#ffcf96', 0.15)
    ambient(SKY, 0.5)
    camera((0, 0, AWAY), (0, 0, 0), 2 * math.degrees(math.atan(HEIGHT / 2 / AWAY)))


# Even light: the page lays the maps over this wall.
EVEN = {'weights': {'lamp': 0, 'day': (0.5, 0.52, 0.55), 'ambient': (0.97, 0.97, 0.98)}, 'contrast': DAY['contrast'], 'vignette': 0, 'quality': 80}
BY_NIGHT = {**MOONLIT, 'weights': {'lamp': (0.85, 0.86, 0.66), 'day': moonlight(0.05, WINDOW), 'ambient': moonlight(0.07, SKY)}, 'vignette': 0, 'quality': 80}

SHOTS = [
    {
        'build': build,
        'size': (1400, 1075),
        'samples': 5,
        'pictures': {'app/components/product/wall-day.webp': EVEN, 'app/components/product/wall-night.webp': BY_NIGHT},
    }
]
