/** What a visitor may choose; `system` follows the device. */
export type ColorMode = 'system' | 'light' | 'dark';

/** What a page may force by its `handle`. */
export type ForcedColorMode = Exclude<ColorMode, 'system'>;

/** Key in local storage. */
export const COLOR_MODE_KEY = 'color-mode';

/**
 * The mode that the toggle leads to: from the system to the look that it does not have,
 * so that the first click is seen, then to the one that it has, and back to the system.
 */
export function nextColorMode(
  mode: ColorMode,
  ofSystem: ForcedColorMode,
): ColorMode {
  if (mode === ofSystem) return 'system';
  if (mode !== 'system') return ofSystem;
  return ofSystem === 'light' ? 'dark' : 'light';
}

/** A stored value as a mode; anything unknown follows the device. */
export function parseColorMode(value: unknown): ColorMode {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/**
 * The mode that the innermost route forces with `handle: {colorMode: 'dark'}`.
 *
 * @param handles of the matched routes, outermost first.
 */
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
 * Inline script for `<head>`: sets the mode before the first paint, so that no
 * page flashes in the wrong one. It reads what `forcedColorMode` wrote to
 * `data-forced-theme`, and marks the page as scripted (`data-js`), by which
 * styles hide what works with JavaScript only.
 */
export const COLOR_MODE_SCRIPT = `(()=>{let m;try{m=localStorage.getItem('${COLOR_MODE_KEY}')}catch{}
const d=document.documentElement.dataset;d.js='';
m=m==='light'||m==='dark'?m:'system';d.colorMode=m;
const t=d.forcedTheme||(m==='system'?'':m);if(t)d.theme=t})()`;
