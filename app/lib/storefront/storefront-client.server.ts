import {
  createStorefrontClient as createHydrogenClient,
  createWithCache,
  type I18nBase,
  type Storefront,
} from '@shopify/hydrogen';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {Kind, OperationTypeNode, parse} from 'graphql';
import {createMemo, deepFreeze} from '~/lib/cache/memo';
import {readCookies} from '~/lib/http/cookies.server';
import {MemoryCache} from '~/lib/cache/memory-cache';
import type {CachingStrategy} from './cache-strategies.server';
import {
  resultMemory,
  SharedResults,
  StaleIfErrorCache,
} from './shared-results.server';
import {RequestLog} from './request-log.server';
import type {LogWriter} from '~/lib/logging/log.server';
import {essentialErrors, isComplete, isDenied} from './shopify-error.server';
import {
  breakerOf,
  send,
  type GraphQLResponse,
  type GraphQLResult,
  type Operation,
} from './transport.server';
import {DENIED_FIELD_MS, MAX_APIS, PATIENCE_MS} from '~/lib/limits/limits';

interface OperationInfo extends Required<Operation> {
  readonly kind: 'query' | 'mutation';
  /** Its result belongs to one customer. */
  readonly usesCustomerToken: boolean;
  readonly wantsCountry: boolean;
  readonly wantsLanguage: boolean;
  /** Its variables that leave out a field. */
  readonly switches: readonly FieldSwitch[];
}

/**
 * Variables that leave out a field (`@include`), because a token without the scope for it would lose
 * the list around it, or all of the result.
 */
const FIELDS_OF_SWITCHES = {
  withTags: 'tags',
  withMetaobjects: 'metaobjects',
} as const;

type FieldSwitch = keyof typeof FIELDS_OF_SWITCHES;

const FIELD_SWITCHES = Object.keys(FIELDS_OF_SWITCHES) as FieldSwitch[];

/** More than there are documents in `app/graphql` and in Hydrogen's cart handler. */
const infos = createMemo<OperationInfo>(500);

/** Parses one of our own documents and caches the result; throws on a syntax error. */
export function operationInfo(document: string): OperationInfo {
  return infos(document, () => parseInfo(document));
}

function parseInfo(document: string): OperationInfo {
  const operation = parse(document, {noLocation: true}).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const isMutation = operation?.operation === OperationTypeNode.MUTATION;
  const roots = (operation?.selectionSet.selections ?? []).filter(
    (selection) => selection.kind === Kind.FIELD,
  );
  const variables = new Set(
    operation?.variableDefinitions?.map(({variable}) => variable.name.value),
  );
  return {
    kind: isMutation ? 'mutation' : 'query',
    name: operation?.name?.value ?? 'anonymous',
    rootField: isMutation ? (roots[0]?.name.value ?? null) : null,
    resultKeys: roots
      // `@include` and `@skip` may leave a field out.
      .filter(({directives}) => !directives?.length)
      .map((field) => (field.alias ?? field.name).value),
    usesCustomerToken: /\bcustomerAccessToken\b/.test(document),
    wantsCountry: variables.has('country'),
    wantsLanguage: variables.has('language'),
    switches: FIELD_SWITCHES.filter((name) => variables.has(name)),
  };
}

/** Whether the token lacks the scope for the field that the variable leaves out. */
function deniesField({errors = []}: GraphQLResult, name: FieldSwitch): boolean {
  return errors.some(
    (error) =>
      isDenied(error) && error.path?.at(-1) === FIELDS_OF_SWITCHES[name],
  );
}

/** URLs of APIs that are not asked for the field. */
const deniedFields: Readonly<Record<FieldSwitch, MemoryCache<true>>> = {
  withTags: new MemoryCache(MAX_APIS),
  withMetaobjects: new MemoryCache(MAX_APIS),
};

