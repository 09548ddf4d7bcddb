import fc from 'fast-check';
import {expect, it} from 'vitest';
import {markdownOf} from './markdown.server';

const ADDRESS = 'https://shop.example/en/faq';

const write = (html: string, title = 'T') => markdownOf(title, html, ADDRESS);

it('names links and pictures by their whole address', () => {
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

it('writes one title, whatever HTML and titles are like', () => {
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
