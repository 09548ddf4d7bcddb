import fc from 'fast-check';
import {expect, it} from 'vitest';
import {markdownOf} from './markdown.server';

const URL_OF_PAGE = 'https://shop.example/en/faq';

const write = (html: string, title = 'T') =>
  markdownOf(title, html, URL_OF_PAGE);

it('gives links and pictures absolute addresses', () => {
  expect(
    write(
      '<p><a href="/docs">a</a> <a href="?after=x">b</a> <a href="#c">c</a></p>',
    ),
  ).toBe(
    '# T\n\n[a](https://shop.example/docs) [b](https://shop.example/en/faq?after=x) [c](https://shop.example/en/faq#c)\n',
  );
});

it('keeps a table, writes deleted text as it is, and leaves drawings out', () => {
  const head = '<tr><th>e</th><th>f</th></tr>';
  const row = '<tr><td>a|b<br>c</td><td><s>d</s></td></tr>';
  expect(write(`<svg><text>g</text></svg><table>${head}${row}</table>`)).toBe(
    '# T\n\n| e | f |\n| - | - |\n| a\\|b c | d |\n',
  );
});

it('writes one title, whatever HTML and titles are like (E6.5)', () => {
  const tags = [
    ...['p', 'h2', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'tr', 'td', 'th'],
    ...['s', 'b', 'em', 'code', 'pre', 'blockquote', 'a href="javascript:x"'],
    ...['img src=x', 'figure', 'caption', 'br', 'hr', 'script', 'svg', 'base'],
  ];
  const piece = fc.oneof(
    fc.constantFrom(...tags.map((tag) => `<${tag}>`)),
    fc.constantFrom(...tags.map((tag) => `</${tag.split(' ')[0]}>`)),
    fc.constantFrom('# a', '[x](y)', '|', '\n', '<', '&lt;b&gt;', '- ', '1. '),
    fc.string({maxLength: 8}),
  );
  const text = fc
    .array(piece, {maxLength: 30})
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, (title, html) => {
      const [first = '', second] = write(html, title).split('\n');
      expect(first).toMatch(/^#/);
      expect(second).toBe('');
      expect(write(html, title)).not.toMatch(/[^\\]<script|\(javascript/);
    }),
    {
      numRuns: 300,
      examples: [
        ['', '<s><table>'],
        ['', '<table><s><td>x'],
      ],
    },
  );
});

it.each([
  ['<ul>![a](b)<b>c</b><li>d</ul>', '- !\\[a]\\(b)**c**\n- d\n'],
  ['<ol><li><ul>![a](b)</ul></ol>', '1. - !\\[a]\\(b)\n'],
  ['<dl><div>![a](b)</div></dl>', '- !\\[a]\\(b)\n'],
])('escapes text of a list that is outside its items: %s', (html, markdown) => {
  expect(write(html)).toBe(`# T\n\n${markdown}`);
});

it.each([
  ['<code>a<p>![b](c)</p>d', '`a ![b](c)d`\n'],
  ['<kbd>a<br><br>![b](c)</kbd>', '`a ![b](c)`\n'],
  ['<code>a</code><span><code>b`![c](d)</code></span>', '`a` ``b`![c](d)``\n'],
  ['<b><pre>a\n\n![b](c)</pre></b>', '**`a ![b](c)`**\n'],
  ['<pre><code>a<b>b</b>\n\n![c](d)</code></pre>', '```\nab\n\n![c](d)\n```\n'],
])('lets nothing out of code: %s', (html, markdown) => {
  expect(write(html)).toBe(`# T\n\n${markdown}`);
});

it('turns a table that would be too large into blocks (E3.3)', () => {
  expect(write('<table><tr><td>a<td>b<tr><td rowspan=50>c</table>')).toBe(
    '# T\n\n| | |\n| - | - |\n| a | b |\n| c | |\n',
  );
  const rows = '<tr><td>a'.repeat(150);
  expect(write(`<table>${rows}<tr>${'<td>b'.repeat(150)}</table>`)).not.toMatch(
    /\|/,
  );
});

it('writes an anchor, and a link that leads nowhere, as their words', () => {
  expect(write('<a name="x">a</a> <a href="javascript:b">b</a> <a>c</a>')).toBe(
    '# T\n\na b c\n',
  );
});

it('unwraps marks in their own kind, and blocks in headings', () => {
  expect(write('<b>a <i>b<strong>c<u>d</b>')).toBe('# T\n\n**a _bcd_**\n');
  expect(write('<h2>a<div>b<p>c</p></div></h2>')).toBe('# T\n\n## abc\n');
});

it.each([
  ['a cell of a million columns', '<td colspan=1000000>'],
  ['marks left open', '<b>a<i>b'],
  ['deleted text in itself', '<s>a'],
  ['headings in themselves', '<h2>a<div>'],
  ['lists in lists', '<ul><li>a'],
  ['marks that each block repeats', '<b lang=x><b lang=y><i lang=x>a<p>'],
  ['drawings left open', '<svg '],
  ['links without words', '<a href=x></a>'],
  ['marks around blanks', '<b> </b>'],
  ['elements without marks', '<sub></sub> '],
  ['rows and cells', '<tr><td rowspan=99>', '<table>'],
])(
  'does not take quadratic time for 64 kB of %s (E3.3)',
  (_, piece, start = '') => {
    const html = start + piece.repeat(65_536 / piece.length);
    const began = performance.now();
    const all = write(`<table><tr>${html}`) + write(html);
    // Without the precautions, each took seconds or never ended.
    expect(performance.now() - began).toBeLessThan(4000);
    expect(all.length).toBeLessThan(400_000);
  },
);
