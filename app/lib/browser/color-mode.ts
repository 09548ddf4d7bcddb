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

/** The mode of the innermost `handle: {colorMode: 'dark'}`; takes handles outermost first. */
export function forcedColorMode(
  handles: readonly unknown[],
): ForcedColorMode | null {
  for (const handle of handles.toReversed()) {
    if (typeof handle !== 'object' || handle === null) continue;
    const mode = parseColorMode((handle as {colorMode?: unknown}).colorMode);
    if (mode !== 'system') return mode;
  }
  return null;
}

/**
 * Inline script that sets the mode before the first paint, and for styles `data-js` and, at the
 * page's `load` event, `data-loaded`.
 */
export const COLOR_MODE_SCRIPT = `(()=>{let m;try{m=localStorage.getItem('${COLOR_MODE_KEY}')}catch{}
const d=document.documentElement.dataset;d.js='';addEventListener('load',()=>{d.loaded=''});
m=m==='light'||m==='dark'?m:'system';d.colorMode=m;
const t=d.forcedTheme||(m==='system'?'':m);if(t)d.theme=t})()`;
