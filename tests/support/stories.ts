import {IS_FULL_MATRIX} from './matrix';
import {test} from './test';
import {onPhoneOnce, type Tongue} from './texts';

/**
 * Declares the browser tests of one language, with JavaScript and without. By default German
 * visitors have JavaScript and a phone, English ones have a desktop and no JavaScript. The full
 * matrix has each language with and without, and German at both widths.
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
