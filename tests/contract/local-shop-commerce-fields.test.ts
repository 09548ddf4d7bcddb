import {expect, test} from 'vitest';
import {buildStorefrontSchema} from '../../local-shop/schema';
import {makeCart} from '../support/cart-client';
import {everyField} from '../support/every-field';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';
import {LAMP_PLAN, smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});

/** Types whose fields are asked for as well. */
const EXPANDED = new Set(
  `
  AppliedGiftCard ApiVersion Attribute BaseCartLineConnection
  BaseCartLineEdge CartBuyerIdentity CartCodeDiscountAllocation CartCost
  CartDelivery CartDeliveryAddress CartDeliveryCoordinatesPreference
  CartDeliveryGroup CartDeliveryGroupConnection CartDeliveryGroupEdge
  CartDeliveryOption CartDeliveryPreference CartDiscountApplication
  CartDiscountCode CartEstimatedCost CartLine CartLineCost
  CartLineEstimatedCost CartPreferences CartSelectableAddress Country
  Currency Domain Language LocationConnection MailingAddress Market
  Metafield MoneyV2 PageInfo PaymentSettings PricingPercentageValue
  SellingPlanAllocation
`.split(/\s+/),
);

const schema = buildStorefrontSchema();

test.each(['DE', 'EN'])(
  'every field of a cart is there in %s',
  async (language) => {
    const cart = await makeCart(running.origin, {
      lines: [
        {merchandiseId: VARIANT.map, attributes: [{key: 'a', value: 'b'}]},
        {merchandiseId: VARIANT.lamp, sellingPlanId: LAMP_PLAN},
      ],
      discountCodes: ['MAPS20'],
      giftCardCodes: ['METAR-GIFT-50EU-RO42'],
      metafields: [
        {key: 'custom.color', type: 'single_line_text_field', value: 'blue'},
      ],
      buyerIdentity: {
        preferences: {wallet: ['shop_pay'], delivery: {pickupHandle: ['x']}},
      },
      delivery: {
        addresses: [
          {
            selected: true,
            address: {deliveryAddress: {city: 'Toronto', countryCode: 'CA'}},
          },
        ],
      },
    });
    const selection = everyField(schema, 'Cart', EXPANDED);
    const {data, errors} = await queryShop<{
      cart: {Cart_metafield: {Metafield_value: string}};
    }>(
      running.origin,
      `query Every($id: ID!) @inContext(language: ${language}) { cart(id: $id) ${selection} }`,
      {id: cart.id},
    );
    expect(errors).toBeUndefined();
    expect(data.cart.Cart_metafield.Metafield_value).toBe('blue');
  },
);

test.each([
  ['localization', 'Localization'],
  ['shop', 'Shop'],
  ['paymentSettings', 'PaymentSettings'],
  ['publicApiVersions', 'ApiVersion'],
  ['locations(first: 1)', 'LocationConnection'],
])('every field of %s is there', async (field, type) => {
  const selection = everyField(schema, type, EXPANDED);
  const {data, errors} = await queryShop(
    running.origin,
    `{ ${field} ${selection} }`,
  );
  expect(errors).toBeUndefined();
  expect(data).not.toBeNull();
});
