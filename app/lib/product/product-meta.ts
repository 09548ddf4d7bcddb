import {seoMeta, type PageSeo} from '~/lib/seo/seo';
import type {GalleryMedium} from './gallery-medium';
import {galleryPreload} from './picture-source';

interface ProductData {
  readonly product: {readonly gallery: readonly GalleryMedium[]};
  readonly seo: PageSeo;
}

/** The head of a product's page; its first picture is fetched before everything else. */
export function productMeta(
  data: ProductData | undefined,
): ReturnType<typeof seoMeta> {
  const [first] = data?.product.gallery ?? [];
  return [
    ...(first ? [galleryPreload(first.image)] : []),
    ...seoMeta(data?.seo),
  ];
}
