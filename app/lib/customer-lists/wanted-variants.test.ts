import {describe, expect, it} from 'vitest';
import {
  MOST_WANTED,
  packVariants,
  unpackVariants,
  withoutVariant,
  withVariant,
} from './wanted-variants';

describe('variants that somebody waits for', () => {
  it('stand once, the newest first', () => {
    expect(withVariant(['1', '2'], '2')).toEqual(['2', '1']);
    expect(withVariant(['1'], '3')).toEqual(['3', '1']);
  });

  it('lose the oldest when there are too many', () => {
    const full = Array.from(
      {length: MOST_WANTED},
      (_, index) => `${index + 1}`,
    );
    const list = withVariant(full, '99');
    expect(list).toHaveLength(MOST_WANTED);
    expect(list[0]).toBe('99');
    expect(list).not.toContain(`${MOST_WANTED}`);
  });

  it('can be taken off', () => {
    expect(withoutVariant(['1', '2'], '1')).toEqual(['2']);
  });

  it('come back from the session as they went in, beyond 2^53 too', () => {
    const list = ['18446744073709551615', '42'];
    expect(unpackVariants(packVariants(list))).toEqual(list);
  });

  it.each([undefined, 7, '', '0.-1.abc.1e3', `1${'0'.repeat(20)}`])(
    'are none in %s',
    (packed) => {
      expect(unpackVariants(packed)).toEqual([]);
    },
  );
});
