import {ProviderError} from './provider-error.server';

/** Turns a `ProviderError` into a 500 for the error page, other errors pass. Throw the result. */
export function pageError(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  const {message, requestId, statusCode: status} = error;
  return Response.json(
    {message, requestId},
    {status, statusText: 'Internal Server Error'},
  );
}

/** For loaders: rejects with what `pageError` makes of an error. */
export function forPage<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw pageError(error);
  });
}

/**
 * Prevents a provider error from becoming a 404.
 * @throws {ProviderError} when `root` is null and the result has errors.
 */
export function assertResult(
  operation: string,
  root: unknown,
  {errors}: {readonly errors?: readonly unknown[]},
): void {
  if (root || !errors?.length) return;
  throw new ProviderError(operation, 1, {cause: errors});
}

/**
 * Prevents a handle from changing the URL that it is put into.
 * @throws {ProviderError} unless it is one path segment.
 */
export function assertHandle(operation: string, handle: unknown): void {
  if (typeof handle === 'string' && /^[^\s/\\?#%]+$/.test(handle)) return;
  const cause = new Error('The provider responded with an impossible handle.');
  throw new ProviderError(operation, 1, {cause});
}
