import {expect, it} from 'vitest';
import {parseCartInput} from './cart-input.server';
import {MOST_PER_LINE} from './quantity';

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

it('changes the add-ons of a line with it, and nests merchandise alone', () => {
  const lines = [
    {id, quantity: 1},
    {id: `${id}9`, quantity: 1},
  ];
  const input = form({action: 'LinesUpdate', inputs: {lines}}, {quantity: '4'});
  expect(parseCartInput(input)).toMatchObject({
    action: {lines: [{quantity: 4}, {quantity: 4}]},
  });
  const addOn = 'gid://shopify/Product/9';
  expect(add(1, {addOn})).toMatchObject(refused('badInput'));
});

it.each([
  ['DiscountCodesUpdate', {discountCode: 'MAPS\u000020'}],
  ['GiftCardCodesUpdate', {giftCardCode: 'METAR\0'}],
  ['NoteUpdate', {note: 'An die\0Wand'}],
  [
    'LinesAdd',
    {
      lines: [
        {merchandiseId, quantity: 1, attributes: [{key: 'a', value: 'b\0'}]},
      ],
    },
  ],
])('refuses control characters: %s %j', (action, inputs) => {
  expect(parseCartInput(form({action, inputs}))).toMatchObject(
    refused('badInput'),
  );
});

it.each([[0], [-1]])('takes quantity %d of an update as removal', (raw) => {
  expect(update(raw)).toEqual({
    isValid: true,
    action: {kind: 'update', lines: [{id, quantity: 0}]},
  });
});

it('leaves one more than the most of an update, for whoever caps it', () => {
  expect(update(99)).toMatchObject({
    action: {lines: [{quantity: MOST_PER_LINE + 1}]},
  });
});

it('refuses a quantity that is none, and to add nothing', () => {
  expect(update('1.5')).toMatchObject(refused('badQuantity'));
  expect(add('1.5')).toMatchObject(refused('badQuantity'));
  expect(add(0)).toMatchObject(refused('badQuantity'));
});

it.each([
  ['no JSON', '{'],
  ['an unknown action', {action: 'DropTables', inputs: {}}],
  ['no lines', {action: 'LinesAdd', inputs: {lines: []}}],
  [
    'an id of something else',
    {
      action: 'LinesAdd',
      inputs: {
        lines: [{merchandiseId: 'gid://shopify/Product/1', quantity: 1}],
      },
    },
  ],
  [
    'more lines than the provider takes',
    {
      action: 'LinesAdd',
      inputs: {lines: Array(251).fill({merchandiseId, quantity: 1})},
    },
  ],
  [
    'a country that is none',
    {
      action: 'BuyerIdentityUpdate',
      inputs: {buyerIdentity: {countryCode: 'Germany'}},
    },
  ],
  ['too much', 'x'.repeat(300_000)],
])('refuses %s', (_, input) => {
  expect(parseCartInput(form(input))).toMatchObject(refused('badInput'));
  expect(parseCartInput(new FormData())).toMatchObject(refused('badInput'));
});

it('refuses a recipient who cannot be mailed', () => {
  const input = {action: 'CustomFieldsUpdate', inputs: {lineId: id}};
  const fields = {recipientEmail: 'anna', recipientName: 'Anna'};
  expect(parseCartInput(form(input, fields))).toMatchObject(
    refused('recipientEmail'),
  );
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

it('keeps a note as it was written and refuses an endless one', () => {
  const note = (text: string) =>
    parseCartInput(form({action: 'NoteUpdate', inputs: {}}, {note: text}));
  expect(note('')).toMatchObject({action: {kind: 'note', note: ''}});
  expect(note('on')).toMatchObject({action: {note: 'on'}});
  expect(note('x'.repeat(5001))).toMatchObject(refused('noteTooLong'));
});
