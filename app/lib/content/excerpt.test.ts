import {describe, expect, it} from 'vitest';
import {excerpt} from './excerpt';

describe('an excerpt', () => {
  it('surrounds the first hit of a long one and cuts between words', () => {
    const text = `${'before '.repeat(50)}needle ${'after '.repeat(50)}`.trim();
    const shown = excerpt(text, new Set(['needle']));
    expect(shown).toMatch(/^… (?:before )+needle (?:after )+…$/);
    expect(shown.length).toBeLessThan(200);
  });

  it('is the beginning when only the heading was hit', () => {
    expect(excerpt('word '.repeat(100).trim(), new Set())).toMatch(
      /^word .*word …$/,
    );
  });
});
