import type {ShopContext} from '../context';
import type {Product, ProductVariant} from '../domain/catalogue';
import {currencyOf} from '../domain/countries';
import {htmlToText, truncate} from '../domain/html-text';
import {isAvailable} from '../domain/inventory';
import {priceOf, type Price} from '../domain/price';
import {priceRangeOf} from '../domain/product-price';
import {localeOfLanguage, storefrontUrl} from '../domain/shop-urls';
import {selectedOptionsOf} from '../domain/variant-options';

/** Longest description of a product. */
const MAX_CHARACTERS = 2_000;

/**
 * A product in the protocol's form, with the given variants. The merchant's texts become
 * plain text, so that agents read nothing in them as markup or as an instruction.
 */
export function productResult(
  product: Product,
  variants: readonly ProductVariant[],
  context: ShopContext,
) {
  const {country, language} = context;
  const {min, max} = priceRangeOf(product, country);
  const currencyCode = currencyOf(country);
  const description = htmlToText(product.descriptionHtml[language]);
  return {
    id: product.id,
    handle: product.handle[language],
    title: product.title[language],
    description: {plain: truncate(description, MAX_CHARACTERS)},
    url: storefrontUrl(
      context.shop,
      localeOfLanguage(language),
      `/products/${product.handle[language]}`,
    ),
    price_range: {
      min: money({amountMinor: min, currencyCode}),
      max: money({amountMinor: max, currencyCode}),
    },
    options: product.options.map(({name, values}) => ({
      name: name[language],
      values: values.map((value) => ({label: value.name[language]})),
    })),
    variants: variants.map((variant) => {
      const title = variantTitle(product, variant, context);
      return {
        id: variant.id,
        sku: variant.sku,
        title,
        description: {plain: title},
        price: money(priceOf(variant, country)),
        availability: {available: isAvailable(context.shop, variant)},
        options: selectedOptionsOf(product, variant, language).map(
          ({name, value: label}) => ({name, label}),
        ),
      };
    }),
  };
}

/** The product's title, and in brackets the variant's options. */
export function variantTitle(
  product: Product,
  variant: ProductVariant,
  {language}: ShopContext,
): string {
  const title = product.title[language];
  if (product.variants.length === 1) return title;
  const options = selectedOptionsOf(product, variant, language);
  return `${title} (${options.map(({value}) => value).join(', ')})`;
}

function money({amountMinor, currencyCode}: Price) {
  return {amount: amountMinor, currency: currencyCode};
}
