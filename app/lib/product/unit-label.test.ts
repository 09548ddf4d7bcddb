import {describe, expect, it} from 'vitest';
import {unitLabel} from './unit-label';

describe('unitLabel', () => {
  it('names an amount', () => {
    expect(unitLabel(100, 'ML')).toBe('100 ml');
  });

  it('leaves a single one unnumbered', () => {
    expect(unitLabel(1, 'M2')).toBe('m²');
  });

  it('survives a unit that the provider adds later', () => {
    expect(unitLabel(2, 'ITEM')).toBe('2 item');
  });
});
