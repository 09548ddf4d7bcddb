import type {HeadersFunction} from '@shopify/remix-oxygen';
import {pickHeaders} from './pick-headers';

/** For one visitor. Responses of Remix get it from `setPageHeaders`. */
export const PRIVATE = {'Cache-Control': 'private, no-store'};

/** @param seconds until the client may try again; `undefined` for no header. */
export function retryHeaders(
  seconds: number | undefined,
): Readonly<Record<string, string>> {
  return seconds === undefined ? {} : {'Retry-After': String(seconds)};
}

/** A route's `headers`: `Retry-After` of its error or its action, which Remix would drop. */
export const pageHeaders: HeadersFunction = ({actionHeaders, errorHeaders}) =>
  pickHeaders(errorHeaders ?? actionHeaders, ['Retry-After']);
