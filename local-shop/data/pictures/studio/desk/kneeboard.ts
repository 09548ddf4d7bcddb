import * as three from 'three';

import {group, rounded} from '../made';
import {put, still, type Taker} from '../stills';
import {cloth, shape, solid} from '../surfaces';
import {ballpoint} from './ballpoint';
import {flat, lined} from './paper';

const flightLog = () =>
  lined((pen) => {
    pen.fillStyle = '#12304f';
    pen.font = 'bold 8px B612';
    pen.fillText('FLUGDURCHFÜHRUNGSPLAN', 10, 18);
    pen.font = '4.4px B612';
    const names = ['VON', 'NACH', 'rwK', 'mwK', 'GS', 'ETO', 'ATO'];
    names.forEach((name, column) => pen.fillText(name, 11 + column * 17.5, 30));
    pen.strokeStyle = '#8ea3b6';
    pen.lineWidth = 0.4;
    for (let row = 0; row < 17; row += 1)
      pen.strokeRect(9, 33 + row * 9.4, 122, 9.4);
    for (let column = 1; column < 7; column += 1) {
      pen.beginPath();
      pen.moveTo(9 + column * 17.5, 33);
      pen.lineTo(9 + column * 17.5, 193);
      pen.stroke();
    }
    pen.fillStyle = '#2b5fb0';
    pen.font = 'italic 5.4px Liberation Sans';
    ['EDMA', 'WLD', 'EDQD', 'EDDN', 'EDMO'].forEach((name, row) => {
      pen.fillText(name, 11, 39.6 + row * 9.4);
      pen.fillText(String(34 + row * 57), 47, 39.6 + row * 9.4);
      pen.fillText(String(96 + row), 81, 39.6 + row * 9.4);
    });
  });

/** The kneeboard with a flight log under its clip, lying. */
export const kneeboard = () => {
  const black = solid('#1c1c1e', 0.55);
  const metal = solid('#b9bec4', 0.3, 0.9);
  return group(
    put(rounded([0.16, 0.006, 0.235], 0.003, black), [0, 0.003, 0]),
    flat(flightLog(), 0.138, 0.196, 0.0066),
    rounded([0.09, 0.004, 0.03], 0.0018, metal, [0, 0.0094, -0.1]),
    put(
      shape(new three.CylinderGeometry(0.004, 0.004, 0.094, 24), metal),
      [0, 0.0118, -0.112],
      [0, 0, Math.PI / 2],
    ),
    rounded([0.07, 0.003, 0.012], 0.001, metal, [0, 0.0118, -0.087]),
  );
};

const strap = () =>
  group(
    rounded([0.052, 0.003, 0.3], 0.001, cloth('#4d525b', 0.2), [0, 0.0085, 0]),
    rounded(
      [0.062, 0.005, 0.03],
      0.002,
      solid('#b9bec4', 0.3, 0.9),
      [0, 0.0095, 0.05],
    ),
    rounded(
      [0.054, 0.004, 0.07],
      0.001,
      cloth('#5f6570', 0.2),
      [0, 0.0108, 0.1],
    ),
  );

/** The kneeboard, its front and its strap. */
export const kneeboardPictures: Taker[] = [
  still({from: [0.16, 0.5, 0.42], at: [0, 0.004, 0.004], angle: 28}, () => [
    put(kneeboard(), [0, 0, 0], [0, 0.22, 0]),
    put(ballpoint(), [0.11, 0.004, 0.02], [0, -0.2, 0]),
  ]),
  still(
    {
      from: [-0.12, 0.46, 0.36],
      at: [0, 0.004, 0],
      angle: 34,
    },
    () => [
      put(
        group(
          put(
            rounded([0.16, 0.006, 0.235], 0.003, solid('#2e3035', 0.55)),
            [0, 0.003, 0],
          ),
          // Foam that keeps it from slipping off the knee.
          ...[-0.078, 0.078].map((z) =>
            rounded([0.13, 0.003, 0.05], 0.0014, cloth('#777d86', 0.3), [
              0,
              0.0072,
              z,
            ]),
          ),
          put(strap(), [0, -0.001, 0], [0, Math.PI / 2, 0]),
        ),
        [0, 0, 0],
        [0, -0.2, 0],
      ),
    ],
  ),
];
