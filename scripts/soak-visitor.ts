import {PAYING_CARD} from '@metarmap/local-shop/testing';

/** What a visitor of the soak test looks at and orders. */
export interface Wish {
  /** Paths of pages. */
  readonly browse: readonly string[];
  readonly first: {readonly id: string; readonly quantity: number};
  readonly second: {readonly id: string; readonly quantity: number};
  /** Final quantity of the first line. */
  readonly changedTo: number;
  /** Added and then removed again. */
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

/** Milliseconds; longer than the storefront's own deadline. */
const MAX_WAIT_MS = 30_000;

const MAX_TRIES = 12;

const ADDRESS = {
  email: 'soak@example.com',
  firstName: 'Amelie',
  lastName: 'Böhm',
  address1: 'Rollfeldstraße 7',
  zip: '12101',
  city: 'Berlin',
  country: 'DE',
  ...PAYING_CARD,
};

/** Orders two products. After an error the visitor reads the cart and completes it. */
export class SoakVisitor {
  /** Milliseconds of every request to the storefront. */
  readonly times: number[] = [];
  /** Responses that asked for another try, and broken connections. */
  failures = 0;
  /** Additions after which a line had more units than the visitor had added. */
  doubled = 0;
  /** Why the visitor gave up. */
  reason = '';
  cartToken = '';
  #cookies = new Map<string, string>();

  constructor(
    private readonly site: string,
    private readonly wish: Wish,
  ) {}

  /** Quantities that the order must have, by variant. */
  get wanted(): Readonly<Record<string, number>> {
    const {first, second, changedTo} = this.wish;
    return {[first.id]: changedTo, [second.id]: second.quantity};
  }

  async visit(): Promise<void> {
    try {
      const {browse, first, second, changedTo, removed} = this.wish;
      for (const path of browse) await this.#send(path);
      await this.#reach(first.id, first.quantity);
      await this.#reach(removed, 1);
      await this.#send('/collections');
      await this.#reach(second.id, second.quantity);
      await this.#reach(first.id, changedTo);
      await this.#reach(removed, 0);
      await this.#checkOut();
    } catch (error) {
      this.reason = String(error);
    }
  }

  async #reach(variant: string, quantity: number): Promise<void> {
    let added = Infinity;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const cart = await this.#cart();
      const lines = cart?.lines.filter(
        ({merchandiseId}) => merchandiseId === variant,
      );
      const [line, another] = lines ?? [];
      const present = line?.quantity ?? 0;
      if (another || present > added) this.doubled += 1;
      if (present === quantity) return;
      added = line ? Infinity : quantity;
      if (!line) {
        await this.#change('LinesAdd', {
          lines: [{merchandiseId: variant, quantity}],
        });
      } else if (quantity === 0) {
        await this.#change('LinesRemove', {lineIds: [line.id]});
      } else {
        await this.#change('LinesUpdate', {lines: [{id: line.id, quantity}]});
      }
    }
    throw new Error(`${variant} never reached the quantity ${quantity}.`);
  }

  async #cart() {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const text = await this.#send('/cart/contents');
      if (text === null) continue;
      const {snapshot} = JSON.parse(text) as Contents;
      if (snapshot.status === 'ready') return snapshot.cart ?? null;
      this.failures += 1;
    }
    throw new Error('The cart could not be read.');
  }

  async #change(action: string, inputs: object): Promise<void> {
    const cartFormInput = JSON.stringify({action, inputs});
    await this.#send('/cart/contents', new URLSearchParams({cartFormInput}));
  }

  /** Not measured, because the hosted checkout is not part of the storefront. */
  async #checkOut(): Promise<void> {
    const url = (await this.#cart())?.checkoutUrl ?? '';
    this.cartToken = /\/cart\/c\/([^?]+)/.exec(url)?.[1] ?? '';
    const html = await (await fetch(url)).text();
    const total = /name="total"\s+value="([^"]*)"/.exec(html)?.[1] ?? '';
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({...ADDRESS, total}),
    });
    if (response.status !== 303) throw new Error(`pay: ${response.status}`);
  }

  /**
   * The text of a response, `null` when there is none; the request may have arrived.
   * @throws when the storefront refuses it.
   */
  async #send(path: string, body?: URLSearchParams): Promise<string | null> {
    const begin = performance.now();
    const response = await fetch(this.site + path, {
      ...(body && {method: 'POST', body}),
      redirect: 'manual',
      signal: AbortSignal.timeout(MAX_WAIT_MS),
      headers: {
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
        Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
      },
    }).catch(() => null);
    const text = await response?.text();
    this.times.push(performance.now() - begin);
    for (const cookie of response?.headers.getSetCookie() ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value) this.#cookies.set(name, value);
      else if (name) this.#cookies.delete(name);
    }
    const status = response?.status ?? 503;
    if (body ? status === 503 : status >= 500) {
      this.failures += 1;
      return null;
    }
    if (!response?.ok) throw new Error(`${path}: ${status}`);
    return text ?? null;
  }
}
