import {COUNTRIES, currencyOf, SHOP_COUNTRY} from '../../domain/countries';

/** `paymentSettings`: the currencies of all countries; cards and wallets are samples, since nothing is really paid. */
export function paymentSettings() {
  return {
    acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
    cardVaultUrl: 'about:blank',
    countryCode: SHOP_COUNTRY,
    currencyCode: currencyOf(SHOP_COUNTRY),
    enabledPresentmentCurrencies: [
      ...new Set(COUNTRIES.map(({currency}) => currency)),
    ],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: ['APPLE_PAY', 'GOOGLE_PAY', 'SHOPIFY_PAY'],
  };
}
