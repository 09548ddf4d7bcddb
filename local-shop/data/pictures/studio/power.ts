import * as three from 'three';

import {
  coil,
  cord,
  group,
  plate,
  print,
  rounded,
  sheetOf,
  turned,
} from './made';
import {mapModel} from './map-model';
import {hung, put, still, type Taker} from './stills';
import {matt, shape, solid} from './surfaces';
import {woodBlock} from './wood';

const colours = ['#22c55e', '#3b82f6', '#ef4444', '#d946ef'];

/** A glowing body; `strength` 1 is clearly lit. */
export const lamp = (colour: string, strength: number) =>
  new three.MeshStandardMaterial({
    color: colour,
    emissive: colour,
    emissiveIntensity: strength,
    roughness: 0.3,
  });

const halo = (colour: string, radius: number, strength: number) => {
  const canvas = print(64, 64, (pen) => {
    const fade = pen.createRadialGradient(32, 32, 0, 32, 32, 32);
    fade.addColorStop(0, `rgba(255,255,255,${strength})`);
    fade.addColorStop(0.35, `rgba(255,255,255,${strength * 0.28})`);
    fade.addColorStop(1, 'rgba(255,255,255,0)');
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 64, 64);
  });
  const sprite = new three.Sprite(
    new three.SpriteMaterial({
      color: colour,
      map: new three.CanvasTexture(canvas),
      blending: three.AdditiveBlending,
      depthWrite: false,
      depthTest: false,
    }),
  );
  sprite.scale.set(radius * 2, radius * 2, 1);
  return sprite;
};

/** One light module: round board, LED dome, two thin wires; flat on y = 0. */
export const ledModule = (colour: string, wire = true) => {
  const parts: three.Object3D[] = [
    turned(
      [
        [0, 0],
        [0.0058, 0],
        [0.006, 0.0003],
        [0.006, 0.0014],
        [0.0058, 0.0016],
        [0, 0.0016],
      ],
      solid('#eef0ea', 0.5),
    ),
    put(
      rounded([0.0052, 0.0012, 0.0052], 0.0003, solid('#fbfbf6', 0.35)),
      [0, 0.0021, 0],
    ),
    put(
      shape(
        new three.SphereGeometry(
          0.0019,
          24,
          14,
          0,
          Math.PI * 2,
          0,
          Math.PI / 2,
        ),
        lamp(colour, 1.5),
      ),
      [0, 0.0026, 0],
    ),
    put(halo(colour, 0.013, 0.55), [0, 0.0034, 0]),
    ...[-0.0042, 0.0042].map((x) =>
      put(
        shape(
          new three.BoxGeometry(0.0016, 0.0003, 0.0022),
          solid('#c9a24a', 0.3, 0.9),
        ),
        [x, 0.0017, 0],
      ),
    ),
  ];
  if (wire) {
    for (const [x, tone] of [
      [-0.0042, '#c8352b'],
      [0.0042, '#1c1c1e'],
    ] as const) {
      parts.push(
        cord(
          [
            [x, 0.0018, 0],
            [x * 1.1, 0.0032, 0.006],
            [x * 0.6, 0.0012, 0.012],
            [x * 0.9, 0.0008, 0.02],
            [x * 0.3, 0.0008, 0.027],
          ],
          0.00045,
          solid(tone, 0.5),
        ),
      );
    }
  }
  return group(...parts);
};

const tray = () =>
  group(
    put(woodBlock([0.15, 0.004, 0.09], 'walnut', 51), [0, 0.002, 0]),
    ...[-1, 1].map((side) =>
      put(woodBlock([0.15, 0.009, 0.004], 'walnut', 52), [
        0,
        0.0045,
        side * 0.045,
      ]),
    ),
    ...[-1, 1].map((side) =>
      put(woodBlock([0.004, 0.009, 0.094], 'walnut', 53), [
        side * 0.075,
        0.0045,
        0,
      ]),
    ),
  );

