import * as three from 'three';

import {group, rounded} from '../made';
import {put} from '../stills';
import {shape, solid} from '../surfaces';

/** A blue ballpoint pen lying on the table, its tip to the front. */
export function ballpoint() {
  const dark = solid('#12304f', 0.3);
  const brass = solid('#b89256', 0.3, 0.9);
  const barrel = new three.CylinderGeometry(0.0042, 0.0042, 0.1, 28);
  const tip = new three.CylinderGeometry(0.0042, 0.0008, 0.018, 28);
  const ring = new three.CylinderGeometry(0.0044, 0.0044, 0.005, 28);
  const upright = group(
    shape(barrel, dark),
    shape(tip, brass, [0, -0.059, 0]),
    shape(ring, brass, [0, 0.02, 0]),
    rounded([0.0022, 0.036, 0.001], 0.0004, brass, [0, 0.032, 0.0055]),
  );
  return group(put(upright, [0, 0.004, 0], [Math.PI / 2, 0, 0]));
}
