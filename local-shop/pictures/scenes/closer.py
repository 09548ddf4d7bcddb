"""Things a second time, in the light of their first pictures: open, close, or several of them."""
import math
import os
import random
import tempfile

import bpy
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from camera import camera
from furniture import mug, pencil
from materials import linen, page_edges, paper, plain
from scenes.behind import FONT, around
from scenes.goods import cable, dark_cards, flash_card, folded_cloth, key_ring
from scenes.logbook import BOARD, COVERS, strip
from scenes.use import MUGS, WINDOW_BY_DAY, desk, headset, hung_poster, sill, windsock_at_window
from sets import BY_DAY, sweep
from shapes import body, box, group, put, slab

# Millimetres of a page, and pixels of a millimetre.
PAGE, DOTS = (142, 206), 11


def sheet_of(draw):
    """A page as a picture: `draw` gets its pencil and fonts in millimetres."""
    picture = Image.new('RGB', (PAGE[0] * DOTS, PAGE[1] * DOTS), '#fbf8ef')
    draw(picture)
    file = os.path.join(tempfile.gettempdir(), f'page-{os.getpid()}.png')
    picture.save(file, compress_level=1)
    image = bpy.data.images.load(file)
    image.pack()
    os.remove(file)
    return image


def font(height, weight=400):
    return ImageFont.truetype(os.path.normpath(FONT).replace('700', str(weight)), round(height * DOTS))


def written(picture, words, x, y, height, chance):
    """Words by hand: slanted, none on the same line as its neighbour."""
    letters = font(height)
    wide, tall = round(letters.getlength(words)) + 40, round(height * DOTS * 1.6)
    line = Image.new('L', (wide, tall), 0)
    ImageDraw.Draw(line).text((20, 0), words, 255, letters)
    line = line.transform(line.size, Image.AFFINE, (1, 0.24, -4, chance.uniform(-0.012, 0.012), 1, 0), Image.BICUBIC)
    picture.paste(Image.new('RGB', line.size, '#1d3a78'), (round(x * DOTS) + chance.randint(-8, 8), round(y * DOTS) + chance.randint(-5, 5)), line)


# One flight a line, as pilots write them: codes only, and few, as large as a card of 400 pixels shows them.
FLIGHTS = [
    ('04.05.', 'EDML', 'EDMA', '0:42', 'C172', 'D-EKMT'), ('09.05.', 'EDMA', 'EDNX', '0:31', 'C172', 'D-EKMT'), ('17.05.', 'EDML', 'EDJA', '1:04', 'PA28', 'D-EOWL'),
    ('18.05.', 'EDJA', 'LSZR', '0:49', 'PA28', 'D-EOWL'), ('30.05.', 'EDML', 'LOWS', '0:48', 'C172', 'D-EKMT'), ('06.06.', 'LOWS', 'EDML', '0:55', 'C172', 'D-EKMT'),
    ('13.06.', 'EDML', 'LKKV', '1:12', 'DA40', 'D-EVAL'), ('14.06.', 'LKKV', 'EDDN', '0:47', 'DA40', 'D-EVAL'),
]
LEFT = (('DATE', 8), ('DEP', 44), ('ARR', 78), ('TIME', 109))
RIGHT = (('TYPE', 18), ('REG', 52), ('TOTAL', 98))


def flights(columns, cells):
    """A page of the logbook: ruled columns with the flights of a month and a half."""

    def draw(picture):
        chance = random.Random(len(columns[0][0]))
        pencil_ = ImageDraw.Draw(picture)
        rows, top, high = 12, 24, 14.4
        for i in range(rows + 1):
            y = round((top + high * i) * DOTS)
            pencil_.line((6 * DOTS, y, (PAGE[0] - 6) * DOTS, y), '#8fa6bd', 5 if i in (0, rows) else 3)
        for i, (name, x) in enumerate(columns):
            pencil_.text((x * DOTS, 13 * DOTS), name, '#12304f', font(6.6, 700))
            if i:
                pencil_.line(((x - 4) * DOTS, 12 * DOTS, (x - 4) * DOTS, (top + high * rows) * DOTS), '#8fa6bd', 3)
        for row, flight in enumerate(FLIGHTS):
            for (_, x), words in zip(columns, cells(row, flight)):
                if words:
                    written(picture, words, x - 2, top + high * row + 2.6, 7.6, chance)

    return draw


