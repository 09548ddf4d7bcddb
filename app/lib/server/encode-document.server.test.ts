import {describe, expect, it} from 'vitest';
import {encodeDocument} from './encode-document.server';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('encodeDocument', () => {
  const styles = {
    place: '/*1*/',
    bytes: new TextEncoder().encode('p::before { content: "→" }'),
  };

  it('writes all parts, and the constant text in its place', () => {
    const parts = ['<p>„a“ 😀', '<style>/*1*/</style><b>', '', 'ü</b>'];
    expect(textOf(encodeDocument(parts, styles))).toBe(
      '<p>„a“ 😀<style>p::before { content: "→" }</style><b>ü</b>',
    );
  });

  it('changes nothing in a document without the place, or without a constant text', () => {
    expect(textOf(encodeDocument(['<p>a', '</p>'], styles))).toBe('<p>a</p>');
    expect(textOf(encodeDocument(['<p>/*1*/</p>'], null))).toBe('<p>/*1*/</p>');
  });
});
