import * as three from 'three';

import {drawDots} from './dots';
import {homeFieldPrint, metarPoster, patternPoster} from './graphics';
import {woodenFrame} from './frame';
import {group, print, rounded, sheetOf, turned} from './made';
import {chartCanvas, mapModel} from './map-model';
import {bookStack} from './room';
import {hung, put, still, type Taker} from './stills';
import {matt, shape, solid} from './surfaces';
import {type Finish, woodBlock} from './wood';

/** A framed print of the given outer size hung at the origin. */
export const framed = (
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  finish: Finish,
  face = 0.014,
) =>
  group(
    woodenFrame(width, height, finish, face, 0.024),
    put(sheetOf(canvas, width - face * 2, height - face * 2), [0, 0, 0.014]),
    put(
      shape(
        new three.BoxGeometry(width - face * 2, height - face * 2, 0.004),
        matt('#8a7a64'),
      ),
      [0, 0, 0.008],
    ),
  );

/** The small desk edition, its foot at y = 0. */
export const miniMap = (finish: Finish = 'oak', glow = 1) => {
  const map = mapModel({finish, pixelsPerMillimetre: 4, glow, every: 4});
  map.scale.setScalar(0.42);
  const leaning = put(group(map), [0, 0.172, 0], [-0.12, 0, 0]);
  const foot = woodBlock([0.15, 0.022, 0.085], finish, 9);
  return group(leaning, put(foot, [0, 0.011, 0.018]));
};

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

const brassPlate = () => {
  const label = print(
    80,
    22,
    (pen) => {
      pen.fillStyle = '#c19a62';
      pen.fillRect(0, 0, 80, 22);
      pen.fillStyle = '#3b2a14';
      pen.textAlign = 'center';
      pen.font = 'bold 6.4px B612';
      pen.fillText('METARmap', 40, 9);
      pen.font = '4.4px B612';
      pen.fillText('ERSTAUSGABE  017 / 250', 40, 16.4);
    },
    12,
  );
  const texture = new three.CanvasTexture(label);
  texture.colorSpace = three.SRGBColorSpace;
  const brass = new three.MeshStandardMaterial({
    map: texture,
    roughness: 0.36,
    metalness: 0.62,
  });
  const face = shape(
    new three.PlaneGeometry(0.08, 0.022),
    brass,
    [0, 0, 0.0021],
  );
  const body = rounded(
    [0.082, 0.024, 0.004],
    0.001,
    solid('#b08d57', 0.35, 0.9),
  );
  const screw = (x: number) =>
    put(
      turned(
        [
          [0, 0],
          [0.0021, 0],
          [0.0018, 0.0009],
          [0, 0.0011],
        ],
        solid('#8d6c3c', 0.35, 0.9),
        20,
      ),
      [x, 0, 0.002],
      [Math.PI / 2, 0, 0],
    );
  return group(body, face, screw(-0.036), screw(0.036));
};

const firstEdition = (pixelsPerMillimetre: number) => {
  const model = mapModel({finish: 'walnut', pixelsPerMillimetre, glow: 1});
  model.add(put(brassPlate(), [0, -0.319, 0.0225]));
  return model;
};

const nightChart = () => chartCanvas(5, true);

const nightPrint = () => {
  const canvas = print(470, 670, (pen) => {
    pen.drawImage(nightChart(), 0, 0, 470, 670);
    drawDots(pen, 18, 18, 434, 3.4);
  });
  return framed(canvas, 0.5, 0.7, 'black');
};

const deskTop = (finish: Finish) =>
  put(woodBlock([2.4, 0.03, 1.2], finish, 21), [0, -0.0146, 0]);

const usbCard = () => {
  const face = print(86, 54, (pen) => {
    pen.fillStyle = '#12304f';
    pen.fillRect(0, 0, 86, 54);
    pen.fillStyle = '#f4efe2';
    pen.font = 'bold 8px B612';
    pen.fillText('METARmap', 7, 14);
    pen.font = '5px B612';
    pen.fillText('Karten-Update', 7, 22);
    pen.fillStyle = '#22c55e';
    pen.beginPath();
    pen.arc(74, 43, 3.4, 0, 7);
    pen.fill();
  });
  return group(
    rounded([0.086, 0.003, 0.054], 0.0014, solid('#12304f', 0.4)),
    put(sheetOf(face, 0.082, 0.05), [0, 0.0017, 0], [-Math.PI / 2, 0, 0]),
    rounded(
      [0.02, 0.003, 0.012],
      0.001,
      solid('#b9bec4', 0.3, 0.9),
      [0.051, 0, 0],
    ),
  );
};

const calendarLeaf = () =>
  sheetOf(
    print(120, 140, (pen) => {
      pen.fillStyle = '#fbf8f0';
      pen.fillRect(0, 0, 120, 140);
      pen.fillStyle = '#12304f';
      pen.fillRect(0, 0, 120, 30);
      pen.textAlign = 'center';
      pen.fillStyle = '#fbf8f0';
      pen.font = 'bold 13px B612';
      pen.fillText('MÄRZ', 60, 20);
      pen.fillStyle = '#12304f';
      pen.font = 'bold 62px B612';
      pen.fillText('28', 60, 98);
      pen.font = '9px B612';
      pen.fillText('AIRAC · neue Karte', 60, 124);
    }),
    0.12,
    0.14,
  );

