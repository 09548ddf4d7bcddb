import {existsSync} from 'node:fs';
import {installPackages} from './debian-packages';

/**
 * Usual paths on Linux and macOS. The headless shell takes about a quarter less time for a page.
 */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium: `CHROMIUM_PATH`, else a usual place; `null` when there is none. */
export function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : null;
  return USUAL_PLACES.find((path) => existsSync(path)) ?? null;
}

/**
 * Finds a Chromium, or installs Debian's package where this process may.
 * @throws with what to do when there is none and none can be installed.
 */
export function ensureChromium(): string {
  const present = findChromium();
  if (present) return present;
  // DejaVu is for letters that our fonts lack.
  if (installPackages('chromium-headless-shell', 'fonts-dejavu-core')) {
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need a Chromium. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to it.',
  );
}