const stripPiece = (length: number, lit: number) => {
  const canvas = print(length * 1000, 8, (pen) => {
    pen.fillStyle = '#f4f1e8';
    pen.fillRect(0, 0, length * 1000, 8);
    for (let x = 4; x < length * 1000; x += 9) {
      pen.fillStyle = '#caa14a';
      pen.fillRect(x + 3.4, 1, 1.4, 1.6);
      pen.fillRect(x + 3.4, 5.4, 1.4, 1.6);
    }
  });
  const parts: three.Object3D[] = [
    put(sheetOf(canvas, length, 0.008), [0, 0.0006, 0], [-Math.PI / 2, 0, 0]),
  ];
  for (let x = -length / 2 + 0.004; x < length / 2; x += 0.009) {
    parts.push(
      rounded([0.0042, 0.0014, 0.0038], 0.0004, lamp('#ffd79a', lit), [
        x,
        0.0014,
        0,
      ]),
    );
    parts.push(put(halo('#ffb45e', 0.016, lit * 0.2), [x, 0.0026, 0]));
  }
  return group(...parts);
};

const reel = () => {
  const white = solid('#f4f2ec', 0.45);
  const rim = () =>
    turned(
      [
        [0.02, 0],
        [0.062, 0],
        [0.063, 0.0008],
        [0.063, 0.0018],
        [0.062, 0.0026],
        [0.02, 0.0026],
        [0.02, 0],
      ],
      white,
    );
  const windings = Array.from({length: 11}, (_, turn) =>
    put(
      shape(
        new three.CylinderGeometry(
          0.03 + turn * 0.0024,
          0.03 + turn * 0.0024,
          0.009,
          64,
          1,
          true,
        ),
        lamp(turn % 2 ? '#f6ead0' : '#ffe2b0', turn === 10 ? 0.5 : 0.12),
      ),
      [0, 0.0072, 0],
    ),
  );
  return group(
    rim(),
    put(rim(), [0, 0.0118, 0]),
    turned(
      [
        [0.02, 0],
        [0.028, 0],
        [0.028, 0.0144],
        [0.02, 0.0144],
      ],
      white,
    ),
    ...windings,
  );
};

const usbPlug = (material: three.Material) =>
  group(
    rounded([0.011, 0.0065, 0.022], 0.0025, material),
    put(
      rounded([0.0084, 0.0026, 0.0075], 0.0012, solid('#c3c7cb', 0.25, 0.95)),
      [0, 0, 0.0142],
    ),
  );

const port = () =>
  rounded([0.0094, 0.0034, 0.001], 0.0004, solid('#08080a', 0.3));

const adapter = (colour: string) => {
  const body = solid(colour, 0.32);
  return group(
    put(rounded([0.046, 0.046, 0.058], 0.009, body), [0, 0, 0]),
    put(port(), [0, 0, 0.0291]),
    put(
      sheetOf(
        print(
          20,
          6,
          (pen) => {
            pen.fillStyle = colour;
            pen.fillRect(0, 0, 20, 6);
            pen.fillStyle = '#8a8a88';
            pen.textAlign = 'center';
            pen.font = '2px B612';
            pen.fillText('METARmap 20 W', 10, 4);
          },
          12,
        ),
        0.02,
        0.006,
      ),
      [0, 0.012, 0.0293],
    ),
  );
};

