import {redirect} from '@shopify/remix-oxygen';
import {ProviderError} from './provider-error.server';

/**
 * Makes a failed provider request the response that the error page shows: 500 with the
 * text of `docs/specification.md`, "Error texts", and the id under which the log has the
 * cause. Any other error is returned as it is. Throw the result.
 */
export function pageFailure(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  const {message, requestId, statusCode: status} = error;
  return Response.json(
    {message, requestId},
    {
      status,
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
  {errors}: {readonly errors?: readonly unknown[]},
): void {
  if (root || !errors?.length) return;
  throw new ProviderError(operation, 1, {cause: errors});
}

/**
 * Keeps what the provider calls a handle from leading out of its place in an address.
 *
 * @throws {ProviderError} when it is empty or no single segment of a path.
 */
export function assertHandle(operation: string, handle: unknown): void {
  if (typeof handle === 'string' && /^[^\s/\\?#%]+$/.test(handle)) return;
  const cause = new Error('The provider answered with an impossible handle.');
  throw new ProviderError(operation, 1, {cause});
}

/**
 * Leads on to where the provider says that something is now. Browsers would store a 301
 * for good, and the merchant may move it back.
 */
export function movedTo(path: string): Response {
  return redirect(path, {status: 301, headers: {'Cache-Control': 'no-store'}});
}
