"""From layers of light to a picture: cleaning, exposure, bloom, tone, file."""
import cv2
import numpy
from PIL import Image


# Layers of what the camera sees shine.
SHINING = ('lights', 'glow', 'lamp', 'sky')


def own_light(name, layers):
    return numpy.minimum(layers['emission'], layers[name]) if name in SHINING else 0


def surface(layers):
    """What is printed or painted: the light of a layer divided by it is smooth."""
    return layers['albedo'] + 0.25 * layers['sheen'] + 0.02


def laid_on(names, layers, fine):
    """
    The named clean layers at the size of `fine`, a rendering of the same view: light is smooth, and needs
    fewer pixels than edges, print and grain do, which are those of `fine`.
    """
    height, width = fine['albedo'].shape[:2]

    # Black ink mirrors a twentieth. What light falls on it is known from the paper around it: else letters would be grey.
    def surface_of(part):
        return part['albedo'] + 0.05 * part['sheen']

    def around(plane):
        return cv2.GaussianBlur(plane, (0, 0), 1.3)

    weight = surface_of(layers)
    known = around(weight * weight) + 1e-6
    result = {}
    for name in names:
        light = around((layers[name] - own_light(name, layers)) * weight) / known
        light = cv2.resize(light, (width, height), interpolation=cv2.INTER_LINEAR)
        result[name] = light * surface_of(fine) + own_light(name, fine)
    return result


def clean(names, layers, passes=6):
    """
    Smooths the noise of the named layers in place. What is printed or painted is
    divided out first, so that only light is smoothed; edges of shape and of light
    stay, and so does what shines itself.
    """
    albedo = surface(layers)
    # Colours one after the other: arithmetic on whole planes is three times as fast.
    normal = cv2.split(layers['normal'])
    depth = numpy.minimum(layers['depth'][..., 0], 100)
    height, width = depth.shape
    values = {name: cv2.split((layers[name] - own_light(name, layers)) / albedo) for name in names}
    taps = [0.25, 0.5, 0.25]
    for step in range(passes):
        gap = 2**step

        def padded(plane):
            return cv2.copyMakeBorder(plane, gap, gap, gap, gap, cv2.BORDER_REFLECT_101)

        guides = {}
        for name, planes in values.items():
            tone = numpy.log1p((planes[0] + planes[1] + planes[2]) * (8 / 3))
            guides[name] = cv2.GaussianBlur(tone, (0, 0), 1.2 + 0.6 * step)
        totals = {name: [numpy.zeros_like(plane) for plane in planes] for name, planes in values.items()}
        weights = {name: numpy.zeros((height, width), numpy.float32) for name in values}
        reach = 0.12 / (1 + 0.4 * step)
        wide_normal, wide_depth = [padded(plane) for plane in normal], padded(depth)
        wide_guides = {name: padded(guide) for name, guide in guides.items()}
        wide_values = {name: [padded(plane) for plane in planes] for name, planes in values.items()}
        scale = 1 / (0.004 * gap * (0.3 + depth))
        for j in range(3):
            for i in range(3):
                window = (slice(j * gap, j * gap + height), slice(i * gap, i * gap + width))
                same = wide_normal[0][window] * normal[0]
                same += wide_normal[1][window] * normal[1]
                same += wide_normal[2][window] * normal[2]
                numpy.clip(same, 0, 1, out=same)
                same *= same
                same *= same
                same *= same * same * same
                same *= taps[i] * taps[j]
                apart = numpy.abs(wide_depth[window] - depth) * scale
                for name in values:
                    unlike = numpy.abs(wide_guides[name][window] - guides[name])
                    unlike *= -1 / reach
                    unlike -= apart
                    weight = cv2.exp(unlike)
                    weight *= same
                    for total, wide in zip(totals[name], wide_values[name]):
                        total += wide[window] * weight
                    weights[name] += weight
        for name, planes in values.items():
            known = weights[name] > 1e-6
            divisor = numpy.maximum(weights[name], 1e-6)
            values[name] = [numpy.where(known, total / divisor, plane) for total, plane in zip(totals[name], planes)]
    for name in names:
        layers[name] = cv2.merge(values[name]) * albedo + own_light(name, layers)


