import {describe, expect, it} from 'vitest';
import {ExternalUrlError, externalUrl, merchantUrl} from './external-url';

describe('externalUrl', () => {
  it.each([
    'mailto:hallo@example.com',
    'tel:+4912345678',
    'https://aviationweather.gov/data/api/',
    'http://www.gesetze-im-internet.de/bgb/__356a.html',
  ])('accepts %s', (address) => {
    expect(externalUrl(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://aviationweather.gov/',
    '/contact',
    '//aviationweather.gov',
    '',
    'https://evil.example/',
    'https://aviationweather.gov.evil.example/',
    'https://evil.example\\@aviationweather.gov/',
    'https://aviationweather.gov@evil.example/',
    'https://user:secret@aviationweather.gov/',
    'https://aviationweather.gov:8443/',
  ])('refuses %j (E3.8)', (address) => {
    expect(() => externalUrl(address)).toThrow(ExternalUrlError);
  });

  it('accepts a host that the caller allows (E3.8)', () => {
    const address = 'https://checkout.example/c/1';
    expect(externalUrl(address, ['checkout.example'])).toBe(address);
    expect(() => externalUrl(address, ['other.example'])).toThrow(
      ExternalUrlError,
    );
  });
});

describe('merchantUrl', () => {
  it.each([
    ['https://instagram.com/shop', 'https://instagram.com/shop'],
    ['http://old.example/a?b#c', 'https://old.example/a?b#c'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['tel:+49301', 'tel:+49301'],
    ['https://user:secret@bank.example/', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['ftp://files.example/', null],
    ['//bank.example', null],
  ])('makes of %j %j', (address, target) => {
    expect(merchantUrl(address)).toBe(target);
  });
});