def minutes(flight):
    hours, rest = flight[3].split(':')
    return 60 * int(hours) + int(rest)


def clock(total):
    return f'{total // 60}:{total % 60:02}'


def total_to(row):
    return clock(184 * 60 + 20 + sum(map(minutes, FLIGHTS[: row + 1])))


def open_book(left, right, cover, high=0.0105, ribbon=False):
    """A book that lies open, its pages towards the viewer; the gutter is x = 0."""
    wide, long = PAGE[0] / 1000, PAGE[1] / 1000
    parts = [box((2 * wide + 0.012, BOARD, long + 0.007), cover, (0, BOARD / 2, 0), 0.0009)]
    steps = 28
    line = [(wide * (i / steps) ** 1.6, 0) for i in range(steps + 1)]
    line = [(x, BOARD + high * (1 - math.exp(-x / 0.009)) + 0.0026 * math.exp(-(((x - 0.034) / 0.034) ** 2)) * (1 - math.exp(-x / 0.006))) for x, _ in line]
    for side, print_ in ((-1, left), (1, right)):
        outline = [*line, (wide + 0.0022, BOARD), (0, BOARD)]
        outline = [(side * x, y) for x, y in outline]
        parts.append(slab(outline if side < 0 else outline[::-1], long, page_edges(), 0))
        run = [0.0]
        for (a, b), (c, d) in zip(line, line[1:]):
            run.append(run[-1] + math.hypot(c - a, d - b))
        vertices = [(side * x, y + 0.00018, z * long / 2) for x, y in line for z in (1, -1)]
        faces, uvs = [], []
        for i in range(steps):
            a, b = run[i] / run[-1], run[i + 1] / run[-1]
            a, b = (a, b) if side > 0 else (1 - a, 1 - b)
            corners = ((2 * i, (a, 0)), (2 * i + 2, (b, 0)), (2 * i + 3, (b, 1)), (2 * i + 1, (a, 1)))
            for corner, uv in corners if side > 0 else corners[::-1]:
                uvs.append(uv)
            faces.append(tuple(corner for corner, _ in (corners if side > 0 else corners[::-1])))
        parts.append(body('page', vertices, faces, paper(print_), uvs, smooth=True))
    if ribbon:
        points = [(0.0012, BOARD + 0.0008, -0.1), (0.002, BOARD + 0.0012, 0.0), (0.003, BOARD + 0.0014, 0.09), (0.005, BOARD + 0.001, 0.107), (0.009, 0.001, 0.116), (0.013, 0.0006, 0.132)]
        parts.append(put(strip(points, 0.006, plain('#a3282f', 0.45), 0.0028), (0, 0, 0)))
    return group(*parts)


def logbook_open():
    """The logbook where one writes, this month's flights in it."""
    desk('#8f8a80', 'oak')
    left = sheet_of(flights(LEFT, lambda _, flight: flight[:4]))
    right = sheet_of(flights(RIGHT, lambda row, flight: (*flight[4:], total_to(row))))
    put(open_book(left, right, linen(COVERS['navy']), ribbon=True), (0, 0, 0), (0, 10, 0))
    put(pencil('#a3563a'), (0.07, 0.0172, 0.055), (0, 148, 0))
    camera((-0.03, 0.38, 0.38), (-0.006, 0.0, 0.012), 37, 0.0012, (0, 0.012, 0.03))


