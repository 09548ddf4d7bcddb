import {describe, expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {dimensionsView} from './dimensions-drawing';

describe('the drawing of the data sheet', () => {
  const {de, en} = LOCALES;
  const [eu, us] = [{hasUsUnits: false}, {hasUsUnits: true}];
  const sheet = (text: string) => [
    {label: 'Cable', text: 'USB-C, 2 m'},
    {label: 'Size', text},
  ];

  it('has the sides of the first measure in the market’s unit', () => {
    const texts = (...parameters: Parameters<typeof dimensionsView>) =>
      dimensionsView(...parameters)?.texts.map(({text}) => text);
    expect(texts(sheet('50 × 70 × 2,4 cm'), de, eu)).toEqual([
      '50 cm',
      '70 cm',
      '2,4 cm',
    ]);
    expect(texts(sheet('50 × 70 cm'), en, us)).toEqual(['20 in', '28 in']);
  });

  it('has front and side to scale', () => {
    const view = dimensionsView(sheet('50 × 100 × 10 cm'), en, eu);
    expect(view?.outline).toBe('M0 0h75v150H0zM135 0h15v150h-15z');
  });

  it('is left out without sides, and where the product is a line', () => {
    expect(dimensionsView(sheet('200 × 1 cm'), en, eu)).toBeNull();
    expect(dimensionsView(sheet('1 kg'), en, eu)).toBeNull();
    expect(dimensionsView([], en, eu)).toBeNull();
  });
});
