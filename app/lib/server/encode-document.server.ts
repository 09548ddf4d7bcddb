interface ConstantText {
  /** What stands for the text in the document. */
  readonly place: string;
  /** The text, in UTF-8. */
  readonly bytes: Uint8Array;
}

/**
 * The bytes of a document that is given in parts, in UTF-8, with `constant` in its place. The styles
 * are a third of a document and always the same: as a part of the rendered string they were copied
 * and encoded for each page, a tenth of the processor time of a product's.
 */
export function encodeDocument(
  parts: readonly string[],
  constant: ConstantText | null,
): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const encode = (text: string) => encoder.encode(text);
  const encoded = parts.flatMap((part) => {
    if (!constant) return encode(part);
    const [start = '', ...rest] = part.split(constant.place);
    return [
      encode(start),
      ...rest.flatMap((text) => [constant.bytes, encode(text)]),
    ];
  });
  const length = encoded.reduce((sum, {byteLength}) => sum + byteLength, 0);
  const document = new Uint8Array(length);
  let offset = 0;
  for (const bytes of encoded) {
    document.set(bytes, offset);
    offset += bytes.byteLength;
  }
  return document;
}
