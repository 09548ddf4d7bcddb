import {afterEach, beforeEach, vi} from 'vitest';
import {NO_BRAND} from '~/lib/content/merchant-brand';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {issueFormToken} from '~/lib/forms/form-token.server';
import {LOCALES} from '~/lib/i18n/locale';
import {RequestLog} from '~/lib/storefront/request-log.server';
import type {FormContext} from '~/lib/mail/deliver-form.server';

/** The context of a form that a German page posts, with a cache that stores nothing. */
export const FORM_CONTEXT: FormContext = {
  clientKey: 'unknown',
  country: 'DE',
  env: {
    SESSION_SECRET: ['secret-of-the-tests-with-32-characters'],
    CONTACT_ENDPOINT: 'https://mail.example/send',
    CONTACT_TOKEN: 'key-of-the-mail-service',
    CONTACT_SENDER: 'shop@send.example',
    SHOP_EMAIL: 'info@metarmap.example',
    PUBLIC_SITE_URL: 'https://shop.example',
  } as StorefrontEnv,
  locale: LOCALES.de,
  requestLog: new RequestLog(),
  waitUntil: () => undefined,
  cache: {
    match: () => Promise.resolve(undefined),
    put: () => Promise.resolve(),
  },
  now: new Date('2026-11-21T09:00:00Z'),
  shopName: 'METARmap',
  brand: NO_BRAND,
};

/** The token of a form that was opened at a time, ten seconds ago by default. */
export function newFormToken(
  opened = new Date(FORM_CONTEXT.now.getTime() - 10_000),
): Promise<string> {
  return issueFormToken(FORM_CONTEXT.env.SESSION_SECRET, opened);
}

/** A form as the routes read it. */
export function postedForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

/** A mail as it is posted. */
interface PostedMail {
  readonly from: string;
  readonly to: string;
  readonly reply_to?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/**
 * The mail service of a file's tests: the mails that it was asked to send, and the mails that it accepted.
 */
export function mailService() {
  const fresh = () => ({
    asked: [] as PostedMail[],
    sent: [] as PostedMail[],
    ids: [] as string[],
    tokens: [] as (string | null)[],
    /**
     * Statuses of the next responses, before `status` applies. These responses take `slowMs`; 0
     * stands for no response.
     */
    next: [] as number[],
    slowMs: 100,
    status: 202,
  });
  const service = fresh();
  beforeEach(() => {
    Object.assign(service, fresh());
    vi.spyOn(console, 'error');
    // Ignores mails of work that an earlier test file has left running.
    const others = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url !== FORM_CONTEXT.env.CONTACT_ENDPOINT) return others(url, init);
      const message = JSON.parse(init.body as string) as PostedMail;
      service.asked.push(message);
      const headers = new Headers(init.headers);
      service.ids.push(headers.get('Idempotency-Key') ?? '');
      service.tokens.push(headers.get('Authorization'));
      const slow = service.next.shift();
      if (slow !== undefined) {
        const {signal} = init;
        await new Promise((resolve, reject) => {
          if (slow > 0) setTimeout(resolve, service.slowMs);
          signal?.addEventListener('abort', () =>
            reject(signal.reason as Error),
          );
        });
      }
      const status = slow ?? service.status;
      if (status === 202) service.sent.push(message);
      return new Response(null, {status});
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return service;
}

/** Advances the fake clock until there is a result. */
export async function settled<Result>(work: Promise<Result>): Promise<Result> {
  let isSettled = false;
  const done = work.finally(() => (isSettled = true));
  while (!isSettled) {
    // Without a timer, the work waits for signatures, which take real time.
    if (vi.getTimerCount() > 0) await vi.advanceTimersByTimeAsync(50);
    await new Promise(setImmediate);
  }
  return done;
}