def bloom(light, strength):
    """Light scattered in the lens, at several widths of the picture."""
    if not strength:
        return light
    height, width = light.shape[:2]
    bright = numpy.minimum(light, 60)
    scattered = numpy.zeros_like(light)
    for share, part in ((0.0022, 0.5), (0.007, 0.3), (0.022, 0.2)):
        sigma = max(0.8, share * width)
        small = max(1, int(sigma / 3))
        reduced = cv2.resize(bright, (max(1, width // small), max(1, height // small)), interpolation=cv2.INTER_AREA)
        blurred = cv2.GaussianBlur(reduced, (0, 0), sigma / small)
        scattered += part * cv2.resize(blurred, (width, height), interpolation=cv2.INTER_CUBIC)
    return light * (1 - strength) + numpy.maximum(scattered, 0) * strength


def tone(light, contrast=1.0, paleness=0.62):
    """Linear light to sRGB 0…1: a soft shoulder that keeps hues apart."""
    light = numpy.maximum(light, 0)
    peak = light.max(2, keepdims=True)
    mapped = curve(peak)
    kept = light * (mapped / numpy.maximum(peak, 1e-6))
    # Very bright light turns pale, as film and eyes have it, but not white.
    pale = numpy.clip((peak - 1.2) / 14, 0, paleness)
    kept = kept * (1 - pale) + mapped * pale
    each = curve(light)
    # What is brighter than white keeps its hue alone: the sum would bleach coloured lights.
    share = 0.35 * numpy.clip(2 - peak, 0, 1)
    mixed = (1 - share) * kept + share * each
    coded = numpy.where(mixed <= 0.0031308, mixed * 12.92, 1.055 * numpy.power(numpy.maximum(mixed, 1e-8), 1 / 2.4) - 0.055)
    if contrast != 1.0:
        coded = coded + (contrast - 1.0) * (coded - 0.5) * 4 * coded * (1 - coded)
    return numpy.clip(coded, 0, 1)


def curve(x):
    """Straight to 0.66, then a shoulder that reaches 1 at infinity."""
    knee = 0.66
    over = numpy.maximum(x - knee, 0)
    return numpy.minimum(x, knee) + (1 - knee) * over / (over + (1 - knee))


def tinted(light, glow, ring, depth=0):
    """
    The light of a sheet that takes the hue of its lights around them. By day a `glow` that adds to white paper is
    nearly white itself; where it has the share `ring` instead, lights of 4 mm are seen lit on a card of 300 pixels. With
    a `depth` their hue is that of the page's colours, not a pastel of it, and close to them the paper is darker by this share.
    """
    peak = glow.max(2, keepdims=True)
    least = 0.2 if not depth else 0.02
    hue = least + (1 - least) * glow / numpy.maximum(peak, 1e-6)
    # Not what they throw on the wall.
    near = numpy.maximum(peak - 0.008, 0)
    share = near / (near + 0.08)
    return light * (1 - ring * share * (1 - hue)) * (1 - depth * share**2)


def held(glow):
    """What of a `glow` stays near its light: a code 9 mm away is printed on paper that is white by day."""
    near = numpy.maximum(glow.max(2, keepdims=True) - 0.015, 0) ** 2
    return glow * near / (near + 0.05**2)


def lens(picture, fringe):
    """The picture through a lens: red is a little larger than green, blue a little smaller, which is seen at the corners."""
    height, width = picture.shape[:2]
    channels = []
    for channel, scale in zip(cv2.split(picture), (1 + fringe, 1, 1 - fringe)):
        grown = numpy.float32([[scale, 0, (1 - scale) * width / 2], [0, scale, (1 - scale) * height / 2]])
        channels.append(cv2.warpAffine(channel, grown, (width, height), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE))
    return numpy.clip(cv2.merge(channels), 0, None)


def develop(layers, weights, exposure=1.0, strength=0.03, contrast=1.2, vignette=0.06, paleness=0.62, ring=0, depth=0, is_held=False, fringe=0):
    """
    Adds the layers of light with their weights (numbers or RGB) up to a picture in sRGB.
    Only what shines itself is scattered in the lens: daylight would lie on the print as a veil.
    """
    if is_held:
        layers = {**layers, 'glow': held(layers['glow'])}
    shine, rest = (
        sum((layers[name] * numpy.float32(weight) for name, weight in weights.items() if (name in SHINING) is shines), numpy.float32(0))
        for shines in (True, False)
    )
    total = (bloom(shine * exposure, strength) if numpy.ndim(shine) else 0) + rest * exposure
    if ring:
        total = tinted(total, layers['glow'], ring, depth)
    if fringe:
        total = lens(total.astype(numpy.float32), fringe)
    height, width = total.shape[:2]
    y, x = numpy.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j].astype(numpy.float32)
    total *= (1 - vignette * (x * x + y * y))[..., None]
    return tone(total, contrast, paleness)


def resized(picture, size):
    """The picture in this many pixels: each is the mean of those that it replaces."""
    width, height = size
    return picture if picture.shape[:2] == (height, width) else cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA)


def grained(picture, grain):
    """
    The picture with the grain of a film, strongest in the middle tones, of two sizes: the finer one is lost where a page shows
    the picture smaller.
    """
    chance = numpy.random.default_rng(11)
    height, width = picture.shape[:2]
    noise = 0
    for share, sigma in ((0.6, 0.8), (0.7, 1.6)):
        plane = cv2.GaussianBlur(chance.normal(0, 1, (height, width)).astype(numpy.float32), (0, 0), sigma * max(1, width / 1500))
        noise = noise + share * plane / plane.std()
    level = picture.mean(2)
    return picture + (noise * grain * (0.35 + 2.6 * level * (1 - level)))[..., None]


def write(picture, file, quality=90, grain=0):
    """Writes sRGB 0…1 with `grain`, or with a trace of dither, so that walls do not band."""
    if grain:
        picture = grained(picture, grain)
    dither = numpy.random.default_rng(7).normal(0, 0.0035, picture.shape[:2]).astype(numpy.float32)[..., None]
    levels = numpy.clip((picture + (0 if grain else dither)) * 255 + 0.5, 0, 255).astype(numpy.uint8)
    # The slowest method is a twentieth smaller than the usual one.
    options = {'quality': quality, 'method': 6} if file.endswith('.webp') else {}
    Image.fromarray(levels).save(file, **options)
