import type {CatalogueLanguage, LocalizedText} from '../../domain/catalogue';
import {currencyOf} from '../../domain/countries';
import type {Facet, FacetValue, FilterResult} from '../../domain/facets';
import {toDecimal} from '../../domain/price';
import {mediaImageSource} from './media';

const LABELS = {
  available: {DE: 'Verfügbarkeit', EN: 'Availability'},
  price: {DE: 'Preis', EN: 'Price'},
  productType: {DE: 'Produkttyp', EN: 'Product type'},
  vendor: {DE: 'Anbieter', EN: 'Brand'},
  tag: {DE: 'Schlagwort', EN: 'Tag'},
} as const;

const AVAILABILITY_LABELS: Readonly<Record<string, LocalizedText>> = {
  1: {DE: 'Auf Lager', EN: 'In stock'},
  0: {DE: 'Nicht vorrätig', EN: 'Out of stock'},
};

const IDS: Readonly<Record<string, string>> = {
  available: 'filter.v.availability',
  productType: 'filter.p.product_type',
  vendor: 'filter.p.vendor',
  tag: 'filter.p.tag',
};

/** Order in which a shop shows its filters; the options stand before the tags. */
const ORDER = ['available', 'price', 'productType', 'vendor', 'option', 'tag'];

/**
 * Sources of `Filter` for a filtered list, in the merchant's order. Ids, types and the
 * JSON text in `input` have Shopify's shape, so that a client can send `input` back.
 */
export function filterSources(
  {facets, highestPrice, products}: FilterResult,
  {language, country}: {language: CatalogueLanguage; country: string},
) {
  if (facets.length === 0) return [];
  const lists = facets.map((facet) => ({
    order: ORDER.indexOf(facet.key.split(':')[0] ?? ''),
    source: listFilter(facet, language),
  }));
  const currencyCode = currencyOf(country);
  const max = Number(toDecimal(highestPrice, currencyCode));
  const price = {
    id: 'filter.v.price',
    label: LABELS.price[language],
    type: 'PRICE_RANGE',
    presentation: null,
    values: [
      {
        id: 'filter.v.price',
        label: LABELS.price[language],
        count: products.length,
        input: JSON.stringify({price: {min: 0, max}}),
        swatch: null,
        image: null,
      },
    ],
  };
  return [...lists, {order: ORDER.indexOf('price'), source: price}]
    .sort((a, b) => a.order - b.order)
    .map(({source}) => source);
}

function listFilter({key, values}: Facet, language: CatalogueLanguage) {
  const option = key.startsWith('option:') ? key.slice('option:'.length) : null;
  const id = option ? `filter.v.option.${slug(option)}` : (IDS[key] ?? key);
  const label = option
    ? option.charAt(0).toLocaleUpperCase() + option.slice(1)
    : (LABELS[key as keyof typeof LABELS]?.[language] ?? key);
  return {
    id,
    label,
    type: 'LIST',
    presentation: values.some(({term}) => term.swatch) ? 'SWATCH' : 'TEXT',
    values: inReadingOrder(key, values, language).map((value) =>
      filterValue(id, value, language),
    ),
  };
}

function filterValue(
  filterId: string,
  {term, count}: FacetValue,
  language: CatalogueLanguage,
) {
  const {key, label, input, swatch} = term;
  return {
    id: `${filterId}.${slug(label)}`,
    label:
      key === 'available'
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
  if (key === 'available' || key.startsWith('option:')) return values;
  return values.toSorted((a, b) =>
    a.term.label.localeCompare(b.term.label, language),
  );
}

/** As Shopify writes it: letters stay what they are (`größe`), the rest becomes hyphens. */
function slug(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
