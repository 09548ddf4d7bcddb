import type {Shop} from '../context';
import type {PageLocale} from '../domain/catalogue';
import {imageUrl} from '../domain/image-url';
import {languageOf} from '../domain/shop-urls';
import type {GoodsPart} from './mail';

const CROP = {maxWidth: 160, maxHeight: 160, crop: 'CENTER'} as const;

/** The variant's own picture, else the product's first one; `null` without any. */
export function mailPicture(
  {catalogue, origin}: Shop,
  variantId: string | null,
  locale: PageLocale,
): GoodsPart['picture'] {
  const entry = catalogue.variantById.get(variantId ?? '');
  const [first] = entry?.product.media ?? [];
  const image =
    entry?.variant.image ?? (first?.kind === 'image' ? first.image : null);
  return image
    ? {
        url: imageUrl(origin, image.file, CROP),
        alt: image.altText[languageOf(locale)],
      }
    : null;
}
