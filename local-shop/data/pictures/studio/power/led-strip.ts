import * as three from 'three';

import {group, print, rounded, sheetOf, turned} from '../made';
import {mapModel} from '../map-model';
import {hung, put, still, type Taker} from '../stills';
import {shape, solid} from '../surfaces';
import {halo, lamp} from './glow';

const stripPiece = (length: number, lit: number) => {
  const canvas = print(length * 1000, 8, (pen) => {
    pen.fillStyle = '#f4f1e8';
    pen.fillRect(0, 0, length * 1000, 8);
    for (let x = 4; x < length * 1000; x += 9) {
      pen.fillStyle = '#caa14a';
      pen.fillRect(x + 3.4, 1, 1.4, 1.6);
      pen.fillRect(x + 3.4, 5.4, 1.4, 1.6);
    }
  });
  const parts: three.Object3D[] = [
    put(sheetOf(canvas, length, 0.008), [0, 0.0006, 0], [-Math.PI / 2, 0, 0]),
  ];
  for (let x = -length / 2 + 0.004; x < length / 2; x += 0.009) {
    parts.push(
      rounded([0.0042, 0.0014, 0.0038], 0.0004, lamp('#ffd79a', lit), [
        x,
        0.0014,
        0,
      ]),
    );
    parts.push(put(halo('#ffb45e', 0.016, lit * 0.2), [x, 0.0026, 0]));
  }
  return group(...parts);
};

const reel = () => {
  const white = solid('#f4f2ec', 0.45);
  const rim = () =>
    turned(
      [
        [0.02, 0],
        [0.062, 0],
        [0.063, 0.0008],
        [0.063, 0.0018],
        [0.062, 0.0026],
        [0.02, 0.0026],
        [0.02, 0],
      ],
      white,
    );
  const windings = Array.from({length: 11}, (_, turn) =>
    put(
      shape(
        new three.CylinderGeometry(
          0.03 + turn * 0.0024,
          0.03 + turn * 0.0024,
          0.009,
          64,
          1,
          true,
        ),
        lamp(turn % 2 ? '#f6ead0' : '#ffe2b0', turn === 10 ? 0.5 : 0.12),
      ),
      [0, 0.0072, 0],
    ),
  );
  return group(
    rim(),
    put(rim(), [0, 0.0118, 0]),
    turned(
      [
        [0.02, 0],
        [0.028, 0],
        [0.028, 0.0144],
        [0.02, 0.0144],
      ],
      white,
    ),
    ...windings,
  );
};

const wallGlow = () => {
  const {map} = halo('#ffb560', 0.75, 0.75).material;
  return put(
    new three.Mesh(
      new three.PlaneGeometry(1.3, 1.6),
      new three.MeshBasicMaterial({
        color: '#ffb560',
        map,
        transparent: true,
        blending: three.AdditiveBlending,
        depthWrite: false,
      }),
    ),
    [0, 0, 0.004],
  );
};

/** The LED strip on its reel, and behind a map. */
export const stripPictures: Taker[] = [
  still(
    {
      from: [0.1, 0.28, 0.42],
      at: [0.05, 0.012, 0.01],
      angle: 28,
      dusk: true,
      backdrop: '#c4c0b8',
    },
    () => [
      put(reel(), [-0.035, 0, -0.02]),
      put(stripPiece(0.22, 1.15), [0.075, 0.0004, 0.043], [0, -0.02, 0]),
    ],
  ),
  hung(
    {
      from: [0.3, 0, 2.7],
      at: [0, 0, 0],
      angle: 25,
      dusk: true,
      backdrop: '#b5b1aa',
    },
    () => [
      wallGlow(),
      put(
        mapModel({finish: 'walnut', pixelsPerMillimetre: 4, glow: 1.4}),
        [0, 0, 0.02],
      ),
    ],
  ),
];