const pins = {
  eu: () =>
    group(
      ...[-0.0095, 0.0095].map((x) =>
        group(
          put(
            shape(
              new three.CylinderGeometry(0.0021, 0.0021, 0.012, 20),
              solid('#23232a', 0.4),
            ),
            [x, 0, -0.035],
            [Math.PI / 2, 0, 0],
          ),
          put(
            shape(
              new three.CapsuleGeometry(0.0019, 0.008, 6, 16),
              solid('#c9cdd2', 0.25, 0.95),
            ),
            [x, 0, -0.044],
            [Math.PI / 2, 0, 0],
          ),
        ),
      ),
    ),
  uk: () =>
    group(
      put(
        rounded([0.048, 0.048, 0.007], 0.006, solid('#f2f0ea', 0.35)),
        [0, 0, 0],
      ),
      ...[
        [-0.011, -0.006],
        [0.011, -0.006],
      ].map(([x, y]) =>
        rounded([0.0063, 0.004, 0.018], 0.0008, solid('#c9a65a', 0.28, 0.95), [
          x,
          y,
          -0.012,
        ]),
      ),
      rounded(
        [0.004, 0.008, 0.022],
        0.0008,
        solid('#c9a65a', 0.28, 0.95),
        [0, 0.014, -0.013],
      ),
    ),
  us: () =>
    group(
      put(
        rounded([0.04, 0.04, 0.007], 0.006, solid('#f2f0ea', 0.35)),
        [0, 0, 0],
      ),
      ...[-0.0063, 0.0063].map((x) =>
        rounded([0.0015, 0.0065, 0.017], 0.0006, solid('#c9a65a', 0.28, 0.95), [
          x,
          0.002,
          -0.012,
        ]),
      ),
    ),
};

const textile = (colour: string) => {
  const canvas = print(
    16,
    16,
    (pen) => {
      const base = new three.Color(colour);
      for (let row = 0; row < 8; row += 1) {
        for (let column = 0; column < 8; column += 1) {
          const tone = base
            .clone()
            .offsetHSL(0, 0, (row + column) % 2 ? 0.045 : -0.055);
          pen.fillStyle = `#${tone.getHexString()}`;
          pen.fillRect(column * 2, row * 2, 2, 2);
        }
      }
    },
    8,
  );
  const texture = new three.CanvasTexture(canvas);
  texture.colorSpace = three.SRGBColorSpace;
  texture.wrapS = three.RepeatWrapping;
  texture.wrapT = three.RepeatWrapping;
  texture.repeat.set(130, 1.4);
  return matt('#ffffff', texture);
};

const textileCable = (colour: string, radius = 0.045) => {
  const around = coil(4.2, radius, 0.0024);
  const first: readonly [number, number, number][] = [
    [radius * 2.1, 0.0033, radius * 0.9],
    [radius * 1.6, 0.003, radius * 0.75],
    [radius * 1.15, 0.004, radius * 0.4],
  ];
  const material = textile(colour);
  const plug = solid('#2a2d33', 0.4);
  const [endX, endY, endZ] = around[around.length - 1];
  return group(
    cord(
      [
        ...first,
        ...around,
        [endX - 0.012, endY * 0.6, endZ + 0.03],
        [endX - 0.004, 0.004, endZ + 0.052],
      ],
      0.0024,
      material,
    ),
    put(
      usbPlug(plug),
      [radius * 2.1 + 0.011, 0.0034, radius * 0.9 + 0.003],
      [0, Math.PI / 2 - 0.25, 0],
    ),
    put(usbPlug(plug), [endX - 0.001, 0.0035, endZ + 0.064], [0, 0.2, 0]),
    put(
      turned(
        [
          [0.0052, 0],
          [0.0062, 0],
          [0.0062, 0.012],
          [0.0052, 0.012],
          [0.0052, 0],
        ],
        solid('#7a4a2a', 0.7),
      ),
      [radius * 0.98, 0.006, 0],
      [Math.PI / 2, 0, 0],
    ),
  );
};

