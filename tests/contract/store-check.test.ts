import {afterEach, describe, expect, it, vi} from 'vitest';
import {contentPage} from '~/lib/content/content.server';
import {merchantContent} from '~/lib/content/merchant-content.server';
import {merchantMenus} from '~/lib/content/merchant-menus.server';
import {writtenPage} from '~/lib/content/written-page.server';
import {landingTexts} from '~/lib/content/landing-texts.server';
import {messagesOf} from '~/lib/i18n/messages';
import {checkStore} from '../../scripts/store-checks';
import {planSetup} from '../../scripts/store-setup-steps';
import {storeTexts} from '../../scripts/store-texts';
import {storefrontEnvironment} from '../../scripts/storefront-environment';
import {LOCAL_ADMIN_TOKEN} from '../../local-shop/credentials';
import {
  METAFIELD_DEFINITIONS,
  METAOBJECT_DEFINITIONS,
} from '../../local-shop/data/definitions';
import {seedCatalogue} from '../../local-shop/data/seed-catalogue';
import {ownShop} from '../support/own-shop';
import {storefrontContext} from '../support/storefront-context';

const SITE = 'http://localhost:3000';

const shop = ownShop({customers: false});
const poorShop = ownShop({
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
const shopWithAccounts = ownShop({customers: false, accountPort: 0});

afterEach(() => vi.unstubAllGlobals());

/** Responds for the storefront, which is not there, and edits the responses of the shop. */
function stubFetch(
  site: (path: string, headers: Headers) => Response,
  edit = (text: string) => text,
) {
  const original = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.startsWith(SITE)) {
      return site(url.slice(SITE.length), new Headers(init.headers));
    }
    if (url.endsWith('/admin/oauth/access_token')) {
      return Response.json({access_token: LOCAL_ADMIN_TOKEN});
    }
    const response = await original(url, init);
    return new Response(edit(await response.text()), response);
  });
}

/** Oxygen's page cache before our pages. */
function deployed(path: string, headers: Headers): Response {
  if (path === '/') {
    return new Response(null, {status: 302, headers: {Location: `${SITE}/en`}});
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
    expect({missing, look, unknown}).toEqual({
      missing: [],
      look: [],
      unknown: [],
    });
    expect(ok.length).toBeGreaterThan(25);
  });

  it('takes the credentials of an app in place of a token', async () => {
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
    const {missing} = await check(poorShop.origin);
    expect(missing).toEqual([
      expect.stringMatching(
        /^Metafield definition PRODUCT custom\.details: “Facts, one per line”, multi_line_text_field, storefront PUBLIC_READ/,
      ),
      expect.stringMatching(
        /^Metafield definition PRODUCT reviews\.rating: .*not .*"storefront":"NONE"/,
      ),
      'Metaobject definition storefront_announcement: “Announcement”',
      'Metaobject definition storefront_page: “Page”; lacks title (single_line_text_field), storefront access',
    ]);
  });

  it('names a language that is not published, a market and a checkout elsewhere', async () => {
    stubFetch(deployed, (text) =>
      text
        .replaceAll('{"isoCode":"EN"}', '{"isoCode":"FR"}')
        .replaceAll('"isoCode":"DE","availableL', '"isoCode":"LI","availableL')
        .replaceAll(
          `${shop.origin}/cart/c/`,
          'https://pay.example.com/cart/c/',
        ),
    );
    const {missing} = await check(shop.origin);
    expect(missing).toEqual([
      'A market with DE (Settings, Markets)',
      'DE published in DE (Settings, Languages)',
      'PUBLIC_CHECKOUT_DOMAIN in DE: pay.example.com',
      'EN published in US (Settings, Languages)',
      'PUBLIC_CHECKOUT_DOMAIN in US: pay.example.com',
    ]);
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
      'Admin API: status 401',
    ]);
  });

  it('without an Admin token or a deployment says what it could not ask', async () => {
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

  it('tries current accounts as far as the sign-in page', async () => {
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

  it('finds stored pages where there must be none', async () => {
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
    expect(steps).toHaveLength(lacking.length);
    // Planned only: nothing was written.
    expect(await missing()).toEqual(lacking);
    for (const {text, run} of steps) {
      expect([text, await run()]).toEqual([text, []]);
    }
    expect(await missing()).toEqual([]);
    expect(await planSetup(bindings(newShop.origin))).toEqual([]);
    // Somebody else was faster.
    const repeated = await Promise.all(steps.map(({run}) => run()));
    expect(repeated.flat()).toHaveLength(steps.length);
  });

  it.each(['de', 'en'] as const)(
    'creates menus that say what the code says, in %s',
    async (code) => {
      const context = {...storefrontContext(newShop.origin, code)};
      const content = await merchantContent(context);
      expect(content.menus.footer).toHaveLength(3);
      const menus = merchantMenus({...context, country: 'DE'}, content);
      expect(menus).toEqual({});
    },
  );

  it('takes the code’s texts over as entries, after which every page reads the same', async () => {
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
    expect(content.sections).toHaveLength(8);
    const {hero, ...sections} = landingTexts(germany, content);
    const ours = messagesOf('en').home.hero;
    expect(hero).toEqual({headline: ours.headline, lead: ours.lead});
    expect({...sections, hero: {}}).toEqual(before);
    const written = writtenPage(germany, content, '/faq');
    const code = contentPage('en', '/faq');
    expect(written?.isSample).toBe(false);
    expect(written?.sections.map(({id}) => id)).toEqual(
      code?.sections.map(({id}) => id),
    );
    // A table has no place in rich text: the code's stays.
    expect(writtenPage(germany, content, '/docs/hanging')?.isSample).toBe(true);
  });

  it('stops with the store’s words when the token is refused', async () => {
    const wrong = {PRIVATE_ADMIN_API_TOKEN: 'shpat_wrong'};
    await expect(planSetup(bindings(newShop.origin, wrong))).rejects.toThrow(
      'Admin API: status 401',
    );
  });
});
