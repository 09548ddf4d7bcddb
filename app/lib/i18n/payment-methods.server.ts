import {PAYMENTS_QUERY} from '~/graphql/storefront/market';
import type {RequestContext} from '~/lib/context.server';
import {within} from '~/lib/http/fetch-with-timeout.server';
import {structureCache} from '~/lib/storefront/catalogue-cache.server';
import type {Messages} from './catalogues';
import type {Locale} from './locale';
import {serverMessages} from './messages.server';
import americanExpress from './payment-marks/american_express.svg?url';
import applePay from './payment-marks/apple_pay.svg?url';
import dinersClub from './payment-marks/diners_club.svg?url';
import discover from './payment-marks/discover.svg?url';
import googlePay from './payment-marks/google_pay.svg?url';
import jcb from './payment-marks/jcb.svg?url';
import mastercard from './payment-marks/master.svg?url';
import shopPay from './payment-marks/shopify_pay.svg?url';
import visa from './payment-marks/visa.svg?url';

/** Milliseconds until a cart is shown without them. */
const MAX_WAIT_MS = 500;

export interface PaymentSettings {
  readonly acceptedCardBrands: readonly string[];
  readonly supportedDigitalWallets: readonly string[];
}

export interface PaymentMark {
  readonly name: string;
  /** Address of its mark, 38 × 24 px on white. */
  readonly src: string;
}

/**
 * By `CardBrand` and `DigitalWallet` of the Storefront API. The marks are those of Shopify's own
 * themes (`activemerchant/payment_icons`).
 */
const MARKS: Record<string, string> = {
  VISA: visa,
  MASTERCARD: mastercard,
  AMERICAN_EXPRESS: americanExpress,
  DINERS_CLUB: dinersClub,
  DISCOVER: discover,
  JCB: jcb,
  APPLE_PAY: applePay,
  GOOGLE_PAY: googlePay,
  ANDROID_PAY: googlePay,
  SHOPIFY_PAY: shopPay,
} satisfies Record<keyof Messages['market']['payments'], string>;

/** In the provider's order, without duplicates and methods that have no mark here. */
export function paymentMarks(
  {acceptedCardBrands, supportedDigitalWallets}: PaymentSettings,
  {code}: Pick<Locale, 'code'>,
): PaymentMark[] {
  const names: Record<string, string> = serverMessages(code).market.payments;
  const marks = new Map<string, PaymentMark>();
  for (const method of [...acceptedCardBrands, ...supportedDigitalWallets]) {
    const name = names[method];
    const src = MARKS[method];
    if (name && src) marks.set(name, {name, src});
  }
  return [...marks.values()];
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
