"""Bodies in metres: x to the right, y up, z towards the viewer."""
import math

import bpy
from mathutils import Euler, Matrix, Vector

UP = Vector((0, 1, 0))


def body(name, vertices, faces, material, uvs=None, smooth=False):
    """A mesh; `uvs` has one pair per corner, in the order of the faces."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    if uvs:
        layer = mesh.uv_layers.new()
        for corner, uv in zip(layer.data, uvs):
            corner.uv = uv
    mesh.materials.append(material)
    if smooth:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def put(thing, at=(0, 0, 0), turned=(0, 0, 0), scale=1.0):
    """Moves and turns (degrees, around x, y, z) and returns the thing."""
    thing.location = at
    thing.rotation_euler = Euler([math.radians(a) for a in turned])
    thing.scale = (scale, scale, scale)
    return thing


def group(*things):
    """One handle for several things."""
    holder = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(holder)
    for thing in things:
        thing.parent = holder
    return holder


def bevelled(thing, width, segments=3):
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(35)
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    return thing


def box(size, material, at=(0, 0, 0), edge=0.001, along=0):
    """A box around `at`; UVs in metres with the grain along axis `along`."""
    w, h, d = (s / 2 for s in size)
    corners = [Vector((x * w, y * h, z * d)) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    normals = [0, 0, 1, 1, 2, 2]
    uvs = []
    for face, normal in zip(faces, normals):
        axes = [axis for axis in range(3) if axis != normal]
        if along in axes:
            axes.sort(key=lambda axis: axis != along)
        for corner in face:
            point = corners[corner]
            uvs.append((point[axes[0]] + normal * 0.37, point[axes[1]] + normal * 0.19))
    thing = body('box', corners, faces, material, uvs)
    if edge:
        bevelled(thing, edge)
    thing.location = at
    return thing


def sheet(width, height, material, at=(0, 0, 0), columns=1):
    """A rectangle that faces the viewer; its picture upright."""
    vertices, faces, uvs = [], [], []
    for i in range(columns + 1):
        x = (i / columns - 0.5) * width
        vertices += [(x, -height / 2, 0), (x, height / 2, 0)]
    for i in range(columns):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
        uvs += [(i / columns, 0), ((i + 1) / columns, 0), ((i + 1) / columns, 1), (i / columns, 1)]
    thing = body('sheet', vertices, faces, material, uvs)
    thing.location = at
    return thing


def slab(outline, depth, material, edge=0.001):
    """An outline in x and y as a board of this depth, its middle on z = 0."""
    n = len(outline)
    vertices = [(x, y, side * depth / 2) for side in (-1, 1) for x, y in outline]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    thing = body('slab', vertices, faces, material)
    return bevelled(thing, edge) if edge else thing


def rounded_rectangle(width, height, radius, steps=10):
    """The outline of a rectangle with round corners, from the right of its lower edge on."""
    points = []
    for x, y, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        middle = (x * (width / 2 - radius), y * (height / 2 - radius))
        for i in range(steps + 1):
            angle = math.radians(start + 90 * i / steps)
            points.append((middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)))
    return points


def lofted(width, height, radius, rings, material):
    """A body of rounded rectangles from back to front: each ring is (z, how much narrower on each side)."""
    vertices = []
    for z, inset in rings:
        outline = rounded_rectangle(width - 2 * inset, height - 2 * inset, max(radius - inset, 1e-5))
        vertices += [(x, y, z) for x, y in outline]
    n = len(vertices) // len(rings)
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n)]
    faces += [tuple(range(n))[::-1], tuple(range(len(vertices) - n, len(vertices)))]
    return body('lofted', vertices, faces, material, smooth=True)


def softened(rings, back, front, steps=6):
    """Rings whose first and last edges are rounded with these radii."""
    (first, _), (last, _) = rings[0], rings[-1]
    quarter = [math.pi / 2 * i / steps for i in range(steps)]
    return [
        *[(first + back * (1 - math.cos(a)), back * (1 - math.sin(a))) for a in quarter],
        (first + back, 0),
        *rings[1:-1],
        (last - front, 0),
        *[(last - front * (1 - math.cos(a)), front * (1 - math.sin(a))) for a in reversed(quarter)],
    ]


def turned(outline, material, segments=72, smooth=True):
    """A body of revolution around y from (radius, height) pairs."""
    vertices, faces, uvs = [], [], []
    for i in range(segments):
        angle = 2 * math.pi * i / segments
        vertices += [(r * math.cos(angle), y, -r * math.sin(angle)) for r, y in outline]
    n = len(outline)
    for i in range(segments):
        j = (i + 1) % segments
        for k in range(n - 1):
            faces.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
            uvs += [(i / segments, k / (n - 1)), ((i + 1) / segments, k / (n - 1)), ((i + 1) / segments, (k + 1) / (n - 1)), (i / segments, (k + 1) / (n - 1))]
    return body('turned', vertices, faces, material, uvs, smooth)


def rounded(outline, steps=5):
    """A smooth line through the points of an outline."""
    ends = [outline[0], *outline, outline[-1]]
    line = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for i in range(steps):
            t = i / steps
            line.append(tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3) for p, q, r, s in zip(a, b, c, d)))
    return [*line, outline[-1]]


def rod(start, end, radius, material, radius_end=None):
    """A round bar between two points."""
    start, end = Vector(start), Vector(end)
    direction = end - start
    length = direction.length
    r = radius if radius_end is None else radius_end
    thing = turned([(0, 0), (radius, 0), (r, length), (0, length)], material, 28)
    thing.matrix_world = Matrix.Translation(start) @ UP.rotation_difference(direction).to_matrix().to_4x4()
    return thing


def cord(points, radius, material, end=1.0):
    """A cable or a stem through points; `end` is the share of the radius that is left at its end."""
    curve = bpy.data.curves.new('cord', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    curve.resolution_u = 10
    line = curve.splines.new('NURBS')
    line.points.add(len(points) - 1)
    for i, (spot, point) in enumerate(zip(line.points, points)):
        spot.co = (*point, 1)
        spot.radius = 1 + (end - 1) * i / (len(points) - 1)
    line.use_endpoint_u = True
    line.order_u = 4
    curve.materials.append(material)
    thing = bpy.data.objects.new('cord', curve)
    bpy.context.collection.objects.link(thing)
    return thing


def frame(width, height, material, face=0.015, depth=0.024):
    """Four mitred bars, outer size, their back on z = 0; grain along each bar."""
    bars = []
    for index in range(4):
        long = width if index % 2 == 0 else height
        half, other = long / 2, (height if index % 2 == 0 else width) / 2
        outline = [(0, 0), (0, depth), (face, depth), (face, 0)]
        vertices = []
        for end in (-1, 1):
            for inset, z in outline:
                vertices.append((end * (half - inset), other - inset, z))
        faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (3, 2, 1, 0), (4, 5, 6, 7)]
        uvs = []
        run = [0, depth, depth + face, 2 * depth + face, 2 * depth + 2 * face]
        for f, corners in enumerate(faces):
            for corner in corners:
                x, _, z = vertices[corner]
                across = run[corner % 4] if f < 4 else z
                if f == 3 and corner % 4 == 0:
                    across = run[4]
                uvs.append((x, across))
        bar = body('bar', vertices, faces, material, uvs)
        bevelled(bar, 0.0009, 2)
        bar.rotation_euler = (0, 0, -math.pi / 2 * index)
        bar['frame'] = True
        bars.append(bar)
    return group(*bars)
