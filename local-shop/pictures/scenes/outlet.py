"""The power supply in an outlet, one picture for each kind of plug that is sold."""
import math

from camera import camera
from materials import plain
from scenes.behind import plug, screw_head
from sets import wall
from shapes import body, box, cord, group, put, slab, turned

WHITE = ('#e7e4dc', 0.3)
DARK = ('#17181b', 0.6)
# How far the plates stand out from the wall: their recesses end before it.
FRONT = 0.013


def square(half):
    """Distance of a square's edge from its middle, by the angle."""
    return lambda a: half / max(abs(math.cos(a)), abs(math.sin(a)))


def hexagon(half, high):
    """A hexagon that points to the left and right, `half` as wide and `high` as high."""
    slope = half / (half - 0.55 * high)

    def distance(a):
        x, y = abs(math.cos(a)), abs(math.sin(a))
        return min(high / max(y, 1e-6), slope * half / max(slope * x + y * half / high, 1e-6) if x else high)

    return distance


def recessed(outer, inner, depth, front=FRONT, segments=144):
    """A plate with a recess; `outer` and `inner` are distances from the middle by the angle."""
    rings = [(outer, 0, 0), (outer, 0, front - 0.0008), (outer, -0.0008, front), (inner, 0.0008, front), (inner, 0, front - 0.0008), (inner, -0.0006, front - depth)]
    vertices = []
    for i in range(segments):
        angle = math.tau * i / segments
        vertices += [((edge(angle) + more) * math.cos(angle), (edge(angle) + more) * math.sin(angle), z) for edge, more, z in rings]
    n, faces = len(rings), []
    for i in range(segments):
        j = (i + 1) % segments
        faces += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    faces.append(tuple(i * n + n - 1 for i in range(segments)))
    return body('recess', vertices, faces, plain(*WHITE), smooth=True)


def hole(x, y, radius, z):
    return put(turned([(0, 0.0003), (radius, 0.0003), (radius, 0)], plain(*DARK), 40), (x, y, z), (90, 0, 0))


def slot(x, y, width, height, z):
    return box((width, height, 0.0006), plain(*DARK), (x, y, z), 0)


def surround(width, height, depth):
    return box((width, height, depth), plain(*WHITE), (0, 0, depth / 2), 0.0028)


def half_frame(side):
    """The half of a frame for two inserts; `side` is −1 for the left one."""

    def edge(a):
        inner = math.cos(a) * side < 0
        return min((0.0355 if inner else 0.0405) / max(abs(math.cos(a)), 1e-6), 0.0405 / max(abs(math.sin(a)), 1e-6))

    return recessed(edge, square(0.0276), 0.0085, 0.0085)


def schuko():
    """CEE 7/3: round, with the clips of its earth above and below."""
    bottom = FRONT - 0.0115
    clip = plain('#c9ccd0', 0.25, 1.0)
    return group(
        recessed(square(0.0275), lambda a: 0.0195, 0.0115),
        *[hole(x, 0, 0.0027, bottom) for x in (-0.0095, 0.0095)],
        *[box((0.0045, 0.0022, 0.0095), clip, (0, y * 0.0183, FRONT - 0.0062), 0.0005) for y in (-1, 1)],
        *[box((0.004, 0.006, 0.006), plain(*WHITE), (x * 0.0178, 0, FRONT - 0.0085), 0.001) for x in (-1, 1)],
    )


def french():
    """CEE 7/5, type E: round, with the pin of its earth above the holes."""
    bottom = FRONT - 0.0115
    pin = turned([(0.0024, 0), (0.0024, 0.0125), (0.0016, 0.0138), (0, 0.014)], plain('#c9ccd0', 0.25, 1.0), 32)
    return group(
        recessed(square(0.0275), lambda a: 0.0195, 0.0115),
        *[hole(x, 0, 0.0027, bottom) for x in (-0.0095, 0.0095)],
        put(pin, (0, 0.01, bottom), (90, 0, 0)),
    )


def danish():
    """DS 60884-2-D1, type K: two holes, and below them the half round one of the earth."""
    bottom = FRONT - 0.004
    half = [(0.0036 * math.cos(a), 0.0046 * math.sin(a)) for a in (math.pi * (1 + i / 24) for i in range(25))]
    return group(
        recessed(square(0.0275), lambda a: 0.0195, 0.004),
        *[hole(x, 0.0015, 0.0025, bottom) for x in (-0.0095, 0.0095)],
        put(slab(half, 0.0006, plain(*DARK), 0), (0, -0.0072, bottom)),
    )


def italian():
    """CEI 23-50, type L: three holes in a column, of which the outer ones take pins at two distances."""
    face = 0.0088
    return group(
        hole(0, 0, 0.0026, face),
        *[hole(0, side * y, radius, face) for side in (-1, 1) for y, radius in ((0.0095, 0.0022), (0.013, 0.0026))],
    )


def swiss():
    """SN 441011, type 13: a hexagon with three holes."""
    bottom = FRONT - 0.0095
    return group(
        recessed(square(0.0275), hexagon(0.0185, 0.0088), 0.0095),
        *[hole(x, y, 0.0025, bottom) for x, y in ((-0.0095, 0.0012), (0.0095, 0.0012), (0, -0.0038))],
    )


