import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {applyConsent} from '~/lib/analytics/consent-scripts';
import {handOverVisitSource, visitSource} from './visit-source';

const LANDING =
  'https://www.shop.example/en?utm_source=mail&gclid=a%26b&variant=42&utm_x=1';

/** Where a click leads; jsdom does not navigate. */
let followed: string;

beforeEach(() => {
  followed = '';
  document.body.innerHTML =
    '<a data-checkout href="/cart/41:1"><b>Buy</b></a><a href="/faq">FAQ</a>';
  window.addEventListener('click', follow);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  window.removeEventListener('click', follow);
  sessionStorage.clear();
});

function follow(event: Event) {
  event.preventDefault();
  const link = (event.target as Element).closest('a');
  followed = link?.getAttribute('href') ?? '';
}

const click = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click();
  return followed;
};

describe('visitSource', () => {
  it('takes only the first value of each known parameter', () => {
    const search =
      '?utm_source=a&utm_source=b&utm_evil=1&__proto__=1&q=karte&msclkid=&fbclid=c';
    expect(visitSource(search).toString()).toBe('utm_source=a&fbclid=c');
  });

  it('leaves out what is longer than a click id', () => {
    const search = `?utm_term=${'a'.repeat(501)}&utm_campaign=${'%F0%9F%97%BA'.repeat(42)}&gclid=${'a'.repeat(500)}`;
    expect([...visitSource(search).keys()]).toEqual(['gclid']);
  });
});

describe('handOverVisitSource', () => {
  it('adds the source to the link to the checkout, only during the click', () => {
    handOverVisitSource(LANDING);
    handOverVisitSource('https://www.shop.example/en/faq');
    expect(new URL(click('b')).search).toBe('?utm_source=mail&gclid=a%26b');
    // A double click, before the link is as it was.
    expect(new URL(click('b')).search).toBe('?utm_source=mail&gclid=a%26b');
    vi.runAllTimers();
    const link = document.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/cart/41:1');
    expect(click('a[href="/faq"]')).toBe('/faq');
  });

  it('takes the source of a later visit instead', () => {
    handOverVisitSource(LANDING);
    handOverVisitSource('https://www.shop.example/?fbclid=c');
    expect(new URL(click('b')).search).toBe('?fbclid=c');
  });

  it('adds nothing after a withdrawal', () => {
    handOverVisitSource(LANDING);
    applyConsent([], []);
    expect(sessionStorage).toHaveLength(0);
    expect(new URL(click('b'), LANDING).search).toBe('');
  });

  it('works without session storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    handOverVisitSource(LANDING);
    vi.restoreAllMocks();
    expect(new URL(click('b'), LANDING).search).toBe('');
  });
});
