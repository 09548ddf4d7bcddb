import {getOperationAST, getVariableValues, parse} from 'graphql';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {contentPage} from '~/lib/content/content.server';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {merchantMenus} from '~/lib/content/merchant-menus.server';
import {writtenPage} from '~/lib/content/written-page.server';
import {landingTexts, shellTexts} from '~/lib/content/landing-texts.server';
import {CATALOGUES} from '~/lib/i18n/catalogues';
import {rootRedirect} from '~/lib/i18n/request-market.server';
import {same} from '@metarmap/local-shop/catalogue';
import {LOCAL_ADMIN_TOKEN} from '@metarmap/local-shop/credentials';
import {
  METAFIELD_DEFINITIONS,
  METAOBJECT_DEFINITIONS,
} from '@metarmap/store/definitions';
import {SAMPLE_BRAND, seedCatalogue} from '@metarmap/local-shop/seed';
import {readSchema} from '@metarmap/local-shop/schema';
import {checkStore} from '../../scripts/store-checks';
import {planSetup} from '../../scripts/store-setup-steps';
import {storeTexts} from '../../scripts/store-texts';
import {storefrontEnvironment} from '../../scripts/storefront-environment';
import {saveBrand, saveMenu} from '@metarmap/local-shop/stores';
import {toRichText} from '@metarmap/local-shop/testing';
import {API_VERSION, NEXT_API_VERSION} from '../../schemas/version';
import {readDocuments} from '../../scripts/graphql-documents';
import {ownShop} from '../support/own-shop';
import {forgetRequests, loggedRequests} from '../support/shop-client';
import {storefrontContext} from '../support/storefront-context';
import {withoutLowestPrice} from '../support/without-lowest-price';
import {writeEntry} from '../support/written-entry';

const SITE = 'http://localhost:3000';

/** The sample shop's catalogue, with legal texts of the merchant's own, and without a lowest price. */
const catalogue = {
  ...seedCatalogue,
  products: seedCatalogue.products.map((product) =>
    product.handle.DE === 'mini-windsack'
      ? withoutLowestPrice(product)
      : product,
  ),
  policies: seedCatalogue.policies.map((policy) => ({
    ...policy,
    bodyHtml: same('<p>Kraut und Rüben GbR, Feldweg 4</p>'),
  })),
  metaobjects: [
    ...seedCatalogue.metaobjects,
    ...['legal-imprint', 'legal-accessibility'].map((name) => ({
      id: `gid://shopify/Metaobject/${name}`,
      type: 'storefront_page',
      handle: `de--${name}`,
      fields: [
        {
          key: 'body',
          type: 'rich_text_field',
          value: same(toRichText('Kraut und Rüben GbR')),
        },
      ],
    })),
  ],
};

const shop = ownShop({catalogue, customers: false});
const sampleShop = ownShop({customers: false});
const freshShop = ownShop({profile: 'fresh'});
const paperShop = ownShop({profile: 'paper'});
const kilimShop = ownShop({profile: 'kilim'});
const poorShop = ownShop({
  catalogue,
  customers: false,
  definitions: METAFIELD_DEFINITIONS.filter(({key}) => key !== 'details').map(
    (each) => (each.key === 'rating' ? {...each, storefront: 'NONE'} : each),
  ),
  metaobjectDefinitions: METAOBJECT_DEFINITIONS.filter(
    ({type}) => type !== 'storefront_announcement',
  ).map((each) =>
    each.type === 'storefront_page'
      ? {...each, storefront: 'NONE', fields: each.fields.slice(1)}
      : each,
  ),
});
const newShop = ownShop({
  catalogue: {...seedCatalogue, menus: []},
  definitions: [],
  metaobjectDefinitions: [],
});
const SCOPES = [
  'unauthenticated_read_content',
  'unauthenticated_read_metaobjects',
  'unauthenticated_read_product_inventory',
  'unauthenticated_read_product_tags',
  'unauthenticated_read_selling_plans',
] as const;
const shopWithoutScopes = ownShop({
  catalogue,
  customers: false,
  withoutScopes: SCOPES,
});
const emptyShop = ownShop({
  catalogue: {...seedCatalogue, menus: []},
  definitions: [],
  metaobjectDefinitions: [],
});
const olderShop = ownShop({
  catalogue,
  customers: false,
  metaobjectDefinitions: METAOBJECT_DEFINITIONS.map((each) =>
    each.type === 'storefront_section'
      ? {...each, fields: each.fields.slice(0, -2)}
      : each,
  ),
});
const shopWithAccounts = ownShop({
  catalogue,
  customers: false,
  accountPort: 0,
});

