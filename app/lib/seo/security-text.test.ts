import {expect, it} from 'vitest';
import {securityText} from './security-text';

const NOW = new Date('2026-11-27T10:00:00Z');
const PUBLIC_SITE_URL = 'https://shop.example';

it('says where to report a vulnerability, for less than a year', () => {
  const text = securityText({SHOP_EMAIL: 'a@b.example', PUBLIC_SITE_URL}, NOW);
  expect(text.split('\n')).toEqual([
    'Contact: mailto:a@b.example',
    'Expires: 2027-05-26T00:00:00.000Z',
    'Preferred-Languages: de, en',
    'Canonical: https://shop.example/.well-known/security.txt',
    '',
  ]);
});

it('leads to the contact form in a shop without a mail address', () => {
  expect(securityText({SHOP_EMAIL: '', PUBLIC_SITE_URL}, NOW)).toContain(
    'Contact: https://shop.example/contact\n',
  );
});
