import * as three from 'three';

import {drawAeroplane, drawRose} from './graphics';
import {group, print, rounded, sheetOf, turned} from './made';
import {chartCanvas, pictureTexture} from './map-model';
import {put, still, type Taker} from './stills';
import {cloth, matt, shape, solid} from './surfaces';

const flat = (
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  level = 0.0006,
  turn = 0,
) =>
  put(sheetOf(canvas, width, height), [0, level, 0], [-Math.PI / 2, 0, turn]);

/** A piece of the chart lying on the table, in metres. */
export const chartSheet = (width: number, height: number, turn = 0) =>
  flat(
    print(
      width * 1000,
      height * 1000,
      (pen) => {
        pen.drawImage(
          chartCanvas(6),
          200,
          900,
          width * 3600,
          height * 3600,
          0,
          0,
          width * 1000,
          height * 1000,
        );
      },
      5,
    ),
    width,
    height,
    0.0004,
    turn,
  );

const bottle = (scale: number, size: string) => {
  const glass = new three.MeshStandardMaterial({
    color: '#7fb2d6',
    roughness: 0.08,
    transparent: true,
    opacity: 0.55,
  });
  const wrap = print(
    110,
    62,
    (pen) => {
      pen.fillStyle = '#12304f';
      pen.fillRect(0, 0, 110, 62);
      pen.fillStyle = '#f4efe2';
      pen.textAlign = 'center';
      pen.font = 'bold 8.6px B612';
      pen.fillText('Klarsicht', 55, 26);
      pen.font = '3.6px B612';
      pen.fillText('REINIGUNGSSPRAY', 55, 33);
      pen.fillText('für Acrylglas und Rahmen', 55, 39);
      pen.fillText(size, 55, 54);
      pen.strokeStyle = '#8ec5e8';
      pen.lineWidth = 0.8;
      pen.beginPath();
      pen.arc(55, 11, 4, Math.PI, 0);
      pen.stroke();
    },
    10,
  );
  const texture = pictureTexture(wrap);
  const label = shape(
    new three.CylinderGeometry(0.0253, 0.0253, 0.058, 64, 1, true, -1.5, 3),
    matt('#ffffff', texture),
    [0, 0.046, 0],
  );
  const white = solid('#f2f0ea', 0.4);
  const body = group(
    turned(
      [
        [0, 0],
        [0.0225, 0],
        [0.025, 0.003],
        [0.025, 0.085],
        [0.021, 0.097],
        [0.011, 0.104],
        [0.011, 0.112],
      ],
      glass,
    ),
    turned(
      [
        [0, 0.002],
        [0.0218, 0.002],
        [0.0238, 0.005],
        [0.0238, 0.07],
        [0, 0.07],
      ],
      new three.MeshStandardMaterial({
        color: '#5d9cc9',
        roughness: 0.1,
        transparent: true,
        opacity: 0.5,
      }),
    ),
    label,
    turned(
      [
        [0, 0.108],
        [0.0135, 0.108],
        [0.0135, 0.12],
        [0.009, 0.123],
        [0.009, 0.129],
        [0, 0.129],
      ],
      white,
    ),
    rounded([0.017, 0.014, 0.034], 0.005, white, [0, 0.136, 0.006]),
    rounded(
      [0.006, 0.006, 0.008],
      0.002,
      solid('#12304f', 0.4),
      [0, 0.139, 0.026],
    ),
    put(
      rounded([0.008, 0.026, 0.004], 0.0018, white),
      [0, 0.12, 0.02],
      [0.35, 0, 0],
    ),
  );
  body.scale.set(scale ** 0.5, scale, scale ** 0.5);
  return body;
};

const clothPrint = () =>
  print(300, 300, (pen) => {
    pen.fillStyle = '#7f95a8';
    pen.fillRect(0, 0, 300, 300);
    drawRose(pen, 150, 150, 96, '#e8eef2');
    pen.strokeStyle = '#9fb2c2';
    pen.lineWidth = 2;
    pen.strokeRect(8, 8, 284, 284);
    pen.fillStyle = '#e8eef2';
    pen.font = 'bold 9px B612';
    pen.fillText('METARmap', 20, 284);
  });

