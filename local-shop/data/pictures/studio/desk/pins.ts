import * as three from 'three';

import {drawRose} from '../drawings/rose';
import {group, print, sheetOf, turned} from '../made';
import {put, still, type Taker} from '../stills';
import {shape, solid} from '../surfaces';
import {chartSheet} from './paper';

/** A chart pin with a round head, its tip at the origin. */
const pin = (colour: string, metal = false) =>
  group(
    put(
      shape(
        new three.CylinderGeometry(0.0005, 0.0002, 0.014, 12),
        solid('#b9bec4', 0.25, 0.95),
      ),
      [0, 0.007, 0],
    ),
    put(
      shape(
        new three.SphereGeometry(0.0034, 28, 18),
        metal ? solid(colour, 0.28, 0.9) : solid(colour, 0.22),
      ),
      [0, 0.0165, 0],
    ),
  );

const pinColours: [string, boolean][] = [
  ['#c8352b', false],
  ['#1f4e79', false],
  ['#b89256', true],
];

/** The open tin, filled with pins of every colour. */
export const tin = () =>
  group(
    turned(
      [
        [0, 0],
        [0.029, 0],
        [0.03, 0.001],
        [0.03, 0.017],
        [0.0292, 0.017],
        [0.0292, 0.0018],
        [0, 0.0018],
      ],
      solid('#c9cdd0', 0.28, 0.9),
    ),
    ...Array.from({length: 26}, (_, index) => {
      const angle = index * 2.4;
      const radius = 0.0046 * Math.sqrt(index);
      const [colour, metal] = pinColours[index % 3];
      return put(
        pin(colour, metal),
        [Math.cos(angle) * radius, 0.001, Math.sin(angle) * radius],
        [Math.sin(index * 3) * 0.4, 0, Math.cos(index * 5) * 0.4],
      );
    }),
  );

const tinLid = () =>
  group(
    turned(
      [
        [0, 0.006],
        [0.0305, 0.006],
        [0.0312, 0.005],
        [0.0312, 0],
        [0.0306, 0],
        [0.0306, 0.005],
        [0, 0.0052],
      ],
      solid('#c9cdd0', 0.3, 0.9),
    ),
    put(
      sheetOf(
        print(
          50,
          50,
          (pen) => {
            pen.fillStyle = '#12304f';
            pen.beginPath();
            pen.arc(25, 25, 24.5, 0, 7);
            pen.fill();
            drawRose(pen, 25, 25, 18, '#f4efe2');
          },
          10,
        ),
        0.05,
        0.05,
      ),
      [0, 0.0062, 0],
      [-Math.PI / 2, 0, 0],
    ),
  );

/** The chart pins in their tin and on a chart. */
export const pinPictures: Taker[] = [
  still(
    {
      from: [0.055, 0.18, 0.21],
      at: [0.012, 0.008, 0.002],
      angle: 27,
      aperture: 0.0015,
    },
    () => [
      put(tin(), [-0.012, 0, -0.008]),
      put(tinLid(), [0.052, 0, 0.012], [0, 0.4, 0]),
      ...[0, 1, 2].map((index) =>
        put(
          pin(pinColours[index][0], pinColours[index][1]),
          [0.0 + index * 0.014, 0.0034, 0.045 - index * 0.004],
          [0, 0.6 * index, Math.PI / 2 - 0.12],
        ),
      ),
    ],
  ),
  still(
    {
      from: [0.06, 0.1, 0.15],
      at: [0.004, 0.006, 0],
      angle: 27,
      aperture: 0.002,
    },
    () => [
      chartSheet(0.5, 0.5, 0.2),
      ...[
        [0, 0, 0],
        [0.03, -0.028, 1],
        [-0.032, -0.012, 2],
        [0.012, 0.03, 1],
        [-0.02, 0.026, 0],
        [0.045, 0.016, 2],
        [-0.05, -0.05, 1],
      ].map(([x, z, kind]) =>
        put(pin(...pinColours[kind]), [x, -0.004, z], [0.12, 0, -0.1]),
      ),
    ],
  ),
];
