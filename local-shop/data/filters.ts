import {type LocalizedText, text} from '@metarmap/store/localized-text';
import {same} from '../domain/catalogue';
import {optionFilterId} from '../domain/product-filter';

/** A filter that the merchant has switched on in Search & Discovery. */
export interface FilterSetting {
  /** As in the URLs of Shopify's themes; for an option, with its name in that language. */
  readonly id: LocalizedText;
  readonly label: LocalizedText;
}

/**
 * The merchant's filters for collections and searches, in their order. Shopify's app
 * starts with the first two. Storefronts neither offer nor apply a filter that is not
 * listed here.
 */
export const FILTERS: readonly FilterSetting[] = [
  {
    id: same('filter.v.availability'),
    label: text('Verfügbarkeit', 'Availability'),
  },
  {id: same('filter.v.price'), label: text('Preis', 'Price')},
  {
    id: same('filter.p.product_type'),
    label: text('Produkttyp', 'Product type'),
  },
  {id: same('filter.p.vendor'), label: text('Anbieter', 'Brand')},
  option('Rahmen', 'Frame'),
  option('Größe', 'Size'),
  option('Farbe', 'Color'),
  option('Länge', 'Length'),
  {id: same('filter.p.tag'), label: text('Stichwort', 'Tag')},
];

function option(german: string, english: string): FilterSetting {
  return {
    id: text(optionFilterId(german), optionFilterId(english)),
    label: text(german, english),
  };
}