const wavySheet = (canvas: HTMLCanvasElement, side: number, height: number) => {
  const geometry = new three.PlaneGeometry(side, side, 70, 70);
  const points = geometry.attributes.position;
  for (let index = 0; index < points.count; index += 1) {
    const x = points.getX(index) / side;
    const y = points.getY(index) / side;
    const edge = Math.max(Math.abs(x), Math.abs(y)) * 2;
    points.setZ(
      index,
      height *
        (0.5 + 0.5 * Math.sin(x * 9 + y * 4)) *
        (0.35 + 0.65 * edge ** 3) *
        (0.6 + 0.4 * Math.sin(y * 11 - x * 3)),
    );
  }
  geometry.computeVertexNormals();
  const material = matt('#ffffff', pictureTexture(canvas));
  material.side = three.DoubleSide;
  return put(shape(geometry, material), [0, 0.001, 0], [-Math.PI / 2, 0, 0]);
};

const foldedCloth = () => {
  const top = print(
    120,
    120,
    (pen) => {
      pen.fillStyle = '#7f95a8';
      pen.fillRect(0, 0, 120, 120);
      drawRose(pen, 60, 58, 42, '#e8eef2');
    },
    6,
  );
  const fabric = cloth('#7f95a8', 0.2);
  return group(
    ...[0, 1, 2, 3].map((layer) =>
      put(rounded([0.13 - layer * 0.001, 0.0042, 0.13], 0.002, fabric), [
        layer * 0.0006,
        0.0022 + layer * 0.0042,
        0,
      ]),
    ),
    flat(top, 0.118, 0.118, 0.0175),
  );
};

/** A chart pin with a round head, its tip at the origin. */
export const pin = (colour: string, metal = false) =>
  group(
    put(
      shape(
        new three.CylinderGeometry(0.0005, 0.0002, 0.014, 12),
        solid('#b9bec4', 0.25, 0.95),
      ),
      [0, 0.007, 0],
    ),
    put(
      shape(
        new three.SphereGeometry(0.0034, 28, 18),
        metal ? solid(colour, 0.28, 0.9) : solid(colour, 0.22),
      ),
      [0, 0.0165, 0],
    ),
  );

const pinColours: [string, boolean][] = [
  ['#c8352b', false],
  ['#1f4e79', false],
  ['#b89256', true],
];

const tin = () =>
  group(
    turned(
      [
        [0, 0],
        [0.029, 0],
        [0.03, 0.001],
        [0.03, 0.017],
        [0.0292, 0.017],
        [0.0292, 0.0018],
        [0, 0.0018],
      ],
      solid('#c9cdd0', 0.28, 0.9),
    ),
    ...Array.from({length: 26}, (_, index) => {
      const angle = index * 2.4;
      const radius = 0.0046 * Math.sqrt(index);
      const [colour, metal] = pinColours[index % 3];
      return put(
        pin(colour, metal),
        [Math.cos(angle) * radius, 0.001, Math.sin(angle) * radius],
        [Math.sin(index * 3) * 0.4, 0, Math.cos(index * 5) * 0.4],
      );
    }),
  );

const tinLid = () =>
  group(
    turned(
      [
        [0, 0.006],
        [0.0305, 0.006],
        [0.0312, 0.005],
        [0.0312, 0],
        [0.0306, 0],
        [0.0306, 0.005],
        [0, 0.0052],
      ],
      solid('#c9cdd0', 0.3, 0.9),
    ),
    put(
      sheetOf(
        print(
          50,
          50,
          (pen) => {
            pen.fillStyle = '#12304f';
            pen.beginPath();
            pen.arc(25, 25, 24.5, 0, 7);
            pen.fill();
            drawRose(pen, 25, 25, 18, '#f4efe2');
          },
          10,
        ),
        0.05,
        0.05,
      ),
      [0, 0.0062, 0],
      [-Math.PI / 2, 0, 0],
    ),
  );

const lined = (draw: (pen: CanvasRenderingContext2D) => void) =>
  print(
    140,
    200,
    (pen) => {
      pen.fillStyle = '#fbf8ef';
      pen.fillRect(0, 0, 140, 200);
      draw(pen);
    },
    6,
  );

