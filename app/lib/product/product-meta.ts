import {seoMeta, type MetaMatches, type PageSeo} from '~/lib/seo/seo';
import {nightPlace, type GalleryMedium} from './gallery';
import {galleryPreload} from './picture-source';

interface ProductData {
  readonly product: {readonly gallery: readonly GalleryMedium[]};
  readonly seo: PageSeo;
}

/** Meta tags of a product page and the preload of its first picture. */
export function productMeta(
  data: ProductData | undefined,
  matches: MetaMatches,
): ReturnType<typeof seoMeta> {
  const gallery = data?.product.gallery ?? [];
  const [first] = gallery;
  const night = gallery[nightPlace(gallery)];
  const preloads = !first
    ? []
    : night
      ? [
          galleryPreload(first.image, 'light'),
          galleryPreload(night.image, 'dark'),
        ]
      : [galleryPreload(first.image)];
  return [...preloads, ...seoMeta(data?.seo, matches)];
}
