import {randomUUID} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import {consentToken} from './domain/visitor-consent';

/**
 * `Server-Timing` of the responses that Hydrogen's browser code asks `unstable` for: it
 * reads the visitor's tokens and their decision there. The tokens are those that they
 * sent, else new ones; the shop stores no decision.
 */
export function visitorTiming({headers}: IncomingMessage): string {
  return Object.entries({
    _y: plain(headers['x-shopify-uniquetoken']) ?? randomUUID(),
    _s: plain(headers['x-shopify-visittoken']) ?? randomUUID(),
    _cmp: consentToken({}),
  })
    .map(([name, value]) => `${name};desc="${value}"`)
    .join(', ');
}

/** A value that may be repeated in a header. */
function plain(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && /^[\w.-]{1,100}$/.test(value)
    ? value
    : null;
}
