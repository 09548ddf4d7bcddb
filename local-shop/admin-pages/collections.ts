import type {Shop} from '../context';
import {globalId, numberOfGlobalId} from '../domain/global-id';
import {
  bothLanguages,
  checked,
  readBoth,
  type AdminSection,
  type Problems,
} from './section';

const find = ({edits}: Shop, key: string) =>
  edits.all.collectionById.get(globalId('Collection', Number(key)));

/** Title, the products and their order, and whether storefronts see it. */
export const collections: AdminSection = {
  path: 'collections',
  title: 'Collections',
  entries: ({edits}) =>
    edits.all.collections.map(({id, title}) => ({
      key: String(numberOfGlobalId('Collection', id)),
      title: `${title.DE} / ${title.EN}`,
      ...(edits.isHidden(id) && {note: 'Not published'}),
    })),
  form: (shop, key) => {
    const collection = find(shop, key);
    if (!collection) return null;
    const members = shop.edits.all.productsOfCollection.get(collection.id);
    return {
      title: collection.title.EN,
      seenAt: `/collections/${collection.handle.DE}`,
      groups: [
        {
          legend: 'Collection',
          fields: [
            ...bothLanguages('title', 'Title', collection.title),
            {
              name: 'published',
              label: 'Published',
              value: checked(!shop.edits.isHidden(collection.id)),
              kind: 'check',
            },
            {
              name: 'products',
              label: 'Products',
              hint: 'Handles, one per line, in their order.',
              value: (members ?? []).map(({handle}) => handle.DE).join('\n'),
              kind: 'lines',
            },
          ],
        },
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const collection = find(shop, key);
    if (!collection) return problems;
    const title = readBoth(sent, 'title', problems);
    const handles = (sent.get('products') ?? '').split(/\s+/).filter(Boolean);
    const productIds = [...new Set(handles)].flatMap((handle) => {
      const product = shop.edits.all.productByHandle.get(handle);
      if (!product) problems.products = `There is no product ${handle}.`;
      return product?.id ?? [];
    });
    if (Object.keys(problems).length > 0) return problems;
    const hidden = !sent.has('published');
    shop.edits.save(collection.id, {title, hidden, productIds});
    return problems;
  },
};
