import type {DocumentNode} from 'graphql';
import gql from 'graphql-tag';
import {expect, test} from 'vitest';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';

const running = ownShop();

async function ask<Data>(
  document: DocumentNode,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const {data, errors} = await queryShop<Data>(running.origin, document, {
    language: 'DE',
    ...variables,
  });
  expect(errors).toBeUndefined();
  return data;
}

interface List {
  readonly nodes: readonly {readonly handle: string}[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly endCursor: string;
  };
}

const handlesOf = ({nodes}: Pick<List, 'nodes'>) =>
  nodes.map(({handle}) => handle);

/** The first articles in some order, or that a search finds. */
async function articles(order: {
  readonly sortKey?: string;
  readonly reverse?: boolean;
  readonly query?: string;
}): Promise<string[]> {
  const {list} = await ask<{list: List}>(
    gql`
      query (
        $sortKey: ArticleSortKeys
        $reverse: Boolean
        $query: String
        $language: LanguageCode
      ) @inContext(language: $language) {
        list: articles(
          first: 3
          sortKey: $sortKey
          reverse: $reverse
          query: $query
        ) {
          nodes {
            handle
          }
        }
      }
    `,
    order,
  );
  return handlesOf(list);
}

const NEWEST = ['werkstattbesuch', 'taupunkt', 'karte-im-verein'];

test('articles are sorted, searched by tag and author, and read in pages', async () => {
  expect(await articles({sortKey: 'PUBLISHED_AT', reverse: true})).toEqual(
    NEWEST,
  );
  expect(await articles({sortKey: 'ID'})).toEqual([
    'metar-lesen',
    'vier-farben',
    'werkstattbesuch',
  ]);
  expect(await articles({query: 'tag:VFR'})).toEqual([
    'vier-farben',
    'karte-im-verein',
  ]);
  expect(await articles({query: "author:'Tobias Kern' tag_not:VFR"})).toEqual([
    'taupunkt',
  ]);
  const page = (after?: string) =>
    ask<{blog: {articles: List}}>(
      gql`
        query ($after: String, $language: LanguageCode)
        @inContext(language: $language) {
          blog(handle: "journal") {
            articles(
              first: 3
              sortKey: PUBLISHED_AT
              reverse: true
              after: $after
            ) {
              nodes {
                handle
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      `,
      {after},
    ).then(({blog}) => blog.articles);
  const first = await page();
  expect(handlesOf(first)).toEqual(NEWEST);
  const second = await page(first.pageInfo.endCursor);
  expect(handlesOf(second)).toEqual(['vier-farben', 'metar-lesen']);
  expect(second.pageInfo.hasNextPage).toBe(false);
});

test('an article is read in full, in each language', async () => {
  const document = gql`
    query ($language: LanguageCode) @inContext(language: $language) {
      article: blog(handle: "journal") {
        articleByHandle(handle: "metar-lesen") {
          handle
          title
          excerpt
          excerptHtml
          content(truncateAt: 20)
          author {
            name
          }
          authorV2 {
            firstName
          }
          tags
          publishedAt
          image {
            altText
          }
          seo {
            title
          }
          blog {
            handle
            authors {
              name
            }
          }
        }
      }
    }
  `;
  const german = await ask<{article: {articleByHandle: object}}>(document);
  expect(german.article.articleByHandle).toEqual({
    handle: 'metar-lesen',
    title: 'Ein METAR in drei Minuten lesen',
    excerpt:
      'Acht Gruppen, ein Wetter: ein Beispiel aus Stuttgart, Stück für Stück.',
    excerptHtml:
      '<p>Acht Gruppen, ein Wetter: ein Beispiel aus Stuttgart, Stück für Stück.</p>',
    content: 'Ein METAR sieht a...',
    author: {name: 'Jana Brandt'},
    authorV2: {firstName: 'Jana'},
    tags: ['METAR', 'Navigation'],
    publishedAt: '2026-01-18T08:00:00Z',
    image: {altText: 'Lernkarten mit den Kürzeln SCT, CAVOK und +TSRA'},
    seo: {title: 'METAR lesen lernen'},
    blog: {
      handle: 'journal',
      authors: [{name: 'Jana Brandt'}, {name: 'Tobias Kern'}],
    },
  });
  const english = await ask<{article: {articleByHandle: object}}>(document, {
    language: 'EN',
  });
  expect(english.article.articleByHandle).toMatchObject({
    handle: 'read-a-metar',
    seo: {title: 'Learn to read a METAR'},
  });
});

