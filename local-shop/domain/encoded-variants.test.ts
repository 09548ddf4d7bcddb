import {decodeEncodedVariant} from '@shopify/hydrogen-react';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {encodeVariants} from './encoded-variants';

const sorted = (combinations: number[][]) =>
  combinations.map((combination) => combination.join()).sort();

describe('encodeVariants', () => {
  it('writes nothing for a product without such variants', () => {
    expect(decodeEncodedVariant(encodeVariants([]))).toEqual([]);
  });

  it('is read back in full by Hydrogen for any set of combinations', () => {
    const combinations = fc.integer({min: 1, max: 3}).chain((depth) =>
      fc.uniqueArray(
        fc.array(fc.integer({min: 0, max: 12}), {
          minLength: depth,
          maxLength: depth,
        }),
        {minLength: 1, maxLength: 60, selector: (value) => value.join()},
      ),
    );
    fc.assert(
      fc.property(combinations, (set) => {
        const decoded = decodeEncodedVariant(encodeVariants(set));
        expect(sorted(decoded)).toEqual(sorted(set));
      }),
    );
  });
});
