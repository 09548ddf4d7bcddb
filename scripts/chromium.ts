import {existsSync} from 'node:fs';
import {installPackages} from './debian-packages';

/** Chromium without windows: the tests take a third less of the processor's time with it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Usual paths on Linux and macOS. */
const USUAL_PLACES = [
  HEADLESS_SHELL,
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
 * The Chromium of `CHROMIUM_PATH`, else the headless shell, which is installed where this process
 * may, else any other.
 * @throws with what to do when there is none.
 */
export function ensureChromium(): string {
  const present = findChromium();
  if (present && (process.env.CHROMIUM_PATH || present === HEADLESS_SHELL)) {
    return present;
  }
  try {
    // DejaVu is for letters that our fonts lack.
    installPackages('chromium-headless-shell', 'fonts-dejavu-core');
  } catch (error) {
    // Such as without a network.
    console.warn(error instanceof Error ? error.message : error);
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need a Chromium. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to it.',
  );
}
