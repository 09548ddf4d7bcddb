import {COUNTRIES, currencyOf, SHOP_COUNTRY} from '../../domain/countries';

/** `paymentSettings`: the currencies of all countries; no card, no wallet, since nothing is really paid. */
export function paymentSettings() {
  return {
    acceptedCardBrands: [],
    cardVaultUrl: 'about:blank',
    countryCode: SHOP_COUNTRY,
    currencyCode: currencyOf(SHOP_COUNTRY),
    enabledPresentmentCurrencies: [
      ...new Set(COUNTRIES.map(({currency}) => currency)),
    ],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: [],
  };
}
