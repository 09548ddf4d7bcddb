import {describe, expect, test} from 'vitest';
import {loadSearch} from '~/lib/catalogue/load-search.server';
import {loadSuggestions} from '~/lib/catalogue/load-suggestions.server';
import {mayWithdraw} from '~/lib/content/merchant-menus.server';
import {LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {productMarkdown} from '~/lib/product/product-markdown.server';
import {productData} from '~/lib/product/product-seo';
import {add, cartOf} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {ownShop} from '../support/own-shop';
import {shownProduct} from '../support/shown-product';
import {storefrontContext} from '../support/storefront-context';

const running = ownShop();

type Country = 'AT' | 'AU' | 'CH' | 'DE' | 'GB' | 'US';

/** What the law asks for, country by country. */
const COUNTRIES: readonly {
  readonly country: Country;
  readonly code: LocaleCode;
  readonly rights: readonly string[];
  readonly mayWithdraw: boolean;
  /** The unit price of 100 ml of spray. */
  readonly spray: {readonly amount: string; readonly reference: string};
  readonly lowest: string | null;
  readonly isUnannounced: boolean;
}[] = [
  {
    country: 'DE',
    code: 'de',
    rights: [
      '14 Tage Widerrufsrecht, Rücksendung kostenlos',
      '2 Jahre gesetzliche Gewährleistung',
    ],
    mayWithdraw: true,
    spray: {amount: '69.00', reference: 'l'},
    lowest: '65.00',
    isUnannounced: false,
  },
  {
    country: 'AT',
    code: 'en',
    rights: [
      '14-day right of withdrawal, you pay return shipping',
      '2-year legal guarantee',
    ],
    mayWithdraw: true,
    spray: {amount: '69.00', reference: 'l'},
    lowest: '65.00',
    isUnannounced: false,
  },
  {
    country: 'CH',
    code: 'en',
    rights: [
      '14-day voluntary returns, you pay return shipping',
      'Warranty under the Swiss Code of Obligations',
    ],
    mayWithdraw: false,
    spray: {amount: '6.9', reference: '100 ml'},
    lowest: null,
    isUnannounced: false,
  },
  {
    country: 'GB',
    code: 'en',
    rights: [
      '14 days to cancel, you pay return shipping',
      'Statutory rights under the Consumer Rights Act 2015',
    ],
    mayWithdraw: true,
    spray: {amount: '5.99', reference: '100 ml'},
    lowest: null,
    isUnannounced: false,
  },
  {
    country: 'US',
    code: 'en',
    rights: [
      '14-day returns, you pay return shipping',
      'Limited warranty: 1 year for materials and workmanship',
    ],
    mayWithdraw: false,
    spray: {amount: '7.99', reference: '100 ml'},
    lowest: null,
    isUnannounced: false,
  },
  {
    country: 'AU',
    code: 'en',
    rights: [],
    mayWithdraw: false,
    spray: {amount: '6.9', reference: '100 ml'},
    lowest: null,
    isUnannounced: false,
  },
];

describe.each(COUNTRIES)('in $country', ({country, code, ...wanted}) => {
  const locale = LOCALES[code];
  const i18n = {language: locale.language, country};
  const page = (handle: string) =>
    shownProduct(running.origin, handle, '', code, {
      i18n,
    });

  test('a product says which rights a buyer has', async () => {
    const {facts} = await page('metarmap');
    expect(facts.rights).toEqual(wanted.rights);
  });

  test('the footer leads to the withdrawal where there is a right to it', () => {
    expect(mayWithdraw({country, locale})).toBe(wanted.mayWithdraw);
  });

  test('goods sold by measure have a unit price, everywhere', async () => {
    const handle = code === 'de' ? 'reinigungsspray' : 'cleaning-spray';
    const url = 'https://a.example/spray';
    const {amount, reference} = wanted.spray;
    const {loaded, variant} = await page(handle);
    expect(variant?.price.unit?.price.amount).toBe(amount);
    const context = storefrontContext(running.origin, code, {i18n});
    const markdown = productMarkdown(loaded, url, context.env);
    expect(markdown).toContain(` / ${reference}`);
    const data = productData(loaded.product, url, loaded.market.law);
    expect(JSON.stringify(data)).toContain(`"price":"${amount}"`);
    const groups = await loadSuggestions(context, 'klarsicht');
    const others = await loadSuggestions(context, 'cleaning spray');
    const found = [...groups, ...others]
      .flatMap(({options}) => options)
      .find(({path}) => path === `/products/${handle}`);
    expect(found?.price?.unit?.price.amount).toBe(amount);
    const search = await loadSearch(
      context,
      new URLSearchParams({q: code === 'de' ? 'reinigungsspray' : 'spray'}),
    );
    const card = search.list?.products.find((each) => each.handle === handle);
    expect(card?.price.unit?.price.amount).toBe(amount);
    const visitor = createVisitor(running.origin, {
      language: locale.language,
      country,
    });
    const bought = variant?.id ?? '';
    const {lines} = cartOf(await visitor.act(add(bought, 1)));
    expect(lines[0]?.unitPrice).toContain(` / ${reference}`);
  });

  test('a reduction has its lowest price, or is not announced', async () => {
    const {variant} = await page('metarmap-connect');
    const {was, lowest = null, isUnannounced = false} = variant?.price ?? {};
    expect(was).toBeTruthy();
    expect(lowest?.amount ?? null).toBe(wanted.lowest);
    expect(isUnannounced).toBe(wanted.isUnannounced);
  });

  test('an offer names its manufacturer, dangers and registration', async () => {
    const {legal} = await page('metarmap');
    expect(legal.map(({key}) => key)).toEqual([
      'manufacturer',
      'safety',
      'weee_number',
    ]);
    expect(legal[0]?.text).toMatch(/\n.+\n\S+@/);
  });

  test('what is not sent has no warranty', async () => {
    const {facts} = await page(code === 'de' ? 'geschenkkarte' : 'gift-card');
    expect(facts.rights.join()).not.toMatch(/guarantee|warranty|Gewähr/i);
  });
});

test('nothing promises a warranty in the United States but the merchant', async () => {
  const {facts} = await shownProduct(
    running.origin,
    'metarmap-mini',
    '',
    'en',
    {i18n: {language: 'EN', country: 'US'}},
  );
  expect(facts.rights).toEqual(['14-day returns, you pay return shipping']);
});
