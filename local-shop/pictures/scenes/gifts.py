"""The gift card as a mail and printed, the airfield lamp, the book on clouds."""
import math

from camera import camera
from materials import lamp_glass, paper, plain, print_image
from scenes.behind import lettering
from sets import BY_DAY, COMPOSED, sweep
from shapes import body, box, cord, group, put, sheet, turned


def card():
    """A card of 86 × 54 mm, lying, its top away from the viewer."""
    face = paper(print_image('gift-card'))
    face.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = 0.32
    face.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0.5
    return group(
        box((0.086, 0.0008, 0.054), plain('#0d1b2a', 0.35), (0, 0.0004, 0), 0.0002),
        put(sheet(0.0858, 0.0538, face), (0, 0.00085, 0), (-90, 0, 0)),
    )


def screen(colour):
    """What a telephone's display shows in this colour; it shines a little."""
    material = paper(colour=colour)
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Roughness'].default_value = 0.2
    return material


def bars(ink):
    """The code as bars: what a mail says without words of a language."""
    widths, x, strips = '2113122111321122311212132', -0.0265, []
    for i, width in enumerate(widths):
        w = int(width) * 0.00118
        if i % 2 == 0:
            strips.append(put(sheet(w, 0.026, ink), (x + w / 2, -0.033, 0.0002)))
        x += w
    return strips


def telephone():
    """A telephone that shows the mail with the gift card, lying."""
    ink, pale = plain('#12304f', 0.6), plain('#5f6b7c', 0.6)
    face = paper(print_image('gift-card'))
    return group(
        box((0.074, 0.008, 0.152), plain('#131416', 0.25, 0.5), (0, 0.004, 0), 0.0035),
        put(group(
            sheet(0.069, 0.146, screen('#ffffff')),
            put(sheet(0.069, 0.016, screen('#eef1f5')), (0, 0.065, 0.0001)),
            lettering('METARmap', 0.0075, ink, (-0.0145, 0.0622, 0.0002)),
            lettering('09:41', 0.0048, pale, (0.0245, 0.0628, 0.0002)),
            put(sheet(0.061, 0.0383, face), (0, 0.031, 0.0002)),
            put(sheet(0.061, 0.013, screen('#12304f')), (0, -0.006, 0.0001)),
            lettering('MAP7  K2CV  9XQ4', 0.0056, screen('#ffffff'), (0, -0.0078, 0.0003)),
            *bars(ink),
        ), (0, 0.00805, 0), (-90, 0, 0)),
    )


def card_in_mail():
    sweep('#bdb3a4', 0.22)
    put(telephone(), (-0.038, 0, -0.006), (0, 12, 0))
    put(card(), (0.05, 0.0004, 0.034), (0, -10, 0))
    camera((0.03, 0.25, 0.19), (0.006, 0.002, 0.004), 33, 0.0012)


def card_alone():
    sweep('#c9cdcf', 0.2)
    put(card(), (0, 0.0002, 0), (0, 12, 0))
    camera((0.02, 0.17, 0.13), (0, 0, 0.002), 27, 0.001)


def edge_lamp():
    """A desk lamp after an airfield edge light, 18 cm high."""
    yellow, steel = plain('#d9a514', 0.3), plain('#9a9ea3', 0.3, 1.0)
    # A lens of rings below, a clear dome above, as on a runway.
    ribs = [(0.0425 + 0.0011 * math.sin(i * math.pi / 2), 0.086 + 0.0011 * i) for i in range(40)]
    dome = [(0.041 * math.cos(a), 0.13 + 0.05 * math.sin(a)) for a in (math.pi / 2 * i / 14 for i in range(15))]
    glass = turned([(0.041, 0.084), *ribs, *dome], lamp_glass(), 96)
    glass.visible_shadow = glass.visible_diffuse = False
    bolts = [put(turned([(0, 0), (0.0036, 0), (0.0036, 0.003), (0, 0.003)], steel, 6, False), (0.05 * math.cos(a), 0.0168, 0.05 * math.sin(a))) for a in (math.pi / 3 * i for i in range(6))]
    foot = [(0, 0), (0.058, 0), (0.06, 0.002), (0.06, 0.014), (0.058, 0.017), (0.036, 0.0175), (0.028, 0.026), (0.026, 0.058), (0.03, 0.064), (0.044, 0.068), (0.046, 0.072), (0.046, 0.084), (0, 0.084)]
    rings = [turned([(0.0425, y), (0.0452, y + 0.0008), (0.0452, y + 0.0028), (0.0425, y + 0.0036)], steel, 96) for y in (0.083, 0.1292)]
    cable = cord([(-0.05, 0.006, -0.02), (-0.08, 0.003, -0.03), (-0.11, 0.0022, -0.09), (-0.2, 0.0022, -0.12), (-0.34, 0.0022, -0.1)], 0.0022, plain('#1c1c1e', 0.5))
    return group(turned(foot, yellow), glass, *bolts, *rings, cable)