test('pages are listed, and read by id and by a handle of either language', async () => {
  const {pages} = await ask<{pages: List}>(gql`
    query ($language: LanguageCode) @inContext(language: $language) {
      pages(first: 2, sortKey: TITLE, query: "title:f*") {
        nodes {
          handle
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `);
  expect(handlesOf(pages)).toEqual(['flugschulen']);
  const found = await ask<Record<string, object | null>>(gql`
    query ($language: LanguageCode) @inContext(language: $language) {
      byHandle: page(handle: "about-us") {
        handle
        seo {
          description
        }
        bodySummary
        metafield(key: "any") {
          value
        }
      }
      byId: page(id: "gid://shopify/Page/118400000001") {
        handle
      }
      missing: page(handle: "nothing") {
        handle
      }
    }
  `);
  expect(found).toEqual({
    byHandle: {
      handle: 'ueber-uns',
      seo: {
        description: 'Fünf Leute in einer kleinen Werkstatt in Süddeutschland.',
      },
      bodySummary:
        'Die erste METARmap hing 2021 in einer Flugschule und beantwortete die Frage, die jeden Morgen alle stellten: Geht heute was? Inzwischen bauen wir s...',
      metafield: null,
    },
    byId: {handle: 'ueber-uns'},
    missing: null,
  });
});

