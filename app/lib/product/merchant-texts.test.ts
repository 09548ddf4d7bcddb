import {describe, expect, it} from 'vitest';
import {metafieldLines, legalTexts, dataView} from './merchant-texts';

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
    expect(performance.now() - begin).toBeLessThan(1000);
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

const OWN = 'METARmap GmbH\nWeg 1, 12345 Stadt';
const goods = {vendor: 'METARmap', isGiftCard: false, texts: []};
const named = (value: string) => ({
  ...goods,
  texts: [{key: 'manufacturer', type: 'multi_line_text_field', value}],
});
const manufacturer = (text: string) => [{key: 'manufacturer', text}];

describe('the manufacturer', () => {
  it.each([
    ['of the brand’s own goods is configured', goods, manufacturer(OWN)],
    ['that a product names comes first', named('A'), manufacturer('A')],
    [
      'is the configured one where only spaces are written',
      named(' '),
      manufacturer(OWN),
    ],
    ['of another brand’s goods is not ours', {...goods, vendor: 'B'}, []],
    ['of a gift card is nobody', {...goods, isGiftCard: true}, []],
    [
      'is shown whole, however long it is',
      named('x'.repeat(2000)),
      manufacturer('x'.repeat(2000)),
    ],
  ])('%s', (_, product, expected) => {
    expect(legalTexts(product, OWN)).toEqual(expected);
  });

  it('is left out if it is not written', () => {
    expect(legalTexts(goods, undefined)).toEqual([]);
  });
});

const lines = (value: string) => ({type: 'multi_line_text_field', value});

describe('the data sheet', () => {
  const product = {
    texts: [
      {key: 'data_sheet', ...lines('Print: paper\nWeight: 9 kg\nA sentence.')},
    ],
    // Not the chosen one, which may be beyond the variants that are loaded.
    variants: {nodes: [{id: 'first', dataSheet: lines('Weight: 2 kg')}]},
  };
  const chosen = {id: 'chosen', dataSheet: lines('Weight: 1 kg')};

  it('prefers what the chosen variant says, and leaves out lines without a label', () => {
    expect(dataView(product, chosen)).toEqual({
      lines: [
        {label: 'Weight', text: '1 kg'},
        {label: 'Print', text: 'paper'},
      ],
      manual: null,
    });
  });

  it('links the manual, and is not shown without anything', () => {
    const manual = {reference: {url: 'https://cdn.example/manual.pdf'}};
    expect(dataView({...product, manual}, null)?.manual).toBe(
      'https://cdn.example/manual.pdf',
    );
    expect(dataView({texts: []}, null)).toBeNull();
  });
});
