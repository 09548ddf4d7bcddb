import * as three from 'three';

import {mapModel} from '../map-model';
import {hung, put, still, type Taker} from '../stills';
import {shape} from '../surfaces';
import {woodBlock} from '../wood';

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

/** The protective glass, alone and before a map. */
export const glassPictures: Taker[] = [
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
];