def cloud(picture, at, puffs, size, chance):
    """A heap of puffs, white above and grey-blue below, soft at its edges."""
    x, y = at
    for tone, shift in (('#8fa3b5', 0.16), ('#c5d2dc', 0.05), ('#ffffff', -0.09)):
        mask = Image.new('L', picture.size, 0)
        pencil_ = ImageDraw.Draw(mask)
        for i in range(puffs):
            t = (i + 0.5) / puffs
            r = size * (0.16 + 0.24 * math.sin(math.pi * t)) * chance.uniform(0.8, 1.15)
            cx, cy = x + size * (t - 0.5) * 1.7, y - r * 0.75 + shift * size + chance.uniform(-0.05, 0.05) * size
            pencil_.ellipse((cx - r, cy - r, cx + r, cy + r), fill=235)
        # Flat below.
        pencil_.rectangle((0, y + 0.2 * size, picture.size[0], picture.size[1]), fill=0)
        mask = mask.filter(ImageFilter.GaussianBlur(size * 0.035))
        picture.paste(Image.new('RGB', picture.size, tone), (0, 0), mask)


def veil(picture, lines, chance):
    """Cirrus: fine threads that the wind combs."""
    wide, high = picture.size
    mask = Image.new('L', picture.size, 0)
    pencil_ = ImageDraw.Draw(mask)
    for _ in range(lines):
        x, y, long = chance.uniform(-0.1, 0.9) * wide, chance.uniform(0.1, 0.85) * high, chance.uniform(0.15, 0.5) * wide
        points = [(x + long * t / 12, y - long * 0.16 * (t / 12) ** 2.2) for t in range(13)]
        pencil_.line(points, fill=chance.randint(60, 170), width=chance.randint(2, 7))
    mask = mask.filter(ImageFilter.GaussianBlur(5))
    picture.paste(Image.new('RGB', picture.size, '#ffffff'), (0, 0), mask)


def sky_panel(high_colour, low_colour, paint):
    wide, high = 114 * DOTS, 92 * DOTS
    panel = Image.new('RGB', (wide, high))
    a, b = (tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5)) for colour in (high_colour, low_colour))
    pencil_ = ImageDraw.Draw(panel)
    for y in range(high):
        pencil_.line((0, y, wide, y), tuple(round(p + (q - p) * y / high) for p, q in zip(a, b)))
    paint(panel)
    return panel


def chapter(title, code, words, panel, number):
    def draw(picture):
        picture.paste(panel, (14 * DOTS, 16 * DOTS))
        pencil_ = ImageDraw.Draw(picture)
        pencil_.text((14 * DOTS, 116 * DOTS), title, '#12304f', font(10, 700))
        pencil_.text((128 * DOTS, 118.4 * DOTS), code, '#2b6a99', font(7, 700), anchor='ra')
        for i, line in enumerate(words):
            pencil_.text((14 * DOTS, (134 + 7.2 * i) * DOTS), line, '#3a4048', font(4.4))
        pencil_.text(((14 if number % 2 == 0 else 128) * DOTS, 194 * DOTS), str(number), '#7b8794', font(4), anchor='la' if number % 2 == 0 else 'ra')

    return draw


def clouds_open():
    """The book on clouds open on the sill, below the sky that it explains."""
    sill(0.6)
    chance = random.Random(12)

    def heaps(panel):
        wide, high = panel.size
        cloud(panel, (wide * 0.3, high * 0.42), 7, 260, chance)
        cloud(panel, (wide * 0.66, high * 0.74), 9, 400, chance)

    left = chapter('Cumulus', 'Cu', ('Haufenwolke mit flacher Basis. Sie wächst,', 'solange die Sonne den Boden wärmt,', 'und zerfällt am Abend. Bleibt sie flach,', 'ist es ein guter Tag zum Fliegen.', 'Türmt sie sich vor Mittag, lande früher.'), sky_panel('#4f8fc4', '#cfe3ef', heaps), 46)
    right = chapter('Cirrus', 'Ci', ('Federwolke aus Eis, höher als 6 000 m.', 'Einzelne Fäden bringen nichts. Werden sie', 'dichter und ziehen von Westen auf,', 'ist die Warmfront noch einen Tag entfernt:', 'Plane den Rückflug für heute.'), sky_panel('#2f6ea8', '#a9cbe2', lambda panel: veil(panel, 90, chance)), 47)
    put(open_book(sheet_of(left), sheet_of(right), plain('#2b6a99', 0.55), 0.0085), (0, 0, 0.03), (0, -8, 0))
    camera((0.03, 0.4, 0.42), (0.0, 0.0, 0.012), 30, 0.0014, (0, 0.01, 0.04))


