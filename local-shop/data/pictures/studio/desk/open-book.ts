import * as three from 'three';

import {pictureTexture} from '../chart-texture';
import {group, rounded} from '../made';
import {put} from '../stills';
import {cloth, matt, shape} from '../surfaces';

/** Two pages of an open book, arched, with their prints, on covers. */
export const openBook = (
  left: HTMLCanvasElement,
  right: HTMLCanvasElement,
  colour: string,
  width = 0.15,
  height = 0.21,
) => {
  const page = (canvas: HTMLCanvasElement, side: 1 | -1) => {
    const geometry = new three.PlaneGeometry(width, height, 40, 1);
    const points = geometry.attributes.position;
    for (let index = 0; index < points.count; index += 1) {
      const t =
        side > 0
          ? points.getX(index) / width + 0.5
          : 0.5 - points.getX(index) / width;
      points.setZ(
        index,
        0.011 +
          0.011 *
            Math.max(0, Math.sin(Math.min(1, t * 1.15) * Math.PI)) ** 0.8 *
            (1 - t * 0.35) -
          (t < 0.06 ? (0.06 - t) * 0.12 : 0),
      );
    }
    geometry.computeVertexNormals();
    return put(
      shape(geometry, matt('#ffffff', pictureTexture(canvas))),
      [(side * width) / 2, 0, 0],
      [-Math.PI / 2, 0, 0],
    );
  };
  return group(
    put(
      rounded(
        [width * 2 + 0.012, 0.003, height + 0.01],
        0.001,
        cloth(colour, 0.3),
      ),
      [0, 0.0015, 0],
    ),
    ...([-1, 1] as const).map((side) =>
      put(
        rounded(
          // Lower than the page's outer edge, which would sink into it.
          [width - 0.001, 0.0065, height - 0.001],
          0.001,
          matt('#efe8d6'),
        ),
        [(side * width) / 2, 0.0062, 0],
      ),
    ),
    page(left, -1),
    page(right, 1),
  );
};
