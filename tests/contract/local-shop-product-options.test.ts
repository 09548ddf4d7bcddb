import gql from 'graphql-tag';
import {
  getProductOptions,
  mapSelectedProductOptionToObject,
} from '@shopify/hydrogen-react';
import {expect, it} from 'vitest';
import {seedCatalogue} from '@metarmap/local-shop/seed';

import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';

const PRODUCT = gql`
  query ($id: ID!) {
    product(id: $id) {
      id
      handle
      encodedVariantExistence
      encodedVariantAvailability
      options {
        name
        optionValues {
          name
          firstSelectableVariant {
            ...Variant
          }
          swatch {
            color
            image {
              previewImage {
                url
              }
            }
          }
        }
      }
      selectedOrFirstAvailableVariant {
        ...Variant
      }
      adjacentVariants {
        ...Variant
      }
      variants(first: 250) {
        nodes {
          ...Variant
        }
      }
    }
  }
  fragment Variant on ProductVariant {
    id
    availableForSale
    product {
      handle
    }
    selectedOptions {
      name
      value
    }
  }
`;

interface Variant {
  id: string;
  availableForSale: boolean;
  product: {handle: string};
  selectedOptions: {name: string; value: string}[];
}

type HydrogenProduct = Parameters<typeof getProductOptions>[0];

const running = ownShop();

const keyOf = (options: object) =>
  JSON.stringify(Object.entries(options).sort());

it.each(seedCatalogue.products.map(({id, handle}) => [handle.DE, id]))(
  'Hydrogen offers exactly the variants of %s that exist and are available',
  async (_handle, id) => {
    const {data} = await queryShop<{
      product: Omit<HydrogenProduct, 'variants'> & {
        variants: {nodes: Variant[]};
      };
    }>(running.origin, PRODUCT, {id});
    const variants = new Map(
      data.product.variants.nodes.map((variant) => [
        keyOf(mapSelectedProductOptionToObject(variant.selectedOptions)),
        variant,
      ]),
    );
    const values = getProductOptions(data.product).flatMap(
      ({optionValues}) => optionValues,
    );
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      const search = new URLSearchParams(value.variantUriQuery);
      const variant = variants.get(keyOf(Object.fromEntries(search)));
      expect(value.exists, value.variantUriQuery).toBe(variant !== undefined);
      expect(value.available, value.variantUriQuery).toBe(
        variant?.availableForSale ?? false,
      );
    }
  },
);
