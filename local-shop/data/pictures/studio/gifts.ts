import * as three from 'three';

import {drawAeroplane, drawRose} from './graphics';
import {openBook} from './desk';
import {cord, group, print, rounded, sheetOf, turned} from './made';
import {drawDots} from './dots';
import {chartCanvas, pictureTexture} from './map-model';
import {put, still, type Taker} from './stills';
import {cloth, matt, shape, solid} from './surfaces';
import {woodBlock} from './wood';

const giftFace = () =>
  print(
    86,
    54,
    (pen) => {
      pen.fillStyle = '#0d1b2a';
      pen.fillRect(0, 0, 86, 54);
      pen.globalAlpha = 0.5;
      pen.drawImage(chartCanvas(5, true), 90, 500, 2170, 1362, 0, 0, 86, 54);
      pen.globalAlpha = 1;
      pen.fillStyle = '#0d1b2a88';
      pen.fillRect(0, 0, 86, 54);
      drawDots(pen, 46, 2, 35, 0.62);
      pen.fillStyle = '#f4efe2';
      pen.font = 'bold 8px B612';
      pen.fillText('METAR', 6, 14);
      const wide = pen.measureText('METAR').width;
      pen.font = '8px B612';
      pen.fillText('map', 6 + wide, 14);
      pen.font = '4.2px B612';
      pen.fillText('Geschenkkarte', 6, 47);
    },
    12,
  );

/** The gift card lying on the table. */
export const giftCard = () =>
  group(
    put(
      rounded([0.086, 0.0011, 0.054], 0.0005, solid('#0d1b2a', 0.35)),
      [0, 0.0006, 0],
    ),
    put(
      sheetOf(giftFace(), 0.0845, 0.0525),
      [0, 0.00125, 0],
      [-Math.PI / 2, 0, 0],
    ),
  );

const envelope = () => {
  const paper = matt('#efe6d4');
  const flap = new three.Shape([
    new three.Vector2(-0.058, 0),
    new three.Vector2(0.058, 0),
    new three.Vector2(0.006, 0.05),
    new three.Vector2(-0.006, 0.05),
  ]);
  return group(
    put(rounded([0.118, 0.0014, 0.082], 0.0006, paper), [0, 0.0007, 0]),
    put(
      shape(new three.ShapeGeometry(flap), matt('#e6dac2')),
      [0, 0.0022, -0.041],
      [-Math.PI / 2 + 0.35, 0, 0],
    ),
    put(
      sheetOf(
        print(
          118,
          50,
          (pen) => {
            pen.fillStyle = '#f3ebdb';
            pen.fillRect(0, 0, 118, 50);
            pen.fillStyle = '#12304f';
            pen.textAlign = 'center';
            pen.font = '5px B612';
            pen.fillText('Guten Flug!', 59, 34);
          },
          8,
        ),
        0.118,
        0.05,
      ),
      [0, 0.0042, 0.016],
      [-Math.PI / 2 + 0.03, 0, 0],
    ),
  );
};

/** A mug with the word CAVOK, its handle to the right. */
export const mug = (colour: string, ink: string) => {
  const glaze = solid(colour, 0.16);
  const wrap = print(
    150,
    70,
    (pen) => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 150, 70);
      pen.fillStyle = ink;
      pen.textAlign = 'center';
      pen.font = 'bold 22px B612';
      pen.fillText('CAVOK', 75, 42);
      pen.font = '5px B612';
      pen.fillText('CEILING AND VISIBILITY OK', 75, 53);
    },
    8,
  );
  const sleeve = new three.MeshStandardMaterial({
    map: pictureTexture(wrap),
    roughness: 0.16,
  });
  return group(
    turned(
      [
        [0, 0],
        [0.034, 0],
        [0.0385, 0.004],
        [0.04, 0.012],
        [0.04, 0.092],
        [0.0392, 0.0945],
        [0.0372, 0.0945],
        [0.0366, 0.092],
        [0.0362, 0.01],
        [0, 0.006],
      ],
      glaze,
    ),
    shape(
      new three.CylinderGeometry(0.0402, 0.0402, 0.07, 72, 1, true, -1.6, 3.2),
      sleeve,
      [0, 0.05, 0],
    ),
    turned(
      [
        [0, 0.082],
        [0.0364, 0.082],
      ],
      solid('#3a2214', 0.1),
    ),
    cord(
      [
        [0.037, 0.078, 0],
        [0.056, 0.08, 0],
        [0.068, 0.064, 0],
        [0.067, 0.042, 0],
        [0.054, 0.025, 0],
        [0.037, 0.022, 0],
      ],
      0.0052,
      glaze,
    ),
  );
};

