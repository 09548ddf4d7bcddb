// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {applyConsent, blockSending} from './consent-scripts';

const SETTINGS = {
  beaconToken: 'site"token',
  withdrawnPolicy: "connect-src 'self'",
};
const scripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[data-consent-id]'),
];

beforeEach(() => {
  window.history.pushState(null, '', '/en/products/x');
});
afterEach(() => {
  document.head.innerHTML = '';
});

describe('applyConsent', () => {
  it('loads the beacon once, with its token', () => {
    applyConsent(['analytics'], SETTINGS);
    applyConsent(['analytics'], SETTINGS);
    const [script, ...others] = scripts();
    expect(others).toEqual([]);
    expect(script?.src).toMatch(/^https:\/\/.+\/beacon\.min\.js$/);
    expect(JSON.parse(script?.dataset.cfBeacon ?? '')).toEqual({
      token: 'site"token',
    });
  });

  it.each([
    ['there is no token', {...SETTINGS, beaconToken: null}],
    ['nothing is measured', null],
  ])('loads nothing where %s', (_, settings) => {
    applyConsent(['analytics'], settings);
    expect(scripts()).toEqual([]);
  });

  it('removes the script and its cookies on every path, and no other cookie', () => {
    applyConsent(['analytics'], SETTINGS);
    document.cookie = '_shopify_y=1; Path=/';
    document.cookie = '_shopify_y=2; Path=/en';
    document.cookie = '_shopify_s=3; Path=/en/products/';
    document.cookie = 'i18n_redirected=en; Path=/';
    applyConsent([], SETTINGS);
    expect(scripts()).toEqual([]);
    expect(document.cookie).toBe('i18n_redirected=en');
  });

  it('leaves the cookies of what is enabled', () => {
    document.cookie = '_shopify_y=1; Path=/';
    applyConsent(['analytics'], SETTINGS);
    expect(document.cookie).toContain('_shopify_y=1');
    applyConsent([], null);
  });
});

it('blockSending adds a policy to the document', () => {
  blockSending(SETTINGS);
  expect(document.querySelector('meta')?.content).toBe("connect-src 'self'");
});
