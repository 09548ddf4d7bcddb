import {describe, expect, it} from 'vitest';
import {addressKey, RateLimit} from './rate-limit.server';

describe('RateLimit', () => {
  it('lets as many through as it says, and tells how long to wait', () => {
    const limit = new RateLimit(2, 10_000);
    expect(limit.take('a', 0)).toBeNull();
    expect(limit.take('a', 4000)).toBeNull();
    expect(limit.take('a', 4500)).toBe(6);
    expect(limit.take('a', 10_000)).toBeNull();
  });

  it('counts each buyer alone', () => {
    const limit = new RateLimit(1, 10_000);
    limit.take('a', 0);
    expect(limit.take('a', 1)).toBe(10);
    expect(limit.take('b', 1)).toBeNull();
  });

  it('starts anew after a success', () => {
    const limit = new RateLimit(1, 10_000);
    limit.take('a', 0);
    limit.forget('a');
    expect(limit.take('a', 1)).toBeNull();
  });

  it('remembers a bounded number of buyers', () => {
    const limit = new RateLimit(1, 10_000);
    for (let buyer = 0; buyer <= 10_000; buyer += 1) limit.take(`${buyer}`, 0);
    expect(limit.take('0', 1)).toBeNull();
    expect(limit.take('10000', 1)).toBe(10);
  });
});

describe('addressKey', () => {
  it('does not care how an address was typed', () => {
    const request = new Request('https://shop.example', {
      headers: {'oxygen-buyer-ip': '192.0.2.1'},
    });
    expect(addressKey(request, ' A@example.com')).toBe(
      addressKey(request, 'a@EXAMPLE.com '),
    );
  });
});
