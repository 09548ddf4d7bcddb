"""The room behind the live map of the home page, whose frame the page hangs on this wall."""
from camera import SKY, WINDOW, ambient, bulb, camera, moonlight, window
from furniture import SUN, books, plant, sideboard, sun, vase
from materials import plain, plaster
from scenes.room import EVENING
from shapes import put, sheet


def wall_of_home():
    """Wall is left for the frame in the middle, above the sideboard; words stand at the left."""
    sheet(14, 8, plaster('#d2cfc6'))
    put(sheet(14, 8, plain('#b99b75', 0.6)), (0, 0, 4), (-90, 0, 0))
    put(sideboard('walnut', 2.0), (0.06, 0, 0.02))
    put(vase(), (-0.47, 0.671, 0.2), scale=0.78)
    # The page's legend covers the middle of the sideboard.
    put(books('#12304f', '#a3563a'), (0.51, 0.671, 0.2), (0, 86, 0))
    # The window's edge cuts it, as an edge may cut leaves, but no lamp: that is beyond the picture.
    put(plant(9), (0.87, 0.53, 0.08), scale=0.66)
    bulb('lamp', (1.5, 1.55, 0.75), 24, '#ffcf96', 0.12)
    sun((-3.3, 3.0, 3.6), (0.1, 1.0, 0))
    window('day', (-3.6, 2.3, 2.8), (0.3, 1.0, 0), 1.3, 300, WINDOW, 1.7)
    ambient(SKY, 0.5)
    # Square on the wall: the page's frame has no perspective.
    camera((0, 1.25, 5), (0, 1.25, 0), 25.8, shift=(0, -0.179))


# The page's own map shines; the moon is bright enough for wood and grasses to be seen.
BY_DAY = {'weights': {'lamp': 0, 'sun': (0.76, 0.77, 0.82), 'day': (0.58, 0.64, 0.71), 'ambient': (0.66, 0.72, 0.81)}, 'contrast': 1.2, 'vignette': 0, 'quality': 50}
BY_NIGHT = {**EVENING, 'weights': {'lamp': (0.56, 0.53, 0.43), 'sun': moonlight(0.07, SUN), 'day': moonlight(0.08, WINDOW), 'ambient': moonlight(0.098, SKY)}, 'vignette': 0, 'quality': 42}


SHOTS = [
    {
        'build': wall_of_home,
        'size': (1440, 1440),
        # Leaves are smoother when each pixel is the mean of several.
        'over': 10 / 9,
        'samples': 12,
        'pictures': {
            'app/components/ui/room-day.webp': BY_DAY,
            'app/components/ui/room-night.webp': BY_NIGHT,
        },
    }
]
