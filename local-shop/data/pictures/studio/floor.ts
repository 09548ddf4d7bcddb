import * as three from 'three';

import {woodMaterial, type Finish} from './wood';

/** Floor boards 16 cm wide in the plane y = 0, running towards the viewer. */
export const floorBoards = (finish: Finish = 'oak', span = 6, depth = 5) => {
  const group = new three.Group();
  const breadth = 0.16;
  const count = Math.ceil(span / breadth);
  const material = woodMaterial(finish);
  material.color.set('#d9cbb8');
  for (let board = 0; board < count; board += 1) {
    const geometry = new three.PlaneGeometry(breadth - 0.0012, depth);
    geometry.rotateX(-Math.PI / 2);
    const points = geometry.attributes.position;
    const uv = geometry.attributes.uv;
    const shift = (board * 0.37) % 1;
    for (let index = 0; index < points.count; index += 1) {
      uv.setXY(
        index,
        points.getZ(index) / 1.4 + shift,
        points.getX(index) / 0.5 + board * 0.29,
      );
    }
    const mesh = new three.Mesh(geometry, material);
    mesh.position.set((board - count / 2) * breadth, 0, depth / 2);
    mesh.receiveShadow = true;
    group.add(mesh);
  }
  const joints = new three.Mesh(
    new three.PlaneGeometry(span, depth),
    new three.MeshStandardMaterial({color: '#3c2c1c'}),
  );
  joints.rotation.x = -Math.PI / 2;
  joints.position.set(0, -0.002, depth / 2);
  group.add(joints);
  return group;
};
