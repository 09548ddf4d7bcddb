import type {ShopContext} from '../../context';
import {policies} from '../../data/content-store';
import {LOCAL_SHOP_ID} from '../../credentials';
import type {ShopPolicy} from '../../domain/shop-content';
import {COUNTRIES} from '../../domain/countries';
import {shopPolicySource} from '../object/shop-policy';
import {paymentSettings} from './payment-settings';

const DESCRIPTION = {
  DE: 'Die Wandkarte, deren Lichter das Flugwetter zeigen.',
  EN: 'The wall map whose lights show the aviation weather.',
};

/** `shop`: who sells. Name and texts are the merchant's settings. */
export function shop(_root: unknown, _args: unknown, context: ShopContext) {
  const {primaryOrigin} = context.shop;
  const written = policies(context.shop);
  const policy = (kind: ShopPolicy['kind']) => {
    const found = written.find((each) => each.kind === kind);
    return found ? shopPolicySource(found) : null;
  };
  const {host, protocol} = new URL(primaryOrigin);
  return {
    __typename: 'Shop',
    id: `gid://shopify/Shop/${LOCAL_SHOP_ID}`,
    name: 'METARmap',
    description: DESCRIPTION[context.language],
    brand: null,
    moneyFormat: '{{amount_with_comma_separator}} €',
    paymentSettings: paymentSettings(),
    primaryDomain: {
      host,
      sslEnabled: protocol === 'https:',
      url: primaryOrigin,
    },
    privacyPolicy: policy('privacyPolicy'),
    refundPolicy: policy('refundPolicy'),
    shippingPolicy: policy('shippingPolicy'),
    termsOfService: policy('termsOfService'),
    subscriptionPolicy: null,
    shipsToCountries: COUNTRIES.map(({isoCode}) => isoCode),
    shopPayInstallmentsPricing: null,
    metafield: null,
  };
}
