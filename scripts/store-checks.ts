import type {GraphQLSchema} from 'graphql';
import type * as Admin from '../adminapi.generated';
import type * as Results from 'storefrontapi.generated';
import * as admin from '~/graphql/admin/store';
import * as storefront from '~/graphql/storefront/store';
import {priceView} from '~/lib/product/price';
import {BRAND, MAP_PATH} from '~/lib/environment/brand';
import {brandColors} from '~/lib/content/brand-colors';
import {cutLists, writtenPaths} from '~/lib/content/content-lists';
import {
  fieldValue,
  placeOf,
  referencedIds,
  writtenPageNames,
} from '~/lib/content/entry-fields';
import {siteOf} from '~/lib/content/merchant-link.server';
import {byHandle} from '~/lib/content/online-store';
import {pathOfPage} from '~/lib/content/page-name';
import type {OmittedItem} from '~/lib/content/menu-entries';
import {
  ignoredFields,
  PAGE_SECTION_FIELDS,
  sectionSlot,
} from '~/lib/content/section-fields';
import {shownMenus} from '~/lib/content/shown-menus.server';
import {parseEnv, shopOrigin} from '~/lib/environment/env.server';
import {merchantUrl} from '~/lib/http/external-url';
import {getProperty} from '~/lib/http/get-property';
import {parseJson} from '~/lib/http/parse-json';
import {lawOf} from '~/lib/i18n/law';
import {LOCALES, localizedPath} from '~/lib/i18n/locale';
import {marketTerms} from '~/lib/i18n/market-terms';
import {redirectTarget} from '~/lib/server/redirect.server';
import {
  isReservedNamespace,
  METAFIELD_DEFINITIONS,
  METAFIELD_OWNERS,
  METAOBJECT_DEFINITIONS,
} from '@metarmap/store/definitions';
import {
  writtenLanguage,
  type WrittenLanguage,
} from '@metarmap/store/localized-text';
import {readSchema} from '@metarmap/local-shop/schema';
import {shapeProblem} from './result-shape';
import {codePaths} from './store-texts';

/** `missing` has to be added, `look` should be looked at, `unknown` could not be checked. */
interface Finding {
  readonly state: 'ok' | 'missing' | 'look' | 'unknown';
  readonly text: string;
}

export type Variables = Readonly<Record<string, string>>;
type Say = (isOk: boolean, text: string, otherwise?: Finding['state']) => void;

interface ResultError {
  readonly message: string;
  readonly path?: unknown;
  readonly extensions?: unknown;
}

interface Context {
  readonly env: ReturnType<typeof parseEnv>;
  readonly shop: string;
  readonly say: Say;
}

const ACCESS_QUERIES = [
  storefront.STORE_TAGS_ACCESS_QUERY,
  storefront.STORE_STOCK_ACCESS_QUERY,
  storefront.STORE_PLANS_ACCESS_QUERY,
  storefront.STORE_MENUS_ACCESS_QUERY,
  storefront.STORE_ENTRIES_ACCESS_QUERY,
  storefront.STORE_CONTENT_ACCESS_QUERY,
  storefront.STORE_CUSTOMERS_ACCESS_QUERY,
];

const locales = Object.values(LOCALES);

/** Compares a store with what the storefront expects. Makes empty carts, changes nothing else. */
export async function checkStore(bindings: Variables): Promise<Finding[]> {
  const env = parseEnv(bindings);
  const findings: Finding[] = [];
  const say: Say = (isOk, text, otherwise = 'missing') =>
    findings.push({state: isOk ? 'ok' : otherwise, text});
  const context = {env, say, shop: shopOrigin(env.PUBLIC_STORE_DOMAIN)};
  const {status} = await ask(context.shop);
  if (status === 0) {
    say(false, `PUBLIC_STORE_DOMAIN: ${context.shop} does not respond`);
    return findings;
  }
  const mailed = await checkStorefront(context);
  if (env.PUBLIC_CUSTOMER_ACCOUNTS === 'current') await checkAccounts(context);
  await checkAdmin(context, await adminToken(context.shop, bindings));
  await checkSite(context, mailed);
  return findings;
}

/** A browser's name, because bots are not redirected to their language. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

/** Status 0 for a host that does not respond; redirects are not followed. */
async function ask(url: string, init: RequestInit = {}) {
  const signal = AbortSignal.timeout(10_000);
  const sent = fetch(url, {redirect: 'manual', signal, ...init});
  const response = await sent.catch(() => null);
  const text = (await response?.text().catch(() => '')) ?? '';
  const json = parseJson(text);
  const headers = response?.headers ?? new Headers();
  return {status: response?.status ?? 0, headers, text, json};
}

