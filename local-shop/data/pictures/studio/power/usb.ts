import type * as three from 'three';

import {cord, group, rounded} from '../made';
import {put} from '../stills';
import {solid} from '../surfaces';

/** A USB-C plug, its contacts towards +z. */
export const usbPlug = (material: three.Material) =>
  group(
    rounded([0.011, 0.0065, 0.022], 0.0025, material),
    put(
      rounded([0.0084, 0.0026, 0.0075], 0.0012, solid('#c3c7cb', 0.25, 0.95)),
      [0, 0, 0.0142],
    ),
  );

/** A USB-C port in a face towards +z. */
export const port = () =>
  rounded([0.0094, 0.0034, 0.001], 0.0004, solid('#08080a', 0.3));

/** A thin black cable through points. */
export const blackCable = (
  points: readonly (readonly [number, number, number])[],
) => cord(points, 0.0017, solid('#1c1c1e', 0.5));
