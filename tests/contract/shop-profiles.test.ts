import {print, type DocumentNode} from 'graphql';
import gql from 'graphql-tag';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  COLLECTION_QUERY,
  COLLECTIONS_QUERY,
} from '~/graphql/storefront/collection';
import {CONTENT_QUERY} from '~/graphql/storefront/content';
import {HOME_QUERY} from '~/graphql/storefront/home';
import {LOCALIZATION_QUERY} from '~/graphql/storefront/localization';
import {PRODUCT_QUERY} from '~/graphql/storefront/product';
import {SITEMAP_PRODUCTS_QUERY} from '~/graphql/storefront/sitemap';
import {STORE_QUERY} from '~/graphql/storefront/store';
import {cookiesOf, createRequestContext} from '~/lib/create-context.server';
import {RequestLog} from '~/lib/storefront/request-log.server';
import {action as changeLanguage} from '~/routes/locale';
import type {ProfileName} from '@metarmap/local-shop';
import {LOCAL_ADMIN_TOKEN} from '@metarmap/local-shop/credentials';
import {makeCart} from '../support/cart-client';
import {stubCaches} from '../support/commerce-client';
import type {TestDocument} from '../support/document-text';
import {breakShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';
import {sharedVisit} from '../support/shared-visit';
import {storefrontContext} from '../support/storefront-context';
import {withoutPauses} from '../support/without-pauses';

interface Item {
  readonly title: string;
  readonly items?: readonly Item[];
}

interface Expected {
  readonly products: number;
  readonly collections: readonly string[];
  readonly languages: readonly string[];
  readonly countries: readonly string[];
  readonly currency: string;
  /** Titles of the main menu, as the English page requests it. */
  readonly menu: readonly string[];
  readonly policies: boolean;
}

const PROFILES: Partial<Record<ProfileName, Expected>> = {
  sample: {
    products: 34,
    collections: [],
    languages: ['DE', 'EN'],
    countries:
      'AT BE CA CH CZ DE DK ES FI FR GB IE IT JP LI LU NL NO PL PT SE US'.split(
        ' ',
      ),
    currency: 'EUR',
    menu: ['Home', 'Map', 'Shop', 'Contact', 'Setup'],
    policies: true,
  },
  fresh: {
    products: 5,
    collections: ['frontpage'],
    languages: ['DE'],
    countries: ['DE'],
    currency: 'EUR',
    menu: ['Home', 'Catalog', 'Contact'],
    policies: false,
  },
  english: {
    products: 34,
    collections: [],
    languages: ['EN'],
    countries: ['US'],
    currency: 'USD',
    menu: ['Home', 'Map', 'Shop', 'Contact', 'Setup'],
    policies: true,
  },
  difficult: {
    products: 3,
    collections: ['team'],
    languages: ['DE', 'EN'],
    countries: ['CH', 'DE', 'JP', 'US'],
    currency: 'EUR',
    menu: ['Home', 'Map', 'Shop', 'Contact', 'Setup', 'METARmap mini'],
    policies: true,
  },
};

describe.each(Object.entries(PROFILES))(
  'a shop of the profile %s',
  (name, is) => {
    const shop = ownShop({profile: name as ProfileName, customers: false});
    const ask = async <Data>(
      document: TestDocument,
      variables: object = {},
    ) => {
      const {data, errors} = await queryShop<Data>(shop.origin, document, {
        language: 'EN',
        ...variables,
      });
      expect(errors).toBeUndefined();
      return data;
    };

    it('has products and collections that every page can read', async () => {
      await ask(HOME_QUERY, {mapHandle: 'metarmap', featured: 8});
      const {products} = await ask<{products: {nodes: {handle: string}[]}}>(
        SITEMAP_PRODUCTS_QUERY,
      );
      expect(products.nodes).toHaveLength(is.products);
      for (const {handle} of products.nodes.slice(0, 5)) {
        const {product} = await ask<{product: {handle: string}}>(
          PRODUCT_QUERY,
          {
            handle,
            texts: [{namespace: 'custom', key: 'details'}],
          },
        );
        expect(product).toMatchObject({handle});
      }
      const {collections} = await ask<{
        collections: {nodes: {handle: string}[]};
      }>(COLLECTIONS_QUERY, {first: 20});
      const handles = collections.nodes.map(({handle}) => handle);
      expect(handles).toEqual(expect.arrayContaining([...is.collections]));
      await ask(COLLECTION_QUERY, {handle: handles[0], first: 8});
    });

    it('has menus and policies', async () => {
      const {
        mainMenu,
        footer,
        shop: texts,
      } = await ask<{
        mainMenu: {items: Item[]};
        footer: {items: Item[]};
        shop: {privacyPolicy: {body: string} | null};
      }>(CONTENT_QUERY);
      expect(mainMenu.items.map(({title}) => title)).toEqual(is.menu);
      expect(footer.items.length).toBeGreaterThan(0);
      expect(texts.privacyPolicy !== null).toBe(is.policies);
    });

    it('has languages and markets', async () => {
      const {localization} = await ask<{
        localization: {availableCountries: {isoCode: string}[]};
      }>(LOCALIZATION_QUERY);
      const countries = localization.availableCountries.map(
        ({isoCode}) => isoCode,
      );
      expect(countries.toSorted()).toEqual(is.countries);
      const store = await ask<{
        localization: {
          availableCountries: {availableLanguages: {isoCode: string}[]}[];
        };
      }>(STORE_QUERY);
      for (const country of store.localization.availableCountries) {
        expect(country.availableLanguages.map(({isoCode}) => isoCode)).toEqual(
          is.languages,
        );
      }
      const {data} = await queryShop<{
        shop: {paymentSettings: {currencyCode: string}};
        localization: {language: {isoCode: string}};
      }>(
        shop.origin,
        gql`
          {
            shop {
              paymentSettings {
                currencyCode
              }
            }
            localization {
              language {
                isoCode
              }
            }
          }
        `,
      );
      expect(data.shop.paymentSettings.currencyCode).toBe(is.currency);
      expect(data.localization.language.isoCode).toBe(is.languages[0]);
      // No market of a profile contains Iceland: a cart there has the prices of the pages.
      const {nodes} = (
        await ask<{products: {nodes: {variants: {nodes: {id: string}[]}}[]}}>(
          gql`
            {
              products(first: 1) {
                nodes {
                  variants(first: 1) {
                    nodes {
                      id
                    }
                  }
                }
              }
            }
          `,
        )
      ).products;
      const lines = [{merchandiseId: nodes[0]?.variants.nodes[0]?.id}];
      const cart = await makeCart(shop.origin, {
        lines,
        buyerIdentity: {countryCode: 'IS'},
      });
      expect(cart.cost.totalAmount.currencyCode).toBe(is.currency);
    });
  },
);

/** The country of a new visitor's pages, and whether they are stored for seconds only. */
async function pagesAt(origin: string, path: string) {
  const {
    context: {country, requestLog},
  } = await sharedVisit(origin, path);
  return {country, usesFallbackContent: requestLog.usesFallbackContent};
}

const countryAt = async (origin: string, path: string) =>
  (await pagesAt(origin, path)).country;

describe('the country of new visitors’ pages', () => {
  const german = ownShop({profile: 'fresh', customers: false});
  const american = ownShop({profile: 'english', customers: false});
  const sample = ownShop({customers: false});
  const failing = ownShop({profile: 'fresh', customers: false});
  beforeEach(withoutPauses);
  beforeEach(() => void stubCaches());
  afterEach(() => vi.unstubAllGlobals());

  it('is the language’s, or else the shop’s own', async () => {
    expect(await countryAt(german.origin, '/en')).toBe('DE');
    expect(await countryAt(german.origin, '/')).toBe('DE');
    expect(await countryAt(american.origin, '/')).toBe('US');
    expect(await countryAt(sample.origin, '/')).toBe('DE');
    expect(await countryAt(sample.origin, '/en')).toBe('US');
  });

  it('is the language’s, for seconds, while Shopify fails', async () => {
    const fault = {operation: '*', kind: 'status', status: 503} as const;
    await breakShop(failing.origin, fault);
    expect(await pagesAt(failing.origin, '/en')).toEqual({
      country: 'US',
      usesFallbackContent: true,
    });
  });
});

const contextFor = (origin: string, request: Request) =>
  createRequestContext(request, {
    env: storefrontContext(origin, 'de').env,
    executionContext: {waitUntil: () => undefined},
    requestLog: new RequestLog(),
  });

/** Countries of a visitor's pages: before, and after a change of the language with a cart. */
async function changeOfLanguage(origin: string, from: '/' | '/en') {
  const address = 'http://localhost:3000';
  const cart = 'cart=c1-0123456789abcdef%3Fkey%3Dabc123';
  const request = new Request(`${address}/locale`, {
    method: 'POST',
    headers: {Cookie: cart},
    body: new URLSearchParams({
      locale: from === '/' ? 'en' : 'de',
      path: from,
    }),
  });
  const context = await contextFor(origin, request);
  await changeLanguage({request, context, params: {}});
  const [session] = await cookiesOf(context);
  const Cookie = `${cart}; ${session?.split(';', 1)[0]}`;
  const later = (path: string) =>
    contextFor(origin, new Request(address + path, {headers: {Cookie}}));
  return {
    before: await countryAt(origin, from),
    stored: context.session.get('country'),
    after: [(await later('/')).country, (await later('/en')).country],
    later,
  };
}

describe('a change of the language with a cart', () => {
  const shops = (['sample', 'fresh', 'english', 'difficult'] as const).map(
    (profile) => ({
      profile,
      shop: ownShop({profile, customers: false}),
    }),
  );
  const narrowed = ownShop({customers: false});
  const broken = ownShop({customers: false});
  beforeEach(withoutPauses);
  beforeEach(() => void stubCaches());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(
    shops.flatMap((shop) => [
      {...shop, from: '/' as const},
      {...shop, from: '/en' as const},
    ]),
  )(
    'from $from leaves the country of the pages as it was in a shop of the profile $profile',
    async ({shop, from}) => {
      const {before, stored, after} = await changeOfLanguage(shop.origin, from);
      expect(stored).toBe(before);
      expect(after).toEqual([before, before]);
    },
  );

  it('stores no country while Shopify fails', async () => {
    const fault = {operation: '*', kind: 'status', status: 503} as const;
    await breakShop(broken.origin, fault);
    const {stored} = await changeOfLanguage(broken.origin, '/en');
    expect(stored).toBeUndefined();
  });

  it('and a market that the merchant removes afterwards shows the shop’s own country', async () => {
    const {stored, later} = await changeOfLanguage(narrowed.origin, '/en');
    expect(stored).toBe('US');
    const form = await fetch(`${narrowed.origin}/admin/settings/markets/all`, {
      method: 'POST',
      headers: {Origin: narrowed.origin},
      body: new URLSearchParams({languages: 'de en', countries: 'de at'}),
      redirect: 'manual',
    });
    expect(form.status).toBe(303);
    // What the isolate knows has expired.
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000});
    stubCaches();
    await vi.waitFor(async () => {
      expect((await later('/')).country).toBe('DE');
    }, 10_000);
    expect((await later('/en')).country).toBe('DE');
  });
});

