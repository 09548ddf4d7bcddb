import type {CountryCode} from '../../../schemas/storefront-types';
import {LOCALIZATION_QUERY} from '~/graphql/storefront/localization';
import type {RequestContext} from '~/lib/context.server';
import {structureCache} from '~/lib/storefront/cache-strategies.server';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';

export type CountryOffer = Awaited<ReturnType<typeof loadCountries>>;

/**
 * Loads the shop's countries, sorted by their names in the page's language, and the one whose prices apply.
 * @param country The one to ask for, if it is not the page's.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function loadCountries(
  {storefront}: Pick<RequestContext, 'storefront'>,
  country: CountryCode = storefront.i18n.country,
) {
  const {localization, errors} = await storefront.query(LOCALIZATION_QUERY, {
    variables: {country},
    cache: structureCache(storefront),
  });
  assertNoErrors('Localization', {errors});
  const {compare} = new Intl.Collator(storefront.i18n.language);
  return {
    current: localization.country.isoCode,
    // Shopify promises no order.
    countries: [...localization.availableCountries].sort((one, other) =>
      compare(one.name, other.name),
    ),
  };
}

/** The currency of the page's prices. @throws {ShopifyError} when Shopify fails. */
export async function shownCurrency(
  context: Pick<RequestContext, 'storefront'>,
): Promise<string> {
  const {current, countries} = await loadCountries(context);
  return (
    countries.find(({isoCode}) => isoCode === current)?.currency.isoCode ?? ''
  );
}

/** A country's code if the shop sells to it, else `null`; throws `ShopifyError`. */
export async function offeredCountry(
  context: Pick<RequestContext, 'storefront'>,
  value: unknown,
): Promise<CountryCode | null> {
  if (typeof value !== 'string' || !/^[A-Z]{2}$/.test(value)) return null;
  const {countries} = await loadCountries(context);
  return countries.find(({isoCode}) => isoCode === value)?.isoCode ?? null;
}
