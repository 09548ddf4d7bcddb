import * as three from 'three';

import {pictureTexture} from '../chart-texture';
import {drawRose} from '../drawings/rose';
import {group, print, rounded} from '../made';
import {put, still, type Taker} from '../stills';
import {cloth, matt, shape} from '../surfaces';
import {flat} from './paper';

const clothPrint = () =>
  print(300, 300, (pen) => {
    pen.fillStyle = '#7f95a8';
    pen.fillRect(0, 0, 300, 300);
    drawRose(pen, 150, 150, 96, '#e8eef2');
    pen.strokeStyle = '#9fb2c2';
    pen.lineWidth = 2;
    pen.strokeRect(8, 8, 284, 284);
    pen.fillStyle = '#e8eef2';
    pen.font = 'bold 9px B612';
    pen.fillText('METARmap', 20, 284);
  });

const wavySheet = (canvas: HTMLCanvasElement, side: number, height: number) => {
  const geometry = new three.PlaneGeometry(side, side, 70, 70);
  const points = geometry.attributes.position;
  for (let index = 0; index < points.count; index += 1) {
    const x = points.getX(index) / side;
    const y = points.getY(index) / side;
    const edge = Math.max(Math.abs(x), Math.abs(y)) * 2;
    points.setZ(
      index,
      height *
        (0.5 + 0.5 * Math.sin(x * 9 + y * 4)) *
        (0.35 + 0.65 * edge ** 3) *
        (0.6 + 0.4 * Math.sin(y * 11 - x * 3)),
    );
  }
  geometry.computeVertexNormals();
  const material = matt('#ffffff', pictureTexture(canvas));
  material.side = three.DoubleSide;
  return put(shape(geometry, material), [0, 0.001, 0], [-Math.PI / 2, 0, 0]);
};

/** The cloth folded in four, lying. */
export const foldedCloth = () => {
  const top = print(
    120,
    120,
    (pen) => {
      pen.fillStyle = '#7f95a8';
      pen.fillRect(0, 0, 120, 120);
      drawRose(pen, 60, 58, 42, '#e8eef2');
    },
    6,
  );
  const fabric = cloth('#7f95a8', 0.2);
  return group(
    ...[0, 1, 2, 3].map((layer) =>
      put(rounded([0.13 - layer * 0.001, 0.0042, 0.13], 0.002, fabric), [
        layer * 0.0006,
        0.0022 + layer * 0.0042,
        0,
      ]),
    ),
    flat(top, 0.118, 0.118, 0.0175),
  );
};

/** The microfibre cloth, folded and laid out. */
export const clothPictures: Taker[] = [
  still({from: [0.09, 0.24, 0.26], at: [0, 0.008, 0], angle: 27}, () => [
    put(foldedCloth(), [0, 0, 0], [0, 0.3, 0]),
  ]),
  still(
    {from: [0.05, 0.62, 0.44], at: [0, 0, 0], angle: 27, backdrop: '#e2ded6'},
    () => [wavySheet(clothPrint(), 0.3, 0.012)],
  ),
];
