import {deleteDiscount, discountsOf, saveDiscount} from '../data/discounts';
import type {Discount, DiscountClass} from '../domain/discount';
import {
  readCents,
  showCents,
  type AdminSection,
  type Problems,
} from './section';

const KINDS = [
  ['percentage', 'Percentage'],
  ['amount', 'Amount'],
  ['buy-get', 'Buy X get Y'],
  ['free-shipping', 'Free shipping'],
] as const;

const COMBINATIONS = [
  ['default', 'With free shipping, or free shipping with all'],
  ['none', 'With no other'],
  ['product order shipping', 'With all'],
] as const;

const CLASSES: readonly DiscountClass[] = ['product', 'order', 'shipping'];

/** The key of a discount's form; titles of automatic discounts may have any characters. */
function keyOf({code, isAutomatic}: Discount): string {
  return isAutomatic
    ? `automatic/${Buffer.from(code).toString('base64url')}`
    : code;
}

/** The discount codes and the automatic discounts. */
export const discounts: AdminSection = {
  path: 'discounts',
  title: 'Discounts',
  entries: (shop) =>
    discountsOf(shop).map((discount) => ({
      key: keyOf(discount),
      title: discount.code,
      note: noteOf(discount),
    })),
  additions: () => [{key: 'new', title: 'Add a discount'}],
  form: (shop, key) => {
    const given = discountsOf(shop).find((each) => keyOf(each) === key);
    if (!given && key !== 'new') return null;
    const discount: Discount = given ?? {
      ...{code: '', kind: 'percentage', percentage: 10},
    };
    const {collection = ''} = discount.kind === 'free-shipping' ? {} : discount;
    const amounts = discount.kind === 'amount' ? discount : null;
    const units = discount.kind === 'buy-get' ? discount : null;
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
            ...(given
              ? []
              : [
                  {
                    name: 'method',
                    label: 'Method',
                    value: 'code',
                    kind: 'choice' as const,
                    options: [
                      ['code', 'Discount code'],
                      ['automatic', 'Automatic discount'],
                    ] as const,
                  },
                  {
                    name: 'code',
                    label: 'Code, or title of an automatic discount',
                    value: '',
                  },
                ]),
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
              name: 'combinations',
              label: 'Combines',
              value: discount.combinesWith
                ? discount.combinesWith.join(' ') || 'none'
                : 'default',
              kind: 'choice',
              options: COMBINATIONS,
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
          legend: 'Of a percentage, or what Y costs less',
          fields: [
            {
              name: 'percentage',
              label: 'Per cent',
              value:
                'percentage' in discount ? String(discount.percentage) : '',
            },
          ],
        },
        {
          legend: 'Of buy X get Y',
          fields: [
            {
              name: 'buys',
              label: 'X, units to buy',
              value: String(units?.buys ?? ''),
            },
            {
              name: 'gets',
              label: 'Y, units that cost less',
              hint: 'The cheapest ones.',
              value: String(units?.gets ?? ''),
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
    const all = discountsOf(shop);
    const given = all.find((each) => keyOf(each) === key);
    if (given && sent.get('action') === 'delete') {
      deleteDiscount(shop, given.code);
      return problems;
    }
    const isAutomatic =
      given?.isAutomatic ?? (!given && sent.get('method') === 'automatic');
    const written = (sent.get('code') ?? '').trim();
    const code = given?.code ?? (isAutomatic ? written : written.toUpperCase());
    if (isAutomatic ? !/^.{1,80}$/u.test(code) : !CODE.test(code)) {
      problems.code = isAutomatic
        ? 'Enter a title of up to 80 characters.'
        : 'Enter 3 to 40 letters and digits.';
    } else if (!given && all.some((each) => each.code === code)) {
      problems.code = 'There is a discount with this code.';
    }
    const discount = readDiscount({code, isAutomatic}, sent, problems);
    if (Object.keys(problems).length === 0) saveDiscount(shop, discount);
    return problems;
  },
};

/** `new` is the key of the form for another one. */
const CODE = /^(?!NEW$)[A-Z0-9-]{3,40}$/;

function readDiscount(
  {code, isAutomatic}: Pick<Discount, 'code' | 'isAutomatic'>,
  sent: URLSearchParams,
  problems: Problems,
): Discount {
  const date = (sent.get('endsAt') ?? '').trim();
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date) && !isNaN(Date.parse(date));
  if (date !== '' && !isDate) problems.endsAt = 'Enter a date as 2030-12-31.';
  const combined = sent.get('combinations') ?? 'default';
  const common = {
    code,
    ...(isAutomatic && {isAutomatic}),
    ...(isDate && {endsAt: `${date}T00:00:00Z`}),
    ...(combined !== 'default' && {
      combinesWith: CLASSES.filter((each) => combined.includes(each)),
    }),
  };
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
    case 'buy-get':
      return {
        ...limited,
        kind: 'buy-get',
        buys: readNumber(sent, 'buys', problems),
        gets: readNumber(sent, 'gets', problems),
        percentage: readNumber(sent, 'percentage', problems),
      };
    default:
      return {
        ...limited,
        kind: 'percentage',
        percentage: readNumber(sent, 'percentage', problems),
      };
  }
}

function readNumber(
  sent: URLSearchParams,
  name: 'buys' | 'gets' | 'percentage',
  problems: Problems,
): number {
  const number = Number(sent.get(name));
  if (!Number.isInteger(number) || number < 1 || number > 100) {
    problems[name] = 'Enter a whole number from 1 to 100.';
  }
  return number;
}

function noteOf(discount: Discount): string {
  const terms = termsOf(discount);
  return discount.isAutomatic ? `${terms}, automatic` : terms;
}

function termsOf(discount: Discount): string {
  switch (discount.kind) {
    case 'percentage':
      return `${discount.percentage} %`;
    case 'amount':
      return `${showCents(discount.amountCents)} euro`;
    case 'buy-get':
      return `Buy ${discount.buys} get ${discount.gets}`;
    case 'free-shipping':
      return 'Free shipping';
  }
}
