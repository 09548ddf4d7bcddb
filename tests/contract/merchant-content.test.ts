import {beforeEach, describe, expect, it} from 'vitest';
import {
  currentAnnouncement,
  merchantContent,
} from '~/lib/content/merchant-content.server';
import type {LocaleCode} from '~/lib/i18n/locale';
import {
  deleteMetaobject,
  metaobjects,
} from '../../local-shop/data/content-store';
import {askAdmin} from '../support/customer-client';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {storefrontContext} from '../support/storefront-context';

const running = ownShop();

const UPSERT = `mutation Write($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
  metaobjectUpsert(handle: $handle, metaobject: $metaobject) {
    metaobject {id}
    userErrors {field message}
  }
}`;

async function write(
  type: string,
  handle: string,
  fields: Record<string, string>,
): Promise<string> {
  const response = await askAdmin(running.origin, UPSERT, {
    handle: {type: `storefront_${type}`, handle},
    metaobject: {
      fields: Object.entries(fields).map(([key, value]) => ({key, value})),
    },
  });
  const {data} = (await response.json()) as {
    data: {metaobjectUpsert: {metaobject: {id: string}; userErrors: object[]}};
  };
  expect(data.metaobjectUpsert.userErrors).toEqual([]);
  return data.metaobjectUpsert.metaobject.id;
}

const contentIn = (code: LocaleCode) =>
  merchantContent(storefrontContext(running.origin, code));

const announcedIn = async (code: LocaleCode, now = '2026-06-15T12:00:00Z') =>
  currentAnnouncement(await contentIn(code), new Date(now));

beforeEach(() => {
  for (const {type, handle} of metaobjects(running.shop)) {
    if (type.startsWith('storefront_')) {
      deleteMetaobject(running.shop, type, handle);
    }
  }
});

describe('an announcement of the merchant’s', () => {
  it('is shown in its language from its start to its end', async () => {
    await write('announcement', 'de--summer', {
      text: 'Sommerpause bis Montag',
      link: 'http://localhost:3000/en/pages/contact',
      from: '2026-06-15T00:00:00Z',
      until: '2026-06-20T00:00:00Z',
    });
    expect(await announcedIn('de')).toEqual({
      text: 'Sommerpause bis Montag',
      link: '/contact',
    });
    expect(await announcedIn('en')).toBeNull();
    expect(await announcedIn('de', '2026-06-14T23:59:59Z')).toBeNull();
    expect(await announcedIn('de', '2026-06-20T00:00:00Z')).toBeNull();
  });

  it('of all languages is not shown in one that it is not translated into', async () => {
    await write('announcement', 'summer', {text: 'Sommerpause'});
    expect((await announcedIn('de'))?.text).toBe('Sommerpause');
    expect(await announcedIn('en')).toBeNull();
    await write('announcement', 'en--summer', {text: 'Summer break'});
    expect((await announcedIn('en'))?.text).toBe('Summer break');
  });

  it('leads to no host that pages may not link to', async () => {
    await write('announcement', 'de--foreign', {
      text: 'Neu',
      link: 'https://evil.example/pages/contact',
    });
    expect(await announcedIn('de')).toEqual({text: 'Neu', link: null});
  });

  it('is not waited for longer than 1.5 seconds, nor needed', async () => {
    await write('announcement', 'de--summer', {text: 'Sommerpause'});
    await breakShop(running.origin, {
      operation: 'Content',
      kind: 'latency',
      milliseconds: 4000,
    });
    const start = performance.now();
    expect(await announcedIn('de')).toBeNull();
    expect(performance.now() - start).toBeLessThan(2500);
    await mendShop(running.origin);
  });
});
