/** Decides whether an attempt is retried. */
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

/** Whether Shopify did not accept the token. */
export function isUnauthorized(error: unknown): boolean {
  return (
    error instanceof ShopifyError &&
    error.cause instanceof RequestFailure &&
    error.cause.status === 401
  );
}
