import {getProperty} from '~/lib/text/get-property';

/** `system` follows the device. */
export type ColorMode = 'system' | 'light' | 'dark';

export type ForcedColorMode = Exclude<ColorMode, 'system'>;

export const COLOR_MODE_KEY = 'color-mode';

/**
 * The toggle's next mode: from `system` to the opposite of the device's, so that the first
 * click is visible, then to the device's, then `system`.
 */
export function nextColorMode(
  mode: ColorMode,
  ofSystem: ForcedColorMode,
): ColorMode {
  if (mode === ofSystem) return 'system';
  if (mode !== 'system') return ofSystem;
  return ofSystem === 'light' ? 'dark' : 'light';
}

/** Parses a stored mode; unknown values give `system`. */
export function parseColorMode(value: unknown): ColorMode {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The mode that the data of the innermost route forces (`colorMode`); takes outermost first. */
export function forcedColorMode(
  data: readonly unknown[],
): ForcedColorMode | null {
  const modes = data.map((each) =>
    parseForcedColorMode(getProperty(each, 'colorMode')),
  );
  return modes.findLast((mode) => mode !== null) ?? null;
}

/** Parses the mode of a page; `null` where the visitor's applies. */
export function parseForcedColorMode(value: unknown): ForcedColorMode | null {
  const mode = parseColorMode(value);
  return mode === 'system' ? null : mode;
}

/**
 * Inline script that sets the mode before the first paint, and for styles `data-js`, `data-top`
 * where the page is shown from its top (Remix gives each entry that it may return to a state), and, at
 * the page's `load` event, `data-loaded`.
 */
export const COLOR_MODE_SCRIPT = `(()=>{let m;try{m=localStorage.getItem('${COLOR_MODE_KEY}')}catch{}
const d=document.documentElement.dataset;d.js='';addEventListener('load',()=>{d.loaded=''});
history.state||location.hash||(d.top='');
if(m!=='light'&&m!=='dark')m='';
d.colorMode=m||'system';m=d.forcedTheme||m;if(m)d.theme=m})()`;
