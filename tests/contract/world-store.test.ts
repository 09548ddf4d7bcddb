import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isEnumType} from 'graphql';
import {ALL_COUNTRIES} from '@metarmap/local-shop/markets';
import {readSchema} from '@metarmap/local-shop/schema';
import {loadCountries} from '~/lib/i18n/load-countries.server';
import {LOCALES} from '~/lib/i18n/locale';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {add, cartOf} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {stubCaches} from '../support/commerce-client';
import {editResults} from '../support/edited-results';
import {loadedPage} from '../support/loaded-page';
import {loggedLines} from '../support/logged-lines';
import {ownShop} from '../support/own-shop';
import {pathsOf} from '../support/paths-of';
import {shownProduct} from '../support/shown-product';
import {storefrontContext} from '../support/storefront-context';

const sample = ownShop({customers: false});
const world = ownShop({profile: 'world'});

beforeEach(() => void stubCaches());
afterEach(() => void vi.unstubAllGlobals());

const CODES = ALL_COUNTRIES.map(({isoCode}) => isoCode);

describe('a shop that sells to every country that Shopify knows', () => {
  it('has all of them', () => {
    const codes = readSchema('storefront').getType('CountryCode');
    if (!isEnumType(codes)) throw new Error('No enum.');
    const known = codes.getValues().map(({name}) => name);
    // Shopify's word for an unknown one.
    expect([...CODES, 'ZZ'].sort()).toEqual(known.sort());
  });

  it.each(['de', 'en'] as const)('offers each by name, in %s', async (code) => {
    const {countries} = await loadCountries(
      storefrontContext(world.origin, code),
    );
    expect(new Set(countries.map(({isoCode}) => isoCode))).toEqual(
      new Set(CODES),
    );
    expect(countries.every(({name}) => name.length > 2)).toBe(true);
    const page = await loadedPage(
      world.origin,
      code === 'de' ? '/country' : '/en/country',
    );
    expect(page.status).toBe(200);
    for (const {name} of countries) {
      expect(JSON.stringify(page.data)).toContain(JSON.stringify(name));
    }
  });

  it('offers them in the alphabet of the language, in whatever order Shopify names them', async () => {
    editResults({
      Localization: ({localization}) => {
        const {availableCountries, ...others} = localization as {
          availableCountries: readonly object[];
        };
        return {
          localization: {
            ...others,
            availableCountries: [...availableCountries].reverse(),
          },
        };
      },
    });
    const {countries} = await loadCountries(
      storefrontContext(world.origin, 'de'),
    );
    const names = countries.map(({name}) => name);
    expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
    expect(names).toEqual([...names].sort(new Intl.Collator('de').compare));
  });

  it('has the URLs of a shop with few countries: one for each language', async () => {
    expect(await pathsOf(world.origin)).toEqual(await pathsOf(sample.origin));
    const {data} = await loadedPage(world.origin, '/');
    const links = JSON.stringify(data).match(/"hrefLang":"[\w-]+"/g);
    expect(new Set(links).size).toBe(Object.keys(LOCALES).length + 1);
  }, 60_000);

  it('tells each country its own terms, and sells to it', async () => {
    for (const country of ['AD', 'BR', 'DE', 'JP', 'UA', 'ZW'] as const) {
      const i18n = {language: 'EN', country} as const;
      const {variant} = await shownProduct(
        world.origin,
        'cavok-mug',
        '',
        'en',
        {i18n},
      );
      const visitor = createVisitor(world.origin, {country, language: 'EN'});
      const cart = cartOf(await visitor.act(add(variant?.id ?? '', 1)));
      expect(cart.lines, country).toHaveLength(1);
      expect(cart.returns.words?.days, country).toBe(30);
      expect(cart.tax, country).toBe(country === 'DE' ? 'mwst' : 'none');
    }
  });

  it('leaves out no market without a word in the log', async () => {
    vi.spyOn(console, 'warn').mockClear();
    const context = storefrontContext(world.origin, 'de');
    await merchantContent(context);
    await loadedPage(world.origin, '/');
    expect(loggedLines('longer than what is read')).toEqual([]);
  });
});
