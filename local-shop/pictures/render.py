"""
Makes the shop's pictures: blender -b -P render.py -- [texts that paths contain]

SAMPLES=8 SCALE=0.2 OUT=/tmp/drafts FORMAT=png makes drafts. With KEEP=<folder> the
layers of light are kept there, and the next run only develops them anew. LAMPLIGHT=1
only composes the pictures by lamplight anew.
"""
import importlib
import json
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy  # noqa: E402
from PIL import Image  # noqa: E402

import camera  # noqa: E402
import daylight  # noqa: E402
import develop  # noqa: E402
import lamplight  # noqa: E402
import person  # noqa: E402
from materials import plain, wood  # noqa: E402

OUT = os.environ.get('OUT', os.path.join(HERE, '../data/media'))
SCALE = float(os.environ.get('SCALE', '1'))
KEEP = os.environ.get('KEEP', '')
FORMAT = os.environ.get('FORMAT', 'webp')
SCENES = sorted(entry[:-3] for entry in os.listdir(os.path.join(HERE, 'scenes')) if entry.endswith('.py'))


def shots():
    for name in SCENES:
        yield from importlib.import_module(f'scenes.{name}').SHOTS


def layers_of(shot, size, part=None, times=1):
    """The clean layers of light of the scene as it stands, with `times` the samples of the shot."""
    names, layers = camera.expose(*size, times * int(os.environ.get('SAMPLES', shot['samples'])), part)
    develop.clean(names, layers)
    return {**{name: layers[name] for name in [*names, 'alpha']}, **camera.soft_light(layers)}


def whole_scene(shot, size):
    camera.empty_scene()
    shot['build']()
    if not camera.has_rim():
        return surroundings(shot, size)
    camera.only(False)
    return laid_over(surroundings(shot, size), frame_only(shot, size))


def surroundings(shot, size):
    """The layers of light of what the camera sees; a shot with `light_size` has light in fewer pixels than surfaces."""
    if 'light_size' not in shot:
        return layers_of(shot, size)
    names, layers = camera.expose(*(round(side * SCALE) for side in shot['light_size']), int(os.environ.get('SAMPLES', shot['samples'])))
    develop.clean(names, layers)
    _, fine = camera.expose(*size, shot.get('edges', 2), bounces=0)
    return {**develop.laid_on(names, layers, fine), **camera.soft_light(fine), 'alpha': fine['alpha']}


def without_frame(shot, size):
    camera.empty_scene()
    shot['build']()
    camera.only(False)
    return surroundings(shot, size)


def laid_over(base, frame):
    return {name: base[name] * (1 - frame['alpha']) + frame[name] for name in base}


def frame_only(shot, size, finish=None):
    if not bpy.data.objects:
        shot['build']()
    camera.only(True)
    for thing in bpy.data.objects:
        if finish and thing.get('frame'):
            thing.data.materials[0] = wood(thing.get('finish', finish))
    whole = {}
    for part in camera.frame_parts(*size):
        left, top, right, bottom = part
        # Its edges are seen against the wall: with few samples they are ragged.
        for name, layer in layers_of(shot, size, part, times=2).items():
            whole.setdefault(name, numpy.zeros((size[1], size[0], 3), numpy.float32))[top:bottom, left:right] = layer
    return whole


def kept(name, make):
    """What `make` returns, from the folder KEEP when it is there."""
    file = os.path.join(KEEP, name.replace('/', '-') + f'-{SCALE}.npz')
    if KEEP and os.path.exists(file):
        return {key: layer.astype(numpy.float32) for key, layer in numpy.load(file).items()}
    started = time.process_time()
    layers = make()
    print(f'{name}: {time.process_time() - started:.0f} s of CPU time', flush=True)
    if KEEP:
        numpy.savez(file, **{key: layer.astype(numpy.float16) for key, layer in layers.items()})
    return layers


def on_paper(shot, size):
    """
    The share of each pixel that is not the paper on which things lie, nor the wall behind them; and the share that is
    clear plastic, through which the paper is seen.
    """
    camera.empty_scene()
    shot['build']()

    def share(is_held_out):
        for thing in bpy.data.objects:
            thing.is_holdout = is_held_out(thing)
        return camera.expose(*size, 6, bounces=0)[1]['alpha'][..., 0]

    things = share(lambda thing: thing.name.startswith(('sweep', 'wall')))
    clear = [thing for thing in bpy.data.objects if thing.type == 'MESH' and thing.data.materials[0].name.startswith('clear')]
    if not clear:
        return things, None
    for thing in clear:
        thing.data.materials[0] = plain('#ffffff')
    return things, share(lambda thing: thing not in clear)


