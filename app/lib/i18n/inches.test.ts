import {describe, expect, it} from 'vitest';
import {formatLength, sidesOf, unbrokenMeasures, withInches} from './inches';
import {LOCALES} from './locale';

describe('inches before centimetres', () => {
  it.each([
    ['50 × 70 cm', '20 × 28 in (50 × 70 cm)'],
    ['Size: 21 × 30 × 4 cm', 'Size: 8.3 × 12 × 1.6 in (21 × 30 × 4 cm)'],
    ['40 × 40 cm: the runway', '16 × 16 in (40 × 40 cm): the runway'],
    ['cut every 5 cm', 'cut every 2 in (5 cm)'],
    ['180 cm (71 in) wide', '180 cm (71 in) wide'],
    ['24 mm deep, 310 gsm', '24 mm deep, 310 gsm'],
    ['an area of 30 cm²', 'an area of 30 cm²'],
    ['30 cm³, 30 cm2, 30 cm^2', '30 cm³, 30 cm2, 30 cm^2'],
    ['56-76cm', '22–30 in (56-76cm)'],
    ['56 – 76 cm', '22–30 in (56 – 76 cm)'],
    ['1,000 cm', '394 in (1,000 cm)'],
    ['12,5 cm', '4.9 in (12,5 cm)'],
    ['60 cm / 24 in', '60 cm / 24 in'],
    ['60 cm = 24 in', '60 cm = 24 in'],
    ['24 in / 60 cm', '24 in / 60 cm'],
    ['24 in (60 cm)', '24 in (60 cm)'],
    ['20 × 28″ (50 × 70 cm)', '20 × 28″ (50 × 70 cm)'],
    ['M-30 cm', 'M-30 cm'],
  ])('turn %s into %s', (text, expected) => {
    expect(withInches(text, LOCALES.en)).toBe(expected);
  });

  it('are found in linear time', () => {
    const started = performance.now();
    const text = '1x'.repeat(100_000) + '1 x '.repeat(50_000);
    expect(withInches(text, LOCALES.en)).toBe(text);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('have their German name and comma in German', () => {
    expect(withInches('4 × 30 cm', LOCALES.de)).toBe(
      '1,6 × 12 Zoll (4 × 30 cm)',
    );
    expect(withInches('1.000 cm', LOCALES.de)).toBe('394 Zoll (1.000 cm)');
  });
});

it('stand alone in a short text', () => {
  const text = 'only 70 × 100 cm';
  expect(withInches(text, LOCALES.en, {isShort: true})).toBe('only 28 × 39 in');
});

it('a measure stays on one line, and its centimetres may be on the next', () => {
  expect(unbrokenMeasures('20 × 28 in (50 × 70 cm)')).toBe(
    '20\u00A0×\u00A028\u00A0in (50\u00A0×\u00A070\u00A0cm)',
  );
  expect(unbrokenMeasures('6.8 lb (3.1 kg), 4 W at most')).toBe(
    '6.8\u00A0lb (3.1\u00A0kg), 4\u00A0W at most',
  );
  expect(unbrokenMeasures('56–76 cm')).toBe('56–\u206076\u00A0cm');
});

it('the sides of what has two or three are numbers, in linear time', () => {
  expect(sidesOf('Size: 50 × 70 × 2,4 cm', LOCALES.de)).toEqual([50, 70, 2.4]);
  expect(sidesOf('20 × 28 in (50 x 70 cm)', LOCALES.en)).toEqual([50, 70]);
  expect(sidesOf('1.200 × 800 cm', LOCALES.de)).toEqual([1200, 800]);
  for (const none of ['USB-C, 2 m', '180 cm', '20 × 28 in', '2 × 3 × 4 × 5 cm'])
    expect(sidesOf(none, LOCALES.en)).toBeNull();
  const started = performance.now();
  expect(sidesOf('1x'.repeat(100_000), LOCALES.en)).toBeNull();
  expect(sidesOf('1 x '.repeat(100_000), LOCALES.en)).toBeNull();
  expect(performance.now() - started).toBeLessThan(1000);
});

it('a length has the unit of the market', () => {
  const [us, eu] = [{hasUsUnits: true}, {hasUsUnits: false}];
  expect(formatLength(2.4, eu, LOCALES.de)).toMatch(/^2,4\scm$/);
  expect(formatLength(2.4, us, LOCALES.en)).toMatch(/^0.9\sin$/);
  expect(formatLength(70, us, LOCALES.en)).toMatch(/^28\sin$/);
});
