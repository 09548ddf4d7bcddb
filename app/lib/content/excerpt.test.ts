import {describe, expect, it} from 'vitest';
import {excerpt, marked} from './excerpt';

const textOf = (segments: readonly {text: string}[]) =>
  segments.map(({text}) => text).join('');

describe('an excerpt', () => {
  it('is the whole of a short text', () => {
    expect(excerpt('A short text.', new Set(['short']))).toEqual([
      {text: 'A ', isHit: false},
      {text: 'short', isHit: true},
      {text: ' text.', isHit: false},
    ]);
  });

  it('surrounds the first hit of a long one and cuts between words', () => {
    const text = `${'before '.repeat(50)}needle ${'after '.repeat(50)}`.trim();
    const shown = textOf(excerpt(text, new Set(['needle'])));
    expect(shown).toMatch(/^… (?:before )+needle (?:after )+…$/);
    expect(shown.length).toBeLessThan(200);
  });

  it('is the beginning when only the heading was hit', () => {
    expect(textOf(excerpt('word '.repeat(100).trim(), new Set()))).toMatch(
      /^word .*word …$/,
    );
  });

  it('never cuts what cannot be cut into an empty text', () => {
    expect(textOf(excerpt('x'.repeat(500), new Set())).length).toBeGreaterThan(
      100,
    );
  });

  it('leaves mark-up as the text that it is', () => {
    expect(marked('<b>Dübel</b>', new Set(['duebel']))).toEqual([
      {text: '<b>', isHit: false},
      {text: 'Dübel', isHit: true},
      {text: '</b>', isHit: false},
    ]);
  });
});
