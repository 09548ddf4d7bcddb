import {randomUUID} from 'node:crypto';
import type {
  CartSelectableAddressInput,
  CartSelectableAddressUpdateInput,
  CartSelectedDeliveryOptionInput,
} from '../../../schemas/storefront-types';
import type {ShopContext} from '../../context';
import {addressOf} from '../../data/address-store';
import {cartTotals} from '../../data/cart-store';
import type {Cart} from '../../domain/cart';
import {
  addressOfInput,
  checkAddress,
  selectOne,
  type CartSelectableAddress,
} from '../../domain/cart-delivery-address';
import {
  cartAddressId,
  deliveryGroupId,
  findCartAddress,
} from '../../domain/cart-id';
import type {CartUserError} from '../../domain/cart-problem';
import {EMPTY_ADDRESS, type Address} from '../../domain/customer-address';
import {numberOfGlobalId} from '../../domain/global-id';
import {
  checkInputSize,
  refuse,
  type CartChange,
  type CartEdit,
} from './cart-edit';

const addressesOf = ({deliveryAddresses = []}: Cart) => deliveryAddresses;

/** With errors Shopify returns the unchanged cart. */
const refuseAddresses = (
  cart: Cart,
  errors: readonly CartUserError[],
): CartChange => ({
  ...refuse(cart, ...errors),
  isReturned: true,
});

/** Adds delivery addresses; a selected one takes the place of the one selected before. */
export function addDeliveryAddressesEdit(
  inputs: readonly CartSelectableAddressInput[],
): CartEdit {
  checkInputSize(inputs);
  return (cart, context) => {
    const read = readAddresses(cart, inputs, context);
    if (read.errors.length > 0) return refuseAddresses(cart, read.errors);
    const all = [...addressesOf(cart), ...read.addresses];
    const selected = read.addresses.find((entry) => entry.selected);
    return {cart: {...cart, deliveryAddresses: selectOne(all, selected?.id)}};
  };
}

/** Replaces all delivery addresses. */
export function replaceDeliveryAddressesEdit(
  inputs: readonly CartSelectableAddressInput[],
): CartEdit {
  const add = addDeliveryAddressesEdit(inputs);
  return (cart, context) => {
    const change = add({...cart, deliveryAddresses: []}, context);
    return change.errors ? {...change, cart} : change;
  };
}

/** Changes delivery addresses: what an input leaves out stays. */
export function updateDeliveryAddressesEdit(
  inputs: readonly CartSelectableAddressUpdateInput[],
): CartEdit {
  checkInputSize(inputs);
  return (cart, context) => {
    const errors: CartUserError[] = [];
    let addresses = addressesOf(cart);
    inputs.forEach((input, index) => {
      const known = findCartAddress(cart, input.id);
      if (!known) {
        errors.push(unknownAddress('addresses', index, input.id));
        return;
      }
      const read = input.address
        ? readAddress(cart, {...input, address: input.address}, index, context)
        : {address: known.address, errors: []};
      errors.push(...read.errors);
      const changed: CartSelectableAddress = {
        ...known,
        address: read.address,
        selected: input.selected ?? known.selected,
        oneTimeUse: input.oneTimeUse ?? known.oneTimeUse,
      };
      addresses = selectOne(
        addresses.map((entry) => (entry.id === known.id ? changed : entry)),
        changed.selected ? known.id : undefined,
      );
    });
    if (errors.length > 0) return refuseAddresses(cart, errors);
    return {cart: {...cart, deliveryAddresses: addresses}};
  };
}

/** Removes delivery addresses. */
export function removeDeliveryAddressesEdit(ids: readonly string[]): CartEdit {
  checkInputSize(ids);
  return (cart) => {
    const errors = ids.flatMap((id, index) =>
      findCartAddress(cart, id)
        ? []
        : [unknownAddress('addressIds', index, id)],
    );
    if (errors.length > 0) return refuseAddresses(cart, errors);
    const deliveryAddresses = addressesOf(cart).filter(
      (entry) => !ids.includes(cartAddressId(entry)),
    );
    return {cart: {...cart, deliveryAddresses}};
  };
}

/** Chooses a delivery option of the cart's group. */
export function deliveryOptionsEdit(
  inputs: readonly CartSelectedDeliveryOptionInput[],
): CartEdit {
  checkInputSize(inputs);
  return (cart, {shop, language}) => {
    const {deliveryOptions} = cartTotals(shop, cart, {language});
    for (const {
      deliveryGroupId: group,
      deliveryOptionHandle: handle,
    } of inputs) {
      if (group !== deliveryGroupId(cart)) {
        return refuse(cart, {
          code: 'INVALID_DELIVERY_GROUP',
          field: ['selectedDeliveryOptions'],
          message: `The delivery group with id ${group} is not valid.`,
        });
      }
      if (!deliveryOptions.some((option) => option.handle === handle)) {
        return refuse(cart, {
          code: 'INVALID_DELIVERY_OPTION',
          field: ['selectedDeliveryOptions'],
          message: `The delivery option with handle ${handle} is not valid.`,
        });
      }
    }
    const deliveryOption =
      inputs.at(-1)?.deliveryOptionHandle ?? cart.deliveryOption;
    return {cart: {...cart, deliveryOption}};
  };
}

function unknownAddress(
  argument: string,
  index: number,
  id: string,
): CartUserError {
  return {
    code: 'INVALID_DELIVERY_ADDRESS_ID',
    field: [argument, String(index)],
    message: `The delivery address with ${id} does not exist.`,
  };
}

function readAddresses(
  cart: Cart,
  inputs: readonly CartSelectableAddressInput[],
  context: ShopContext,
) {
  const errors: CartUserError[] = [];
  if (inputs.filter(({selected}) => selected).length > 1) {
    errors.push({
      code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
      field: ['addresses'],
      message: 'Only one delivery address can be selected.',
    });
  }
  const addresses = inputs.map((input, index): CartSelectableAddress => {
    const read = readAddress(cart, input, index, context);
    errors.push(...read.errors);
    return {
      id: randomUUID(),
      address: read.address,
      selected: input.selected ?? false,
      oneTimeUse: input.oneTimeUse ?? false,
    };
  });
  return {addresses, errors};
}

function readAddress(
  {buyer}: Cart,
  {
    address: {deliveryAddress, copyFromCustomerAddressId},
    validationStrategy,
  }: CartSelectableAddressInput,
  index: number,
  {shop}: ShopContext,
): {readonly address: Address; readonly errors: readonly CartUserError[]} {
  const field = ['addresses', String(index), 'address'];
  if (copyFromCustomerAddressId) {
    const number = numberOfGlobalId(
      'MailingAddress',
      copyFromCustomerAddressId,
    );
    const found =
      buyer.customerId === null || number === null
        ? null
        : addressOf(shop, buyer.customerId, number);
    if (found) {
      const {id: _id, ...address} = found;
      return {address, errors: []};
    }
    return {
      address: EMPTY_ADDRESS,
      errors: [
        {
          code: 'INVALID',
          field: [...field, 'copyFromCustomerAddressId'],
          message: 'invalid value',
        },
      ],
    };
  }
  const {address, faults} = checkAddress(
    addressOfInput(deliveryAddress ?? {}),
    validationStrategy === 'STRICT',
  );
  return {
    address,
    errors: faults.map((fault) => ({
      ...fault,
      field: [
        ...field,
        'deliveryAddress',
        ...(fault.field === null ? [] : [fault.field]),
      ],
    })),
  };
}