afterEach(() => vi.unstubAllGlobals());

/** Responds for the storefront, which does not run, and edits the shop's responses. */
function stubFetch(
  site: (path: string, headers: Headers) => Response,
  edit = (text: string) => text,
) {
  const original = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.startsWith(SITE)) {
      const headers = new Headers(init.headers);
      // Node's `fetch` sends a user agent unless the caller does.
      if (!headers.has('User-Agent')) headers.set('User-Agent', 'node');
      return site(url.slice(SITE.length), headers);
    }
    if (url.endsWith('/admin/oauth/access_token')) {
      return Response.json({access_token: LOCAL_ADMIN_TOKEN});
    }
    const response = await original(url, init);
    return new Response(edit(await response.text()), response);
  });
}

/** Oxygen's page cache in front of our pages. */
function deployed(path: string, headers: Headers): Response {
  if (path === '/builds/latest.json') return Response.json({id: 'a'});
  if (path === '/') {
    const url = new URL(SITE);
    const request = new Request(url, {headers});
    const env = {
      PUBLIC_ENVIRONMENT: 'production',
      PUBLIC_SITE_URL: SITE,
    } as const;
    return rootRedirect(request, {url, env}) ?? new Response('<h1>Start</h1>');
  }
  const state = headers.has('Cookie') ? 'miss' : 'hit';
  return new Response('<h1>FAQ</h1>', {
    headers: {etag: '"1"', 'oxygen-full-page-cache': state},
  });
}

const bindings = (
  origin: string,
  variables: Readonly<Record<string, string>> = {},
) => ({
  ...storefrontEnvironment({}).bindings,
  PUBLIC_STORE_DOMAIN: origin,
  PUBLIC_CHECKOUT_DOMAIN: origin,
  PRIVATE_ADMIN_API_TOKEN: LOCAL_ADMIN_TOKEN,
  ...variables,
});

async function check(...store: Parameters<typeof bindings>) {
  const findings = await checkStore(bindings(...store));
  const texts = (state: string) =>
    findings.filter((each) => each.state === state).map(({text}) => text);
  return {
    ok: texts('ok'),
    missing: texts('missing'),
    look: texts('look'),
    unknown: texts('unknown'),
  };
}

