import * as three from 'three';

import {group, print, rounded, turned} from '../made';
import {mapModel} from '../map-model';
import {hung, put, type Taker} from '../stills';
import {shape, solid} from '../surfaces';

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

/** The first edition, and its brass plate. */
export const firstEditionPictures: Taker[] = [
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
];
