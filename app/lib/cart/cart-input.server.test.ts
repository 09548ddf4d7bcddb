import fc from 'fast-check';
import {expect, it} from 'vitest';
import {parseCartInput} from './cart-input.server';
import {MAX_PER_LINE} from '~/lib/limits/limits';

const merchandiseId = 'gid://shopify/ProductVariant/1';
const id = 'gid://shopify/CartLine/abc-1?cart=token';

function form(input: unknown, fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  data.set(
    'cartFormInput',
    typeof input === 'string' ? input : JSON.stringify(input),
  );
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const add = (quantity: unknown, fields?: Record<string, string>) =>
  parseCartInput(
    form(
      {action: 'LinesAdd', inputs: {lines: [{merchandiseId, quantity}]}},
      fields,
    ),
  );

const update = (quantity: unknown) =>
  parseCartInput(
    form({action: 'LinesUpdate', inputs: {lines: [{id, quantity}]}}),
  );

const refused = (key: string) => ({isValid: false, problem: {key}});

it('lets a form’s own quantity field win over the hidden one', () => {
  expect(add(1, {quantity: '3'})).toEqual({
    isValid: true,
    action: {kind: 'add', lines: [{merchandiseId, quantity: 3}]},
  });
});

it('changes the add-ons together with their line, and accepts only a variant as an add-on', () => {
  const changed = (addOns: readonly number[], quantity: string) => {
    const lines = [3, ...addOns].map((each) => ({id, quantity: each}));
    return parseCartInput(
      form({action: 'LinesUpdate', inputs: {lines}}, {quantity}),
    );
  };
  const quantities = (...all: number[]) => ({
    action: {lines: all.map((quantity) => ({quantity}))},
  });
  // One for every unit; one for all of them.
  expect(changed([3, 1], '4')).toMatchObject(quantities(4, 4, 1));
  expect(changed([3, 2], '1')).toMatchObject(quantities(1, 1, 1));
  expect(changed([3], 'some')).toMatchObject(refused('badQuantity'));
  const addOn = 'gid://shopify/Product/9';
  expect(add(1, {addOn})).toMatchObject(refused('badInput'));
});

it.each([[0], [-1]])(
  'treats quantity %d in an update as a removal (E5.4)',
  (raw) => {
    expect(update(raw)).toEqual({
      isValid: true,
      action: {kind: 'update', lines: [{id, quantity: 0}]},
    });
  },
);

it('allows one more than the maximum in an update, for the caller to cap', () => {
  expect(update(99)).toMatchObject({
    action: {lines: [{quantity: MAX_PER_LINE + 1}]},
  });
});

const adding = (rest: object, count = 1) => ({
  action: 'LinesAdd',
  inputs: {lines: Array(count).fill({merchandiseId, quantity: 1, ...rest})},
});
const NOTE = {action: 'NoteUpdate', inputs: {}};
const RECIPIENT = {action: 'CustomFieldsUpdate', inputs: {lineId: id}};

it.each<
  [string, input: unknown, fields?: Record<string, string>, key?: string]
>([
  ['no JSON', '{'],
  ['an unknown action', {action: 'DropTables', inputs: {}}],
  ['no lines', adding({}, 0)],
  ['more lines than Shopify takes', adding({}, 251)],
  [
    'an id of something else',
    adding({merchandiseId: 'gid://shopify/Product/1'}),
  ],
  [
    'a country that is none',
    {
      action: 'BuyerIdentityUpdate',
      inputs: {buyerIdentity: {countryCode: 'Germany'}},
    },
  ],
  ['too much', 'x'.repeat(300_000)],
  [
    'control characters in a code',
    {action: 'DiscountCodesUpdate', inputs: {discountCode: 'MAPS\u000020'}},
  ],
  [
    'control characters in a gift card',
    {action: 'GiftCardCodesUpdate', inputs: {giftCardCode: 'METAR\0'}},
  ],
  ...['', ' \t\u00A0'].map(
    (code): [string, object, Record<string, string>, string] => [
      `a blank discount code ${JSON.stringify(code)}`,
      {action: 'DiscountCodesUpdate', inputs: {discountCodes: ['OLD']}},
      {discountCode: code},
      'codeMissing',
    ],
  ),
  ['control characters in a note', NOTE, {note: 'An die\0Wand'}],
  [
    'control characters in an attribute',
    adding({attributes: [{key: 'a', value: 'b\0'}]}),
  ],
  ['an endless note', NOTE, {note: 'x'.repeat(5001)}, 'noteTooLong'],
  ['to add half of one', adding({quantity: '1.5'}), {}, 'badQuantity'],
  ['to add nothing', adding({quantity: 0}), {}, 'badQuantity'],
  [
    'a recipient who cannot be mailed',
    RECIPIENT,
    {recipientEmail: 'anna', recipientName: 'Anna'},
    'recipientEmail',
  ],
])('refuses %s (E1.25)', (_, input, fields = {}, key = 'badInput') => {
  expect(parseCartInput(form(input, fields))).toMatchObject(refused(key));
});

it('refuses an update whose quantity is not a whole number, and a form without an action', () => {
  expect(update('1.5')).toMatchObject(refused('badQuantity'));
  expect(parseCartInput(new FormData())).toMatchObject(refused('badInput'));
});

it('adds the code of the field, whatever the form lists', () => {
  const input = form(
    {action: 'DiscountCodesUpdate', inputs: {discountCodes: ['OLD']}},
    {discountCode: ' NEW '},
  );
  expect(parseCartInput(input)).toEqual({
    isValid: true,
    action: {kind: 'addDiscountCodes', codes: ['NEW']},
  });
});

it('leaves a note as it was written', () => {
  for (const note of ['', 'on']) {
    expect(parseCartInput(form(NOTE, {note}))).toMatchObject({
      action: {kind: 'note', note},
    });
  }
});

it('reads any form of the cart without throwing, and no quantity far above the cap (E5.4, E6.3)', () => {
  const quantity = fc.oneof(
    {weight: 8, arbitrary: fc.integer({min: -20, max: 200})},
    fc.double(),
    fc.jsonValue(),
  );
  // Mostly plausible ids: other values are refused before anything is counted.
  const line = fc.record(
    {
      id: fc.oneof({weight: 12, arbitrary: fc.constant(id)}, fc.string()),
      merchandiseId: fc.constant(merchandiseId),
      quantity,
    },
    {requiredKeys: ['id', 'merchandiseId']},
  );
  const action = fc.constantFrom(
    ...['LinesAdd', 'LinesAdd', 'LinesUpdate', 'LinesUpdate', 'LinesRemove'],
    ...[
      'DiscountCodesUpdate',
      'GiftCardCodesUpdate',
      'NoteUpdate',
      '__proto__',
    ],
  );
  const inputs = fc.record({
    lines: fc.array(line, {minLength: 1, maxLength: 3}),
    lineIds: fc.array(fc.string()),
    note: fc.jsonValue(),
  });
  const input = fc.oneof(
    fc.json(),
    fc.string(),
    fc.record({action, inputs}).map((value) => JSON.stringify(value)),
  );
  let judged = 0;
  fc.assert(
    fc.property(
      input,
      fc.dictionary(fc.string(), fc.string()),
      (text, rest) => {
        const parsed = parseCartInput(form(text, rest));
        if (!parsed.isValid || !('lines' in parsed.action)) return;
        for (const {quantity: number} of parsed.action.lines) {
          judged += 1;
          expect(Number.isInteger(number)).toBe(true);
          expect(number).toBeLessThanOrEqual(MAX_PER_LINE + 1);
          expect(number).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    // The same inputs in every run, so that only a change of the code can fail.
    {seed: 20_260_619, numRuns: 1000},
  );
  // A refused form proves nothing about the cap.
  expect(judged).toBeGreaterThan(40);
});