describe('npm run store:check', () => {
  it('finds nothing missing in the local shop', async () => {
    stubFetch(deployed);
    const {ok, missing, look, unknown} = await check(shop.origin);
    expect({missing, unknown}).toEqual({missing: [], unknown: []});
    expect(look).toEqual([
      'Metaobjects, Market, for CA, GB, JP, NO: shipping_price and currency, transit_least and transit_most. Without them pages promise nothing, and the costs are shown at the checkout',
      'Metaobjects, Market, for CZ, DK, PL, SE: shipping_price and currency. Without them pages promise nothing, and the costs are shown at the checkout',
      'Notice of the legal guarantee, with the official picture (Metaobjects, Notice of the legal guarantee): without it nothing beside the buy button and in the cart leads to it, as the EU asks',
      'Metafield custom.lowest_price of the variants of mini-windsack: without it DE sees no reduction, only the former price struck through',
      '33 of 33 products name the company of our samples as manufacturer (Metafield custom.manufacturer; PUBLIC_MANUFACTURER for those of METARmap)',
    ]);
    expect(ok).toContain(
      'Pages promise in CH, LI: 6.90 CHF shipping, free from 150 CHF, 3 to 6 working days in transit, 14 days to return',
    );
    expect(ok.length).toBeGreaterThan(25);
  });

  it('says of a store for Japan only, sold out and without collections, what it lacks, and nothing of another law', async () => {
    stubFetch(deployed);
    const {missing, look} = await check(paperShop.origin, {
      CONTACT_ENDPOINT: '',
    });
    expect(missing).toEqual([
      ...['Privacy policy', 'Refund policy', 'Shipping policy'].map(
        (name) => `${name} (Settings, Policies)`,
      ),
      'Terms of service (Settings, Policies)',
      'Imprint (Metaobjects, Page, handle legal-imprint)',
      'CONTACT_ENDPOINT, CONTACT_TOKEN and SHOP_EMAIL: without it contact and newsletter fail, and so does the form to return goods (docs/real-store.md, Mail)',
    ]);
    expect(look).toEqual([
      "A market with DE (Settings, Markets): without it pages in DE begin with the store's own market",
      "DE published (Settings, Languages): without it pages in DE have the store's words in EN",
      "A market with US (Settings, Markets): without it pages in EN begin with the store's own market",
      'Metaobjects, Market, for JP: shipping_price and currency, transit_least and transit_most, return_days. Without them pages promise nothing, and the costs are shown at the checkout',
      'Metaobjects, Market, for JP: tax. Without it pages do not say what prices contain',
      'Accessibility statement (Metaobjects, Page, handle legal-accessibility)',
      'PUBLIC_MAP_PRODUCT_HANDLE: a product metarmap: without it /metarmap leads to all products',
      'One of the first 2 products that can be bought (Products, Inventory): without it they are shown as sold out',
      'Collections (Products, Collections): without it all products stand in one list that cannot be filtered',
      'Menu main-menu (Content, Menus)',
      'Menu footer (Content, Menus)',
    ]);
  });

  it('names everything of a store of carpets that no page shows', async () => {
    stubFetch(deployed);
    const {look} = await check(kilimShop.origin);
    const ofContent = look.filter((text) =>
      /^(?:Announcement|Menu|Metaobjects|Page|Section|Text of)/.test(text),
    );
    expect(ofContent).toEqual([
      'Metaobjects, Market polska: “Polska” is no code of a country, such as DE',
      'Metaobjects, Market, for GB, PL, UA: shipping_price and currency, transit_least and transit_most, return_days. Without them pages promise nothing, and the costs are shown at the checkout',
      'Menu main-menu (Content, Menus): “Nie ma takiego” leads to a product or collection that is not published here',
      'Announcement pusta (Metaobjects) is not shown: it needs text',
      'Text of a product bez-tytulu (Metaobjects) is not shown: it needs title',
      'Section bez-miejsca (Metaobjects): no page has a place “bez-miejsca” (docs/merchants.md has the table)',
      'Section dziwne-miejsce (Metaobjects): no page has a place “sidebar” (docs/merchants.md has the table)',
      'Section bez-kolekcji (Metaobjects): “collection” is not shown without collection',
      'Section guzik-bez-slow (Metaobjects): “button” is not shown without link_text',
      'Page bez-tresci (Metaobjects) is not shown: it needs a title, and a text or sections',
      'Page wystawa (Metaobjects) lists a section that is gone or a draft',
    ]);
  });

  it('says that no product is published', async () => {
    stubFetch(deployed, (text) =>
      text.replace(
        /"products":\{"nodes":\[\{"sellingPlanGroups.*?\]\},"collections"/s,
        '"products":{"nodes":[]},"collections"',
      ),
    );
    const {missing} = await check(shop.origin);
    expect(missing).toEqual([
      'Products that are published to the Hydrogen channel: without it every list is empty',
    ]);
  });

  it('names labels without words, words without labels, and lists that lack a unit price', async () => {
    stubFetch(deployed, (text) =>
      text
        .replace(
          '"durabilityLabel":null,"durabilityText":null,"energyLabel":null,"energyText":null',
          '"durabilityLabel":{"value":"gid"},"durabilityText":null,"energyLabel":null,"energyText":{"value":"E"}',
        )
        .replace(
          '"selectedOrFirstAvailableVariant":{"price":{"amount":"6.9"',
          '"selectedOrFirstAvailableVariant":{"price":{"amount":"12.9"',
        ),
    );
    const {look} = await check(shop.origin, {PUBLIC_MANUFACTURER: 'Rübe GbR'});
    const [text, label] = look.filter((each) => /_(?:text|label) /.test(each));
    expect(text).toMatch(/^Metafield custom\.durability_text of .*see it$/);
    expect(label).toMatch(/^Metafield custom\.energy_label of .*official/);
    expect(look).toContain(
      'The cheapest variant of reinigungsspray as the first that can be bought: without it lists show its price and no unit price',
    );
    expect(look.join()).toContain('9 of 33 products name the company of our');
  });

  it('asks how long a connected device works, and what it sends', async () => {
    stubFetch(deployed, (text) =>
      text.replace(
        /"repair":\{[^}]*\},"deviceData":\{[^}]*\}/,
        '"repair":null,"deviceData":null',
      ),
    );
    const {look} = await check(shop.origin);
    expect(look.filter((each) => each.includes('connected device'))).toEqual([
      'Metafields custom.repair, custom.device_data of metarmap: without it its page does not say how long this connected device works, or what it sends',
    ]);
  });

  it('accepts the credentials of an app in place of a token', async () => {
    stubFetch(deployed);
    const {missing, unknown} = await check(shop.origin, {
      PRIVATE_ADMIN_API_TOKEN: '',
      PRIVATE_ADMIN_CLIENT_ID: 'id',
      PRIVATE_ADMIN_CLIENT_SECRET: 'long-enough',
    });
    expect([...missing, ...unknown]).toEqual([]);
  });

  it('names definitions that are missing or closed, with what to create', async () => {
    stubFetch(deployed);
    const {missing, look} = await check(poorShop.origin);
    expect(missing).toEqual([
      // Storefronts may not read it.
      expect.stringMatching(/^Imprint/),
      expect.stringMatching(
        /^Metafield definition PRODUCT custom\.details: “Facts, one per line”, multi_line_text_field, storefront PUBLIC_READ/,
      ),
      'Metaobject definition storefront_announcement: “Announcement”',
      'Metaobject definition storefront_page: “Page”; lacks title (single_line_text_field), storefront access',
    ]);
    // Only a review app can create it.
    expect(look.filter((text) => text.includes('definition'))).toEqual([
      expect.stringMatching(
        /^Metafield definition PRODUCT reviews\.rating: .*not .*"storefront":"NONE".*no stars/,
      ),
    ]);
  });

  it('says what an unpublished language and a missing market mean, and names a checkout on another host', async () => {
    stubFetch(deployed, (text) =>
      text
        .replaceAll('{"isoCode":"EN"}', '{"isoCode":"FR"}')
        .replaceAll('"isoCode":"DE","availableL', '"isoCode":"LI","availableL')
        .replaceAll(
          `${shop.origin}/cart/c/`,
          'https://pay.example.com/cart/c/',
        ),
    );
    const {missing, look} = await check(shop.origin);
    expect(missing).toEqual(['PUBLIC_CHECKOUT_DOMAIN in US: pay.example.com']);
    expect(look.slice(0, 2)).toEqual([
      "A market with DE (Settings, Markets): without it pages in DE begin with the store's own market",
      "EN published (Settings, Languages): without it pages in EN have the store's words in DE",
    ]);
  });

  it('accepts one market and one language, and says what is missing', async () => {
    stubFetch(deployed);
    const {ok, missing, look} = await check(freshShop.origin, {
      CONTACT_ENDPOINT: '',
    });
    expect(ok).toContain('DE or EN published (Settings, Languages)');
    expect(missing.filter((text) => !/definition/.test(text))).toEqual([
      'Privacy policy (Settings, Policies)',
      'Refund policy (Settings, Policies)',
      'Shipping policy (Settings, Policies)',
      'Terms of service (Settings, Policies)',
      'Imprint (Metaobjects, Page, handle legal-imprint)',
      expect.stringMatching(
        /^CONTACT_ENDPOINT, CONTACT_TOKEN and SHOP_EMAIL: without it .* withdrawal/,
      ),
    ]);
    expect(look).toEqual([
      expect.stringMatching(/^A market with US/),
      expect.stringMatching(/^EN published/),
      expect.stringMatching(/^Metaobjects, Market, for DE: shipping_price/),
      expect.stringMatching(/^Accessibility statement .*legal-accessibility/),
      expect.stringMatching(/^Notice of the legal guarantee/),
      '5 of 5 products name no manufacturer (Metafield custom.manufacturer; PUBLIC_MANUFACTURER for those of METARmap)',
      'PUBLIC_MAP_PRODUCT_HANDLE: a product metarmap: without it /metarmap leads to all products',
      expect.stringMatching(/^Menu main-menu .* is as Shopify made it/),
      expect.stringMatching(/^Menu footer .* is as Shopify made it/),
      expect.stringMatching(
        /^Metafield definition PRODUCT reviews.rating: .*app/,
      ),
      expect.stringMatching(
        /^Metafield definition PRODUCT reviews.rating_count: /,
      ),
    ]);
  });

  it('does not accept our texts as the merchant’s', async () => {
    stubFetch(deployed, (text) =>
      text.replaceAll('Kraut und Rüben GbR', 'METARmap Musterwerkstatt GmbH'),
    );
    const {missing, look} = await check(shop.origin);
    expect(look).toContain(
      'Accessibility statement (Metaobjects, Page, handle legal-accessibility): names the company of our samples',
    );
    expect(missing).toHaveLength(5);
    expect(missing[4]).toBe(
      'Imprint (Metaobjects, Page, handle legal-imprint): names the company of our samples',
    );
    const sample = await check(sampleShop.origin);
    expect(sample.missing).toHaveLength(5);
  });

  it('names entries of menus that lead nowhere', async () => {
    stubFetch(deployed, (text) =>
      text
        .replaceAll(`/contact"`, '/pages/nirgends"')
        .replaceAll('/faq"', '/blogs/news"')
        .replaceAll('/connect"', '/"'),
    );
    const {look} = await check(shop.origin);
    const inMenus = look.filter((text) => text.startsWith('Menu'));
    expect(inMenus).toEqual([
      'Menu main-menu (Content, Menus): “Kontakt” leads nowhere here',
      'Menu main-menu (Content, Menus): “Einrichten” leads where another item beside it does, and is not shown',
      'Menu footer (Content, Menus): “Kontakt” leads nowhere here',
      'Menu footer (Content, Menus): “Häufige Fragen” leads nowhere here',
    ]);
  });

  it('names redirects to sites that the storefront does not redirect to', async () => {
    stubFetch(deployed, (text) =>
      text.replace(
        /"urlRedirects":\{"nodes":\[.*?\]/,
        '"urlRedirects":{"nodes":[{"path":"/blog","target":"https://blog.example/"},{"path":"/alt","target":"/faq"}]',
      ),
    );
    const {look} = await check(shop.origin);
    expect(look.filter((text) => text.startsWith('Redirects'))).toEqual([
      'Redirects to blog.example (Content, Menus, URL redirects): not followed, because the code does not name this host: /blog',
    ]);
  });

  it('names fields that a merchant has filled in although their section does not show them', async () => {
    stubFetch(deployed);
    const entries = [
      ['de--home-box', {lead: 'Was dabei ist', title: 'Im Karton'}],
      ['summer', {slot: 'products', title: 'x', lead: 'y'}],
      ['team', {title: 'Wir'}],
    ] as const;
    const texts = entries.map(([handle, fields]) => ({
      type: 'storefront_section' as const,
      handle,
      fields: Object.entries(fields).map(([key, value]) => ({key, value})),
    }));
    for (const {run} of await planSetup(bindings(sampleShop.origin), texts)) {
      expect(await run()).toEqual([]);
    }
    const {look} = await check(sampleShop.origin);
    expect(look.filter((text) => text.startsWith('Section'))).toEqual([
      'Section de--home-box (Metaobjects): “box” does not show lead (docs/merchants.md has the table)',
      'Section summer (Metaobjects): “products” does not show lead (docs/merchants.md has the table)',
      'Section team (Metaobjects): no page has a place “team” (docs/merchants.md has the table)',
    ]);
  });

  it('names fields that an older setup did not know, which the setup adds', async () => {
    stubFetch(deployed);
    const section = METAOBJECT_DEFINITIONS.find(
      ({type}) => type === 'storefront_section',
    );
    const lacking = section?.fields.slice(-2) ?? [];
    const keys = lacking.map(({key}) => key).join(', ');
    const about = ({missing}: Awaited<ReturnType<typeof check>>) =>
      missing.filter((text) => text.includes('storefront_section'));
    const named = lacking.map(({key, type}) => `${key} (${type})`).join(', ');
    expect(about(await check(olderShop.origin))).toEqual([
      `Metaobject definition storefront_section: “${section?.name}”; lacks ${named}`,
    ]);
    const steps = await planSetup(bindings(olderShop.origin));
    expect(steps.map(({text}) => text)).toEqual([
      `Fields ${keys} of the metaobject definition storefront_section: “${section?.name}”`,
    ]);
    for (const {run} of steps) expect(await run()).toEqual([]);
    expect(about(await check(olderShop.origin))).toEqual([]);
    expect(await planSetup(bindings(olderShop.origin))).toEqual([]);
  });

  it('does not blame the token for a host that does not respond', async () => {
    stubFetch(deployed);
    const {missing, look} = await check('http://127.0.0.1:9');
    expect([...missing, ...look]).toEqual([
      'PUBLIC_STORE_DOMAIN: http://127.0.0.1:9 does not respond',
    ]);
  });

  it.each([
    ['HTML', '<html>'],
    ['an empty object', '{}'],
    ['half of its JSON', '{"data":{"shop":'],
    ['a list', '[]'],
    ['nothing', ''],
    ['an empty result', '{"data":{}}'],
    ['null in a list', '{"data":{"products":{"nodes":[null]}}}'],
  ])('does not accept a store that responds with %s', async (_, text) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(text, {status: 200})),
    );
    const {ok, missing, unknown} = await check(shop.origin);
    expect(missing).toHaveLength(2);
    for (const line of missing)
      expect(line).toContain('is no result of the API');
    expect(unknown.join()).toContain('What the store contains: the response');
    expect(ok).toEqual([]);
    await expect(planSetup(bindings(shop.origin))).rejects.toThrow(
      'is no result of the API',
    );
  });

  it('names each scope that a page needs and the tokens lack', async () => {
    stubFetch(deployed);
    const {missing} = await check(shopWithoutScopes.origin);
    for (const scope of SCOPES) {
      for (const kind of ['PRIVATE', 'PUBLIC']) {
        expect(missing).toContain(
          `${kind}_STOREFRONT_API_TOKEN (Sales channels, Hydrogen) for \`${scope}\` access scope.`,
        );
      }
    }
  });

  it('names what tokens may not read, and tokens that are refused', async () => {
    const denied = JSON.stringify({
      message: 'Access denied for quantityAvailable field.',
      extensions: {
        code: 'ACCESS_DENIED',
        requiredAccess:
          '`unauthenticated_read_product_inventory` access scope.',
      },
    });
    stubFetch(deployed, (text) =>
      text.includes('quantityAvailable')
        ? text.replace(/}$/, `,"errors":[${denied},${denied}]}`)
        : text,
    );
    const {missing} = await check(shop.origin, {
      PUBLIC_STOREFRONT_API_TOKEN: '0'.repeat(32),
      PRIVATE_ADMIN_API_TOKEN: 'shpat_of_yesterday',
    });
    expect(missing).toEqual([
      expect.stringContaining('unauthenticated_read_product_inventory'),
      expect.stringMatching(/PUBLIC_STOREFRONT_API_TOKEN .*: status 401$/),
      expect.stringMatching(
        /^Admin API: status 401. Refused: PRIVATE_ADMIN_CLIENT_ID and /,
      ),
    ]);
  });

  it('says what it could not check without an Admin token or a deployment', async () => {
    stubFetch(() => new Response(null, {status: 503}));
    const {missing, unknown} = await check(shop.origin, {
      PRIVATE_ADMIN_API_TOKEN: '',
      PRIVATE_ADMIN_CLIENT_ID: '',
      PRIVATE_ADMIN_CLIENT_SECRET: '',
    });
    expect(missing).toEqual([]);
    expect(unknown).toEqual([
      expect.stringMatching(/^Scopes, definitions/),
      `PUBLIC_SITE_URL: ${SITE}/en/faq, status 503`,
    ]);
  });

  it('checks current accounts as far as the sign-in page', async () => {
    stubFetch(deployed);
    const current = {PUBLIC_CUSTOMER_ACCOUNTS: 'current'};
    const {ok, missing, unknown} = await check(
      shopWithAccounts.origin,
      current,
    );
    expect(missing).toEqual([]);
    expect(ok.filter((text) => text.startsWith('Callback'))).toHaveLength(2);
    expect(unknown).toEqual([
      expect.stringMatching(/^JavaScript origin .*, logout .*\/, .*\/en /),
    ]);
    const wrong = await check(shopWithAccounts.origin, {
      ...current,
      PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'another',
      SHOP_ID: '7',
    });
    expect(wrong.missing).toEqual([
      expect.stringMatching(/^SHOP_ID as in https:/),
      expect.stringMatching(/^Callback .*\/account\/authorize .*status 400$/),
      expect.stringMatching(/^Callback .*\/en\/account\/authorize/),
    ]);
    const legacy = await check(shopWithAccounts.origin);
    expect(legacy.missing).toEqual([
      "PUBLIC_CUSTOMER_ACCOUNTS is legacy, the store's are NEW_CUSTOMER_ACCOUNTS",
    ]);
  });

  it('finds stored pages that must not be stored', async () => {
    stubFetch((path) => deployed(path, new Headers()));
    const {missing} = await check(shop.origin);
    expect(missing).toEqual(['No hit of the page cache with a cart']);
  });
});

