import {describe, expect, it} from 'vitest';
import {LOCALES} from '../app/lib/i18n/locale';
import {manifestOfLocale} from './route-manifests';

const SCRIPT =
  'window.__remixManifest={"routes":{"root":{},"routes/faq":{},"en/routes/faq":{}},' +
  '"url":"/assets/manifest-1.js","version":"1"};';

describe('manifestOfLocale', () => {
  it('has the routes and the URL of one language', () => {
    expect(manifestOfLocale(SCRIPT, LOCALES.de)).toBe(
      'window.__remixManifest={"routes":{"root":{},"routes/faq":{}},' +
        '"url":"/assets/manifest-1-de.js","version":"1"};',
    );
    expect(manifestOfLocale(SCRIPT, LOCALES.en)).toBe(
      'window.__remixManifest={"routes":{"root":{},"en/routes/faq":{}},' +
        '"url":"/assets/manifest-1-en.js","version":"1"};',
    );
  });
});
