import * as three from 'three';

import {group, rounded, turned} from '../made';
import {mapModel} from '../map-model';
import {hung, put, still, type Taker} from '../stills';
import {shape, solid} from '../surfaces';
import {blackCable, usbPlug} from './usb';

const sensor = () =>
  group(
    turned(
      [
        [0, 0],
        [0.0105, 0],
        [0.0115, 0.001],
        [0.0115, 0.0055],
        [0.0105, 0.0066],
        [0.0052, 0.0068],
        [0.0048, 0.0062],
        [0, 0.0062],
      ],
      solid('#1c1c1e', 0.45),
    ),
    put(
      shape(
        new three.SphereGeometry(
          0.0046,
          28,
          16,
          0,
          Math.PI * 2,
          0,
          Math.PI / 2,
        ),
        new three.MeshStandardMaterial({
          color: '#9fb6c8',
          roughness: 0.06,
          metalness: 0.4,
        }),
      ),
      [0, 0.0058, 0],
    ),
  );

/** The dusk sensor, alone and on a map. */
export const sensorPictures: Taker[] = [
  still(
    {from: [0.036, 0.09, 0.125], at: [0.013, 0.003, 0.01], angle: 27},
    () => [
      sensor(),
      blackCable([
        [0.011, 0.003, 0],
        [0.02, 0.0022, 0.002],
        [0.03, 0.0018, 0.014],
        [0.016, 0.0018, 0.026],
        [0.002, 0.0018, 0.02],
        [0.014, 0.0018, 0.012],
        [0.032, 0.0018, 0.022],
      ]),
      put(usbPlug(solid('#1c1c1e', 0.4)), [0.037, 0.0034, 0.028], [0, 0.7, 0]),
    ],
  ),
  hung(
    {
      from: [0.42, 0.42, 0.42],
      at: [0.225, 0.325, 0.02],
      angle: 25,
      aperture: 0.004,
      reach: 0.25,
    },
    () => [
      mapModel({finish: 'oak', pixelsPerMillimetre: 5, glow: 0.9}),
      put(sensor(), [0.2, 0.351, 0.018], [0, 0, 0]),
      put(
        rounded([0.016, 0.003, 0.02], 0.001, solid('#1c1c1e', 0.45)),
        [0.2, 0.3515, 0.018],
      ),
      blackCable([
        [0.2, 0.353, 0.006],
        [0.2, 0.352, -0.004],
        [0.205, 0.34, -0.006],
      ]),
    ],
  ),
];
