import {
  text,
  type CatalogueLanguage,
  type LocalizedText,
} from '@metarmap/store/localized-text';
import type {ShopContext} from '../../context';
import {currencyOf} from '../../domain/countries';
import type {Facet, FacetValue, FilterResult} from '../../domain/facets';
import {toDecimal} from '../../domain/price';
import {filterSlug} from '../../domain/product-filter';
import {mediaImageSource} from './media';

const AVAILABILITY_LABELS: Readonly<Record<string, LocalizedText>> = {
  1: text('Auf Lager', 'In stock'),
  0: text('Nicht vorrätig', 'Out of stock'),
};

/**
 * Sources of `Filter` for a filtered list: what the merchant has configured, in their
 * order. Ids, types and the JSON text in `input` have Shopify's shape, so that a client
 * can send `input` back.
 */
export function filterSources(
  {facets, highestPrice}: FilterResult,
  {shop, language, country}: ShopContext,
) {
  if (facets.length === 0) return [];
  return shop.seed.filters.flatMap((setting): object[] => {
    const id = setting.id[language];
    const label = setting.label[language];
    if (id === 'filter.v.price') {
      return [priceFilter(id, label, highestPrice, currencyOf(country))];
    }
    const facet = facets.find(({key}) => key === id);
    return facet ? [listFilter(facet, label, language)] : [];
  });
}

function priceFilter(
  id: string,
  label: string,
  highestPrice: number,
  currencyCode: string,
) {
  const max = Number(toDecimal(highestPrice, currencyCode));
  const input = JSON.stringify({price: {min: 0, max}});
  return {
    id,
    label,
    type: 'PRICE_RANGE',
    presentation: null,
    // Shopify gives no count for prices.
    values: [{id, label, count: 0, input, swatch: null, image: null}],
  };
}

function listFilter(
  {key, values}: Facet,
  label: string,
  language: CatalogueLanguage,
) {
  return {
    id: key,
    label,
    type: 'LIST',
    presentation: values.some(({term}) => term.swatch) ? 'SWATCH' : 'TEXT',
    values: inReadingOrder(key, values, language).map((value) =>
      filterValue(value, language),
    ),
  };
}

function filterValue({term, count}: FacetValue, language: CatalogueLanguage) {
  const {key, label, input, swatch} = term;
  return {
    id: `${key}.${filterSlug(label)}`,
    label:
      key === 'filter.v.availability'
        ? (AVAILABILITY_LABELS[label]?.[language] ?? label)
        : label,
    count,
    input: JSON.stringify(input),
    swatch: swatch
      ? {
          color: swatch.color ?? null,
          image: swatch.image ? mediaImageSource(swatch.image) : null,
        }
      : null,
    image: null,
  };
}

function inReadingOrder(
  key: string,
  values: readonly FacetValue[],
  language: CatalogueLanguage,
): readonly FacetValue[] {
  if (key.startsWith('filter.v.')) return values;
  return values.toSorted((a, b) =>
    a.term.label.localeCompare(b.term.label, language),
  );
}
