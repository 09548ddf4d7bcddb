import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {Product, ProductVariant} from './catalogue';
import type {CatalogueSeed} from './catalogue-seed';
import {facetTerms, type FacetTerm} from './facet-terms';
import {memoize} from './memo';
import type {FilterGroup} from './product-filter';
import {priceRangeOf} from './product-price';

/** A value of a facet and the number of products that choosing it would show. */
export interface FacetValue {
  readonly term: FacetTerm;
  readonly count: number;
}

/** The values of a filter, in the order of first appearance in the catalogue. */
export interface Facet {
  /** The filter's id. */
  readonly key: string;
  readonly values: readonly FacetValue[];
}

/** Result of filtering: the products that match, and the counts beside the filters. */
export interface FilterResult {
  readonly products: readonly Product[];
  readonly facets: readonly Facet[];
  /** Highest price over what matches when prices do not count, in minor units. */
  readonly highestPrice: number;
}

/** What products are filtered against. */
interface FacetScope {
  readonly catalogue: CatalogueSeed;
  readonly language: CatalogueLanguage;
  readonly country: string;
  readonly isAvailable: (variant: ProductVariant) => boolean;
}

/**
 * Whether a product or variant matches all filters, fails exactly one group, or fails
 * several.
 */
type Verdict = 'matches' | 'fails' | {readonly onlyFails: string};

/**
 * Filters `products` (in their order) and counts every facet's values under the
 * filters of all *other* groups, as Shopify does: a chosen colour does not make the
 * other colours vanish. One pass: a variant that fails exactly one group still counts
 * in that group's facet. Values that no product of the list has are left out, but in
 * stock and out of stock are always there.
 */
export function filterProducts(
  products: readonly Product[],
  groups: readonly FilterGroup[],
  {catalogue, language, country, isAvailable}: FacetScope,
): FilterResult {
  const index = facetTerms(catalogue, language);
  const inStock = [index.inStock];
  const outOfStock = [index.outOfStock];
  const counter = createCounter(index.terms);
  const matching: Product[] = [];
  let highestPrice = 0;
  for (const product of products) {
    counter.nextProduct();
    const own = index.ofProduct.get(product) ?? NONE;
    counter.touch(own);
    counter.touch(inStock);
    counter.touch(outOfStock);
    const onProduct = judgeProduct(groups, product);
    if (onProduct === 'fails') continue;
    const judgeVariant = variantJudge(groups, product);
    const slots = index.ofVariants.get(product) ?? [];
    const verdicts: Verdict[] = [];
    for (let position = 0; position < product.variants.length; position++) {
      const variant = product.variants[position];
      if (!variant) continue;
      const verdict = both(onProduct, judgeVariant(variant));
      counter.count(slots[position] ?? NONE, verdict);
      counter.count(isAvailable(variant) ? inStock : outOfStock, verdict);
      if (verdict === 'fails' || verdicts.includes(verdict)) continue;
      verdicts.push(verdict);
      counter.count(own, verdict);
    }
    if (verdicts.includes('matches')) matching.push(product);
    if (verdicts.some(matchesButForPrice)) {
      const {max} = priceRangeOf(product, country);
      if (max > highestPrice) highestPrice = max;
    }
  }
  return {products: matching, facets: counter.facets(), highestPrice};
}

function matchesButForPrice(verdict: Verdict): boolean {
  return (
    verdict === 'matches' ||
    (verdict !== 'fails' && verdict.onlyFails === 'filter.v.price')
  );
}

const NONE: readonly number[] = [];

function judgeProduct(
  groups: readonly FilterGroup[],
  product: Product,
): Verdict {
  if (groups.length === 0) return 'matches';
  return judge(
    groups.flatMap((group) =>
      group.level === 'product'
        ? [{verdict: failing(group), matches: () => group.matches(product)}]
        : [],
    ),
    undefined,
  );
}

function variantJudge(
  groups: readonly FilterGroup[],
  product: Product,
): (variant: ProductVariant) => Verdict {
  const onVariants = groups.flatMap((group) =>
    group.level === 'variant'
      ? [{verdict: failing(group), matches: group.matcher(product)}]
      : [],
  );
  return onVariants.length === 0
    ? () => 'matches'
    : (variant) => judge(onVariants, variant);
}

function judge<Subject>(
  groups: readonly {
    readonly verdict: Verdict;
    readonly matches: (subject: Subject) => boolean;
  }[],
  subject: Subject,
): Verdict {
  let result: Verdict = 'matches';
  for (const {verdict, matches} of groups) {
    if (matches(subject)) continue;
    if (result !== 'matches') return 'fails';
    result = verdict;
  }
  return result;
}

/** One object per group, however many variants fail it. */
const failing = memoize((group: FilterGroup): Verdict => ({
  onlyFails: group.key,
}));

function both(a: Verdict, b: Verdict): Verdict {
  if (a === 'matches') return b;
  return b === 'matches' ? a : 'fails';
}

/** Counts products, not variants: a product adds one to each value it has. */
function createCounter(terms: readonly FacetTerm[]) {
  const counts = new Int32Array(terms.length);
  const lastProduct = new Int32Array(terms.length);
  const seen = new Uint8Array(terms.length);
  let product = 0;
  return {
    nextProduct(): void {
      product++;
    },
    /** The list has the value, even where no product with it matches. */
    touch(slots: readonly number[]): void {
      for (let index = 0; index < slots.length; index++) {
        seen[slots[index] ?? 0] = 1;
      }
    },
    count(slots: readonly number[], verdict: Verdict): void {
      for (let index = 0; index < slots.length; index++) {
        const slot = slots[index] ?? 0;
        seen[slot] = 1;
        if (verdict === 'fails' || lastProduct[slot] === product) continue;
        if (verdict !== 'matches' && verdict.onlyFails !== terms[slot]?.key) {
          continue;
        }
        lastProduct[slot] = product;
        counts[slot] = (counts[slot] ?? 0) + 1;
      }
    },
    facets(): Facet[] {
      const facets = new Map<string, FacetValue[]>();
      for (const term of terms) {
        if (!seen[term.slot]) continue;
        const value = {term, count: counts[term.slot] ?? 0};
        const values = facets.get(term.key);
        if (values) values.push(value);
        else facets.set(term.key, [value]);
      }
      return [...facets].map(([key, values]) => ({key, values}));
    },
  };
}
