import {Kind, OperationTypeNode, parse} from 'graphql';

/** What the transport needs to know about a document. */
export interface OperationInfo {
  readonly kind: 'query' | 'mutation';
  /** Operation name, or `anonymous`. */
  readonly name: string;
  /** First root field of a mutation; decides whether it may be repeated. */
  readonly rootField: string | null;
  /** Keys that `data` has in a whole result: the root fields, by their aliases. */
  readonly resultKeys: readonly string[];
  /** The document uses a customer's token: its result belongs to one person. */
  readonly usesCustomerToken: boolean;
  readonly wantsCountry: boolean;
  readonly wantsLanguage: boolean;
  /** The document without comments and runs of white space, as it is sent. */
  readonly text: string;
  /** Stands for it where its text would be kilobytes of each key of a cache. */
  readonly key: string;
}

const cached = new Map<string, OperationInfo>();

/** More than the documents of `app/graphql`; others (the cart handler's) fit too. */
const MOST_CACHED = 500;

/**
 * Reads kind, name and needs of one of our own documents (they are constants, so the
 * result is cached). Not for documents that a client sent.
 *
 * @throws {GraphQLError} when the document does not parse.
 */
export function operationInfo(document: string): OperationInfo {
  const present = cached.get(document);
  if (present) return present;
  const text = minify(document);
  const operation = parse(text, {noLocation: true}).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const isMutation = operation?.operation === OperationTypeNode.MUTATION;
  const roots = (operation?.selectionSet.selections ?? []).filter(
    (selection) => selection.kind === Kind.FIELD,
  );
  const variables = new Set(
    operation?.variableDefinitions?.map(({variable}) => variable.name.value),
  );
  const name = operation?.name?.value ?? 'anonymous';
  const info: OperationInfo = {
    kind: isMutation ? 'mutation' : 'query',
    name,
    text,
    key: `${name} ${fingerprint(text)}`,
    rootField: isMutation ? (roots[0]?.name.value ?? null) : null,
    resultKeys: roots
      // `@include` and `@skip` may leave a field out.
      .filter(({directives}) => !directives?.length)
      .map((field) => (field.alias ?? field.name).value),
    usesCustomerToken: /\bcustomerAccessToken\b/.test(text),
    wantsCountry: variables.has('country'),
    wantsLanguage: variables.has('language'),
  };
  if (cached.size >= MOST_CACHED) cached.clear();
  cached.set(document, info);
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
