import * as three from 'three';

import {fractalNoise} from '../chart/noise';

const grey = (
  size: number,
  value: (x: number, y: number) => number,
  repeat: number,
) => {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser offers no 2D canvas.');
  const image = pen.createImageData(size, size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const at = (row * size + column) * 4;
      // Mirrored at the middle, so that repeats show no seam.
      const x = Math.abs((column / size) * 2 - 1);
      const y = Math.abs((row / size) * 2 - 1);
      image.data.fill(
        Math.max(0, Math.min(255, value(x, y) * 255)),
        at,
        at + 3,
      );
      image.data[at + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
  const texture = new three.CanvasTexture(canvas);
  texture.wrapS = three.RepeatWrapping;
  texture.wrapT = three.RepeatWrapping;
  texture.repeat.set(repeat, repeat);
  return texture;
};

let plasterBump: three.Texture | undefined;
let clothBump: three.Texture | undefined;

/** Lime plaster: matt, trowelled; `extent` is the side of the wall in metres. */
export const plaster = (colour: three.ColorRepresentation, extent: number) => {
  plasterBump ??= grey(
    512,
    (x, y) =>
      0.7 * fractalNoise(x * 7, y * 7, 5) +
      0.3 * fractalNoise(x * 60, y * 22, 2),
    1,
  );
  const bump = plasterBump.clone();
  bump.repeat.set(extent / 0.9, extent / 0.9);
  return new three.MeshLambertMaterial({
    color: colour,
    bumpMap: bump,
    bumpScale: 1.6,
  });
};

/** Woven cloth: linen, wool, felt; `extent` is the side in metres. */
export const cloth = (colour: three.ColorRepresentation, extent: number) => {
  clothBump ??= grey(
    256,
    (x, y) =>
      0.5 +
      0.25 * Math.sin(x * 150) * Math.sin(y * 150) +
      0.25 * fractalNoise(x * 40, y * 40, 2),
    1,
  );
  const bump = clothBump.clone();
  bump.repeat.set(extent / 0.12, extent / 0.12);
  return new three.MeshLambertMaterial({
    color: colour,
    bumpMap: bump,
    bumpScale: 2,
  });
};

/** Paper and other matt things; cheaper to render than `solid`. */
export const matt = (
  colour: three.ColorRepresentation,
  map: three.Texture | null = null,
) => new three.MeshLambertMaterial({color: colour, map});

/** Paint, plastic or metal in one colour. */
export const solid = (
  colour: three.ColorRepresentation,
  roughness = 0.5,
  metalness = 0,
) =>
  // Half of a metal's colour stays diffuse: the few panels it could mirror
  // would leave it almost black.
  new three.MeshStandardMaterial({
    color: colour,
    roughness,
    metalness: metalness * 0.55,
  });

/** A mesh that takes part in the shadows. */
export const shape = (
  geometry: three.BufferGeometry,
  material: three.Material | three.Material[],
  position: readonly [number, number, number] = [0, 0, 0],
  rotation: readonly [number, number, number] = [0, 0, 0],
) => {
  const mesh = new three.Mesh(geometry, material);
  mesh.position.set(...position);
  mesh.rotation.set(...rotation);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
};