const flightLog = () =>
  lined((pen) => {
    pen.fillStyle = '#12304f';
    pen.font = 'bold 8px B612';
    pen.fillText('FLUGDURCHFÜHRUNGSPLAN', 10, 18);
    pen.font = '4.4px B612';
    const names = ['VON', 'NACH', 'rwK', 'mwK', 'GS', 'ETO', 'ATO'];
    names.forEach((name, column) => pen.fillText(name, 11 + column * 17.5, 30));
    pen.strokeStyle = '#8ea3b6';
    pen.lineWidth = 0.4;
    for (let row = 0; row < 17; row += 1)
      pen.strokeRect(9, 33 + row * 9.4, 122, 9.4);
    for (let column = 1; column < 7; column += 1) {
      pen.beginPath();
      pen.moveTo(9 + column * 17.5, 33);
      pen.lineTo(9 + column * 17.5, 193);
      pen.stroke();
    }
    pen.fillStyle = '#2b5fb0';
    pen.font = 'italic 5.4px Liberation Sans';
    ['EDMA', 'WLD', 'EDQD', 'EDDN', 'EDMO'].forEach((name, row) => {
      pen.fillText(name, 11, 39.6 + row * 9.4);
      pen.fillText(String(34 + row * 57), 47, 39.6 + row * 9.4);
      pen.fillText(String(96 + row), 81, 39.6 + row * 9.4);
    });
  });

const kneeboard = () => {
  const black = solid('#1c1c1e', 0.55);
  const metal = solid('#b9bec4', 0.3, 0.9);
  return group(
    put(rounded([0.16, 0.006, 0.235], 0.003, black), [0, 0.003, 0]),
    flat(flightLog(), 0.138, 0.196, 0.0066),
    rounded([0.09, 0.004, 0.03], 0.0018, metal, [0, 0.0094, -0.1]),
    put(
      shape(new three.CylinderGeometry(0.004, 0.004, 0.094, 24), metal),
      [0, 0.0118, -0.112],
      [0, 0, Math.PI / 2],
    ),
    rounded([0.07, 0.003, 0.012], 0.001, metal, [0, 0.0118, -0.087]),
  );
};

const strap = () =>
  group(
    rounded([0.052, 0.003, 0.3], 0.001, cloth('#4d525b', 0.2), [0, 0.0085, 0]),
    rounded(
      [0.062, 0.005, 0.03],
      0.002,
      solid('#b9bec4', 0.3, 0.9),
      [0, 0.0095, 0.05],
    ),
    rounded(
      [0.054, 0.004, 0.07],
      0.001,
      cloth('#5f6570', 0.2),
      [0, 0.0108, 0.1],
    ),
  );

const plotter = () => {
  const mark = '#7c1f2b';
  const canvas = print(
    330,
    100,
    (pen) => {
      pen.clearRect(0, 0, 330, 100);
      pen.fillStyle = 'rgba(226,240,243,0.45)';
      pen.fillRect(0, 0, 330, 100);
      pen.strokeStyle = mark;
      pen.fillStyle = mark;
      pen.lineWidth = 0.45;
      pen.font = '3.8px B612';
      pen.textAlign = 'center';
      for (let tick = 0; tick <= 155; tick += 1) {
        const long = tick % 10 === 0 ? 6 : tick % 5 === 0 ? 4.4 : 2.8;
        pen.beginPath();
        pen.moveTo(10 + tick * 2, 1);
        pen.lineTo(10 + tick * 2, 1 + long);
        pen.moveTo(10 + tick * 2, 99);
        pen.lineTo(10 + tick * 2, 99 - long);
        pen.stroke();
        if (tick % 10 === 0) {
          pen.fillText(String(tick), 10 + tick * 2, 11.5);
          pen.fillText(String(tick / 2), 10 + tick * 2, 92);
        }
      }
      drawRose(pen, 165, 51, 36, mark);
      for (const y of [30, 51, 72]) {
        pen.beginPath();
        pen.moveTo(12, y);
        pen.lineTo(122, y);
        pen.moveTo(208, y);
        pen.lineTo(318, y);
        pen.stroke();
      }
      pen.font = 'bold 5px B612';
      pen.fillText('1 : 500 000   NM', 66, 26);
      pen.fillText('METARmap', 264, 26);
    },
    6,
  );
  const texture = pictureTexture(canvas);
  const face = new three.MeshStandardMaterial({
    map: texture,
    transparent: true,
    roughness: 0.12,
  });
  const edge = new three.MeshStandardMaterial({
    color: '#cfe6ea',
    transparent: true,
    opacity: 0.6,
    roughness: 0.1,
  });
  const body = shape(new three.BoxGeometry(0.33, 0.0022, 0.1), [
    edge,
    edge,
    face,
    edge,
    edge,
    edge,
  ]);
  body.castShadow = false;
  return put(body, [0, 0.0022, 0]);
};

