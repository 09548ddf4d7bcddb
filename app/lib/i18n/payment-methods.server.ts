import {PAYMENTS_QUERY} from '~/graphql/storefront/market';
import type {RequestContext} from '~/lib/context.server';
import {within} from '~/lib/http/fetch-with-timeout.server';
import {structureCache} from '~/lib/storefront/catalogue-cache.server';
import type {Locale} from './locale';
import {serverMessages} from './messages.server';

/** Milliseconds until a cart is shown without them. */
const MAX_WAIT_MS = 500;

export interface PaymentSettings {
  readonly acceptedCardBrands: readonly string[];
  readonly supportedDigitalWallets: readonly string[];
}

/** In the provider's order, without duplicates and methods that have no name here. */
export function paymentNames(
  {acceptedCardBrands, supportedDigitalWallets}: PaymentSettings,
  {code}: Pick<Locale, 'code'>,
): string[] {
  const names: Record<string, string> = serverMessages(code).market.payments;
  const methods = [...acceptedCardBrands, ...supportedDigitalWallets];
  return [...new Set(methods.flatMap((method) => names[method] ?? []))];
}

/** `null` when the provider fails or is slow. Never rejects. */
export async function loadPaymentSettings({
  storefront,
}: Pick<RequestContext, 'storefront'>): Promise<PaymentSettings | null> {
  try {
    const {shop} = await within(
      MAX_WAIT_MS,
      storefront.query(PAYMENTS_QUERY, {cache: structureCache(storefront)}),
    );
    return shop.paymentSettings;
  } catch {
    // The transport has logged the error.
    return null;
  }
}
