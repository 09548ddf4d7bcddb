import type {Shop} from '../context';
import {defineProduct} from '../data/catalogue-builder';
import {same, type Product, type ProductVariant} from '../domain/catalogue';
import type {CatalogueEdit, MetafieldEdit} from '../domain/catalogue-edit';
import {handleFrom} from '../domain/handle-map';
import {compareAtPriceOf, priceOf} from '../domain/price';
import {globalId, numberOfGlobalId} from '../domain/global-id';
import {
  localizedFields,
  checked,
  NO_TEXT,
  PAGE_SIZE,
  readLocalized,
  readText,
  readTitle,
  readCents,
  showCents,
  type AdminField,
  type AdminSection,
  type Problems,
} from './section';
import {
  metafieldControls,
  readMetafields,
  isChanged,
} from './metafield-controls';

const find = ({edits}: Shop, key: string) =>
  edits.all.productById.get(globalId('Product', Number(key)));

const numberOf = ({id}: ProductVariant) =>
  numberOfGlobalId('ProductVariant', id);

/** A product's words, metafields, prices and stock, and whether storefronts see it. */
export const products: AdminSection = {
  path: 'products',
  title: 'Products',
  entries: ({edits, languages: [language]}) =>
    edits.all.products.map(({id, title}) => ({
      key: String(numberOfGlobalId('Product', id)),
      title: title[language],
      ...(edits.isHidden(id) && {note: 'Not published'}),
    })),
  additions: () => [{key: 'new', title: 'Add a product'}],
  form: (shop, key, page) => {
    const product = key === 'new' ? newProduct(shop) : find(shop, key);
    if (!product) return null;
    const first = (page - 1) * PAGE_SIZE;
    return {
      title: product.title[shop.languages[0]] || 'New product',
      ...(key !== 'new' && {seenAt: `/products/${product.handle.DE}`}),
      pages: Math.ceil(product.variants.length / PAGE_SIZE),
      groups: [
        {
          legend: 'Product',
          fields: [
            ...localizedFields(shop, 'title', 'Title', product.title),
            ...texts(shop, product),
            {
              name: 'published',
              label: 'Published',
              value: checked(!shop.edits.isHidden(product.id)),
              kind: 'check',
            },
          ],
        },
        {
          legend: 'Metafields',
          fields: metafieldControls(shop, 'PRODUCT', product.metafields),
        },
        ...product.variants.slice(first, first + PAGE_SIZE).map((variant) => ({
          legend: variantTitle(product, variant),
          fields: [
            ...variantFields(shop, variant),
            ...metafieldControls(
              shop,
              'PRODUCTVARIANT',
              variant.metafields,
              `${numberOf(variant)}-`,
            ),
          ],
        })),
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const known = key === 'new' ? newProduct(shop) : find(shop, key);
    if (!known) return problems;
    const title = readTitle(shop, sent, 'title', problems);
    const handle = handleFrom(title[shop.languages[0]]);
    if (key === 'new' && shop.edits.all.productByHandle.get(handle)) {
      problems[`title-${shop.languages[0]}`] = 'There is one of this title.';
    }
    const product =
      key === 'new' ? {...known, title, handle: same(handle)} : known;
    const content = readContent(shop, product, sent, problems);
    // The form is paged: it sends only some of the variants.
    const variants = product.variants
      .filter((variant) => sent.has(`price-${numberOf(variant)}`))
      .map((variant) => ({
        variant,
        ...readVariant(sent, variant, problems),
        metafields: readMetafields(
          shop,
          'PRODUCTVARIANT',
          variant.metafields,
          sent,
          problems,
          `${numberOf(variant)}-`,
        ).map((edit) => ({...edit, variantId: variant.id})),
      }));
    if (Object.keys(problems).length > 0) return problems;
    shop.database.transaction(() => {
      shop.edits.save(product.id, {
        ...(key === 'new' && {product}),
        ...(isChanged(shop, title, product.title) && {title}),
        ...content,
        metafields: [
          ...content.metafields,
          ...variants.flatMap(({metafields}) => metafields),
        ],
        hidden: !sent.has('published'),
        prices: Object.fromEntries(
          variants
            .filter(
              ({variant, price, compareAt}) =>
                price !== ownPrice(shop, variant) ||
                compareAt !== ownCompareAt(shop, variant),
            )
            .map(({variant, price, compareAt}) => [
              variant.id,
              {price, compareAt, currencyCode: shop.countries[0].currency},
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

const ownPrice = ({countries: [own]}: Shop, variant: ProductVariant) =>
  priceOf(variant, own.isoCode).amountMinor;

const ownCompareAt = ({countries: [own]}: Shop, variant: ProductVariant) =>
  compareAtPriceOf(variant, own.isoCode)?.amountMinor ?? null;

/** Number of the first product that is added here, above the seeds'. */
const FIRST_ADDED = 50_000;

/** A product without options, not stored yet. */
function newProduct({edits, now}: Shop): Product {
  const draft = {
    number: FIRST_ADDED + edits.all.productById.size,
    handle: NO_TEXT,
    title: NO_TEXT,
    html: NO_TEXT,
    type: NO_TEXT,
    sold: 0,
    since: now().toISOString().slice(0, 10),
    price: 0,
    stock: 0,
  };
  return defineProduct(draft, () => ({EUR: 0}));
}

/** Description, and title and description of search results. */
function texts(shop: Shop, {descriptionHtml, seo}: Product): AdminField[] {
  const {title = NO_TEXT, description = NO_TEXT} = seo ?? {};
  return [
    ...localizedFields(
      shop,
      'description',
      'Description, HTML',
      descriptionHtml,
      'lines',
    ),
    ...localizedFields(shop, 'seoTitle', 'Search engine title', title),
    ...localizedFields(
      shop,
      'seoDescription',
      'Search engine description',
      description,
      'lines',
    ),
  ];
}

/** What the form contains beside title and prices. Fields that it lacks stay as they are. */
function readContent(
  shop: Shop,
  product: Product,
  sent: URLSearchParams,
  problems: Problems,
): Pick<CatalogueEdit, 'descriptionHtml' | 'seo'> & {
  readonly metafields: readonly MetafieldEdit[];
} {
  const [first] = shop.languages;
  const read = (name: string, longest: number) =>
    readLocalized(shop, name, (field) =>
      readText(sent, field, problems, longest, false),
    );
  const title = read('seoTitle', 255);
  const description = read('seoDescription', 1_000);
  return {
    metafields: readMetafields(
      shop,
      'PRODUCT',
      product.metafields,
      sent,
      problems,
    ),
    ...(sent.has(`description-${first}`) && {
      descriptionHtml: read('description', 500_000),
    }),
    ...(sent.has(`seoTitle-${first}`) && {
      seo:
        title[first] || description[first] ? {title, description} : undefined,
    }),
  };
}

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
  const compareAt = ownCompareAt(shop, variant);
  const {currency} = shop.countries[0];
  return [
    {
      name: `price-${number}`,
      label: `Price (${currency})`,
      value: showCents(ownPrice(shop, variant)),
      size,
    },
    {
      name: `compareAt-${number}`,
      label: `Compare-at price (${currency})`,
      value: compareAt === null ? '' : showCents(compareAt),
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
