import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {seedCatalogue} from '@metarmap/local-shop/seed';
import {agentsDocument} from '~/lib/agents/agents-document.server';
import {loadSuggestions, searchTexts} from '~/lib/catalogue/load-search.server';
import {editTarget} from '~/lib/preview/edit-target';
import {getProperty} from '~/lib/text/get-property';
import {
  allSitemaps,
  loadSitemapPage,
  writtenPages,
} from '~/lib/sitemap/load-sitemap.server';
import {stubCaches} from '../support/commerce-client';
import {loadedPage} from '../support/loaded-page';
import {loaderArguments} from '../support/loader-arguments';
import {ownShop} from '../support/own-shop';

const HIDDEN = {
  metafields: [
    {
      ...{namespace: 'seo', key: 'hidden'},
      value: {type: 'number_integer' as const, value: '1'},
    },
  ],
};

const hidden = ownShop({
  customers: false,
  catalogue: {
    ...seedCatalogue,
    collections: seedCatalogue.collections.map((each) => ({
      ...each,
      ...(each.handle.DE === 'karten' && HIDDEN),
    })),
    pages: seedCatalogue.pages.map((each) => ({...each, ...HIDDEN})),
    blogs: seedCatalogue.blogs.map((blog) => ({
      ...blog,
      ...HIDDEN,
      articles: blog.articles.map((each) => ({...each, ...HIDDEN})),
    })),
  },
});
const open = ownShop({customers: false});

beforeEach(() => void stubCaches());
afterEach(() => void vi.unstubAllGlobals());

const [page] = seedCatalogue.pages;
const [blog] = seedCatalogue.blogs;
const [article] = blog?.articles ?? [];

const PATHS = [
  '/collections/karten',
  `/pages/${page?.handle.DE}`,
  `/blogs/${blog?.handle.DE}`,
  `/blogs/${blog?.handle.DE}/${article?.handle.DE}`,
];

async function listed(origin: string): Promise<(string | undefined)[]> {
  const {context} = loaderArguments(origin, '/');
  const lists = await Promise.all(
    (await allSitemaps(context)).map(([type, after]) =>
      loadSitemapPage(context, type, after),
    ),
  );
  const pages = [...(await writtenPages(context)), ...lists.flat()];
  return pages.map((each) => each?.paths.de);
}

describe('what the merchant hides by seo.hidden', () => {
  it.each(PATHS)('is at its URL, for people only: %s', async (path) => {
    const robots = async (origin: string) => {
      const {status, data} = await loadedPage(origin, path);
      expect(status).toBe(200);
      const seo = data.map((part) => getProperty(part, 'seo')).find(Boolean);
      return getProperty(seo, 'isHidden') ?? false;
    };
    expect(await robots(hidden.origin)).toBe(true);
    expect(await robots(open.origin)).toBe(false);
  });

  it('is in no sitemap', async () => {
    expect(await listed(open.origin)).toEqual(expect.arrayContaining(PATHS));
    const paths = await listed(hidden.origin);
    for (const path of PATHS) expect(paths).not.toContain(path);
  });

  it('is found by no search, and not suggested', async () => {
    const found = async (origin: string) => {
      const {context} = loaderArguments(origin, '/');
      const term = article?.title.DE.split(' ')[0] ?? '';
      const groups = await loadSuggestions(context, 'karten');
      return [
        (await searchTexts(context, term)).length > 0,
        groups.some(({options}) =>
          options.some((option) => option.path === '/collections/karten'),
        ),
      ];
    };
    expect(await found(open.origin)).toEqual([true, true]);
    expect(await found(hidden.origin)).toEqual([false, false]);
  });

  it('is in no document for agents', async () => {
    const linksTo = async (origin: string) => {
      const {context, request} = loaderArguments(origin, '/llms.txt');
      const document = await agentsDocument(context, request);
      return (await document.text()).includes('/collections/karten');
    };
    expect(await linksTo(open.origin)).toBe(true);
    expect(await linksTo(hidden.origin)).toBe(false);
  });
});

describe('the preview’s bar', () => {
  it.each(PATHS.slice(1))('knows where the admin edits %s', async (path) => {
    const {data} = await loadedPage(open.origin, path, {
      PUBLIC_ENVIRONMENT: 'preview',
    });
    const editPaths = getProperty(getProperty(data[0], 'preview'), 'editPaths');
    expect(editPaths).toEqual(expect.anything());
    // After the loaders' data come head, structured data and Markdown.
    const target = editTarget(path, data.at(-4), editPaths as never);
    expect(target).toMatchObject({
      kind: 'entry',
      path: expect.stringMatching(
        /^\/(?:pages|blogs|content\/articles)\/\d+$/,
      ) as string,
    });
  });
});
