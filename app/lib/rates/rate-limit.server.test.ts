import {describe, expect, it} from 'vitest';
import {clientKeyOf} from '~/lib/http/client-key';
import {addressKey, limitedLogin, RateLimit} from './rate-limit.server';

function requestOf(address: string): Request {
  const headers = {'oxygen-buyer-ip': address};
  return new Request('https://shop.example', {headers});
}

describe('RateLimit', () => {
  it('allows each client its number of tries, then says how long to wait (E1.15)', () => {
    const limit = new RateLimit({max: 2, windowMs: 10_000});
    expect(limit.take('a', 1, 0)).toBeNull();
    expect(limit.take('a', 1, 4000)).toBeNull();
    expect(limit.take('a', 1, 4500)).toBe(6);
    expect(limit.take('b', 1, 4500)).toBeNull();
    expect(limit.take('a', 1, 10_000)).toBeNull();
  });

  it('takes back tries, and starts anew after a success (E1.26)', () => {
    const limit = new RateLimit({max: 2, windowMs: 10_000});
    limit.take('a', 2, 0);
    limit.giveBack('a', 1);
    expect(limit.take('a', 1, 1)).toBeNull();
    limit.forget('a');
    expect(limit.take('a', 2, 2)).toBeNull();
  });

  it('stores a bounded number of clients (E1.24)', () => {
    const limit = new RateLimit({max: 1, windowMs: 10_000});
    for (let number = 0; number <= 10_000; number += 1) {
      limit.take(`${number}`, 1, 0);
    }
    expect(limit.take('0', 1, 1)).toBeNull();
    expect(limit.take('10000', 1, 1)).toBe(10);
  });
});

describe('addressKey', () => {
  it.each([
    ['capitals and spaces', ' A@EXAMPLE.com '],
    ['a control character', 'a@example.com\0'],
    ['what nobody sees', 'a\u200B@example.com'],
    ['wide letters', 'ａ@example.com'],
  ])('is the same however an address was typed: %s (E2.20)', (_, typed) => {
    expect(addressKey('192.0.2.1', typed)).toBe(
      addressKey('192.0.2.1', 'a@example.com'),
    );
  });
});

describe('a client', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:DB8::1:ffff:0:0:9', '2001:db8:0:1::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
  ])('with the address %s is %s (E2.20)', (address, clientKey) => {
    expect(clientKeyOf(requestOf(address))).toBe(clientKey);
  });
});

describe('passwords can be tried', () => {
  const tryAs = (address: string, email: string, isCorrect = false) =>
    limitedLogin(clientKeyOf(requestOf(address)), email, () =>
      Promise.resolve(isCorrect),
    ).then(
      () => 'tried',
      () => 'refused',
    );

  it('20 times for an account, by any client (E2.20)', async () => {
    for (let number = 1; number <= 20; number += 1) {
      expect(await tryAs(`198.51.100.${number}`, 'b@example.com')).toBe(
        'tried',
      );
    }
    expect(await tryAs('198.51.100.99', 'b@example.com')).toBe('refused');
    expect(await tryAs('198.51.100.99', 'c@example.com')).toBe('tried');
  });

  it('30 times by a client, whatever the account and the address in their network (E2.20)', async () => {
    const network = '2001:db8:5:6';
    for (let count = 1; count <= 30; count += 1) {
      const email = `d${count}@example.com`;
      expect(await tryAs(`${network}::${count}`, email)).toBe('tried');
    }
    expect(await tryAs(`${network}:7::1`, 'e@example.com')).toBe('refused');
    expect(await tryAs('2001:db8:5:7::1', 'e@example.com')).toBe('tried');
  });

  it('without limit when they are right', async () => {
    for (let count = 1; count <= 40; count += 1) {
      expect(await tryAs('203.0.113.5', 'f@example.com', true)).toBe('tried');
    }
  });
});
