import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {plainStyles} from './plain-styles';

const plain = (css: string) =>
  postcss([plainStyles()])
    .process(css, {from: undefined})
    .css.replace(/\s+/g, ' ')
    .trim();

const OUTLINE =
  '@property --tw-outline-style {syntax: "*"; inherits: false; initial-value: solid}';

describe('plainStyles', () => {
  it('writes the initial value of a variable where it is used', () => {
    expect(
      plain(
        `@layer properties {* {--tw-outline-style: solid}} ${OUTLINE} .a {outline-style: var(--tw-outline-style)}`,
      ),
    ).toBe('.a {outline-style: solid}');
  });

  it('prefers what the same rule sets, also within a media query', () => {
    expect(
      plain(
        '.a {@media print {--tw-y: calc(1px * 2); translate: var(--tw-x, 0) var(--tw-y)}}',
      ),
    ).toBe('.a {@media print { translate: 0 calc(1px * 2)}}');
  });

  it('takes the fallback where a variable has no value, with the variables in it', () => {
    expect(
      plain(
        '.a {line-height: var(--tw-leading, var(--leading, 1.5)); font-variant-numeric: var(--tw-ordinal,) var(--tw-spacing, tabular-nums)}',
      ),
    ).toBe(
      '.a {line-height: var(--leading, 1.5); font-variant-numeric: tabular-nums}',
    );
  });

  it('keeps a border dashed', () => {
    expect(
      plain(
        '@property --tw-border-style {initial-value: solid} .a {border-style: var(--tw-border-style); border-width: 1px} .b {--tw-border-style: dashed; border-style: dashed}',
      ),
    ).toBe('.a { border-width: 1px} .b { border-style: dashed}');
  });

  it('leaves out what the reset says, and what is for browsers without light-dark()', () => {
    expect(
      plain(
        '@property --tw-border-style {initial-value: solid} .a {border-top-style: var(--tw-border-style); @supports (color: color-mix(in lab, red, red)) {color: red}}',
      ),
    ).toBe('.a {color: red}');
  });

  it('refuses classes that only work together', () => {
    expect(() =>
      plain(
        '.ring {box-shadow: var(--tw-shadow)} .shadow {--tw-shadow: 0 0 red; box-shadow: var(--tw-shadow)}',
      ),
    ).toThrow('Another class sets --tw-shadow');
  });
});
