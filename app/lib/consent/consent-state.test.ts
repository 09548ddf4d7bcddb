import {describe, expect, it} from 'vitest';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {consentCookies, decidedIds, readConsent} from './consent-state';

describe('readConsent', () => {
  it('reads the first cookie of a name, wherever it is', () => {
    const header =
      'x_consent_given=no;  consent_enabled = session~analytics ; x; consent_given=true; consent_given=no';
    expect(readConsent(header)).toEqual({
      isDecided: true,
      enabled: ['analytics'],
    });
  });

  it('ignores ids that it does not know, even a thousand of them (E3.11)', () => {
    const many = Array.from({length: 1000}, (_, index) => `x${index % 10}`);
    const list = [...many, 'analytics'].join('~');
    expect(readConsent(`consent_given=true; consent_enabled=${list}`)).toEqual({
      isDecided: true,
      enabled: ['analytics'],
    });
  });

  it.each([
    ['no cookie', ''],
    ['only the flag', 'consent_given=true'],
    ['only the list', 'consent_enabled=analytics'],
    ['another flag', 'consent_given=yes; consent_enabled=analytics'],
    ['an empty list', 'consent_given=true; consent_enabled='],
    ['a broken list', 'consent_given=true; consent_enabled=~~analytics~'],
    ['markup', 'consent_given=true; consent_enabled=<script>'],
    ['a bad escape', 'consent_given=true; consent_enabled=%E0%A4%A'],
  ])('is undecided with %s (E3.11)', (_, cookies) => {
    expect(readConsent(cookies)).toEqual({isDecided: false, enabled: []});
  });
});

it('a selection enables what is ticked and exists, each once', () => {
  const ticked = ['analytics', 'analytics', 'x', '__proto__', 'constructor'];
  expect(decidedIds('selection', ticked)).toEqual(['analytics']);
});

it('the cookies last half a year and are separated by tildes', () => {
  const scope = cookieScope({
    PUBLIC_ENVIRONMENT: 'production',
    PUBLIC_SITE_URL: 'https://shop.example',
  });
  expect(consentCookies(['analytics'], scope)).toEqual([
    'consent_given=true; Max-Age=15552000; Path=/; Secure; SameSite=Lax',
    'consent_enabled=session~cart~language~consent~analytics; Max-Age=15552000; Path=/; Secure; SameSite=Lax',
  ]);
});

it('the cookies work in a frame of another site where previews are shown', () => {
  const scope = cookieScope({
    PUBLIC_ENVIRONMENT: 'preview',
    PUBLIC_SITE_URL: 'https://shop.example',
  });
  expect(consentCookies([], scope)[0]).toBe(
    'consent_given=true; Max-Age=15552000; Path=/; Secure; Partitioned; SameSite=None',
  );
});