/** Data and errors of a document; status 0 for a host that does not respond. */
export async function query<Data>(
  url: string,
  headers: Variables,
  document: string,
  variables: Readonly<Record<string, unknown>> = {},
) {
  const {status, text, json} = await ask(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify({query: document, variables}),
  });
  const data = getProperty(json, 'data') ?? null;
  const given = getProperty(json, 'errors');
  // For a refused token Shopify sends a string here.
  const errors = (Array.isArray(given) ? given : []).filter(isResultError);
  const problem =
    data === null
      ? errors.length === 0 && status === 200 && beginningOf(text)
      : shapeProblem(schemaOf(url), document, data);
  if (!problem) return {status, data: data as Data | null, errors} as const;
  const message = `the response is no result of the API: ${problem}`;
  const all: readonly ResultError[] = [...errors, {message}];
  return {status, data: null, errors: all} as const;
}

/** Begin of a response that is no JSON. */
const beginningOf = (text: string) => text.slice(0, 40) || 'it is empty';

function isResultError(error: unknown): error is ResultError {
  return typeof getProperty(error, 'message') === 'string';
}

const schemas = new Map<string, GraphQLSchema>();

function schemaOf(url: string): GraphQLSchema {
  const api = url.includes('/admin/api/') ? 'admin' : 'storefront';
  const schema = schemas.get(api) ?? readSchema(api);
  schemas.set(api, schema);
  return schema;
}

/** @returns the URL that links in mails have. */
async function checkStorefront(context: Context) {
  const {env, shop, say} = context;
  const {PRIVATE_STOREFRONT_API_TOKEN, PUBLIC_STOREFRONT_API_TOKEN} = env;
  const isLegacy = env.PUBLIC_CUSTOMER_ACCOUNTS === 'legacy';
  const own = {
    'Shopify-Storefront-Private-Token': PRIVATE_STOREFRONT_API_TOKEN,
  };
  for (const [kind, headers] of [
    ['PRIVATE', own],
    [
      'PUBLIC',
      {'X-Shopify-Storefront-Access-Token': PUBLIC_STOREFRONT_API_TOKEN},
    ],
  ] as const) {
    const results = await Promise.all(
      ACCESS_QUERIES.map((document) => query(apiUrl(env), headers, document)),
    );
    const status = Math.max(...results.map((result) => result.status));
    const errors = results.flatMap((result) => result.errors);
    const denied = errors.filter(
      ({extensions}) => getProperty(extensions, 'code') === 'ACCESS_DENIED',
    );
    const [other] = errors.filter((error) => !denied.includes(error));
    const name = `${kind}_STOREFRONT_API_TOKEN (Sales channels, Hydrogen)`;
    say(
      status === 200 && !other,
      `${shop} accepts ${name}: status ${status}${status === 200 && other ? `, ${other.message}` : ''}`,
    );
    const refused = denied
      .filter(({path}) => isLegacy || getProperty(path, '0') !== 'customer')
      .map(({extensions, message}) => {
        const access = getProperty(extensions, 'requiredAccess');
        return typeof access === 'string' ? access : message;
      });
    for (const access of new Set(refused)) say(false, `${name} for ${access}`);
  }
  const {data, errors} = await query<Results.StoreQuery>(
    apiUrl(env),
    own,
    storefront.STORE_QUERY,
    {map: env.PUBLIC_MAP_PRODUCT_HANDLE},
  );
  if (!data) {
    const reason = errors[0]?.message ?? 'no data';
    say(false, `What the store contains: ${reason}`, 'unknown');
    return undefined;
  }
  await checkMarkets(context, data);
  checkLegal(context, data);
  await checkOffers(context, data);
  checkCatalogue(context, data);
  await checkRedirects(context, data.shop.primaryDomain.host);
  checkSections(context, data);
  checkPages(context, data);
  checkBrand(context, data);
  checkRoom(context, data);
  return data.shop.primaryDomain.url;
}

/** One market and one language are enough; a line says what a second one would change. */
async function checkMarkets(
  {env, say}: Context,
  {localization, markets}: Results.StoreQuery,
): Promise<void> {
  const {availableCountries, language: first} = localization;
  const isSold = (code: string) =>
    availableCountries.some(({isoCode}) => isoCode === code);
  const isPublished = (code: string) =>
    availableCountries.some(({availableLanguages}) =>
      availableLanguages.some(({isoCode}) => isoCode === code),
    );
  const languages = locales.map(({language}) => language);
  const isReadable = languages.some(isPublished);
  say(isReadable, `${languages.join(' or ')} published (Settings, Languages)`);
  for (const {country, language} of locales) {
    const market = `A market with ${country} (Settings, Markets)`;
    const published = `${language} published (Settings, Languages)`;
    const prices = `pages in ${language} begin with the store's own market`;
    const words = `pages in ${language} have the store's words in ${first.isoCode}`;
    say(isSold(country), lacking(isSold(country), market, prices), 'look');
    const isThere = isPublished(language);
    say(isThere, lacking(isThere, published, words), 'look');
  }
  checkTerms(availableCountries, markets.nodes, say);
  const domains = [env.PUBLIC_CHECKOUT_DOMAIN, env.PUBLIC_STORE_DOMAIN];
  const hosts = domains.map((domain) => new URL(shopOrigin(domain)).host);
  const own = locales.map(({country}) => country).filter(isSold);
  for (const country of own.length > 0
    ? own
    : [availableCountries[0]?.isoCode]) {
    const made = await query<Results.StoreCheckoutMutation>(
      apiUrl(env),
      {'Shopify-Storefront-Private-Token': env.PRIVATE_STOREFRONT_API_TOKEN},
      storefront.STORE_CHECKOUT_MUTATION,
      {country},
    );
    const address = made.data?.cartCreate?.cart?.checkoutUrl;
    const host = address
      ? URL.canParse(address)
        ? new URL(address).host
        : address
      : 'no cart was made';
    say(hosts.includes(host), `PUBLIC_CHECKOUT_DOMAIN in ${country}: ${host}`);
  }
}

