import {mapModel} from '../map-model';
import {put} from '../stills';
import {woodBlock, type Finish} from '../wood';

/** Size and samples of the collections’ pictures. */
export const wide = {size: [1600, 900], samples: 8} as const;

/** A table top, its surface at y = 0. */
export const deskTop = (finish: Finish = 'oak') =>
  put(woodBlock([3, 0.03, 1.6], finish, 21), [0, -0.0146, 0]);

/** The map as it is in the collections’ pictures. */
export const onTheWall = (finish: Finish, glow = 1) =>
  mapModel({finish, pixelsPerMillimetre: 4, glow});