const logbook = (colour: string) => {
  const cover = print(
    150,
    210,
    (pen) => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 150, 210);
      pen.textAlign = 'center';
      pen.fillStyle = '#d9b978';
      pen.font = 'bold 15px B612';
      pen.fillText('FLUGBUCH', 75, 150);
      pen.fillRect(45, 160, 60, 0.8);
      drawAeroplane(pen, 75, 82, 62, '#d9b978', 0.7);
    },
    6,
  );
  const linen = cloth(colour, 0.25);
  return group(
    put(
      rounded([0.146, 0.016, 0.204], 0.001, matt('#efe8d6')),
      [0.001, 0.0105, 0],
    ),
    put(rounded([0.152, 0.003, 0.212], 0.001, linen), [0, 0.0015, 0]),
    put(rounded([0.152, 0.003, 0.212], 0.001, linen), [0, 0.0195, 0]),
    put(rounded([0.004, 0.021, 0.212], 0.0018, linen), [-0.0755, 0.0105, 0]),
    flat(cover, 0.148, 0.208, 0.0212),
    rounded(
      [0.005, 0.0006, 0.05],
      0.0002,
      matt('#a6376f'),
      [0.04, 0.009, 0.124],
    ),
  );
};

/** Two pages of an open book, arched, with their prints, on covers. */
export const openBook = (
  left: HTMLCanvasElement,
  right: HTMLCanvasElement,
  colour: string,
  width = 0.15,
  height = 0.21,
) => {
  const page = (canvas: HTMLCanvasElement, side: 1 | -1) => {
    const geometry = new three.PlaneGeometry(width, height, 40, 1);
    const points = geometry.attributes.position;
    for (let index = 0; index < points.count; index += 1) {
      const t =
        side > 0
          ? points.getX(index) / width + 0.5
          : 0.5 - points.getX(index) / width;
      points.setZ(
        index,
        0.011 +
          0.011 *
            Math.max(0, Math.sin(Math.min(1, t * 1.15) * Math.PI)) ** 0.8 *
            (1 - t * 0.35) -
          (t < 0.06 ? (0.06 - t) * 0.12 : 0),
      );
    }
    geometry.computeVertexNormals();
    return put(
      shape(geometry, matt('#ffffff', pictureTexture(canvas))),
      [(side * width) / 2, 0, 0],
      [-Math.PI / 2, 0, 0],
    );
  };
  return group(
    put(
      rounded(
        [width * 2 + 0.012, 0.003, height + 0.01],
        0.001,
        cloth(colour, 0.3),
      ),
      [0, 0.0015, 0],
    ),
    ...([-1, 1] as const).map((side) =>
      put(
        rounded(
          // Lower than the page's outer edge, which would sink into it.
          [width - 0.001, 0.0065, height - 0.001],
          0.001,
          matt('#efe8d6'),
        ),
        [(side * width) / 2, 0.0062, 0],
      ),
    ),
    page(left, -1),
    page(right, 1),
  );
};

const logPage = () =>
  lined((pen) => {
    pen.strokeStyle = '#9aa9b5';
    pen.fillStyle = '#12304f';
    pen.font = '3.6px B612';
    ['DATUM', 'MUSTER', 'KENNZ.', 'VON', 'NACH', 'ZEIT'].forEach(
      (name, column) => pen.fillText(name, 9 + column * 21, 14),
    );
    pen.lineWidth = 0.35;
    for (let row = 0; row <= 18; row += 1) {
      pen.beginPath();
      pen.moveTo(7, 18 + row * 9.4);
      pen.lineTo(133, 18 + row * 9.4);
      pen.stroke();
    }
    for (let column = 0; column <= 6; column += 1) {
      pen.beginPath();
      pen.moveTo(7 + column * 21, 8);
      pen.lineTo(7 + column * 21, 187);
      pen.stroke();
    }
    pen.fillStyle = '#27498a';
    pen.font = 'italic 5px Liberation Sans';
    for (let row = 0; row < 9; row += 1) {
      [
        '0' + ((row % 9) + 1) + '.05.',
        'C172',
        'D-EMET',
        'EDMA',
        row % 2 ? 'EDNY' : 'EDQM',
        `1:${10 + row * 5}`,
      ].forEach((text, column) =>
        pen.fillText(text, 9 + column * 21, 24.6 + row * 9.4),
      );
    }
  });

