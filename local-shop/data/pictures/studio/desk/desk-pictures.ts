import type {Taker} from '../stills';
import {clothPictures} from './cloths';
import {flashCardPictures} from './flash-cards';
import {kneeboardPictures} from './kneeboard';
import {logbookPictures} from './logbook';
import {pinPictures} from './pins';
import {plotterPictures} from './plotter';
import {sprayPictures} from './spray';

/** Things of the desk and the cockpit, by handle. */
export const deskPictures: Record<string, Taker[]> = {
  reinigungsspray: sprayPictures,
  mikrofasertuch: clothPictures,
  kartennadeln: pinPictures,
  kniebrett: kneeboardPictures,
  navigationsplotter: plotterPictures,
  flugbuch: logbookPictures,
  'lernkarten-metar': flashCardPictures,
};
