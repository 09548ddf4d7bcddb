import {expect, type APIRequestContext} from '@playwright/test';
import {firstVariantId} from '../support/shop-client';
import {test} from '../support/test';
import {ENGLISH} from '../support/texts';

const {prefix, text} = ENGLISH;

/** The local shop of the suite's storefront; see playwright.config.ts. */
const SHOP = 'http://127.0.0.1:4400';

test.describe("addresses of Shopify's own store", () => {
  const visit = (
    request: APIRequestContext,
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ) =>
    request.fetch(prefix + path, {
      method,
      headers,
      maxRedirects: 0,
    });

  test('apply a code when the link is opened, and say when it does not fit', async ({
    request,
  }) => {
    const link = '/discount/MAPS20?redirect=/faq&utm_source=mail';
    const scanned = await visit(request, link, {
      'User-Agent': 'Googlebot/2.1',
    });
    expect(scanned.headers()['set-cookie']).toBeUndefined();
    const opened = await visit(request, link);
    expect(opened.status()).toBe(302);
    expect(opened.headers().location).toBe(`${prefix}/faq?utm_source=mail`);
    expect(opened.headers()['set-cookie']).toContain('cart=');
    const waiting = text.cart.problems.discountWaiting.replace(
      '{subject}',
      'MAPS20',
    );
    const page = async () => (await request.get(`${prefix}/faq`)).text();
    expect(await page()).toContain(waiting);
    // It is said once.
    expect(await page()).not.toContain(waiting);
  });

  test('lead from a permalink to a checkout of its own', async ({request}) => {
    const gid = await firstVariantId(SHOP, 'tasse-cavok');
    const number = gid.split('/').pop();
    const opened = await visit(request, `/cart/${number}:1?note=Hallo`);
    expect(opened.status()).toBe(302);
    expect(opened.headers().location).toMatch(/^http:.*\/cart\/c\/.*key=/);
    expect(opened.headers()['set-cookie']).toBeUndefined();
    const gone = await visit(request, '/cart/404:1');
    expect(gone.status()).toBe(200);
    expect(await gone.text()).toContain(text.cart.problems.merchandiseGone);
    for (const path of ['/cart/nonsense', '/cart/1:1,', '/cart/1:0']) {
      expect((await visit(request, path)).status(), path).toBe(404);
    }
    const head = await visit(request, `/cart/${number}:1`, {}, 'HEAD');
    expect(head.headers().location).toBe(`${prefix}/cart`);
  });
});
