import * as three from 'three';

import {fractalNoise, randomNumbers} from '../chart/noise';

/** A frame finish of the shop. */
export type Finish = 'oak' | 'walnut' | 'black' | 'white';

const woods: Record<
  Finish,
  {light: string; dark: string; grain: number; roughness: number}
> = {
  oak: {light: '#d3b384', dark: '#a98559', grain: 0.85, roughness: 0.58},
  walnut: {light: '#6e4a30', dark: '#3a2416', grain: 0.95, roughness: 0.5},
  black: {light: '#242427', dark: '#161618', grain: 0.5, roughness: 0.46},
  white: {light: '#f2f0ea', dark: '#e2dfd6', grain: 0.35, roughness: 0.5},
};

const textures = new Map<string, three.CanvasTexture>();

/** Wood grain running along the texture's u axis; cached by finish. */
const woodTexture = (finish: Finish, size = 1024) => {
  const name = `${finish}-${size}`;
  const cached = textures.get(name);
  if (cached) return cached;
  const {light, dark, grain} = woods[finish];
  const from = new three.Color(dark).convertLinearToSRGB();
  const to = new three.Color(light).convertLinearToSRGB();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size / 4;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser offers no 2D canvas.');
  const image = pen.createImageData(canvas.width, canvas.height);
  for (let row = 0; row < canvas.height; row += 1) {
    for (let column = 0; column < canvas.width; column += 1) {
      const x = column / canvas.width;
      const y = row / canvas.height;
      // Wraps along the grain, so that repeats show no seam.
      const wrapped = Math.abs(x * 2 - 1);
      const bend = fractalNoise(wrapped * 3, y * 2.5, 3);
      const rings = Math.sin((y * 9 + bend * 5.5) * Math.PI * 2) * 0.5 + 0.5;
      const fibre = fractalNoise(wrapped * 9, y * 150, 3);
      const pores =
        fractalNoise(wrapped * 26 + 9, y * 240, 2) > 0.73 ? -0.3 : 0;
      const tone =
        0.62 +
        grain * (0.3 * (rings ** 2 - 0.4) + 0.62 * (fibre - 0.5) + pores);
      const share = Math.max(0, Math.min(1.1, tone));
      const at = (row * canvas.width + column) * 4;
      image.data[at] = 255 * (from.r + (to.r - from.r) * share);
      image.data[at + 1] = 255 * (from.g + (to.g - from.g) * share);
      image.data[at + 2] = 255 * (from.b + (to.b - from.b) * share);
      image.data[at + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
  const texture = new three.CanvasTexture(canvas);
  texture.colorSpace = three.SRGBColorSpace;
  texture.wrapS = three.RepeatWrapping;
  texture.wrapT = three.RepeatWrapping;
  texture.anisotropy = 2;
  texture.userData.mimeType = 'image/jpeg';
  textures.set(name, texture);
  return texture;
};

/** Oiled or lacquered wood of a finish. */
export const woodMaterial = (finish: Finish, textureSize = 1024) =>
  new three.MeshStandardMaterial({
    map: woodTexture(finish, textureSize),
    roughness: woods[finish].roughness,
    metalness: 0,
  });

/**
 * A box of wood with the grain along its longest side.
 * @param size width, height, depth in metres
 */
export const woodBlock = (
  size: readonly [number, number, number],
  finish: Finish,
  seed = 1,
) => {
  const random = randomNumbers(seed);
  const geometry = new three.BoxGeometry(...size);
  const longest = size.indexOf(Math.max(...size));
  const place = geometry.attributes.position;
  const normal = geometry.attributes.normal;
  const uv = geometry.attributes.uv;
  const shift: [number, number] = [random(), random()];
  for (let index = 0; index < place.count; index += 1) {
    const at = [place.getX(index), place.getY(index), place.getZ(index)];
    const facing = [normal.getX(index), normal.getY(index), normal.getZ(index)]
      .map(Math.abs)
      .indexOf(1);
    const along = at[longest];
    const axes = [0, 1, 2].filter(
      (axis) => axis !== longest && axis !== facing,
    );
    const across = axes.length > 0 ? at[axes[0]] : 0;
    uv.setXY(index, along / 0.6 + shift[0], across / 0.15 + shift[1]);
  }
  const mesh = new three.Mesh(geometry, woodMaterial(finish));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
};