/** The controller: a rounded box with a port and a status light. */
export const controller = () => {
  const top = print(
    70,
    70,
    (pen) => {
      pen.fillStyle = '#2a2d33';
      pen.fillRect(0, 0, 70, 70);
      pen.fillStyle = '#9aa0a8';
      pen.textAlign = 'center';
      pen.font = 'bold 5.6px B612';
      pen.fillText('METARmap', 35, 36);
      pen.font = '3.4px B612';
      pen.fillText('CONNECT', 35, 42);
    },
    8,
  );
  return group(
    put(
      rounded([0.07, 0.022, 0.07], 0.008, solid('#2a2d33', 0.42)),
      [0, 0.011, 0],
    ),
    put(sheetOf(top, 0.052, 0.052), [0, 0.0221, 0.001], [-Math.PI / 2, 0, 0]),
    put(port(), [0, 0.011, 0.0352]),
    put(
      shape(new three.SphereGeometry(0.0021, 20, 14), lamp('#22c55e', 1.6)),
      [0.024, 0.0215, 0.024],
    ),
    put(halo('#22c55e', 0.012, 0.4), [0.024, 0.0226, 0.024]),
    ...[-1, 0, 1].map((slot) =>
      put(
        rounded([0.001, 0.003, 0.018], 0.0004, solid('#101114', 0.5)),
        [-0.0352, 0.011, slot * 0.006],
        [0, 0, 0],
      ),
    ),
  );
};

const sensor = () =>
  group(
    turned(
      [
        [0, 0],
        [0.0105, 0],
        [0.0115, 0.001],
        [0.0115, 0.0055],
        [0.0105, 0.0066],
        [0.0052, 0.0068],
        [0.0048, 0.0062],
        [0, 0.0062],
      ],
      solid('#1c1c1e', 0.45),
    ),
    put(
      shape(
        new three.SphereGeometry(
          0.0046,
          28,
          16,
          0,
          Math.PI * 2,
          0,
          Math.PI / 2,
        ),
        new three.MeshStandardMaterial({
          color: '#9fb6c8',
          roughness: 0.06,
          metalness: 0.4,
        }),
      ),
      [0, 0.0058, 0],
    ),
  );

const knob = () => {
  const metal = solid('#b89256', 0.3, 0.92);
  const ribs = Array.from({length: 44}, (_, rib) => {
    const angle = (rib / 44) * Math.PI * 2;
    return put(
      shape(new three.BoxGeometry(0.0012, 0.014, 0.0012), metal),
      [Math.cos(angle) * 0.0204, 0.0185, Math.sin(angle) * 0.0204],
      [0, -angle, 0],
    );
  });
  return group(
    turned(
      [
        [0, 0],
        [0.03, 0],
        [0.033, 0.002],
        [0.033, 0.007],
        [0.031, 0.009],
        [0, 0.009],
      ],
      solid('#1c1c1e', 0.42),
    ),
    turned(
      [
        [0, 0.0095],
        [0.0202, 0.0095],
        [0.0205, 0.011],
        [0.0205, 0.026],
        [0.0192, 0.0278],
        [0.004, 0.0275],
        [0, 0.0268],
      ],
      metal,
    ),
    ...ribs,
    put(
      rounded([0.0012, 0.0006, 0.011], 0.0003, solid('#1c1c1e', 0.6)),
      [0, 0.0279, -0.012],
    ),
  );
};

const dial = () =>
  put(
    sheetOf(
      print(
        64,
        64,
        (pen) => {
          pen.fillStyle = '#1c1c1e';
          pen.beginPath();
          pen.arc(32, 32, 31, 0, 7);
          pen.fill();
          pen.strokeStyle = '#e9e4d8';
          pen.fillStyle = '#e9e4d8';
          pen.translate(32, 32);
          pen.textAlign = 'center';
          for (let mark = 0; mark <= 10; mark += 1) {
            const angle = (-135 + mark * 27) * (Math.PI / 180);
            pen.save();
            pen.rotate(angle);
            pen.lineWidth = mark % 5 === 0 ? 1 : 0.5;
            pen.beginPath();
            pen.moveTo(0, -22);
            pen.lineTo(0, -25);
            pen.stroke();
            pen.font = '3.4px B612';
            if (mark % 5 === 0) pen.fillText(String(mark), 0, -26.4);
            pen.restore();
          }
        },
        12,
      ),
      0.061,
      0.061,
    ),
    [0, 0.00915, 0],
    [-Math.PI / 2, 0, 0],
  );

const blackCable = (points: readonly (readonly [number, number, number])[]) =>
  cord(points, 0.0017, solid('#1c1c1e', 0.5));

