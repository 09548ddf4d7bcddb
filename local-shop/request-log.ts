import {HttpError, isLoopback, sendJson, type Route} from './http';
/** An operation of the Storefront or the Admin API that the shop was asked to carry out. */
interface LoggedRequest {
  /** Operation name; empty for anonymous operations. */
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly at: string;
}

/** The latest requests, for tests that count what a page asks for. */
export interface RequestLog {
  add(request: LoggedRequest): void;
  /** All requests since the start or the last `clear`, also those no longer stored. */
  readonly count: number;
  /** The latest requests, oldest first, without secrets. */
  entries(): LoggedRequest[];
  clear(): void;
}

const MAX_STORED = 500;
const SECRET_NAME = /password|token|reseturl|activationurl|multipass|giftcard/i;
const SECRET_CART_KEY = /([?&]key=)[^&#]*/g;

/** Stores the latest 500 requests; secrets are removed when they are read. */
export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = [];
  let count = 0;
  return {
    add: (request) => {
      count += 1;
      requests.push(request);
      if (requests.length >= 2 * MAX_STORED)
        requests = requests.slice(-MAX_STORED);
    },
    get count() {
      return count;
    },
    entries: () =>
      requests.slice(-MAX_STORED).map((request) => ({
        ...request,
        variables: withoutSecrets(request.variables) as Record<string, unknown>,
      })),
    clear: () => {
      requests = [];
      count = 0;
    },
  };
}

function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(SECRET_CART_KEY, '$1[removed]');
  }
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_NAME.test(name) ? '[removed]' : withoutSecrets(inner),
    ]),
  );
}

/** `GET /requests` lists the latest storefront requests, `DELETE` clears them. */
export const requestLogRoute = (log: RequestLog): Route => ({
  methods: ['GET', 'DELETE'],
  path: /^\/requests$/,
  handle: ({request, response}) => {
    if (!isLoopback(request)) throw new HttpError(403, 'Forbidden');
    if (request.method === 'DELETE') log.clear();
    sendJson(response, 200, {count: log.count, requests: log.entries()});
  },
});
