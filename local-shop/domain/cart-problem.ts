import type {
  CartErrorCode,
  CartWarningCode,
} from '../../schemas/storefront-types';

/** Why a change of a cart was refused, as Shopify's `CartUserError`. */
export interface CartUserError {
  readonly code: CartErrorCode;
  /** Path of the argument at fault, for instance `['lines', '0', 'merchandiseId']`. */
  readonly field: readonly string[];
  readonly message: string;
}

/** How the result of a change differs from the request, as Shopify's `CartWarning`. */
export interface CartWarning {
  readonly code: CartWarningCode;
  readonly message: string;
  /** Global id of the line, or of the cart without its key. */
  readonly target: string;
}