def octas(share, radius, ink):
    """A circle that is filled from the right as the sky is covered: 0 to 8 eighths."""
    ring = [turned([(radius * 0.84, 0.0001), (radius, 0.0001)], ink, 64)]
    if share == 8:
        ring = [turned([(0, 0.0001), (radius, 0.0001)], ink, 64)]
    elif share:
        arc = [(radius * math.sin(math.tau * share * i / 8 / 40), radius * math.cos(math.tau * share * i / 8 / 40)) for i in range(41)]
        part = [(0, 0), *arc]
        ring.append(put(body('part', [(x, y, 0) for x, y in part], [tuple(range(len(part)))[::-1]], ink), (0, 0.0001, 0), (-90, 0, 0)))
    return group(put(group(*ring), turned=(90, 0, 0)))


def cloud_book():
    """The book on clouds, standing. Its cover has no words of a language: a cumulus and the codes of cloud cover."""
    white, pale = plain('#f4f6f8', 0.7), plain('#d3e2ee', 0.7)
    blue = plain('#2b6a99', 0.55)
    puffs = ((-0.036, 0.118, 0.019), (-0.016, 0.134, 0.026), (0.015, 0.128, 0.023), (0.037, 0.117, 0.016))
    covers = ((2, 'FEW'), (4, 'SCT'), (6, 'BKN'), (8, 'OVC'))
    return group(
        box((0.148, 0.21, 0.016), plain('#ece4d2', 0.95), (0.002, 0.107, -0.0105), 0),
        box((0.152, 0.214, 0.002), blue, (0, 0.107, -0.001), 0.0006),
        box((0.152, 0.214, 0.002), blue, (0, 0.107, -0.02), 0.0006),
        box((0.0035, 0.214, 0.021), plain('#245a83', 0.6), (-0.0755, 0.107, -0.0105), 0.001),
        *[put(turned([(0, 0.0004), (r, 0.0003), (r, 0)], white, 64), (x, y, 0.0002), (90, 0, 0)) for x, y, r in puffs],
        box((0.076, 0.018, 0.0003), white, (0, 0.109, 0.0003), 0),
        # The flat base of a cumulus, in shade.
        box((0.092, 0.0045, 0.0004), pale, (0, 0.1005, 0.0004), 0.0001),
        *[put(octas(share, 0.0072, white), (-0.042 + 0.028 * i, 0.052, 0.0002)) for i, (share, _) in enumerate(covers)],
        *[lettering(code, 0.0072, white, (-0.042 + 0.028 * i, 0.0335, 0.0003)) for i, (_, code) in enumerate(covers)],
        lettering('Cu', 0.03, white, (0, 0.174, 0.0003)),
    )


def shot(build, **pictures):
    return {'build': build, 'size': (1000, 1000), 'samples': 7, 'pictures': {f'products/{path.replace("_", "-")}.webp': look for path, look in pictures.items()}}


SHOTS = [
    shot(card_in_mail, geschenkkarte_1=BY_DAY, geschenkkarte_1_night=COMPOSED),
    shot(card_alone, geschenkkarte_2={}),
]
