import {
  TimeoutError,
  fetchWithTimeout,
} from '~/lib/http/fetch-with-timeout.server';
import {readText} from '~/lib/http/read-text.server';
import {RequestFailure} from './shopify-error.server';
import {MAX_SHOPIFY_RESPONSE_BYTES} from '~/lib/limits/limits';
import {Kind, OperationTypeNode, parse} from 'graphql';
import {createMemo} from '~/lib/cache/memo';

export interface OperationInfo {
  readonly kind: 'query' | 'mutation';
  /** Operation name, or `anonymous`. */
  readonly name: string;
  /** First root field of a mutation; decides whether it is retried. */
  readonly rootField: string | null;
  /** Aliases or names of the root fields that a complete result has. */
  readonly resultKeys: readonly string[];
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

export type FieldSwitch = keyof typeof FIELDS_OF_SWITCHES;

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

export interface GraphQLResult {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLResultError[];
  readonly extensions?: Record<string, unknown>;
}

interface GraphQLResultError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {readonly code?: string} & Record<string, unknown>;
}

/** A usable response, without its headers: it may be cached for other visitors. */
export interface GraphQLResponse {
  readonly result: GraphQLResult;
  readonly requestId: string | null;
  /** API version of the response. */
  readonly version?: string | null;
}

/**
 * Sends one GraphQL request; `timeout` in milliseconds, `resultKeys` are required in
 * `data`.
 * @throws {RequestFailure} for everything but a GraphQL result with usable data.
 */
export async function sendGraphQLRequest(
  url: string,
  init: RequestInit,
  timeout: number,
  resultKeys: readonly string[],
): Promise<GraphQLResponse> {
  try {
    return await fetchWithTimeout(
      url,
      {...init, redirect: 'manual'},
      timeout,
      (response) => readResult(response, resultKeys),
    );
  } catch (cause) {
    if (cause instanceof RequestFailure) throw cause;
    if (cause instanceof TimeoutError) {
      throw new RequestFailure('timeout', cause.message, {cause});
    }
    const reason = cause instanceof Error ? cause.message : 'network error';
    throw new RequestFailure(
      'connection',
      `${new URL(url).host} cannot be reached: ${reason}`,
      {cause},
    );
  }
}

async function readResult(
  response: Response,
  resultKeys: readonly string[],
): Promise<GraphQLResponse> {
  const {headers, ok, status} = response;
  if (!ok) {
    const seconds = Number(headers.get('Retry-After'));
    const isThrottled = status === 429 || status === 430;
    // Wrong token, wrong version, malformed request: a retry fails as well.
    const kind = status >= 500 ? 'server' : 'rejected';
    throw new RequestFailure(
      isThrottled ? 'throttled' : kind,
      `HTTP status ${status}`,
      {status, retryAfter: isThrottled && seconds > 0 ? seconds : undefined},
    );
  }
  const text = await readText(response, MAX_SHOPIFY_RESPONSE_BYTES);
  if (text === null) {
    throw new RequestFailure('oversized', 'body over the size limit');
  }
  const result = parseResult(text);
  if (result.errors?.some(({extensions}) => extensions?.code === 'THROTTLED')) {
    throw new RequestFailure('throttled', 'GraphQL error THROTTLED');
  }
  const missing = result.errors
    ? undefined
    : resultKeys.find((key) => result.data?.[key] === undefined);
  if (missing !== undefined) {
    throw new RequestFailure('malformed', `result without ${missing}`);
  }
  return {
    result,
    requestId: headers.get('x-request-id'),
    version: headers.get('x-shopify-api-version'),
  };
}

function parseResult(text: string): GraphQLResult {
  let parsed: GraphQLResult | null;
  try {
    parsed = JSON.parse(
      text,
      // A reviver takes several times as long, so it runs only where a URL may be unsafe.
      UNUSUAL_URL.test(text) ? withSafeUrl : undefined,
    ) as GraphQLResult | null;
  } catch (cause) {
    throw new RequestFailure('malformed', 'body is not JSON', {cause});
  }
  if (typeof parsed?.data === 'object' && parsed.data !== null) return parsed;
  if (Array.isArray(parsed?.errors)) return {...parsed};
  throw new RequestFailure('malformed', 'body is not a GraphQL result');
}

/** A property with a URL that does not begin with `http:` or `https:`. */
const UNUSUAL_URL = /"(?:url|\w+Url)"\s*:\s*"(?!https?:\/\/)/;

const SAFE_PROTOCOLS: readonly string[] = [
  'http:',
  'https:',
  'mailto:',
  'tel:',
];

/**
 * Replaces URLs that a page would run or show as its own, such as `javascript:` and `data:`, by an empty
 * page: pages link to the URLs of pictures and files in Shopify's results.
 */
function withSafeUrl(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || !/(?:^u|U)rl$/.test(name)) return value;
  const isSafe =
    !URL.canParse(value) || SAFE_PROTOCOLS.includes(new URL(value).protocol);
  return isSafe ? value : 'about:blank';
}

type ResultErrors = NonNullable<GraphQLResult['errors']>;
type ResultError = ResultErrors[number];

/**
 * Fields without which a page says less, but nothing that is untrue. All others are essential: `null`
 * because of an error must not pass for "none" or "sold out".
 */
const DECORATIONS: readonly (string | number)[] = [
  ...['quantityAvailable', 'tags', 'swatch'],
  ...['rating', 'ratingCount', 'reviews', 'promises'],
  ...['filterColor', 'matchingColors', 'matching', 'inTheBox', 'addOns'],
  ...['badges', 'sizeGuide', 'tabs', 'press', 'ratingDistribution'],
  ...['boxPicture', 'manual', 'spareParts', 'pictures'],
  'brand',
];

const isDecoration = ({path = []}: ResultError) =>
  path.some((name) => DECORATIONS.includes(name));

const isDenied = ({extensions}: ResultError) =>
  extensions?.code === 'ACCESS_DENIED';

/** The errors that a page has to heed. */
export function essentialErrors({errors = []}: GraphQLResult): ResultErrors {
  return errors.filter((error) => !isDecoration(error));
}

/**
 * Whether the same request would get no more: there are no errors, or the token lacks the scope for
 * decorations.
 */
export function isComplete({errors = []}: GraphQLResult): boolean {
  return errors.every((error) => isDecoration(error) && isDenied(error));
}

/** Whether the token lacks the scope for the field that the variable leaves out. */
export function deniesField(
  {errors = []}: GraphQLResult,
  name: FieldSwitch,
): boolean {
  return errors.some(
    (error) =>
      isDenied(error) && error.path?.at(-1) === FIELDS_OF_SWITCHES[name],
  );
}