const lacking = (isOk: boolean, what: string, meaning: string) =>
  isOk ? what : `${what}: without it ${meaning}`;

/** Names in our sample texts: a merchant's text that contains one was copied from ours. */
const SAMPLE_COMPANY = /Muster(?:werkstatt|weg|stadt)|metarmap\.example/;

/** What pages promise in each country that the store sells to; its entry may be incomplete. */
function checkTerms(
  countries: readonly {readonly isoCode: string}[],
  entries: Results.StoreQuery['markets']['nodes'],
  say: Say,
): void {
  const promises = new Map<string, string[]>();
  const missing = new Map<string, string[]>();
  const put = (to: Map<string, string[]>, text: string, country: string) =>
    to.set(text, [...(to.get(text) ?? []), country]);
  const codes = countries.map(({isoCode}) => isoCode).sort();
  for (const isoCode of codes) {
    const {shipping, transit, returns} = marketTerms(entries, isoCode);
    const {standard, freeFrom} = shipping ?? {};
    const promised = [
      standard && `${standard.amount} ${standard.currencyCode} shipping`,
      freeFrom && `free from ${freeFrom.amount} ${freeFrom.currencyCode}`,
      transit && `${transit.least} to ${transit.most} working days in transit`,
      returns && `${returns.days} days to return`,
    ].filter(Boolean);
    const lacks = [
      ...(standard ? [] : ['shipping_price and currency']),
      ...(transit ? [] : ['transit_least and transit_most']),
      ...(returns ? [] : ['return_days']),
    ];
    if (promised.length > 0) put(promises, promised.join(', '), isoCode);
    if (lacks.length > 0) put(missing, lacks.join(', '), isoCode);
  }
  for (const [text, where] of promises) {
    say(true, `Pages promise in ${where.join(', ')}: ${text}`);
  }
  for (const [text, where] of missing) {
    say(
      false,
      `Metaobjects, Market, for ${where.join(', ')}: ${text}. Without them pages promise nothing, and the costs are shown at the checkout`,
      'look',
    );
  }
}

/**
 * What the law requires of every shop: legal texts that the merchant wrote, and a way to contact
 * them.
 */
function checkLegal(
  {env, say}: Context,
  {shop, pages, localization, guarantees}: Results.StoreQuery,
) {
  const written = (name: string) =>
    pages.nodes
      .filter((page) => placeOf(page).name === name)
      .map((page) => fieldValue(page, 'body'))
      .find((body) => body !== null);
  for (const [text, name, where, otherwise] of [
    [shop.privacyPolicy?.body, 'Privacy policy', 'Settings, Policies'],
    [shop.refundPolicy?.body, 'Refund policy', 'Settings, Policies'],
    [shop.shippingPolicy?.body, 'Shipping policy', 'Settings, Policies'],
    [shop.termsOfService?.body, 'Terms of service', 'Settings, Policies'],
    [
      written('legal-imprint'),
      'Imprint',
      'Metaobjects, Page, handle legal-imprint',
    ],
    // Only worth a look: BFSG, § 3 (3) exempts microenterprises that provide services.
    [
      written('legal-accessibility'),
      'Accessibility statement',
      'Metaobjects, Page, handle legal-accessibility',
      'look',
    ],
  ] as const) {
    const isSample = SAMPLE_COMPANY.test(text ?? '');
    const there = isSample ? ': names the company of our samples' : '';
    const isOwn = Boolean(text?.trim()) && !isSample;
    say(isOwn, `${name} (${where})${there}`, otherwise);
  }
  const sold = localization.availableCountries.map(({isoCode}) => isoCode);
  if (sold.some((country) => lawOf(country) === 'eu')) {
    const hasNotice = guarantees.nodes.some(({picture}) => {
      const {reference} = picture ?? {};
      return reference && 'image' in reference && reference.image;
    });
    const notice = 'Notice of the legal guarantee, with the official picture';
    const where = 'Metaobjects, Notice of the legal guarantee';
    const meaning =
      'nothing beside the buy button and in the cart leads to it, as the EU asks';
    say(hasNotice, lacking(hasNotice, `${notice} (${where})`, meaning), 'look');
  }
  const why =
    'contact and newsletter fail, and so does the withdrawal, which the law asks for (docs/real-store.md, Mail)';
  const mail = 'CONTACT_ENDPOINT, CONTACT_TOKEN and SHOP_EMAIL';
  const isReached = env.CONTACT_ENDPOINT !== undefined;
  say(isReached, lacking(isReached, mail, why));
}

