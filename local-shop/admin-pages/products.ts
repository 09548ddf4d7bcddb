import type {Shop} from '../context';
import type {Product, ProductVariant} from '../domain/catalogue';
import {globalId, numberOfGlobalId} from '../domain/global-id';
import {
  bothLanguages,
  checked,
  PAGE_SIZE,
  readBoth,
  readCents,
  showCents,
  type AdminField,
  type AdminSection,
  type Problems,
} from './section';

const find = ({edits}: Shop, key: string) =>
  edits.all.productById.get(globalId('Product', Number(key)));

const numberOf = ({id}: ProductVariant) =>
  numberOfGlobalId('ProductVariant', id);

/** Price, compare-at price, stock, title, and whether storefronts see it. */
export const products: AdminSection = {
  path: 'products',
  title: 'Products',
  entries: ({edits}) =>
    edits.all.products.map(({id, title}) => ({
      key: String(numberOfGlobalId('Product', id)),
      title: `${title.DE} / ${title.EN}`,
      ...(edits.isHidden(id) && {note: 'Not published'}),
    })),
  form: (shop, key, page) => {
    const product = find(shop, key);
    if (!product) return null;
    const first = (page - 1) * PAGE_SIZE;
    return {
      title: product.title.EN,
      seenAt: `/products/${product.handle.DE}`,
      pages: Math.ceil(product.variants.length / PAGE_SIZE),
      groups: [
        {
          legend: 'Product',
          fields: [
            ...bothLanguages('title', 'Title', product.title),
            {
              name: 'published',
              label: 'Published',
              value: checked(!shop.edits.isHidden(product.id)),
              kind: 'check',
            },
          ],
        },
        ...product.variants.slice(first, first + PAGE_SIZE).map((variant) => ({
          legend: variantTitle(product, variant),
          fields: variantFields(shop, variant),
        })),
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const product = find(shop, key);
    if (!product) return problems;
    const title = readBoth(sent, 'title', problems);
    // A page of the form has some of the variants.
    const variants = product.variants
      .filter((variant) => sent.has(`price-${numberOf(variant)}`))
      .map((variant) => ({
        variant,
        ...readVariant(sent, variant, problems),
      }));
    if (Object.keys(problems).length > 0) return problems;
    shop.database.transaction(() => {
      shop.edits.save(product.id, {
        ...(isOther(title, product.title) && {title}),
        hidden: !sent.has('published'),
        prices: Object.fromEntries(
          variants
            .filter(
              ({variant, price, compareAt}) =>
                price !== variant.prices.EUR ||
                compareAt !== (variant.compareAtPrices?.EUR ?? null),
            )
            .map(({variant, price, compareAt}) => [
              variant.id,
              {price, compareAt},
            ]),
        ),
      });
      for (const {variant, stock} of variants) {
        if (stock !== shop.inventory.quantityOf(variant)) {
          shop.inventory.set(variant, stock);
        }
      }
    });
    return problems;
  },
};

const isOther = (text: Product['title'], than: Product['title']) =>
  text.DE !== than.DE || text.EN !== than.EN;

function variantTitle({options}: Product, variant: ProductVariant): string {
  const values = options.map(
    ({values: all}, index) =>
      all[variant.optionValueIndexes[index] ?? 0]?.name.EN,
  );
  return [...values, variant.sku].join(', ');
}

function variantFields(shop: Shop, variant: ProductVariant): AdminField[] {
  const size = 'third';
  const number = numberOf(variant);
  const compareAt = variant.compareAtPrices?.EUR;
  return [
    {
      name: `price-${number}`,
      label: 'Price (€)',
      value: showCents(variant.prices.EUR ?? 0),
      size,
    },
    {
      name: `compareAt-${number}`,
      label: 'Compare-at price (€)',
      value: compareAt === undefined ? '' : showCents(compareAt),
      size,
    },
    ...(variant.stock.tracked
      ? [
          {
            name: `stock-${number}`,
            label: 'In stock',
            value: String(shop.inventory.quantityOf(variant)),
            size,
          } as const,
        ]
      : []),
  ];
}

function readVariant(
  sent: URLSearchParams,
  variant: ProductVariant,
  problems: Problems,
) {
  const number = numberOf(variant);
  const stock = (sent.get(`stock-${number}`) ?? '0').trim();
  if (!/^-?\d{1,6}$/.test(stock)) {
    problems[`stock-${number}`] = 'Enter a whole number.';
  }
  const hasCompareAt = sent.get(`compareAt-${number}`)?.trim();
  return {
    price: readCents(sent, `price-${number}`, problems),
    compareAt: hasCompareAt
      ? readCents(sent, `compareAt-${number}`, problems)
      : null,
    stock: Number(stock),
  };
}
