import * as three from 'three';

import {coil, cord, group, print, turned} from '../made';
import {put, still, type Taker} from '../stills';
import {matt, solid} from '../surfaces';
import {usbPlug} from './usb';

const textile = (colour: string) => {
  const canvas = print(
    16,
    16,
    (pen) => {
      const base = new three.Color(colour);
      for (let row = 0; row < 8; row += 1) {
        for (let column = 0; column < 8; column += 1) {
          const tone = base
            .clone()
            .offsetHSL(0, 0, (row + column) % 2 ? 0.045 : -0.055);
          pen.fillStyle = `#${tone.getHexString()}`;
          pen.fillRect(column * 2, row * 2, 2, 2);
        }
      }
    },
    8,
  );
  const texture = new three.CanvasTexture(canvas);
  texture.colorSpace = three.SRGBColorSpace;
  texture.wrapS = three.RepeatWrapping;
  texture.wrapT = three.RepeatWrapping;
  texture.repeat.set(130, 1.4);
  return matt('#ffffff', texture);
};

const textileCable = (colour: string, radius = 0.045) => {
  const around = coil(4.2, radius, 0.0024);
  const first: readonly [number, number, number][] = [
    [radius * 2.1, 0.0033, radius * 0.9],
    [radius * 1.6, 0.003, radius * 0.75],
    [radius * 1.15, 0.004, radius * 0.4],
  ];
  const material = textile(colour);
  const plug = solid('#2a2d33', 0.4);
  const [endX, endY, endZ] = around[around.length - 1];
  return group(
    cord(
      [
        ...first,
        ...around,
        [endX - 0.012, endY * 0.6, endZ + 0.03],
        [endX - 0.004, 0.004, endZ + 0.052],
      ],
      0.0024,
      material,
    ),
    put(
      usbPlug(plug),
      [radius * 2.1 + 0.011, 0.0034, radius * 0.9 + 0.003],
      [0, Math.PI / 2 - 0.25, 0],
    ),
    put(usbPlug(plug), [endX - 0.001, 0.0035, endZ + 0.064], [0, 0.2, 0]),
    put(
      turned(
        [
          [0.0052, 0],
          [0.0062, 0],
          [0.0062, 0.012],
          [0.0052, 0.012],
          [0.0052, 0],
        ],
        solid('#7a4a2a', 0.7),
      ),
      [radius * 0.98, 0.006, 0],
      [Math.PI / 2, 0, 0],
    ),
  );
};

/** The textile cable, alone and in its three colours. */
export const textileCablePictures: Taker[] = [
  still({from: [0.05, 0.36, 0.3], at: [0.024, 0.004, 0.025], angle: 28}, () => [
    textileCable('#d8c3a5'),
  ]),
  still(
    {
      from: [0.05, 0.56, 0.42],
      at: [0.042, 0.004, 0.028],
      angle: 36,
      backdrop: '#e9e6df',
    },
    () => [
      put(textileCable('#d8c3a5', 0.036), [-0.1, 0, -0.02]),
      put(textileCable('#1c1c1e', 0.036), [0.012, 0, 0.0]),
      put(textileCable('#c8352b', 0.036), [0.124, 0, 0.02]),
    ],
  ),
];
