import type * as Admin from '../adminapi.generated';
import * as admin from '~/graphql/admin/store';
import {getProperty} from '~/lib/text/get-property';
import {localizedPath} from '~/lib/i18n/locale';
import {
  isReservedNamespace,
  METAFIELD_DEFINITIONS,
  METAFIELD_OWNERS,
  METAOBJECT_DEFINITIONS,
} from '@metarmap/store/definitions';
import {
  type Context,
  ask,
  locales,
  ADMIN_VARIABLES,
  type Variables,
  query,
  lacking,
} from './store-requests';

/** Customer accounts of the current kind: their URLs and the app's credentials. */
export async function checkAccounts({env, shop, say}: Context): Promise<void> {
  const wellKnown = async (name: string, key: string) => {
    const {json} = await ask(`${shop}/.well-known/${name}`);
    const value = getProperty(json, key);
    return typeof value === 'string' ? value : undefined;
  };
  const api = await wellKnown('customer-account-api', 'graphql_api');
  const openId = 'openid-configuration';
  const authorize = await wellKnown(openId, 'authorization_endpoint');
  const issuer = (await wellKnown(openId, 'issuer')) ?? '';
  const isConfigured = env.PUBLIC_CUSTOMER_ACCOUNT_API_URL !== undefined;
  say(
    Boolean(authorize && api),
    `Accounts by ${shop}/.well-known, else PUBLIC_CUSTOMER_ACCOUNT_API_URL: ${authorize ?? 'no sign-in'}, ${api ?? 'no API'}`,
    isConfigured ? 'look' : 'missing',
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

/** Scopes, the kind of accounts and definitions, which only the Admin API tells; without a token says so. */
export async function checkAdmin({env, shop, say}: Context, token?: string) {
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
