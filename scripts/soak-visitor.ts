/** What a visitor of the soak test looks at and orders. */
export interface Wish {
  /** Paths of pages. */
  readonly browse: readonly string[];
  readonly first: {readonly id: string; readonly quantity: number};
  readonly second: {readonly id: string; readonly quantity: number};
  /** Quantity of the first line in the end. */
  readonly changedTo: number;
  /** Put in and taken out again. */
  readonly removed: string;
}

interface Contents {
  readonly snapshot: {
    readonly status: string;
    readonly cart?: {
      readonly checkoutUrl: string | null;
      readonly lines: readonly {
        readonly id: string;
        readonly merchandiseId: string;
        readonly quantity: number;
      }[];
    } | null;
  };
}

/** Milliseconds; the storefront itself gives up on the provider before. */
const LONGEST_WAIT = 30_000;

/** As often as a patient person tries. */
const MOST_TRIES = 12;

const ADDRESS = {
  email: 'soak@example.com',
  firstName: 'Amelie',
  lastName: 'Böhm',
  address1: 'Rollfeldstraße 7',
  zip: '12101',
  city: 'Berlin',
  country: 'DE',
};

/**
 * Somebody who orders two products. When the shop says that something did not
 * work he looks into the cart and does what is missing, as a person would.
 */
export class SoakVisitor {
  /** Milliseconds of every request to the storefront. */
  readonly times: number[] = [];
  /** Answers that said that the shop was not reached. */
  refusals = 0;
  /** Requests whose connection broke, by the system's code for it. */
  readonly lost: string[] = [];
  /** Additions after which a line held more than was asked for. */
  doubled = 0;
  /** Why the visit ended early. */
  failure: string | null = null;
  cartToken = '';
  #cookies = new Map<string, string>();

  constructor(
    private readonly site: string,
    private readonly wish: Wish,
  ) {}

  /** Quantities by variant that the order must have. */
  get wanted(): Readonly<Record<string, number>> {
    const {first, second, changedTo} = this.wish;
    return {[first.id]: changedTo, [second.id]: second.quantity};
  }

  async visit(): Promise<void> {
    try {
      const {browse, first, second, changedTo, removed} = this.wish;
      for (const path of browse) await this.#page(path);
      await this.#reach(first.id, first.quantity);
      await this.#reach(removed, 1);
      await this.#page('/collections');
      await this.#reach(second.id, second.quantity);
      await this.#reach(first.id, changedTo);
      await this.#reach(removed, 0);
      await this.#checkOut();
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  /** Brings a variant's line to a quantity. */
  async #reach(variant: string, quantity: number): Promise<void> {
    let added = 0;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const cart = await this.#cart();
      const lines = cart?.lines.filter(
        ({merchandiseId}) => merchandiseId === variant,
      );
      const [line] = lines ?? [];
      if (
        added > 0 &&
        ((line?.quantity ?? 0) > added || (lines?.length ?? 0) > 1)
      ) {
        this.doubled += 1;
      }
      if ((line?.quantity ?? 0) === quantity) return;
      if (!line) {
        added = quantity;
        await this.#change('LinesAdd', {
          lines: [{merchandiseId: variant, quantity}],
        });
      } else if (quantity === 0) {
        await this.#change('LinesRemove', {lineIds: [line.id]});
      } else {
        added = 0;
        await this.#change('LinesUpdate', {lines: [{id: line.id, quantity}]});
      }
    }
    throw new Error(`${variant} never came to ${quantity}.`);
  }

  async #cart() {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const response = await this.#send('/cart/contents');
      if (!response) continue;
      const {snapshot} = (await response.json()) as Contents;
      if (snapshot.status === 'ready') return snapshot.cart ?? null;
      this.refusals += 1;
    }
    throw new Error('The cart could not be read.');
  }

  async #change(action: string, inputs: object): Promise<void> {
    const response = await this.#send('/cart/contents', {
      method: 'POST',
      body: new URLSearchParams({
        cartFormInput: JSON.stringify({action, inputs}),
      }),
    });
    if (!response) return;
    await response.arrayBuffer();
    if (response.status === 503) this.refusals += 1;
    else if (!response.ok) throw new Error(`${action}: ${response.status}`);
  }

  async #page(path: string): Promise<void> {
    const response = await this.#send(path);
    if (!response) return;
    await response.arrayBuffer();
    if (response.status >= 500) this.refusals += 1;
    else if (!response.ok) throw new Error(`${path}: ${response.status}`);
  }

  /** The hosted checkout: not the storefront, so not measured. */
  async #checkOut(): Promise<void> {
    const cart = await this.#cart();
    const url = cart?.checkoutUrl ?? '';
    this.cartToken = /\/cart\/c\/([^?]+)/.exec(url)?.[1] ?? '';
    const html = await (await fetch(url)).text();
    const total = /name="total" value="([^"]*)"/.exec(html)?.[1] ?? '';
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({...ADDRESS, total}),
    });
    if (response.status !== 303) throw new Error(`pay: ${response.status}`);
  }

  /** @returns `null` when the connection broke: what was sent may have arrived. */
  async #send(path: string, init: RequestInit = {}): Promise<Response | null> {
    const begin = performance.now();
    const response = await fetch(this.site + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_WAIT),
      headers: {
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
        Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
      },
    }).catch((error: unknown) => {
      this.lost.push(codeOf(error));
      return null;
    });
    if (!response) return null;
    this.times.push(performance.now() - begin);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value) this.#cookies.set(name, value);
      else if (name) this.#cookies.delete(name);
    }
    return response;
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause
    ? String(cause.code)
    : 'unknown';
}
