import * as three from 'three';

import {pictureTexture} from '../chart-texture';
import {group, print, rounded, turned} from '../made';
import {put, still, type Taker} from '../stills';
import {matt, shape, solid} from '../surfaces';

/** A spray bottle with its label; `scale` 1 is the bottle of 100 ml. */
export const bottle = (scale: number, size: string) => {
  const glass = new three.MeshStandardMaterial({
    color: '#7fb2d6',
    roughness: 0.08,
    transparent: true,
    opacity: 0.55,
  });
  const wrap = print(
    110,
    62,
    (pen) => {
      pen.fillStyle = '#12304f';
      pen.fillRect(0, 0, 110, 62);
      pen.fillStyle = '#f4efe2';
      pen.textAlign = 'center';
      pen.font = 'bold 8.6px B612';
      pen.fillText('Klarsicht', 55, 26);
      pen.font = '3.6px B612';
      pen.fillText('REINIGUNGSSPRAY', 55, 33);
      pen.fillText('für Acrylglas und Rahmen', 55, 39);
      pen.fillText(size, 55, 54);
      pen.strokeStyle = '#8ec5e8';
      pen.lineWidth = 0.8;
      pen.beginPath();
      pen.arc(55, 11, 4, Math.PI, 0);
      pen.stroke();
    },
    10,
  );
  const texture = pictureTexture(wrap);
  const label = shape(
    new three.CylinderGeometry(0.0253, 0.0253, 0.058, 64, 1, true, -1.5, 3),
    matt('#ffffff', texture),
    [0, 0.046, 0],
  );
  const white = solid('#f2f0ea', 0.4);
  const body = group(
    turned(
      [
        [0, 0],
        [0.0225, 0],
        [0.025, 0.003],
        [0.025, 0.085],
        [0.021, 0.097],
        [0.011, 0.104],
        [0.011, 0.112],
      ],
      glass,
    ),
    turned(
      [
        [0, 0.002],
        [0.0218, 0.002],
        [0.0238, 0.005],
        [0.0238, 0.07],
        [0, 0.07],
      ],
      new three.MeshStandardMaterial({
        color: '#5d9cc9',
        roughness: 0.1,
        transparent: true,
        opacity: 0.5,
      }),
    ),
    label,
    turned(
      [
        [0, 0.108],
        [0.0135, 0.108],
        [0.0135, 0.12],
        [0.009, 0.123],
        [0.009, 0.129],
        [0, 0.129],
      ],
      white,
    ),
    rounded([0.017, 0.014, 0.034], 0.005, white, [0, 0.136, 0.006]),
    rounded(
      [0.006, 0.006, 0.008],
      0.002,
      solid('#12304f', 0.4),
      [0, 0.139, 0.026],
    ),
    put(
      rounded([0.008, 0.026, 0.004], 0.0018, white),
      [0, 0.12, 0.02],
      [0.35, 0, 0],
    ),
  );
  body.scale.set(scale ** 0.5, scale, scale ** 0.5);
  return body;
};

/** The cleaning spray, alone and in its three sizes. */
export const sprayPictures: Taker[] = [
  still(
    {
      from: [0.08, 0.16, 0.46],
      at: [0, 0.072, 0],
      angle: 24,
      backdrop: '#dfe5e8',
    },
    () => [bottle(1, '100 ml')],
  ),
  still(
    {
      from: [0.05, 0.22, 0.66],
      at: [0.0, 0.085, 0],
      angle: 26,
      backdrop: '#e6e1d7',
    },
    () => [
      put(bottle(0.72, '50 ml'), [-0.095, 0, 0.02], [0, 0.2, 0]),
      put(bottle(1, '100 ml'), [-0.012, 0, 0]),
      put(bottle(1.42, '250 ml'), [0.09, 0, -0.02], [0, -0.15, 0]),
    ],
  ),
];