def finish_picture(path, layers, look, size):
    # A few are files of the storefront, not of the shop.
    folder = os.path.join(HERE, '../..') if path.startswith('app/') and 'OUT' not in os.environ else OUT
    file = os.path.join(folder, path).removesuffix('.webp') + '.' + FORMAT
    os.makedirs(os.path.dirname(file), exist_ok=True)
    settings = {'weights': {name: 1 for name in layers if name != 'alpha'}, **look}
    # By night the paper has as much of the lights as they have themselves.
    if 'glow' in layers and 'glow' not in settings['weights']:
        settings['weights'] = {**settings['weights'], 'glow': settings['weights'].get('lights', 0)}
    quality = settings.pop('quality', 90)
    is_lifted = settings.pop('is_lifted', False)
    is_inked = settings.pop('is_inked', False)
    grain = settings.pop('grain', 0)
    picture = develop.resized(develop.develop(layers, **settings), size)
    if is_lifted:
        picture = daylight.lifted(picture)
    elif is_inked:
        picture = daylight.sharpened(picture)
    elif daylight.is_on_paper(path):
        picture, quality = daylight.evened(picture), 80
    develop.write(picture, file, quality, grain)


def take(shot):
    """
    Builds, renders and develops a shot, in `over` times as many pixels a side, which smooths edges. `pictures` gives several looks of the same
    layers. `frames` gives the same view with each frame: what is not frame is rendered
    once, and those frames that are wanted, a tenth of the picture, are laid over it; `nights`
    are a second look of them, before which `someone` may sit. A film makes its own.
    """
    final = [round(side * SCALE) for side in shot['size']]
    size = [round(side * shot.get('over', 1)) for side in final]
    if 'film' in shot:
        shot['film'](size, kept, layers_of, OUT)
        return
    if 'pictures' in shot:
        composed = [path for path in shot['pictures'] if lamplight.is_composed(path)]
        looks = {path: look for path, look in shot['pictures'].items() if path not in composed and 'LAMPLIGHT' not in os.environ}
        if looks:
            layers = kept(next(iter(looks)), lambda: whole_scene(shot, size))
        for path, look in looks.items():
            finish_picture(path, layers, look, final)
        for path in composed:
            things = (None, None) if lamplight.is_in_room(path) else on_paper(shot, final)
            lamplight.compose(os.path.join(OUT, path).removesuffix('.webp') + '.' + FORMAT, *things)
        return
    first = next(iter(shot['frames'].values()))
    someone = kept(f'{first}-someone', lambda: person.exposed(shot['someone'], size)) if 'someone' in shot else None
    camera.empty_scene()
    base = kept(f'{first}-base', lambda: without_frame(shot, size))
    for finish, path in shot['frames'].items():
        if not is_wanted(path):
            continue
        frame = kept(path, lambda: frame_only(shot, size, finish))
        whole = laid_over(base, frame)
        finish_picture(path, whole, shot.get('look', {}), final)
        if 'nights' in shot:
            if someone:
                whole = person.before(whole, someone)
            finish_picture(shot['nights'][finish], whole, shot['night_look'], final)


def is_wanted(path):
    return any(text in path for text in wanted)


def paths(shot):
    return [*shot.get('paths', ()), *shot.get('pictures', ()), *shot.get('frames', {}).values()]


def size_of(file):
    if file.endswith('.webp'):
        with Image.open(file) as picture:
            return picture.size
    probe = ['ffprobe', '-v', 'error', '-select_streams', 'v:0', '-show_entries', 'stream=width,height', '-of', 'csv=p=0', file]
    return [int(side) for side in subprocess.check_output(probe, text=True).strip().split(',')]


def write_manifest(folder):
    """Writes the size in pixels of every picture and film of the folder."""
    files = sorted(os.path.relpath(os.path.join(at, name), folder) for at, _, names in os.walk(folder) for name in names)
    sizes = {file: dict(zip(('width', 'height'), size_of(os.path.join(folder, file)))) for file in files if file.endswith(('.webp', '.mp4', '.webm'))}
    with open(os.path.join(folder, 'manifest.json'), 'w') as manifest:
        json.dump(sizes, manifest, indent=2)
        manifest.write('\n')


wanted = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else ['']
for shot in shots():
    if any(map(is_wanted, paths(shot))):
        take(shot)
if 'OUT' not in os.environ:
    write_manifest(OUT)
