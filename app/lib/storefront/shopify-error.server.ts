import {isFirstPage, type PageVariables} from './list-page';

/** Why a request failed; decides whether it is sent again. */
type RequestFailureKind =
  | 'connection'
  | 'timeout'
  | 'throttled'
  | 'server'
  | 'malformed'
  | 'oversized'
  | 'rejected'
  // Not sent, because Shopify counts as down; see `Breaker`.
  | 'down'
  // Not sent: the deadline is over.
  | 'late';

interface RequestFailureDetails {
  readonly cause?: unknown;
  readonly status?: number;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** One failed attempt; the message contains no variables or tokens. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly kind: RequestFailureKind,
    message: string,
    {cause, status, retryAfter}: RequestFailureDetails = {},
  ) {
    super(message, {cause});
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** No attempt succeeded. The text is fixed by `docs/specification.md`, "Error texts". */
export class ShopifyError extends Error {
  override readonly name = 'ShopifyError';
  readonly statusCode = 500;
  /** Id of the visitor's request, for the error page and the log. */
  readonly requestId: string | undefined;

  /** @param attempts while Shopify is down, the attempts of the operation that failed last. */
  constructor(
    readonly operation: string,
    readonly attempts: number,
    {cause, requestId}: {cause: unknown; requestId?: string},
  ) {
    super(
      `Shopify API error: GraphQL request failed after ${attempts} attempts.`,
      {cause},
    );
    this.requestId = requestId;
  }
}

/** The failure of a request that Shopify throttled, and so did not carry out; `null` for any other error. */
export function throttledFailure(error: unknown): RequestFailure | null {
  const cause = error instanceof ShopifyError ? error.cause : null;
  return cause instanceof RequestFailure && cause.kind === 'throttled'
    ? cause
    : null;
}

/** Whether Shopify did not accept the token. */
export function isUnauthorized(error: unknown): boolean {
  return (
    error instanceof ShopifyError &&
    error.cause instanceof RequestFailure &&
    error.cause.status === 401
  );
}

/**
 * Turns a `ShopifyError` into a response for the error page: 503 when only a part of a result could not be
 * read, otherwise 500. Returns any other error as it is. Throw the result.
 */
export function toErrorResponse(error: unknown): unknown {
  if (!(error instanceof ShopifyError)) return error;
  const {message, requestId, statusCode, cause} = error;
  const isPartial = Array.isArray(cause);
  return Response.json(
    {message, requestId},
    {
      status: isPartial ? 503 : statusCode,
      statusText: isPartial ? 'Service Unavailable' : 'Internal Server Error',
    },
  );
}

/** For loaders: rejects with what `toErrorResponse` makes of an error. */
export function orErrorResponse<Result>(
  work: Promise<Result>,
): Promise<Result> {
  return work.catch((error: unknown) => {
    throw toErrorResponse(error);
  });
}

/**
 * Prevents a part that could not be read from passing for one that does not exist: a 404, "sold out",
 * "none".
 * @throws {ShopifyError} when the result has errors; errors of decorations are left out already.
 */
export function assertNoErrors(
  operation: string,
  {errors}: {readonly errors?: readonly unknown[]},
): void {
  if (errors?.length) throw new ShopifyError(operation, 1, {cause: errors});
}

/**
 * Whether the errors of a page of a list may come from the cursor in its URL, so that the first page is
 * shown. Not where Shopify itself has failed, which passes.
 */
export function isUnknownCursor(
  page: PageVariables,
  errors: readonly Pick<ResultError, 'extensions' | 'message'>[] = [],
): boolean {
  return (
    !isFirstPage(page) &&
    errors.length > 0 &&
    errors.every(({extensions}) => extensions?.code !== 'INTERNAL_SERVER_ERROR')
  );
}

/**
 * Prevents a handle from changing the URL that it is put into.
 * @throws {ShopifyError} unless it is one path segment.
 */
export function assertHandle(operation: string, handle: unknown): void {
  if (typeof handle === 'string' && /^[^\s/\\?#%]+$/.test(handle)) return;
  const cause = new Error('Shopify responded with an impossible handle.');
  throw new ShopifyError(operation, 1, {cause});
}

/** An error in a GraphQL result, beside the data that Shopify could send. */
export interface ResultError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {readonly code?: string} & Record<string, unknown>;
}

interface ResultWithErrors {
  readonly errors?: readonly ResultError[];
}

/**
 * Fields without which a page says less, but nothing that is untrue. All others are essential: `null`
 * because of an error must not pass for "none" or "sold out".
 */
const DECORATIONS: readonly (string | number)[] = [
  ...['quantityAvailable', 'swatch'],
  ...['rating', 'ratingCount', 'reviews', 'promises'],
  ...['filterColor', 'matchingColors', 'matching', 'inTheBox', 'addOns'],
  ...['badges', 'sizeGuide', 'tabs', 'press', 'ratingDistribution'],
  ...['boxPicture', 'manual', 'spareParts', 'pictures', 'regional'],
  'brand',
];

/** Whether the token lacks the scope for the field. */
export const isDenied = ({extensions}: ResultError): boolean =>
  extensions?.code === 'ACCESS_DENIED';

/**
 * Tags are a decoration, too, but cannot be `null`: an error takes the product and the list around them along,
 * which must not pass for missing. Where they are denied the client asks again without them.
 */
function isDecoration(error: ResultError): boolean {
  const {path = []} = error;
  return path.includes('tags')
    ? isDenied(error)
    : path.some((name) => DECORATIONS.includes(name));
}

/** The errors that a page has to heed. */
export function essentialErrors({
  errors = [],
}: ResultWithErrors): readonly ResultError[] {
  return errors.filter((error) => !isDecoration(error));
}

/**
 * Whether the same request would get no more: there are no errors, or the token lacks the scope for
 * decorations.
 */
export function isComplete({errors = []}: ResultWithErrors): boolean {
  return errors.every((error) => isDecoration(error) && isDenied(error));
}
