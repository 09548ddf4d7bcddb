import type * as Results from 'storefrontapi.generated';
import * as admin from '~/graphql/admin/store';
import * as storefront from '~/graphql/storefront/store';
import {parseEnv, shopOrigin} from '~/lib/environment/env.server';
import {LOCALES, localizedPath} from '~/lib/i18n/locale';
import {
  METAFIELD_DEFINITIONS,
  METAOBJECT_DEFINITIONS,
} from '../local-shop/data/definitions';

/** `missing` is needed, `look` worth a look, `unknown` could not be asked. */
interface Finding {
  readonly state: 'ok' | 'missing' | 'look' | 'unknown';
  readonly text: string;
}

export type Variables = Readonly<Record<string, string>>;
type Say = (isMet: boolean, text: string, otherwise?: Finding['state']) => void;

interface Result<Data> {
  data?: Data | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions?: {code?: string; requiredAccess?: string};
  }[];
}

interface Context {
  readonly env: ReturnType<typeof parseEnv>;
  readonly shop: string;
  readonly say: Say;
}

const locales = Object.values(LOCALES);

/** Compares a store with what the storefront expects. Makes empty carts, changes nothing else. */
export async function checkStore(bindings: Variables): Promise<Finding[]> {
  const env = parseEnv(bindings);
  const findings: Finding[] = [];
  const say: Say = (isMet, text, otherwise = 'missing') =>
    findings.push({state: isMet ? 'ok' : otherwise, text});
  const context = {env, say, shop: shopOrigin(env.PUBLIC_STORE_DOMAIN)};
  const mailed = await checkStorefront(context);
  if (env.PUBLIC_CUSTOMER_ACCOUNTS === 'current') await checkAccounts(context);
  await checkAdmin(context, await adminToken(context.shop, bindings));
  await checkSite(context, mailed);
  return findings;
}

/** Status 0 for a host that does not respond; redirects are not followed. */
async function ask(url: string, init: RequestInit = {}) {
  const signal = AbortSignal.timeout(10_000);
  const sent = fetch(url, {redirect: 'manual', signal, ...init});
  const response = await sent.catch(() => null);
  const text = (await response?.text().catch(() => '')) ?? '';
  const json: unknown = text.startsWith('{') ? JSON.parse(text) : {};
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
  const {status, json} = await ask(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify({query: document, variables}),
  });
  const {data, errors} = json as Result<Data>;
  // A refused token has a text there.
  return {status, data, errors: Array.isArray(errors) ? errors : []} as const;
}

