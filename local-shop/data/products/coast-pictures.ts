import {text} from '@metarmap/store/localized-text';
import {looksOnCoast} from '../catalogue-builder';
import {colorLooks} from '../colors';

/** The home field's map of an airfield on the US East Coast. */
export const HOME_FIELD_ON_COAST = looksOnCoast(
  4,
  'heimatplatz-karte',
  colorLooks(
    ['white', 'oak', 'black'],
    text(
      'Karte eines Flugplatzes auf Cape Cod, Rahmen {color}, an eine Wand gelehnt',
      'Map of an airfield on Cape Cod, {color} frame, leaning on a shelf',
    ),
  ),
);

/** The table stand with a map of the US East Coast. */
export const STAND_ON_COAST = looksOnCoast(
  11,
  'tischstaender',
  colorLooks(
    ['oak', 'black'],
    text(
      'Ständer in {color} mit kleiner Karte der US-Ostküste auf einem Schreibtisch',
      'Stand in {color} with a small map of the US East Coast on a desk',
    ),
  ),
);
