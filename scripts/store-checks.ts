import type * as Results from 'storefrontapi.generated';
import * as storefront from '~/graphql/storefront/store';
import * as access from '~/graphql/storefront/store-access';
import {parseEnv, shopOrigin} from '~/lib/environment/env.server';
import {getProperty} from '~/lib/text/get-property';
import {
  type Variables,
  type Finding,
  type Say,
  ask,
  adminToken,
  type Context,
  query,
  apiUrl,
} from './store-requests';
import {checkAccounts, checkAdmin} from './store-admin-checks';
import {checkMarkets, checkLegal} from './store-market-checks';
import {checkEntries} from './store-entry-checks';
import {checkEuOffers} from './store-goods-checks';
import {
  checkCatalogue,
  checkTypedTargets,
  checkRedirects,
  checkSections,
  checkPages,
  checkBrand,
  checkListLengths,
} from './store-content-checks';

const ACCESS_QUERIES = [
  access.STORE_TAGS_ACCESS_QUERY,
  access.STORE_STOCK_ACCESS_QUERY,
  access.STORE_PLANS_ACCESS_QUERY,
  access.STORE_MENUS_ACCESS_QUERY,
  access.STORE_ENTRIES_ACCESS_QUERY,
  access.STORE_CONTENT_ACCESS_QUERY,
  access.STORE_CUSTOMERS_ACCESS_QUERY,
];

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

/** @returns the URL to which the store's mails link. */
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
  await checkEuOffers(context, data);
  checkCatalogue(context, data);
  await checkTypedTargets(context, data);
  await checkRedirects(context, data.shop.primaryDomain.host);
  await checkEntries(context);
  checkSections(context, data);
  checkPages(context, data);
  checkBrand(context, data);
  checkListLengths(context, data);
  return data.shop.primaryDomain.url;
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
  const isRedirected = home.headers.get('Location')?.endsWith('/en') ?? false;
  say(isRedirected, 'English visitors led from / to /en', 'look');
  const {host} = new URL(site);
  const store = mailed && !mailed.includes(host) ? await ask(mailed) : null;
  const target = `${store?.headers.get('Location')} ${store?.text}`;
  const remedy = 'Hydrogen redirect theme, mail templates';
  if (!mailed) return;
  const text = `Links of mails, to ${mailed}, lead here (${remedy})`;
  say(store === null || target.includes(host), text, 'look');
}