def nema():
    """NEMA 5-15: two slots, the left one longer, and the hole of the earth."""
    outline = []
    for i in range(96):
        angle = math.tau * i / 96
        outline.append((0.0172 * math.cos(angle), max(-0.0142, min(0.0142, 0.0172 * math.sin(angle)))))
    face = 0.0075
    return group(
        put(slab(outline, 0.004, plain(*WHITE), 0.0006), (0, 0, face - 0.002)),
        slot(-0.0063, 0.0042, 0.0018, 0.0088, face),
        slot(0.0063, 0.0042, 0.0018, 0.007, face),
        hole(0, -0.0072, 0.0026, face),
        slot(0, -0.0088, 0.0052, 0.0028, face),
    )


def bs1363():
    """BS 1363: three slots, the earth above."""
    face = 0.0088
    return group(
        slot(0, 0.0085, 0.0044, 0.0085, face),
        *[slot(x, -0.0125, 0.0068, 0.0044, face) for x in (-0.0111, 0.0111)],
    )


def rocker():
    """A switch that is on: its lower edge is pressed."""
    return group(
        put(box((0.0115, 0.019, 0.004), plain(*WHITE), edge=0.0008), (0, 0, 0.0092), (7, 0, 0)),
        put(box((0.0042, 0.0014, 0.0002), plain('#b3261e', 0.5), edge=0), (0, 0.0066, 0.0119), (7, 0, 0)),
    )


def two_schuko():
    for side in (-1, 1):
        put(group(half_frame(side), schuko()), (side * 0.0355, 0, 0))
    return (0.0355, 0.0), FRONT, 0.046


def two_french():
    for side in (-1, 1):
        put(group(half_frame(side), french()), (side * 0.0355, 0, 0))
    return (0.0355, 0.0), FRONT, 0.046


def two_danish():
    for side in (-1, 1):
        put(group(half_frame(side), danish()), (side * 0.0355, 0, 0))
    return (0.0355, 0.0), FRONT, 0.044


def two_italian():
    """A plate of three places, the middle one blind."""
    surround(0.117, 0.08, 0.0075)
    for x in (-0.0226, 0, 0.0226):
        box((0.0222, 0.0448, 0.004), plain(*WHITE), (x, 0, 0.0068), 0.0006)
    for x in (-0.0226, 0.0226):
        put(italian(), (x, 0, 0))
    return (0.0226, 0.0), 0.0088, 0.044


def two_swiss():
    for side in (-1, 1):
        put(group(half_frame(side), swiss()), (side * 0.0355, 0, 0))
    return (0.0355, 0.0), FRONT, 0.044


def two_nema():
    surround(0.0715, 0.1145, 0.0055)
    for y in (-0.0195, 0.0195):
        put(nema(), (0, y, 0))
    put(screw_head(0.0032, '#d8d6d0'), (0, 0, 0.0056), (0, 0, 90))
    # One's upper edge is level with the middle of the plate.
    return (0.0, -0.0245), 0.0075, 0.04


def two_bs1363():
    surround(0.147, 0.087, 0.0088)
    for x in (-0.037, 0.037):
        put(bs1363(), (x, -0.006, 0))
        put(rocker(), (x - math.copysign(0.022, x), 0.027, 0))
        put(screw_head(0.003, '#c9ccd0'), (math.copysign(0.0603, x), 0.001, 0.0089), (0, 0, 90))
    return (0.037, -0.0135), 0.0088, 0.048


def plugged(place, front, size):
    """The power supply with its cable; its back rests on the plate."""
    (x, y), depth = place, size * 0.62
    shell = plain('#f6f4ee', 0.26)
    socket = front + depth + 0.004
    cable = plain('#c8b592', 0.95, grain=0.5)
    ends = [(0, 0, 0.018), (0, -0.004, 0.035), (-0.003, -0.03, 0.045), (-0.01, -0.075, 0.026), (-0.02, -0.13, 0.012), (-0.03, -0.22, 0.01)]
    return group(
        box((size * 0.82, size * 0.82, 0.006), shell, (x, y, front + 0.002), 0.002),
        box((size, size, depth), shell, (x, y, front + 0.004 + depth / 2), 0.0065),
        put(plug(), (x, y, socket + 0.012), (0, 90, 0)),
        cord([(x + a, y + b, socket + c) for a, b, c in ends], 0.0021, cable),
    )


def build(outlet):
    wall()
    plugged(*outlet())
    camera((0.2, 0.09, 0.5), (0.006, -0.014, 0.014), 18, 0.0016, (0.03, 0, 0.03))


def shot(name, outlet):
    return {'build': lambda: build(outlet), 'size': (1200, 800), 'samples': 5, 'pictures': {f'products/metarmap-outlet-{name}.webp': {'exposure': 0.88, 'quality': 84}}}


SHOTS = [
    shot('eu', two_schuko),
    shot('fr', two_french),
    shot('it', two_italian),
    shot('dk', two_danish),
    shot('us', two_nema),
    shot('uk', two_bs1363),
    shot('ch', two_swiss),
]
