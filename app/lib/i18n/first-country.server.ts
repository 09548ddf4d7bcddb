import type {Storefront} from '@shopify/hydrogen';
import type {CountryCode} from '../../../schemas/storefront-types';
import {deadlineIn} from '~/lib/http/deadline.server';
import {withTimeout} from '~/lib/http/fetch-with-timeout.server';
import {SingleFlight} from '~/lib/cache/single-flight.server';
import type {RequestLog} from '~/lib/storefront/request-log.server';
import {loadCountries} from './load-countries.server';
import {FIRST_COUNTRY_TIMEOUT_MS} from '~/lib/limits/limits';

const FRESH_MS = 10 * 60_000;
const FAILED_AGE_MS = 10_000;

interface Context {
  readonly storefront: Storefront;
  /** The shop's domain. */
  readonly domain: string;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

interface SoldCountry {
  /** `null`: Shopify has not said it yet. */
  readonly country: CountryCode | null;
  readonly hasFailed: boolean;
}

/** Results of Shopify, by store and requested country. */
const countries = new SingleFlight<SoldCountry>({
  lostAfter: 2 * FIRST_COUNTRY_TIMEOUT_MS,
  age: ({hasFailed}) => (hasFailed ? FAILED_AGE_MS : FRESH_MS),
  // There are 249 countries.
  maxEntries: 250,
  servesStale: true,
});

/**
 * The country if the shop sells to it, else the shop's own, whose prices apply there; `null` while
 * Shopify has not said it. Never rejects.
 */
export async function soldCountry(
  country: CountryCode,
  {storefront, domain, waitUntil}: Context,
): Promise<CountryCode | null> {
  const key = `${domain} ${country}`;
  const load = async (): Promise<SoldCountry> => {
    try {
      const offer = await withTimeout(
        FIRST_COUNTRY_TIMEOUT_MS,
        loadCountries({storefront}, country),
      );
      const isSold = offer.countries.some(({isoCode}) => isoCode === country);
      return {country: isSold ? country : offer.current, hasFailed: false};
    } catch {
      // The client has logged it.
      const latest = countries.latest(key)?.country ?? null;
      return {country: latest, hasFailed: true};
    }
  };
  const deadline = deadlineIn(FIRST_COUNTRY_TIMEOUT_MS);
  const found = await countries
    .run(key, load, {deadline, waitUntil})
    // Another request has not found it in time.
    .catch(() => null);
  return found?.country ?? null;
}

/**
 * Country of a visitor's pages: `country` (their choice, or the language's country) if the shop sells
 * there, otherwise the shop's own, whose prices, tax, shipping and law the page then states. Until
 * Shopify has responded, returns `country` and marks the page as fallback content, which is stored
 * for seconds only. Never rejects.
 */
export async function firstCountry(
  country: CountryCode,
  context: Context,
  requestLog: Pick<RequestLog, 'usesFallbackContent'>,
): Promise<CountryCode> {
  const sold = await soldCountry(country, context);
  requestLog.usesFallbackContent ||= sold === null;
  return sold ?? country;
}
