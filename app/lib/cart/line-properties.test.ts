import {expect, it} from 'vitest';
import {recipientAttributes, recipientOf, sendingDays} from './line-properties';
import {recipientProblem} from './cart-input.server';

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
