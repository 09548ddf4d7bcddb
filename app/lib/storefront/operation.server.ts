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
  const operation = parse(document, {noLocation: true}).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const isMutation = operation?.operation === OperationTypeNode.MUTATION;
  const roots = (operation?.selectionSet.selections ?? []).filter(
    (selection) => selection.kind === Kind.FIELD,
  );
  const variables = new Set(
    operation?.variableDefinitions?.map(({variable}) => variable.name.value),
  );
  const info: OperationInfo = {
    kind: isMutation ? 'mutation' : 'query',
    name: operation?.name?.value ?? 'anonymous',
    rootField: isMutation ? (roots[0]?.name.value ?? null) : null,
    resultKeys: roots
      // `@include` and `@skip` may leave a field out.
      .filter(({directives}) => !directives?.length)
      .map((field) => (field.alias ?? field.name).value),
    usesCustomerToken: /\bcustomerAccessToken\b/.test(document),
    wantsCountry: variables.has('country'),
    wantsLanguage: variables.has('language'),
  };
  if (cached.size >= MOST_CACHED) cached.clear();
  cached.set(document, info);
  return info;
}
