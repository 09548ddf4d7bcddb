import {text} from '@metarmap/store/localized-text';
import {same} from '../domain/catalogue';
import type {ShopPolicy} from '../domain/shop-content';

/** The global id of the policy with this number. */
function policyId(number: number): string {
  return `gid://shopify/ShopPolicy/${35_200_000_000 + number}`;
}

/** The shop's policies. They are empty, so that pages show the storefront's samples. */
export const POLICIES: readonly ShopPolicy[] = [
  {
    id: policyId(1),
    kind: 'privacyPolicy',
    handle: 'privacy-policy',
    title: text('Datenschutzerklärung', 'Privacy policy'),
    bodyHtml: same(''),
  },
  {
    id: policyId(2),
    kind: 'shippingPolicy',
    handle: 'shipping-policy',
    title: text('Versand', 'Shipping policy'),
    bodyHtml: same(''),
  },
  {
    id: policyId(3),
    kind: 'termsOfService',
    handle: 'terms-of-service',
    title: text('Allgemeine Geschäftsbedingungen', 'Terms of service'),
    bodyHtml: same(''),
  },
  {
    id: policyId(4),
    kind: 'refundPolicy',
    handle: 'refund-policy',
    title: text('Widerrufsbelehrung', 'Right of withdrawal'),
    bodyHtml: same(''),
  },
];
