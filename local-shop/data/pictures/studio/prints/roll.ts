import * as three from 'three';

import {group} from '../made';
import {matt, shape} from '../surfaces';

/** A sheet rolled to a tube of the given length, lying along x. */
export const roll = (
  length: number,
  radius: number,
  face: HTMLCanvasElement,
) => {
  const texture = new three.CanvasTexture(face);
  texture.colorSpace = three.SRGBColorSpace;
  texture.center.set(0.5, 0.5);
  texture.rotation = Math.PI / 2;
  const outside = matt('#ffffff', texture);
  const inside = matt('#ece5d4');
  inside.side = three.BackSide;
  const tube = new three.CylinderGeometry(radius, radius, length, 48, 1, true);
  const body = group(shape(tube, outside), shape(tube, inside));
  const inner = new three.CylinderGeometry(
    radius * 0.8,
    radius * 0.8,
    length * 0.998,
    48,
    1,
    true,
  );
  const both = matt('#efe9da');
  both.side = three.DoubleSide;
  body.add(shape(inner, both));
  body.rotation.z = Math.PI / 2;
  return group(body);
};
