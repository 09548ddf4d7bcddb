import {METAOBJECT_DEFINITIONS} from '@metarmap/store/definitions';
import {same, type Metaobject} from '../domain/catalogue';

type Values = Readonly<Record<string, string>>;

const EURO = 'AT BE ES FI FR IE IT LU NL PT';

/**
 * What the sample shop promises in each market. The checkout's own rates are in
 * `local-shop/domain/cart-delivery.ts`, because a real merchant also has to write both.
 */
export const MARKET_METAOBJECTS: readonly Metaobject[] = [
  market(1, 'germany', 'DE', {
    ...{currency: 'EUR', shipping_price: '6.90', free_from: '150'},
    ...{transit_least: '1', transit_most: '3', returns_paid_by: 'shop'},
  }),
  market(2, 'euro', EURO, {
    ...{currency: 'EUR', shipping_price: '6.90', free_from: '150'},
    ...{transit_least: '3', transit_most: '6'},
  }),
  market(3, 'european-union', 'CZ DK PL SE', {
    ...{transit_least: '3', transit_most: '6'},
  }),
  market(4, 'switzerland', 'CH LI', {
    ...{currency: 'CHF', shipping_price: '6.90', free_from: '150'},
    ...{transit_least: '3', transit_most: '6', tax: 'included'},
  }),
  market(5, 'united-states', 'US', {
    ...{currency: 'USD', shipping_price: '9.99', free_from: '150'},
    ...{transit_least: '5', transit_most: '9', tax: 'not_included'},
  }),
  market(6, 'elsewhere', 'CA JP', {tax: 'not_included'}),
  market(7, 'elsewhere-with-vat', 'GB NO', {tax: 'included'}),
];

function market(
  number: number,
  handle: string,
  countries: string,
  values: Values,
): Metaobject {
  const type = 'storefront_market';
  const all: Values = {
    countries: JSON.stringify(countries.split(' ')),
    return_days: '14',
    returns_paid_by: 'buyer',
    ...values,
  };
  const definition = METAOBJECT_DEFINITIONS.find((each) => each.type === type);
  return {
    id: `gid://shopify/Metaobject/${77_600_000_000 + number}`,
    type,
    handle,
    fields: (definition?.fields ?? []).flatMap((field) => {
      const value = all[field.key];
      return value === undefined
        ? []
        : [{key: field.key, type: field.type, value: same(value)}];
    }),
  };
}
