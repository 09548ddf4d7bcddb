import {IS_FULL_MATRIX} from './matrix';
import {test} from './test';
import {onPhoneOnce, type Tongue} from './texts';

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
