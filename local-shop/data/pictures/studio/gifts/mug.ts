import * as three from 'three';

import {pictureTexture} from '../chart-texture';
import {cord, group, print, turned} from '../made';
import {put, still, type Taker} from '../stills';
import {shape, solid} from '../surfaces';

/** A mug with the word CAVOK, its handle to the right. */
export const mug = (colour: string, ink: string) => {
  const glaze = solid(colour, 0.16);
  const wrap = print(
    150,
    70,
    (pen) => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 150, 70);
      pen.fillStyle = ink;
      pen.textAlign = 'center';
      pen.font = 'bold 22px B612';
      pen.fillText('CAVOK', 75, 42);
      pen.font = '5px B612';
      pen.fillText('CEILING AND VISIBILITY OK', 75, 53);
    },
    8,
  );
  const sleeve = new three.MeshStandardMaterial({
    map: pictureTexture(wrap),
    roughness: 0.16,
  });
  return group(
    turned(
      [
        [0, 0],
        [0.034, 0],
        [0.0385, 0.004],
        [0.04, 0.012],
        [0.04, 0.092],
        [0.0392, 0.0945],
        [0.0372, 0.0945],
        [0.0366, 0.092],
        [0.0362, 0.01],
        [0, 0.006],
      ],
      glaze,
    ),
    shape(
      new three.CylinderGeometry(0.0402, 0.0402, 0.07, 72, 1, true, -1.6, 3.2),
      sleeve,
      [0, 0.05, 0],
    ),
    turned(
      [
        [0, 0.082],
        [0.0364, 0.082],
      ],
      solid('#3a2214', 0.1),
    ),
    cord(
      [
        [0.037, 0.078, 0],
        [0.056, 0.08, 0],
        [0.068, 0.064, 0],
        [0.067, 0.042, 0],
        [0.054, 0.025, 0],
        [0.037, 0.022, 0],
      ],
      0.0052,
      glaze,
    ),
  );
};

const blue = '#0d1b2a';

/** The mug, in white and in the other colours. */
export const mugPictures: Taker[] = [
  still({from: [0.05, 0.15, 0.36], at: [0.01, 0.045, 0], angle: 25}, () => [
    put(mug('#f2f0ea', '#12304f'), [0, 0, 0], [0, 0.1, 0]),
  ]),
  still(
    {
      from: [0.04, 0.22, 0.58],
      at: [0.018, 0.045, 0],
      angle: 26,
      backdrop: '#e8e3d9',
    },
    () => [
      put(mug('#8ec5e8', '#12304f'), [-0.06, 0, 0.02], [0, 0.25, 0]),
      put(mug(blue, '#f4efe2'), [0.06, 0, -0.02], [0, -0.1, 0]),
    ],
  ),
];
