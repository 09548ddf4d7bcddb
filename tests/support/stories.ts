import {test} from './test';
import {onPhoneOnce, type Tongue} from './texts';

/** Declares the browser tests of one language twice: with JavaScript and without. */
export function withAndWithoutJavaScript(
  {code}: Tongue,
  declare: (javaScriptEnabled: boolean) => void,
): void {
  for (const javaScriptEnabled of [true, false]) {
    const title = `${code}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;
    test.describe(title, onPhoneOnce(code), () => {
      test.use({locale: code, javaScriptEnabled});
      declare(javaScriptEnabled);
    });
  }
}

/** Declares the browser tests of one language twice: in light and in dark colours. */
export function inBothColorModes({code}: Tongue, declare: () => void): void {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${code}, ${colorScheme}`, onPhoneOnce(code), () => {
      test.use({locale: code, colorScheme});
      declare();
    });
  }
}
