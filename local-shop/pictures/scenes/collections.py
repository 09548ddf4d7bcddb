"""The wide pictures of collections, and the one that links show."""
from camera import ambient, camera, in_group, window
from furniture import books, mug, sideboard, vase
from materials import plain, plaster
from scenes.night import DUSK
from shapes import put, sheet
from wall_map import framed, mini_map, wall_map


def maps():
    """The map among prints above a sideboard."""
    sheet(14, 8, plaster('#cbc8bf'))
    put(sheet(14, 8, plain('#b99b75', 0.6)), (0, 0, 4), (-90, 0, 0))
    put(in_group(wall_map('oak', 'germany', 1.8), 'lights'), (0, 1.36, 0))
    put(framed('home-field', 0.4, 0.4, 'white'), (-0.62, 1.42, 0))
    put(framed('germany-night', 0.5, 0.7, 'black'), (0.66, 1.36, 0))
    put(sideboard('walnut', 2.2), (0, 0, 0.02))
    put(in_group(mini_map('oak', 1.8), 'lights'), (-0.5, 0.671, 0.24), (0, 12, 0))
    put(books('#12304f', '#a3563a'), (0.06, 0.671, 0.24), (0, 6, 0))
    put(vase('#d9d0c0', 12), (-0.9, 0.671, 0.2))
    put(mug(), (0.4, 0.671, 0.27), (0, -40, 0))
    window('day', (-3.0, 2.3, 2.6), (0.2, 1.0, 0), 1.2, 250, '#fff3e2', 1.6)
    ambient('#e9f0fb', 0.5)
    camera((0.12, 1.2, 3.4), (0.02, 1.14, 0), 21.5)


def social():
    """Close to the lights in the evening, from the side."""
    sheet(8, 8, plaster('#c9c6c0'))
    in_group(wall_map('oak', 'germany'), 'lights')
    window('lamp', (2.3, 0.9, 1.1), (0, 0, 0), 0.5, 60, '#ffcf94')
    ambient('#ffffff', 0.9)
    camera((-0.32, -0.2, 0.74), (0.0, 0.01, 0.01), 25, 0.003, (-0.02, 0, 0.02))


SHOTS = [
    {'build': social, 'size': (1200, 630), 'samples': 10, 'pictures': {'../../../public/social.webp': DUSK}},
    {'build': maps, 'size': (2000, 1125), 'samples': 8, 'pictures': {'collections/karten.webp': {}}},
]
