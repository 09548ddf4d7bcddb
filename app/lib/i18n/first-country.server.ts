import type {Storefront} from '@shopify/hydrogen';
import type {CountryCode} from 'storefront-api-newest/storefront-api-types';
import {deadlineIn} from '~/lib/http/deadline.server';
import {within} from '~/lib/http/fetch-with-timeout.server';
import {SingleFlight} from '~/lib/http/single-flight.server';
import type {ProviderReport} from '~/lib/storefront/provider-report.server';
import {loadCountries} from './load-countries.server';

/** Milliseconds that the first page of an isolate waits. */
const TIMEOUT_MS = 1500;
const FRESH_MS = 10 * 60_000;
const FAILED_AGE_MS = 10_000;

interface Context {
  readonly report: Pick<ProviderReport, 'hasStandIn'>;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

interface FirstCountry {
  /** `null`: the provider has not said it yet. */
  readonly country: CountryCode | null;
  readonly hasFailed: boolean;
}

/** By store and language. */
const countries = new SingleFlight<FirstCountry>({
  lostAfter: 2 * TIMEOUT_MS,
  age: ({hasFailed}) => (hasFailed ? FAILED_AGE_MS : FRESH_MS),
  maxEntries: 10,
  servesStale: true,
});

/**
 * The country of a visitor who has chosen none: the language's, or the shop's own where no market
 * has the language's. Prices are the shop's own in any case, so the tax, the shipping and the law
 * that a page states have to be, too. While the provider has not said it, it is the language's, and
 * the page is a stand-in, which is not stored for long. Never rejects.
 *
 * @param storefront asks for the language's country.
 */
export async function firstCountry(
  storefront: Storefront,
  domain: string,
  {report, waitUntil}: Context,
): Promise<CountryCode> {
  const {country, language} = storefront.i18n;
  const key = `${domain} ${language}`;
  const load = async (): Promise<FirstCountry> => {
    try {
      const offer = await within(TIMEOUT_MS, loadCountries({storefront}));
      const isSold = offer.countries.some(({isoCode}) => isoCode === country);
      return {country: isSold ? country : offer.current, hasFailed: false};
    } catch {
      // The client has logged it.
      const latest = countries.latest(key)?.country ?? null;
      return {country: latest, hasFailed: true};
    }
  };
  const deadline = deadlineIn(TIMEOUT_MS);
  const found = await countries
    .run(key, load, {deadline, waitUntil})
    // Another request has not found it in time.
    .catch(() => null);
  if (found?.country) return found.country;
  report.hasStandIn = true;
  return country;
}
