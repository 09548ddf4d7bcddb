import * as three from 'three';

import {drawChart} from '../chart/draw-chart';
import {germany} from '../chart/editions/germany';
import {dayPalette, nightPalette} from '../chart/palette';

const sheets = new Map<string, HTMLCanvasElement>();

/** The chart as a canvas, drawn once for every resolution and palette. */
export const chartCanvas = (
  pixelsPerMillimetre: number,
  night = false,
  edition = germany,
): HTMLCanvasElement => {
  const name = `${edition.name}-${pixelsPerMillimetre}-${night}`;
  const drawn =
    sheets.get(name) ??
    drawChart(edition, pixelsPerMillimetre, night ? nightPalette : dayPalette);
  sheets.set(name, drawn);
  return drawn;
};

const textures = new WeakMap<HTMLCanvasElement, three.CanvasTexture>();

/** A canvas as a colour texture. */
export const pictureTexture = (canvas: HTMLCanvasElement) => {
  const known = textures.get(canvas);
  if (known) return known;
  const texture = new three.CanvasTexture(canvas);
  texture.colorSpace = three.SRGBColorSpace;
  texture.anisotropy = 2;
  texture.userData.mimeType = 'image/jpeg';
  textures.set(canvas, texture);
  return texture;
};
