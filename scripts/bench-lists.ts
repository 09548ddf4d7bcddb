import {gzipped, kilobytes, load} from './bench-measures';
import {
  PORT,
  SHOP_API,
  SHOP_PORT,
  SITE,
  ready,
  shopRequest,
  start,
  stop,
} from './bench-servers';

/** A collection that fills a page, so that both catalogues show as much as they can. */
async function largestCollection(): Promise<string> {
  const answer = await fetch(
    SHOP_API,
    shopRequest(
      '{ collections(first: 20) { nodes { handle products(first: 24) { nodes { id } } } } }',
    ),
  );
  const {data} = (await answer.json()) as {
    data: {
      collections: {nodes: {handle: string; products: {nodes: unknown[]}}[]};
    };
  };
  const [first] = data.collections.nodes.sort(
    (a, b) => b.products.nodes.length - a.products.nodes.length,
  );
  if (!first) throw new Error('The catalogue has no collection.');
  return first.handle;
}

/** What one visit of a list costs before anything is cached, then its load. */
async function benchList(url: string) {
  const log = `http://127.0.0.1:${SHOP_PORT}/requests`;
  // What the load before still asks for in the background must not count.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await fetch(log, {method: 'DELETE'});
  const html = await (await fetch(url)).text();
  const {count} = (await (await fetch(log)).json()) as {count: number};
  return {
    'products shown': html.match(/<article/g)?.length ?? 0,
    'provider requests': count,
    'HTML kB': kilobytes(gzipped(Buffer.from(html))),
    ...(await load(url)),
  };
}

/**
 * Collection, filtered collection and search with a catalogue of a given size.
 * The query keeps them out of the page cache; the provider's answers are cached
 * as for visitors.
 */
export async function benchLists(catalogue: 'seed' | 'generated') {
  const preview = start(
    {
      PORT: String(PORT),
      SHOP_PORT: String(SHOP_PORT),
      SHOP_CATALOGUE: catalogue,
    },
    'scripts/preview.ts',
  );
  try {
    await ready(`${SITE}/favicon.svg`);
    const list = `${SITE}/collections/${await largestCollection()}`;
    return {
      collection: await benchList(`${list}?bench`),
      filtered: await benchList(`${list}?filter.v.availability=1`),
      search: await benchList(`${SITE}/search?q=poster`),
    };
  } finally {
    await stop(preview);
  }
}
