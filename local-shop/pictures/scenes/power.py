"""The power supply with each plug in which it is sold, and its socket with the cable."""
import math

from camera import camera
from materials import plain
from scenes.behind import lettering, plug
from sets import BY_DAY, COMPOSED, sweep
from shapes import box, cord, group, lofted, put, rounded_rectangle, slab, softened, turned

COLOURS = {'white': ('#e9e7e2', '#6d7074'), 'black': ('#1c1d20', '#85888c')}
# Width, height, depth in metres: a plug with three pins needs a larger back.
SIZES = {'eu': (0.042, 0.046, 0.03), 'us': (0.042, 0.042, 0.029), 'uk': (0.05, 0.052, 0.031)}
NICKEL = ('#d3d6d9', 0.3, 1.0)


def round_pin(tint):
    """A pin of a Europlug, towards the viewer: 4 mm thick, 19 mm long, more than half of it in a sleeve of the plug's colour."""
    sleeve = turned([(0.0027, 0), (0.0022, 0.0004), (0.00198, 0.001), (0.0019, 0.0105), (0.0017, 0.0107), (0, 0.0107)], plain(tint, 0.45), 40)
    metal = turned([(0.00198, 0.0104), (0.00198, 0.0174), (0.00186, 0.0181), (0.0015, 0.0187), (0.0009, 0.019), (0, 0.0191)], plain(*NICKEL), 40)
    return group(put(group(sleeve, metal), turned=(90, 0, 0)))


def blade():
    """A blade of 1.5 × 6.3 × 16 mm with its hole, towards the viewer."""
    width, length, hole, at = 0.0063, 0.016, 0.0016, 0.0125
    outline = [(-width / 2, 0), (width / 2, 0), (width / 2, length - 0.0016), (width / 2 - 0.0014, length), (0, length)]
    ring = [(hole * math.sin(a), at + hole * math.cos(a)) for a in (math.tau * i / 36 for i in range(37))]
    outline += [*ring[::-1][::-1], (0, length), (-width / 2 + 0.0014, length), (-width / 2, length - 0.0016)]
    flat = slab(outline, 0.0015, plain(*NICKEL), 0)
    return group(put(group(put(flat, turned=(0, 90, 0))), turned=(90, 0, 0)))


def square_pin(width, height, length, has_sleeve=True):
    """A pin of BS 1363, towards the viewer."""
    metal = plain('#cdb179', 0.24, 1.0)
    parts = [lofted(width, height, 0.0005, softened([(0, 0), (length, 0)], 0.0001, 0.0012), metal)]
    if has_sleeve:
        parts.append(lofted(width + 0.0001, height + 0.0001, 0.0005, [(0, 0), (0.0092, 0)], plain('#1d1e20', 0.5)))
    return group(*parts)


def pins(kind, tint):
    if kind == 'eu':
        # They lean towards each other.
        return [put(round_pin(tint), (x * 0.0095, 0.003, 0), (0, x * -1.6, 0)) for x in (-1, 1)]
    if kind == 'us':
        return [put(blade(), (x, 0.004, 0)) for x in (-0.00635, 0.00635)]
    if kind == 'uk':
        return [put(square_pin(0.004, 0.008, 0.0227, False), (0, 0.0155, 0)), *[put(square_pin(0.00635, 0.004, 0.0177), (x, -0.0065, 0)) for x in (-0.0111, 0.0111)]]
    return []


def socket():
    """A socket for USB-C in its metal, facing the viewer, on z = 0."""
    metal, dark = plain('#b4b8bd', 0.28, 1.0), plain('#0b0b0c', 0.7)
    return group(
        lofted(0.0106, 0.0048, 0.0024, [(-0.001, 0), (0.0001, 0), (0.00025, 0.0002)], plain('#2a2b2e', 0.5)),
        lofted(0.0094, 0.0036, 0.0018, [(0, 0), (0.0004, 0), (0.0005, 0.0001)], metal),
        lofted(0.0086, 0.0028, 0.0014, [(0, 0), (0.00055, 0)], dark),
        lofted(0.0064, 0.0007, 0.0003, [(0, 0), (0.0007, 0)], plain('#3a3b3e', 0.45)),
    )


def double_insulated(size, ink):
    """One square in another."""
    line = size * 0.1
    bars = []
    for side in (size, size * 0.56):
        bars += [box((side, line, 0.00004), ink, (0, y * (side - line) / 2, 0), 0) for y in (-1, 1)]
        bars += [box((line, side, 0.00004), ink, (x * (side - line) / 2, 0, 0), 0) for x in (-1, 1)]
    return group(*bars)