const wallGlow = () => {
  const {map} = halo('#ffb560', 0.75, 0.75).material;
  return put(
    new three.Mesh(
      new three.PlaneGeometry(1.3, 1.6),
      new three.MeshBasicMaterial({
        color: '#ffb560',
        map,
        transparent: true,
        blending: three.AdditiveBlending,
        depthWrite: false,
      }),
    ),
    [0, 0, 0.004],
  );
};

const disc = (radius: number) => {
  const outline = new three.Shape();
  outline.absarc(0, 0, radius, 0, Math.PI * 2);
  return outline;
};

/** Lights, cables and power. */
export const powerPictures: Record<string, Taker[]> = {
  'leuchtpunkt-set': [
    still(
      {
        from: [0.06, 0.25, 0.22],
        at: [0, 0.003, 0.002],
        angle: 30,
        dusk: true,
        backdrop: '#b9bcc2',
      },
      () => [
        tray(),
        ...Array.from({length: 10}, (_, index) =>
          put(
            ledModule(colours[index % 4]),
            [-0.054 + (index % 5) * 0.027, 0.0042, index < 5 ? -0.027 : 0.011],
            [0, Math.sin(index * 5) * 0.25, 0],
          ),
        ),
      ],
    ),
    still(
      {
        from: [0.016, 0.036, 0.056],
        at: [0, 0.0024, 0.001],
        angle: 28,
        dusk: true,
        aperture: 0.0008,
        backdrop: '#b9bcc2',
      },
      () => [
        ledModule('#22c55e'),
        put(ledModule('#3b82f6'), [0.017, 0, -0.019], [0, 0.7, 0]),
        put(ledModule('#d946ef'), [-0.018, 0, -0.022], [0, -0.9, 0]),
      ],
    ),
  ],
  'led-streifen': [
    still(
      {
        from: [0.1, 0.28, 0.42],
        at: [0.05, 0.012, 0.01],
        angle: 28,
        dusk: true,
        backdrop: '#c4c0b8',
      },
      () => [
        put(reel(), [-0.035, 0, -0.02]),
        put(stripPiece(0.22, 1.15), [0.075, 0.0004, 0.043], [0, -0.02, 0]),
      ],
    ),
    hung(
      {
        from: [0.3, 0, 2.7],
        at: [0, 0, 0],
        angle: 25,
        dusk: true,
        backdrop: '#b5b1aa',
      },
      () => [
        wallGlow(),
        put(
          mapModel({finish: 'walnut', pixelsPerMillimetre: 4, glow: 1.4}),
          [0, 0, 0.02],
        ),
      ],
    ),
  ],
  'usb-c-netzteil': [
    still({from: [0.14, 0.1, 0.2], at: [0, 0.024, -0.005], angle: 26}, () => [
      put(group(adapter('#f2f0ea'), pins.eu()), [0, 0.0235, 0], [0, 2.55, 0]),
    ]),
    still(
      {
        from: [0.03, 0.19, 0.31],
        at: [0, 0.018, 0],
        angle: 27,
        backdrop: '#cfd4d6',
      },
      () => [
        put(
          group(adapter('#1c1c1e'), pins.eu()),
          [-0.045, 0.0235, -0.02],
          [0, 0.7, 0],
        ),
        put(pins.uk(), [0.026, 0.0036, 0.03], [Math.PI / 2, 0, 0.2]),
        put(pins.us(), [0.058, 0.0036, -0.03], [Math.PI / 2, 0, -0.3]),
      ],
    ),
  ],
  'textilkabel-usb-c': [
    still(
      {from: [0.05, 0.36, 0.3], at: [0.024, 0.004, 0.025], angle: 28},
      () => [textileCable('#d8c3a5')],
    ),
    still(
      {
        from: [0.05, 0.56, 0.42],
        at: [0.042, 0.004, 0.028],
        angle: 36,
        backdrop: '#e9e6df',
      },
      () => [
        put(textileCable('#d8c3a5', 0.036), [-0.1, 0, -0.02]),
        put(textileCable('#1c1c1e', 0.036), [0.012, 0, 0.0]),
        put(textileCable('#c8352b', 0.036), [0.124, 0, 0.02]),
      ],
    ),
  ],
  'metarmap-connect': [
    still({from: [0.12, 0.15, 0.2], at: [0, 0.01, 0.004], angle: 26}, () => [
      controller(),
      put(usbPlug(solid('#1c1c1e', 0.4)), [0, 0.011, 0.075], [0, Math.PI, 0]),
      blackCable([
        [0, 0.011, 0.086],
        [0.004, 0.006, 0.11],
        [0.03, 0.002, 0.13],
        [0.09, 0.0018, 0.12],
      ]),
    ]),
    hung(
      {
        from: [0.5, -0.62, 0.85],
        at: [0.06, -0.33, 0.01],
        angle: 30,
        reach: 0.5,
      },
      () => [
        mapModel({finish: 'oak', pixelsPerMillimetre: 4, glow: 0.9}),
        put(controller(), [0.16, -0.405, 0.001], [Math.PI / 2, 0, 0]),
        blackCable([
          [0.16, -0.44, 0.012],
          [0.16, -0.49, 0.014],
          [0.18, -0.55, 0.008],
          [0.19, -0.7, 0.006],
        ]),
        blackCable([
          [0.16, -0.37, 0.012],
          [0.15, -0.355, 0.01],
          [0.14, -0.335, 0.004],
        ]),
      ],
    ),
  ],
  daemmerungssensor: [
    still(
      {from: [0.036, 0.09, 0.125], at: [0.013, 0.003, 0.01], angle: 27},
      () => [
        sensor(),
        blackCable([
          [0.011, 0.003, 0],
          [0.02, 0.0022, 0.002],
          [0.03, 0.0018, 0.014],
          [0.016, 0.0018, 0.026],
          [0.002, 0.0018, 0.02],
          [0.014, 0.0018, 0.012],
          [0.032, 0.0018, 0.022],
        ]),
        put(
          usbPlug(solid('#1c1c1e', 0.4)),
          [0.037, 0.0034, 0.028],
          [0, 0.7, 0],
        ),
      ],
    ),
    hung(
      {
        from: [0.42, 0.42, 0.42],
        at: [0.225, 0.325, 0.02],
        angle: 25,
        aperture: 0.004,
        reach: 0.25,
      },
      () => [
        mapModel({finish: 'oak', pixelsPerMillimetre: 5, glow: 0.9}),
        put(sensor(), [0.2, 0.351, 0.018], [0, 0, 0]),
        put(
          rounded([0.016, 0.003, 0.02], 0.001, solid('#1c1c1e', 0.45)),
          [0.2, 0.3515, 0.018],
        ),
        blackCable([
          [0.2, 0.353, 0.006],
          [0.2, 0.352, -0.004],
          [0.205, 0.34, -0.006],
        ]),
      ],
    ),
  ],
  drehdimmer: [
    still({from: [0.09, 0.12, 0.14], at: [0, 0.012, 0.002], angle: 27}, () => [
      knob(),
      dial(),
      blackCable([
        [0.032, 0.004, 0],
        [0.05, 0.0025, 0.004],
        [0.07, 0.0018, -0.02],
        [0.09, 0.0018, -0.06],
      ]),
    ]),
    still(
      {
        from: [0, 0.24, 0.012],
        at: [0, 0.009, 0],
        angle: 24,
        backdrop: '#d9d4c8',
      },
      () => [
        knob(),
        dial(),
        blackCable([
          [0, 0.004, -0.032],
          [0.002, 0.0025, -0.05],
          [0.02, 0.0018, -0.08],
          [0.05, 0.0018, -0.11],
        ]),
        put(
          plate(disc(0.0335), 0.0004, solid('#3a3a3c', 0.5)),
          [0, 0.0001, 0],
          [-Math.PI / 2, 0, 0],
        ),
      ],
    ),
  ],
};
