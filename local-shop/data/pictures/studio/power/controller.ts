import * as three from 'three';

import {group, print, rounded, sheetOf} from '../made';
import {mapModel} from '../map-model';
import {hung, put, still, type Taker} from '../stills';
import {shape, solid} from '../surfaces';
import {halo, lamp} from './glow';
import {blackCable, port, usbPlug} from './usb';

/** The controller: a rounded box with a port and a status light. */
export const controller = () => {
  const top = print(
    70,
    70,
    (pen) => {
      pen.fillStyle = '#2a2d33';
      pen.fillRect(0, 0, 70, 70);
      pen.fillStyle = '#9aa0a8';
      pen.textAlign = 'center';
      pen.font = 'bold 5.6px B612';
      pen.fillText('METARmap', 35, 36);
      pen.font = '3.4px B612';
      pen.fillText('CONNECT', 35, 42);
    },
    8,
  );
  return group(
    put(
      rounded([0.07, 0.022, 0.07], 0.008, solid('#2a2d33', 0.42)),
      [0, 0.011, 0],
    ),
    put(sheetOf(top, 0.052, 0.052), [0, 0.0221, 0.001], [-Math.PI / 2, 0, 0]),
    put(port(), [0, 0.011, 0.0352]),
    put(
      shape(new three.SphereGeometry(0.0021, 20, 14), lamp('#22c55e', 1.6)),
      [0.024, 0.0215, 0.024],
    ),
    put(halo('#22c55e', 0.012, 0.4), [0.024, 0.0226, 0.024]),
    ...[-1, 0, 1].map((slot) =>
      put(
        rounded([0.001, 0.003, 0.018], 0.0004, solid('#101114', 0.5)),
        [-0.0352, 0.011, slot * 0.006],
        [0, 0, 0],
      ),
    ),
  );
};

/** The controller, alone and below a map. */
export const controllerPictures: Taker[] = [
  still({from: [0.12, 0.15, 0.2], at: [0, 0.01, 0.004], angle: 26}, () => [
    controller(),
    put(usbPlug(solid('#1c1c1e', 0.4)), [0, 0.011, 0.075], [0, Math.PI, 0]),
    blackCable([
      [0, 0.011, 0.086],
      [0.004, 0.006, 0.11],
      [0.03, 0.002, 0.13],
      [0.09, 0.0018, 0.12],
    ]),
  ]),
  hung(
    {
      from: [0.5, -0.62, 0.85],
      at: [0.06, -0.33, 0.01],
      angle: 30,
      reach: 0.5,
    },
    () => [
      mapModel({finish: 'oak', pixelsPerMillimetre: 4, glow: 0.9}),
      put(controller(), [0.16, -0.405, 0.001], [Math.PI / 2, 0, 0]),
      blackCable([
        [0.16, -0.44, 0.012],
        [0.16, -0.49, 0.014],
        [0.18, -0.55, 0.008],
        [0.19, -0.7, 0.006],
      ]),
      blackCable([
        [0.16, -0.37, 0.012],
        [0.15, -0.355, 0.01],
        [0.14, -0.335, 0.004],
      ]),
    ],
  ),
];
