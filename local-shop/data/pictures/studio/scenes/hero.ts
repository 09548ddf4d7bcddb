import * as three from 'three';

import type {Shot} from '../exposure';
import {bareWall} from '../flagship-shots';
import {floorBoards} from '../floor';
import {plant, vase} from '../furnishings';
import {mapModel} from '../map-model';
import {bookStack, sideboard} from '../room';
import {put, type Taker} from '../stills';
import {surroundings} from '../surroundings';

const hero =
  (night: boolean): Taker =>
  (renderer): Shot => {
    const scene = heroRoom(night);
    scene.environment = surroundings(renderer, night);
    scene.environmentIntensity = 0.3;
    const map = mapModel({
      finish: 'oak',
      pixelsPerMillimetre: 5,
      glow: night ? 2.4 : 1,
    });
    map.scale.setScalar(1.3);
    map.position.set(0.42, 1.46, 0);
    scene.add(map);
    const camera = new three.PerspectiveCamera(30, 1.6, 0.02, 30);
    camera.position.set(-0.28, 1.28, 3.9);
    return {
      width: 2400,
      height: 1500,
      scene,
      camera,
      target: new three.Vector3(-0.28, 1.08, 0),
      reach: 2.1,
      key: night
        ? {
            colour: '#ffbf7a',
            intensity: 0.75,
            from: [1.9, 1.7, 0.9],
            radius: 0.4,
          }
        : {
            colour: '#fff0dc',
            intensity: 2.7,
            from: [-3.6, 3.2, 3.0],
            radius: 0.8,
          },
      sky: {
        colour: night ? '#5274b0' : '#e8eef8',
        intensity: night ? 0.55 : 1,
        towards: [-0.4, 0.5, 1],
      },
      samples: 8,
      exposure: 1.12,
      bloom: night ? 1.1 : 0.3,
    };
  };

/** A quiet wall: everything stands to the right, the left is for words. */
const heroRoom = (night: boolean) => {
  const scene = new three.Scene();
  scene.add(
    bareWall(night ? '#8b94a0' : '#b9c2bd', 9),
    floorBoards(night ? 'walnut' : 'oak'),
  );
  const board = sideboard(night ? 'walnut' : 'oak');
  board.position.x = 0.42;
  scene.add(
    board,
    put(vase(night ? '#aab3bd' : '#e6dfd2'), [1.02, 0.673, 0.2]),
    put(bookStack(['#12304f', '#a6376f', '#d8c3a5']), [-0.14, 0.673, 0.22]),
    put(plant(4, 1.1), [1.6, 0, 0.42]),
  );
  return scene;
};

/** The map in a room by day. */
export const heroByDay: Taker = hero(false);

/** The map in a room by night. */
export const heroByNight: Taker = hero(true);
