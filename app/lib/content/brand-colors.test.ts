import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {brandColors, contrast, rgbOf} from './brand-colors';

it('a colour that can be read on our grounds stays as it is', () => {
  expect(brandColors('#17478C')?.light.accent).toBe('#17478c');
  expect(brandColors('#f2c46d')?.dark.accent).toBe('#f2c46d');
});

it.each(['#ffe100', '#ff5500', '#808080', '#000000', '#ffffff', '#0af'])(
  'the colour %s becomes one that can be read in both modes, or is ignored',
  (hex) => {
    const colors = brandColors(hex);
    if (hex.length < 7) {
      expect(colors).toBeNull();
      return;
    }
    expect(colors?.light.accent).not.toBe('#ffe100');
    for (const {accent, strong, on} of Object.values(colors ?? {})) {
      for (const color of [accent, strong, on]) {
        expect(color).toMatch(/^#[\da-f]{6}$/);
      }
    }
  },
);

it.each([null, undefined, '', 'red', '#12345', 'url(x)', '#12345g'])(
  'no colour is read from %j',
  (hex) => {
    expect(brandColors(hex)).toBeNull();
  },
);

it('the grounds are those of the theme', () => {
  const theme = readFileSync('app/styles/theme.css', 'utf8');
  expect(theme).toContain('--color-sunken: light-dark(#eae6d8,');
  expect(theme).toContain('--color-raised: light-dark(#fdfbf4, #18233d)');
});

/** Per colour mode, the grounds of pages, as `theme.css` has them. */
const GROUNDS = {
  light: ['#eae6d8', '#fdfbf4'],
  dark: ['#0a1020', '#18233d'],
} as const;

const ratio = (one: string, other: string) => {
  const [first, second] = [rgbOf(one), rgbOf(other)];
  return first && second ? contrast(first, second) : 0;
};

const colour = fc
  .integer({min: 0, max: 0xffffff})
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('any colour can be read on every ground, below the pointer and under our text, and stays if it could', () => {
  fc.assert(
    fc.property(colour, fc.constantFrom('light', 'dark'), (hex, mode) => {
      const colors = brandColors(hex)?.[mode];
      if (!colors) throw new Error('No colours.');
      const {accent, strong, on} = colors;
      for (const ground of GROUNDS[mode]) {
        expect(ratio(accent, ground)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(strong, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(ratio(on, accent)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(on, strong)).toBeGreaterThanOrEqual(4.5);
      const couldBeRead = GROUNDS[mode].every(
        (ground) => ratio(hex, ground) >= 4.5,
      );
      if (couldBeRead) expect(accent).toBe(hex);
    }),
    {numRuns: 400},
  );
});
