import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {isSafeMethod} from './is-safe-method';

/** `fetch` that is aborted with a `TimeoutError` unless `read` finishes in time. */
export async function fetchWithTimeout<T>(
  url: string,
  init: RequestInit,
  milliseconds: number,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const {signal} = controller;
  // An error of `read` passed on by `then` counts in workerd as handled too late, and is logged.
  const work = async () => await read(await fetch(url, {...init, signal}));
  try {
    return await withTimeout(milliseconds, work());
  } catch (error) {
    controller.abort();
    throw error;
  }
}

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
 * Sends a request to a service other than the shop. Redirects are not followed: they
 * could leak the request to another host. A read is retried once, a write never.
 * @param timeout milliseconds for each attempt, reading the body included.
 * @throws {RequestError} for every status but 2xx; otherwise like `fetchWithTimeout`.
 */
export async function request<T>(
  url: string,
  init: RequestInit,
  timeout: number,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const attempt = () =>
    fetchWithTimeout(
      url,
      {...init, redirect: 'manual'},
      timeout,
      async (response) => {
        if (response.ok) return read(response);
        await response.body?.cancel();
        throw new RequestError(response.status);
      },
    );
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
