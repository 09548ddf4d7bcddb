import {describe, expect, it} from 'vitest';
import {contentPages} from './content.server';
import {docsIndex, excerpt} from './docs-index.server';

type Section = [id: string, title: string, html: string];

const page = (path: string, title: string, ...sections: Section[]) => ({
  path,
  page: {
    title,
    description: `Über ${title}.`,
    order: 0,
    isHidden: false,
    isSample: false,
    isAboutMap: true,
    featured: [],
    action: null,
    introHtml: '',
    sections: sections.map(([id, heading, html]) => ({
      id,
      title: heading,
      depth: 2 as const,
      html,
    })),
  },
});

const ITEMS = '<ul><li>Größe</li><li>6 mm</li></ul>';
const DRAWING = '<svg><text>nirgends</text></svg>';

const find = docsIndex([
  page(
    '/docs/hanging',
    'Aufhängen',
    ['rail', 'Die Leiste', `<p>Vier <b>Dübel</b> &amp; Schrauben.</p>${ITEMS}`],
    ['cable', 'Das Kabel', `<p>Läuft ${DRAWING}hinter dem Rahmen.</p>`],
  ),
  page('/docs/wifi', 'WLAN', [
    'password',
    'Kennwort',
    '<p>Es steht auf ihr.</p>',
  ]),
  page(
    '/docs/light',
    'Licht',
    ['night', 'Nachtruhe', '<p>Von 22 bis 6 Uhr.</p>'],
    ['other', 'Sonst', '<p>Das Licht ist nicht zu hell.</p>'],
    ['base', 'Himmel', 'Wolken\u00aduntergrenze'],
  ),
]);

const targets = (term: string) => find(term).hits.map(({to}) => to);

describe('the index of the manual', () => {
  it.each(['Dübel', 'dübel', 'DÜBEL', 'duebel', 'Du\u0308bel', 'Düb'])(
    'finds a word however it is written: %s',
    (term) => {
      expect(targets(term)).toEqual(['/docs/hanging#rail']);
    },
  );

  it('forgives a typing error only in longer words', () => {
    expect(targets('Schruaben')).toContain('/docs/hanging#rail');
    expect(targets('WLAN')).not.toEqual([]);
    expect(targets('WLNA')).toEqual([]);
  });

  it('finds exact words before similar ones, and words with soft hyphens', () => {
    expect(targets('nacht')).toEqual(['/docs/light#night']);
    expect(targets('Wolkenuntergrenze')).toEqual(['/docs/light#base']);
  });

  it('prefers headings, and leads to their anchor', () => {
    expect(targets('Kennwort')[0]).toBe('/docs/wifi#password');
    expect(find('kennw').hits[0]?.heading).toBe('Kennwort');
  });

  it('prefers sections with all words, and accepts those with one of them', () => {
    expect(targets('Kabel Rahmen')).toEqual(['/docs/hanging#cable']);
    expect(targets('Kabel Kennwort')).toEqual(
      expect.arrayContaining(['/docs/hanging#cable', '/docs/wifi#password']),
    );
  });

  it('indexes words, not their mark-up', () => {
    expect(targets('svg')).toEqual([]);
    expect(targets('nirgends')).toEqual([]);
    expect(targets('amp')).toEqual([]);
    expect(find('Größe').hits[0]?.excerpt).toBe(
      'Vier Dübel & Schrauben. Größe 6 mm',
    );
  });

  it.each(['', ' ', '<>', '"*:^~', '…', '🛩️'])(
    'finds nothing for %j',
    (term) => {
      expect(find(term)).toEqual({hits: [], isCut: false});
    },
  );

  it('takes no longer for thousands of words than for a few', () => {
    const words = Array.from({length: 5000}, (_, at) => `wort${at}`);
    expect(targets(words.join(' '))).toEqual([]);
  });

  it.each([
    ['de', 'Nachtruhe', '/docs/colors-and-light'],
    ['en', 'drywall', '/docs/hanging'],
    ['de', 'wifi', '/docs/metarmap-connect'],
    ['de', 'Wi-Fi verbinden', '/docs/metarmap-connect'],
    ['en', 'wlan', '/docs/metarmap-connect'],
    ['en', 'wifi password', '/docs/metarmap-connect'],
    ['en', 'Wi-Fi', '/docs/metarmap-connect'],
  ] as const)('of this shop’s manual finds in %s: %s', (code, term, path) => {
    const {hits: found} = docsIndex(contentPages(code, '/docs'))(term);
    expect(found.map(({to}) => to.split('#')[0])).toContain(path);
    expect(found.length).toBeLessThanOrEqual(20);
  });
});

describe('an excerpt', () => {
  it('surrounds the first hit of a long one and cuts between words', () => {
    const text = `${'before '.repeat(50)}needle ${'after '.repeat(50)}`.trim();
    const shown = excerpt(text, new Set(['needle']));
    expect(shown).toMatch(/^… (?:before )+needle (?:after )+…$/);
    expect(shown.length).toBeLessThan(200);
  });

  it('is the beginning when only the heading was hit', () => {
    expect(excerpt('word '.repeat(100).trim(), new Set())).toMatch(
      /^word .*word …$/,
    );
  });

  it('contains the hit in a text without blanks, such as a long URL', () => {
    const url = `https://shop.example/${'x'.repeat(200)}`;
    for (const text of [
      `Siehe ${url} Leiste`,
      `Leiste: ${url}`,
      `Die ${'壁'.repeat(300)}。Leiste`,
    ]) {
      expect(excerpt(text, new Set(['leiste']))).toContain('Leiste');
    }
  });
});
