import {
  lineKey,
  lineUpdates,
  offeredQuantity,
  parseQuantity,
  recipientAttributes,
  recipientOf,
  sendingDays,
  shownAttributes,
} from './cart-line';
import {recipientProblem} from './cart-input.server';
import {expect, it, vi} from 'vitest';
import {cartOf, lineOf} from '../../../tests/support/cart-views';
import {applyChanges} from './cart-store';
import {MAX_PER_LINE} from '~/lib/limits/limits';

const merchandiseId = 'gid://shopify/ProductVariant/1';

it('is the same for the same attributes in another order', () => {
  const a = {key: 'a', value: '1'};
  const b = {key: 'b', value: '2'};
  expect(lineKey({merchandiseId, attributes: [a, b]})).toBe(
    lineKey({merchandiseId, attributes: [b, a]}),
  );
});

it('differs by merchandise, by selling plan and by attributes (E5.5)', () => {
  const keys = [
    lineKey({merchandiseId}),
    lineKey({merchandiseId: 'gid://shopify/ProductVariant/2'}),
    lineKey({merchandiseId, sellingPlanId: 'gid://shopify/SellingPlan/1'}),
    lineKey({merchandiseId, attributes: [{key: 'a', value: '1'}]}),
    lineKey({merchandiseId, attributes: [{key: 'a', value: '2'}]}),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

const part = (id: string, quantity: number) => ({
  id,
  title: id,
  options: [],
  quantity,
  isAddOn: false,
  key: null,
  merchandiseId: null,
  total: {amount: '1.0', currencyCode: 'EUR' as const},
});
const addOn = (id: string, quantity: number) => ({
  ...part(id, quantity),
  isAddOn: true,
});
/** One that Shopify lets nobody change. */
const kept = {
  ...addOn('kept', 3),
  ...{key: lineKey({merchandiseId: 'kept'}), merchandiseId: 'kept'},
  ...{canRemove: false, canUpdateQuantity: false},
};
const line = lineOf(1, 3, {
  nested: [addOn('all', 3), addOn('some', 2), part('part', 3), kept],
});

it.each([
  [5, ['all', 5], ['some', 2]],
  [1, ['all', 1], ['some', 1]],
])('changes a line to %d with its add-ons', (quantity, all, some) => {
  const updates = lineUpdates(line, quantity);
  expect(updates.map(({id, quantity}) => [id, quantity])).toEqual([
    [line.id, quantity],
    all,
    some,
  ]);
  const [shown] = applyChanges(cartOf(1, [line]), [
    {kind: 'set', lineId: line.id, title: '', quantity},
  ]).lines;
  expect(shown?.nested.map(({id, quantity}) => [id, quantity])).toEqual([
    all,
    some,
    ['part', 3],
    ['kept', 3],
  ]);
});

it('removes only the line; Shopify removes its add-ons with it', () => {
  expect(lineUpdates(line, 0)).toEqual([{id: line.id, quantity: 0}]);
});

// The tables below stay true when the shop's cap changes.
vi.mock('~/lib/limits/limits', async (original) => ({
  ...(await original<object>()),
  MAX_PER_LINE: 10,
}));

it.each([
  ['3', 3],
  [' 7 ', 7],
  [String(MAX_PER_LINE), MAX_PER_LINE],
  [1000, MAX_PER_LINE + 1],
  ['0', 0],
  ['-1', 0],
  [-20, 0],
  ['+2', 2],
])('reads %j as %d', (raw, quantity) => {
  expect(parseQuantity(raw)).toBe(quantity);
});

it.each([
  [1.5],
  ['1,5'],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  ['1000000000'],
  ['1e9'],
  ['0x10'],
  ['  '],
  [undefined],
  [true],
  [['2']],
  ['9'.repeat(400)],
])('refuses %j (E5.4)', (raw) => {
  expect(parseQuantity(raw)).toBeNull();
});

it.each([
  [
    {minimum: 1, maximum: null, increment: 1},
    {least: 1, most: 10, step: 1, isPossible: true},
  ],
  [
    {minimum: 6, maximum: null, increment: 3},
    {least: 6, most: 9, step: 3, isPossible: true},
  ],
  [
    {minimum: 2, maximum: 4, increment: 2},
    {least: 2, most: 4, step: 2, isPossible: true},
  ],
  [
    {minimum: 1, maximum: 500, increment: 4},
    {least: 4, most: 8, step: 4, isPossible: true},
  ],
  [
    {minimum: 6, maximum: null, increment: 6},
    {least: 6, most: 6, step: 6, isPossible: true},
  ],
  [
    {minimum: 12, maximum: null, increment: 6},
    {least: 12, most: 10, step: 6, isPossible: false},
  ],
  [
    {minimum: 12, maximum: 4, increment: 6},
    {least: 12, most: 4, step: 6, isPossible: false},
  ],
  // Which the admin accepts from no one: pages then still have numbers.
  [
    {minimum: 0, maximum: null, increment: 0},
    {least: 1, most: 10, step: 1, isPossible: true},
  ],
  [
    {minimum: -5, maximum: 5, increment: -1},
    {least: 1, most: 5, step: 1, isPossible: true},
  ],
])('a merchant’s rule %j offers %j', (rule, offered) => {
  expect(offeredQuantity(rule)).toEqual(offered);
});

const NOW = Date.parse('2026-11-22T12:00:00Z');

const attributes = (fields: Record<string, string>) =>
  recipientAttributes({get: (name) => fields[name] ?? null});

const ANNA = {
  recipientName: 'Anna',
  recipientEmail: 'anna@example.com',
  recipientMessage: 'Guten\r\nFlug!',
  recipientSendOn: '2026-12-24',
};

it('a gift card can be sent from today up to the last accepted day', () => {
  const {min, max} = sendingDays(NOW);
  expect([min, max]).toEqual(['2026-11-22', '2027-02-20']);
  const faultOf = (recipientSendOn: string) =>
    recipientProblem(attributes({...ANNA, recipientSendOn}), NOW);
  expect([min, max, '2027-02-21'].map(faultOf)).toEqual([
    null,
    null,
    'recipientDate',
  ]);
});

it('there is no recipient if no field is filled in', () => {
  expect(attributes({recipientName: ' ', recipientEmail: ''})).toEqual([]);
  expect(recipientOf([{key: 'Message', value: 'x'}])).toBeNull();
});

it('shows no attribute that is hidden or empty', () => {
  const shown = [{key: 'Engraving', value: 'EDNY'}];
  const hidden = [
    {key: '_bundle', value: '1'},
    {key: 'Box', value: ''},
    {key: 'Color', value: null},
  ];
  expect(shownAttributes([...shown, ...hidden]).attributes).toEqual(shown);
});

it.each([
  ['no address', {recipientEmail: ''}, 'recipientEmail'],
  ['two addresses', {recipientEmail: 'a@b.de,c@d.de'}, 'recipientEmail'],
  ['a header', {recipientEmail: 'a@b.de\nBcc: c@d.de'}, 'recipientEmail'],
  ['a name of two lines', {recipientName: 'Anna\nBcc'}, 'recipientText'],
  ['a control character', {recipientMessage: 'a\u0000b'}, 'recipientText'],
  ['too long a message', {recipientMessage: 'a'.repeat(201)}, 'recipientText'],
  ['a past day', {recipientSendOn: '2026-11-19'}, 'recipientDate'],
  ['no day', {recipientSendOn: '2027-02-30'}, 'recipientDate'],
  ['another form of day', {recipientSendOn: '24.12.2026'}, 'recipientDate'],
])('a recipient is refused with %s', (_what, changes, fault) => {
  expect(recipientProblem(attributes({...ANNA, ...changes}), NOW)).toBe(fault);
});