describe('a difficult shop', () => {
  const shop = ownShop({profile: 'difficult'});

  it('has a hundred variants in three options without a picture, in yen and francs', async () => {
    const document = gql`
      query ($country: CountryCode)
      @inContext(country: $country, language: EN) {
        product(handle: "hundert") {
          featuredImage {
            url
          }
          options {
            name
          }
          variants(first: 250) {
            nodes {
              price {
                amount
                currencyCode
              }
            }
          }
        }
      }
    `;
    for (const [country, currencyCode] of [
      ['JP', 'JPY'],
      ['CH', 'CHF'],
    ]) {
      const {data, errors} = await queryShop<{
        product: {
          featuredImage: null;
          options: object[];
          variants: {nodes: {price: {currencyCode: string}}[]};
        };
      }>(shop.origin, document, {country});
      expect(errors).toBeUndefined();
      expect(data.product.featuredImage).toBeNull();
      expect(data.product.options).toHaveLength(3);
      const {nodes} = data.product.variants;
      expect(nodes).toHaveLength(100);
      expect(nodes[0]?.price).toMatchObject({currencyCode});
    }
  });

  it('has an entry with every kind of field, and menus of three levels', async () => {
    const {data, errors} = await queryShop<{
      metaobjects: {nodes: {fields: {type: string; value: string}[]}[]};
      menu: {items: (Item & {items: Item[]})[]};
    }>(
      shop.origin,
      gql`
        {
          metaobjects(type: "everything", first: 1) {
            nodes {
              fields {
                key
                type
                value
                reference {
                  __typename
                }
                references(first: 5) {
                  nodes {
                    __typename
                  }
                }
              }
            }
          }
          menu(handle: "main-menu") {
            items {
              title
              items {
                title
                items {
                  title
                }
              }
            }
          }
        }
      `,
    );
    expect(errors).toBeUndefined();
    expect(data.metaobjects.nodes[0]?.fields.length).toBeGreaterThan(20);
    expect(data.menu.items.at(-1)?.items[0]?.items).toHaveLength(1);
  });
});

