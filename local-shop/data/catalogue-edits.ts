import type {ProductVariant} from '../domain/catalogue';
import type {
  CatalogueEdit,
  CatalogueEdits,
  VariantPrice,
} from '../domain/catalogue-edit';
import {indexCatalogue, type CatalogueIndex} from '../domain/catalogue-index';
import {merged, save} from './content-store';
import type {Database} from './database';

/** Reads the edits once, then writes through and indexes the catalogue anew. */
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
    if (edits.size === 0) return {all: seed, shown: seed};
    const all = indexCatalogue({
      ...seed,
      products: [...seed.productById.values()].map((product) => {
        const {title = product.title, prices} = edits.get(product.id) ?? {};
        const variants = product.variants.map((variant) =>
          withPrice(variant, prices?.[variant.id]),
        );
        return {...product, title, variants};
      }),
      collections: seed.collections.map((collection) => {
        const {title, productIds} = {
          ...collection,
          ...edits.get(collection.id),
        };
        return {
          ...collection,
          title,
          productIds: productIds.filter((id) => seed.productById.has(id)),
        };
      }),
    });
    const isShown = ({id}: {readonly id: string}) => !isHidden(id);
    const shown = indexCatalogue({
      ...all,
      products: [...all.productById.values()].filter(isShown),
      collections: all.collections.filter(isShown).map((collection) => ({
        ...collection,
        productIds: collection.productIds.filter((id) => !isHidden(id)),
      })),
    });
    return {all, shown};
  };
  let catalogue = index();

  return {
    get all() {
      return catalogue.all;
    },
    get shown() {
      return catalogue.shown;
    },
    isHidden,
    save: (id, edit) => {
      const earlier = edits.get(id);
      const prices = {...earlier?.prices, ...edit.prices};
      save(database, 'edit', id, {...earlier, ...edit, prices, id});
      edits = read();
      catalogue = index();
    },
  };
}

function withPrice(
  variant: ProductVariant,
  edit: VariantPrice | undefined,
): ProductVariant {
  if (!edit) return variant;
  const {compareAtPrices, ...rest} = variant;
  const keep = (points: ProductVariant['prices'], euro: number) =>
    points.EUR === euro ? points : {EUR: euro};
  return {
    ...rest,
    prices: keep(variant.prices, edit.price),
    ...(edit.compareAt !== null && {
      compareAtPrices: keep(compareAtPrices ?? {}, edit.compareAt),
    }),
  };
}
