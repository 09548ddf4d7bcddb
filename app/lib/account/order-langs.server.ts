import {ORDERED_PRODUCTS_QUERY} from '~/graphql/storefront/order';
import {shownOptions} from '~/lib/cart/has-options';
import {findFirstLanguage} from '~/lib/i18n/first-language.server';
import {
  readForLangs,
  withLangs,
  type LangsContext,
} from '~/lib/i18n/with-langs.server';
import {structureCache} from '~/lib/storefront/cache-strategies.server';
import {idPages} from '~/lib/storefront/id-pages';
import type {orderList} from './order-page';

interface OrderedLine {
  /** As it was when it was ordered, in the language of that page or the store's first. */
  readonly title: string;
  /** Global id; `null` for a product that is gone. */
  readonly productId: string | null;
}

/** BCP 47 of a line's title and of its options, where they are not in the page's language. */
export interface LineLangs {
  readonly lang?: string;
  readonly choiceLang?: string;
}

/**
 * Adds the languages of lines of orders, and gives a product that is still called as it was ordered, in the
 * store's first language, its name in the page's. One that is gone or has another name since keeps the
 * line's. Requests nothing where the page's language is the store's first, and changes nothing while
 * Shopify fails or is slow. Never rejects.
 */
export async function withLineLangs<Line extends OrderedLine>(
  context: LangsContext,
  lines: readonly Line[],
): Promise<(Line & LineLangs)[]> {
  const first = await findFirstLanguage(context);
  if (!first || first === context.storefront.i18n.language) return [...lines];
  const ids = [...new Set(lines.flatMap(({productId}) => productId ?? []))];
  const products =
    (await readForLangs(context, todaysProducts(context, ids))) ?? [];
  const named = new Map(
    (await withLangs(context, products, {optionsOf: shownOptions})).map(
      (product) => [product.id, product],
    ),
  );
  // Ordered in another language, or before the product was renamed.
  const older = lines.flatMap(({title, productId: id}) =>
    id && named.get(id)?.title !== title
      ? namesIn(title).map((name) => ({id, title: name}))
      : [],
  );
  const langOfOlder = new Map(
    (await withLangs(context, older)).map(({id, title, langs}) => [
      `${id} ${title}`,
      langs?.title,
    ]),
  );
  return lines.map((line) => {
    const product = named.get(line.productId ?? '');
    const [older] = namesIn(line.title).flatMap(
      (name) => langOfOlder.get(`${line.productId} ${name}`) ?? [],
    );
    const isToday = product && (older || product.title === line.title);
    const title = isToday ? product.title : line.title;
    const lang = isToday ? product.langs?.title : older;
    const options = product?.langs?.options;
    const [choiceLang] =
      product && shownOptions(product).every(({name}) => options?.has(name))
        ? (options?.values() ?? [])
        : [];
    return {
      ...line,
      title,
      ...(lang && {lang}),
      ...(choiceLang && {choiceLang}),
    };
  });
}

/** The title, and what it may call the product where Shopify has added the variant's, as in legacy accounts. */
function namesIn(title: string): string[] {
  const end = title.lastIndexOf(' - ');
  return end < 0 ? [title] : [title, title.slice(0, end)];
}

type OrderPage = ReturnType<typeof orderList>;

/** The same for a page of orders. */
export async function orderListWithLangs(
  context: LangsContext,
  page: OrderPage,
): Promise<OrderPage> {
  const lines = await withLineLangs(
    context,
    page.orders.flatMap(({items}) => items),
  );
  let end = 0;
  const orders = page.orders.map((order) => {
    const start = end;
    end += order.items.length;
    return {...order, items: lines.slice(start, end)};
  });
  return {...page, orders};
}

/** The products in the page's language. @throws {ShopifyError} */
async function todaysProducts(
  {storefront}: LangsContext,
  ids: readonly string[],
) {
  const lists = await Promise.all(
    idPages(ids).map((page) =>
      storefront.query(ORDERED_PRODUCTS_QUERY, {
        variables: {ids: page},
        cache: structureCache(storefront),
      }),
    ),
  );
  return lists.flatMap(({nodes}) =>
    nodes.flatMap((node) => (node && 'title' in node ? node : [])),
  );
}
