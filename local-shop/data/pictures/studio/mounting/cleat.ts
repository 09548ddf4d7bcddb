import * as three from 'three';

import {group, rounded} from '../made';
import {put, still, type Taker} from '../stills';
import {shape, solid} from '../surfaces';
import {woodMaterial} from '../wood';
import {aluminium} from './metals';
import {screw} from './screw';

const cleatProfile = () => {
  const outline = new three.Shape([
    new three.Vector2(0, 0),
    new three.Vector2(0.012, 0),
    new three.Vector2(0.012, 0.03),
    new three.Vector2(0.004, 0.042),
    new three.Vector2(0.0, 0.042),
  ]);
  return outline;
};

/** One half of the wall rail, lying along z; `length` in metres. */
export const cleat = (length: number, material: three.Material) => {
  const geometry = new three.ExtrudeGeometry(cleatProfile(), {
    depth: length,
    bevelEnabled: true,
    bevelSize: 0.0005,
    bevelThickness: 0.0005,
    bevelSegments: 1,
  });
  geometry.translate(0, 0, -length / 2);
  return shape(geometry, material);
};

/** The small spirit level, lying. */
export const spiritLevel = () => {
  const glass = solid('#c8e85a', 0.12);
  glass.transparent = true;
  glass.opacity = 0.78;
  return group(
    rounded([0.06, 0.016, 0.016], 0.004, solid('#2a2d33', 0.4)),
    put(
      shape(new three.CapsuleGeometry(0.0055, 0.028, 8, 20), glass),
      [0, 0.006, 0],
      [0, 0, Math.PI / 2],
    ),
    put(
      shape(new three.SphereGeometry(0.0032, 16, 12), solid('#f4ffd0', 0.1)),
      [0.002, 0.0095, 0],
    ),
    put(
      shape(new three.TorusGeometry(0.0058, 0.0004, 6, 24), solid('#1c1c1e')),
      [0.007, 0.006, 0],
      [0, Math.PI / 2, 0],
    ),
    put(
      shape(new three.TorusGeometry(0.0058, 0.0004, 6, 24), solid('#1c1c1e')),
      [-0.006, 0.006, 0],
      [0, Math.PI / 2, 0],
    ),
  );
};

/** The wall rail, its parts and how they hold. */
export const cleatPictures: Taker[] = [
  still({from: [0.2, 0.34, 0.46], at: [0, 0.012, 0], angle: 27}, () => [
    put(
      cleat(0.2, aluminium()),
      [0, 0.001, -0.075],
      [0, Math.PI / 2 + 0.12, Math.PI / 2 - 1.5708],
    ),
    put(
      cleat(0.2, woodMaterial('oak')),
      [0, 0.001, 0.0],
      [0, Math.PI / 2 + 0.12, 0],
    ),
    put(spiritLevel(), [-0.05, 0.009, 0.085], [0, 0.2, 0]),
    ...[0, 1, 2, 3].map((index) =>
      put(
        screw(),
        [0.04 + index * 0.02, 0.0042, 0.08 + (index % 2) * 0.012],
        [Math.PI / 2, 0, 0.3 + index * 0.35],
      ),
    ),
  ]),
  still(
    {
      from: [0.13, 0.1, 0.22],
      at: [0, 0.036, 0],
      angle: 26,
      backdrop: '#dfe2e2',
    },
    () => [
      put(cleat(0.16, aluminium()), [-0.012, 0.002, -0.06], [0, 0, 0]),
      put(
        cleat(0.16, woodMaterial('oak')),
        [0.0162, 0.0745, -0.06],
        [0, 0, Math.PI],
      ),
      put(
        shape(new three.BoxGeometry(0.004, 0.11, 0.18), solid('#efece4', 0.8)),
        [-0.0155, 0.055, -0.06],
      ),
    ],
  ),
];
