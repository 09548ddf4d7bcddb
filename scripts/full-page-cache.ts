/**
 * A worker in place of Oxygen's full-page cache, in front of the storefront in `npm run preview`
 * and in the browser tests. It stores what Shopify documents: GET, 2xx and 3xx, a public
 * `Oxygen-Cache-Control` with an age, a `Vary`, no `Set-Cookie`.
 */

interface Environment {
  readonly storefront: {fetch(request: Request): Promise<Response>};
}

interface Stored {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer | null;
  /** Milliseconds since the epoch. */
  readonly freshUntil: number;
  readonly staleUntil: number;
}

/** Responses of one URL, by the request headers that `Vary` names. */
interface Address {
  readonly vary: readonly string[];
  readonly variants: Map<string, Stored>;
}

/** Addresses and variants of each; the oldest goes first. */
const LIMIT = 500;

const addresses = new Map<string, Address>();

export default {
  async fetch(
    request: Request,
    {storefront}: Environment,
    context: Pick<ExecutionContext, 'waitUntil'>,
  ): Promise<Response> {
    const hasBody = (request.headers.get('Content-Length') ?? '0') !== '0';
    if (request.method !== 'GET' || hasBody) {
      return said(await storefront.fetch(request), 'uncacheable');
    }
    const now = Date.now();
    const address = addresses.get(request.url);
    const found = address?.variants.get(variant(request, address.vary));
    if (found && found.staleUntil > now) {
      if (found.freshUntil <= now) {
        context.waitUntil(
          storefront.fetch(request).then(async (response) => {
            if (isStorable(response)) await store(request, response);
          }),
        );
      }
      return said(stored(request, found), 'hit');
    }
    const response = await storefront.fetch(request);
    if (!isStorable(response)) return said(response, 'uncacheable');
    await store(request, response.clone());
    return said(response, 'miss');
  },
};

/** Seconds of a directive; 0 if it is missing. */
function seconds({headers}: Response, directive: string): number {
  const control = headers.get('Oxygen-Cache-Control') ?? '';
  const [, digits = '0'] =
    new RegExp(`\\b${directive}=(\\d+)`).exec(control) ?? [];
  return Number(digits);
}

function maximumAge(response: Response): number {
  return seconds(response, 's-maxage') || seconds(response, 'max-age');
}

function isStorable(response: Response): boolean {
  const {headers, status} = response;
  return (
    status >= 200 &&
    status < 400 &&
    /\bpublic\b/.test(headers.get('Oxygen-Cache-Control') ?? '') &&
    maximumAge(response) > 0 &&
    headers.has('Vary') &&
    !headers.has('Set-Cookie')
  );
}

async function store(request: Request, response: Response): Promise<void> {
  const vary = (response.headers.get('Vary') ?? '').split(/\s*,\s*/);
  const present = addresses.get(request.url);
  const variants =
    present?.vary.join() === vary.join()
      ? present.variants
      : new Map<string, Stored>();
  const freshUntil = Date.now() + maximumAge(response) * 1000;
  const stale = seconds(response, 'stale-while-revalidate');
  const {status, headers} = response;
  const body = response.body && (await response.arrayBuffer());
  const staleUntil = freshUntil + stale * 1000;
  bound(variants);
  variants.set(variant(request, vary), {
    status,
    headers,
    body,
    freshUntil,
    staleUntil,
  });
  bound(addresses);
  addresses.set(request.url, {vary, variants});
}

function bound(entries: Map<string, unknown>): void {
  for (const oldest of entries.keys()) {
    if (entries.size < LIMIT) return;
    entries.delete(oldest);
  }
}

function variant(request: Request, vary: readonly string[]): string {
  return JSON.stringify(vary.map((name) => request.headers.get(name)));
}

/** A stored response, or 304 when the `ETag` matches. */
function stored(request: Request, {status, headers, body}: Stored): Response {
  const tag = headers.get('ETag');
  const has = request.headers.get('If-None-Match');
  return tag && has?.split(',').some((entry) => entry.trim() === tag)
    ? new Response(null, {status: 304, headers})
    : new Response(body, {status, headers});
}

/** Adds Oxygen's header about its cache. */
function said(
  response: Response,
  state: 'hit' | 'miss' | 'uncacheable',
): Response {
  const headers = new Headers(response.headers);
  headers.set('oxygen-full-page-cache', state);
  const {status, statusText, body} = response;
  return new Response(body, {status, statusText, headers});
}
