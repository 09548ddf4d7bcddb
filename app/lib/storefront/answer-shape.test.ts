import {expect, it} from 'vitest';
import {missingPart, type Shape} from './answer-shape';

const MONEY: Shape = {fields: {amount: 'one'}};
const SHAPE: Shape = {
  fields: {
    id: 'one',
    image: ['one?', {fields: {url: 'one'}}],
    prices: ['list', {fragments: [MONEY]}],
    nodes: ['sparse', {unlessEmpty: MONEY}],
    names: 'list?',
  },
};
const WHOLE = {
  id: '1',
  image: {url: 'a'},
  prices: [{amount: '1'}],
  nodes: [null, {amount: '1'}, {__typename: 'Page'}],
  names: ['a'],
};

it.each([
  ['everything', WHOLE],
  ['nothing in lists', {...WHOLE, prices: [], nodes: [], names: []}],
  ['null where it may be', {...WHOLE, image: null, names: null}],
  ['more than was asked for', {...WHOLE, more: 1}],
])('takes an answer with %s', (_, answer) => {
  expect(missingPart(answer, SHAPE)).toBeNull();
});

it.each([
  ['', null],
  ['', 'text'],
  ['id', {...WHOLE, id: null}],
  ['id', []],
  ['image', {...WHOLE, image: undefined}],
  ['image.url', {...WHOLE, image: {}}],
  ['prices', {...WHOLE, prices: null}],
  ['prices', {...WHOLE, prices: {}}],
  ['prices.1', {...WHOLE, prices: [{amount: '1'}, null]}],
  ['prices.0.amount', {...WHOLE, prices: [{}]}],
  ['nodes.1.amount', {...WHOLE, nodes: [{}, {currencyCode: 'EUR'}]}],
  ['names.0', {...WHOLE, names: [null]}],
])('says what is missing: %s', (path, answer) => {
  expect(missingPart(answer, SHAPE)).toBe(path);
});