const missing = async () =>
  (await checkStore(bindings(newShop.origin)))
    .map(({state, text}) => `${state} ${text}`)
    .filter((text) => /^(missing|look) .*(definition|Menu)/.test(text));

describe('npm run store:setup', () => {
  it('creates what store:check finds missing, once', async () => {
    const lacking = await missing();
    expect(lacking.length).toBeGreaterThan(15);
    const steps = await planSetup(bindings(newShop.origin));
    const ratings = lacking.filter((text) => /reviews\.rating/.test(text));
    expect(ratings.map((text) => text.split(' ', 1))).toEqual([
      ['look'],
      ['look'],
    ]);
    expect(steps).toHaveLength(lacking.length - ratings.length);
    // Planned only: nothing was written.
    expect(await missing()).toEqual(lacking);
    for (const {text, run} of steps) {
      expect([text, await run()]).toEqual([text, []]);
    }
    // Shopify reserves these; a review app creates them.
    expect(await missing()).toEqual(ratings);
    expect(await planSetup(bindings(newShop.origin))).toEqual([]);
    // Somebody else has created them meanwhile.
    const repeated = await Promise.all(steps.map(({run}) => run()));
    expect(repeated.flat()).toHaveLength(steps.length);
  });

  it('sends only variables that the current and the next Admin API accept', async () => {
    const {origin} = emptyShop;
    const steps = await planSetup(bindings(origin), storeTexts());
    await forgetRequests(origin);
    for (const {run} of steps) await run();
    const sent = await loggedRequests(origin);
    expect(sent).toHaveLength(steps.length);
    const nodes = (await readDocuments('admin')).map(({text}) =>
      getOperationAST(parse(text)),
    );
    for (const version of [API_VERSION, NEXT_API_VERSION]) {
      const schema = readSchema('admin', version);
      for (const {operation, variables} of sent) {
        const node = nodes.find((each) => each?.name?.value === operation);
        const {variableDefinitions = []} = node ?? {};
        expect(variableDefinitions).not.toEqual([]);
        const read = getVariableValues(schema, variableDefinitions, variables);
        expect([operation, read.errors]).toEqual([operation, undefined]);
      }
    }
  });

  it.each(['de', 'en'] as const)(
    'creates menus that equal the code’s, in %s',
    async (code) => {
      const context = {...storefrontContext(newShop.origin, code)};
      const content = await merchantContent(context);
      expect(content.menus.footer).toHaveLength(3);
      // Without collections nothing is added to the code's.
      const menus = merchantMenus(
        {...context, country: 'DE'},
        {...content, categories: []},
        true,
      );
      expect(menus).toEqual({});
    },
  );

  it('copies the code’s texts into entries, after which every page reads the same', async () => {
    const context = storefrontContext(newShop.origin, 'en');
    const germany = {...context, country: 'DE' as const};
    const before = landingTexts(germany, await merchantContent(context));
    const texts = storeTexts();
    const steps = await planSetup(bindings(newShop.origin), texts);
    expect(steps).toHaveLength(texts.length);
    for (const {text, run} of steps) {
      expect([text, await run()]).toEqual([text, []]);
    }
    expect(await planSetup(bindings(newShop.origin), texts)).toEqual([]);

    const fresh = storefrontContext(newShop.origin, 'en');
    const content = await merchantContent(fresh);
    expect(content.sections).toHaveLength(15);
    const {hero, products, ...sections} = landingTexts(germany, content) ?? {};
    const {map, home} = CATALOGUES.en;
    const {hero: ours} = map;
    expect(hero).toEqual({headline: ours.headline, lead: ours.lead});
    expect(products).toEqual({title: home.featured.title});
    expect(shellTexts(germany, content)).toMatchObject({
      newsletterText: {lead: map.newsletter},
      notFoundText: {title: CATALOGUES.en.error.notThere},
    });
    expect({...sections, hero: {}, products: {}}).toEqual(before);
    const written = writtenPage(germany, content, '/faq');
    const code = contentPage('en', '/faq');
    const entry = content.pages.find(({name}) => name === 'faq');
    expect(entry?.text('body')?.text).toBeTruthy();
    expect(written?.sections.map(({id}) => id)).toEqual(
      code?.sections.map(({id}) => id),
    );
    // Rich text cannot contain a table, so the code's stays.
    expect(writtenPage(germany, content, '/docs/hanging')).toMatchObject({
      sections: contentPage('en', '/docs/hanging')?.sections,
    });
  });

  it('puts our links into the menus that Shopify made, once, in the store’s first language', async () => {
    const environment = bindings(freshShop.origin);
    const plan = async () =>
      (await planSetup(environment)).filter(({text}) => /^Menu/.test(text));
    const steps = await plan();
    expect(steps.map(({text}) => text)).toEqual([
      "Menu main-menu: our links in place of Shopify's (Home, Catalog, Contact)",
      "Menu footer: our links in place of Shopify's (Search)",
    ]);
    for (const {run} of steps) expect(await run()).toEqual([]);
    expect(await plan()).toEqual([]);
    const context = storefrontContext(freshShop.origin, 'de');
    const {menus} = await merchantContent(context);
    expect(menus.footer.map(({title}) => title)).toEqual([
      'Shop',
      'Informationen',
      'Rechtliches',
    ]);
  });

  it('writes nothing about the map into a store that does not sell it', async () => {
    const steps = await planSetup(bindings(freshShop.origin), storeTexts());
    const names = steps.map(({text}) => text);
    expect(names).toEqual(
      expect.arrayContaining([
        'Entry storefront_section de--home-questions',
        'Entry storefront_page en--newsletter',
      ]),
    );
    expect(names.join(' ')).not.toMatch(
      /--(?:home-(?:hero|colors|setup|sizes)|faq|connect|docs)/,
    );
    const {menus} = await merchantContent(
      storefrontContext(freshShop.origin, 'de'),
    );
    const urls = (items: typeof menus.main): string[] =>
      items.flatMap(({url, items: below}) => [url ?? '', ...urls(below)]);
    const all = [...urls(menus.main), ...urls(menus.footer)].join(' ');
    expect(all).toContain('/contact');
    expect(all).not.toMatch(/metarmap|\/docs|\/connect|\/faq/);
  });

  it('says when the store changes the handle of an entry', async () => {
    stubFetch(deployed, (text) => text.replace('"en--faq"', '"en-faq"'));
    const texts = storeTexts().filter(({handle}) => handle === 'en--faq');
    const [step] = await planSetup(bindings(shop.origin), texts);
    expect(await step?.run()).toEqual(['the store made of the handle: en-faq']);
    expect(await planSetup(bindings(shop.origin), texts)).toEqual([]);
  });

  it('names the variables of the Admin API when none is set', async () => {
    const none = {
      PRIVATE_ADMIN_API_TOKEN: '',
      PRIVATE_ADMIN_CLIENT_ID: '',
      PRIVATE_ADMIN_CLIENT_SECRET: '',
    };
    await expect(planSetup(bindings(newShop.origin, none))).rejects.toThrow(
      /^Not set: PRIVATE_ADMIN_CLIENT_ID and PRIVATE_ADMIN_CLIENT_SECRET/,
    );
  });

  it('does not blame the app for a host that does not respond', async () => {
    const credentials = {
      PRIVATE_ADMIN_API_TOKEN: '',
      PRIVATE_ADMIN_CLIENT_ID: 'an-app',
      PRIVATE_ADMIN_CLIENT_SECRET: 'its-secret',
    };
    await expect(
      planSetup(bindings('http://127.0.0.1:9', credentials)),
    ).rejects.toThrow('http://127.0.0.1:9 does not respond');
  });

  it('stops with the store’s words when the token is refused', async () => {
    const wrong = {PRIVATE_ADMIN_API_TOKEN: 'shpat_wrong'};
    await expect(planSetup(bindings(newShop.origin, wrong))).rejects.toThrow(
      'Admin API: status 401',
    );
  });
});

