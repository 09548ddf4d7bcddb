import {load, medians} from './bench-measures';
import {cpuMilliseconds} from './bench-process';
import {
  askShop,
  startShop,
  startSite,
  type BenchShop,
  type BenchSite,
} from './bench-servers';

/** Pages whose cost may grow with the catalogue, of one shop. */
async function growingPages(shop: BenchShop): Promise<Record<string, string>> {
  const {collections} = await askShop<{
    collections: {
      nodes: {handle: string; products: {nodes: {handle: string}[]}}[];
    };
  }>(
    shop,
    '{ collections(first: 20) { nodes { handle products(first: 24) { nodes { handle } } } } }',
  );
  const [largest] = collections.nodes.sort(
    (a, b) => b.products.nodes.length - a.products.nodes.length,
  );
  const product = largest?.products.nodes[0];
  if (!largest || !product) throw new Error('The catalogue has no collection.');
  // The query keeps pages out of the page cache; the provider's answers are cached as
  // for visitors.
  return {
    collection: `/collections/${largest.handle}?bench`,
    filtered: `/collections/${largest.handle}?filter.v.availability=1`,
    search: '/search?q=poster',
    product: `/products/${product.handle}?bench`,
    sitemap: '/sitemap.xml?bench',
  };
}

async function measure(
  site: BenchSite,
  shop: BenchShop,
  path: string,
  seconds: number,
) {
  const before = cpuMilliseconds(shop.pid);
  const result = await load(site, path, seconds);
  const requests = Math.max(1, result.perSecond * seconds);
  const shopCpu = (cpuMilliseconds(shop.pid) - before) / requests;
  return {cpu: result.cpu, shopCpu, p50: result.p50, errors: result.errors};
}

/**
 * Our storefront beside two shops at once, of 34 and of 5,000 products: what the
 * storefront itself spends on a page, and the shop's own time apart.
 */
export async function benchGrowth(
  directory: string,
  {rounds, seconds}: {readonly rounds: number; readonly seconds: number},
) {
  const shops = [
    await startShop(4520),
    await startShop(4530, 'generated'),
  ] as const;
  const sites = [
    await startSite(directory, 3520, shops[0]),
    await startSite(directory, 3530, shops[1]),
  ] as const;
  try {
    const [small, large] = await Promise.all(shops.map(growingPages));
    const rows: Record<string, Record<string, number | string>> = {};
    for (const page of Object.keys(small ?? {})) {
      const runs: Awaited<ReturnType<typeof measure>>[][] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        for (const index of [0, 1] as const) {
          const path = (index === 0 ? small : large)?.[page] ?? '/';
          runs[index]?.push(
            await measure(sites[index], shops[index], path, seconds),
          );
        }
      }
      const [few, many] = runs.map(medians);
      if (!few || !many) continue;
      rows[page] = {
        'CPU ms, 34': few.cpu.toFixed(2),
        'CPU ms, 5,000': many.cpu.toFixed(2),
        ratio: (many.cpu / few.cpu).toFixed(2),
        "shop's ms, 34": few.shopCpu.toFixed(2),
        "shop's ms, 5,000": many.shopCpu.toFixed(2),
        errors: few.errors + many.errors,
      };
    }
    return rows;
  } finally {
    for (const site of sites) await site.dispose();
    for (const shop of shops) shop.process.kill('SIGTERM');
  }
}