const card = (code: string, meaning: string) =>
  print(
    62,
    88,
    (pen) => {
      pen.fillStyle = '#f4efe2';
      pen.fillRect(0, 0, 62, 88);
      pen.fillStyle = '#a6376f';
      pen.fillRect(0, 0, 62, 9);
      pen.fillStyle = '#f4efe2';
      pen.font = 'bold 3.6px B612';
      pen.fillText('METAR', 4, 6);
      pen.textAlign = 'center';
      pen.fillStyle = '#12304f';
      pen.font = `bold ${code.length > 6 ? 9 : 15}px B612`;
      pen.fillText(code, 31, 44);
      pen.font = '4.2px B612';
      pen.fillText(meaning, 31, 56);
      pen.strokeStyle = '#a6376f';
      pen.lineWidth = 0.6;
      pen.strokeRect(3, 12, 56, 73);
    },
    9,
  );

const deck: [string, string][] = [
  ['BKN008', '5–7 Achtel in 800 Fuß'],
  ['CAVOK', 'alles bestens'],
  ['+TSRA', 'starker Gewitterregen'],
  ['24015KT', 'Westsüdwest, 15 Knoten'],
  ['FZFG', 'gefrierender Nebel'],
];

const cardBox = () =>
  group(
    rounded([0.07, 0.096, 0.03], 0.0015, matt('#a6376f')),
    put(
      sheetOf(
        print(
          66,
          92,
          (pen) => {
            pen.fillStyle = '#a6376f';
            pen.fillRect(0, 0, 66, 92);
            pen.fillStyle = '#f4efe2';
            pen.font = 'bold 11px B612';
            pen.fillText('METAR', 7, 42);
            pen.font = '5.4px B612';
            pen.fillText('64 Lernkarten', 7, 52);
            drawRose(pen, 52, 78, 9, '#f4efe2');
          },
          9,
        ),
        0.066,
        0.092,
      ),
      [0, 0, 0.0152],
    ),
  );

