import {metarPoster} from '../drawings/metar-poster';
import {patternPoster} from '../drawings/pattern-poster';
import {cord, group, sheetOf, turned} from '../made';
import {hung, put, type Taker} from '../stills';
import {matt} from '../surfaces';
import {woodBlock, type Finish} from '../wood';
import {brass} from './metals';

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

/** The poster rail, whole and close. */
export const posterRailPictures: Taker[] = [
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
];
