/**
 * The part of the picture scripts that runs inside the browser. `render.ts`
 * bundles it and calls the functions it puts on `window.studio`.
 */
import * as three from 'three';

import {expose} from './exposure';
import {lights, lightStates} from './lights-shot';
import {exportModel} from './model-file';
import {shots} from './shots';
import type {Taker} from './stills';

const canvas = document.createElement('canvas');
document.body.append(canvas);
const renderer = new three.WebGLRenderer({
  canvas,
  preserveDrawingBuffer: true,
  antialias: false,
});

const develop = async (take: Taker, samples: number) => {
  await Promise.all(
    ['', 'bold '].map((weight) => document.fonts.load(`${weight}20px B612`)),
  );
  const shot = take(renderer);
  // Too few samples would show the lens as double images.
  const lens = samples > 0 && samples < 6 ? undefined : shot.lens;
  expose(renderer, samples ? {...shot, samples, lens} : shot);
  return canvas.toDataURL('image/png');
};

const studio = {
  /** The paths of all pictures that can be taken. */
  paths: () => Object.keys(shots),

  /** Takes a picture as a PNG data URL; `samples` 0 means the shot's own. */
  take: (path: string, samples: number) => develop(shots[path], samples),

  /** How many pictures `takeLights` knows. */
  lightStates,

  /** One state of the film of the lights as a PNG data URL. */
  takeLights: (state: number, samples: number) =>
    develop(lights(state), samples),

  /** The three-dimensional model as a data URL of binary glTF. */
  model: async () => {
    await document.fonts.load('20px B612');
    const bytes = new Uint8Array(await exportModel());
    let text = '';
    for (let at = 0; at < bytes.length; at += 32768) {
      text += String.fromCharCode(...bytes.subarray(at, at + 32768));
    }
    return `data:model/gltf-binary;base64,${btoa(text)}`;
  },
};

/** What the bundle offers to `render.ts`. */
export type Studio = typeof studio;

Object.assign(window, {studio});