const fresh = ownShop({profile: 'fresh'});

describe('the default menus of a fresh shop', () => {
  const admin = async <Data>(document: DocumentNode, variables = {}) => {
    const url = `${fresh.origin}/admin/api/2025-10/graphql.json`;
    const response = await fetch(url, {
      method: 'POST',
      headers: {'X-Shopify-Access-Token': LOCAL_ADMIN_TOKEN},
      body: JSON.stringify({query: print(document), variables}),
    });
    const {data} = (await response.json()) as {data: Data};
    return data;
  };

  it('have three levels at most, and errors have only codes of the Admin API', async () => {
    const created = (handle: string, levels: number) => {
      const item = (level: number): object => ({
        title: 'Maps',
        type: 'HTTP',
        url: '/collections/maps',
        items: level < levels ? [item(level + 1)] : [],
      });
      return admin<{menuCreate: {userErrors: object[]}}>(
        gql`
          mutation ($handle: String!, $items: [MenuItemCreateInput!]!) {
            menuCreate(title: "Maps", handle: $handle, items: $items) {
              menu {
                handle
              }
              userErrors {
                code
                field
              }
            }
          }
        `,
        {handle, items: [item(1)]},
      );
    };
    const {menuCreate: deep} = await created('maps', 4);
    expect(deep).toEqual({
      menu: null,
      userErrors: [{code: 'NESTING_TOO_DEEP', field: ['items']}],
    });
    const {menuCreate: taken} = await created('footer', 3);
    expect(taken.userErrors).toEqual([{code: null, field: ['handle']}]);
  });

  it('cannot be deleted, but get other links', async () => {
    const {menus} = await admin<{
      menus: {nodes: {id: string; handle: string; isDefault: boolean}[]};
    }>(gql`
      {
        menus(first: 9) {
          nodes {
            id
            handle
            isDefault
          }
        }
      }
    `);
    expect(menus.nodes).toMatchObject([
      {handle: 'main-menu', isDefault: true},
      {handle: 'footer', isDefault: true},
    ]);
    const id = menus.nodes[1]?.id;
    const {menuDelete} = await admin<{menuDelete: {deletedMenuId: null}}>(
      gql`
        mutation ($id: ID!) {
          menuDelete(id: $id) {
            deletedMenuId
            userErrors {
              code
            }
          }
        }
      `,
      {id},
    );
    expect(menuDelete).toEqual({
      deletedMenuId: null,
      userErrors: [{code: 'UNABLE_TO_DELETE_DEFAULT_MENU'}],
    });
    const {menuUpdate} = await admin<{menuUpdate: object}>(
      gql`
        mutation ($id: ID!) {
          menuUpdate(
            id: $id
            title: "Footer"
            items: [{title: "Imprint", type: HTTP, url: "/legal/imprint"}]
          ) {
            menu {
              handle
              items {
                title
                url
              }
            }
            userErrors {
              code
            }
          }
        }
      `,
      {id},
    );
    expect(menuUpdate).toEqual({
      menu: {
        handle: 'footer',
        items: [{title: 'Imprint', url: '/legal/imprint'}],
      },
      userErrors: [],
    });
  });
});

it('a language that the merchant adds shows the texts of the first one', async () => {
  const {origin} = fresh;
  const form = await fetch(`${origin}/admin/settings/markets/all`, {
    method: 'POST',
    headers: {Origin: origin},
    body: new URLSearchParams({languages: 'de en', countries: 'de at'}),
    redirect: 'manual',
  });
  expect(form.status).toBe(303);
  const {data} = await queryShop(
    origin,
    gql`
      query @inContext(language: EN) {
        localization {
          language {
            isoCode
          }
          availableCountries {
            isoCode
          }
        }
        product(handle: "tasse") {
          title
        }
      }
    `,
  );
  expect(data).toEqual({
    localization: {
      language: {isoCode: 'EN'},
      availableCountries: [{isoCode: 'AT'}, {isoCode: 'DE'}],
    },
    product: {title: 'Tasse'},
  });
});
