import {ProviderError} from './provider-error.server';

/** The provider answered, but without what was asked for, and said why. */
interface ResultWithErrors {
  readonly errors?: readonly unknown[];
}

/**
 * Makes a failed provider request the response that the error page shows: 500
 * with the text of `docs/specification.md`, "Error texts", and the id under which
 * the log has the cause, never to be cached. Any other error is
 * returned as it is. Throw the result.
 */
export function pageFailure(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  const {message, requestId} = error;
  return Response.json(
    {message, requestId},
    {
      status: error.statusCode,
      statusText: 'Internal Server Error',
      headers: {'Cache-Control': 'no-store'},
    },
  );
}

/**
 * Keeps a missing root from being taken for "not found" when the provider said
 * that it failed.
 *
 * @throws {ProviderError} when `root` is null and the result has errors.
 */
export function assertAnswered(
  operation: string,
  root: unknown,
  {errors}: ResultWithErrors,
): void {
  if (root || !errors?.length) return;
  throw new ProviderError(operation, 1, {cause: errors});
}
