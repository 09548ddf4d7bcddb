import {describe, expect, it} from 'vitest';
import {legalTexts} from './legal-metafields';

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
