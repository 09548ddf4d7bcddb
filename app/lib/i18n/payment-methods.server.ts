import {PAYMENTS_QUERY} from '~/graphql/storefront/market';
import type {RequestContext} from '~/lib/context.server';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {structureCache} from '~/lib/storefront/cache-strategies.server';
import type {Locale} from './locale';
import {serverMessages} from './messages.server';
import {PAYMENT_METHODS_TIMEOUT_MS} from '~/lib/limits/limits';

export interface PaymentSettings {
  readonly acceptedCardBrands: readonly string[];
  readonly supportedDigitalWallets: readonly string[];
}

export interface PaymentMark {
  readonly name: string;
  /** A `CardBrand` or `DigitalWallet` of the Storefront API, which names the mark. */
  readonly method: string;
}

/**
 * In Shopify's order, without duplicates and methods that have no name here.
 */
export function paymentMarks(
  {acceptedCardBrands, supportedDigitalWallets}: PaymentSettings,
  {code}: Pick<Locale, 'code'>,
): PaymentMark[] {
  const names: Record<string, string> = serverMessages(code).market.payments;
  const found = new Map<string, PaymentMark>();
  for (const method of [...acceptedCardBrands, ...supportedDigitalWallets]) {
    const name = names[method];
    if (name) found.set(name, {name, method});
  }
  return [...found.values()];
}

/** `null` when Shopify fails or is slow. Never rejects. */
export async function loadPaymentSettings({
  storefront,
}: Pick<RequestContext, 'storefront'>): Promise<PaymentSettings | null> {
  try {
    const {shop} = await withTimeout(
      PAYMENT_METHODS_TIMEOUT_MS,
      storefront.query(PAYMENTS_QUERY, {cache: structureCache(storefront)}),
    );
    return shop.paymentSettings;
  } catch {
    // The transport has logged the error.
    return null;
  }
}
