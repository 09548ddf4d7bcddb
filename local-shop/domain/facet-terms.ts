import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {Product, Swatch} from './catalogue';
import type {CatalogueSeed} from './catalogue-seed';
import {memoize} from './memo';
import {optionFilterId} from './product-filter';

/** A value by which products can be filtered, shared by all products that have it. */
export interface FacetTerm {
  /** Position in `FacetTerms.terms`. */
  readonly slot: number;
  /** Id of the filter it belongs to. */
  readonly key: string;
  readonly label: string;
  readonly swatch?: Swatch;
  /** `ProductFilter` as the API expects it back. */
  readonly input: object;
}

/** All terms of a catalogue in one language, and who has which. */
interface FacetTerms {
  readonly terms: readonly FacetTerm[];
  readonly inStock: number;
  readonly outOfStock: number;
  /** Slots of a product's own terms: type, vendor, tags, metafields. */
  readonly ofProduct: ReadonlyMap<Product, readonly number[]>;
  /** Slots of each variant's option values, in the order of `Product.variants`. */
  readonly ofVariants: ReadonlyMap<Product, readonly (readonly number[])[]>;
}

/** Terms of a catalogue; the key is the language. Built once, then cached. */
export const facetTerms = memoize(
  (catalogue: CatalogueSeed, key: string): FacetTerms => {
    const language = key as CatalogueLanguage;
    const vocabulary = new Vocabulary();
    const stock = (value: string, available: boolean) =>
      vocabulary.slot('filter.v.availability', value, {available});
    const inStock = stock('1', true);
    const outOfStock = stock('0', false);
    const ofProduct = new Map<Product, readonly number[]>();
    const ofVariants = new Map<Product, readonly (readonly number[])[]>();
    for (const product of catalogue.products) {
      ofProduct.set(product, productSlots(vocabulary, product, language));
      ofVariants.set(product, variantSlots(vocabulary, product, language));
    }
    return {
      terms: vocabulary.terms,
      inStock,
      outOfStock,
      ofProduct,
      ofVariants,
    };
  },
);

/** Types of the metafields by which products can be filtered. */
const FILTERABLE =
  /^(?:single_line_text_field|number_(?:integer|decimal)|boolean)$/;

function productSlots(
  vocabulary: Vocabulary,
  {productType, vendor, tags, metafields}: Product,
  language: CatalogueLanguage,
): number[] {
  const type = productType[language];
  return [
    ...(type
      ? [vocabulary.slot('filter.p.product_type', type, {productType: type})]
      : []),
    vocabulary.slot('filter.p.vendor', vendor, {productVendor: vendor}),
    ...tags.map((tag) => vocabulary.slot('filter.p.tag', tag, {tag})),
    ...metafields.flatMap(({namespace, key, value: field}) => {
      if (!('value' in field) || !FILTERABLE.test(field.type)) return [];
      const value =
        typeof field.value === 'string' ? field.value : field.value[language];
      const input = {productMetafield: {namespace, key, value}};
      return [vocabulary.slot(`filter.p.m.${namespace}.${key}`, value, input)];
    }),
  ];
}

function variantSlots(
  vocabulary: Vocabulary,
  {options, variants}: Product,
  language: CatalogueLanguage,
): number[][] {
  const withoutOptions = options.every(({values}) => values.length < 2);
  if (withoutOptions) return variants.map(() => []);
  const slots = options.map(({name, values}) =>
    values.map((value) => {
      const label = value.name[language];
      const input = {
        variantOption: {name: name[language].toLocaleLowerCase(), value: label},
      };
      const key = optionFilterId(name[language]);
      return vocabulary.slot(key, label, input, value.swatch);
    }),
  );
  return variants.map(({optionValueIndexes}) =>
    optionValueIndexes.flatMap((value, option) => slots[option]?.[value] ?? []),
  );
}

class Vocabulary {
  readonly terms: FacetTerm[] = [];
  readonly #slots = new Map<string, number>();

  slot(key: string, label: string, input: object, swatch?: Swatch): number {
    const id = `${key}\n${label.toLocaleLowerCase()}`;
    const known = this.#slots.get(id);
    if (known !== undefined) return known;
    const slot = this.terms.length;
    this.terms.push({slot, key, label, input, swatch});
    this.#slots.set(id, slot);
    return slot;
  }
}
