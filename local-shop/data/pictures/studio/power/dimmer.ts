import * as three from 'three';

import {group, plate, print, rounded, sheetOf, turned} from '../made';
import {put, still, type Taker} from '../stills';
import {shape, solid} from '../surfaces';
import {blackCable} from './usb';

const knob = () => {
  const metal = solid('#b89256', 0.3, 0.92);
  const ribs = Array.from({length: 44}, (_, rib) => {
    const angle = (rib / 44) * Math.PI * 2;
    return put(
      shape(new three.BoxGeometry(0.0012, 0.014, 0.0012), metal),
      [Math.cos(angle) * 0.0204, 0.0185, Math.sin(angle) * 0.0204],
      [0, -angle, 0],
    );
  });
  return group(
    turned(
      [
        [0, 0],
        [0.03, 0],
        [0.033, 0.002],
        [0.033, 0.007],
        [0.031, 0.009],
        [0, 0.009],
      ],
      solid('#1c1c1e', 0.42),
    ),
    turned(
      [
        [0, 0.0095],
        [0.0202, 0.0095],
        [0.0205, 0.011],
        [0.0205, 0.026],
        [0.0192, 0.0278],
        [0.004, 0.0275],
        [0, 0.0268],
      ],
      metal,
    ),
    ...ribs,
    put(
      rounded([0.0012, 0.0006, 0.011], 0.0003, solid('#1c1c1e', 0.6)),
      [0, 0.0279, -0.012],
    ),
  );
};

const dial = () =>
  put(
    sheetOf(
      print(
        64,
        64,
        (pen) => {
          pen.fillStyle = '#1c1c1e';
          pen.beginPath();
          pen.arc(32, 32, 31, 0, 7);
          pen.fill();
          pen.strokeStyle = '#e9e4d8';
          pen.fillStyle = '#e9e4d8';
          pen.translate(32, 32);
          pen.textAlign = 'center';
          for (let mark = 0; mark <= 10; mark += 1) {
            const angle = (-135 + mark * 27) * (Math.PI / 180);
            pen.save();
            pen.rotate(angle);
            pen.lineWidth = mark % 5 === 0 ? 1 : 0.5;
            pen.beginPath();
            pen.moveTo(0, -22);
            pen.lineTo(0, -25);
            pen.stroke();
            pen.font = '3.4px B612';
            if (mark % 5 === 0) pen.fillText(String(mark), 0, -26.4);
            pen.restore();
          }
        },
        12,
      ),
      0.061,
      0.061,
    ),
    [0, 0.00915, 0],
    [-Math.PI / 2, 0, 0],
  );

const disc = (radius: number) => {
  const outline = new three.Shape();
  outline.absarc(0, 0, radius, 0, Math.PI * 2);
  return outline;
};

/** The dimmer, from the side and from above. */
export const dimmerPictures: Taker[] = [
  still({from: [0.09, 0.12, 0.14], at: [0, 0.012, 0.002], angle: 27}, () => [
    knob(),
    dial(),
    blackCable([
      [0.032, 0.004, 0],
      [0.05, 0.0025, 0.004],
      [0.07, 0.0018, -0.02],
      [0.09, 0.0018, -0.06],
    ]),
  ]),
  still(
    {
      from: [0, 0.24, 0.012],
      at: [0, 0.009, 0],
      angle: 24,
      backdrop: '#d9d4c8',
    },
    () => [
      knob(),
      dial(),
      blackCable([
        [0, 0.004, -0.032],
        [0.002, 0.0025, -0.05],
        [0.02, 0.0018, -0.08],
        [0.05, 0.0018, -0.11],
      ]),
      put(
        plate(disc(0.0335), 0.0004, solid('#3a3a3c', 0.5)),
        [0, 0.0001, 0],
        [-Math.PI / 2, 0, 0],
      ),
    ],
  ),
];
