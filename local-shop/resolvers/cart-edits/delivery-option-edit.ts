import {cartTotals} from '../../data/cart-store';
import {cartMessages} from '../../domain/cart-messages';
import {deliveryGroupId} from '../object/cart-delivery';
import {checkInputSize, refuse, type CartEdit} from './cart-edit';

/** Chooses how the cart's delivery group is sent. */
export function deliveryOptionEdit(
  choices: readonly {
    readonly deliveryGroupId: string;
    readonly deliveryOptionHandle: string;
  }[],
): CartEdit {
  checkInputSize(choices);
  return (cart, {shop, language}) => {
    const messages = cartMessages(language);
    let deliveryOption = cart.deliveryOption;
    for (const [index, choice] of choices.entries()) {
      const field = ['selectedDeliveryOptions', String(index)];
      if (choice.deliveryGroupId !== deliveryGroupId(cart)) {
        return refuse(cart, {
          code: 'INVALID_DELIVERY_GROUP',
          field: [...field, 'deliveryGroupId'],
          message: messages.unknownDeliveryGroup,
        });
      }
      const option = cartTotals(shop, cart).deliveryOptions.find(
        ({handle}) => handle === choice.deliveryOptionHandle,
      );
      if (!option) {
        return refuse(cart, {
          code: 'INVALID_DELIVERY_OPTION',
          field: [...field, 'deliveryOptionHandle'],
          message: messages.unknownDeliveryOption,
        });
      }
      deliveryOption = option.handle;
    }
    return {cart: {...cart, deliveryOption}};
  };
}
