import {describe, expect, it} from 'vitest';
import {COMPLETE_ENV as complete} from '../../../tests/support/env';
import {
  EnvironmentError,
  environmentOf,
  parseEnv,
  shopOrigin,
} from './env.server';

function faultsOf(raw: Record<string, unknown>): string[] {
  try {
    parseEnv(raw);
  } catch (error) {
    if (error instanceof EnvironmentError) {
      return error.faults.map(({name}) => name);
    }
    throw error;
  }
  return [];
}

const MAIL = {SHOP_EMAIL: 'a@b.example', CONTACT_TOKEN: 'key-of-mails'};
const CURRENT = {PUBLIC_CUSTOMER_ACCOUNTS: 'current'};
const CLIENT = {PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_1', SHOP_ID: '1'};

describe('parseEnv', () => {
  it('accepts a complete environment and fills in the optional variables', () => {
    const env = parseEnv(complete);
    expect(env.PUBLIC_ENVIRONMENT).toBe('production');
    expect(env.PUBLIC_SITE_URL).toBe('https://example.com');
    expect(env.METAR_ENDPOINT).toBe(
      'https://aviationweather.gov/api/data/metar',
    );
    expect(env.SESSION_SECRET).toEqual(['a'.repeat(32)]);
  });

  it('names every missing variable at once, with its purpose (E4.12)', () => {
    expect(faultsOf({})).toEqual([
      'SESSION_SECRET',
      'PUBLIC_STORE_DOMAIN',
      'PUBLIC_STOREFRONT_API_TOKEN',
      'PRIVATE_STOREFRONT_API_TOKEN',
      'PUBLIC_CHECKOUT_DOMAIN',
      'PUBLIC_SITE_URL',
      'PUBLIC_CUSTOMER_ACCOUNTS',
    ]);
    expect(() => parseEnv({})).toThrow(
      / {2}SESSION_SECRET is missing \(signs the session cookie; .+ -hex 32\)$/m,
    );
  });

  it('never repeats a value in its message (E4.12)', () => {
    const short = {...complete, SESSION_SECRET: 'too-short-secret'};
    const message = expect.stringContaining('too-short-secret') as string;
    expect(() => parseEnv(short)).toThrow(
      expect.not.objectContaining({message}) as Error,
    );
    expect(faultsOf(short)).toEqual(['SESSION_SECRET']);
  });

  it('accepts several secrets, but none that is too short', () => {
    const secrets = ['n'.repeat(32), 'o'.repeat(40)];
    const rotated = {...complete, SESSION_SECRET: secrets.join(', ')};
    expect(parseEnv(rotated).SESSION_SECRET).toEqual(secrets);
    const short = {...complete, SESSION_SECRET: `${secrets[0]},short`};
    expect(faultsOf(short)).toEqual(['SESSION_SECRET']);
  });

  it.each<[Record<string, string>, ...faults: string[]]>([
    [{PUBLIC_STORE_DOMAIN: 'https://example.com'}, 'PUBLIC_STORE_DOMAIN'],
    [{PUBLIC_STORE_DOMAIN: 'example.com/path'}, 'PUBLIC_STORE_DOMAIN'],
    [{PUBLIC_SITE_URL: 'example.com'}, 'PUBLIC_SITE_URL'],
    [{PUBLIC_SITE_URL: 'https://example.com/shop'}, 'PUBLIC_SITE_URL'],
    [{PUBLIC_SITE_URL: ' '}, 'PUBLIC_SITE_URL'],
    [{PUBLIC_STOREFRONT_API_TOKEN: 'short'}, 'PUBLIC_STOREFRONT_API_TOKEN'],
    [
      {PUBLIC_STOREFRONT_API_VERSION: 'latest'},
      'PUBLIC_STOREFRONT_API_VERSION',
    ],
    [{PUBLIC_ENVIRONMENT: 'staging'}, 'PUBLIC_ENVIRONMENT'],
    [{CONTACT_ENDPOINT: 'javascript:alert(1)', ...MAIL}, 'CONTACT_ENDPOINT'],
    [{SHOP_EMAIL: 'a@example.com, b@example.com'}, 'SHOP_EMAIL'],
    [{METAR_ENDPOINT: 'aviationweather.gov'}, 'METAR_ENDPOINT'],
    [{ALLOWED_ORIGINS: 'nonsense'}, 'ALLOWED_ORIGINS'],
    [
      {CONTACT_ENDPOINT: 'https://mail.example/'},
      'CONTACT_TOKEN',
      'SHOP_EMAIL',
    ],
    [{CONTACT_SENDER: 'the shop'}, 'CONTACT_SENDER'],
    [{CONTACT_ENDPOINT: 'https://mail.example/', ...MAIL}],
    [{PUBLIC_TURNSTILE_SITE_KEY: 'site-key'}, 'TURNSTILE_SECRET_KEY'],
    [{PUBLIC_TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret'}],
    [{PRIVATE_ADMIN_CLIENT_ID: 'a'}, 'PRIVATE_ADMIN_CLIENT_SECRET'],
    [{PRIVATE_ADMIN_CLIENT_SECRET: 'a'}, 'PRIVATE_ADMIN_CLIENT_SECRET'],
    [CURRENT, 'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID', 'SHOP_ID'],
    [{...CURRENT, ...CLIENT}],
    [{...CURRENT, ...CLIENT, PUBLIC_SITE_URL: 'http://localhost:3000'}],
    [
      {...CURRENT, ...CLIENT, PUBLIC_SITE_URL: 'http://localhost.example'},
      'PUBLIC_SITE_URL',
    ],
  ])('with %j complains about %s', (given, ...faults) => {
    expect(faultsOf({...complete, ...given})).toEqual(faults);
  });

  it('accepts the local shop, which uses http on this machine', () => {
    const domain = 'http://127.0.0.1:4000';
    const env = parseEnv({...complete, PUBLIC_STORE_DOMAIN: domain});
    expect(shopOrigin(env.PUBLIC_STORE_DOMAIN)).toBe(domain);
    expect(shopOrigin('example.myshopify.com')).toBe(
      'https://example.myshopify.com',
    );
  });
});

const at = (address: string, values?: Record<string, string>) =>
  environmentOf(new URL(address), parseEnv({...complete, ...values}));

describe('environmentOf', () => {
  it.each([
    ['https://example.com/', 'production'],
    ['https://www.example.com/', 'production'],
    ['https://shop-0a1b2c.o2.myshopify.dev/', 'preview'],
    ['https://myshopify.dev.evil.example/', 'production'],
    ['https://notmyshopify.dev/', 'production'],
  ])('treats %s as %s', (address, expected) => {
    expect(at(address).PUBLIC_ENVIRONMENT).toBe(expected);
  });

  it('never lets the host decide who may frame a page', () => {
    const preview = at('https://shop-0a1b2c.o2.myshopify.dev/');
    expect(preview.mayBeFramed).toBe(false);
    const stated = at('https://example.com/', {PUBLIC_ENVIRONMENT: 'preview'});
    expect(stated.mayBeFramed).toBe(true);
  });

  it('leaves the environment unchanged otherwise, also for a shop that stays on such a host', () => {
    const address = 'https://shop.o2.myshopify.dev';
    const stated: Record<string, string>[] = [
      {PUBLIC_ENVIRONMENT: 'development'},
      {PUBLIC_ENVIRONMENT: 'production', PUBLIC_SITE_URL: address},
    ];
    for (const said of stated) {
      expect(at(`${address}/`, said)).toMatchObject(said);
    }
  });
});
