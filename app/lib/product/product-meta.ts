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
  return [
    ...picturePreloads(data?.product.gallery ?? []),
    ...seoMeta(data?.seo, matches),
  ];
}

/** Preloads of the gallery's first picture; of the night picture where dark mode shows that one first. */
function picturePreloads(gallery: readonly GalleryMedium[]) {
  const [first] = gallery;
  if (!first) return [];
  const night = gallery[nightPlace(gallery)];
  if (!night) return [galleryPreload(first.image)];
  return [
    galleryPreload(first.image, 'light'),
    galleryPreload(night.image, 'dark'),
  ];
}
