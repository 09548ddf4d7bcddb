import {expect, it} from 'vitest';
import {plainText} from './plain-text';

it.each([
  ['<h2>Oak &amp; walnut</h2><p>28&nbsp;in</p>', 'Oak & walnut 28 in'],
  ['a&#x26;b', 'a&b'],
  // A text that names an entity, and names of properties of every object.
  ['&#x26;lt; and &amp;quot;', '&lt; and &quot;'],
  ['&constructor; &__proto__;', '&constructor; &__proto__;'],
  ['&#xffffff;', '&#xffffff;'],
  // As the sanitiser writes attributes.
  ['<p id="a>b">one<img src="/x" alt="2 > 1">two</p>', 'onetwo'],
  ['<p>it\'s 5" wide</p><p>and</p>', `it's 5" wide and`],
])('the text of %s is %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each(['<', '<p a', '<p a="', '<i a=">', '<svg>'])(
  'reads any number of %s quickly',
  (piece) => {
    const begin = performance.now();
    plainText(piece.repeat(30_000));
    expect(performance.now() - begin).toBeLessThan(1000);
  },
);

it('keeps the words of two blocks apart, whatever a merchant makes them of', () => {
  for (const name of [
    ...['p', 'div', 'section', 'figure', 'figcaption', 'dl', 'dt', 'dd'],
    ...['caption', 'li', 'td', 'h2', 'blockquote'],
  ]) {
    expect(plainText(`<${name}>one</${name}><${name}>two</${name}>`)).toBe(
      'one two',
    );
  }
  expect(plainText('one<hr>two')).toBe('one two');
  // These are within a line.
  expect(plainText('<dfn>one</dfn><s>two</s><del>three</del>')).toBe(
    'onetwothree',
  );
});