def two_mugs():
    """Two colours of the mug side by side."""
    desk('#8b9a93')
    for name, at, turn in (('blue', (-0.055, 0, 0.015), -24), ('navy', (0.06, 0, -0.02), 16)):
        colour, words = MUGS[name]
        ink = plain(words, 0.5)
        put(group(put(mug(colour), turned=(0, 150 if name == 'blue' else 18, 0)), around('CAVOK', 0.0413, 0.0235, ink, 0.04)), at, (0, turn * 0.5, 0))
    put(headset(), (0.1, 0.03, -0.2), (-76, -20, 0))
    camera((0.034, 0.2, 0.58), (0.008, 0.056, -0.01), 26, 0.004, (-0.01, 0.05, 0.03))


def four_key_rings():
    """All four colours side by side."""
    sweep('#b9b3a6', 0.3)
    dark_cards()
    for i, name in enumerate(('vfr', 'mvfr', 'ifr', 'lifr')):
        put(key_ring(name), (-0.072 + 0.048 * i, 0, 0.05 - 0.006 * (i % 2)), (0, 6 - 4 * i, 0))
    camera((0.009, 0.27, 0.24), (-0.002, 0.0, 0.011), 34.5, 0.001, (0, 0.003, 0.03))


def three_flash_cards():
    """Cards as one lays them out to learn."""
    sweep('#b4b1a8', 0.3)
    for i, (code, at, turn) in enumerate((('SCT', (-0.078, -0.052), 9), ('CAVOK', (0.05, -0.066), -7), ('+TSRA', (-0.004, 0.026), 4))):
        put(flash_card(code), (at[0], 0.0001 + 0.0009 * i, at[1]), (0, turn, 0))
    camera((0.03, 0.23, 0.22), (-0.004, 0.0, -0.004), 31, 0.0016, (-0.004, 0.0, 0.03))


def closer(build, *view):
    """The same scene, seen from nearer."""
    build()
    camera(*view)


def shot(name, build, look=None, samples=4):
    return {'build': build, 'size': (1000, 1000), 'over': 1.25, 'samples': samples, 'pictures': {f'products/{name}-2.webp': {**BY_DAY, 'quality': 82, **(look or {})}}}


SHOTS = [
    shot('flugbuch', logbook_open, {'exposure': 0.84}),
    shot('buch-wolken-lesen', clouds_open, {**WINDOW_BY_DAY, 'exposure': 0.9}),
    shot('tasse-cavok', two_mugs),
    shot('schluesselanhaenger', four_key_rings),
    shot('posterleiste-magnetisch', lambda: closer(lambda: hung_poster('walnut'), (0.3, 0.4, 0.5), (0.14, 0.345, 0.01), 30, 0.003, (0.18, 0.33, 0.012))),
    shot('mini-windsack', lambda: closer(windsock_at_window, (0.05, 0.23, 0.42), (0.03, 0.2, 0.03), 23, 0.004, (0.0, 0.2, 0.04)), WINDOW_BY_DAY),
    shot('lernkarten-metar', three_flash_cards),
    shot('mikrofasertuch', lambda: closer(folded_cloth, (0.05, 0.12, 0.15), (0.012, 0.007, 0.02), 30, 0.0012, (0.015, 0.008, 0.03))),
    shot('textilkabel-usb-c', lambda: closer(lambda: cable('sand'), (0.12, 0.09, 0.17), (0.055, 0.006, 0.035), 28, 0.0012, (0.07, 0.004, 0.045))),
]
