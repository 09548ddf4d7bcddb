/** Why an attempt failed; decides whether a further one makes sense. */
type AttemptFailure =
  | 'connection'
  | 'timeout'
  | 'throttled'
  | 'server'
  | 'malformed'
  | 'oversized'
  | 'refused'
  // Not asked at all; see `Breaker`.
  | 'down'
  // Not asked: the visitor's request has no time left.
  | 'late';

interface AttemptDetails {
  readonly cause?: unknown;
  /** HTTP status of the response, if there was one. */
  readonly status?: number;
  /** Seconds that the provider asked us to wait. */
  readonly retryAfter?: number;
}

/** One failed attempt at the provider. Its message holds no variables and no token. */
export class AttemptError extends Error {
  override readonly name = 'AttemptError';
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly failure: AttemptFailure,
    message: string,
    {cause, status, retryAfter}: AttemptDetails = {},
  ) {
    super(message, {cause});
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/**
 * The provider could not be asked. The text is promised in
 * `docs/specification.md`, "Error texts"; the cause stays on the server.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly statusCode = 500;
  /** Our id of the visitor's request, for the error page and the log. */
  readonly requestId: string | undefined;

  /**
   * @param attempts of this operation, or of the one that showed that the provider
   *   is down; see `Breaker`.
   */
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
