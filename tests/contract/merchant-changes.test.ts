import {afterEach, expect, it, vi} from 'vitest';
import {
  currentAnnouncement,
  merchantContent,
} from '~/lib/content/merchant-content.server';
import {PageCache, PageMemory} from '~/lib/server/page-cache.server';
import {FreshResults} from '~/lib/storefront/fresh-results.server';
import {upsertMetaobject} from '../../local-shop/data/content-store';
import {mapCache} from '../support/map-cache';
import {ownShop} from '../support/own-shop';
import {storefrontContext} from '../support/storefront-context';

const running = ownShop({customers: false});

afterEach(() => void vi.useRealTimers());

function announce(text: string) {
  upsertMetaobject(running.shop, {
    type: 'storefront_announcement',
    handle: 'de--news',
    fields: [
      {
        key: 'text',
        type: 'single_line_text_field',
        value: {DE: text, EN: text},
      },
    ],
  });
}

it('production’s cached page follows a merchant’s change within two of its lifetimes', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  const start = Date.now();
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  const cache = mapCache();
  const memory = new FreshResults();
  const newContext = () =>
    storefrontContext(running.origin, 'de', {cache, memory, waitUntil});
  const {env} = newContext();
  const pages = new PageCache({
    cache,
    memory: new PageMemory(10_000),
    env: {...env, PUBLIC_ENVIRONMENT: 'production'},
    buildId: 'a',
    waitUntil,
  });
  const render = async () => {
    const context = newContext();
    const content = await merchantContent(context);
    const text = currentAnnouncement(content, new Date())?.text;
    const anonymous = {
      session: {isEmpty: true},
      account: null,
      cart: {getCartId: () => undefined},
      report: context.report,
    };
    return {
      response: new Response(text, {headers: {'Content-Type': 'text/html'}}),
      context: anonymous as unknown as Awaited<
        ReturnType<Parameters<PageCache['respond']>[1]>
      >['context'],
    };
  };
  const shownAfter = async (seconds: number) => {
    vi.setSystemTime(start + seconds * 1000);
    const page = await pages.respond(
      new Request('http://localhost:3000/faq'),
      render,
    );
    // A renewal of the page begins one of the content.
    while (pending.length > 0) await pending.shift();
    return page?.text();
  };

  announce('Sommerpause');
  expect(await shownAfter(0)).toBe('Sommerpause');
  announce('Wieder da');
  expect(await shownAfter(59)).toBe('Sommerpause');
  // Renewed from content that is itself read anew only now.
  expect(await shownAfter(61)).toBe('Sommerpause');
  expect(await shownAfter(122)).toBe('Sommerpause');
  expect(await shownAfter(123)).toBe('Wieder da');
});
