import type {ShopContext} from '../context';
import type {Product, ProductVariant} from '../domain/catalogue';
import {currencyOf} from '../domain/countries';
import {htmlToText, truncate} from '../domain/html-text';
import {imageUrl} from '../domain/image-url';
import {isAvailable} from '../domain/inventory';
import {compareAtPriceOf, priceOf, type Price} from '../domain/price';
import {priceRangeOf} from '../domain/product-price';
import {storefrontUrl} from '../domain/store-url';
import {selectedOptionsOf} from '../domain/variant-options';

/** Pictures of one product, and characters of its text, in a result. */
const MAX_MEDIA = 5;
const MAX_CHARACTERS = 2_000;

/**
 * A product as the protocol writes it, with these of its variants. The merchant's texts
 * are plain: nothing in them is to be read as markup or as an instruction.
 */
export function productResult(
  product: Product,
  variants: readonly object[],
  context: ShopContext,
) {
  const {shop, country, language} = context;
  const {min, max} = priceRangeOf(product, country);
  const currencyCode = currencyOf(country);
  const description = htmlToText(product.descriptionHtml[language]);
  return {
    id: product.id,
    handle: product.handle[language],
    title: product.title[language],
    description: {plain: truncate(description, MAX_CHARACTERS)},
    url: storefrontUrl(context, `/products/${product.handle[language]}`),
    categories: [{value: product.productType[language], taxonomy: 'merchant'}],
    price_range: {
      min: money({amountMinor: min, currencyCode}),
      max: money({amountMinor: max, currencyCode}),
    },
    media: product.media
      .flatMap((media) => (media.kind === 'image' ? [media.image] : []))
      .slice(0, MAX_MEDIA)
      .map(({file, altText}) => ({
        type: 'image',
        url: imageUrl(shop.origin, file),
        alt_text: altText[language],
      })),
    options: product.options.map(({name, values}) => ({
      name: name[language],
      values: values.map((value) => ({label: value.name[language]})),
    })),
    variants,
  };
}

/** A variant as the protocol writes it. */
export function variantResult(
  product: Product,
  variant: ProductVariant,
  context: ShopContext,
) {
  const {shop, country} = context;
  const compareAt = compareAtPriceOf(variant, country);
  const title = variantTitle(product, variant, context);
  return {
    id: variant.id,
    sku: variant.sku,
    title,
    description: {plain: title},
    price: money(priceOf(variant, country)),
    ...(compareAt && {list_price: money(compareAt)}),
    availability: {available: isAvailable(shop, variant)},
    options: optionsOf(product, variant, context),
  };
}

/** The product's title, and in brackets what sets the variant apart. */
export function variantTitle(
  product: Product,
  variant: ProductVariant,
  context: ShopContext,
): string {
  const title = product.title[context.language];
  if (product.variants.length === 1) return title;
  const options = optionsOf(product, variant, context);
  return `${title} (${options.map(({label}) => label).join(', ')})`;
}

/** A value that is chosen of an option. */
export interface Selected {
  readonly name: string;
  readonly label: string;
}

/** The values of a variant's options. */
export function optionsOf(
  product: Product,
  variant: ProductVariant,
  {language}: ShopContext,
): readonly Selected[] {
  return selectedOptionsOf(product, variant, language).map(
    ({name, value: label}) => ({name, label}),
  );
}

function money({amountMinor, currencyCode}: Price) {
  return {amount: amountMinor, currency: currencyCode};
}
