import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {brandColors} from './brand-colors';

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
  expect(theme).toContain('--color-raised: light-dark(#fdfbf4, #121b31)');
});
