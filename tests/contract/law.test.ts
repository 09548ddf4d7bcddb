import {beforeAll, describe, expect, test} from 'vitest';
import {parseCartInput} from '~/lib/cart/cart-input.server';
import {loadCollection} from '~/lib/catalogue/load-collection.server';
import {loadSearch, loadSuggestions} from '~/lib/catalogue/load-search.server';
import {folderPages, requirePage} from '~/lib/content/load-content.server';
import {WITHDRAWAL_PATH} from '~/lib/content/navigation';
import {LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {lawOf, returnLaw} from '~/lib/i18n/law';
import {loadMarketTerms} from '~/lib/i18n/load-market-terms.server';
import {returnWords} from '~/lib/i18n/market-terms';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {type UnitPriceView, unitPriceText} from '~/lib/i18n/unit-price';
import {loadRecommendations} from '~/lib/product/load-product-page.server';
import {productMarkdown} from '~/lib/product/product-markdown.server';
import {productData} from '~/lib/product/product-seo';
import {
  productId,
  addOns as addOnsOf,
  seedCatalogue,
} from '@metarmap/local-shop/seed';
import {text} from '@metarmap/store/localized-text';
import {saveDiscount} from '@metarmap/local-shop/stores';
import type {Metafield, Product} from '@metarmap/local-shop/catalogue';
import {add, cartOf} from '../support/cart-results';
import {createVisitor} from '../support/cart-visitor';
import {ownShop} from '../support/own-shop';
import {shownProduct} from '../support/shown-product';
import {storefrontContext} from '../support/storefront-context';
import {withoutLowestPrice} from '../support/without-lowest-price';
import {withoutTimeouts} from '../support/without-timeouts';

const waitUntil = () => undefined;

/** The product's first picture as a label with a text, and a text without a picture. */
const labelsOf = ({media}: Product): Metafield[] => [
  {
    namespace: 'custom',
    key: 'durability_label',
    value: {type: 'file_reference', id: media[0]?.id ?? ''},
  },
  ...(['durability_text', 'energy_text'] as const).map((key) => ({
    namespace: 'custom',
    key,
    value: {
      type: 'multi_line_text_field' as const,
      value: text('Fünf Jahre: alles', 'Five years: all of it'),
    },
  })),
];

const LONG = 'Hersteller & Söhne '.repeat(105).trim();

/** Invalid values: a measure without reference, a lowest price in dollars, a deleted label. */
const withBadValues = (product: Product): Product => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    compareAtPrices: {EUR: 4_490},
    unitPrice: {
      ...{quantityUnit: 'ML', quantityValue: 100},
      ...{referenceUnit: 'ML', referenceValue: 0},
    },
    metafields: [
      {
        namespace: 'custom',
        key: 'lowest_price',
        value: {
          type: 'money',
          value: JSON.stringify({amount: '1.00', currency_code: 'USD'}),
        },
      },
    ],
  })),
  metafields: [
    ...product.metafields.filter(({key}) => key !== 'manufacturer'),
    {
      namespace: 'custom',
      key: 'manufacturer',
      value: {type: 'multi_line_text_field', value: text(LONG, LONG)},
    },
    ...['durability_label', 'energy_label'].map((key): Metafield => ({
      namespace: 'custom',
      key,
      value: {type: 'file_reference', id: 'gid://shopify/MediaImage/1'},
    })),
  ],
});

/**
 * The sample shop's, but the map has labels, a spray is sold together with a cloth, and a code
 * reduces both.
 */
const running = ownShop({
  catalogue: {
    ...seedCatalogue,
    products: seedCatalogue.products
      .map((product) =>
        product.handle.DE === 'metarmap'
          ? {
              ...product,
              metafields: [...product.metafields, ...labelsOf(product)],
            }
          : product,
      )
      .map((product) =>
        product.handle.DE === 'kniebrett' ? withBadValues(product) : product,
      )
      .map((product) =>
        product.handle.DE === 'mini-windsack'
          ? withoutLowestPrice(product)
          : product,
      )
      .map((product) =>
        product.handle.DE === 'mikrofasertuch'
          ? {
              ...product,
              relatedIds: [productId(21)],
              metafields: [...product.metafields, addOnsOf([21])],
            }
          : product,
      ),
  },
});

