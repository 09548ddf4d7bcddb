import * as three from 'three';

import {pictureTexture} from '../chart-texture';
import {drawRose} from '../drawings/rose';
import {group, print, rounded, sheetOf, turned} from '../made';
import {put, still, type Taker} from '../stills';
import {matt, shape, solid} from '../surfaces';

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

/** The key ring, alone and in its four colours. */
export const keyRingPictures: Taker[] = [
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
];
