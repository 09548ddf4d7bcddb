import type {Taker} from '../stills';
import {cloudBookPictures} from './cloud-book';
import {giftCardPictures} from './gift-card';
import {keyRingPictures} from './key-ring';
import {mugPictures} from './mug';
import {windsockPictures} from './windsock';

/** Presents, by handle. */
export const giftPictures: Record<string, Taker[]> = {
  geschenkkarte: giftCardPictures,
  'tasse-cavok': mugPictures,
  schluesselanhaenger: keyRingPictures,
  'buch-wolken-lesen': cloudBookPictures,
  'mini-windsack': windsockPictures,
};
