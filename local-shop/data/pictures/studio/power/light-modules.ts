import * as three from 'three';

import {cord, group, rounded, turned} from '../made';
import {put, still, type Taker} from '../stills';
import {shape, solid} from '../surfaces';
import {woodBlock} from '../wood';
import {halo, lamp} from './glow';

const colours = ['#22c55e', '#3b82f6', '#ef4444', '#d946ef'];

/** One light module: round board, LED dome, two thin wires; flat on y = 0. */
export const ledModule = (colour: string, wire = true) => {
  const parts: three.Object3D[] = [
    turned(
      [
        [0, 0],
        [0.0058, 0],
        [0.006, 0.0003],
        [0.006, 0.0014],
        [0.0058, 0.0016],
        [0, 0.0016],
      ],
      solid('#eef0ea', 0.5),
    ),
    put(
      rounded([0.0052, 0.0012, 0.0052], 0.0003, solid('#fbfbf6', 0.35)),
      [0, 0.0021, 0],
    ),
    put(
      shape(
        new three.SphereGeometry(
          0.0019,
          24,
          14,
          0,
          Math.PI * 2,
          0,
          Math.PI / 2,
        ),
        lamp(colour, 1.5),
      ),
      [0, 0.0026, 0],
    ),
    put(halo(colour, 0.013, 0.55), [0, 0.0034, 0]),
    ...[-0.0042, 0.0042].map((x) =>
      put(
        shape(
          new three.BoxGeometry(0.0016, 0.0003, 0.0022),
          solid('#c9a24a', 0.3, 0.9),
        ),
        [x, 0.0017, 0],
      ),
    ),
  ];
  if (wire) {
    for (const [x, tone] of [
      [-0.0042, '#c8352b'],
      [0.0042, '#1c1c1e'],
    ] as const) {
      parts.push(
        cord(
          [
            [x, 0.0018, 0],
            [x * 1.1, 0.0032, 0.006],
            [x * 0.6, 0.0012, 0.012],
            [x * 0.9, 0.0008, 0.02],
            [x * 0.3, 0.0008, 0.027],
          ],
          0.00045,
          solid(tone, 0.5),
        ),
      );
    }
  }
  return group(...parts);
};

const tray = () =>
  group(
    put(woodBlock([0.15, 0.004, 0.09], 'walnut', 51), [0, 0.002, 0]),
    ...[-1, 1].map((side) =>
      put(woodBlock([0.15, 0.009, 0.004], 'walnut', 52), [
        0,
        0.0045,
        side * 0.045,
      ]),
    ),
    ...[-1, 1].map((side) =>
      put(woodBlock([0.004, 0.009, 0.094], 'walnut', 53), [
        side * 0.075,
        0.0045,
        0,
      ]),
    ),
  );

/** The set of light modules, and three of them close. */
export const lightModulePictures: Taker[] = [
  still(
    {
      from: [0.06, 0.25, 0.22],
      at: [0, 0.003, 0.002],
      angle: 30,
      dusk: true,
      backdrop: '#b9bcc2',
    },
    () => [
      tray(),
      ...Array.from({length: 10}, (_, index) =>
        put(
          ledModule(colours[index % 4]),
          [-0.054 + (index % 5) * 0.027, 0.0042, index < 5 ? -0.027 : 0.011],
          [0, Math.sin(index * 5) * 0.25, 0],
        ),
      ),
    ],
  ),
  still(
    {
      from: [0.016, 0.036, 0.056],
      at: [0, 0.0024, 0.001],
      angle: 28,
      dusk: true,
      aperture: 0.0008,
      backdrop: '#b9bcc2',
    },
    () => [
      ledModule('#22c55e'),
      put(ledModule('#3b82f6'), [0.017, 0, -0.019], [0, 0.7, 0]),
      put(ledModule('#d946ef'), [-0.018, 0, -0.022], [0, -0.9, 0]),
    ],
  ),
];
