import {expect, test} from 'vitest';
import {textPdf} from './text-pdf';

/** The objects that the cross-reference table points at, as text. */
function objectsOf(file: Buffer): string[] {
  const text = file.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start, start + 5)).toBe('xref\n');
  return [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(
    ([, offset]) => {
      const from = Number(offset);
      return text.slice(from, text.indexOf('endobj', from));
    },
  );
}

test('every entry of the cross-reference table points at its object', () => {
  const objects = objectsOf(textPdf(['Rechnung 1001', '', 'Größe (A): 5 €']));
  expect(objects).toHaveLength(5);
  objects.forEach((object, index) => {
    expect(object.startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  });
});

test('brackets and backslashes are escaped, unknown characters become ?', () => {
  const text = textPdf(['a(b)\\c 日 €']).toString('latin1');
  expect(text).toContain('(a\\(b\\)\\\\c ? \x80) Tj');
});

test('long texts go on to further pages', () => {
  const text = textPdf(Array<string>(100).fill('Zeile')).toString('latin1');
  expect(text).toContain('/Count 3');
  expect(text.match(/\(Zeile\) Tj/g)).toHaveLength(100);
});
