import {describe, expect, it} from 'vitest';
import {metafieldLines} from './metafield-lines';

describe('metafieldLines', () => {
  it('splits text into lines and labels', () => {
    expect(
      metafieldLines({
        type: 'multi_line_text_field',
        value: 'Rahmen: Massivholz, 24 mm\r\n\r\nHandgemacht in Bremen\n',
      }),
    ).toEqual([
      {label: 'Rahmen', text: 'Massivholz, 24 mm'},
      {label: null, text: 'Handgemacht in Bremen'},
    ]);
  });

  it('reads a line that begins within a paragraph', () => {
    const text = 'Rahmen: Eiche\u2028Kabel: 2 m\u2029weiß';
    expect(
      metafieldLines({type: 'multi_line_text_field', value: text}),
    ).toEqual([
      {label: 'Rahmen', text: 'Eiche'},
      {label: 'Kabel', text: '2 m'},
      {label: null, text: 'weiß'},
    ]);
  });

  it.each([
    `a:${' '.repeat(65_000)}b\u2028c`,
    `a:${' '.repeat(65_000)}\u2029\u2028c`,
    'a: '.repeat(30_000),
  ])('reads any text quickly', (value) => {
    const begin = performance.now();
    metafieldLines({type: 'multi_line_text_field', value});
    expect(performance.now() - begin).toBeLessThan(200);
  });

  it('reads neither a time nor an address as a label', () => {
    expect(
      metafieldLines({
        type: 'single_line_text_field',
        value: 'https://example.com um 12:30',
      }),
    ).toEqual([{label: null, text: 'https://example.com um 12:30'}]);
  });

  it('reads the blocks of rich text', () => {
    const value = JSON.stringify({
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: [
            {type: 'text', value: 'Rahmen: '},
            {type: 'text', value: 'Eiche', bold: true},
          ],
        },
        {
          type: 'list',
          children: [
            {type: 'list-item', children: [{type: 'text', value: 'USB-C'}]},
          ],
        },
      ],
    });
    expect(metafieldLines({type: 'rich_text_field', value})).toEqual([
      {label: 'Rahmen', text: 'Eiche'},
      {label: null, text: 'USB-C'},
    ]);
  });

  it.each([
    ...['', 'null', '[', '{"children":7}', '"text"', '7'],
    '{"type":"paragraph","value":7}',
    '{"type":"paragraph","children":[{"value":{}}]}',
  ])('gives nothing for broken rich text: %s', (value) => {
    expect(metafieldLines({type: 'rich_text_field', value})).toEqual([]);
  });

  it('gives nothing for other types and for none', () => {
    expect(metafieldLines({type: 'json', value: '{"a":1}'})).toEqual([]);
    expect(metafieldLines(null)).toEqual([]);
  });
});
