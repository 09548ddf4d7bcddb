import * as three from 'three';

import {cord, group, turned} from '../made';
import {put, still, type Taker} from '../stills';
import {cloth, shape, solid} from '../surfaces';
import {woodBlock} from '../wood';

const sock = () => {
  const parts: three.Object3D[] = [];
  const rings = 5;
  for (let ring = 0; ring < rings; ring += 1) {
    const fabric = cloth(ring % 2 ? '#f2f0ea' : '#e8622c', 0.2);
    fabric.side = three.DoubleSide;
    const [a, b] = [ring / rings, (ring + 1) / rings];
    const radius = (t: number) => 0.027 - t * 0.0125;
    const segment = new three.CylinderGeometry(
      radius(b),
      radius(a),
      0.15 / rings,
      48,
      6,
      true,
    );
    segment.rotateZ(-Math.PI / 2);
    const points = segment.attributes.position;
    for (let index = 0; index < points.count; index += 1) {
      const x = points.getX(index) + (a + b) * 0.075;
      const t = x / 0.15;
      points.setXYZ(
        index,
        x,
        points.getY(index) * (1 + 0.05 * Math.sin(t * 22)) - 0.035 * t * t,
        points.getZ(index) * (1 - 0.04 * Math.sin(t * 22)) +
          0.004 * Math.sin(t * 8),
      );
    }
    segment.computeVertexNormals();
    parts.push(shape(segment, fabric));
  }
  return group(
    ...parts,
    put(
      shape(
        new three.TorusGeometry(0.027, 0.0012, 10, 48),
        solid('#8f9499', 0.3, 0.9),
      ),
      [0, 0, 0],
      [0, Math.PI / 2, 0],
    ),
  );
};

/** The little windsock on its wooden foot. */
export const windsock = () =>
  group(
    put(
      turned(
        [
          [0, 0],
          [0.046, 0],
          [0.0475, 0.0016],
          [0.0475, 0.016],
          [0.046, 0.0176],
          [0, 0.0176],
        ],
        woodBlock([0.1, 0.02, 0.02], 'oak').material,
      ),
      [0, 0, 0],
    ),
    put(
      shape(
        new three.CylinderGeometry(0.0024, 0.0024, 0.25, 20),
        solid('#f2f0ea', 0.35),
      ),
      [0, 0.14, 0],
    ),
    put(
      shape(
        new three.SphereGeometry(0.0045, 20, 14),
        solid('#b89256', 0.3, 0.9),
      ),
      [0, 0.268, 0],
    ),
    put(sock(), [0.006, 0.232, 0], [0, 0, -0.12]),
    cord(
      [
        [0, 0.252, 0],
        [0.004, 0.257, 0],
        [0.008, 0.259, 0],
      ],
      0.0006,
      solid('#8f9499'),
    ),
  );

/** The little windsock, whole and close. */
export const windsockPictures: Taker[] = [
  still(
    {
      from: [0.18, 0.2, 0.78],
      at: [0.05, 0.135, 0],
      angle: 24,
      backdrop: '#cfdbe2',
    },
    () => [windsock()],
  ),
  still(
    {
      from: [0.12, 0.27, 0.4],
      at: [0.066, 0.218, 0],
      angle: 28,
      aperture: 0.003,
      backdrop: '#cfdbe2',
    },
    () => [windsock()],
  ),
];
