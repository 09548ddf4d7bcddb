import {deleteDiscount, discountsOf, saveDiscount} from '../data/discounts';
import type {Discount} from '../domain/discount';
import {
  readCents,
  showCents,
  type AdminSection,
  type Problems,
} from './section';

const KINDS = [
  ['percentage', 'Percentage'],
  ['amount', 'Amount'],
  ['free-shipping', 'Free shipping'],
] as const;

/** The discount codes. */
export const discounts: AdminSection = {
  path: 'discounts',
  title: 'Discounts',
  entries: (shop) =>
    discountsOf(shop).map((discount) => ({
      key: discount.code,
      title: discount.code,
      note: noteOf(discount),
    })),
  additions: () => [{key: 'new', title: 'Add a discount'}],
  form: (shop, key) => {
    const given = discountsOf(shop).find(({code}) => code === key);
    if (!given && key !== 'new') return null;
    const discount = given ?? {code: '', kind: 'percentage', percentage: 10};
    const {collection = ''} = discount.kind === 'free-shipping' ? {} : discount;
    const amounts = discount.kind === 'amount' ? discount : null;
    return {
      title: given?.code ?? 'New discount',
      actions: [
        {value: 'save', label: 'Save'},
        ...(given ? [{value: 'delete', label: 'Delete'}] : []),
      ],
      groups: [
        {
          legend: 'Discount',
          fields: [
            ...(given ? [] : [{name: 'code', label: 'Code', value: ''}]),
            {
              name: 'kind',
              label: 'Kind',
              value: discount.kind,
              kind: 'choice',
              options: KINDS,
            },
            {
              name: 'endsAt',
              label: 'Ends on',
              hint: 'Such as 2030-12-31; empty for no end.',
              value: discount.endsAt?.slice(0, 10) ?? '',
            },
            {
              name: 'collection',
              label: 'Only for a collection',
              hint: 'Not for free shipping.',
              value: collection,
              kind: 'choice',
              options: [
                ['', 'The whole order'],
                ...shop.edits.all.collections.map(
                  ({handle, title}) => [handle.EN, title.EN] as const,
                ),
              ],
            },
          ],
        },
        {
          legend: 'Of a percentage',
          fields: [
            {
              name: 'percentage',
              label: 'Per cent',
              value:
                discount.kind === 'percentage'
                  ? String(discount.percentage)
                  : '',
            },
          ],
        },
        {
          legend: 'Of an amount',
          fields: [
            {
              name: 'amount',
              label: 'Euro',
              value: amounts ? showCents(amounts.amountCents) : '',
            },
            {
              name: 'minimum',
              label: 'From a subtotal in euro',
              value: amounts ? showCents(amounts.minimumSubtotalCents) : '',
            },
          ],
        },
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const isNew = key === 'new';
    if (!isNew && sent.get('action') === 'delete') {
      deleteDiscount(shop, key);
      return problems;
    }
    const code = isNew ? (sent.get('code') ?? '').trim().toUpperCase() : key;
    if (!/^[A-Z0-9-]{3,40}$/.test(code) || code === 'NEW') {
      problems.code = 'Enter 3 to 40 letters and digits.';
    } else if (isNew && discountsOf(shop).some((each) => each.code === code)) {
      problems.code = 'There is a discount with this code.';
    }
    const discount = readDiscount(code, sent, problems);
    if (Object.keys(problems).length === 0) saveDiscount(shop, discount);
    return problems;
  },
};

function readDiscount(
  code: string,
  sent: URLSearchParams,
  problems: Problems,
): Discount {
  const date = (sent.get('endsAt') ?? '').trim();
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date) && !isNaN(Date.parse(date));
  if (date !== '' && !isDate) problems.endsAt = 'Enter a date as 2030-12-31.';
  const common = {code, ...(isDate && {endsAt: `${date}T00:00:00Z`})};
  const collection = sent.get('collection');
  const limited = collection ? {...common, collection} : common;
  switch (sent.get('kind')) {
    case 'free-shipping':
      return {...common, kind: 'free-shipping'};
    case 'amount':
      return {
        ...limited,
        kind: 'amount',
        amountCents: readCents(sent, 'amount', problems),
        minimumSubtotalCents: readCents(sent, 'minimum', problems),
      };
    default: {
      const percentage = Number(sent.get('percentage'));
      if (!Number.isInteger(percentage) || percentage < 1 || percentage > 100) {
        problems.percentage = 'Enter a whole number from 1 to 100.';
      }
      return {...limited, kind: 'percentage', percentage};
    }
  }
}

function noteOf(discount: Discount): string {
  switch (discount.kind) {
    case 'percentage':
      return `${discount.percentage} %`;
    case 'amount':
      return `${showCents(discount.amountCents)} euro`;
    case 'free-shipping':
      return 'Free shipping';
  }
}
