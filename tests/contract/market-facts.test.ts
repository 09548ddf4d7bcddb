import {describe, expect, test} from 'vitest';
import type {CountryCode} from '../../schemas/storefront-types';
import {formatMoney} from '~/lib/i18n/format';
import {LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {marketFacts, workingDaysAfter} from '~/lib/i18n/market-facts';
import {marketTerms} from '~/lib/i18n/market-terms';
import {loadCollection} from '~/lib/catalogue/load-collection.server';
import {MARKET_METAOBJECTS} from '@metarmap/local-shop/seed';
import {
  deliveryOptions,
  workdaysAfter,
  taxPermilleOf,
  toMinor,
} from '@metarmap/local-shop/markets';
import {makeCart, readCart} from '../support/cart-client';
import {add, cartOf} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {ownShop} from '../support/own-shop';
import {shownProduct} from '../support/shown-product';
import {storefrontContext} from '../support/storefront-context';

const running = ownShop();

/** What the sample shop's entries promise in a country. */
const sampleTerms = (country: string) =>
  marketTerms(
    MARKET_METAOBJECTS.map(({fields}) => ({
      fields: fields.map(({key, value}) => ({key, value: value.DE})),
    })),
    country,
    'DE',
  );

/** The page of a product as a visitor from this country sees it on a Monday. */
const page = (handle: string, code: LocaleCode, country: CountryCode) =>
  shownProduct(running.origin, handle, '', code, {
    i18n: {language: LOCALES[code].language, country},
    now: new Date('2026-11-22T23:30:00Z'),
  });

/** The checkout's text for one unit and a buyer in this country. */
async function checkoutText(
  variantId: string,
  code: LocaleCode,
  countryCode: string,
): Promise<string> {
  const {checkoutUrl} = await makeCart(running.origin, {
    buyerIdentity: {countryCode},
    lines: [{merchandiseId: variantId, quantity: 1}],
  });
  const url = new URL(checkoutUrl);
  url.searchParams.set('locale', code);
  const html = await (await fetch(url)).text();
  return html
    .replace(/<style>[^]*?<\/style>/g, '')
    .replace(/(\s*<[^>]*>\s*)+/g, '|')
    .replace(/\s+/gu, ' ');
}

const BUYERS = [
  ['DE', 'de', 'tasse-cavok', 'Deutschland'],
  ['AT', 'de', 'tasse-cavok', 'Alpen'],
  ['CH', 'de', 'tasse-cavok', 'Alpen'],
  ['US', 'en', 'cavok-mug', 'US East Coast'],
] as const;

describe.each(BUYERS)('a buyer in %s', (country, code, mug, region) => {
  const locale = LOCALES[code];

  test('sees on the page what the checkout charges', async () => {
    const {variant, facts} = await page(mug, code, country);
    const {shipping, tax} = sampleTerms(country);
    if (!variant || !shipping || !facts.arrival) throw new Error('No facts');
    const text = await checkoutText(variant.id, code, country);
    expect(facts.shipping?.kind).toBe('from');
    for (const said of [shipping.standard, variant.price.price]) {
      const amount = new Intl.NumberFormat(locale.tag, {
        style: 'currency',
        currency: said.currencyCode,
      }).format(said.amount as `${number}`);
      expect(text).toContain(amount.replace(/\s/gu, ' '));
    }
    expect(/MwSt|Tax included/.test(text)).toBe(tax !== 'none');

    const map = await page('metarmap', code, country);
    if (!map.variant) throw new Error('No map');
    expect(map.facts.shipping?.kind).toBe('free');
    expect(await checkoutText(map.variant.id, code, country)).toMatch(
      code === 'de' ? /versand\|kostenlos/ : /shipping\|free/,
    );
  });

  test('is shown the region of their country first', async () => {
    const {optionGroups} = await page('metarmap', code, country);
    expect(optionGroups.find(({name}) => name === 'Region')?.selected).toBe(
      region,
    );
  });
});

test('page and checkout agree on tax, thresholds and days of delivery in every country', () => {
  for (const {isoCode, currency} of running.shop.countries) {
    const {shipping, tax, transit} = sampleTerms(isoCode);
    expect(tax === 'none', isoCode).toBe(taxPermilleOf(isoCode) === 0);
    const deliver = (goodsMinor: number) =>
      deliveryOptions(
        {
          countryCode: isoCode,
          currencyCode: currency,
          goodsMinor,
          handlingDays: 0,
          isFreeByDiscount: false,
        },
        'EN',
      )[0];
    expect(deliver(0)?.description, isoCode).toBe(
      transit ? `${transit.least} to ${transit.most} business days` : '',
    );
    if (!shipping) continue;
    expect(shipping.freeFrom?.currencyCode).toBe(currency);
    const threshold = toMinor(Number(shipping.freeFrom?.amount), currency);
    const standard = toMinor(Number(shipping.standard.amount), currency);
    expect(deliver(threshold - 1)?.priceMinor, isoCode).toBe(standard);
    expect(deliver(threshold)?.priceMinor, isoCode).toBe(0);
  }
});

test('an unlisted country does not get the facts of another', () => {
  expect(marketFacts('HR')).toMatchObject({law: 'eu', tax: 'mwst'});
  for (const country of ['AU', 'XX', 'constructor', '']) {
    const facts = marketFacts(country);
    expect(facts, country).toMatchObject({law: null, tax: 'none'});
  }
});

test('an American chooses gift cards in dollars and reads sizes in inches', async () => {
  const card = await page('gift-card', 'en', 'US');
  expect(card.optionGroups[0]?.values.map(({label}) => label)).toEqual(
    [25, 50, 100, 200].map((dollars) =>
      formatMoney({amount: `${dollars}`, currencyCode: 'USD'}, LOCALES.en),
    ),
  );
  expect(card.facts).toMatchObject({
    isByMail: true,
    arrival: null,
    shipping: null,
  });
  const service = await page('mounting-service', 'en', 'DE');
  expect(service.variant?.requiresShipping).toBe(false);
  expect(service.facts).toMatchObject({
    isByMail: false,
    arrival: null,
    shipping: null,
  });
  const map = await page('metarmap', 'en', 'US');
  expect(map.optionGroups[1]?.values.map(({label}) => label)).toEqual([
    '20\u00A0×\u00A028\u00A0in (50\u00A0×\u00A070\u00A0cm)',
    '28\u00A0×\u00A039\u00A0in (70\u00A0×\u00A0100\u00A0cm)',
  ]);
  // Black is only made large there: a note has no room for both units.
  expect(
    map.optionGroups[2]?.values.find(({name}) => name === 'Black')?.brings,
  ).toEqual(['28 × 39 in']);
  const context = storefrontContext(running.origin, 'en', {
    i18n: {language: 'EN', country: 'US'},
  });
  const list = await loadCollection(context, 'all', new URLSearchParams());
  expect(JSON.stringify(list && 'list' in list && list.list.filters)).toContain(
    '20\u00A0×\u00A028\u00A0in (50\u00A0×\u00A070\u00A0cm)',
  );
  const visitor = createVisitor(running.origin, {
    language: 'EN',
    country: 'US',
  });
  const {snapshot} = await visitor.act(add(map.variant?.id ?? '', 1));
  expect(snapshot).toMatchObject({
    cart: {
      lines: [
        {
          options: [
            {},
            {value: '20\u00A0×\u00A028\u00A0in (50\u00A0×\u00A070\u00A0cm)'},
            {},
          ],
        },
      ],
    },
  });
  const mini = await page('metarmap-mini', 'en', 'US');
  expect(mini.descriptionHtml).toContain(
    '8.3\u00A0×\u00A012\u00A0in (21\u00A0×\u00A030\u00A0cm)',
  );
  expect((await page('metarmap-mini', 'en', 'DE')).descriptionHtml).toContain(
    '21\u00A0×\u00A030\u00A0cm,',
  );
});

test('a service of one country leaves no trace in the others', async () => {
  const service = await page('montageservice', 'de', 'DE');
  const map = await page('metarmap', 'de', 'DE');
  expect(map.addOns.map(({id}) => id)).toEqual([service.variant?.id]);
  const lines = [{merchandiseId: service.variant?.id ?? '', quantity: 1}];
  const {id} = await makeCart(running.origin, {lines});
  for (const country of ['US', 'GB'] as const) {
    expect((await page('metarmap', 'en', country)).addOns).toEqual([]);
    await expect(page('mounting-service', 'en', country)).rejects.toThrow();
    const cart = await readCart(running.origin, id, {country});
    expect(cart?.lines.nodes).toEqual([]);
  }
});

test('a cart states its shipping, and the amount of a gift card', async () => {
  const visitor = createVisitor(running.origin);
  const cartWith = async (handle: string, quantity = 1) => {
    const {variant} = await page(handle, 'de', 'DE');
    return cartOf(await visitor.act(add(variant?.id ?? '', quantity)));
  };
  const {lines, shipping} = await cartWith('geschenkkarte');
  const amount = formatMoney({amount: '25', currencyCode: 'EUR'}, LOCALES.de);
  expect(lines[0]?.options).toEqual([{name: 'Betrag', value: amount}]);
  expect(shipping).toMatchObject({cost: 'none', missing: null, arrival: null});
  const {shipping: mug} = await cartWith('tasse-cavok');
  expect(mug).toMatchObject({
    cost: 'costs',
    price: '6,90\u00a0€',
    missing: {amount: '108.1', currencyCode: 'EUR'},
    country: 'Deutschland',
    arrival: {least: 1, most: 3},
  });
  expect(mug.countries).toEqual(
    expect.arrayContaining(['Österreich', 'Vereinigte Staaten']),
  );
  // The map takes a day longer to pack, and everything is sent together.
  expect((await cartWith('metarmap')).shipping).toMatchObject({
    cost: 'free',
    missing: null,
    arrival: {least: 2, most: 4},
  });
  const other = createVisitor(running.origin);
  const {variant} = await page('tasse-cavok', 'de', 'DE');
  await other.act(add(variant?.id ?? '', 1));
  const free = await other.act({
    kind: 'discountCodes',
    codes: ['VERSANDFREI'],
  });
  // The code reduces nothing else: it is for the shipping, of which the cart knows no price.
  expect(cartOf(free).shipping).toMatchObject({cost: 'unknown', missing: null});
});

test('buying now leads to the checkout with one unit, if a link can express the choice', async () => {
  const {variant} = await page('metarmap', 'de', 'DE');
  expect(variant?.buyNow).toMatch(/^\/cart\/\d+:1$/);
  for (const handle of ['geschenkkarte', 'metarmap-erstausgabe']) {
    expect((await page(handle, 'de', 'DE')).variant?.buyNow).toBeNull();
  }
});

test('the product page and the checkout know the same holidays', () => {
  for (const country of ['DE', 'US']) {
    for (let year = 2026; year < 2040; year += 1) {
      for (const month of [0, 2, 3, 4, 5, 6, 8, 9, 10, 11]) {
        const start = new Date(Date.UTC(year, month, 1, 12));
        for (const days of [4, 10, 20]) {
          expect(workingDaysAfter(start, days, marketFacts(country))).toEqual(
            workdaysAfter(start, days, country),
          );
        }
      }
    }
  }
});

test('the map’s page shows the shop’s cards and wallets, and its sample rating', async () => {
  const {facts, rating, reviews, weight, promises, airports} = await page(
    'metarmap',
    'de',
    'DE',
  );
  expect(facts.payments.map(({name}) => name)).toEqual([
    'Visa',
    'Mastercard',
    'American Express',
    'Apple Pay',
    'Google Pay',
    'Shop Pay',
  ]);
  expect(facts.arrival).toMatchObject({
    least: 2,
    most: 4,
    date: 'Fr., 27. Nov.',
  });
  expect(rating).toEqual({value: 4.8, best: 5, count: 214});
  const friday = new Date('2026-11-27T22:00:00Z');
  expect(workingDaysAfter(friday, 1, marketFacts('DE')).getUTCDay()).toBe(1);
  expect(reviews).toHaveLength(3);
  // Samples, as their names say.
  expect(reviews.filter(({isVerified}) => isVerified)).toEqual([]);
  expect(reviews[1]).toMatchObject({
    rating: {value: 4, best: 5},
    author: 'Piotr W. (Beispiel), Poznań',
    date: '2026-08-02T12:00:00Z',
    isVerified: false,
  });
  // Its data sheet says it.
  expect(weight).toBeNull();
  expect(promises[0]?.text).toContain('Süddeutschland');
  expect(airports).toEqual({count: 60, path: '/weather?region=germany'});
  expect(await page('flugbuch', 'de', 'DE')).toMatchObject({
    rating: null,
    weight: '460 g',
  });
  // Goods made for an airfield have no right of withdrawal.
  const {facts: own} = await page('heimatplatz-karte', 'de', 'DE');
  expect(own.rights[0]).toBe('Für dich angefertigt, daher kein Rückgaberecht');
  // A sold-out product has no date.
  const soldOut = await page('metarmap-erstausgabe', 'de', 'DE');
  expect(soldOut.facts.arrival).toBeNull();
});
