import {describe, expect, it} from 'vitest';
import {
  contentPage,
  contentPages,
  listedPaths,
  pageHtml,
} from './content.server';

describe('content pages', () => {
  it.each([
    ...['/legal/nope', '/legal/index', '/legal/', '/legal/imprint.md'],
    ...['/legal/../faq', '/../de/faq', '/', ''],
  ])('are not found at %j', (path) => {
    expect(contentPage('en', path)).toBeNull();
  });

  it('are listed at any depth in their order', () => {
    const paths = contentPages('de', '/docs').map(({path}) => path);
    expect(paths[0]).toBe('/docs/first-steps');
    expect(paths).toContain('/docs/metarmap-connect/troubleshooting');
    expect(contentPages('en', '/docs').map(({path}) => path)).toEqual(paths);
  });

  it('are listed for search engines unless they are hidden', () => {
    expect(listedPaths()).toContain('/docs/metarmap-connect/interface');
    expect(listedPaths()).not.toContain('/legal/revocation/withdraw');
  });

  it('link their headings to themselves and escape them', () => {
    const html = pageHtml({
      introHtml: '<p>a</p>',
      sections: [{id: 'a"b', title: '<b>', depth: 3, html: '<p>c</p>'}],
    });
    expect(html).toBe(
      '<p>a</p>\n<h3 id="a&quot;b"><a href="#a&quot;b">&lt;b&gt;</a></h3>\n<p>c</p>',
    );
  });
});

it.each([
  ['de', 'Stand der Erklärung: 24. November 2026'],
  ['en', 'Date of this statement: November 24, 2026'],
] as const)(
  'the accessibility statement names its date, standards, limits and a contact, in %s',
  (code, date) => {
    const page = contentPage(code, '/legal/accessibility');
    const html = page ? pageHtml(page).replaceAll('\u00a0', ' ') : '';
    expect(html).toContain(date);
    expect(html).toContain('EN 301 549');
    expect(html).toMatch(/WCAG 2\.2/);
    expect(html).toMatch(/<li>/);
    expect(html).toMatch(/href="(?:\/en)?\/contact"/);
    expect(page?.isSample).toBe(true);
  },
);