/**
 * What EU law requires of each offer; the store's own country stands for all of its EU
 * markets.
 */
async function checkOffers(
  {env, say}: Context,
  {localization: {country: own, availableCountries}}: Results.StoreQuery,
): Promise<void> {
  const country = [own, ...availableCountries].find(
    ({isoCode}) => lawOf(isoCode) === 'eu',
  )?.isoCode;
  if (!country) return;
  const products: Results.StoreOffersQuery['products']['nodes'] = [];
  for (let after: string | null | undefined = undefined; after !== null;) {
    const read: {data: Results.StoreOffersQuery | null} = await query(
      apiUrl(env),
      {'Shopify-Storefront-Private-Token': env.PRIVATE_STOREFRONT_API_TOKEN},
      storefront.STORE_OFFERS_QUERY,
      {country, after},
    );
    if (!read.data) return say(false, `Offers in ${country}`, 'unknown');
    const {nodes, pageInfo} = read.data.products;
    products.push(...nodes);
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  }
  for (const {handle, variants} of products) {
    const isUnannounced = variants.nodes.some(
      (variant) =>
        priceView(variant, variant.compareAtPrice, 'eu').isUnannounced,
    );
    if (!isUnannounced) continue;
    const field = `Metafield custom.lowest_price of the variants of ${handle}`;
    const meaning = `${country} sees no reduction, only the former price struck through`;
    say(false, lacking(false, field, meaning), 'look');
  }
  checkManufacturers(products, env.PUBLIC_MANUFACTURER ?? '', say);
  for (const product of products) {
    for (const [name, picture, words] of [
      ['durability', product.durabilityLabel, product.durabilityText],
      ['energy', product.energyLabel, product.energyText],
    ] as const) {
      const lack =
        picture && !words ? 'text' : words && !picture ? 'label' : '';
      const field = `Metafield custom.${name}_${lack} of ${product.handle}`;
      const meaning =
        lack === 'text'
          ? 'its label says nothing to those who cannot see it'
          : 'its text stands without the official label';
      if (lack) say(false, lacking(false, field, meaning), 'look');
    }
    checkDevice(product, say);
    const {priceRange, selectedOrFirstAvailableVariant: first} = product;
    const isMeasured = product.variants.nodes.some(
      ({unitPriceMeasurement}) => unitPriceMeasurement?.referenceUnit,
    );
    const isFirstCheapest =
      first?.price.amount === priceRange.minVariantPrice.amount;
    if (!isMeasured || isFirstCheapest) continue;
    const order = `The cheapest variant of ${product.handle} as the first that can be bought`;
    const meaning = 'lists show its price and no unit price';
    say(false, lacking(false, order, meaning), 'look');
  }
}

/**
 * What a buyer in the EU is to learn of a connected device before the purchase: directive (EU) 2024/825
 * (updates, spare parts, repair) and regulation (EU) 2023/2854, Art. 3 (data).
 */
function checkDevice(
  product: Results.StoreOffersQuery['products']['nodes'][number],
  say: Say,
): void {
  if (product.connectedDevice?.value !== 'true') return;
  const lacks = (
    [
      ['updates_until', product.updatesUntil],
      ['spare_parts', product.spareParts],
      ['repair', product.repair],
      ['device_data', product.deviceData],
    ] as const
  ).flatMap(([key, field]) => (field ? [] : [`custom.${key}`]));
  const fields = `Metafields ${lacks.join(', ')} of ${product.handle}`;
  const meaning =
    'its page does not say how long this connected device works, or what it sends';
  if (lacks.length > 0) say(false, lacking(false, fields, meaning), 'look');
}

/** Whether all products name a manufacturer, and none of them the one of our sample. */
function checkManufacturers(
  products: Results.StoreOffersQuery['products']['nodes'],
  own: string,
  say: Say,
): void {
  const goods = products.filter(({isGiftCard}) => !isGiftCard);
  const makers = goods.map(
    ({manufacturer, vendor}) =>
      manufacturer?.value.trim() || (vendor === BRAND ? own : ''),
  );
  for (const [count, lack] of [
    [makers.filter((maker) => !maker).length, 'no manufacturer'],
    [
      makers.filter((maker) => SAMPLE_COMPANY.test(maker)).length,
      'the company of our samples as manufacturer',
    ],
  ] as const) {
    if (count === 0) continue;
    const some = `${count} of ${goods.length} products name ${lack}`;
    const where = `Metafield custom.manufacturer; PUBLIC_MANUFACTURER for those of ${BRAND}`;
    say(false, `${some} (${where})`, 'look');
  }
}

