import {describe, expect, it} from 'vitest';
import de from '~/locales/de.json';
import en from '~/locales/en.json';

function textsOf(section: object): unknown[] {
  return Object.values(section).flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? textsOf(entry)
      : [entry],
  );
}

describe('texts of the landing pages', () => {
  it.each([
    ['de', de],
    ['en', en],
  ])('are plain in %s', (_code, {landing}) => {
    for (const text of textsOf(landing))
      expect(text).toEqual(expect.any(String));
  });
});
