import {expect, it} from 'vitest';
import {fromRichText, toRichText} from './rich-text';

const WRITTEN = [
  '## Versand',
  'Mit **zwei** Worten und [einem Link](https://example.com/).\nZweite Zeile',
  '- eins\n- zwei',
  '1. erstens\n2. zweitens',
].join('\n\n');

it('a form’s text is rich text with headings, lists and links, and can be edited again', () => {
  const value = toRichText(WRITTEN);
  const {children} = JSON.parse(value) as {children: {type: string}[]};
  expect(children.map(({type}) => type)).toEqual([
    'heading',
    'paragraph',
    'list',
    'list',
  ]);
  expect(fromRichText(value)).toBe(WRITTEN);
});

it.each([
  '{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","value":"a","italic":true}]}]}',
  '{"type":"root","children":[{"type":"list","listType":"unordered","children":[{"type":"list-item","children":[{"type":"list","listType":"ordered","children":[]}]}]}]}',
  'no json',
])('what a form cannot express stays as it is: %s', (value) => {
  expect(fromRichText(value)).toBe(value);
});
