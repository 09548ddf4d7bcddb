import type * as Results from 'storefrontapi.generated';
import * as storefront from '~/graphql/storefront/store';
import type {GraphQLSchema} from 'graphql';
import {type parseEnv, shopOrigin} from '~/lib/environment/env.server';
import {getProperty} from '~/lib/text/get-property';
import {parseJson} from '~/lib/text/parse-json';
import {LOCALES} from '~/lib/i18n/locale';
import {
  writtenLanguage,
  type WrittenLanguage,
} from '@metarmap/store/localized-text';
import {readSchema} from '@metarmap/local-shop/schema';
import {shapeProblem} from './result-shape';

/** `missing` has to be added, `look` should be looked at, `unknown` could not be checked. */
export interface Finding {
  readonly state: 'ok' | 'missing' | 'look' | 'unknown';
  readonly text: string;
}

/** An environment, or headers. */
export type Variables = Readonly<Record<string, string>>;

/** Records whether the store has something; `otherwise` is the state if it has not. */
export type Say = (
  isOk: boolean,
  text: string,
  otherwise?: Finding['state'],
) => void;

interface ResultError {
  readonly message: string;
  readonly path?: unknown;
  readonly extensions?: unknown;
}

/** The store that is checked, at the origin `shop`. */
export interface Context {
  readonly env: ReturnType<typeof parseEnv>;
  readonly shop: string;
  readonly say: Say;
}

/** The languages of the storefront. */
export const locales = Object.values(LOCALES);

/** Status 0 for a host that does not respond; redirects are not followed. */
export async function ask(url: string, init: RequestInit = {}) {
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

/** What a store may lack, with what that means for its pages. */
export const lacking = (isOk: boolean, what: string, meaning: string) =>
  isOk ? what : `${what}: without it ${meaning}`;

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

/** URL of the Storefront API in the environment's version. */
export const apiUrl = (env: ReturnType<typeof parseEnv>) =>
  `${shopOrigin(env.PUBLIC_STORE_DOMAIN)}/api/${env.PUBLIC_STOREFRONT_API_VERSION}/graphql.json`;

/** Credentials for the Admin API. */
export const ADMIN_VARIABLES =
  'PRIVATE_ADMIN_CLIENT_ID and PRIVATE_ADMIN_CLIENT_SECRET (an app of the Dev Dashboard), or PRIVATE_ADMIN_API_TOKEN';

/**
 * The permanent token, or one for client credentials; empty when these are refused.
 *
 * @throws when the store does not respond.
 */
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
  const {status, json} = await ask(url, {method: 'POST', body});
  if (status === 0) throw new Error(`${shop} does not respond`);
  const issued = getProperty(json, 'access_token');
  return typeof issued === 'string' ? issued : '';
}
