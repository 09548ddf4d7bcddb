/** Texts of the log, by the failed attempt with a customer's account; `docs/specification.md`, "Error texts". */
export const ACCOUNT_EVENTS = {
  login: 'cannot create access token',
  customer: 'cannot get customer data',
  register: 'cannot create customer',
  logout: 'cannot delete token',
  renew: 'cannot renew token',
  recover: 'cannot recover password',
  reset: 'cannot reset password',
  activate: 'cannot activate customer',
  profile: 'cannot update customer',
  address: 'cannot change address',
  cart: 'cannot update cart buyer identity',
} as const;

/** Texts of the log, by the failed attempt with the cart; `docs/specification.md`, "Error texts". */
export const CART_EVENTS = {
  create: 'cannot create cart',
  get: 'cannot get cart data',
  add: 'cannot add lines',
  update: 'cannot update cart lines',
  remove: 'cannot remove lines',
  fields: 'cannot update cart lines',
  country: 'cannot update cart buyer identity',
  discountCodes: 'cannot update cart discount codes',
  addDiscountCodes: 'cannot update cart discount codes',
  giftCard: 'cannot update cart gift cards',
  removeGiftCards: 'cannot update cart gift cards',
  note: 'cannot update cart note',
  replace: 'cannot replace cart',
} as const;

export type AccountAttempt = keyof typeof ACCOUNT_EVENTS;

export type CartAttempt = keyof typeof CART_EVENTS;