/** A round enamelled tag on a leather strap with a ring. */
export const keyRing = (colour: string) => {
  const steel = solid('#c3c7cb', 0.22, 0.95);
  const enamel = print(
    40,
    40,
    (pen) => {
      pen.fillStyle = colour;
      pen.beginPath();
      pen.arc(20, 20, 20, 0, 7);
      pen.fill();
      drawRose(pen, 20, 20, 15.5, '#f7f4ec');
    },
    12,
  );
  const face = sheetOf(enamel, 0.032, 0.032);
  const glossy = new three.MeshStandardMaterial({
    map: pictureTexture(enamel),
    roughness: 0.14,
    transparent: true,
  });
  face.material = glossy;
  return group(
    turned(
      [
        [0, 0],
        [0.0172, 0],
        [0.0178, 0.0008],
        [0.0178, 0.0028],
        [0.017, 0.0033],
        [0.0164, 0.0027],
        [0, 0.0027],
      ],
      steel,
    ),
    put(face, [0, 0.003, 0], [-Math.PI / 2, 0, 0]),
    put(
      shape(new three.TorusGeometry(0.0046, 0.0008, 10, 32), steel),
      [0, 0.002, -0.021],
      [Math.PI / 2 + 0.2, 0, 0],
    ),
    rounded(
      [0.012, 0.0028, 0.052],
      0.0012,
      matt('#7a4a2a'),
      [0, 0.0022, -0.049],
    ),
    ...[-0.0042, 0.0042].map((x) =>
      rounded([0.0005, 0.0005, 0.048], 0.0002, matt('#e3cfa8'), [
        x,
        0.0037,
        -0.049,
      ]),
    ),
    put(
      turned(
        [
          [0, 0],
          [0.0026, 0],
          [0.0022, 0.0012],
          [0, 0.0014],
        ],
        solid('#b89256', 0.3, 0.9),
        24,
      ),
      [0, 0.0036, -0.03],
    ),
    put(
      shape(new three.TorusGeometry(0.0135, 0.0011, 12, 56), steel),
      [0.002, 0.0028, -0.0855],
      [Math.PI / 2 - 0.08, 0, 0],
    ),
  );
};

const drawCumulus = (
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  fill: string,
  line?: string,
) => {
  pen.fillStyle = fill;
  pen.beginPath();
  for (const [dx, dy, r] of [
    [-0.62, 0, 0.3],
    [-0.28, -0.24, 0.4],
    [0.14, -0.36, 0.46],
    [0.5, -0.12, 0.36],
    [0.78, 0.04, 0.24],
    [0, 0, 0.42],
  ]) {
    pen.moveTo(x + (dx + r) * size, y + dy * size);
    pen.arc(x + dx * size, y + dy * size, r * size, 0, Math.PI * 2);
  }
  pen.rect(x - 0.88 * size, y - 0.02 * size, 1.84 * size, 0.3 * size);
  if (line) {
    pen.strokeStyle = line;
    pen.lineWidth = 1.6;
    pen.stroke();
  }
  pen.fill();
};

/** The book about clouds, standing, its spine to the left. */
export const cloudBook = () => {
  const cover = print(
    170,
    240,
    (pen) => {
      const sky = pen.createLinearGradient(0, 0, 0, 240);
      sky.addColorStop(0, '#5fa9d8');
      sky.addColorStop(1, '#bfe0f2');
      pen.fillStyle = sky;
      pen.fillRect(0, 0, 170, 240);
      drawCumulus(pen, 84, 158, 58, '#d5e8f3');
      drawCumulus(pen, 80, 152, 56, '#ffffff');
      pen.fillStyle = '#ffffff';
      pen.font = 'bold 25px B612';
      pen.fillText('Wolken', 16, 46);
      pen.fillText('lesen', 16, 73);
      pen.font = '7px B612';
      pen.fillText(
        'Ein Handbuch für alle, die nach oben schauen',
        16,
        222,
        138,
      );
      drawAeroplane(pen, 138, 88, 20, '#12304f', 0.9);
    },
    6,
  );
  return group(
    put(
      rounded([0.164, 0.232, 0.02], 0.001, matt('#f3ecdc')),
      [0.002, 0.12, 0],
    ),
    ...[-1, 1].map((side) =>
      put(rounded([0.17, 0.24, 0.003], 0.001, solid('#8ec5e8', 0.5)), [
        0,
        0.12,
        side * 0.0115,
      ]),
    ),
    put(
      rounded([0.004, 0.24, 0.026], 0.0018, solid('#6fb2dc', 0.5)),
      [-0.085, 0.12, 0],
    ),
    put(sheetOf(cover, 0.168, 0.238), [0.0005, 0.12, 0.0132]),
  );
};