/** Maps, prints and posters. */
export const printPictures: Record<string, Taker[]> = {
  'metarmap-mini': [
    still({from: [0.16, 0.26, 1.0], at: [0, 0.155, 0], angle: 24}, () => [
      miniMap(),
    ]),
    still(
      {
        from: [0.42, 0.3, 0.82],
        at: [0.03, 0.12, 0],
        angle: 27,
        aperture: 0.008,
        backdrop: '#cdd3d2',
      },
      () => [
        deskTop('walnut'),
        put(miniMap('oak', 1.3), [0, 0, 0], [0, 0.18, 0]),
        put(bookStack(['#1f4e79', '#e8622c']), [-0.24, 0, -0.14]),
        put(
          turned(
            [
              [0, 0],
              [0.037, 0],
              [0.04, 0.01],
              [0.04, 0.09],
              [0.036, 0.09],
              [0.036, 0.02],
              [0, 0.015],
            ],
            solid('#f2f0ea', 0.3),
          ),
          [0.2, 0, 0.04],
        ),
      ],
    ),
  ],
  'metarmap-erstausgabe': [
    hung({from: [0.25, -0.06, 2.1], at: [0, 0, 0.01], angle: 23}, () => [
      firstEdition(5),
    ]),
    hung(
      {
        from: [0.1, -0.43, 0.36],
        at: [0.012, -0.298, 0.02],
        angle: 26,
        aperture: 0.006,
        reach: 0.25,
      },
      () => [firstEdition(8)],
    ),
  ],
  'heimatplatz-karte': [
    hung({from: [-0.2, 0.02, 1.35], at: [0, 0, 0.01], angle: 24}, () => [
      framed(homeFieldPrint(), 0.4, 0.4, 'white'),
    ]),
    hung(
      {
        from: [-0.17, -0.17, 0.33],
        at: [0, 0.01, 0.01],
        angle: 30,
        aperture: 0.006,
        reach: 0.3,
      },
      () => [framed(homeFieldPrint(), 0.4, 0.4, 'white')],
    ),
  ],
  'poster-wetterkuerzel': [
    hung({from: [0.2, 0, 2.15], at: [0, 0, 0], angle: 23}, () => [
      put(sheetOf(metarPoster(), 0.5, 0.7), [0, 0, 0.004]),
    ]),
    hung(
      {
        from: [0.35, -0.05, 2.25],
        at: [0.14, -0.05, 0.02],
        angle: 25,
        backdrop: '#cfd4d2',
      },
      () => [
        framed(metarPoster(), 0.53, 0.73, 'oak'),
        put(
          roll(0.62, 0.032, metarPoster()),
          [0.42, -0.16, 0.06],
          [0, 0, Math.PI / 2 - 0.09],
        ),
      ],
    ),
  ],
  'poster-platzrunde': [
    hung(
      {from: [-0.2, 0, 2.15], at: [0, 0, 0], angle: 23, backdrop: '#dad6cc'},
      () => [put(sheetOf(patternPoster(), 0.5, 0.7), [0, 0, 0.004])],
    ),
    hung(
      {
        from: [0.28, -0.24, 0.55],
        at: [0.05, -0.06, 0],
        angle: 32,
        aperture: 0.008,
        reach: 0.4,
      },
      () => [put(sheetOf(patternPoster(), 0.5, 0.7), [0, 0, 0.004])],
    ),
  ],
  'nachtflug-druck': [
    hung(
      {from: [0.22, 0, 2.1], at: [0, 0, 0.01], angle: 23, backdrop: '#c8ccd0'},
      nightPrintParts,
    ),
    hung(
      {
        from: [-0.24, -0.22, 0.52],
        at: [-0.02, -0.02, 0.01],
        angle: 32,
        aperture: 0.008,
        reach: 0.4,
        backdrop: '#c8ccd0',
      },
      nightPrintParts,
    ),
  ],
  'kartenupdate-abo': [
    still({from: [0.08, 0.52, 0.74], at: [0, 0.03, 0], angle: 26}, () => [
      put(roll(0.31, 0.03, chartCanvas(4)), [0, 0.031, -0.11], [0, 0.16, 0]),
      put(usbCard(), [0.09, 0.003, 0.09], [0, -0.3, 0]),
      put(calendarLeaf(), [-0.11, 0.001, 0.07], [-Math.PI / 2, 0, 0.16]),
    ]),
    still({from: [0.14, 0.92, 1.02], at: [0, 0.02, 0], angle: 27}, () => [
      put(
        mapModel({finish: 'oak', pixelsPerMillimetre: 4, glow: 0.7}),
        [-0.06, 0, 0],
        [-Math.PI / 2, 0, 0.1],
      ),
      overlay(),
    ]),
  ],
};

function nightPrintParts() {
  return [nightPrint()];
}

/** A fresh sheet, half laid on the map, its right side still rolled. */
function overlay() {
  const geometry = new three.PlaneGeometry(0.47, 0.66, 60, 1);
  const points = geometry.attributes.position;
  for (let index = 0; index < points.count; index += 1) {
    const x = points.getX(index);
    const lifted = Math.max(0, x + 0.02);
    const turn = lifted / 0.075;
    points.setX(index, Math.min(x, -0.02) + Math.sin(turn) * 0.075);
    points.setZ(index, (1 - Math.cos(turn)) * 0.075);
  }
  geometry.computeVertexNormals();
  const texture = new three.CanvasTexture(chartCanvas(4));
  texture.colorSpace = three.SRGBColorSpace;
  const paper = matt('#ffffff', texture);
  const back = matt('#f3ecdc');
  back.side = three.BackSide;
  return put(
    group(shape(geometry, paper), shape(geometry, back)),
    [-0.06, 0.034, 0.01],
    [-Math.PI / 2, 0, 0.1],
  );
}
