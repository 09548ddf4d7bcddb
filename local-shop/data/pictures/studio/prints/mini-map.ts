import {group, turned} from '../made';
import {mapModel} from '../map-model';
import {bookStack} from '../room';
import {put, still, type Taker} from '../stills';
import {solid} from '../surfaces';
import {woodBlock, type Finish} from '../wood';

/** The small desk edition, its foot at y = 0. */
export const miniMap = (finish: Finish = 'oak', glow = 1) => {
  const map = mapModel({finish, pixelsPerMillimetre: 4, glow, every: 4});
  map.scale.setScalar(0.42);
  const leaning = put(group(map), [0, 0.172, 0], [-0.12, 0, 0]);
  const foot = woodBlock([0.15, 0.022, 0.085], finish, 9);
  return group(leaning, put(foot, [0, 0.011, 0.018]));
};

const deskTop = (finish: Finish) =>
  put(woodBlock([2.4, 0.03, 1.2], finish, 21), [0, -0.0146, 0]);

/** The small desk edition, alone and on a desk. */
export const miniMapPictures: Taker[] = [
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
];
