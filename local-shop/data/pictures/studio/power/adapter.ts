import * as three from 'three';

import {group, print, rounded, sheetOf} from '../made';
import {put, still, type Taker} from '../stills';
import {shape, solid} from '../surfaces';
import {port} from './usb';

const adapter = (colour: string) => {
  const body = solid(colour, 0.32);
  return group(
    put(rounded([0.046, 0.046, 0.058], 0.009, body), [0, 0, 0]),
    put(port(), [0, 0, 0.0291]),
    put(
      sheetOf(
        print(
          20,
          6,
          (pen) => {
            pen.fillStyle = colour;
            pen.fillRect(0, 0, 20, 6);
            pen.fillStyle = '#8a8a88';
            pen.textAlign = 'center';
            pen.font = '2px B612';
            pen.fillText('METARmap 20 W', 10, 4);
          },
          12,
        ),
        0.02,
        0.006,
      ),
      [0, 0.012, 0.0293],
    ),
  );
};

const pins = {
  eu: () =>
    group(
      ...[-0.0095, 0.0095].map((x) =>
        group(
          put(
            shape(
              new three.CylinderGeometry(0.0021, 0.0021, 0.012, 20),
              solid('#23232a', 0.4),
            ),
            [x, 0, -0.035],
            [Math.PI / 2, 0, 0],
          ),
          put(
            shape(
              new three.CapsuleGeometry(0.0019, 0.008, 6, 16),
              solid('#c9cdd2', 0.25, 0.95),
            ),
            [x, 0, -0.044],
            [Math.PI / 2, 0, 0],
          ),
        ),
      ),
    ),
  uk: () =>
    group(
      put(
        rounded([0.048, 0.048, 0.007], 0.006, solid('#f2f0ea', 0.35)),
        [0, 0, 0],
      ),
      ...[
        [-0.011, -0.006],
        [0.011, -0.006],
      ].map(([x, y]) =>
        rounded([0.0063, 0.004, 0.018], 0.0008, solid('#c9a65a', 0.28, 0.95), [
          x,
          y,
          -0.012,
        ]),
      ),
      rounded(
        [0.004, 0.008, 0.022],
        0.0008,
        solid('#c9a65a', 0.28, 0.95),
        [0, 0.014, -0.013],
      ),
    ),
  us: () =>
    group(
      put(
        rounded([0.04, 0.04, 0.007], 0.006, solid('#f2f0ea', 0.35)),
        [0, 0, 0],
      ),
      ...[-0.0063, 0.0063].map((x) =>
        rounded([0.0015, 0.0065, 0.017], 0.0006, solid('#c9a65a', 0.28, 0.95), [
          x,
          0.002,
          -0.012,
        ]),
      ),
    ),
};

/** The power adapter, and its plugs. */
export const adapterPictures: Taker[] = [
  still({from: [0.14, 0.1, 0.2], at: [0, 0.024, -0.005], angle: 26}, () => [
    put(group(adapter('#f2f0ea'), pins.eu()), [0, 0.0235, 0], [0, 2.55, 0]),
  ]),
  still(
    {
      from: [0.03, 0.19, 0.31],
      at: [0, 0.018, 0],
      angle: 27,
      backdrop: '#cfd4d6',
    },
    () => [
      put(
        group(adapter('#1c1c1e'), pins.eu()),
        [-0.045, 0.0235, -0.02],
        [0, 0.7, 0],
      ),
      put(pins.uk(), [0.026, 0.0036, 0.03], [Math.PI / 2, 0, 0.2]),
      put(pins.us(), [0.058, 0.0036, -0.03], [Math.PI / 2, 0, -0.3]),
    ],
  ),
];
