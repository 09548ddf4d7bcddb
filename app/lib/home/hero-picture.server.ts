import type {MerchantSection} from '~/lib/content/landing-texts.server';
import type {ProductCardView} from '~/lib/product/product-card.server';
import type {PictureData} from '~/lib/product/picture-source';

export interface HeroPicture {
  readonly picture: PictureData;
  readonly darkPicture?: PictureData | null;
  /** What it shows, where the merchant has chosen no picture. */
  readonly product?: Pick<ProductCardView, 'path' | 'title' | 'langs'>;
}

/**
 * The picture beside the heading of a shop that does not sell the map: the merchant's own, else the picture of the
 * first best seller that has one; `null` if there is none.
 */
export function heroPicture(
  section: MerchantSection | undefined,
  featured: readonly ProductCardView[],
): HeroPicture | null {
  if (section?.picture) {
    const {picture, darkPicture} = section;
    return {picture, darkPicture};
  }
  for (const {images, path, title, langs} of featured) {
    const [picture] = images;
    if (picture) return {picture, product: {path, title, langs}};
  }
  return null;
}
