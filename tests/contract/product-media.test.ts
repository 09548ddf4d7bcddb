import {describe, expect, it, vi} from 'vitest';
import {loadProduct} from '~/lib/product/load-product.server';
import {loadRecommendations} from '~/lib/product/load-recommendations.server';
import {productPage, productText} from '~/lib/product/product-page.server';
import {ownShop} from '../support/own-shop';
import {storefrontContext} from '../support/storefront-context';

type StorefrontQuery = ReturnType<
  typeof storefrontContext
>['storefront']['query'];

const shop = ownShop();

async function page(handle: string, search = '') {
  const loaded = await loadProduct(
    storefrontContext(shop.origin, 'de'),
    handle,
    new URLSearchParams(search),
  );
  if (!loaded || 'movedTo' in loaded) throw new Error(`${handle} not loaded`);
  return {...productPage(loaded), ...productText(loaded)};
}

describe('the product page', () => {
  it('has films, a framed film and a model with files that are there', async () => {
    const {gallery} = await page('metarmap');
    expect(gallery.slice(-3).map(({kind}) => kind)).toEqual([
      'video',
      'model',
      'externalVideo',
    ]);
    const files = gallery.flatMap((medium) =>
      medium.kind === 'video'
        ? medium.sources.map(({url}) => url)
        : medium.kind === 'model'
          ? [medium.url]
          : [],
    );
    expect(files).toHaveLength(3);
    for (const url of files) {
      expect((await fetch(url, {method: 'HEAD'})).status).toBe(200);
    }
  });

  it('leads to products in matching colours', async () => {
    const {matching, colors} = await page('metarmap');
    expect(matching.map(({handle}) => handle)).toContain('metarmap-mini');
    // Its frames show the colours already.
    expect(colors).toEqual([]);
    expect((await page('metarmap-erstausgabe')).colors).not.toEqual([]);
  });
});

describe('recommendations', () => {
  const contextWith = (
    query?: (...asked: Parameters<StorefrontQuery>) => Promise<object>,
  ) => {
    const context = storefrontContext(shop.origin, 'de');
    const waitUntil = vi.fn();
    const storefront = {...context.storefront, ...(query && {query})};
    return {...context, waitUntil, storefront} as typeof context & {
      waitUntil: typeof waitUntil;
    };
  };
  const there = Promise.resolve();

  it('are the mini, prints and a present, never what lies in the carton', async () => {
    const never = new Promise(() => undefined);
    const context = contextWith();
    const cards = await loadRecommendations(context, 'metarmap', never);
    expect(cards.map(({handle}) => handle)).toEqual([
      'metarmap-mini',
      'heimatplatz-karte',
      'nachtflug-druck',
      'tasse-cavok',
    ]);
    // As if the shop recommended what comes with the map.
    const spare = await loadRecommendations(context, 'metarmap-connect', never);
    const [first, second] = spare;
    if (!first || !second) throw new Error('Too few recommendations.');
    const {storefront} = context;
    const boxed = contextWith(async (...asked) => ({
      ...(await storefront.query(...asked)),
      product: {inTheBox: {value: JSON.stringify([first.id])}},
    }));
    const rest = await loadRecommendations(boxed, 'metarmap-connect', never);
    expect(rest[0]?.handle).toBe(second.handle);
  });

  it('hold a product that is there up for 200 ms at most, and come with the next page', async () => {
    vi.useFakeTimers();
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const slow = contextWith(() => new Promise(() => undefined));
    const loading = loadRecommendations(slow, 'metarmap', there);
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    expect(await loading).toEqual([]);
    expect(slow.report.hasStandIn).toBe(true);
    // Behind the page the response is awaited, so that it is cached.
    expect(slow.waitUntil).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('are none for an unknown product and for a shop that fails', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    expect(await loadRecommendations(contextWith(), 'no-such', there)).toEqual(
      [],
    );
    const failing = contextWith(() => Promise.reject(new Error('down')));
    expect(await loadRecommendations(failing, 'x', there)).toEqual([]);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});
