import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {cutText} from './cut-text';

/** Half of a character that takes two UTF-16 units. */
const HALF = /\p{Cs}/u;

describe('cutText', () => {
  it('keeps a text that is short enough', () => {
    expect(cutText('Karte 🗺️', 9)).toBe('Karte 🗺️');
  });

  it.each([
    ['an emoji', '🗺'],
    ['an emoji with its variation', '🗺️'],
    ['a family', '👨‍👩‍👧'],
    ['a flag', '🇩🇪'],
    ['a letter with a combining mark', 'u\u0308'],
  ])('does not cut %s in two', (_, character) => {
    for (let longest = 2; longest < 2 + character.length; longest += 1) {
      expect(cutText(`ab${character}c`, longest)).toBe('ab');
    }
    const whole = `ab${character}`;
    expect(cutText(`${whole}cd`, whole.length)).toBe(whole);
  });

  it('cuts a character without end between its parts', () => {
    const endless = `a${'\u0301'.repeat(500)}`;
    expect(cutText(endless, 200)).toHaveLength(200);
    expect(cutText('👩\u200d'.repeat(100), 100)).not.toMatch(HALF);
  });

  it('makes no text longer or ill-formed', () => {
    fc.assert(
      fc.property(
        fc.string({unit: 'grapheme'}),
        fc.nat(30),
        (text, longest) => {
          const cut = cutText(text, longest);
          expect(cut.length).toBeLessThanOrEqual(longest);
          expect(text.startsWith(cut)).toBe(true);
          expect(cut).not.toMatch(HALF);
        },
      ),
    );
  });
});
