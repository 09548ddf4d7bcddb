import * as three from 'three';

import {type Finish, woodMaterial} from './wood';

/** Width of the frame's face and its depth from the wall, in metres. */
export const frameProfile = {face: 0.015, depth: 0.03} as const;

/**
 * Four mitred sides of a picture frame, standing on the plane z = 0, centred.
 * @param width outer width in metres
 * @param height outer height in metres
 */
const frameGeometry = (
  width: number,
  height: number,
  face: number = frameProfile.face,
  depth: number = frameProfile.depth,
) => {
  const bevel = Math.min(0.0012, face / 6);
  // Offset from the outer edge inwards, height above the wall.
  const profile: [number, number][] = [
    [0, 0],
    [0, depth - bevel],
    [bevel, depth],
    [face - bevel, depth],
    [face, depth - bevel],
    [face, depth * 0.35],
  ];
  const corners: [number, number][] = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ];
  const corner = (index: number, inset: number): [number, number] => {
    const [x, y] = corners[index % 4];
    return [x * (width / 2 - inset), y * (height / 2 - inset)];
  };
  const positions: number[] = [];
  const uvs: number[] = [];
  for (let side = 0; side < 4; side += 1) {
    let across = side * 0.31;
    for (let strip = 0; strip + 1 < profile.length; strip += 1) {
      const [inset1, height1] = profile[strip];
      const [inset2, height2] = profile[strip + 1];
      const breadth = Math.hypot(inset2 - inset1, height2 - height1) / 0.15;
      const a = [...corner(side, inset1), height1];
      const b = [...corner(side + 1, inset1), height1];
      const c = [...corner(side + 1, inset2), height2];
      const d = [...corner(side, inset2), height2];
      const along = (point: number[]) =>
        (side % 2 === 0 ? point[0] : point[1]) / 0.55 + side * 0.43;
      for (const [point, v] of [
        [a, across],
        [c, across + breadth],
        [b, across],
        [a, across],
        [d, across + breadth],
        [c, across + breadth],
      ] as const) {
        positions.push(...point);
        uvs.push(along(point), v);
      }
      across += breadth;
    }
  }
  const geometry = new three.BufferGeometry();
  geometry.setAttribute(
    'position',
    new three.Float32BufferAttribute(positions, 3),
  );
  geometry.setAttribute('uv', new three.Float32BufferAttribute(uvs, 2));
  geometry.computeVertexNormals();
  return geometry;
};

/** A wooden frame as a mesh that casts and receives shadows. */
export const woodenFrame = (
  width: number,
  height: number,
  finish: Finish,
  face: number = frameProfile.face,
  depth: number = frameProfile.depth,
) => {
  const material = woodMaterial(finish);
  material.side = three.DoubleSide;
  const mesh = new three.Mesh(
    frameGeometry(width, height, face, depth),
    material,
  );
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
};
