import type {ShopContext} from '../../context';
import {
  deleteMetafield,
  metafieldOf,
  setMetafield,
} from '../../data/customer-metafield-store';
import {metafieldFault, type MetafieldDraft} from '../../domain/metafield-rule';
import {customerMetafieldSource} from '../object/customer-metafield';
import {compareDigest} from './account-metafield';
import type {AccountRoot} from './account-queries';

interface MetafieldIdentifier {
  readonly ownerId: string;
  readonly namespace: string;
  readonly key: string;
}

/** `MetafieldsSetInput`. */
interface MetafieldInput extends MetafieldIdentifier {
  readonly value: string;
  readonly type?: string | null;
  /** Left out: replace any value. `null`: only if there is no value yet. */
  readonly compareDigest?: string | null;
}

/** Most metafields of one `metafieldsSet`. */
const MAX_METAFIELDS = 25;

const CODES: Record<keyof MetafieldDraft, string> = {
  namespace: 'INVALID',
  key: 'INVALID',
  type: 'INVALID_TYPE',
  value: 'INVALID_VALUE',
};

/**
 * `metafieldsSet`: sets the customer's own metafields, all or none. One with a digest is
 * set only if the stored value still has this digest.
 */
export function metafieldsSet(
  {customerId}: AccountRoot,
  {metafields}: {metafields: readonly MetafieldInput[]},
  {shop}: ShopContext,
) {
  const inputs = metafields.map((input) => {
    const {namespace, key, value} = input;
    const current = metafieldOf(shop, customerId, namespace, key);
    const type = input.type ?? current?.type ?? '';
    return {input, current, draft: {namespace, key, value, type}};
  });
  const userErrors = inputs.flatMap(({input, current, draft}, index) => {
    const at = (code: string, field: string, message: string) => [
      {
        code,
        elementIndex: index,
        field: ['metafields', String(index), field],
        message,
      },
    ];
    if (index >= MAX_METAFIELDS) {
      return at(
        'LESS_THAN_OR_EQUAL_TO',
        'key',
        `At most ${MAX_METAFIELDS} metafields can be set at a time.`,
      );
    }
    if (input.ownerId !== customerId) {
      return at('INVALID', 'ownerId', 'Owner does not exist.');
    }
    const fault = metafieldFault(shop.catalogue, draft);
    if (fault) return at(CODES[fault.field], fault.field, fault.message);
    const digest = current && compareDigest(current.value);
    return input.compareDigest === undefined || input.compareDigest === digest
      ? []
      : at(
          'STALE_OBJECT',
          'compareDigest',
          'The resource has been updated since it was loaded. Try again with an updated `compareDigest` value.',
        );
  });
  if (userErrors.length > 0) return {metafields: null, userErrors};
  shop.database.transaction(() => {
    for (const {draft} of inputs) setMetafield(shop, customerId, draft);
  });
  return {
    metafields: inputs.flatMap(({draft: {namespace, key}}) => {
      const field = metafieldOf(shop, customerId, namespace, key);
      return field ? [customerMetafieldSource(field)] : [];
    }),
    userErrors,
  };
}

/**
 * `metafieldsDelete`: removes the customer's own metafields; `null` for each that does
 * not exist.
 */
export function metafieldsDelete(
  {customerId}: AccountRoot,
  {metafields}: {metafields: readonly MetafieldIdentifier[]},
  {shop}: ShopContext,
) {
  const foreign = metafields.flatMap(({ownerId}, index) =>
    ownerId === customerId
      ? []
      : [
          {
            code: 'INVALID',
            elementIndex: index,
            field: ['metafields', String(index), 'ownerId'],
            message: 'Owner does not exist.',
          },
        ],
  );
  if (foreign.length > 0) return {deletedMetafields: null, userErrors: foreign};
  return {
    deletedMetafields: metafields.map((identifier) =>
      deleteMetafield(shop, customerId, identifier) ? identifier : null,
    ),
    userErrors: [],
  };
}
