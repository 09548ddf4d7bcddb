/** Why an attempt failed; decides whether a further one makes sense. */
type AttemptFailure =
  | 'connection'
  | 'timeout'
  | 'throttled'
  | 'server'
  | 'malformed'
  // More than is taken: it would be as large when asked again.
  | 'oversized'
  | 'refused'
  // Not asked at all; see `Breaker`.
  | 'down'
  // Not asked: the visitor's request has no time left.
  | 'late';

/** One failed attempt at the provider. Its message holds no variables and no token. */
export class AttemptError extends Error {
  override readonly name = 'AttemptError';

  constructor(
    readonly failure: AttemptFailure,
    message: string,
    options?: {cause?: unknown; status?: number; retryAfter?: number},
  ) {
    super(message, {cause: options?.cause});
    this.status = options?.status;
    this.retryAfter = options?.retryAfter;
  }

  /** HTTP status of the answer, if there was one. */
  readonly status: number | undefined;
  /** Seconds that the provider asked us to wait. */
  readonly retryAfter: number | undefined;
}

/**
 * The provider could not be asked. The text is promised in
 * `docs/specification.md`, "Error texts"; the cause stays on the server.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly statusCode = 500;

  /**
   * @param attempts of this operation, or of the one that showed that the provider
   *   is down; see `Breaker`.
   */
  constructor(
    readonly operation: string,
    readonly attempts: number,
    options: {cause: unknown; requestId?: string},
  ) {
    super(
      `Shopify API error: GraphQL request failed after ${attempts} attempts.`,
      {cause: options.cause},
    );
    this.requestId = options.requestId;
  }

  /** Our id of the visitor's request, for the error page and the log. */
  readonly requestId: string | undefined;
}
