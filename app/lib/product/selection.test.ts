import {describe, expect, it} from 'vitest';
import {includesSelection, selectionFromSearch} from './selection';

const OPTIONS = [
  {name: 'Größe', optionValues: [{name: '50 × 70 cm'}, {name: '70 × 100 cm'}]},
  {name: 'Rahmen', optionValues: [{name: 'Eiche'}, {name: 'Weiß'}]},
];

function select(search: string) {
  return selectionFromSearch(new URLSearchParams(search), OPTIONS);
}

describe('selectionFromSearch', () => {
  it('reads option values in the product’s order', () => {
    expect(select('Rahmen=Wei%C3%9F&Gr%C3%B6%C3%9Fe=50+%C3%97+70+cm')).toEqual([
      {name: 'Größe', value: '50 × 70 cm'},
      {name: 'Rahmen', value: 'Weiß'},
    ]);
  });

  it('ignores parameters that are no option of the product', () => {
    expect(
      select('utm_source=x&variant=1&_data=y&index&__proto__=z&Rahmen=Eiche'),
    ).toEqual([{name: 'Rahmen', value: 'Eiche'}]);
  });

  it('ignores values that the option does not have', () => {
    expect(select(`Rahmen=${'x'.repeat(10_000)}`)).toEqual([]);
  });

  it('takes the first of several values', () => {
    expect(select('Rahmen=Eiche&Rahmen=Wei%C3%9F')).toEqual([
      {name: 'Rahmen', value: 'Eiche'},
    ]);
  });

  it('does not read an endless query', () => {
    const noise = Array.from({length: 60}, (_, index) => `n${index}=1`);
    expect(select([...noise, 'Rahmen=Eiche'].join('&'))).toEqual([]);
  });
});

describe('includesSelection', () => {
  const variant = [
    {name: 'Größe', value: '50 × 70 cm'},
    {name: 'Rahmen', value: 'Eiche'},
  ];

  it('accepts a part of the variant’s options', () => {
    expect(includesSelection(variant, [])).toBe(true);
    expect(includesSelection(variant, [{name: 'Rahmen', value: 'Eiche'}])).toBe(
      true,
    );
  });

  it('refuses a different value', () => {
    expect(includesSelection(variant, [{name: 'Rahmen', value: 'Weiß'}])).toBe(
      false,
    );
  });
});
