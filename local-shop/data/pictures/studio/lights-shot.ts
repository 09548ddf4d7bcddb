import * as three from 'three';

import {bareWall} from './flagship-shots';
import {mapModel} from './map-model';
import {weather} from './weather';
import type {Taker} from './stills';
import {surroundings} from './surroundings';

/** How many states of the weather the film shows. */
export const lightStates = 8;

/** The map at dusk while a front crosses it; `state` from 0. */
export const lights =
  (state: number): Taker =>
  (renderer) => {
    const scene = new three.Scene();
    scene.environment = surroundings(renderer, true);
    scene.environmentIntensity = 0.16;
    scene.add(
      bareWall('#8d8f96'),
      mapModel({
        finish: 'walnut',
        pixelsPerMillimetre: 4,
        glow: 2,
        categories: weather((state / lightStates) * 1.15 - 0.25),
      }),
    );
    const camera = new three.PerspectiveCamera(22, 1, 0.02, 20);
    camera.position.set(0.22, -0.04, 2.0);
    return {
      width: 960,
      height: 960,
      scene,
      camera,
      target: new three.Vector3(0, 0, 0.01),
      reach: 0.62,
      key: {
        colour: '#ffc98a',
        intensity: 0.7,
        from: [-2.2, 1.4, 1.8],
        radius: 0.5,
      },
      sky: {colour: '#5f7fb5', intensity: 0.5, towards: [-0.2, 0.4, 1]},
      samples: 6,
      bloom: 1,
      exposure: 1.2,
    };
  };
