import {existsSync} from 'node:fs';
import {installPackages} from './debian-packages';

/** Firefox ESR, which speaks WebDriver BiDi without a driver. */
export const FIREFOX = '/usr/bin/firefox-esr';

/** The driver of WebKitGTK, which starts WebKit's MiniBrowser. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** A display that nobody sees: WebKitGTK has no mode without one. */
export const XVFB = '/usr/bin/Xvfb';

/** The package of each file. */
const PACKAGES = {
  [FIREFOX]: 'firefox-esr',
  [WEBKIT_DRIVER]: 'webkit2gtk-driver',
  [XVFB]: 'xvfb',
};

/**
 * Finds Firefox and WebKitGTK, or installs Debian's packages where this process may.
 * @throws with what to do when one is missing and cannot be installed.
 */
export function ensureOtherBrowsers(): void {
  const missing = () =>
    Object.entries(PACKAGES)
      .filter(([path]) => !existsSync(path))
      .map(([, name]) => name);
  if (missing().length > 0) installPackages(...missing());
  if (missing().length === 0) return;
  throw new Error(
    `The tests in Firefox and WebKitGTK need Debian's packages. As root: apt-get install ${missing().join(' ')}`,
  );
}
