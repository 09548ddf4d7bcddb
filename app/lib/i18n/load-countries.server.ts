import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import {LOCALIZATION_QUERY} from '~/graphql/storefront/localization';
import type {RequestContext} from '~/lib/context.server';
import {structureCache} from '~/lib/storefront/catalogue-cache.server';
import {assertAnswered} from '~/lib/storefront/page-failure.server';
import type {CountryOffer} from './country-offer';

type Context = Pick<RequestContext, 'storefront'>;

/**
 * The countries that the shop sells to, as the provider orders them, and the one
 * whose prices the visitor sees: the provider's own choice where it does not
 * sell to the requested one.
 *
 * @throws {ProviderError} when the provider fails.
 */
export async function loadCountries(context: Context): Promise<CountryOffer> {
  const {country, availableCountries} = await readLocalization(context);
  return {current: country.isoCode, countries: availableCountries};
}

/**
 * The code of a country that the shop sells to.
 *
 * @param value of a form; anything may be in it.
 * @returns `null` for any other country and for a value that is not a country.
 * @throws like `loadCountries`; not asked where the value cannot be a code.
 */
export async function offeredCountry(
  context: Context,
  value: unknown,
): Promise<CountryCode | null> {
  if (typeof value !== 'string' || !/^[A-Z]{2}$/.test(value)) return null;
  const {availableCountries} = await readLocalization(context);
  return (
    availableCountries.find(({isoCode}) => isoCode === value)?.isoCode ?? null
  );
}

async function readLocalization({storefront}: Context) {
  const {localization, errors} = await storefront.query(LOCALIZATION_QUERY, {
    cache: structureCache(storefront),
  });
  assertAnswered('Localization', localization, {errors});
  return localization;
}
