"""Posters and prints close, and rolled up; the plate of the first edition."""
import bpy

from camera import WINDOW, camera, in_group, window
from materials import BRASS, paper, plain, print_image
from scenes.behind import lettering
from sets import sweep, wall
from shapes import box, group, put, sheet, turned
from wall_map import LIT, framed, wall_map


def poster(name, width=0.5, height=0.7):
    """A bare sheet, pinned to the wall at its corners."""
    pins = [put(turned([(0, 0), (0.0035, 0), (0.0035, 0.001), (0, 0.0016)], plain('#b08d57', 0.3, 1.0), 24), (x * (width / 2 - 0.008), y * (height / 2 - 0.008), 0.0035), (90, 0, 0)) for x in (-1, 1) for y in (-1, 1)]
    return group(box((width, height, 0.0006), paper(), (0, 0, 0.0028), 0), sheet(width, height, paper(print_image(name)), (0, 0, 0.0033)), *pins)


def close(make, at, towards, angle=30):
    wall()
    make()
    camera(at, towards, angle, 0.0025)


def rolled():
    """Rolled up on the table, its print outside, as it comes."""
    sweep('#d9d4ca', 0.5)
    for i, (x, z, turn) in enumerate(((-0.02, 0, -24), (0.09, 0.085, -19))):
        face = paper(print_image(('metar', 'pattern')[0 if i == 0 else 1]))
        radius = 0.03 - 0.003 * i
        tube = turned([(radius, -0.25), (radius, 0.25)], face, 96)
        inner = turned([(radius - 0.0012, 0.2502), (radius - 0.0012, -0.2502)], paper(), 96)
        more = turned([(radius * 0.84, 0.2502), (radius * 0.84, -0.2502)], paper(), 96)
        band = turned([(radius + 0.0006, -0.012), (radius + 0.0006, 0.012)], plain('#12304f', 0.8), 96)
        roll = group(tube, inner, more, band)
        put(roll, (x + 0.02, radius, z), (0, turn, 90))
    camera((0.12, 0.5, 0.86), (0.05, 0.02, 0.03), 33, 0.003, (0.05, 0.03, 0.06))


def plate():
    """The brass plate with the number, cut into it and filled with ink."""
    brass, ink = plain(*BRASS), plain('#1d140a', 0.8, specular=0.1)
    face = box((0.082, 0.027, 0.003), brass, (0, 0, 0.0015), 0.0008)
    parts = [face]
    for text, size, y in (('METARmap', 0.0112, 0.0018), ('017 / 200', 0.0078, -0.0093)):
        cutter = lettering(text, size, ink, (0, y, 0.0032))
        cutter.data.extrude = 0.0008
        bpy.context.view_layer.update()
        cut = bpy.data.objects.new('cut', bpy.data.meshes.new_from_object(cutter.evaluated_get(bpy.context.evaluated_depsgraph_get())))
        bpy.data.objects.remove(cutter)
        bpy.context.collection.objects.link(cut)
        put(cut, (0, y, 0.0032))
        cut.hide_render = True
        modifier = face.modifiers.new('cut', 'BOOLEAN')
        modifier.object, modifier.solver = cut, 'EXACT'
        parts += [cut, lettering(text, size, ink, (0, y, 0.00245))]
    for x in (-1, 1):
        parts.append(put(turned([(0, 0), (0.0021, 0), (0.0018, 0.0009), (0, 0.0011)], brass, 24), (x * 0.036, 0, 0.003), (90, 0, 0)))
    return group(*parts)


def plate_of_first_edition():
    first_edition()
    # Along the wall, so that the edges of the letters are seen.
    window('day', (-0.5, -0.2, 0.1), (0, -0.32, 0.02), 0.12, 1.6, WINDOW)


def first_edition():
    return in_group(group(wall_map('walnut', 'germany', 1.8), put(plate(), (0, -0.3195, 0.0172))), 'lights')


def night_print():
    return framed('germany-night', 0.5, 0.7, 'black')


def home_field(finish='white', print_name='home-field'):
    return framed(print_name, 0.4, 0.4, finish)


def shot(path, build, samples=8, look=None):
    return {'build': build, 'size': (1000, 1000), 'samples': samples, 'pictures': {f'products/{path}.webp': look or {}}}


SHOTS = [
    shot('nachtflug-druck-3', lambda: close(night_print, (-0.2, -0.26, 0.46), (-0.03, -0.03, 0.01))),
    # Another airfield than the one on the shelf: visitors live in Germany as in the US.
    shot('heimatplatz-karte-2', lambda: close(lambda: home_field(print_name='home-field-us'), (-0.17, -0.12, 0.4), (-0.035, 0.035, 0.01), 34), look={'is_lifted': True, 'quality': 82}),
    shot('poster-wetterkuerzel-3', rolled),
    shot('poster-platzrunde-3', lambda: close(lambda: poster('pattern'), (0.26, -0.28, 0.5), (0.05, -0.04, 0))),
    shot('metarmap-erstausgabe-2', lambda: close(plate_of_first_edition, (0.07, -0.42, 0.3), (0.006, -0.306, 0.018), 21), 10, LIT),
]
