import {isSafeMethod} from './is-safe-method';

/** The response has a status other than 2xx. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(readonly status: number) {
    super(`The response had the status ${status}.`);
  }
}

/** Statuses after which a read is retried once. */
const RETRIED: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/**
 * Sends a request to a service, or one without GraphQL to Shopify. Redirects are not followed: they
 * could leak the request to another host. A read is retried once, a write never.
 * @param timeout milliseconds for each attempt, reading the body included.
 * @throws {RequestError} for every status but 2xx; what `fetch` and `read` throw, after `timeout` an error
 * named `TimeoutError`.
 */
export async function request<T>(
  url: string,
  init: RequestInit,
  timeout: number,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const attempt = async () => {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, {...init, redirect: 'manual', signal});
    // Awaited: workerd logs an error of `read` that is handled too late.
    if (response.ok) return await read(response);
    await response.body?.cancel();
    throw new RequestError(response.status);
  };
  try {
    return await attempt();
  } catch (error) {
    if (
      isSafeMethod({method: init.method ?? 'GET'}) &&
      error instanceof RequestError &&
      RETRIED.includes(error.status)
    ) {
      return attempt();
    }
    throw error;
  }
}
