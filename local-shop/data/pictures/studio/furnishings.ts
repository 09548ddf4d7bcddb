import * as three from 'three';

import {randomNumbers} from '../chart/noise';
import {cloth, shape, solid} from './surfaces';

const turned = (outline: [number, number][], segments = 48) =>
  new three.LatheGeometry(
    outline.map(([x, y]) => new three.Vector2(x, y)),
    segments,
  );

/** A leaf as a bent strip, growing along +y from its foot and leaning +z. */
const leafGeometry = (length: number, width: number, bend: number) => {
  const geometry = new three.PlaneGeometry(width, length, 6, 14);
  const points = geometry.attributes.position;
  for (let index = 0; index < points.count; index += 1) {
    const t = points.getY(index) / length + 0.5;
    const outline = Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.04)) ** 0.75;
    const x = points.getX(index) * outline;
    const fold = Math.abs(x) * 0.35;
    const angle = bend * t;
    points.setXYZ(
      index,
      x,
      (length * Math.sin(angle)) / Math.max(bend, 0.01) + fold * 0.3,
      (length * (1 - Math.cos(angle))) / Math.max(bend, 0.01) + fold,
    );
  }
  geometry.computeVertexNormals();
  return geometry;
};

/** A potted rubber plant about 1.2 m high. */
export const plant = (seed: number, scale = 1) => {
  const random = randomNumbers(seed);
  const group = new three.Group();
  group.add(
    shape(
      turned([
        [0, 0],
        [0.12, 0],
        [0.135, 0.02],
        [0.165, 0.29],
        [0.17, 0.31],
        [0.155, 0.31],
        [0.15, 0.27],
        [0, 0.27],
      ]),
      solid('#c9bfae', 0.85),
    ),
    shape(
      new three.CylinderGeometry(0.15, 0.15, 0.01, 32),
      solid('#3a2c20', 1),
      [0, 0.275, 0],
    ),
  );
  const greens = ['#2f5a36', '#3b6b3f', '#28502f', '#4a7a48'];
  for (let stem = 0; stem < 4; stem += 1) {
    const lean = (stem - 1.5) * 0.13;
    const height = 0.62 + random() * 0.3;
    const foot = new three.Vector3(
      (stem - 1.5) * 0.04,
      0.27,
      (random() - 0.5) * 0.08,
    );
    const tip = foot
      .clone()
      .add(new three.Vector3(lean * 1.6, height, (random() - 0.4) * 0.2));
    const middle = foot
      .clone()
      .lerp(tip, 0.5)
      .add(new three.Vector3(-lean * 0.3, 0, 0));
    const curve = new three.QuadraticBezierCurve3(foot, middle, tip);
    group.add(
      shape(new three.TubeGeometry(curve, 14, 0.008, 8), solid('#6a5638', 0.8)),
    );
    for (let leaf = 0; leaf < 11; leaf += 1) {
      const at = curve.getPoint(0.25 + (leaf / 11) * 0.76);
      const blade = shape(
        leafGeometry(
          0.2 + random() * 0.1,
          0.095 + random() * 0.035,
          0.5 + random() * 0.7,
        ),
        new three.MeshStandardMaterial({
          color: greens[Math.floor(random() * greens.length)],
          roughness: 0.42,
          side: three.DoubleSide,
        }),
      );
      blade.position.copy(at);
      blade.rotation.order = 'YXZ';
      blade.rotation.y = leaf * 2.4 + stem + random() * 0.5;
      blade.rotation.x = 0.35 + random() * 0.5 - (leaf / 11) * 0.3;
      group.add(blade);
    }
  }
  group.scale.setScalar(scale);
  return group;
};

/** A floor lamp with a linen shade; lit on request. */
export const floorLamp = (lit = false) => {
  const group = new three.Group();
  const metal = solid('#23231f', 0.4, 0.6);
  const shade = cloth('#efe6d4', 0.5);
  shade.side = three.DoubleSide;
  if (lit) {
    shade.emissive.set('#ffbf73');
    shade.emissiveIntensity = 1.1;
  }
  group.add(
    shape(
      new three.CylinderGeometry(0.14, 0.145, 0.022, 48),
      metal,
      [0, 0.011, 0],
    ),
    shape(
      new three.CylinderGeometry(0.009, 0.009, 1.42, 16),
      metal,
      [0, 0.72, 0],
    ),
    shape(
      new three.CylinderGeometry(0.15, 0.2, 0.28, 64, 1, true),
      shade,
      [0, 1.5, 0],
    ),
  );
  return group;
};

/** A stoneware vase with dry grasses. */
export const vase = (colour = '#e6dfd2') => {
  const random = randomNumbers(8);
  const group = new three.Group();
  group.add(
    shape(
      turned([
        [0, 0],
        [0.045, 0],
        [0.07, 0.05],
        [0.074, 0.095],
        [0.05, 0.16],
        [0.028, 0.19],
        [0.034, 0.21],
        [0.026, 0.205],
        [0.02, 0.18],
      ]),
      solid(colour, 0.75),
    ),
  );
  for (let stalk = 0; stalk < 15; stalk += 1) {
    const turn = stalk * 2.4;
    const lean = 0.05 + random() * 0.13;
    const height = 0.3 + random() * 0.22;
    const curve = new three.QuadraticBezierCurve3(
      new three.Vector3(0, 0.18, 0),
      new three.Vector3(
        Math.cos(turn) * lean * 0.3,
        0.18 + height * 0.6,
        Math.sin(turn) * lean * 0.3,
      ),
      new three.Vector3(
        Math.cos(turn) * lean,
        0.18 + height,
        Math.sin(turn) * lean * 0.6,
      ),
    );
    group.add(
      shape(
        new three.TubeGeometry(curve, 10, 0.0012, 5),
        solid('#b99a63', 0.9),
      ),
    );
    const ear = shape(
      new three.SphereGeometry(0.011, 8, 8),
      solid('#c8a870', 1),
    );
    ear.scale.set(0.5, 3, 0.5);
    ear.position.copy(curve.getPoint(0.97));
    ear.rotation.z = -Math.cos(turn) * lean * 2;
    group.add(ear);
  }
  return group;
};
