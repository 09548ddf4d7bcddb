import {ShopifyError} from './shopify-error.server';

/**
 * Turns a `ShopifyError` into a response for the error page, other errors pass: a 500, or a 503 for
 * a result of which a part could not be read. Throw the result.
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
 * Prevents what could not be read from passing for what does not exist: a 404, "sold out", "none".
 * @throws {ShopifyError} when the result has errors; errors of decorations are left out already.
 */
export function assertNoErrors(
  operation: string,
  {errors}: {readonly errors?: readonly unknown[]},
): void {
  if (errors?.length) throw new ShopifyError(operation, 1, {cause: errors});
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