// A cold shop would send its first page without the terms of the market.
beforeAll(async () => {
  await shownProduct(running.origin, 'metarmap');
});

type Country = 'AT' | 'AU' | 'CH' | 'DE' | 'GB' | 'US';

/** What the law asks for, country by country. */
const COUNTRIES: readonly {
  readonly country: Country;
  readonly code: LocaleCode;
  readonly rights: readonly string[];
  /** The name of the form for returns; `null` where returns are not possible. */
  readonly form: string | null;
  /** The unit price of 100 ml of spray. */
  readonly spray: {
    readonly amount: string;
    readonly reference: string;
    /** With ten per cent off. */
    readonly reduced: string;
  };
  readonly lowest: string | null;
  /** For two units in the cart. */
  readonly lowestOfTwo: string | null;
  readonly isEu: boolean;
}[] = [
  {
    country: 'DE',
    code: 'de',
    rights: [
      '14 Tage Widerrufsrecht, Rücksendung kostenlos',
      '2 Jahre gesetzliche Gewährleistung',
    ],
    form: 'Vertrag widerrufen',
    spray: {amount: '69.00', reference: 'l', reduced: '62.10'},
    lowest: '65.00',
    lowestOfTwo: 'Niedrigster Preis der letzten 30\u00a0Tage: 130\u00a0€',
    isEu: true,
  },
  {
    country: 'AT',
    code: 'en',
    rights: [
      '14-day right of withdrawal, you pay return shipping',
      '2-year legal guarantee',
    ],
    form: 'Withdraw from contract',
    spray: {amount: '69.00', reference: 'l', reduced: '62.10'},
    lowest: '65.00',
    lowestOfTwo: 'Lowest price in the last 30\u00a0days: €130',
    isEu: true,
  },
  {
    country: 'CH',
    code: 'en',
    rights: [
      '14-day voluntary returns, you pay return shipping',
      'Warranty under the Swiss Code of Obligations',
    ],
    form: 'Request a return',
    spray: {amount: '6.9', reference: '100 ml', reduced: '6.21'},
    lowest: null,
    lowestOfTwo: null,
    isEu: false,
  },
  {
    country: 'GB',
    code: 'en',
    rights: [
      '14 days to cancel, you pay return shipping',
      'Statutory rights under the Consumer Rights Act 2015',
    ],
    form: 'Cancel your order',
    spray: {amount: '5.99', reference: '100 ml', reduced: '5.39'},
    lowest: null,
    lowestOfTwo: null,
    isEu: false,
  },
  {
    country: 'US',
    code: 'en',
    rights: [
      '14-day returns, you pay return shipping',
      'Limited warranty: 1 year for materials and workmanship',
    ],
    form: 'Request a return',
    spray: {amount: '7.99', reference: '100 ml', reduced: '7.19'},
    lowest: null,
    lowestOfTwo: null,
    isEu: false,
  },
  {
    country: 'AU',
    code: 'en',
    rights: [],
    form: null,
    spray: {amount: '6.9', reference: '100 ml', reduced: '6.21'},
    lowest: null,
    lowestOfTwo: null,
    isEu: false,
  },
];

