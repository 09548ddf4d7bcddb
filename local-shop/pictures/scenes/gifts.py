"""The gift card as a mail and printed, and the airfield lamp by day and lit."""
import math

from camera import bulb, camera, in_group
from materials import lamp_glass, paper, plain, print_image
from scenes.behind import lettering
from sets import sweep
from shapes import box, cord, group, put, sheet, turned


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
    sweep('#d5cabb', 0.22)
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


def lamp():
    sweep('#ccd0cf', 0.42)
    in_group(edge_lamp(), 'lamp')
    bulb('lamp', (0, 0.135, 0), 1.6, '#ffd39a', 0.03)
    camera((0.12, 0.24, 0.66), (0, 0.088, 0), 24, 0.002, (0, 0.1, 0.04))


def shot(build, **pictures):
    return {'build': build, 'size': (1000, 1000), 'samples': 7, 'pictures': {f'products/{path.replace("_", "-")}.webp': look for path, look in pictures.items()}}


SHOTS = [
    shot(card_in_mail, geschenkkarte_1={}),
    shot(card_alone, geschenkkarte_2={}),
    shot(
        lamp,
        platzlampe_1={'weights': {'day': 1, 'ambient': 1, 'lamp': 0.05}},
        platzlampe_2={'weights': {'day': (0.02, 0.028, 0.045), 'ambient': (0.05, 0.07, 0.11), 'lamp': (1, 0.86, 0.66)}, 'strength': 0.12, 'vignette': 0.12},
    ),
]
