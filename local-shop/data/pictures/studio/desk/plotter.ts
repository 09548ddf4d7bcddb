import * as three from 'three';

import {pictureTexture} from '../chart-texture';
import {drawRose} from '../drawings/rose';
import {group, print} from '../made';
import {put, still, type Taker} from '../stills';
import {shape} from '../surfaces';
import {ballpoint} from './ballpoint';
import {chartSheet} from './paper';

/** The transparent plotter with its scales, lying. */
export const plotter = () => {
  const mark = '#7c1f2b';
  const canvas = print(
    330,
    100,
    (pen) => {
      pen.clearRect(0, 0, 330, 100);
      pen.fillStyle = 'rgba(226,240,243,0.45)';
      pen.fillRect(0, 0, 330, 100);
      pen.strokeStyle = mark;
      pen.fillStyle = mark;
      pen.lineWidth = 0.45;
      pen.font = '3.8px B612';
      pen.textAlign = 'center';
      for (let tick = 0; tick <= 155; tick += 1) {
        const long = tick % 10 === 0 ? 6 : tick % 5 === 0 ? 4.4 : 2.8;
        pen.beginPath();
        pen.moveTo(10 + tick * 2, 1);
        pen.lineTo(10 + tick * 2, 1 + long);
        pen.moveTo(10 + tick * 2, 99);
        pen.lineTo(10 + tick * 2, 99 - long);
        pen.stroke();
        if (tick % 10 === 0) {
          pen.fillText(String(tick), 10 + tick * 2, 11.5);
          pen.fillText(String(tick / 2), 10 + tick * 2, 92);
        }
      }
      drawRose(pen, 165, 51, 36, mark);
      for (const y of [30, 51, 72]) {
        pen.beginPath();
        pen.moveTo(12, y);
        pen.lineTo(122, y);
        pen.moveTo(208, y);
        pen.lineTo(318, y);
        pen.stroke();
      }
      pen.font = 'bold 5px B612';
      pen.fillText('1 : 500 000   NM', 66, 26);
      pen.fillText('METARmap', 264, 26);
    },
    6,
  );
  const texture = pictureTexture(canvas);
  const face = new three.MeshStandardMaterial({
    map: texture,
    transparent: true,
    roughness: 0.12,
  });
  const edge = new three.MeshStandardMaterial({
    color: '#cfe6ea',
    transparent: true,
    opacity: 0.6,
    roughness: 0.1,
  });
  const body = shape(new three.BoxGeometry(0.33, 0.0022, 0.1), [
    edge,
    edge,
    face,
    edge,
    edge,
    edge,
  ]);
  body.castShadow = false;
  return put(body, [0, 0.0022, 0]);
};

/** The plotter, alone and on a chart. */
export const plotterPictures: Taker[] = [
  still(
    {from: [0.1, 0.5, 0.5], at: [0, 0, 0], angle: 33, backdrop: '#8fa3ad'},
    () => [put(group(plotter()), [0, 0, 0], [0, 0.24, 0])],
  ),
  still({from: [-0.06, 0.34, 0.3], at: [0, 0, 0], angle: 31}, () => [
    chartSheet(0.7, 0.7, -0.2),
    put(group(plotter()), [0.02, 0, 0], [0, -0.5, 0]),
    put(ballpoint(), [0.06, 0.004, 0.1], [0, 0.5, 0]),
  ]),
];
