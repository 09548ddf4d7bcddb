import {group, turned} from '../made';
import {put, still, type Taker} from '../stills';
import {solid} from '../surfaces';
import {brass} from './metals';
import {screw} from './screw';

/** A spacer, standing: blackened or of brass. */
export const spacer = (dark: boolean) => {
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

/** The spacers, the set and one of them. */
export const spacerPictures: Taker[] = [
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
];
