import {metarPoster} from '../drawings/metar-poster';
import {patternPoster} from '../drawings/pattern-poster';
import {sheetOf} from '../made';
import {hung, put, type Taker} from '../stills';
import {framed} from './framed';
import {roll} from './roll';

/** The METAR poster, bare, framed and rolled. */
export const metarPosterPictures: Taker[] = [
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
];

/** The traffic pattern poster, whole and close. */
export const patternPosterPictures: Taker[] = [
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
];
