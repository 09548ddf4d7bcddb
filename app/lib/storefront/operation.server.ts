/** What the transport needs to know about a document. */
export interface OperationInfo {
  readonly kind: 'query' | 'mutation';
  /** Operation name, or `anonymous`. */
  readonly name: string;
  /** First root field of a mutation; decides whether it may be repeated. */
  readonly rootField: string | null;
  /** The document uses a customer's token: its result belongs to one person. */
  readonly usesCustomerToken: boolean;
  readonly wantsCountry: boolean;
  readonly wantsLanguage: boolean;
  /** The document without comments and runs of white space, as it is sent. */
  readonly text: string;
  /** Stands for it where its text would be kilobytes of each key of a cache. */
  readonly key: string;
}

const known = new Map<string, OperationInfo>();

/** More than the documents of `app/graphql`; others (the cart handler's) fit too. */
const MOST_KNOWN = 500;

/**
 * Reads kind, name and needs of one of our own documents (they are constants, so
 * the answer is kept). Not for documents that a client sent: those are parsed.
 */
export function operationInfo(document: string): OperationInfo {
  const present = known.get(document);
  if (present) return present;
  const operation = /\b(query|mutation)\b\s*(\w+)?/.exec(
    document.replace(/fragment\s+\w+\s+on\s+\w+[^{]*/g, ''),
  );
  const kind = operation?.[1] === 'mutation' ? 'mutation' : 'query';
  const afterOperation = operation
    ? document.slice(document.indexOf(operation[0]))
    : '';
  const name = operation?.[2] ?? 'anonymous';
  const text = minify(document);
  const info: OperationInfo = {
    kind,
    name,
    text,
    key: `${name} ${fingerprint(text)}`,
    rootField:
      kind === 'mutation'
        ? (/\{\s*(?:\w+\s*:\s*)?(\w+)/.exec(
            afterOperation.replace(/\([^)]*\)/, ''),
          )?.[1] ?? null)
        : null,
    usesCustomerToken: /\bcustomerAccessToken\b/.test(document),
    wantsCountry: /\$country\b/.test(document),
    wantsLanguage: /\$language\b/.test(document),
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(document, info);
  return info;
}

/** Comments and runs of white space carry nothing over the wire. */
function minify(document: string): string {
  return document
    .replace(/\s*#.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Tells a document from what it was in other builds: its length and 32 bits (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length} ${(hash >>> 0).toString(16)}`;
}
