import * as three from 'three';

import {woodenFrame} from '../frame';
import {group} from '../made';
import {hung, put, still, type Taker} from '../stills';
import {matt, shape} from '../surfaces';
import {woodMaterial, type Finish} from '../wood';

/** Two frame pieces joined at a mitre, lying, arms of 12 cm. */
export const cornerPiece = (finish: Finish) => {
  const [arm, face, depth] = [0.13, 0.026, 0.022];
  const outline = new three.Shape([
    new three.Vector2(0, 0),
    new three.Vector2(arm, 0),
    new three.Vector2(arm, face),
    new three.Vector2(face, face),
  ]);
  const piece = (mirrored: boolean) => {
    const geometry = new three.ExtrudeGeometry(outline, {
      depth,
      bevelEnabled: true,
      bevelSize: 0.0006,
      bevelThickness: 0.0006,
      bevelSegments: 2,
    });
    const uv = geometry.attributes.uv;
    for (let index = 0; index < uv.count; index += 1) {
      uv.setXY(index, uv.getX(index) / 0.5, uv.getY(index) / 0.15);
    }
    const mesh = shape(geometry, woodMaterial(finish));
    if (mirrored) {
      mesh.quaternion.setFromAxisAngle(
        new three.Vector3(Math.SQRT1_2, Math.SQRT1_2, 0),
        Math.PI,
      );
      mesh.position.set(-0.0006, 0.0006, depth);
    }
    return mesh;
  };
  return put(group(piece(false), piece(true)), [0, 0, 0], [-Math.PI / 2, 0, 0]);
};

/** The frame on a wall, and its corners in every finish. */
export const frameCornerPictures: Taker[] = [
  hung({from: [0.72, -0.3, 1.35], at: [0.03, 0, 0.01], angle: 31}, () => [
    woodenFrame(0.5, 0.7, 'oak', 0.02, 0.03),
    put(
      shape(new three.BoxGeometry(0.46, 0.66, 0.004), matt('#e9e2d2')),
      [0, 0, 0.008],
    ),
  ]),
  still({from: [0.1, 0.34, 0.42], at: [0, 0.03, 0], angle: 27}, () =>
    (['white', 'black', 'walnut', 'oak'] as const).map((finish, level) =>
      put(
        cornerPiece(finish),
        [-0.075 + level * 0.012, level * 0.0236, 0.05 - level * 0.006],
        [-Math.PI / 2, 0, 0.12 - level * 0.11],
      ),
    ),
  ),
];
