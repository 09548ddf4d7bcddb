import * as three from 'three';

import {group, turned} from '../made';
import {put} from '../stills';
import {shape} from '../surfaces';
import {steel} from './metals';

/** A countersunk screw, standing on its tip. */
export const screw = (material = steel()) =>
  group(
    turned(
      [
        [0, 0],
        [0.0018, 0.002],
        [0.0018, 0.028],
        [0.0042, 0.031],
        [0.0042, 0.0322],
        [0, 0.0322],
      ],
      material,
      28,
    ),
    ...Array.from({length: 8}, (_, thread) =>
      put(
        shape(new three.TorusGeometry(0.0019, 0.00035, 6, 20), material),
        [0, 0.003 + thread * 0.0026, 0],
        [Math.PI / 2 + 0.12, 0, 0],
      ),
    ),
  );
