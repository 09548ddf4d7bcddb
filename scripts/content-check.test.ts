import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {contentFaults, readPicture} from './content-check';

let app: string;

beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'content-'));
  write('routes/($locale).products.$handle.tsx', '');
  write('routes/($locale).docs.$.tsx', '');
  write('routes/($locale).faq.tsx', '');
});

afterEach(() => rmSync(app, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(app, file)), {recursive: true});
  writeFileSync(join(app, file), text);
}

function page(name: string, body: string, codes = ['de', 'en']): void {
  for (const code of codes) {
    write(
      `content/${code}/${name}.md`,
      `---\ntitle: T\ndescription: D\n---\n${body}`,
    );
  }
}

describe('contentFaults', () => {
  it('finds nothing in sound pages', () => {
    page('faq', '## Top\n\n[a](/docs/a/b#top) [p](/products/x) [t](#top)');
    page('docs/a/b', '## Top');
    expect(contentFaults(app)).toEqual([]);
  });

  it('names a page that lacks its translation', () => {
    page('faq', 'x', ['de']);
    expect(contentFaults(app)).toEqual(['en/faq.md is missing.']);
  });

  it('names links to pages, headings and routes that do not exist', () => {
    page('faq', '[a](/docs/x) [b](#x) [c](/basket)');
    expect(contentFaults(app)).toEqual(
      ['de', 'en'].flatMap((code) => [
        `${code}/faq links to /docs/x.`,
        `${code}/faq links to #x.`,
        `${code}/faq links to /basket.`,
      ]),
    );
  });

  it('names featured sections that a page has not', () => {
    for (const code of ['de', 'en']) {
      write(
        `content/${code}/faq.md`,
        '---\ntitle: T\ndescription: D\nfeatured: top, gone\n---\n## Top',
      );
    }
    expect(contentFaults(app)).toEqual([
      'de/faq features gone, which it has not.',
      'en/faq features gone, which it has not.',
    ]);
  });

  it('names a page that no route serves', () => {
    page('imprint', 'x', ['de', 'en']);
    expect(contentFaults(app)).toEqual([
      'No route serves de/imprint.',
      'No route serves en/imprint.',
    ]);
  });

  it('names a page that does not compile', () => {
    page('faq', '[a](javascript:alert(1))');
    expect(contentFaults(app)).toEqual([
      'de/faq.md: The protocol javascript: is not safe.',
      'en/faq.md: The protocol javascript: is not safe.',
    ]);
  });

  it('finds no picture outside of its folder', () => {
    for (const name of ['../secret.svg', 'a.png', '/etc/passwd', '']) {
      expect(() => readPicture(app, name)).toThrow();
    }
  });
});

it('the pages of this shop are sound', () => {
  const own = fileURLToPath(new URL('../app', import.meta.url));
  expect(contentFaults(own)).toEqual([]);
});
