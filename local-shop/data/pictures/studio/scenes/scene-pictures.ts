import type {Taker} from '../stills';
import {
  deskScene,
  giftScene,
  mapsScene,
  mountingScene,
  offerScene,
  powerScene,
} from './collections';
import {heroByDay, heroByNight} from './hero';
import {socialScene} from './social';

/** Collections, the social preview and the storefront's large pictures, by path. */
export const scenePictures: Record<string, Taker> = {
  'collections/karten.webp': mapsScene,
  'collections/rahmen-und-montage.webp': mountingScene,
  'collections/licht-und-strom.webp': powerScene,
  'collections/zubehoer.webp': deskScene,
  'collections/geschenke.webp': giftScene,
  'collections/angebote.webp': offerScene,
  'brand/social.webp': socialScene,
  'brand/hero-day.webp': heroByDay,
  'brand/hero-night.webp': heroByNight,
};
