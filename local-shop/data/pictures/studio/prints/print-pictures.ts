import type {Taker} from '../stills';
import {chartUpdatePictures} from './chart-update';
import {firstEditionPictures} from './first-edition';
import {homeFieldPictures} from './home-field';
import {miniMapPictures} from './mini-map';
import {nightPrintPictures} from './night-print';
import {metarPosterPictures, patternPosterPictures} from './posters';

/** Maps, prints and posters, by handle. */
export const printPictures: Record<string, Taker[]> = {
  'metarmap-mini': miniMapPictures,
  'metarmap-erstausgabe': firstEditionPictures,
  'heimatplatz-karte': homeFieldPictures,
  'poster-wetterkuerzel': metarPosterPictures,
  'poster-platzrunde': patternPosterPictures,
  'nachtflug-druck': nightPrintPictures,
  'kartenupdate-abo': chartUpdatePictures,
};
