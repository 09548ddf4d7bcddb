import * as three from 'three';

import {chartCanvas} from '../chart-texture';
import {group, print, rounded, sheetOf} from '../made';
import {mapModel} from '../map-model';
import {put, still, type Taker} from '../stills';
import {matt, shape, solid} from '../surfaces';
import {roll} from './roll';

const usbCard = () => {
  const face = print(86, 54, (pen) => {
    pen.fillStyle = '#12304f';
    pen.fillRect(0, 0, 86, 54);
    pen.fillStyle = '#f4efe2';
    pen.font = 'bold 8px B612';
    pen.fillText('METARmap', 7, 14);
    pen.font = '5px B612';
    pen.fillText('Karten-Update', 7, 22);
    pen.fillStyle = '#22c55e';
    pen.beginPath();
    pen.arc(74, 43, 3.4, 0, 7);
    pen.fill();
  });
  return group(
    rounded([0.086, 0.003, 0.054], 0.0014, solid('#12304f', 0.4)),
    put(sheetOf(face, 0.082, 0.05), [0, 0.0017, 0], [-Math.PI / 2, 0, 0]),
    rounded(
      [0.02, 0.003, 0.012],
      0.001,
      solid('#b9bec4', 0.3, 0.9),
      [0.051, 0, 0],
    ),
  );
};

const calendarLeaf = () =>
  sheetOf(
    print(120, 140, (pen) => {
      pen.fillStyle = '#fbf8f0';
      pen.fillRect(0, 0, 120, 140);
      pen.fillStyle = '#12304f';
      pen.fillRect(0, 0, 120, 30);
      pen.textAlign = 'center';
      pen.fillStyle = '#fbf8f0';
      pen.font = 'bold 13px B612';
      pen.fillText('MÄRZ', 60, 20);
      pen.fillStyle = '#12304f';
      pen.font = 'bold 62px B612';
      pen.fillText('28', 60, 98);
      pen.font = '9px B612';
      pen.fillText('AIRAC · neue Karte', 60, 124);
    }),
    0.12,
    0.14,
  );

/** The chart update: what comes, and how it is laid on. */
export const chartUpdatePictures: Taker[] = [
  still({from: [0.08, 0.52, 0.74], at: [0, 0.03, 0], angle: 26}, () => [
    put(roll(0.31, 0.03, chartCanvas(4)), [0, 0.031, -0.11], [0, 0.16, 0]),
    put(usbCard(), [0.09, 0.003, 0.09], [0, -0.3, 0]),
    put(calendarLeaf(), [-0.11, 0.001, 0.07], [-Math.PI / 2, 0, 0.16]),
  ]),
  still({from: [0.14, 0.92, 1.02], at: [0, 0.02, 0], angle: 27}, () => [
    put(
      mapModel({finish: 'oak', pixelsPerMillimetre: 4, glow: 0.7}),
      [-0.06, 0, 0],
      [-Math.PI / 2, 0, 0.1],
    ),
    overlay(),
  ]),
];

/** A fresh sheet, half laid on the map, its right side still rolled. */
function overlay() {
  const geometry = new three.PlaneGeometry(0.47, 0.66, 60, 1);
  const points = geometry.attributes.position;
  for (let index = 0; index < points.count; index += 1) {
    const x = points.getX(index);
    const lifted = Math.max(0, x + 0.02);
    const turn = lifted / 0.075;
    points.setX(index, Math.min(x, -0.02) + Math.sin(turn) * 0.075);
    points.setZ(index, (1 - Math.cos(turn)) * 0.075);
  }
  geometry.computeVertexNormals();
  const texture = new three.CanvasTexture(chartCanvas(4));
  texture.colorSpace = three.SRGBColorSpace;
  const paper = matt('#ffffff', texture);
  const back = matt('#f3ecdc');
  back.side = three.BackSide;
  return put(
    group(shape(geometry, paper), shape(geometry, back)),
    [-0.06, 0.034, 0.01],
    [-Math.PI / 2, 0, 0.1],
  );
}
