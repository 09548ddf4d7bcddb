import {timestamp} from '../../data/cart-store';
import {
  checkMetafield,
  setMetafield,
  type MetafieldInput,
} from '../../domain/cart-metafields';
import {checkInputSize, refuse, type CartEdit} from './cart-edit';

/** Sets metafields of a new cart. */
export function metafieldsEdit(inputs: readonly MetafieldInput[]): CartEdit {
  checkInputSize(inputs);
  return (cart, {shop}) => {
    const errors = inputs.flatMap((input, index) => {
      const problem = checkMetafield(input);
      if (!problem) return [];
      return [
        {
          code: 'INVALID_METAFIELDS' as const,
          field: ['metafields', String(index), problem.field],
          message: problem.message,
        },
      ];
    });
    if (errors.length > 0) return refuse(cart, ...errors);
    const metafields = inputs.reduce(
      (all, input) => setMetafield(all, input, timestamp(shop)).all,
      cart.metafields,
    );
    return {cart: {...cart, metafields}};
  };
}
