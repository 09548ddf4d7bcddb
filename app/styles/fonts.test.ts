import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import de from '~/locales/de.json';
import en from '~/locales/en.json';

const FACES = readFileSync('app/styles/fonts.css', 'utf8');

/** Whether the ranges of a face contain a character. */
function rangesOf(file: string): (character: string) => boolean {
  const [, list = ''] =
    new RegExp(`${file}[^}]*unicode-range:([^;]+);`).exec(FACES) ?? [];
  const ranges = [...list.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)],
  );
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from = 0, to = 0]) => from <= code && code <= to);
  };
}

it.each(['400', '700'])(
  'the words of the storefront need one font file of weight %s',
  (weight) => {
    const isCommon = rangesOf(`b612-${weight}`);
    const isRare = rangesOf(`b612-more-${weight}`);
    const letters = new Set(JSON.stringify([de, en]));
    const rare = [...letters].filter((x) => isRare(x) && !isCommon(x));
    expect(isCommon('ß') && isRare('é')).toBe(true);
    expect(rare).toEqual([]);
  },
);
