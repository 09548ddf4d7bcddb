import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {destinationsOf} from '~/lib/consent/item-scripts.server';
import {envWith} from '../../../tests/support/env';
import {applyConsent, blockSending} from './consent-scripts';

const SCRIPTS = [
  {
    id: 'analytics' as const,
    src: 'https://statistics.example/script.js',
    attributes: {'data-site': 'site"token'},
    sendsTo: [],
  },
];
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
  it('loads a script once, with its attributes', () => {
    applyConsent(['analytics'], SCRIPTS);
    applyConsent(['analytics'], SCRIPTS);
    const [script, ...others] = scripts();
    expect(others).toEqual([]);
    expect(script?.src).toBe('https://statistics.example/script.js');
    expect(script?.dataset.site).toBe('site"token');
  });

  it('removes the script and its cookies on every path, and no other cookie (E3.10)', () => {
    applyConsent(['analytics'], SCRIPTS);
    document.cookie = '_shopify_y=1; Path=/';
    document.cookie = '_shopify_y=2; Path=/en';
    document.cookie = '_shopify_s=3; Path=/en/products/';
    document.cookie = 'i18n_redirected=en; Path=/';
    applyConsent([], SCRIPTS);
    expect(scripts()).toEqual([]);
    expect(document.cookie).toBe('i18n_redirected=en');
  });
});

it.each([
  ['what was withdrawn', [], "connect-src 'self'"],
  [
    'nothing that is still allowed',
    ['analytics'],
    "connect-src 'self' https://statistics.example",
  ],
] as const)('blockSending blocks %s', (_, enabled, policy) => {
  const destinations = {
    ...destinationsOf(envWith(), false),
    analytics: ['https://statistics.example'],
  };
  blockSending({ownSources: ["'self'"], destinations}, enabled);
  expect(document.querySelector('meta')?.content).toBe(policy);
});