/** Things of the desk and the cockpit. */
export const deskPictures: Record<string, Taker[]> = {
  reinigungsspray: [
    still(
      {
        from: [0.08, 0.16, 0.46],
        at: [0, 0.072, 0],
        angle: 24,
        backdrop: '#dfe5e8',
      },
      () => [bottle(1, '100 ml')],
    ),
    still(
      {
        from: [0.05, 0.22, 0.66],
        at: [0.0, 0.085, 0],
        angle: 26,
        backdrop: '#e6e1d7',
      },
      () => [
        put(bottle(0.72, '50 ml'), [-0.095, 0, 0.02], [0, 0.2, 0]),
        put(bottle(1, '100 ml'), [-0.012, 0, 0]),
        put(bottle(1.42, '250 ml'), [0.09, 0, -0.02], [0, -0.15, 0]),
      ],
    ),
  ],
  mikrofasertuch: [
    still({from: [0.09, 0.24, 0.26], at: [0, 0.008, 0], angle: 27}, () => [
      put(foldedCloth(), [0, 0, 0], [0, 0.3, 0]),
    ]),
    still(
      {from: [0.05, 0.62, 0.44], at: [0, 0, 0], angle: 27, backdrop: '#e2ded6'},
      () => [wavySheet(clothPrint(), 0.3, 0.012)],
    ),
  ],
  kartennadeln: [
    still(
      {
        from: [0.055, 0.18, 0.21],
        at: [0.012, 0.008, 0.002],
        angle: 27,
        aperture: 0.0015,
      },
      () => [
        put(tin(), [-0.012, 0, -0.008]),
        put(tinLid(), [0.052, 0, 0.012], [0, 0.4, 0]),
        ...[0, 1, 2].map((index) =>
          put(
            pin(pinColours[index][0], pinColours[index][1]),
            [0.0 + index * 0.014, 0.0034, 0.045 - index * 0.004],
            [0, 0.6 * index, Math.PI / 2 - 0.12],
          ),
        ),
      ],
    ),
    still(
      {
        from: [0.06, 0.1, 0.15],
        at: [0.004, 0.006, 0],
        angle: 27,
        aperture: 0.002,
      },
      () => [
        chartSheet(0.5, 0.5, 0.2),
        ...[
          [0, 0, 0],
          [0.03, -0.028, 1],
          [-0.032, -0.012, 2],
          [0.012, 0.03, 1],
          [-0.02, 0.026, 0],
          [0.045, 0.016, 2],
          [-0.05, -0.05, 1],
        ].map(([x, z, kind]) =>
          put(pin(...pinColours[kind]), [x, -0.004, z], [0.12, 0, -0.1]),
        ),
      ],
    ),
  ],
  kniebrett: [
    still({from: [0.16, 0.5, 0.42], at: [0, 0.004, 0.004], angle: 28}, () => [
      put(kneeboard(), [0, 0, 0], [0, 0.22, 0]),
      put(pen(), [0.11, 0.004, 0.02], [0, -0.2, 0]),
    ]),
    still(
      {
        from: [-0.12, 0.46, 0.36],
        at: [0, 0.004, 0],
        angle: 34,
      },
      () => [
        put(
          group(
            put(
              rounded([0.16, 0.006, 0.235], 0.003, solid('#2e3035', 0.55)),
              [0, 0.003, 0],
            ),
            // Foam that keeps it from slipping off the knee.
            ...[-0.078, 0.078].map((z) =>
              rounded([0.13, 0.003, 0.05], 0.0014, cloth('#777d86', 0.3), [
                0,
                0.0072,
                z,
              ]),
            ),
            put(strap(), [0, -0.001, 0], [0, Math.PI / 2, 0]),
          ),
          [0, 0, 0],
          [0, -0.2, 0],
        ),
      ],
    ),
  ],
  navigationsplotter: [
    still(
      {from: [0.1, 0.5, 0.5], at: [0, 0, 0], angle: 33, backdrop: '#8fa3ad'},
      () => [put(group(plotter()), [0, 0, 0], [0, 0.24, 0])],
    ),
    still({from: [-0.06, 0.34, 0.3], at: [0, 0, 0], angle: 31}, () => [
      chartSheet(0.7, 0.7, -0.2),
      put(group(plotter()), [0.02, 0, 0], [0, -0.5, 0]),
      put(pen(), [0.06, 0.004, 0.1], [0, 0.5, 0]),
    ]),
  ],
  flugbuch: [
    still({from: [0.18, 0.48, 0.43], at: [0.035, 0.012, 0], angle: 28}, () => [
      put(logbook('#1f4436'), [0.055, 0, -0.03], [0, -0.24, 0]),
      put(
        group(put(logbook('#12304f'), [0, 0.0215, 0])),
        [-0.01, 0, 0.01],
        [0, 0.2, 0],
      ),
    ]),
    still(
      {
        from: [0.05, 0.48, 0.5],
        at: [0, 0.008, 0],
        angle: 29,
        backdrop: '#d9d4c8',
      },
      () => [
        put(openBook(logPage(), logPage(), '#12304f'), [0, 0, 0], [0, 0.12, 0]),
        put(pen(), [0.09, 0.026, 0.03], [0, 0.7, 0]),
      ],
    ),
  ],
  'lernkarten-metar': [
    still(
      {from: [0.07, 0.32, 0.44], at: [0.012, 0.03, 0.03], angle: 27},
      () => [
        put(cardBox(), [-0.05, 0.048, -0.03], [0, 0.3, 0]),
        ...deck.map(([code, meaning], index) =>
          put(
            group(
              flat(card(code, meaning), 0.062, 0.088, 0.0006 + index * 0.0007),
            ),
            [0.012 + index * 0.02, 0, 0.05 + Math.abs(index - 2) * 0.004],
            [0, 0.5 - index * 0.22, 0],
          ),
        ),
      ],
    ),
    still(
      {
        from: [0.035, 0.17, 0.14],
        at: [0, 0, 0.002],
        angle: 28,
        backdrop: '#d8c7cf',
      },
      () => [
        put(
          group(
            put(
              rounded([0.062, 0.0006, 0.088], 0.0003, matt('#f4efe2')),
              [0, 0.0004, 0],
            ),
            flat(card(...deck[2]), 0.062, 0.088, 0.0009),
          ),
          [0, 0, 0],
          [0, 0.2, 0],
        ),
      ],
    ),
  ],
};

function pen() {
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

/** Parts for the pictures of whole collections. */
export const deskParts = {
  kneeboard,
  plotter,
  logbook,
  tin,
  bottle,
  pen,
  cardBox,
  foldedCloth,
};