def marking(kind, ink):
    """What is printed on its back, below the pins: values and signs that need no language."""
    width, height, _ = SIZES[kind]
    size = 0.00165
    lines = ('MM-20C', '100–240 V ~ 50/60 Hz 0.5 A', '5 V = 3 A   9 V = 2.22 A')
    low = -height / 2 + 0.0115 if kind != 'uk' else -height / 2 + 0.0095
    parts = [lettering(words, size if i else size * 1.15, ink, (0, low - 0.0026 * i, 0.00005)) for i, words in enumerate(lines)]
    parts.append(put(double_insulated(0.0026, ink), (width / 2 - 0.0072, low + 0.0034, 0.00005)))
    parts.append(lettering('METARmap', 0.0021, ink, (-width / 2 + 0.0105, low + 0.0026, 0.00005)))
    return parts


def supply(kind='eu', colour='white', has_pins=True):
    """The power supply, standing on y = 0, its pins towards the viewer, its socket away."""
    width, height, depth = SIZES[kind]
    tint, mark = COLOURS[colour]
    shell, ink = plain(tint, 0.42, grain=0.1), plain(mark, 0.7)
    groove = plain('#b9b7b1' if colour == 'white' else '#08090a', 0.8)
    # Two halves: the seam between them is a groove of a third of a millimetre.
    seam = -0.0105
    front = lofted(width, height, 0.0085, softened([(-depth, 0), (seam - 0.0002, 0)], 0.0042, 0.0002), shell)
    back = lofted(width, height, 0.0085, softened([(seam + 0.0002, 0), (0, 0)], 0.0002, 0.0013), shell)
    gap = lofted(width, height, 0.0085, [(seam - 0.001, 0.0003), (seam + 0.001, 0.0003)], groove)
    # The pins stand in a plate of their own.
    inlay = lofted(width - 0.008, height - 0.008, 0.0052, softened([(-0.001, 0), (0.0001, 0)], 0.0001, 0.0001), shell)
    rim = lofted(width - 0.0076, height - 0.0076, 0.0054, [(-0.001, 0), (0.00002, 0)], groove)
    parts = [front, back, gap, inlay, rim, put(socket(), (0, 0, -depth), (0, 180, 0))]
    if has_pins:
        parts += pins(kind, tint) + [put(part, (part.location.x, part.location.y, 0.00016)) for part in marking(kind, ink)]
    return group(put(group(*parts), (0, height / 2, 0)))


def on_table(kind, colour):
    sweep('#a9aca8' if colour == 'white' else '#b9b3a8', 0.24)
    put(supply(kind, colour), (0.004, 0, 0.004), (0, -34, 0))
    x = {'eu': 0.0045, 'us': 0.0055, 'uk': 0.007}[kind]
    camera((x, 0.072, 0.225), (x, SIZES[kind][1] * 0.45, 0.004), 20.5 if kind != 'uk' else 23, 0.0011, (0, 0.022, 0.012))


def with_cable():
    """Its socket, with the cable that leads away."""
    sweep('#a9aca8', 0.3)
    put(supply('eu', 'white'), (-0.02, 0, -0.014), (0, 206, 0))
    cable = plain('#c8b592', 0.95, grain=0.5)
    put(plug(), (0.06, 0.0032, 0.03), (0, 152, 0))
    cord([(0.071, 0.0032, 0.024), (0.085, 0.003, 0.016), (0.1, 0.0024, -0.02), (0.06, 0.0024, -0.05), (0.03, 0.0024, -0.075), (-0.06, 0.0024, -0.1), (-0.2, 0.0024, -0.12)], 0.0021, cable)
    camera((0.03, 0.09, 0.25), (0.014, 0.012, 0.0), 24, 0.0012, (0.0, 0.02, 0.01))


MADE = [(kind, colour) for kind in SIZES for colour in COLOURS if (kind, colour) != ('uk', 'black')]


def shot(name, build):
    return {
        'build': build,
        'size': (1000, 1000),
        'over': 1.5,
        'samples': 6,
        'pictures': {f'products/usb-c-netzteil-{name}.webp': {**BY_DAY, 'quality': 84}, f'products/usb-c-netzteil-{name}-night.webp': COMPOSED},
    }


SHOTS = [
    *(shot(f'{kind}-{colour}', lambda kind=kind, colour=colour: on_table(kind, colour)) for kind, colour in MADE),
    {'build': with_cable, 'size': (1000, 1000), 'over': 1.5, 'samples': 5, 'pictures': {'products/usb-c-netzteil-2.webp': {**BY_DAY, 'quality': 84}}},
]
