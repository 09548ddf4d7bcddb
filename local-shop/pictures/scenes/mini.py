"""The desk edition, and the stand that carries it."""
from camera import camera, in_group
from furniture import books, mug
from materials import wood
from sets import sweep
from shapes import box, group, put
from wall_map import mini_map


def alone():
    sweep('#d6d1c7', 0.6)
    in_group(mini_map('oak', 1.8), 'lights')
    camera((0.2, 0.27, 1.0), (0, 0.158, 0), 23, 0.003, (0, 0.16, 0.02))


def on_a_desk():
    sweep('#b7bfba', 1.0)
    box((2.4, 0.04, 1.0), wood('walnut'), (0, -0.018, 0), 0.003)
    put(in_group(mini_map('oak', 1.8), 'lights'), (0.02, 0.003, 0), (0, 10, 0))
    put(books('#1f4e79', '#b5572f'), (-0.27, 0.003, -0.16), (0, 14, 0))
    put(mug(), (0.21, 0.003, 0.03), (0, -30, 0))
    camera((0.4, 0.33, 0.96), (0.02, 0.135, 0), 26, 0.004, (0.03, 0.16, 0.02))


def stand(finish):
    """A block of wood with a slot that leans back."""
    grain = wood(finish)
    return group(
        box((0.198, 0.014, 0.08), grain, (0, 0.007, 0), 0.002),
        box((0.2, 0.034, 0.022), grain, (0, 0.017, 0.031), 0.002),
        put(box((0.2, 0.058, 0.034), grain, edge=0.002), (0, 0.03, -0.027), (-7, 0, 0)),
    )


def stand_with_map():
    sweep('#d6d1c7', 0.6)
    stand('oak')
    small = in_group(mini_map('black', 1.8), 'lights')
    # Without its foot, in the slot.
    foot = small.children[-1]
    foot.hide_render = True
    put(small, (0, 0.002, 0.018), (-2, 0, 0))
    camera((-0.3, 0.3, 0.95), (0, 0.155, 0), 23, 0.003, (0, 0.16, 0.02))


def empty_stand():
    sweep('#d2d5d2', 0.4)
    put(stand('black'), (0, 0, 0), (0, 28, 0))
    camera((-0.1, 0.24, 0.6), (0, 0.03, 0), 22, 0.0025, (0, 0.03, 0.03))


def shot(path, build):
    return {'build': build, 'size': (1200, 1200), 'samples': 12, 'pictures': {f'products/{path}.webp': {}}}


SHOTS = [shot('metarmap-mini-1', alone), shot('metarmap-mini-2', on_a_desk), shot('tischstaender-1', stand_with_map), shot('tischstaender-2', empty_stand)]
