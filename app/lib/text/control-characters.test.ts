import {describe, expect, it} from 'vitest';
import {cleanText} from './control-characters';

const LONGEST = 200;

describe('cleanText', () => {
  it('is never longer than the limit and never half a character', () => {
    expect(cleanText('x'.repeat(10_000), LONGEST)).toHaveLength(LONGEST);
    expect(cleanText(`${'x'.repeat(LONGEST - 1)}✈️🛩`, LONGEST)).toBe(
      'x'.repeat(LONGEST - 1),
    );
    expect(cleanText(`${'x'.repeat(LONGEST - 1)}🛩`, LONGEST)).toBe(
      'x'.repeat(LONGEST - 1),
    );
  });

  it('drops control characters and direction overrides, keeps scripts', () => {
    expect(cleanText('a\u0000b\u202ec\nd', LONGEST)).toBe('a b c d');
    expect(cleanText('خريطة جوية', LONGEST)).toBe('خريطة جوية');
    expect(cleanText('👩‍✈️', LONGEST)).toBe('👩‍✈️');
  });
});
