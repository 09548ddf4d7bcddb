import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {ProductFilter} from '../../schemas/storefront-types';

import type {Product, ProductVariant} from './catalogue';
import {currencyOf} from './countries';
import {priceOf, toMinor} from './price';
import {priceRangeOf} from './product-price';

/**
 * Filters of one kind. Within a group one match is enough, all groups must match
 * (Shopify's rule for storefront filtering). Groups about variants must match on
 * the same variant: black and in stock means a black one in stock.
 */
export type FilterGroup =
  | {
      /** The filter's id. */
      readonly key: string;
      readonly level: 'product';
      readonly matches: (product: Product) => boolean;
    }
  | {
      readonly key: string;
      readonly level: 'variant';
      /** Asked once per product, so that texts are not compared for each variant. */
      readonly matcher: (product: Product) => VariantMatcher;
    };

type VariantMatcher = (variant: ProductVariant) => boolean;

const always: VariantMatcher = () => true;
const never: VariantMatcher = () => false;

/** The data that filters are applied to. */
interface FilterScope {
  readonly language: CatalogueLanguage;
  readonly country: string;
  readonly isAvailable: (variant: ProductVariant) => boolean;
}

/** Id of the filter by a variant option. */
export function optionFilterId(name: string): string {
  return `filter.v.option.${filterSlug(name)}`;
}

/** As Shopify writes it: letters stay what they are (`größe`), the rest becomes hyphens. */
export function filterSlug(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The groups of a list of `ProductFilter` inputs. Texts are compared without case. */
export function filterGroups(
  filters: readonly ProductFilter[],
  scope: FilterScope,
): FilterGroup[] {
  const groups = new Map<string, FilterGroup>();
  for (const filter of filters) {
    for (const group of readFilter(filter, scope)) {
      const known = groups.get(group.key);
      groups.set(group.key, known ? either(known, group) : group);
    }
  }
  return [...groups.values()];
}

function readFilter(
  filter: ProductFilter,
  {language, country, isAvailable}: FilterScope,
): FilterGroup[] {
  const groups: FilterGroup[] = [];
  const onProduct = (key: string, matches: (product: Product) => boolean) =>
    groups.push({key, level: 'product', matches});
  const {available, price, productType, productVendor, tag} = filter;
  if (available != null) {
    groups.push({
      key: 'filter.v.availability',
      level: 'variant',
      matcher: () => (variant) => isAvailable(variant) === available,
    });
  }
  if (price) {
    const currency = currencyOf(country);
    const min = toMinor(price.min ?? 0, currency);
    const max = price.max == null ? Infinity : toMinor(price.max, currency);
    groups.push({
      key: 'filter.v.price',
      level: 'variant',
      matcher: (product) => {
        const range = priceRangeOf(product, country);
        if (range.min >= min && range.max <= max) return always;
        if (range.max < min || range.min > max) return never;
        return (variant) => {
          const {amountMinor} = priceOf(variant, country);
          return amountMinor >= min && amountMinor <= max;
        };
      },
    });
  }
  if (productType != null) {
    onProduct('filter.p.product_type', (product) =>
      same(product.productType[language], productType),
    );
  }
  if (productVendor != null) {
    onProduct('filter.p.vendor', (product) =>
      same(product.vendor, productVendor),
    );
  }
  if (tag != null) {
    onProduct('filter.p.tag', ({tags}) =>
      tags.some((known) => same(known, tag)),
    );
  }
  const {variantOption, productMetafield} = filter;
  if (variantOption) {
    const {name, value} = variantOption;
    groups.push({
      key: optionFilterId(name),
      level: 'variant',
      matcher: (product) => {
        const option = product.options.findIndex((candidate) =>
          same(candidate.name[language], name),
        );
        const index = product.options[option]?.values.findIndex((candidate) =>
          same(candidate.name[language], value),
        );
        return index === undefined || index < 0
          ? never
          : (variant) => variant.optionValueIndexes[option] === index;
      },
    });
  }
  if (productMetafield) {
    const {namespace, key, value} = productMetafield;
    onProduct(`filter.p.m.${namespace}.${key}`, ({metafields}) =>
      metafields.some(
        (metafield) =>
          metafield.namespace === namespace &&
          metafield.key === key &&
          metafieldHas(metafield.value, value, language),
      ),
    );
  }
  // No product has a category, taxonomy attributes or variant metafields.
  if (filter.category ?? filter.taxonomyMetafield ?? filter.variantMetafield) {
    onProduct('unused', () => false);
  }
  return groups;
}

function metafieldHas(
  field: Product['metafields'][number]['value'],
  value: string,
  language: CatalogueLanguage,
): boolean {
  if ('ids' in field) return field.ids.includes(value);
  if ('id' in field) return field.id === value;
  const text =
    typeof field.value === 'string' ? field.value : field.value[language];
  return text === value;
}

function either(a: FilterGroup, b: FilterGroup): FilterGroup {
  if (a.level === 'product' && b.level === 'product') {
    return {
      ...a,
      matches: (product: Product) => a.matches(product) || b.matches(product),
    };
  }
  if (a.level === 'variant' && b.level === 'variant') {
    return {
      ...a,
      matcher: (product) => {
        const first = a.matcher(product);
        const second = b.matcher(product);
        return (variant) => first(variant) || second(variant);
      },
    };
  }
  throw new Error(`Filter group ${a.key} mixes products and variants`);
}

function same(a: string, b: string): boolean {
  return a === b || a.toLocaleLowerCase() === b.toLocaleLowerCase();
}