function checkCatalogue({env, say}: Context, data: Results.StoreQuery) {
  const {map, mainMenu, footer, pages, collections, shop} = data;
  const {onlinePages, blogs} = data;
  const paths = codePaths();
  const handle = `PUBLIC_MAP_PRODUCT_HANDLE: a product ${env.PUBLIC_MAP_PRODUCT_HANDLE}`;
  const instead = `${MAP_PATH} leads to all products`;
  say(Boolean(map), lacking(Boolean(map), handle, instead), 'look');
  const filters = collections.nodes.flatMap((each) => each.products.filters);
  const hasFilters = filters.length > 0;
  say(hasFilters, 'Filters of collections (app Search & Discovery)', 'look');
  const menus = {
    main: itemsOf(mainMenu?.items),
    footer: itemsOf(footer?.items),
  };
  const {omitted} = shownMenus(
    menus,
    env,
    {
      host: shop.primaryDomain.host,
      pageNames: writtenPageNames(pages.nodes, env.PUBLIC_ENVIRONMENT),
      onlinePages: byHandle(onlinePages),
      blogs: new Set(byHandle(blogs).keys()),
      ...paths,
      writtenPaths: writtenPaths(data, env.PUBLIC_ENVIRONMENT, (name) =>
        pathOfPage(name, paths.ourPaths),
      ),
      isWhole: ![pages, onlinePages, blogs].some(
        ({pageInfo}) => pageInfo.hasNextPage,
      ),
      hasMap: Boolean(map),
    },
    false,
  );
  for (const {title, url} of data.social?.items ?? []) {
    if (url && merchantUrl(url)) continue;
    const text = 'Menu social (Content, Menus)';
    say(false, `${text}: “${title}” leads to no other website`, 'look');
  }
  for (const [menu, handle, place] of [
    [mainMenu, 'main-menu', 'main'],
    [footer, 'footer', 'footer'],
  ] as const) {
    const text = `Menu ${handle} (Content, Menus)`;
    say(Boolean(menu), text, 'look');
    if (!menu) continue;
    const isOwn = !isUntouched(menu);
    const instead =
      'the storefront shows its own, which store:setup can write there';
    if (!isOwn) {
      say(false, `${text} is as Shopify made it: ${instead}`, 'look');
    }
    if (!isOwn) continue;
    for (const {title, reason} of omitted[place]) {
      say(false, `${text}: “${title}” ${OMISSIONS[reason]}`, 'look');
    }
    for (const {title} of unpublished(menus[place])) {
      const where = 'a product or collection that is not published here';
      say(false, `${text}: “${title}” leads to ${where}`, 'look');
    }
  }
}

/** Redirects that the storefront does not follow, by the host to which they lead. */
async function checkRedirects(
  {env, say}: Context,
  primaryHost: string,
): Promise<void> {
  const site = siteOf(env, primaryHost);
  const ignored = new Map<string, string[]>();
  for (let after: string | null | undefined = undefined; after !== null;) {
    const read: {data: Results.StoreRedirectsQuery | null} = await query(
      apiUrl(env),
      {'Shopify-Storefront-Private-Token': env.PRIVATE_STOREFRONT_API_TOKEN},
      storefront.STORE_REDIRECTS_QUERY,
      {after},
    );
    if (!read.data) return say(false, 'Redirects of the admin', 'unknown');
    const {nodes, pageInfo} = read.data.urlRedirects;
    for (const {path, target} of nodes) {
      if (redirectTarget(target, site) !== null) continue;
      const host = URL.canParse(target) ? new URL(target).host : target;
      ignored.set(host, [...(ignored.get(host) ?? []), path]);
    }
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  }
  for (const [host, paths] of ignored) {
    const text = `Redirects to ${host} (Content, Menus, URL redirects)`;
    const meaning = `not followed, because the code does not name this host: ${paths.join(', ')}`;
    say(false, `${text}: ${meaning}`, 'look');
  }
}

