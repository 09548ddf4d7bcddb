import * as three from 'three';
import {RoundedBoxGeometry} from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import {pictureTexture} from './chart-texture';
import {matt, shape} from './surfaces';

type Point = readonly [number, number, number];

/** A canvas measured in millimetres, drawn by `draw`. */
export const print = (
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
  pixelsPerMillimetre = 4,
) => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * pixelsPerMillimetre);
  canvas.height = Math.round(height * pixelsPerMillimetre);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser offers no 2D canvas.');
  pen.scale(pixelsPerMillimetre, pixelsPerMillimetre);
  pen.textBaseline = 'alphabetic';
  draw(pen);
  return canvas;
};

/** A flat print facing +z, in metres, both sides visible. */
export const sheetOf = (
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
) => {
  const material = matt('#ffffff', pictureTexture(canvas));
  material.side = three.DoubleSide;
  // Prints that leave corners empty are cut out along their drawing.
  material.alphaTest = 0.5;
  return shape(new three.PlaneGeometry(width, height), material);
};

/** A box with rounded edges; radius in metres. */
export const rounded = (
  size: Point,
  radius: number,
  material: three.Material | three.Material[],
  position: Point = [0, 0, 0],
) => shape(new RoundedBoxGeometry(...size, 4, radius), material, position);

/** A body of revolution around the y axis from `[radius, height]` pairs. */
export const turned = (
  outline: readonly (readonly [number, number])[],
  material: three.Material,
  segments = 56,
) =>
  shape(
    new three.LatheGeometry(
      outline.map(([x, y]) => new three.Vector2(x, y)),
      segments,
    ),
    material,
  );

/** A cable or cord through points; radius in metres. */
export const cord = (
  points: readonly Point[],
  radius: number,
  material: three.Material,
) =>
  shape(
    new three.TubeGeometry(
      new three.CatmullRomCurve3(
        points.map((point) => new three.Vector3(...point)),
      ),
      Math.max(60, points.length * 14),
      radius,
      10,
    ),
    material,
  );

/** Points of a lying coil: turns around the origin on the table. */
export const coil = (
  turns: number,
  radius: number,
  thickness: number,
): Point[] =>
  Array.from({length: Math.round(turns * 14) + 1}, (_, step): Point => {
    const angle = (step / 14) * Math.PI * 2;
    const layer = Math.floor(step / 28);
    const wobble = 1 + 0.035 * Math.sin(step * 1.3) - 0.05 * ((step / 14) % 2);
    return [
      Math.cos(angle) * radius * wobble,
      thickness * (1 + layer * 1.6) +
        thickness * 0.5 * Math.sin(step * 0.9) +
        thickness * 0.5,
      Math.sin(angle) * radius * wobble,
    ];
  });

/** A plate from a 2D outline, lying with its face towards +z. */
export const plate = (
  outline: three.Shape,
  depth: number,
  material: three.Material | three.Material[],
  bevel = 0,
) =>
  shape(
    new three.ExtrudeGeometry(outline, {
      depth,
      bevelEnabled: bevel > 0,
      bevelSize: bevel,
      bevelThickness: bevel,
      bevelSegments: 3,
      curveSegments: 32,
    }),
    material,
  );

/** An object made of parts. */
export const group = (...parts: three.Object3D[]) =>
  new three.Group().add(...parts);
