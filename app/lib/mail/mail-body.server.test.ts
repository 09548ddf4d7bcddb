import {readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';
import {expect, it} from 'vitest';
import {FORM_CONTEXT} from '../../../tests/support/mail';
import {NO_BRAND} from '~/lib/content/merchant-brand';
import {brandColors} from '~/lib/content/brand-colors';
import {mailBody} from './mail-body.server';

const LINK = {label: 'Adresse bestätigen', url: 'https://shop.example/a?b=1&c'};

const parts = ['Hallo,', LINK, {picture: 'https://cdn.example/map.webp'}];

/** The HTML part as a browser reads it. */
function shown(html: string): Document {
  return new JSDOM(html).window.document;
}

it('has the same words as text and as HTML, where a link is a button and a picture is seen', () => {
  const {text, html} = mailBody('Bitte bestätigen', parts, FORM_CONTEXT);
  expect(text).toBe('Hallo,\n\nhttps://shop.example/a?b=1&c\n\nMETARmap');
  const mail = shown(html);
  expect(mail.documentElement.lang).toBe('de');
  expect(mail.querySelector('h1')?.textContent).toBe('Bitte bestätigen');
  const button = mail.querySelector('a');
  expect(button?.textContent).toBe(LINK.label);
  expect(button?.getAttribute('href')).toBe(LINK.url);
  expect(mail.querySelector('.sheet img')?.getAttribute('src')).toBe(
    'https://cdn.example/map.webp',
  );
});

it('shows what somebody typed as text', () => {
  const typed = '<img src=x onerror=alert(1)>\n"&';
  const {html} = mailBody(typed, [typed], FORM_CONTEXT);
  const mail = shown(html);
  expect(mail.querySelector('img[onerror]')).toBeNull();
  expect(mail.querySelector('h1')?.textContent).toBe(typed);
  expect(mail.querySelector('.sheet p')?.innerHTML).toBe(
    '&lt;img src=x onerror=alert(1)&gt;<br>"&amp;',
  );
});

it('has the merchant’s logo in its shape, else the icon beside the shop’s name, ours only beside our name', () => {
  const head = (context: Partial<typeof FORM_CONTEXT>) => {
    const {html} = mailBody('Test', [], {...FORM_CONTEXT, ...context});
    return shown(html).querySelector('.logo')?.innerHTML;
  };
  const shopName = 'Seifenhaus';
  const logo = {
    single: 'https://cdn.example/1.webp',
    double: 'https://cdn.example/2.webp',
    width: 520,
    height: 160,
  };
  expect(head({shopName, brand: {...NO_BRAND, logo}})).toBe(
    '<img src="https://cdn.example/2.webp" width="130" height="40" alt="Seifenhaus">',
  );
  const icon = 'https://cdn.example/icon.png';
  expect(head({shopName, brand: {...NO_BRAND, icon}})).toBe(
    `<img src="${icon}" width="32" height="32" alt=""> Seifenhaus`,
  );
  expect(head({shopName})).toBe('Seifenhaus');
  expect(head({})).toContain('https://shop.example/apple-touch-icon.png');
});

it('is coloured like the pages in both colour modes, with the merchant’s accent', () => {
  const theme = readFileSync('app/styles/theme.css', 'utf8');
  const themed = (name: string, mode: 0 | 1) =>
    new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(
      theme,
    )?.[mode + 1] ?? name;
  const [light = '', dark = ''] = mailBody('Test', [], FORM_CONTEXT).html.split(
    '@media',
  );
  for (const name of ['surface', 'raised', 'ink', 'accent', 'on-accent']) {
    expect(light).toContain(themed(name, 0));
    expect(dark).toContain(themed(name, 1));
  }
  const colors = brandColors('#7a1f1f');
  const branded = mailBody('Test', [], {
    ...FORM_CONTEXT,
    brand: {...NO_BRAND, colors},
  });
  expect(branded.html).toContain(`.button{background:${colors?.light.accent}`);
  expect(branded.html).not.toContain(themed('accent', 0));
});