/** Names page entries, and pages of the Online Store, that no page shows, and what they list in vain. */
function checkPages(
  {env, say}: Context,
  {pages, sections, onlinePages}: Results.StoreQuery,
) {
  const {ourPaths} = codePaths();
  const written = writtenPageNames(pages.nodes, env.PUBLIC_ENVIRONMENT);
  for (const page of pages.nodes) {
    const {name} = placeOf(page);
    const entry = `Page ${page.handle} (Metaobjects)`;
    const path = pathOfPage(name, ourPaths);
    if (path.startsWith('/pages/') && !written.has(name)) {
      const lack = 'it needs a title, and a text or sections';
      say(false, `${entry} is not shown: ${lack}`, 'look');
    }
    for (const id of referencedIds(fieldValue(page, 'sections'))) {
      const section = sections.nodes.find((each) => each.id === id);
      if (!section) continue;
      const slot = sectionSlot(
        fieldValue(section, 'slot'),
        placeOf(section).name,
      );
      const isOfPages = Object.hasOwn(PAGE_SECTION_FIELDS, slot);
      if (isOfPages === (name !== 'home')) continue;
      const where = name === 'home' ? 'the home page' : 'pages of your own';
      const text = `${entry} lists ${section.handle}: ${where} have no place “${slot}”`;
      say(false, text, 'look');
    }
  }
  for (const {handle} of onlinePages.nodes) {
    if (!written.has(handle)) continue;
    const instead = `the entry ${handle} (Metaobjects, Page) stands there`;
    say(false, `Page ${handle} of the Online Store: ${instead}`, 'look');
  }
}

/** Says where pages show another shade of the merchant's colour. */
function checkBrand({say}: Context, {shop}: Results.StoreQuery) {
  const [own] = shop.brand?.colors.primary ?? [];
  const wanted = own?.background?.toLowerCase();
  if (!wanted) return;
  const colors = brandColors(wanted);
  const where = `Primary color ${wanted} (Settings, Brand)`;
  if (!colors) return say(false, `${where}: is no #rrggbb`, 'look');
  for (const [mode, {accent}] of Object.entries(colors)) {
    if (accent === wanted) continue;
    const why = `the ${mode} mode shows ${accent}, the nearest that can be read`;
    say(false, `${where}: ${why}`, 'look');
  }
}

/** Lists that have more than pages read. */
function checkRoom({say}: Context, {markets, ...lists}: Results.StoreQuery) {
  const cut = [
    ...cutLists(lists),
    ...(markets.pageInfo.hasNextPage ? ['markets'] : []),
  ];
  for (const name of cut) {
    const some = `More than 250 ${name}`;
    say(false, `${some}: pages know only 250 of them in a list`, 'look');
  }
}

const OMISSIONS: Readonly<Record<OmittedItem['reason'], string>> = {
  nowhere: 'leads nowhere here',
  repeated: 'leads where another item beside it does, and is not shown',
  room: 'is not shown: there are more items beside it than fit',
};

type StoreMenuItem = Results.StoreMenuItemFragment & {
  readonly items: readonly StoreMenuItem[];
};

type SentItem = Results.StoreMenuItemFragment & {
  readonly items?: readonly SentItem[];
};

function itemsOf(items: readonly SentItem[] = []): StoreMenuItem[] {
  return items.map((item) => ({...item, items: itemsOf(item.items)}));
}

const unpublished = (items: readonly StoreMenuItem[]): StoreMenuItem[] =>
  items.flatMap((item) => [
    ...(/^(?:COLLECTION|PRODUCT)$/.test(item.type) && !item.resource
      ? [item]
      : []),
    ...unpublished(item.items),
  ]);

/** Names fields of sections that are filled in but not shown in the section's place. */
function checkSections({say}: Context, {sections}: Results.StoreQuery) {
  for (const {handle, fields} of sections.nodes) {
    const filled = fields.filter(({value}) => value?.trim());
    const slot = sectionSlot(
      filled.find(({key}) => key === 'slot')?.value ?? null,
      handle.replace(/^[a-z]{2}--/, ''),
    );
    const keys = filled.map(({key}) => key);
    const ignored = ignoredFields(slot, keys);
    const entry = `Section ${handle} (Metaobjects)`;
    const table = 'docs/merchants.md has the table';
    if (!ignored) {
      say(false, `${entry}: no page has a place “${slot}” (${table})`, 'look');
    } else if (ignored.length > 0) {
      const names = ignored.join(', ');
      say(
        false,
        `${entry}: “${slot}” does not show ${names} (${table})`,
        'look',
      );
    }
  }
}

/** The targets of Shopify's default menus, in every language. */
const DEFAULT_MENUS: Readonly<Record<string, string>> = {
  'main-menu': 'FRONTPAGE CATALOG PAGE',
  footer: 'SEARCH',
};

/** Whether a menu is still the one that Shopify makes for every store. */
export function isUntouched({
  handle,
  items,
}: {
  readonly handle: string;
  readonly items: readonly {
    readonly type: string;
    readonly url?: string | null;
    readonly items: readonly unknown[];
  }[];
}): boolean {
  return (
    items.map(({type}) => type).join(' ') === DEFAULT_MENUS[handle] &&
    items.every(
      ({type, url, items: below}) =>
        below.length === 0 &&
        (type !== 'PAGE' || url?.endsWith('/pages/contact')),
    )
  );
}

/**
 * The store's first language, if our texts are written in it, otherwise English, and whether it
 * sells the map.
 */
