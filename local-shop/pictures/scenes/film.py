"""
A day passes over the map in eight seconds. Light adds up: each source and each state
of the weather is rendered once, and the frames are sums of these layers.
"""
import os
import subprocess
import tempfile

import cv2
import numpy

import develop
from camera import ambient, camera, empty_scene, in_group, moonlight, only, rim, window
from materials import plaster
from shapes import sheet
from wall_map import RING, wall_map

RATE, SECONDS, STATES = 24, 8, 8

# The moon shines through the window of the evening, and a lamp on the frame.
NIGHT = {'morning': (0.0, 0.0, 0.0), 'evening': moonlight(0.12), 'ambient': moonlight(0.065), 'rim': 0.7, 'lights': 6.0, 'glow': 6.0}
# By day the lights have the colours that `LIT` gives them.
LIGHTS = {'rim': 0.0, 'lights': 0.2, 'glow': 4.0}
# Seconds, and the weights of the layers then; the last leads back to the first.
DAY = [
    (0.0, NIGHT),
    (1.4, {'morning': (0.62, 0.46, 0.32), 'evening': (0.0, 0.0, 0.0), 'ambient': (0.22, 0.24, 0.29), **LIGHTS}),
    (2.8, {'morning': (0.58, 0.565, 0.535), 'evening': (0.04, 0.04, 0.04), 'ambient': (0.47, 0.49, 0.53), **LIGHTS}),
    (4.4, {'morning': (0.16, 0.16, 0.16), 'evening': (0.47, 0.42, 0.36), 'ambient': (0.47, 0.47, 0.49), **LIGHTS}),
    (5.8, {'morning': (0.0, 0.0, 0.0), 'evening': (0.8, 0.44, 0.22), 'ambient': (0.26, 0.23, 0.28), **LIGHTS}),
    (7.0, NIGHT),
    (8.0, NIGHT),
]


def view():
    camera((0.2, -0.03, 2.1), (0, 0, 0.01), 22)


def room(moment):
    empty_scene()
    sheet(8, 8, plaster('#d3cfc7'))
    in_group(wall_map('oak', 'germany', 1.8, moment), 'lights')
    view()


def daylight():
    room(0)
    window('morning', (-2.0, 1.2, 1.7), (0, 0, 0), 0.7, 130, '#ffffff')
    window('evening', (2.2, 0.9, 1.4), (0, 0, 0), 0.7, 120, '#ffffff')
    ambient('#ffffff', 0.6)
    rim((-1.7, 0.6, 1.0), (0, 0, 0))


def weights(second):
    for (start, before), (end, after) in zip(DAY, DAY[1:]):
        if start <= second <= end:
            share = (second - start) / (end - start)
            share = share * share * (3 - 2 * share)
            return {name: numpy.float32(before[name]) * (1 - share) + numpy.float32(after[name]) * share for name in before}


def frame(second, day, states):
    place = second / SECONDS * STATES
    first = int(place) % STATES
    # A light changes its colour within a third of the time between two reports.
    share = float(numpy.clip((place % 1 - 0.6) / 0.34, 0, 1))
    now, then = states[first], states[(first + 1) % STATES]
    layers = {**day, **{name: now[name] * (1 - share) + then[name] * share for name in now}}
    level = weights(second)
    # By night the lights have the look of `night.DARK`: they are scattered in the lens.
    dark = float(numpy.clip((numpy.mean(level['lights']) - 0.2) / 5.8, 0, 1))
    return develop.develop(layers, level, strength=0.02 + 0.1 * dark, contrast=1.25, vignette=0.1, paleness=0.03 + 0.59 * dark, ring=RING * (1 - dark))


def film(size, kept, layers_of, out):
    def lit():
        daylight()
        only(False)
        whole = layers_of({'samples': 8}, size)
        only(True)
        bars = layers_of({'samples': 16}, size)
        return {name: whole[name] * (1 - bars['alpha']) + bars[name] for name in bars}

    def state(moment):
        room(moment)
        return layers_of({'samples': 4}, size)

    target = os.path.join(out, 'products/metarmap-lights')
    os.makedirs(os.path.dirname(target), exist_ok=True)
    day = kept('film-day', lit)
    states = [kept(f'film-{moment}', lambda: state(moment)) for moment in range(STATES)]
    states = [{name: layers[name] for name in ('lights', 'glow')} for layers in states]
    day = {name: day[name] for name in ('morning', 'evening', 'ambient', 'rim')}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(RATE * SECONDS):
            picture = frame(number / RATE, day, states)
            cv2.imwrite(f'{folder}/{number:04}.png', (picture[..., ::-1] * 255 + 0.5).astype(numpy.uint8), [cv2.IMWRITE_PNG_COMPRESSION, 1])
        source = ['ffmpeg', '-y', '-v', 'error', '-framerate', str(RATE), '-i', f'{folder}/%04d.png', '-pix_fmt', 'yuv420p', '-an', '-threads', '1']
        subprocess.run([*source, *'-c:v libx264 -preset slow -crf 23 -movflags +faststart'.split(), f'{target}.mp4'], check=True)
        subprocess.run([*source, *'-c:v libvpx-vp9 -crf 34 -b:v 0 -row-mt 1 -cpu-used 3'.split(), f'{target}.webm'], check=True)
    develop.write(frame(0, day, states), f'{target}-poster.webp')


SHOTS = [{'film': film, 'size': (800, 800), 'paths': [f'products/metarmap-lights{end}' for end in ('-poster.webp', '.mp4', '.webm')]}]
