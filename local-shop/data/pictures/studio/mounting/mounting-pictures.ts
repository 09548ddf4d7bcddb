import type {Taker} from '../stills';
import {cleatPictures} from './cleat';
import {frameCornerPictures} from './frame-corner';
import {glassPictures} from './glass';
import {posterRailPictures} from './poster-rail';
import {spacerPictures} from './spacer';
import {tableStandPictures} from './table-stand';

/** Frames and everything that holds a map, by handle. */
export const mountingPictures: Record<string, Taker[]> = {
  wechselrahmen: frameCornerPictures,
  'posterleiste-magnetisch': posterRailPictures,
  wandleiste: cleatPictures,
  tischstaender: tableStandPictures,
  'abstandshalter-set': spacerPictures,
  'schutzglas-entspiegelt': glassPictures,
};
