import {group} from '../made';
import {mapModel} from '../map-model';
import {put, still, type Taker} from '../stills';
import {woodBlock, type Finish} from '../wood';

const stand = (finish: Finish) =>
  group(
    put(woodBlock([0.24, 0.022, 0.022], finish, 31), [0, 0.03, 0.052]),
    put(woodBlock([0.24, 0.022, 0.05], finish, 32), [0, 0.011, 0.03]),
    put(
      woodBlock([0.024, 0.27, 0.016], finish, 33),
      [-0.075, 0.138, 0],
      [-0.2, 0, 0],
    ),
    put(
      woodBlock([0.024, 0.27, 0.016], finish, 34),
      [0.075, 0.138, 0],
      [-0.2, 0, 0],
    ),
    put(
      woodBlock([0.17, 0.02, 0.014], finish, 35),
      [0, 0.21, -0.016],
      [-0.2, 0, 0],
    ),
    put(
      woodBlock([0.026, 0.24, 0.014], finish, 36),
      [0, 0.116, -0.085],
      [0.42, 0, 0],
    ),
  );

/** The table stand, with a map and without. */
export const tableStandPictures: Taker[] = [
  still({from: [0.34, 0.32, 0.86], at: [0, 0.16, 0], angle: 26}, () => {
    const map = mapModel({
      finish: 'black',
      pixelsPerMillimetre: 4,
      glow: 1,
      every: 4,
    });
    map.scale.setScalar(0.42);
    return [stand('oak'), put(group(map), [0, 0.183, 0.038], [-0.2, 0, 0])];
  }),
  still(
    {
      from: [-0.4, 0.3, 0.62],
      at: [0, 0.115, 0],
      angle: 27,
      backdrop: '#d7dbd9',
    },
    () => [stand('black')],
  ),
];
