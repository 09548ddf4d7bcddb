import {
  deletePolicy,
  policies as listPolicies,
  savePolicy,
} from '../data/content-store';
import {globalId} from '../domain/global-id';
import type {ShopPolicy} from '../domain/shop-content';
import {
  localizedFields,
  NO_TEXT,
  readTitle,
  type AdminSection,
  type Problems,
} from './section';

const POLICIES: Record<ShopPolicy['kind'], [handle: string, title: string]> = {
  privacyPolicy: ['privacy-policy', 'Privacy'],
  termsOfService: ['terms-of-service', 'Terms'],
  shippingPolicy: ['shipping-policy', 'Shipping'],
  refundPolicy: ['refund-policy', 'Returns'],
  subscriptionPolicy: ['subscription-policy', 'Subscriptions'],
};

const KINDS = Object.keys(POLICIES) as ShopPolicy['kind'][];

const kindOf = (key: string) => KINDS.find((kind) => POLICIES[kind][0] === key);

/** Policies; one without a text is removed. */
export const policies: AdminSection = {
  path: 'settings/legal',
  title: 'Policies',
  entries: (shop) =>
    KINDS.map((kind) => ({
      key: POLICIES[kind][0],
      title: POLICIES[kind][1],
      ...(!listPolicies(shop).some((each) => each.kind === kind) && {
        note: 'None',
      }),
    })),
  form: (shop, key) => {
    const kind = kindOf(key);
    if (!kind) return null;
    const policy = listPolicies(shop).find((each) => each.kind === kind);
    const [, name] = POLICIES[kind];
    return {
      title: name,
      groups: [
        {
          legend: 'Policy',
          fields: [
            ...localizedFields(
              shop,
              'title',
              'Title',
              policy?.title ?? NO_TEXT,
            ),
            ...localizedFields(
              shop,
              'body',
              'HTML',
              policy?.bodyHtml ?? NO_TEXT,
              'lines',
            ),
          ],
        },
      ],
      actions: [
        {value: 'save', label: 'Save'},
        ...(policy ? [{value: 'delete', label: 'Delete'}] : []),
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const kind = kindOf(key);
    if (!kind) return problems;
    if (sent.get('action') === 'delete') {
      deletePolicy(shop, kind);
      return problems;
    }
    const title = readTitle(shop, sent, 'title', problems);
    const bodyHtml = readTitle(shop, sent, 'body', problems, 500_000);
    if (Object.keys(problems).length > 0) return problems;
    const existing = listPolicies(shop).find((each) => each.kind === kind);
    savePolicy(shop, {
      id: globalId('ShopPolicy', 250_000_001 + KINDS.indexOf(kind)),
      handle: POLICIES[kind][0],
      ...existing,
      kind,
      title,
      bodyHtml,
    });
    return problems;
  },
};