describe.each(COUNTRIES)('in $country', ({country, code, ...wanted}) => {
  withoutTimeouts();
  const locale = LOCALES[code];
  const i18n = {language: locale.language, country};
  const page = (handle: string, variables = {}) =>
    shownProduct(running.origin, handle, '', code, {i18n, variables});

  test('a product states the rights of a buyer', async () => {
    const {facts} = await page('metarmap');
    const {text = null} = facts.limitedWarranty ?? {};
    expect([
      ...facts.rights,
      ...(text ? [`Limited warranty: ${text}`] : []),
    ]).toEqual(wanted.rights);
  });

  test('the form for returns has the words of the law, also in menus and mails', async () => {
    const context = {
      ...storefrontContext(running.origin, code, {i18n}),
      country,
      waitUntil,
    };
    const market = (await loadMarketTerms(context))(country);
    expect(returnWords(market) !== null).toBe(wanted.form !== null);
    const law = returnLaw(lawOf(country));
    const t = serverTranslator(code);
    const words = t('layout.footer.withdraw', {law});
    expect(words).toBe(wanted.form ?? 'Request a return');
    expect((await requirePage(context, WITHDRAWAL_PATH)).title).toBe(words);
    const legal = await folderPages(context, '/legal');
    expect(legal.map(({page: {title}}) => title)).toContain(words);
    const policy = await requirePage(context, '/legal/revocation');
    expect(policy.action).toEqual({to: WITHDRAWAL_PATH, label: words});
    const right = /withdraw|cancel|widerruf/i;
    const said = (
      [
        ...['withdrawal.lines', 'withdrawal.linesHint', 'withdrawal.confirm'],
        ...['withdrawal.declaration', 'withdrawal.receiptTitle'],
        ...['mail.withdrawal.receiptSubject', 'mail.withdrawal.receiptIntro'],
      ] as const
    ).map((key) => t(key, {law}));
    said.push(t('mail.withdrawal.noticeSubject', {law, orderNumber: '#1'}));
    for (const each of said) expect(right.test(each)).toBe(law !== 'none');
    if (law === 'gb') expect(said.join()).not.toMatch(/withdraw/i);
  });

  test('goods sold by measure have a unit price, everywhere', async () => {
    const handle = code === 'de' ? 'reinigungsspray' : 'cleaning-spray';
    const cloth = code === 'de' ? 'mikrofasertuch' : 'microfiber-cloth';
    const url = 'https://a.example/spray';
    const {amount, reference} = wanted.spray;
    const isSpray = (each: {handle: string}) => each.handle === handle;
    const amountOf = (view: {unit?: UnitPriceView} | undefined) =>
      view?.unit?.price.amount;
    const context = {
      ...storefrontContext(running.origin, code, {i18n}),
      waitUntil,
    };

    const {loaded, variant} = await page(handle);
    expect(amountOf(variant?.price)).toBe(amount);
    const markdown = productMarkdown(loaded, url, context.env);
    const per = code === 'de' ? ' / ' : '/';
    expect(markdown).toContain(`${per}${reference}`);
    const data = productData(loaded.product, url, loaded.market.law);
    const [value, unitCode] = reference === 'l' ? [1, 'LTR'] : [100, 'MLT'];
    expect(data).toMatchObject({
      hasVariant: [
        {
          offers: {
            priceSpecification: {
              price: variant?.price.price.amount,
              referenceQuantity: {
                value: 100,
                unitCode: 'MLT',
                valueReference: {value, unitCode},
              },
            },
          },
        },
        {},
        {},
      ],
    });

    const {addOns} = await page(cloth);
    expect(addOns.map(amountOf)).toEqual([amount]);
    const recommended = loadRecommendations(context, cloth, Promise.resolve());
    expect(amountOf((await recommended).find(isSpray)?.price)).toBe(amount);

    const groups = await loadSuggestions(context, 'klarsicht');
    const others = await loadSuggestions(context, 'cleaning spray');
    const found = [...groups, ...others]
      .flatMap(({options}) => options)
      .find(({path}) => path === `/products/${handle}`);
    expect(amountOf(found?.price)).toBe(amount);
    const query = {q: code === 'de' ? 'reinigungsspray' : 'spray'};
    const search = await loadSearch(context, new URLSearchParams(query));
    const cards = search.list?.products ?? [];
    expect(amountOf(cards.find(isSpray)?.price)).toBe(amount);
    const list = code === 'de' ? 'zubehoer' : 'accessories';
    const shelf = await loadCollection(context, list, new URLSearchParams());
    if (!shelf || 'movedTo' in shelf) throw new Error('No collection.');
    expect(amountOf(shelf.list.products.find(isSpray)?.price)).toBe(amount);
  });

  test('in the cart a unit price is that of the amount paid, also for add-ons', async () => {
    const handle = code === 'de' ? 'reinigungsspray' : 'cleaning-spray';
    const cloth = code === 'de' ? 'mikrofasertuch' : 'microfiber-cloth';
    const {variant} = await page(handle);
    const {addOns, ...other} = await page(cloth);
    const {unit, price} = variant?.price ?? {};
    const per = (times: string) =>
      unitPriceText(
        {...unit!, price: {...unit!.price, amount: times}},
        LOCALES[code],
      );
    const visitor = createVisitor(running.origin, i18n);
    const withSpray = await visitor.act(add(variant?.id ?? '', 2));
    expect(cartOf(withSpray).lines[0]?.unitPrice).toBe(
      per(wanted.spray.amount),
    );
    expect(price).toBeDefined();
    const form = new FormData();
    const lines = [{merchandiseId: other.variant?.id, quantity: 1}];
    const inputs = {action: 'LinesAdd', inputs: {lines}};
    form.set('cartFormInput', JSON.stringify(inputs));
    form.set('addOn', addOns[0]?.id ?? '');
    const input = parseCartInput(form);
    if (!input.isValid) throw new Error('Not added.');
    const [nested] = cartOf(await visitor.act(input.action)).lines;
    expect(nested).toMatchObject({
      nested: [{unitPrice: per(wanted.spray.amount)}],
    });
    saveDiscount(running.shop, {
      code: 'SPRAY10',
      kind: 'percentage',
      percentage: 10,
      collection: 'accessories',
    });
    const reduced = await visitor.act({
      kind: 'discountCodes',
      codes: ['SPRAY10'],
    });
    expect(cartOf(reduced).lines[1]?.unitPrice).toBe(per(wanted.spray.reduced));
  });

  test('a reduction has its lowest price, or is not announced', async () => {
    const {variant} = await page('metarmap-connect');
    const {was, lowest = null, isUnannounced = false} = variant?.price ?? {};
    expect(was).toBeTruthy();
    expect(lowest?.amount ?? null).toBe(wanted.lowest);
    expect(isUnannounced).toBe(false);
    const visitor = createVisitor(running.origin, i18n);
    const {lines} = cartOf(await visitor.act(add(variant?.id ?? '', 2)));
    expect(lines[0]?.priceBefore).toBeTruthy();
    expect(lines[0]?.lowest ?? null).toBe(wanted.lowestOfTwo);
    expect(lines[0]?.isUnannounced).toBeUndefined();
  });

  test('a reduction without its lowest price shows only a struck-through price in the EU', async () => {
    const handle = code === 'de' ? 'mini-windsack' : 'mini-windsock';
    const {variant} = await page(handle);
    expect(variant?.price.isUnannounced ?? false).toBe(wanted.isEu);
    const visitor = createVisitor(running.origin, i18n);
    const {lines} = cartOf(await visitor.act(add(variant?.id ?? '', 1)));
    expect(lines[0]?.priceBefore).toBeTruthy();
    expect(lines[0]?.isUnannounced ?? false).toBe(wanted.isEu);
    const context = storefrontContext(running.origin, code, {i18n});
    const query = new URLSearchParams({q: handle.replace('-', ' ')});
    const card = (await loadSearch(context, query)).list?.products.find(
      (each) => each.handle === handle,
    );
    expect(card?.badges.includes('sale')).toBe(!wanted.isEu);
  });

  test('official labels have their texts; the label of durability is for the EU', async () => {
    const {labels, loaded} = await page('metarmap');
    const words = code === 'de' ? 'Fünf Jahre: alles' : 'Five years: all of it';
    const energy = {key: 'energy', picture: null, text: words};
    const picture = {url: expect.stringContaining(running.origin) as string};
    expect(labels).toMatchObject(
      wanted.isEu
        ? [{...energy, key: 'durability', picture}, energy]
        : [energy],
    );
    const {env} = storefrontContext(running.origin, code);
    const markdown = productMarkdown(loaded, 'https://a.example/', env);
    const named = /guarantee of durability|Haltbarkeitsgarantie/;
    expect(named.test(markdown)).toBe(wanted.isEu);
    expect(markdown).toContain(words);
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

  test('goods of the brand without a manufacturer have the configured one, also in Markdown', async () => {
    const handle = code === 'de' ? 'wandleiste' : 'french-cleat';
    expect((await page(handle)).legal).toEqual([]);
    const own = 'METARmap GmbH, Weg 1, 12345 Stadt, a@b.example';
    const variables = {PUBLIC_MANUFACTURER: own};
    const {legal, loaded} = await page(handle, variables);
    expect(legal).toEqual([{key: 'manufacturer', text: own}]);
    const {env} = storefrontContext(running.origin, code);
    const markdown = productMarkdown(loaded, 'https://a.example/', env);
    expect(markdown).toContain(own);
  });

  test('goods that are not shipped have no warranty', async () => {
    const {facts} = await page(code === 'de' ? 'geschenkkarte' : 'gift-card');
    expect(facts.rights.join()).not.toMatch(/guarantee|warranty|Gewähr/i);
  });
});

test('invalid values are left out, a long one is shown, and no page fails', async () => {
  const handle = 'kniebrett';
  const {loaded, variant, labels, legal} = await shownProduct(
    running.origin,
    handle,
  );
  const silent = {was: {amount: '44.9'}, isUnannounced: true};
  expect(variant?.price).toMatchObject(silent);
  expect(variant?.price).not.toHaveProperty('unit');
  expect(variant?.price).not.toHaveProperty('lowest');
  expect(labels).toEqual([]);
  expect(legal.map(({text: shown}) => shown)).toEqual([LONG]);
  const context = storefrontContext(running.origin, 'de');
  const markdown = productMarkdown(loaded, 'https://a.example/', context.env);
  expect(markdown).toContain('Hersteller');
  expect(markdown).not.toContain('undefined');
  const {law} = loaded.market;
  const data = productData(loaded.product, 'https://a.example/', law);
  expect(JSON.stringify(data)).not.toContain('referenceQuantity');

  const isThisProduct = (each: {handle: string}) => each.handle === handle;
  const search = await loadSearch(context, new URLSearchParams({q: handle}));
  const shelf = await loadCollection(
    context,
    'zubehoer',
    new URLSearchParams(),
  );
  if (!shelf || 'movedTo' in shelf) throw new Error('No collection.');
  for (const list of [search.list, shelf.list]) {
    const card = list?.products.find(isThisProduct);
    expect(card?.price).toMatchObject(silent);
    expect(card?.price.unit).toBeUndefined();
    expect(card?.badges).not.toContain('sale');
  }
  const i18n = {language: 'DE', country: 'DE'} as const;
  const visitor = createVisitor(running.origin, i18n);
  const {lines} = cartOf(await visitor.act(add(variant?.id ?? '', 1)));
  expect(lines[0]).toMatchObject({isUnannounced: true});
  expect(lines[0]?.unitPrice).toBeUndefined();
  expect(lines[0]?.lowest).toBeUndefined();
});

test('only the merchant promises a warranty in the United States', async () => {
  const {facts} = await shownProduct(
    running.origin,
    'metarmap-mini',
    '',
    'en',
    {i18n: {language: 'EN', country: 'US'}},
  );
  expect(facts.rights).toEqual(['14-day returns, you pay return shipping']);
});
