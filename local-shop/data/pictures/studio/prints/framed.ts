import * as three from 'three';

import {woodenFrame} from '../frame';
import {group, sheetOf} from '../made';
import {put} from '../stills';
import {matt, shape} from '../surfaces';
import type {Finish} from '../wood';

/** A framed print of the given outer size hung at the origin. */
export const framed = (
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  finish: Finish,
  face = 0.014,
) =>
  group(
    woodenFrame(width, height, finish, face, 0.024),
    put(sheetOf(canvas, width - face * 2, height - face * 2), [0, 0, 0.014]),
    put(
      shape(
        new three.BoxGeometry(width - face * 2, height - face * 2, 0.004),
        matt('#8a7a64'),
      ),
      [0, 0, 0.008],
    ),
  );