const cloudPage = (names: [string, number][], heading: string) =>
  print(
    150,
    210,
    (pen) => {
      pen.fillStyle = '#fbf8f0';
      pen.fillRect(0, 0, 150, 210);
      pen.fillStyle = '#12304f';
      pen.font = 'bold 9px B612';
      pen.fillText(heading, 14, 22);
      names.forEach(([name, size], index) => {
        const y = 62 + index * 56;
        pen.fillStyle = '#dcecf5';
        pen.fillRect(14, y - 32, 66, 46);
        drawCumulus(pen, 45, y, size, '#ffffff', '#7fa9c4');
        pen.fillStyle = '#12304f';
        pen.font = 'bold 5.4px B612';
        pen.fillText(name, 86, y - 22);
        pen.fillStyle = '#8a8f94';
        for (let line = 0; line < 6; line += 1)
          pen.fillRect(86, y - 16 + line * 5, line === 5 ? 28 : 50, 1.1);
      });
    },
    5,
  );

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

const blue = '#0d1b2a';

/** Presents. */
export const giftPictures: Record<string, Taker[]> = {
  geschenkkarte: [
    still(
      {
        from: [0.06, 0.24, 0.24],
        at: [0.004, 0.004, 0],
        angle: 27,
        backdrop: '#dcd3c6',
      },
      () => [
        put(envelope(), [-0.012, 0, -0.018], [0, 0.16, 0]),
        put(giftCard(), [0.02, 0.006, 0.022], [0.05, -0.2, 0]),
      ],
    ),
    still(
      {
        from: [0.03, 0.16, 0.12],
        at: [0, 0, 0.001],
        angle: 27,
        backdrop: '#cfd3d6',
      },
      () => [put(giftCard(), [0, 0, 0], [0, 0.16, 0])],
    ),
  ],
  'tasse-cavok': [
    still({from: [0.05, 0.15, 0.36], at: [0.01, 0.045, 0], angle: 25}, () => [
      put(mug('#f2f0ea', '#12304f'), [0, 0, 0], [0, 0.1, 0]),
    ]),
    still(
      {
        from: [0.04, 0.22, 0.58],
        at: [0.018, 0.045, 0],
        angle: 26,
        backdrop: '#e8e3d9',
      },
      () => [
        put(mug('#8ec5e8', '#12304f'), [-0.06, 0, 0.02], [0, 0.25, 0]),
        put(mug(blue, '#f4efe2'), [0.06, 0, -0.02], [0, -0.1, 0]),
      ],
    ),
  ],
  schluesselanhaenger: [
    still({from: [0.07, 0.16, 0.13], at: [0, 0.002, -0.034], angle: 30}, () => [
      put(keyRing('#3b82f6'), [0.016, 0, 0.004], [0, 0.5, 0]),
    ]),
    still(
      {
        from: [0, 0.3, 0.19],
        at: [0, 0.002, -0.036],
        angle: 30,
        backdrop: '#dedad1',
      },
      () =>
        ['#22c55e', '#3b82f6', '#ef4444', '#d946ef'].map((colour, index) =>
          put(
            keyRing(colour),
            [-0.063 + index * 0.042, 0, Math.sin(index * 2) * 0.004],
            [0, Math.sin(index * 3) * 0.1, 0],
          ),
        ),
    ),
  ],
  'buch-wolken-lesen': [
    still(
      {
        from: [0.3, 0.26, 0.68],
        at: [0, 0.112, 0],
        angle: 25,
        backdrop: '#e9e4da',
      },
      () => [put(cloudBook(), [0, 0, 0], [0, 0.1, 0])],
    ),
    still(
      {
        from: [0.05, 0.48, 0.5],
        at: [0, 0.008, 0],
        angle: 35,
        backdrop: '#d5dee3',
      },
      () => [
        put(
          openBook(
            cloudPage(
              [
                ['Cumulus', 19],
                ['Stratocumulus', 15],
                ['Altocumulus', 10],
              ],
              'Haufenwolken',
            ),
            cloudPage(
              [
                ['Cumulonimbus', 21],
                ['Nimbostratus', 17],
                ['Cirrocumulus', 8],
              ],
              'Was kommt da?',
            ),
            '#8ec5e8',
          ),
          [0, 0, 0],
          [0, -0.14, 0],
        ),
      ],
    ),
  ],
  'mini-windsack': [
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
  ],
};
