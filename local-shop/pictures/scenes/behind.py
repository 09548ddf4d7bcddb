"""What is behind the map and what comes with it."""
import math

from camera import camera
from materials import paper, plain, print_image, wood
from sets import sweep
from shapes import body, box, cord, frame, group, put, sheet, turned


def controller():
    """The small black box that asks for the weather."""
    case = plain('#17181b', 0.42)
    light = plain('#22c55e', 0.4)
    return group(
        box((0.072, 0.018, 0.058), case, (0, 0.009, 0), 0.005),
        put(turned([(0, 0), (0.0016, 0), (0.0014, 0.0006), (0, 0.0009)], light, 20), (0.024, 0.0179, 0.016)),
        box((0.0095, 0.0036, 0.003), plain('#0a0a0b', 0.6), (0, 0.009, 0.0292), 0.001),
    )


def rail(length=0.3, finish='#a9adb2'):
    """One half of the wall rail of aluminium: a slanted edge on a flat back."""
    metal = plain(finish, 0.32, 1.0)
    profile = [(0, 0), (0, 0.042), (0.0045, 0.042), (0.012, 0.03), (0.012, 0.0255), (0.0035, 0.0255), (0.0035, 0)]
    n, half = len(profile), length / 2
    vertices = [(side * half, y, z) for side in (-1, 1) for z, y in profile]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    holes = [put(turned([(0, 0), (0.0048, 0), (0.0036, 0.0016), (0, 0.0014)], plain('#6e7278', 0.4, 1.0), 24), (x * half, 0.013, 0.0035), (90, 0, 0)) for x in (-0.8, -0.27, 0.27, 0.8)]
    return group(body('rail', vertices, faces, metal), *holes)


def plug():
    """The end of a USB-C cable, towards +x."""
    return group(box((0.024, 0.006, 0.0115), plain('#17181b', 0.5), edge=0.0025), box((0.0075, 0.0025, 0.0085), plain('#b9bec4', 0.3, 1.0), (0.0152, 0, 0), 0.001))


def back():
    """The back of the map, leaning face down on the table: wall rail, controller, cable."""
    sweep('#d3cec4', 0.9)
    board = plain('#a68a68', 0.9, grain=0.6)
    grain = wood('oak')
    cable = plain('#c8b592', 0.95, grain=0.5)
    lying = group(
        frame(0.5, 0.7, grain),
        box((0.47, 0.67, 0.004), board, (0, 0, 0.018), 0),
        put(rail(0.32), (0, 0.24, 0.0195)),
        put(controller(), (0, -0.06, 0.02), (90, 0, 0)),
        cord([(0, -0.098, 0.03), (0, -0.14, 0.03), (0.01, -0.2, 0.024), (0.03, -0.28, 0.022), (0.06, -0.34, 0.03), (0.1, -0.42, 0.008), (0.2, -0.47, -0.012), (0.34, -0.44, -0.012)], 0.0021, cable),
        put(plug(), (0, -0.106, 0.03), (0, 0, 90)),
        *[box((0.012, 0.03, 0.002), plain('#8f9499', 0.35, 1.0), (x, y, 0.021), 0.0008) for x in (-0.231, 0.231) for y in (-0.2, 0.05, 0.28)],
        put(sheet(0.06, 0.04, paper(colour='#f7f4ec')), (0.15, -0.24, 0.0204)),
    )
    put(lying, (0, 0.0, 0), (-90, 14, 0))
    camera((0.12, 1.05, 0.92), (0.02, 0.0, 0.04), 33, 0.002)


def carton():
    """The open carton and all that lies in it."""
    sweep('#d3cec4', 1.0)
    board = plain('#b08d62', 0.95, grain=0.6)
    w, h, d, t = 0.78, 0.1, 0.58, 0.005
    put(group(
        box((w, t, d), board, (0, t / 2, 0), 0),
        *[box((w, h, t), board, (0, h / 2, side * d / 2), 0) for side in (-1, 1)],
        *[box((t, h, d), board, (side * w / 2, h / 2, 0), 0) for side in (-1, 1)],
        put(box((w, d * 0.52, t), board, (0, 0, 0), 0), (0, h + 0.135, -d / 2 - 0.06), (-24, 0, 0)),
        put(box((w, 0.16, t), board, edge=0), (0, h - 0.045, d / 2 + 0.068), (-58, 0, 0)),
        box((w - 0.02, 0.04, d - 0.02), plain('#e6dfd2', 1.0, grain=1.0), (0, 0.025, 0), 0.004),
        put(framed_sheet(), (0, 0.05, 0), (-90, 90, 0)),
    ), (-0.02, 0, -0.12), (0, 6, 0))
    put(rail(0.32), (-0.3, 0.0, 0.46), (-90, 10, 0))
    put(controller(), (0.02, 0, 0.44), (0, -14, 0))
    put(coil(), (0.24, 0, 0.43))
    put(group(box((0.046, 0.046, 0.028), plain('#f0eee9', 0.35), (0, 0.023, 0), 0.006), *[put(turned([(0.0022, 0), (0.0022, 0.017), (0.0012, 0.019), (0, 0.019)], plain('#c9ccd0', 0.3, 1.0), 16), (x, 0.023, -0.014), (-90, 0, 0)) for x in (-0.0095, 0.0095)]), (0.42, 0, 0.38), (0, -28, 0))
    camera((0.16, 0.95, 1.36), (0.03, 0.05, 0.09), 34, 0.002)


def framed_sheet():
    return group(frame(0.5, 0.7, wood('oak')), sheet(0.47, 0.67, paper(print_image('germany')), (0, 0, 0.017)))


def coil():

    points = [(0.045 * math.cos(a) * (1 - 0.05 * (i % 3)), 0.003 + 0.0012 * (i // 12), 0.045 * math.sin(a)) for i, a in enumerate(math.radians(30 * k) for k in range(48))]
    return group(cord([*points, (0.08, 0.003, 0.03), (0.1, 0.003, 0.05)], 0.0021, plain('#c8b592', 0.95, grain=0.5)), put(plug(), (0.112, 0.0032, 0.058), (0, -34, 0)))


SHOTS = [
    {'build': back, 'size': (1400, 1400), 'samples': 12, 'pictures': {'products/metarmap-back.webp': {}}},
    {'build': carton, 'size': (1600, 1200), 'samples': 12, 'pictures': {'products/metarmap-box.webp': {}}},
]