describe('what no page can show', () => {
  const shop = ownShop({catalogue, customers: false});

  it('is named by store:check: entries, their sections, social links and a colour that cannot be read', async () => {
    const body =
      '{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","value":"x"}]}]}';
    const moments = writeEntry(shop.shop, 'section', 'mai', {slot: 'moments'});
    writeEntry(shop.shop, 'page', 'leer', {title: 'Leer'});
    writeEntry(shop.shop, 'page', 'aktion', {
      ...{title: 'Aktion', body},
      sections: JSON.stringify([moments]),
    });
    saveMenu(shop.shop, {
      ...{id: 'gid://shopify/Menu/3', handle: 'social', title: same('Social')},
      items: [
        {
          ...{id: 'gid://shopify/MenuItem/9', title: same('Wir')},
          ...{type: 'HTTP', path: 'javascript:wir', items: []},
        },
      ],
    });
    saveBrand(shop.shop.database, {...SAMPLE_BRAND, primaryColor: '#ffe100'});
    stubFetch(deployed);
    const found = await checkStore(bindings(shop.origin));
    const texts = found.flatMap(({state, text}) =>
      state === 'look' ? text : [],
    );
    for (const part of [
      'Page leer (Metaobjects) is not shown',
      'Page aktion (Metaobjects) lists mai: pages of your own have no place “moments”',
      'Menu social (Content, Menus): “Wir” leads to no other website',
      'Primary color #ffe100 (Settings, Brand): the light mode shows #',
    ]) {
      expect(texts).toContainEqual(expect.stringContaining(part));
    }
    expect(texts.join(' ')).not.toContain('the dark mode shows');
  });
});