export async function storeFacts(env: ReturnType<typeof parseEnv>): Promise<{
  readonly language: WrittenLanguage;
  readonly hasMap: boolean;
}> {
  const {data} = await query<Results.StoreQuery>(
    apiUrl(env),
    {'Shopify-Storefront-Private-Token': env.PRIVATE_STOREFRONT_API_TOKEN},
    storefront.STORE_QUERY,
    {map: env.PUBLIC_MAP_PRODUCT_HANDLE},
  );
  const first = data?.localization.language.isoCode;
  return {
    language: writtenLanguage(first),
    // Our words about the map must not get into a store that may not sell it.
    hasMap: Boolean(data?.map),
  };
}

const apiUrl = (env: ReturnType<typeof parseEnv>) =>
  `${shopOrigin(env.PUBLIC_STORE_DOMAIN)}/api/${env.PUBLIC_STOREFRONT_API_VERSION}/graphql.json`;

async function checkAccounts({env, shop, say}: Context): Promise<void> {
  const wellKnown = async (name: string, key: string) => {
    const {json} = await ask(`${shop}/.well-known/${name}`);
    const value = getProperty(json, key);
    return typeof value === 'string' ? value : undefined;
  };
  const api = await wellKnown('customer-account-api', 'graphql_api');
  const openId = 'openid-configuration';
  const authorize = await wellKnown(openId, 'authorization_endpoint');
  const issuer = (await wellKnown(openId, 'issuer')) ?? '';
  const isGiven = env.PUBLIC_CUSTOMER_ACCOUNT_API_URL !== undefined;
  say(
    Boolean(authorize && api),
    `Accounts by ${shop}/.well-known, else PUBLIC_CUSTOMER_ACCOUNT_API_URL: ${authorize ?? 'no sign-in'}, ${api ?? 'no API'}`,
    isGiven ? 'look' : 'missing',
  );
  if (!authorize) return;
  say(issuer.endsWith(`/${env.SHOP_ID}`), `SHOP_ID as in ${issuer}`);
  const addresses = (path: string) =>
    locales.map((locale) => env.PUBLIC_SITE_URL + localizedPath(path, locale));
  for (const callback of addresses('/account/authorize')) {
    const parameters = new URLSearchParams({
      client_id: env.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID ?? '',
      response_type: 'code',
      scope: 'openid email customer-account-api:full',
      redirect_uri: callback,
      state: crypto.randomUUID(),
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    const url = `${authorize}?${parameters.toString()}`;
    const {status, headers} = await ask(url);
    const isSentBack = headers.get('Location')?.startsWith(callback) ?? false;
    const isRefused = isSentBack || [400, 401, 404].includes(status);
    say(
      !isRefused && status > 0 && status < 400,
      `Callback ${callback} and client id (Customer Account API): status ${status}`,
      isRefused ? 'missing' : 'unknown',
    );
  }
  const entered = `JavaScript origin ${env.PUBLIC_SITE_URL}, logout ${addresses('/').join(', ')}`;
  say(false, `${entered} (Customer Account API)`, 'unknown');
}

/** Credentials for the Admin API. */
export const ADMIN_VARIABLES =
  'PRIVATE_ADMIN_CLIENT_ID and PRIVATE_ADMIN_CLIENT_SECRET (an app of the Dev Dashboard), or PRIVATE_ADMIN_API_TOKEN';

/** The permanent token, or one for client credentials; empty when these are refused. */
export async function adminToken(shop: string, bindings: Variables) {
  const {PRIVATE_ADMIN_CLIENT_ID: id} = bindings;
  const token = bindings.PRIVATE_ADMIN_API_TOKEN || undefined;
  if (token || !id) return token;
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: bindings.PRIVATE_ADMIN_CLIENT_SECRET ?? '',
  });
  const url = `${shop}/admin/oauth/access_token`;
  const {json} = await ask(url, {method: 'POST', body});
  const issued = getProperty(json, 'access_token');
  return typeof issued === 'string' ? issued : '';
}

