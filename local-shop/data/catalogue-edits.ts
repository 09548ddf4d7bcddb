import {
  productsOfRule,
  type Metafield,
  type Product,
  type ProductVariant,
} from '../domain/catalogue';
import type {
  CatalogueEdit,
  CatalogueEdits,
  MetafieldEdit,
  StoredArticle,
  VariantPrice,
} from '../domain/catalogue-edit';
import {indexCatalogue, type CatalogueIndex} from '../domain/catalogue-index';
import {toEuroCents} from '../domain/presentment';
import type {Blog} from '../domain/shop-content';
import {merged, save} from './content-store';
import type {Database} from './database';

/**
 * Reads the edits once. A new edit is written to the database, and the catalogue is
 * indexed again.
 */
export function createCatalogueEdits(
  database: Database,
  seed: CatalogueIndex,
): CatalogueEdits {
  const read = () =>
    new Map(
      merged<{id: string} & CatalogueEdit>(
        database,
        'edit',
        [],
        ({id}) => id,
      ).map((edit) => [edit.id, edit]),
    );
  let edits = read();
  const isHidden = (id: string) => edits.get(id)?.hidden ?? false;

  const index = () => {
    const written = writtenContent(database, seed);
    if (edits.size === 0 && !written) return {all: seed, shown: seed};
    const added = [...edits.values()];
    const products = [
      ...seed.productById.values(),
      ...added.flatMap(({product}) => product ?? []),
    ];
    const known = new Set(products.map(({id}) => id));
    const edited = products.map((product) => withEdit(product, edits));
    const all = indexCatalogue({
      ...seed,
      ...written,
      products: edited,
      collections: [
        ...seed.collections,
        ...added.flatMap(({collection}) => collection ?? []),
      ].map((collection) => {
        const edit = edits.get(collection.id);
        const {title, handle, descriptionHtml, productIds, rule} = {
          ...collection,
          ...edit,
        };
        return {
          ...collection,
          title,
          handle,
          descriptionHtml,
          metafields: editedMetafields(
            collection.metafields ?? [],
            edit?.metafields ?? [],
          ),
          rule,
          productIds: rule
            ? productsOfRule(rule, edited)
            : productIds.filter((id) => known.has(id)),
        };
      }),
    });
    const isShown = ({id}: {readonly id: string}) => !isHidden(id);
    const shown = indexCatalogue({
      ...all,
      pages: all.pages.filter((page) => !page.isHidden),
      blogs: all.blogs.map((blog) => ({
        ...blog,
        articles: blog.articles.filter((article) => !article.isHidden),
      })),
      products: [...all.productById.values()].filter(isShown),
      collections: all.collections.filter(isShown).map((collection) => ({
        ...collection,
        productIds: collection.productIds.filter((id) => !isHidden(id)),
      })),
    });
    return {all, shown};
  };
  let catalogue = index();
  const saveContent = (
    kind: 'page' | 'blog' | 'article',
    id: string,
    value: object | null,
  ) => {
    save(database, kind, id, value);
    catalogue = index();
  };

  return {
    get all() {
      return catalogue.all;
    },
    get shown() {
      return catalogue.shown;
    },
    isHidden,
    savePage: (id, page) => saveContent('page', id, page),
    saveBlog: (id, blog) => saveContent('blog', id, blog),
    saveArticle: (id, entry) => saveContent('article', id, entry),
    save: (id, edit) => {
      const earlier = edits.get(id);
      const prices = {...earlier?.prices, ...edit.prices};
      const metafields = [
        ...(earlier?.metafields ?? []).filter(
          (old) => !edit.metafields?.some((one) => isSame(one, old)),
        ),
        ...(edit.metafields ?? []),
      ];
      const all = {...earlier, ...edit, prices, metafields, id};
      save(database, 'edit', id, all);
      edits = read();
      catalogue = index();
    },
  };
}

/** Pages and blogs: the seed's with what was written since; `null` when nothing was. */
function writtenContent(
  database: Database,
  seed: CatalogueIndex,
): Pick<CatalogueIndex, 'pages' | 'blogs'> | null {
  const isWritten = database.get(
    `select 1 from content where kind in ('page', 'blog', 'article')`,
  );
  if (!isWritten) return null;
  const articles = merged<StoredArticle>(
    database,
    'article',
    seed.articles.map(({article, blog}) => ({article, blogId: blog.id})),
    ({article}) => article.id,
  );
  const blogs = merged<Omit<Blog, 'articles'>>(
    database,
    'blog',
    seed.blogs,
    ({id}) => id,
  );
  return {
    pages: merged(database, 'page', seed.pages, ({id}) => id),
    blogs: blogs.map((blog) => ({
      ...blog,
      articles: articles.flatMap(({article, blogId}) =>
        blogId === blog.id ? [article] : [],
      ),
    })),
  };
}

type Name = Pick<Metafield, 'key' | 'namespace'>;

const hasSameName = (one: Name, other: Name) =>
  one.namespace === other.namespace && one.key === other.key;

const isSame = (one: MetafieldEdit, other: MetafieldEdit) =>
  one.variantId === other.variantId && hasSameName(one, other);

function editedMetafields(
  own: readonly Metafield[],
  edits: readonly MetafieldEdit[],
): Metafield[] {
  return [
    ...own.filter((one) => !edits.some((edit) => hasSameName(edit, one))),
    ...edits.flatMap(({namespace, key, value}) =>
      value ? {namespace, key, value} : [],
    ),
  ];
}

function withEdit(
  product: Product,
  edits: ReadonlyMap<string, CatalogueEdit>,
): Product {
  const {prices, metafields = [], ...rest} = edits.get(product.id) ?? {};
  const {
    title = product.title,
    descriptionHtml = product.descriptionHtml,
    seo = product.seo,
  } = rest;
  const edited = (own: readonly Metafield[], variantId?: string) =>
    editedMetafields(
      own,
      metafields.filter((one) => one.variantId === variantId),
    );
  return {
    ...product,
    title,
    descriptionHtml,
    seo,
    metafields: edited(product.metafields),
    variants: product.variants.map((variant) => ({
      ...withPrice(variant, prices?.[variant.id]),
      metafields: edited(variant.metafields ?? [], variant.id),
    })),
  };
}

function withPrice(
  variant: ProductVariant,
  edit: VariantPrice | undefined,
): ProductVariant {
  if (!edit) return variant;
  const {compareAtPrices, ...rest} = variant;
  const {price, compareAt, currencyCode = 'EUR'} = edit;
  const keep = (points: ProductVariant['prices'], amount: number) =>
    points[currencyCode] === amount
      ? points
      : pricePoints(amount, currencyCode);
  return {
    ...rest,
    prices: keep(variant.prices, price),
    ...(compareAt !== null && {
      compareAtPrices: keep(compareAtPrices ?? {}, compareAt),
    }),
  };
}

/** A price in the shop's currency, and in euro, from which others are converted. */
const pricePoints = (amount: number, currencyCode: string) => ({
  EUR: toEuroCents(amount, currencyCode),
  [currencyCode]: amount,
});
