import {COLOR_MODES, DESKTOP_SUFFICES, IS_FULL_MATRIX} from './matrix';
import {test} from './test';
import {alternately, onPhoneOnce, type Tongue} from './texts';

/**
 * Declares the browser tests of one language with JavaScript and without. German
 * visitors have it, on a phone, English ones on the desktop do not; the full matrix has
 * each of them with and without, and German ones at both widths.
 */
export function withAndWithoutJavaScript(
  {code}: Tongue,
  declare: (javaScriptEnabled: boolean) => void,
): void {
  const states = IS_FULL_MATRIX ? [true, false] : [code === 'de'];
  for (const javaScriptEnabled of states) {
    const state = javaScriptEnabled ? 'on' : 'off';
    test.describe(`${code}, JavaScript ${state}`, onPhoneOnce(code), () => {
      test.use({locale: code, javaScriptEnabled});
      declare(javaScriptEnabled);
    });
  }
}

/**
 * Declares browser tests that ask axe, in light colours, for one language: the dark
 * ones are looked at on the same page (`expectNoViolations`). The full matrix has
 * both languages, in both colour modes.
 */
export function inBothColorModes(tongue: Tongue, declare: () => void): void {
  const {code} = tongue;
  if (!alternately().includes(tongue)) return;
  const width = code === 'en' ? '@desktop' : DESKTOP_SUFFICES;
  for (const colorScheme of COLOR_MODES) {
    test.describe(`${code}, ${colorScheme} ${width}`, () => {
      test.use({locale: code, colorScheme});
      // Several pages, each looked at twice.
      test.describe.configure({timeout: 240_000});
      declare();
    });
  }
}