async function checkAdmin({env, shop, say}: Context, token?: string) {
  if (token === undefined) {
    const what = 'Scopes, definitions and kind of accounts';
    return say(false, `${what}. Not set: ${ADMIN_VARIABLES}`, 'unknown');
  }
  const url = `${shop}/admin/api/${env.PUBLIC_STOREFRONT_API_VERSION}/graphql.json`;
  const asked = async <Data>(document: string, variables?: Variables) => {
    const headers = {'X-Shopify-Access-Token': token};
    const result = await query<Data>(url, headers, document, variables);
    const {status, data, errors} = result;
    const text = `Admin API: ${errors[0]?.message ?? `status ${status}`}`;
    const isRefused = status === 401;
    const named = isRefused ? `${text}. Refused: ${ADMIN_VARIABLES}` : text;
    if (!data) say(false, named, isRefused ? 'missing' : 'unknown');
    return data;
  };
  const settings = await asked<Admin.StoreSettingsQuery>(
    admin.STORE_SETTINGS_QUERY,
  );
  if (!settings) return;
  const {accessScopes} = settings.currentAppInstallation;
  const scopes = accessScopes.map(({handle}) => handle);
  const {customerAccountsVersion: kind} = settings.shop.customerAccountsV2;
  const {PUBLIC_CUSTOMER_ACCOUNTS: chosen} = env;
  const mayWrite = chosen === 'current' || scopes.includes('write_customers');
  say(mayWrite, 'Scope write_customers, for wishlists');
  const isSame = (chosen === 'legacy') === (kind === 'CLASSIC');
  say(isSame, `PUBLIC_CUSTOMER_ACCOUNTS is ${chosen}, the store's are ${kind}`);
  for (const ownerType of METAFIELD_OWNERS) {
    const data = await asked<Admin.StoreDefinitionsQuery>(
      admin.STORE_DEFINITIONS_QUERY,
      {ownerType},
    );
    for (const wanted of data ? METAFIELD_DEFINITIONS : []) {
      const {owner, namespace, key, type, storefront: read} = wanted;
      if (owner !== ownerType) continue;
      const found = data?.metafieldDefinitions.nodes.find(
        (each) => each.namespace === namespace && each.key === key,
      );
      const {customerAccount = ''} = found?.access ?? {};
      const isOk =
        found?.type.name === type &&
        found.access.storefront === read &&
        [wanted.customerAccount, 'READ_WRITE'].includes(customerAccount);
      const access = `storefront ${read}, customer accounts ${wanted.customerAccount}`;
      const there = found && !isOk ? `; not ${JSON.stringify(found)}` : '';
      const name = `Metafield definition ${owner} ${namespace}.${key}`;
      const what = `${name}: “${wanted.name}”, ${type}, ${access}${there}`;
      if (isReservedNamespace(namespace)) {
        // A store without reviews lacks nothing.
        const meaning =
          'no stars are shown; a review app creates it, store:setup cannot';
        say(isOk, lacking(isOk, what, meaning), 'look');
      } else say(isOk, what);
    }
  }
  const data = await asked<Admin.StoreMetaobjectsQuery>(
    admin.STORE_METAOBJECTS_QUERY,
  );
  for (const {type, name, fields} of data ? METAOBJECT_DEFINITIONS : []) {
    const found = data?.metaobjectDefinitions.nodes.find(
      (each) => each.type === type,
    );
    const isOpen = found?.access.storefront === 'PUBLIC_READ';
    const missing = fields.filter(
      ({key, type: kind}) =>
        !found?.fieldDefinitions.some(
          (field) => field.key === key && field.type.name === kind,
        ),
    );
    const lacks = missing.map(({key, type: kind}) => `${key} (${kind})`);
    const there = found
      ? `; lacks ${[...lacks, ...(isOpen ? [] : ['storefront access'])].join(', ')}`
      : '';
    const isOk = isOpen && missing.length === 0;
    say(isOk, `Metaobject definition ${type}: “${name}”${isOk ? '' : there}`);
  }
}

async function checkSite({env, say}: Context, mailed?: string): Promise<void> {
  const {PUBLIC_SITE_URL: site} = env;
  const page = `${site}/en/faq`;
  const visit = (headers: Variables = {}) => ask(page, {headers});
  const first = await visit();
  const {json: build} = await ask(`${site}/builds/latest.json`);
  const isOurs = typeof getProperty(build, 'id') === 'string';
  const isThere = first.status === 200 && isOurs;
  const isOther = first.status === 200 && !isOurs;
  const state = `status ${first.status}${isOther ? ', not this storefront' : ''}`;
  say(isThere, `PUBLIC_SITE_URL: ${page}, ${state}`, 'unknown');
  if (!isThere) return;
  const isStored = ({headers}: {headers: Headers}) =>
    headers.get('oxygen-full-page-cache') === 'hit';
  say(isStored(await visit()), "A hit of Oxygen's page cache", 'look');
  await visit({'If-None-Match': first.headers.get('etag') ?? ''});
  say((await visit()).text !== '', 'A page with content after a 304');
  const withCart = await visit({Cookie: 'cart=x'});
  say(!isStored(withCart), 'No hit of the page cache with a cart');
  const home = await ask(`${site}/`, {
    headers: {'Accept-Language': 'en', 'User-Agent': PERSON},
  });
  const isLed = home.headers.get('Location')?.endsWith('/en') ?? false;
  say(isLed, 'English visitors led from / to /en', 'look');
  const {host} = new URL(site);
  const store = mailed && !mailed.includes(host) ? await ask(mailed) : null;
  const target = `${store?.headers.get('Location')} ${store?.text}`;
  const remedy = 'Hydrogen redirect theme, mail templates';
  if (!mailed) return;
  const text = `Links of mails, to ${mailed}, lead here (${remedy})`;
  say(store === null || target.includes(host), text, 'look');
}
