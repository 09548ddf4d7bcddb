import {timestamp} from '../../data/cart-store';
import {
  cartMetafieldFault,
  withMetafield,
  type CartMetafieldInput,
} from '../../domain/cart-metafield';
import {checkInputSize, refuse, type CartEdit} from './cart-edit';

/** Sets metafields of a new cart. */
export function metafieldsEdit(
  inputs: readonly CartMetafieldInput[],
): CartEdit {
  checkInputSize(inputs);
  return (cart, {shop}) => {
    const errors = inputs.flatMap((input, index) => {
      const fault = cartMetafieldFault(shop.catalogue, input);
      return fault
        ? [
            {
              code: 'INVALID_METAFIELDS' as const,
              field: ['metafields', String(index), fault.field],
              message: fault.message,
            },
          ]
        : [];
    });
    if (errors.length > 0) return refuse(cart, ...errors);
    const now = timestamp(shop);
    return {
      cart: inputs.reduce(
        (changed, input) => withMetafield(changed, input, now),
        cart,
      ),
    };
  };
}
