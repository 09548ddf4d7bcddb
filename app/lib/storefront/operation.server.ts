import {Kind, OperationTypeNode, parse} from 'graphql';
import {createMemo} from '~/lib/cache/memo';

export interface OperationInfo {
  readonly kind: 'query' | 'mutation';
  /** Operation name, or `anonymous`. */
  readonly name: string;
  /** First root field of a mutation; decides whether it is retried. */
  readonly rootField: string | null;
  /** Aliases or names of the root fields that a complete result has. */
  readonly resultKeys: readonly string[];
  /** Its result belongs to one customer. */
  readonly usesCustomerToken: boolean;
  readonly wantsCountry: boolean;
  readonly wantsLanguage: boolean;
  /** Can be asked without tags (`$withTags`). */
  readonly wantsTags: boolean;
}

/** More than there are documents in `app/graphql` and in Hydrogen's cart handler. */
const infos = createMemo<OperationInfo>(500);

/** Parses one of our own documents and caches the result; throws on a syntax error. */
export function operationInfo(document: string): OperationInfo {
  return infos(document, () => parseInfo(document));
}

function parseInfo(document: string): OperationInfo {
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
  return {
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
    wantsTags: variables.has('withTags'),
  };
}