/** Milliseconds; tests shorten them. */
interface Clock {
  /** Until a copy is used, where the query's strategy does not say. */
  readonly patience?: number;
  /** Per attempt. */
  readonly timeout?: number;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

interface RequestOptions {
  variables?: Record<string, unknown>;
  cache?: CachingStrategy;
}

export interface StorefrontClientOptions {
  readonly env: StorefrontEnv;
  readonly request: Request;
  readonly cache: Cache;
  /** Shared by the requests of one isolate. */
  readonly memory?: MemoryCache<GraphQLResponse>;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly i18n: I18nBase;
  readonly requestLog?: RequestLog;
  /** In place of the request's log; tests silence it. */
  readonly log?: LogWriter;
  readonly clock?: Clock;
}

/**
 * Hydrogen's Storefront API client over our transport
 * (`docs/decisions/001-own-transport-under-hydrogens-client.md`). A shared query that fails, or gets less
 * than a page needs, returns its last good copy. Results are frozen, because requests share them; `errors`
 * has the essential ones (`essentialErrors`).
 * @throws in `query` without a `cache` strategy.
 */
export function createStorefrontClient({
  env,
  request,
  cache,
  memory = resultMemory(),
  waitUntil,
  i18n,
  requestLog = new RequestLog(),
  log = requestLog.log,
  clock: {patience = PATIENCE_MS, ...attempts} = {},
}: StorefrontClientOptions): Storefront<I18nBase> {
  const {storefront} = createHydrogenClient({
    cache,
    waitUntil,
    i18n,
    logErrors: false,
    storeDomain: env.PUBLIC_STORE_DOMAIN,
    publicStorefrontToken: env.PUBLIC_STOREFRONT_API_TOKEN,
    privateStorefrontToken: env.PRIVATE_STOREFRONT_API_TOKEN,
    storefrontId: env.PUBLIC_STOREFRONT_ID,
    storefrontHeaders: {
      requestGroupId: request.headers.get('request-id'),
      buyerIp: request.headers.get('oxygen-buyer-ip'),
      buyerIpSig: request.headers.get('X-Shopify-Client-IP-Sig'),
      cookie: shopifyCookies(request.headers.get('Cookie')),
      purpose: request.headers.get('sec-purpose'),
    },
  });
  // Passed to the client, it would make the client warn of every version but its own.
  const getApiUrl: typeof storefront.getApiUrl = (options) =>
    storefront.getApiUrl({
      storefrontApiVersion: env.PUBLIC_STOREFRONT_API_VERSION,
      ...options,
    });
  const url = getApiUrl();
  const headers = storefront.getHeaders();
  const shared = new SharedResults({
    apiUrl: url,
    withCache: createWithCache({cache, waitUntil, request}),
    copies: new StaleIfErrorCache(cache),
    memory,
    patience,
    requestLog,
    waitUntil,
  });

  async function run(
    document: string,
    {variables = {}, cache: strategy}: RequestOptions = {},
  ): Promise<Record<string, unknown>> {
    const operation = operationInfo(document);
    const {kind, name, usesCustomerToken, switches} = operation;
    if (kind === 'query' && !strategy) {
      throw new Error(`${name} was queried without a cache strategy.`);
    }
    const isShared =
      kind === 'query' &&
      !usesCustomerToken &&
      env.PUBLIC_ENVIRONMENT !== 'preview' &&
      strategy?.mode !== 'no-store';
    const isSwitchedOff = (each: FieldSwitch) =>
      Boolean(deniedFields[each].get(url));
    const ask = async () => {
      const sent = {
        ...(operation.wantsCountry && {country: i18n.country}),
        ...(operation.wantsLanguage && {language: i18n.language}),
        ...Object.fromEntries(
          switches.filter(isSwitchedOff).map((each) => [each, false]),
        ),
        ...variables,
      };
      const body = JSON.stringify({query: document, variables: sent});
      const request = () => sendOperation(operation, body);
      return isShared && strategy
        ? shared.read(operation.name, body, strategy, request)
        : request();
    };
    let {result} = await ask();
    const denied = switches.filter((each) => deniesField(result, each));
    if (denied.length > 0) {
      for (const each of denied)
        deniedFields[each].set(url, true, Date.now() + DENIED_FIELD_MS);
      ({result} = await ask());
    }
    deepFreeze(result);
    // The page is not stored for long.
    if (!isComplete(result)) requestLog.usesFallbackContent = true;
    const errors = essentialErrors(result);
    return {...result.data, ...(errors.length > 0 && {errors})};
  }

  function sendOperation(
    operation: OperationInfo,
    body: string,
  ): Promise<GraphQLResponse> {
    return requestLog.measure(
      send(url, {method: 'POST', headers, body}, operation, {
        requestLog: {log},
        breaker: breakerOf(url),
        variable: 'PUBLIC_STORE_DOMAIN',
        tokenVariable: 'PRIVATE_STOREFRONT_API_TOKEN',
        deadline: requestLog.deadline,
        requestId: requestLog.requestId,
        ...attempts,
      }),
    );
  }

  return {
    ...storefront,
    getApiUrl,
    // Typed by codegen.
    query: run as Storefront<I18nBase>['query'],
    mutate: run as Storefront<I18nBase>['mutate'],
  };
}

/** Shopify's own cookies only: no session, cart or consent. */
export function shopifyCookies(cookieHeader: string | null): string {
  return [...readCookies(cookieHeader)]
    .filter(([name]) => name.startsWith('_shopify_'))
    .map((cookie) => cookie.join('='))
    .join('; ');
}