/** Sends a form of the admin; returns its status and where it leads. */
async function save(path: string, fields: Record<string, string>) {
  const response = await fetch(`${running.origin}/admin/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {Origin: running.origin},
    body: new URLSearchParams(fields),
  });
  return {status: response.status, text: await response.text()};
}

test('a merchant writes a page in two languages, hides it and deletes it', async () => {
  const page = {
    'title-DE': 'Zahlen & Fakten',
    'title-EN': 'Facts & Figures',
    'text-DE': '<p>Elf Lichter.</p>',
    visible: 'on',
  };
  expect((await save('pages/new', page)).status).toBe(303);
  const read = (language: string) =>
    ask<{page: object | null}>(
      gql`
        query ($language: LanguageCode) @inContext(language: $language) {
          page(handle: "facts-figures") {
            handle
            title
            body
          }
        }
      `,
      {language},
    ).then(({page: found}) => found);
  expect(await read('DE')).toEqual({
    handle: 'zahlen-fakten',
    title: 'Zahlen & Fakten',
    body: '<p>Elf Lichter.</p>',
  });
  expect(await read('EN')).toEqual({
    handle: 'facts-figures',
    title: 'Facts & Figures',
    body: '<p>Elf Lichter.</p>',
  });
  const again = await save('pages/new', page);
  expect(again.status).toBe(422);
  expect(again.text).toContain('There is one with this handle.');
  const {visible: _visible, ...hidden} = page;
  const path = 'pages/480000000000';
  expect((await save(path, hidden)).status).toBe(303);
  expect(await read('DE')).toBeNull();
  expect((await save(path, {...page, action: 'delete'})).status).toBe(303);
  expect((await fetch(`${running.origin}/admin/${path}`)).status).toBe(404);
});

test('a merchant writes an article with tags and a picture in a new blog', async () => {
  expect(
    (await save('blogs/new', {'title-DE': 'Neues', 'title-EN': 'News'})).status,
  ).toBe(303);
  const {picture} = await ask<{
    picture: {articleByHandle: {image: {id: string}}};
  }>(gql`
    query ($language: LanguageCode) @inContext(language: $language) {
      picture: blog(handle: "journal") {
        articleByHandle(handle: "metar-lesen") {
          image {
            id
          }
        }
      }
    }
  `);
  const article = {
    'title-DE': 'Winterpause',
    'text-DE': '<p>Bis Januar.</p>',
    author: 'Mira Voss',
    tags: 'Werkstatt, Winter, Winter',
    blog: 'gid://shopify/Blog/700000000000',
    image: picture.articleByHandle.image.id,
    published: '2025-12-20T08:00',
    visible: 'on',
  };
  expect(
    (
      await save('content/articles/new', {
        ...article,
        published: '2999-01-01T00:00',
      })
    ).text,
  ).toContain('not in the future');
  expect((await save('content/articles/new', article)).status).toBe(303);
  const {blog} = await ask<{blog: object}>(
    gql`
      query ($language: LanguageCode) @inContext(language: $language) {
        blog(handle: "news") {
          title
          articles(first: 9) {
            nodes {
              handle
              tags
              publishedAt
              authorV2 {
                name
              }
              image {
                altText
              }
            }
          }
        }
      }
    `,
    {language: 'EN'},
  );
  expect(blog).toEqual({
    title: 'News',
    articles: {
      nodes: [
        {
          handle: 'winterpause',
          tags: ['Werkstatt', 'Winter'],
          publishedAt: '2025-12-20T08:00:00Z',
          authorV2: {name: 'Mira Voss'},
          image: {altText: 'Flash cards with the codes SCT, CAVOK and +TSRA'},
        },
      ],
    },
  });
  const form = await fetch(
    `${running.origin}/admin/content/articles/700000000000`,
  );
  expect(await form.text()).toContain('Mira Voss');
  await save('blogs/700000000000', {action: 'delete'});
  expect(await articles({query: 'tag:Winter'})).toEqual([]);
});

test('a merchant redirects an old address, changes and deletes the redirect', async () => {
  const targetOf = async (path: string) => {
    const {urlRedirects} = await ask<{
      urlRedirects: {nodes: {target: string}[]};
    }>(
      gql`
        query ($query: String) {
          urlRedirects(first: 1, query: $query) {
            nodes {
              target
            }
          }
        }
      `,
      {query: `path:${path}`},
    );
    return urlRedirects.nodes[0]?.target;
  };
  const redirect = {path: '/alte-karte', target: '/collections/karten'};
  const wrong = await save('redirects/new', {path: 'alt', target: 'x'});
  expect(wrong.text).toContain('Enter a path such as /old-page.');
  expect(await targetOf('/alte-karte')).toBeUndefined();
  expect((await save('redirects/new', redirect)).status).toBe(303);
  expect(await targetOf('/alte-karte')).toBe('/collections/karten');
  const again = await save('redirects/new', redirect);
  expect(again.text).toContain('There is a redirect from this path.');
  const path = 'redirects/990000000000';
  await save(path, {...redirect, target: 'https://example.com/'});
  expect(await targetOf('/alte-karte')).toBe('https://example.com/');
  await save(path, {action: 'delete'});
  expect(await targetOf('/alte-karte')).toBeUndefined();
});

test('a merchant makes a menu of their own, and deletes it', async () => {
  const read = async () => {
    const {menu} = await ask<{menu: {items: object[]} | null}>(gql`
      query ($language: LanguageCode) @inContext(language: $language) {
        menu(handle: "social") {
          items {
            title
            url
          }
        }
      }
    `);
    return menu?.items;
  };
  await save('menus/social', {action: 'delete'});
  expect(await read()).toBeUndefined();
  const menu = {
    'title-DE': 'Social',
    'item-0-DE': 'Instagram',
    'path-0': 'https://instagram.com/metarmap',
    'level-0': '1',
  };
  expect((await save('menus/new', menu)).status).toBe(303);
  expect(await read()).toEqual([
    {title: 'Instagram', url: 'https://instagram.com/metarmap'},
  ]);
  const again = await save('menus/new', menu);
  expect(again.text).toContain('There is a menu with the handle social.');
  await save('menus/main-menu', {action: 'delete'});
  const {main} = await ask<{main: object | null}>(gql`
    {
      main: menu(handle: "main-menu") {
        id
      }
    }
  `);
  expect(main).not.toBeNull();
});

test('an automated collection has what is reduced', async () => {
  const sale = {
    'title-DE': 'Reduziertes',
    published: 'on',
    rule: 'IS_PRICE_REDUCED',
  };
  expect((await save('collections/new', sale)).status).toBe(303);
  const {collection} = await ask<{
    collection: {products: {nodes: PricedProduct[]}};
  }>(gql`
    query ($language: LanguageCode) @inContext(language: $language) {
      collection(handle: "reduziertes") {
        products(first: 50) {
          nodes {
            handle
            variants(first: 50) {
              nodes {
                price {
                  amount
                }
                compareAtPrice {
                  amount
                }
              }
            }
          }
        }
      }
    }
  `);
  const {nodes} = collection.products;
  expect(nodes.length).toBeGreaterThan(0);
  for (const {handle, variants} of nodes) {
    const isReduced = variants.nodes.some(
      ({price, compareAtPrice}) =>
        Number(compareAtPrice?.amount ?? 0) > Number(price.amount),
    );
    expect(isReduced, handle).toBe(true);
  }
});

interface PricedProduct {
  readonly handle: string;
  readonly variants: {
    readonly nodes: {
      readonly price: {readonly amount: string};
      readonly compareAtPrice: {readonly amount: string} | null;
    }[];
  };
}

test('a form names the handle that leads nowhere', async () => {
  const {text} = await save('content/metaobjects/entries/storefront_page/new', {
    handle: 'aktion',
    'field-sections': 'typo',
  });
  expect(text).toContain('There is nothing with the handle typo.');
});
