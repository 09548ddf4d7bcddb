"""The gift card with its envelope, and the airfield lamp by day and lit."""
import math

from camera import bulb, camera, in_group
from materials import lamp_glass, paper, plain, print_image
from sets import sweep
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


def envelope():
    """An open envelope, its flap away from the viewer, folded up a little."""
    outside, inside = paper(colour='#e9dfcb'), paper(colour='#12304f')
    w, d = 0.059, 0.041
    flap = body('flap', [(-w, 0.002, -d), (w, 0.002, -d), (0.01, 0.016, -d - 0.044), (-0.01, 0.016, -d - 0.044)], [(0, 1, 2, 3)], inside)
    return group(box((2 * w, 0.0014, 2 * d), outside, (0, 0.0007, 0), 0.0003), flap)


def card_in_envelope():
    sweep('#d5cabb', 0.22)
    put(envelope(), (-0.012, 0, -0.02), (0, 10, 0))
    put(card(), (0.018, 0.0045, 0.03), (3, -12, 0))
    camera((0.05, 0.25, 0.25), (0.002, 0.004, -0.004), 27, 0.0014, (0.018, 0.006, 0.03))


def card_alone():
    sweep('#c9cdcf', 0.2)
    put(card(), (0, 0.0002, 0), (0, 12, 0))
    camera((0.02, 0.17, 0.13), (0, 0, 0.002), 27, 0.001)


def edge_lamp():
    """A desk lamp after an airfield edge light, 18 cm high."""
    yellow, steel = plain('#d9a514', 0.3), plain('#9a9ea3', 0.3, 1.0)
    glass = turned([(0.041, 0.084), (0.042, 0.09), (0.042, 0.128), (0.039, 0.15), (0.031, 0.168), (0.018, 0.18), (0.006, 0.184), (0, 0.1845)], lamp_glass())
    glass.visible_shadow = glass.visible_diffuse = False
    bolts = [put(turned([(0, 0), (0.0036, 0), (0.0036, 0.003), (0, 0.003)], steel, 6, False), (0.05 * math.cos(a), 0.0168, 0.05 * math.sin(a))) for a in (math.pi / 3 * i for i in range(6))]
    foot = [(0, 0), (0.058, 0), (0.06, 0.002), (0.06, 0.014), (0.058, 0.017), (0.036, 0.0175), (0.028, 0.026), (0.026, 0.058), (0.03, 0.064), (0.044, 0.068), (0.046, 0.072), (0.046, 0.084), (0, 0.084)]
    rings = [turned([(0.0425, y), (0.0442, y + 0.0008), (0.0442, y + 0.0018), (0.0425, y + 0.0026)], steel) for y in (0.0875, 0.108, 0.128)]
    cable = cord([(-0.05, 0.006, -0.02), (-0.08, 0.003, -0.03), (-0.11, 0.0022, -0.09), (-0.2, 0.0022, -0.12), (-0.34, 0.0022, -0.1)], 0.0022, plain('#1c1c1e', 0.5))
    return group(turned(foot, yellow), glass, *bolts, *rings, cable)


def lamp():
    sweep('#ccd0cf', 0.42)
    in_group(edge_lamp(), 'lamp')
    bulb('lamp', (0, 0.135, 0), 1.6, '#ffd39a', 0.03)
    camera((0.12, 0.24, 0.66), (0, 0.088, 0), 24, 0.002, (0, 0.1, 0.04))


def shot(build, **pictures):
    return {'build': build, 'size': (1200, 1200), 'samples': 12, 'pictures': {f'products/{path.replace("_", "-")}.webp': look for path, look in pictures.items()}}


SHOTS = [
    shot(card_in_envelope, geschenkkarte_1={}),
    shot(card_alone, geschenkkarte_2={}),
    shot(
        lamp,
        platzlampe_1={'weights': {'day': 1, 'ambient': 1, 'lamp': 0.05}},
        platzlampe_2={'weights': {'day': (0.02, 0.028, 0.045), 'ambient': (0.05, 0.07, 0.11), 'lamp': (1, 0.86, 0.66)}, 'strength': 0.12, 'vignette': 0.12},
    ),
]
