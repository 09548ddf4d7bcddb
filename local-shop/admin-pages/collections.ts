import type {Shop} from '../context';
import type {Collection} from '../domain/catalogue';
import {globalId, numberOfGlobalId} from '../domain/global-id';
import {
  localizedFields,
  checked,
  readTitle,
  type AdminSection,
  type Problems,
  NO_TEXT,
  readLocalized,
  readText,
} from './section';
import {hiddenField, hiddenMetafields, readHandle} from './written-fields';

/** Number of the first collection that is added here, above the seeds'. */
const FIRST_ADDED = 470_000_000_000;

const NEW: Collection = {
  id: '',
  handle: NO_TEXT,
  title: NO_TEXT,
  descriptionHtml: NO_TEXT,
  updatedAt: '',
  productIds: [],
};

const find = ({edits}: Shop, key: string) =>
  edits.all.collectionById.get(globalId('Collection', Number(key)));

/** Title, the products and their order, and whether storefronts see it. */
export const collections: AdminSection = {
  path: 'collections',
  title: 'Collections',
  entries: ({edits, languages: [language]}) =>
    edits.all.collections.map(({id, title}) => ({
      key: String(numberOfGlobalId('Collection', id)),
      title: title[language],
      ...(edits.isHidden(id) && {note: 'Not published'}),
    })),
  additions: () => [{key: 'new', title: 'Add a collection'}],
  form: (shop, key) => {
    const collection = key === 'new' ? NEW : find(shop, key);
    if (!collection) return null;
    const members = shop.edits.all.productsOfCollection.get(collection.id);
    return {
      title: collection.title[shop.languages[0]] || 'New collection',
      ...(collection !== NEW && {
        seenAt: `/collections/${collection.handle.DE}`,
      }),
      groups: [
        {
          legend: 'Collection',
          fields: [
            ...localizedFields(shop, 'title', 'Title', collection.title),
            ...localizedFields(
              shop,
              'description',
              'Description, HTML',
              collection.descriptionHtml,
              'lines',
            ),
            ...localizedFields(shop, 'handle', 'Handle', collection.handle),
            {
              name: 'published',
              label: 'Published',
              value: checked(!shop.edits.isHidden(collection.id)),
              kind: 'check',
            },
            {
              name: 'rule',
              label: 'Type',
              value: collection.rule ?? '',
              kind: 'choice',
              options: [
                ['', 'Manual'],
                [
                  'IS_PRICE_REDUCED',
                  'Automated: the compare-at price is above the price',
                ],
              ],
            },
            {
              name: 'products',
              label: 'Products',
              hint: 'Of a manual collection: handles, one per line, in their order.',
              value: (members ?? []).map(({handle}) => handle.DE).join('\n'),
              kind: 'lines',
            },
            hiddenField(collection.metafields),
          ],
        },
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const collection = key === 'new' ? NEW : find(shop, key);
    if (!collection) return problems;
    const title = readTitle(shop, sent, 'title', problems);
    const handles = (sent.get('products') ?? '').split(/\s+/).filter(Boolean);
    const productIds = [...new Set(handles)].flatMap((handle) => {
      const product = shop.edits.all.productByHandle.get(handle);
      if (!product) problems.products = `There is no product ${handle}.`;
      return product?.id ?? [];
    });
    const {collectionById, collections: all} = shop.edits.all;
    const others = all.filter(({id}) => id !== collection.id);
    const hasHandle = sent.has(`handle-${shop.languages[0]}`);
    const handle =
      hasHandle || collection === NEW
        ? readHandle(shop, sent, title, others, problems)
        : collection.handle;
    if (Object.keys(problems).length > 0) return problems;
    const id =
      collection.id ||
      globalId('Collection', FIRST_ADDED + collectionById.size);
    shop.edits.save(id, {
      title,
      handle,
      hidden: !sent.has('published'),
      productIds,
      rule: sent.get('rule') === 'IS_PRICE_REDUCED' ? 'IS_PRICE_REDUCED' : null,
      metafields: [
        {
          ...{namespace: 'seo', key: 'hidden'},
          value: hiddenMetafields(sent)[0]?.value ?? null,
        },
      ],
      ...(sent.has(`description-${shop.languages[0]}`) && {
        descriptionHtml: readLocalized(shop, 'description', (field) =>
          readText(sent, field, problems, 500_000, false),
        ),
      }),
      ...(collection === NEW && {
        collection: {
          ...NEW,
          id,
          title,
          handle,
          updatedAt: shop.now().toISOString(),
        },
      }),
    });
    return problems;
  },
};
