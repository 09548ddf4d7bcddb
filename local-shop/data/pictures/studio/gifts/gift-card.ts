import * as three from 'three';

import {chartCanvas} from '../chart-texture';
import {drawDots} from '../dots';
import {group, print, rounded, sheetOf} from '../made';
import {put, still, type Taker} from '../stills';
import {matt, shape, solid} from '../surfaces';

const giftFace = () =>
  print(
    86,
    54,
    (pen) => {
      pen.fillStyle = '#0d1b2a';
      pen.fillRect(0, 0, 86, 54);
      pen.globalAlpha = 0.5;
      pen.drawImage(chartCanvas(5, true), 90, 500, 2170, 1362, 0, 0, 86, 54);
      pen.globalAlpha = 1;
      pen.fillStyle = '#0d1b2a88';
      pen.fillRect(0, 0, 86, 54);
      drawDots(pen, 46, 2, 35, 0.62);
      pen.fillStyle = '#f4efe2';
      pen.font = 'bold 8px B612';
      pen.fillText('METAR', 6, 14);
      const wide = pen.measureText('METAR').width;
      pen.font = '8px B612';
      pen.fillText('map', 6 + wide, 14);
    },
    12,
  );

/** The gift card lying on the table. */
export const giftCard = () =>
  group(
    put(
      rounded([0.086, 0.0011, 0.054], 0.0005, solid('#0d1b2a', 0.35)),
      [0, 0.0006, 0],
    ),
    put(
      sheetOf(giftFace(), 0.0845, 0.0525),
      [0, 0.00125, 0],
      [-Math.PI / 2, 0, 0],
    ),
  );

const envelope = () => {
  const paper = matt('#efe6d4');
  const flap = new three.Shape([
    new three.Vector2(-0.058, 0),
    new three.Vector2(0.058, 0),
    new three.Vector2(0.006, 0.05),
    new three.Vector2(-0.006, 0.05),
  ]);
  return group(
    put(rounded([0.118, 0.0014, 0.082], 0.0006, paper), [0, 0.0007, 0]),
    put(
      shape(new three.ShapeGeometry(flap), matt('#e6dac2')),
      [0, 0.0022, -0.041],
      [-Math.PI / 2 + 0.35, 0, 0],
    ),
    put(
      sheetOf(
        print(
          118,
          50,
          (pen) => {
            pen.fillStyle = '#f3ebdb';
            pen.fillRect(0, 0, 118, 50);
            pen.fillStyle = '#12304f';
            pen.textAlign = 'center';
            pen.font = '5px B612';
            pen.fillText('CAVOK', 59, 34);
          },
          8,
        ),
        0.118,
        0.05,
      ),
      [0, 0.0042, 0.016],
      [-Math.PI / 2 + 0.03, 0, 0],
    ),
  );
};

/** The gift card, with its envelope and close. */
export const giftCardPictures: Taker[] = [
  still(
    {
      from: [0.06, 0.24, 0.24],
      at: [0.004, 0.004, 0],
      angle: 27,
      backdrop: '#dcd3c6',
    },
    () => [
      put(envelope(), [-0.012, 0, -0.018], [0, 0.16, 0]),
      put(giftCard(), [0.02, 0.006, 0.022], [0.05, -0.2, 0]),
    ],
  ),
  still(
    {
      from: [0.03, 0.16, 0.12],
      at: [0, 0, 0.001],
      angle: 27,
      backdrop: '#cfd3d6',
    },
    () => [put(giftCard(), [0, 0, 0], [0, 0.16, 0])],
  ),
];
