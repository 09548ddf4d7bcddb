interface ConstantText {
  /** What stands for the text in the document. */
  readonly place: string;
  /** The text, in UTF-8. */
  readonly bytes: Uint8Array;
}

/**
 * Encodes a document that is given in parts as UTF-8, with the bytes of `constant` in its place. The styles
 * are a third of a document and always the same: to encode them for each page took a tenth of the processor
 * time of a product's page.
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
