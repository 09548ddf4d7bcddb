import {addressOf} from '../../data/address-store';
import type {ShopContext} from '../../context';
import type {Cart, CartAddress} from '../../domain/cart';
import {cartMessages} from '../../domain/cart-messages';
import type {CartUserError} from '../../domain/cart-problem';
import type {Address} from '../../domain/customer-address';
import {numberOfGlobalId} from '../../domain/global-id';
import {checkInputSize, refuse, type CartEdit} from './cart-edit';

/** `CartSelectableAddressInput` of the Storefront API. */
export interface SelectableAddressInput {
  readonly address?: {
    readonly deliveryAddress?: Partial<Address> | null;
    readonly copyFromCustomerAddressId?: string | null;
  } | null;
  readonly selected?: boolean | null;
  readonly oneTimeUse?: boolean | null;
  readonly validationStrategy?: 'COUNTRY_CODE_ONLY' | 'STRICT';
}

/** `CartSelectableAddressUpdateInput`; what is left out stays as it is. */
export interface SelectableAddressUpdateInput extends SelectableAddressInput {
  readonly id: string;
}

const MAX_ADDRESSES = 20;
const STRICT_FIELDS = ['countryCode', 'lastName', 'address1', 'city'] as const;

/** Adds addresses. An address that is in the cart already gives a warning. */
export function addAddressesEdit(
  inputs: readonly SelectableAddressInput[],
): CartEdit {
  checkInputSize(inputs);
  return (cart, context) => {
    const messages = cartMessages(context.language);
    const errors = checkSelection(inputs, context);
    let addresses = cart.addresses;
    const duplicates: CartAddress[] = [];
    for (const [index, input] of inputs.entries()) {
      const address = readAddress(cart, input, index, context);
      if ('code' in address) {
        errors.push(address);
        continue;
      }
      const twin = addresses.find((known) =>
        sameAddress(known.address, address),
      );
      if (twin) duplicates.push(twin);
      const id =
        twin?.id ?? Math.max(0, ...addresses.map((each) => each.id)) + 1;
      addresses = put(addresses, {
        id,
        address,
        selected: input.selected ?? twin?.selected ?? false,
        oneTimeUse: input.oneTimeUse ?? false,
      });
    }
    if (addresses.length > MAX_ADDRESSES) {
      errors.push({
        code: 'TOO_MANY_DELIVERY_ADDRESSES',
        field: ['addresses'],
        message: messages.tooManyAddresses,
      });
    }
    if (errors.length > 0) return refuse(cart, ...errors);
    return {
      cart: {...cart, addresses},
      warnings: duplicates.map(({id}) => ({
        code: 'DUPLICATE_DELIVERY_ADDRESS',
        message: messages.duplicateAddress,
        target: `gid://shopify/CartSelectableAddress/${id}?cart=${cart.token}`,
      })),
    };
  };
}

/** Changes addresses of the cart. */
export function updateAddressesEdit(
  inputs: readonly SelectableAddressUpdateInput[],
): CartEdit {
  checkInputSize(inputs);
  return (cart, context) => {
    const errors = checkSelection(inputs, context);
    let addresses = cart.addresses;
    for (const [index, input] of inputs.entries()) {
      const known = findAddress(cart, input.id);
      if (!known) {
        const field = ['addresses', String(index), 'id'];
        errors.push(unknownAddress(field, context));
        continue;
      }
      const address = input.address
        ? readAddress(cart, input, index, context)
        : known.address;
      if ('code' in address) {
        errors.push(address);
        continue;
      }
      addresses = put(addresses, {
        ...known,
        address,
        selected: input.selected ?? known.selected,
        oneTimeUse: input.oneTimeUse ?? known.oneTimeUse,
      });
    }
    return errors.length > 0
      ? refuse(cart, ...errors)
      : {cart: {...cart, addresses}};
  };
}

/** Removes addresses of the cart; refused when one of them is not there. */
export function removeAddressesEdit(ids: readonly string[]): CartEdit {
  checkInputSize(ids);
  return (cart, context) => {
    const errors = ids.flatMap((id, index) =>
      findAddress(cart, id)
        ? []
        : [unknownAddress(['addressIds', String(index)], context)],
    );
    if (errors.length > 0) return refuse(cart, ...errors);
    const removed = new Set(ids.map((id) => findAddress(cart, id)));
    return {
      cart: {
        ...cart,
        addresses: cart.addresses.filter((address) => !removed.has(address)),
      },
    };
  };
}

function readAddress(
  cart: Cart,
  {address, validationStrategy}: SelectableAddressInput,
  index: number,
  context: ShopContext,
): Address | CartUserError {
  const field = ['addresses', String(index), 'address'];
  const copyId = address?.copyFromCustomerAddressId;
  if (copyId) {
    const number = numberOfGlobalId('MailingAddress', copyId);
    const {customerId} = cart.buyer;
    const found =
      number === null || customerId === null
        ? null
        : addressOf(context.shop, customerId, number);
    if (found) return toAddress(found);
    return unknownAddress([...field, 'copyFromCustomerAddressId'], context);
  }
  const read = toAddress(address?.deliveryAddress ?? {});
  const required =
    validationStrategy === 'STRICT'
      ? STRICT_FIELDS
      : (['countryCode'] as const);
  const missing = required.find((name) => !read[name]);
  if (!missing) return read;
  return {
    code: 'ADDRESS_FIELD_IS_REQUIRED',
    field: [...field, 'deliveryAddress', missing],
    message: `${missing} is required`,
  };
}

function toAddress(input: Partial<Address>): Address {
  return {
    firstName: input.firstName ?? null,
    lastName: input.lastName ?? null,
    company: input.company ?? null,
    address1: input.address1 ?? null,
    address2: input.address2 ?? null,
    city: input.city ?? null,
    zip: input.zip ?? null,
    countryCode: input.countryCode ?? null,
    provinceCode: input.provinceCode ?? null,
    phone: input.phone ?? null,
  };
}

function sameAddress(a: Address, b: Address): boolean {
  return JSON.stringify(toAddress(a)) === JSON.stringify(toAddress(b));
}

/** The list with this address new or replaced; only one can be selected. */
function put(
  addresses: readonly CartAddress[],
  address: CartAddress,
): CartAddress[] {
  const isKnown = addresses.some(({id}) => id === address.id);
  const list = isKnown ? [...addresses] : [...addresses, address];
  return list.map((each) => {
    if (each.id === address.id) return address;
    return address.selected ? {...each, selected: false} : each;
  });
}

function findAddress({addresses, token}: Cart, id: string) {
  const match =
    /^gid:\/\/shopify\/CartSelectableAddress\/(\d{1,9})(?:\?cart=(\w+))?$/.exec(
      id,
    );
  if (match?.[2] !== undefined && match[2] !== token) return undefined;
  return addresses.find((address) => address.id === Number(match?.[1]));
}

function checkSelection(
  inputs: readonly SelectableAddressInput[],
  {language}: ShopContext,
): CartUserError[] {
  if (inputs.filter(({selected}) => selected).length <= 1) return [];
  return [
    {
      code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
      field: ['addresses'],
      message: cartMessages(language).oneSelectedAddress,
    },
  ];
}

function unknownAddress(
  field: readonly string[],
  {language}: ShopContext,
): CartUserError {
  return {
    code: 'INVALID_DELIVERY_ADDRESS_ID',
    field,
    message: cartMessages(language).unknownAddress,
  };
}
