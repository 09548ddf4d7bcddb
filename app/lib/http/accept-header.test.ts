import {expect, it} from 'vitest';
import {prefersMarkdown} from './accept-header';

it.each([
  ['text/markdown', true],
  ['Text/Markdown;charset=utf-8', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.8, text/markdown;q=0.9', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=.', false],
  ['text/*, */*', false],
  ['', false],
  [
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
    false,
  ],
  [`${'a/b,'.repeat(300)}text/markdown`, false],
])('Accept: %s prefers Markdown: %s', (accept, expected) => {
  expect(prefersMarkdown(new Headers({Accept: accept}))).toBe(expected);
});
