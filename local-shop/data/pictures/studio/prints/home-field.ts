import {homeFieldPrint} from '../drawings/home-field-print';
import {hung, type Taker} from '../stills';
import {framed} from './framed';

/** The print of one airfield, whole and close. */
export const homeFieldPictures: Taker[] = [
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
];
