import * as three from 'three';

import {cord, group, turned} from './made';
import {still, type Taker} from './stills';
import {shape, solid} from './surfaces';

/** A desk lamp after an airfield edge light, 19 cm high. */
const edgeLamp = (lit: boolean) => {
  const yellow = solid('#e0b020', 0.38);
  const steel = solid('#8f9499', 0.35, 0.9);
  const frosted = new three.MeshStandardMaterial({
    color: '#f6f3ea',
    roughness: 0.45,
    emissive: '#ffdca0',
    emissiveIntensity: lit ? 1.15 : 0.12,
  });
  const bolts = Array.from({length: 6}, (_, bolt) => {
    const angle = (bolt / 6) * Math.PI * 2;
    const head = new three.CylinderGeometry(0.0036, 0.0036, 0.003, 6);
    return shape(head, steel, [
      Math.cos(angle) * 0.05,
      0.0185,
      Math.sin(angle) * 0.05,
    ]);
  });
  return group(
    turned(
      [
        [0, 0],
        [0.058, 0],
        [0.06, 0.002],
        [0.06, 0.014],
        [0.058, 0.017],
        [0.036, 0.0175],
        [0.028, 0.026],
        [0.026, 0.058],
        [0.03, 0.064],
        [0.044, 0.068],
        [0.046, 0.072],
        [0.046, 0.084],
        [0, 0.084],
      ],
      yellow,
    ),
    turned(
      [
        [0.041, 0.084],
        [0.042, 0.09],
        [0.042, 0.128],
        [0.039, 0.15],
        [0.031, 0.168],
        [0.018, 0.18],
        [0, 0.184],
      ],
      frosted,
    ),
    ...[0.0885, 0.109, 0.129].map((level) =>
      shape(
        new three.TorusGeometry(0.0432, 0.0011, 10, 72),
        steel,
        [0, level, 0],
        [Math.PI / 2, 0, 0],
      ),
    ),
    ...bolts,
    cord(
      [
        [-0.055, 0.006, -0.01],
        [-0.085, 0.003, -0.03],
        [-0.1, 0.0022, -0.08],
        [-0.16, 0.0022, -0.12],
      ],
      0.0022,
      solid('#1c1c1e', 0.5),
    ),
  );
};

/** The edge-light lamp by day and lit. */
export const edgeLampPictures: Record<string, Taker[]> = {
  platzlampe: [
    still({from: [0.12, 0.24, 0.6], at: [0, 0.09, 0], angle: 25}, () => [
      edgeLamp(false),
    ]),
    still(
      {
        from: [0.1, 0.2, 0.62],
        at: [0, 0.09, 0],
        angle: 25,
        dusk: true,
        backdrop: '#a7adb8',
      },
      () => {
        const shine = new three.PointLight('#ffd08a', 0.09, 1.2);
        shine.position.set(0, 0.2, 0.06);
        return [edgeLamp(true), shine];
      },
    ),
  ],
};