/** @returns the URL that links of mails have. */
async function checkStorefront({env, shop, say}: Context) {
  const url = `${shop}/api/${env.PUBLIC_STOREFRONT_API_VERSION}/graphql.json`;
  const {PRIVATE_STOREFRONT_API_TOKEN, PUBLIC_STOREFRONT_API_TOKEN} = env;
  const isLegacy = env.PUBLIC_CUSTOMER_ACCOUNTS === 'legacy';
  const [own, open] = [
    {'Shopify-Storefront-Private-Token': PRIVATE_STOREFRONT_API_TOKEN},
    {'X-Shopify-Storefront-Access-Token': PUBLIC_STOREFRONT_API_TOKEN},
  ];
  const asked = (headers: Variables) =>
    query<Results.StoreQuery>(url, headers, storefront.STORE_QUERY);
  const results = {PRIVATE: await asked(own), PUBLIC: await asked(open)};
  for (const [kind, {status, errors}] of Object.entries(results)) {
    const name = `${kind}_STOREFRONT_API_TOKEN (Sales channels, Hydrogen)`;
    say(status === 200, `${shop} accepts ${name}: status ${status}`);
    const refused = errors
      .filter(({extensions}) => extensions?.code === 'ACCESS_DENIED')
      .filter(({path}) => isLegacy || path?.[0] !== 'customer')
      .map(({extensions, message}) => extensions?.requiredAccess ?? message);
    for (const access of new Set(refused)) say(false, `${name} for ${access}`);
  }
  const {data} = results.PRIVATE;
  if (!data) return undefined;
  const hosts = [env.PUBLIC_CHECKOUT_DOMAIN, env.PUBLIC_STORE_DOMAIN].map(
    (domain) => new URL(shopOrigin(domain)).host,
  );
  for (const {country, language} of locales) {
    const {availableCountries} = data.localization;
    const market = availableCountries.find(({isoCode}) => isoCode === country);
    say(Boolean(market), `A market with ${country} (Settings, Markets)`);
    const languages = market?.availableLanguages.map(({isoCode}) => isoCode);
    const isOn = languages?.includes(language) ?? false;
    say(isOn, `${language} published in ${country} (Settings, Languages)`);
    const make = storefront.STORE_CHECKOUT_MUTATION;
    type Made = Results.StoreCheckoutMutation;
    const made = await query<Made>(url, own, make, {country});
    const {host} = new URL(made.data?.cartCreate?.cart?.checkoutUrl ?? 'none:');
    say(hosts.includes(host), `PUBLIC_CHECKOUT_DOMAIN in ${country}: ${host}`);
  }
  const {shop: policies, mainMenu, footer, collections} = data;
  const [hasFilters] = collections.nodes.flatMap(
    (each) => each.products.filters,
  );
  for (const [present, text] of [
    [policies.privacyPolicy, 'Privacy policy (Settings, Policies)'],
    [policies.refundPolicy, 'Refund policy (Settings, Policies)'],
    [policies.shippingPolicy, 'Shipping policy (Settings, Policies)'],
    [policies.termsOfService, 'Terms of service (Settings, Policies)'],
    [mainMenu, 'Menu main-menu (Content, Menus)'],
    [footer, 'Menu footer (Content, Menus)'],
    [hasFilters, 'Filters of collections (app Search & Discovery)'],
  ] as const) {
    say(Boolean(present), text, 'look');
  }
  return policies.primaryDomain.url;
}

