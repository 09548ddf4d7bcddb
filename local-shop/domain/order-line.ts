import type {Shop} from '../context';
import {DESK_MAP, WALL_MAP} from '../data/product-types';
import type {CatalogueImage, PageLocale} from './catalogue';
import type {Order, OrderLine} from './order';
import {storefrontUrl} from './shop-urls';

/** German labels for the attributes that Shopify gives to gift cards. */
const LABELS: Readonly<Record<PageLocale, Readonly<Record<string, string>>>> = {
  de: {
    'Recipient email': 'E-Mail-Adresse',
    'Recipient name': 'Für',
    Message: 'Nachricht',
    'Send on': 'Versand am',
  },
  en: {},
};

/** What distinguishes a line from others of its product: options, plan, the buyer's entries. */
export function lineDetails(
  line: OrderLine,
  locale: PageLocale,
): readonly string[] {
  return [
    // The amount of a gift card is its price.
    /^\d+$/.test(line.variantTitle ?? '') ? null : line.variantTitle,
    line.sellingPlanName,
    ...line.attributes
      // The storefront's own attributes, by Shopify's convention.
      .filter(({key}) => !key.startsWith('_'))
      .map(({key, value}) => {
        const label = LABELS[locale][key] ?? key;
        return `${label}: ${value ?? ''}`;
      }),
  ].filter((detail): detail is string => Boolean(detail));
}

/** The picture of a variant, else its product's first. */
export function variantImage(
  {catalogue}: Pick<Shop, 'catalogue'>,
  variantId: string | null,
): CatalogueImage | undefined {
  const entry = catalogue.variantById.get(variantId ?? '');
  const [first] = (entry?.product.media ?? []).flatMap((media) =>
    media.kind === 'image' ? [media.image] : [],
  );
  return entry?.variant.image ?? first;
}

/** The manual's first page for those who have ordered a map with lights, `null` for others. */
export function setUpUrl(
  shop: Shop,
  {lines, locale}: Pick<Order, 'lines' | 'locale'>,
): string | null {
  const hasMap = lines.some(({variantId}) => {
    const entry = shop.catalogue.variantById.get(variantId ?? '');
    return [WALL_MAP.EN, DESK_MAP.EN].includes(
      entry?.product.productType.EN ?? '',
    );
  });
  return hasMap ? storefrontUrl(shop, locale, '/docs/first-steps') : null;
}
