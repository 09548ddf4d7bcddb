import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {ContentPage} from '../app/lib/content/content-page';
import {LOCALES} from '../app/lib/i18n/locale';
import {compilePage} from './markdown-page';

const compile = (body: string, locale: 'de' | 'en' = 'en') =>
  compilePage(`---\ntitle: A\ndescription: B\n---\n${body}`, {
    locale,
    pictureUrl: (name) => `/assets/${name}`,
  });

describe('compilePage', () => {
  it('divides a page at its headings and gives each an id', () => {
    const page = compile('Intro\n\n## One & two\n\ntext\n\n### Two\n\n- a');
    expect(page.introHtml).toBe('<p>Intro</p>');
    expect(page.sections).toEqual([
      {id: 'one--two', title: 'One & two', depth: 2, html: '<p>text</p>'},
      {id: 'two', title: 'Two', depth: 3, html: '<ul>\n<li>a</li>\n</ul>'},
    ]);
  });

  it('gives links into the site the language of the page', () => {
    const body = '[a](/legal/imprint#x) [b](#c)';
    expect(compile(body, 'de').introHtml).toContain('href="/legal/imprint#x"');
    const page = compile(body, 'en');
    expect(page.introHtml).toContain('href="/en/legal/imprint#x"');
    expect(page.introHtml).toContain('href="#c"');
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](https://evil.example/)',
    '[a](//evil.example/)',
    '[a](relative)',
    '<https://evil.example>',
  ])('refuses %s', (body) => {
    expect(() => compile(body)).toThrow();
  });

  it('leaves out HTML and shows pictures with their size', () => {
    const page = compile('<script>alert(1)</script>\n\n![A "map"](map.webp)\n');
    expect(page.introHtml).not.toContain('script');
    expect(page.introHtml).toContain(
      '<img width="960" height="600" src="/assets/map.webp" alt="A &#x22;map&#x22;"',
    );
  });

  it('keeps numbers and units together, but not in code, and lets tables scroll', () => {
    const page = compile('Mit 5 GHz, `a 5 GHz`\n\n|A|\n|-|\n|1 kg|');
    expect(page.introHtml).toContain('Mit 5\u00a0GHz, <code>a 5 GHz</code>');
    expect(page.introHtml).toContain(
      '<div class="scroller" tabindex="0"><table>',
    );
    expect(page.introHtml).toContain('1\u00a0kg');
  });

  it.each([
    ['no front matter', 'text'],
    ['no description', '---\ntitle: A\n---\n'],
    ['an unknown key', '---\ntitle: A\ndescription: B\nauthor: C\n---\n'],
    ['a title of its own', '---\ntitle: A\ndescription: B\n---\n# T'],
  ])('refuses a page with %s', (_, source) => {
    expect(() =>
      compilePage(source, {locale: 'en', pictureUrl: () => ''}),
    ).toThrow();
  });
});

describe('the pages of this shop', () => {
  const pages = import.meta.glob<ContentPage>('../app/content/*/**/*.md', {
    eager: true,
    import: 'default',
  });

  it('are the same in every language, except for variants for a law', () => {
    const [first, ...others] = Object.keys(LOCALES).map((code) => {
      const files = readdirSync(`app/content/${code}`, {
        recursive: true,
        encoding: 'utf8',
      });
      const own = files.filter((file) => !/\..+\./.test(file));
      for (const file of files)
        expect(own).toContain(file.replace(/\.(?:gb|none|plain)\.md$/, '.md'));
      return own.sort();
    });
    for (const other of others) expect(other).toEqual(first);
  });

  it('contain the sections that they list as featured', () => {
    for (const [file, {featured, sections}] of Object.entries(pages)) {
      const ids = sections.map(({id}) => id);
      expect(ids, file).toEqual(expect.arrayContaining([...featured]));
    }
    expect(Object.keys(pages).length).toBeGreaterThan(30);
  });
});