async function checkAccounts({env, shop, say}: Context): Promise<void> {
  const wellKnown = async (name: string) =>
    (await ask(`${shop}/.well-known/${name}`)).json as Variables;
  const {graphql_api: api} = await wellKnown('customer-account-api');
  const {authorization_endpoint: authorize, issuer = ''} = await wellKnown(
    'openid-configuration',
  );
  const isGiven = env.PUBLIC_CUSTOMER_ACCOUNT_API_URL !== undefined;
  say(
    Boolean(authorize && api),
    `Accounts by ${shop}/.well-known, else PUBLIC_CUSTOMER_ACCOUNT_API_URL: ${authorize}, ${api}`,
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
  return (json as {access_token?: string}).access_token ?? '';
}

/** What the Admin API is asked for. */
export interface AdminData {
  menus: {nodes: {handle: string}[]};
  metaobjectDefinitions: {
    nodes: {
      id: string;
      type: string;
      access: {storefront: string};
      fieldDefinitions: {key: string; type: {name: string}}[];
    }[];
  };
  currentAppInstallation: {accessScopes: {handle: string}[]};
  shop: {customerAccountsV2: {customerAccountsVersion: string}};
  metafieldDefinitions: {
    nodes: {
      namespace: string;
      key: string;
      type: {name: string};
      access: {storefront: string | null; customerAccount: string};
    }[];
  };
}

async function checkAdmin({env, shop, say}: Context, token?: string) {
  if (token === undefined) {
    const what = 'Scopes, definitions and kind of accounts';
    return say(
      false,
      `${what} (PRIVATE_ADMIN_API_TOKEN is not set)`,
      'unknown',
    );
  }
  const url = `${shop}/admin/api/${env.PUBLIC_STOREFRONT_API_VERSION}/graphql.json`;
  const asked = async (document: string, variables?: Variables) => {
    const headers = {'X-Shopify-Access-Token': token};
    const result = await query<AdminData>(url, headers, document, variables);
    const {status, data, errors} = result;
    const text = `Admin API: ${errors[0]?.message ?? `status ${status}`}`;
    if (!data) say(false, text, status === 401 ? 'missing' : 'unknown');
    return data;
  };
  const settings = await asked(admin.STORE_SETTINGS_QUERY);
  if (!settings) return;
  const {accessScopes} = settings.currentAppInstallation;
  const scopes = accessScopes.map(({handle}) => handle);
  const {customerAccountsVersion: kind} = settings.shop.customerAccountsV2;
  const {PUBLIC_CUSTOMER_ACCOUNTS: chosen} = env;
  const mayWrite = chosen === 'current' || scopes.includes('write_customers');
  say(mayWrite, 'Scope write_customers, for wishlists');
  const isSame = (chosen === 'legacy') === (kind === 'CLASSIC');
  say(isSame, `PUBLIC_CUSTOMER_ACCOUNTS is ${chosen}, the store's are ${kind}`);
  for (const ownerType of ['PRODUCT', 'CUSTOMER', 'ORDER'] as const) {
    const data = await asked(admin.STORE_DEFINITIONS_QUERY, {ownerType});
    for (const wanted of data ? METAFIELD_DEFINITIONS : []) {
      const {owner, namespace, key, type, storefront: read} = wanted;
      if (owner !== ownerType) continue;
      const found = data?.metafieldDefinitions.nodes.find(
        (each) => each.namespace === namespace && each.key === key,
      );
      const {customerAccount = ''} = found?.access ?? {};
      const isMet =
        found?.type.name === type &&
        found.access.storefront === read &&
        [wanted.customerAccount, 'READ_WRITE'].includes(customerAccount);
      const access = `storefront ${read}, customer accounts ${wanted.customerAccount}`;
      const there = found && !isMet ? `; not ${JSON.stringify(found)}` : '';
      const name = `Metafield definition ${owner} ${namespace}.${key}`;
      say(isMet, `${name}: “${wanted.name}”, ${type}, ${access}${there}`);
    }
  }
  const data = await asked(admin.STORE_METAOBJECTS_QUERY);
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
    const isMet = isOpen && missing.length === 0;
    say(isMet, `Metaobject definition ${type}: “${name}”${isMet ? '' : there}`);
  }
}

async function checkSite({env, say}: Context, mailed?: string): Promise<void> {
  const {PUBLIC_SITE_URL: site} = env;
  const page = `${site}/en/faq`;
  const visit = (headers: Variables = {}) => ask(page, {headers});
  const first = await visit();
  const isThere = first.status === 200;
  say(isThere, `PUBLIC_SITE_URL: ${page}, status ${first.status}`, 'unknown');
  if (!isThere) return;
  const isStored = ({headers}: {headers: Headers}) =>
    headers.get('oxygen-full-page-cache') === 'hit';
  say(isStored(await visit()), "A hit of Oxygen's page cache", 'look');
  await visit({'If-None-Match': first.headers.get('etag') ?? ''});
  say((await visit()).text !== '', 'A page with content after a 304');
  const withCart = await visit({Cookie: 'cart=x'});
  say(!isStored(withCart), 'No hit of the page cache with a cart');
  const home = await ask(`${site}/`, {headers: {'Accept-Language': 'en'}});
  const isLed = home.headers.get('Location')?.endsWith('/en') ?? false;
  say(isLed, 'English visitors led from / to /en', 'look');
  const {host} = new URL(site);
  const store = mailed && !mailed.includes(host) ? await ask(mailed) : null;
  const target = `${store?.headers.get('Location')} ${store?.text}`;
  const remedy = 'Hydrogen redirect theme, mail templates';
  const text = `Links of mails, to ${mailed}, lead here (${remedy})`;
  say(store === null || target.includes(host), text, 'look');
}
