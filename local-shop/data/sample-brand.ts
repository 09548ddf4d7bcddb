import {text} from '@metarmap/store/localized-text';
import {picture} from './catalogue-builder';
import type {ShopBrand} from './shop-seed';

const LOGO = picture(
  91_003,
  'brand/logo-square.webp',
  text('Das Zeichen von METARmap', 'The mark of METARmap'),
);
const COVER = picture(
  91_004,
  'brand/cover.webp',
  text(
    'Eine METARmap mit leuchtenden Flughäfen',
    'A METARmap with glowing airports',
  ),
);

export const BRAND_PICTURES = [LOGO, COVER];

/** The sample shop's brand. It has no wide logo, so that pages draw the one of the code. */
export const SAMPLE_BRAND: ShopBrand = {
  logo: null,
  squareLogo: LOGO,
  coverImage: COVER,
  slogan: text('Das Flugwetter an der Wand', 'Flying weather on your wall'),
};
