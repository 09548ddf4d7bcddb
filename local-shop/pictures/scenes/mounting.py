"""Frames, corner samples and the wall rail."""
import bpy

from camera import camera
from materials import wood
from scenes.behind import rail, screw, screw_head
from sets import BY_DAY, COMPOSED, sweep, wall
from shapes import box, frame, group, put


def corner(finish, length=0.15):
    """Two mitred bars of a frame, lying on the table."""
    whole = frame(length, length, wood(finish), 0.022, 0.024)
    for bar in list(whole.children)[1:3]:
        bpy.data.objects.remove(bar)
    return group(put(whole, turned=(-90, 0, 0)))


def corners():
    sweep('#d8d3c9', 0.4)
    for i, finish in enumerate(('white', 'black', 'walnut', 'oak')):
        put(corner(finish), (-0.12 + 0.075 * i, 0, -0.05 + 0.045 * i), (0, 8 - 6 * i, 0))
    camera((0.08, 0.44, 0.54), (0.03, 0.01, 0.03), 33, 0.002)


def workbench():
    """Corners, both halves of the rail and screws."""
    sweep('#d8d3c9', 0.55)
    for i, finish in enumerate(('oak', 'walnut', 'black', 'white')):
        put(corner(finish), (-0.2 + 0.15 * i, 0, -0.06 + 0.012 * i), (0, 6 - 5 * i, 0))
    put(rail(0.3, has_level=True), (-0.14, 0, 0.11), (-90, 4, 0))
    put(rail(0.3), (-0.12, 0, 0.175), (-90, -3, 0))
    for i in range(4):
        put(screw(), (0.19 + 0.035 * i, 0, 0.13 + 0.012 * (i % 2)), (0, 60 - 25 * i, 0))
    camera((0.1, 0.52, 0.76), (0.03, 0.01, 0.045), 25, 0.002)


def rails():
    sweep('#b4afa4', 0.34)
    put(rail(0.26, has_level=True), (-0.005, 0, 0.0), (-90, 5, 0))
    put(rail(0.26), (0.0, 0, 0.075), (-90, 1, 0))
    for i in range(4):
        put(screw(), (-0.08 + 0.045 * i, 0, 0.115 + 0.01 * (i % 2)), (0, 50 - 30 * i, 0))
    camera((0.06, 0.34, 0.44), (0.005, 0.005, 0.04), 34, 0.0015)


def hooked():
    """Both rails hooked together, seen from their end."""
    wall()
    rail(0.3)
    put(rail(0.3, '#c3c6ca'), (0, 0.078, 0.0115), (180, 0, 0))
    put(box((0.3, 0.07, 0.018), wood('oak'), edge=0.001), (0.002, 0.085, 0.0207))
    camera((0.225, 0.085, 0.12), (0.125, 0.045, 0.006), 34, 0.001, (0.15, 0.045, 0.01))


def screwed():
    """The rail on the wall: level, with its four screws, before the map is hooked on."""
    wall()
    rail(0.32, has_level=True)
    for i, x in enumerate((-0.8, -0.27, 0.27, 0.8)):
        put(screw_head(), (x * 0.16, 0.013, 0.0034), (0, 0, 25 + 70 * i))
    camera((0.15, 0.1, 0.34), (0.004, 0.02, 0.004), 28, 0.0012, (0.02, 0.014, 0.008))


SHOTS = [
    {
        'build': workbench,
        'size': (1600, 900),
        'samples': 7,
        'pictures': {'collections/rahmen-und-montage.webp': BY_DAY, 'collections/rahmen-und-montage-night.webp': COMPOSED},
    },
    {'build': rails, 'size': (1000, 1000), 'over': 1.25, 'samples': 4, 'pictures': {'products/wandleiste-1.webp': {**BY_DAY, 'quality': 84}, 'products/wandleiste-1-night.webp': COMPOSED}},
    *(
        {'build': build, 'size': size, 'samples': 7, 'pictures': {path: {}}}
        for path, build, size in (
            ('products/wechselrahmen-2.webp', corners, (1200, 1200)),
            ('products/wandleiste-2.webp', hooked, (1000, 1000)),
            ('products/metarmap-rail.webp', screwed, (1200, 800)),
        )
    ),
]
