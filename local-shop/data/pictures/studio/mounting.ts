import * as three from 'three';

import {woodenFrame} from './frame';
import {metarPoster, patternPoster} from './graphics';
import {cord, group, rounded, sheetOf, turned} from './made';
import {mapModel} from './map-model';
import {hung, put, still, type Taker} from './stills';
import {matt, shape, solid} from './surfaces';
import {type Finish, woodBlock, woodMaterial} from './wood';

const aluminium = () => solid('#b9bec4', 0.34, 0.85);
const brass = () => solid('#b89256', 0.3, 0.92);
const steel = () => solid('#8f9499', 0.35, 0.95);

/** Two frame pieces joined at a mitre, lying, arms of 12 cm. */
const cornerPiece = (finish: Finish) => {
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

const screw = (material = steel()) =>
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

const cleatProfile = () => {
  const outline = new three.Shape([
    new three.Vector2(0, 0),
    new three.Vector2(0.012, 0),
    new three.Vector2(0.012, 0.03),
    new three.Vector2(0.004, 0.042),
    new three.Vector2(0.0, 0.042),
  ]);
  return outline;
};

const cleat = (length: number, material: three.Material) => {
  const geometry = new three.ExtrudeGeometry(cleatProfile(), {
    depth: length,
    bevelEnabled: true,
    bevelSize: 0.0005,
    bevelThickness: 0.0005,
    bevelSegments: 1,
  });
  geometry.translate(0, 0, -length / 2);
  return shape(geometry, material);
};

const spiritLevel = () => {
  const glass = solid('#c8e85a', 0.12);
  glass.transparent = true;
  glass.opacity = 0.78;
  return group(
    rounded([0.06, 0.016, 0.016], 0.004, solid('#2a2d33', 0.4)),
    put(
      shape(new three.CapsuleGeometry(0.0055, 0.028, 8, 20), glass),
      [0, 0.006, 0],
      [0, 0, Math.PI / 2],
    ),
    put(
      shape(new three.SphereGeometry(0.0032, 16, 12), solid('#f4ffd0', 0.1)),
      [0.002, 0.0095, 0],
    ),
    put(
      shape(new three.TorusGeometry(0.0058, 0.0004, 6, 24), solid('#1c1c1e')),
      [0.007, 0.006, 0],
      [0, Math.PI / 2, 0],
    ),
    put(
      shape(new three.TorusGeometry(0.0058, 0.0004, 6, 24), solid('#1c1c1e')),
      [-0.006, 0.006, 0],
      [0, Math.PI / 2, 0],
    ),
  );
};

const stand = (finish: Finish) =>
  group(
    put(woodBlock([0.24, 0.022, 0.022], finish, 31), [0, 0.03, 0.052]),
    put(woodBlock([0.24, 0.022, 0.05], finish, 32), [0, 0.011, 0.03]),
    put(
      woodBlock([0.024, 0.27, 0.016], finish, 33),
      [-0.075, 0.138, 0],
      [-0.2, 0, 0],
    ),
    put(
      woodBlock([0.024, 0.27, 0.016], finish, 34),
      [0.075, 0.138, 0],
      [-0.2, 0, 0],
    ),
    put(
      woodBlock([0.17, 0.02, 0.014], finish, 35),
      [0, 0.21, -0.016],
      [-0.2, 0, 0],
    ),
    put(
      woodBlock([0.026, 0.24, 0.014], finish, 36),
      [0, 0.116, -0.085],
      [0.42, 0, 0],
    ),
  );

const spacer = (dark: boolean) => {
  const metal = dark ? solid('#232326', 0.4, 0.7) : brass();
  return group(
    turned(
      [
        [0, 0],
        [0.0095, 0],
        [0.01, 0.0006],
        [0.01, 0.014],
        [0.0092, 0.015],
        [0.0092, 0.0168],
        [0.011, 0.0176],
        [0.0116, 0.019],
        [0.0116, 0.0235],
        [0.0108, 0.0248],
        [0.004, 0.0252],
        [0.0036, 0.0246],
        [0, 0.0246],
      ],
      metal,
    ),
    put(
      turned(
        [
          [0, 0],
          [0.0034, 0],
          [0.0034, 0.0006],
          [0, 0.0006],
        ],
        solid('#6d5530', 0.5, 0.8),
      ),
      [0, 0.0246, 0],
    ),
  );
};

const glassPane = (width: number, height: number) => {
  const face = new three.MeshStandardMaterial({
    color: '#dff3ee',
    transparent: true,
    opacity: 0.34,
    roughness: 0.06,
  });
  const edge = new three.MeshStandardMaterial({
    color: '#9fd3c7',
    emissive: '#7fcab8',
    emissiveIntensity: 1,
    roughness: 0.2,
  });
  const pane = shape(new three.BoxGeometry(width, height, 0.007), [
    edge,
    edge,
    edge,
    edge,
    face,
    face,
  ]);
  pane.castShadow = false;
  return pane;
};

const rail = (finish: Finish, width = 0.52) =>
  woodBlock([width, 0.022, 0.013], finish, 41);

const railPoster = (finish: Finish, canvas: HTMLCanvasElement) => {
  const dot = () =>
    turned(
      [
        [0, 0],
        [0.004, 0],
        [0.004, 0.002],
        [0, 0.002],
      ],
      brass(),
      20,
    );
  return group(
    put(sheetOf(canvas, 0.5, 0.7), [0, 0, 0.012]),
    put(rail(finish), [0, 0.345, 0.015]),
    put(rail(finish), [0, -0.345, 0.015]),
    cord(
      [
        [-0.2, 0.352, 0.012],
        [-0.1, 0.42, 0.01],
        [0, 0.488, 0.008],
        [0.1, 0.42, 0.01],
        [0.2, 0.352, 0.012],
      ],
      0.0022,
      matt('#7a4a2a'),
    ),
    put(
      turned(
        [
          [0, 0],
          [0.006, 0],
          [0.006, 0.012],
          [0, 0.014],
        ],
        brass(),
        24,
      ),
      [0, 0.486, 0],
      [Math.PI / 2, 0, 0],
    ),
    ...[-0.2, 0.2].map((x) =>
      put(dot(), [x, 0.345, 0.0215], [Math.PI / 2, 0, 0]),
    ),
  );
};

/** Frames and everything that holds a map. */
export const mountingPictures: Record<string, Taker[]> = {
  wechselrahmen: [
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
  ],
  'posterleiste-magnetisch': [
    hung({from: [0.3, -0.02, 2.4], at: [0, 0.06, 0], angle: 26}, () => [
      railPoster('oak', patternPoster()),
    ]),
    hung(
      {
        from: [0.24, 0.5, 0.56],
        at: [0.1, 0.375, 0.01],
        angle: 28,
        aperture: 0.006,
        reach: 0.3,
      },
      () => [railPoster('walnut', metarPoster())],
    ),
  ],
  wandleiste: [
    still({from: [0.2, 0.34, 0.46], at: [0, 0.012, 0], angle: 27}, () => [
      put(
        cleat(0.2, aluminium()),
        [0, 0.001, -0.075],
        [0, Math.PI / 2 + 0.12, Math.PI / 2 - 1.5708],
      ),
      put(
        cleat(0.2, woodMaterial('oak')),
        [0, 0.001, 0.0],
        [0, Math.PI / 2 + 0.12, 0],
      ),
      put(spiritLevel(), [-0.05, 0.009, 0.085], [0, 0.2, 0]),
      ...[0, 1, 2, 3].map((index) =>
        put(
          screw(),
          [0.04 + index * 0.02, 0.0042, 0.08 + (index % 2) * 0.012],
          [Math.PI / 2, 0, 0.3 + index * 0.35],
        ),
      ),
    ]),
    still(
      {
        from: [0.13, 0.1, 0.22],
        at: [0, 0.036, 0],
        angle: 26,
        backdrop: '#dfe2e2',
      },
      () => [
        put(cleat(0.16, aluminium()), [-0.012, 0.002, -0.06], [0, 0, 0]),
        put(
          cleat(0.16, woodMaterial('oak')),
          [0.0162, 0.0745, -0.06],
          [0, 0, Math.PI],
        ),
        put(
          shape(
            new three.BoxGeometry(0.004, 0.11, 0.18),
            solid('#efece4', 0.8),
          ),
          [-0.0155, 0.055, -0.06],
        ),
      ],
    ),
  ],
  tischstaender: [
    still({from: [0.34, 0.32, 0.86], at: [0, 0.16, 0], angle: 26}, () => {
      const map = mapModel({
        finish: 'black',
        pixelsPerMillimetre: 4,
        glow: 1,
        every: 4,
      });
      map.scale.setScalar(0.42);
      return [stand('oak'), put(group(map), [0, 0.183, 0.038], [-0.2, 0, 0])];
    }),
    still(
      {
        from: [-0.4, 0.3, 0.62],
        at: [0, 0.115, 0],
        angle: 27,
        backdrop: '#d7dbd9',
      },
      () => [stand('black')],
    ),
  ],
  'abstandshalter-set': [
    still(
      {from: [0.06, 0.2, 0.285], at: [0, 0.01, 0], angle: 26, aperture: 0.002},
      () => [
        ...[-0.048, -0.016, 0.016, 0.048].map((x, index) =>
          put(spacer(false), [x, 0, -0.012 + (index % 2) * 0.008]),
        ),
        ...[-0.045, -0.015, 0.018, 0.047].map((x, index) =>
          put(
            screw(brass()),
            [x, 0.0042, 0.026 + (index % 2) * 0.008],
            [Math.PI / 2, 0, 1.2 + index * 0.2],
          ),
        ),
      ],
    ),
    still(
      {
        from: [0.05, 0.062, 0.09],
        at: [0.002, 0.0115, 0],
        angle: 27,
        aperture: 0.0015,
        backdrop: '#cfd3d2',
      },
      () => [
        put(spacer(false), [0, 0, 0]),
        put(spacer(true), [-0.034, 0, -0.028]),
      ],
    ),
  ],
  'schutzglas-entspiegelt': [
    still(
      {
        from: [0.62, 0.42, 1.3],
        at: [0, 0.3, 0],
        angle: 31,
        backdrop: '#8f9ba0',
      },
      () => [
        put(glassPane(0.47, 0.62), [0.02, 0.31, 0.02], [-0.16, 0.35, 0]),
        put(
          woodBlock([0.5, 0.06, 0.2], 'oak', 44),
          [0, 0.03, -0.11],
          [0, 0.35, 0],
        ),
      ],
    ),
    hung({from: [0.5, -0.14, 1.5], at: [0.06, -0.02, 0.02], angle: 27}, () => [
      mapModel({finish: 'oak', pixelsPerMillimetre: 4, glow: 0.8}),
      put(glassPane(0.47, 0.67), [0.24, -0.02, 0.075], [0, -0.12, -0.03]),
    ]),
  ],
};

/** Frame corners and parts for the collection's picture. */
export const mountingParts = {cornerPiece, spacer, cleat, screw, spiritLevel};
