import {Kind, type DocumentNode, type SelectionSetNode} from 'graphql';

/** Fragments within fragments are followed this far. */
const DEEPEST = 12;

/**
 * The answer of `customerAccessTokenDelete` after a successful logout, with the
 * fields that the client asked for. The provider's own would name the token.
 */
export function logoutAnswer(
  document: DocumentNode,
  root: SelectionSetNode,
  handle: string,
): Record<string, unknown> {
  const values: Record<string, unknown> = {
    __typename: 'CustomerAccessTokenDeletePayload',
    deletedAccessToken: handle,
    deletedCustomerAccessTokenId: handle,
    userErrors: [],
  };
  const answer: Record<string, unknown> = {};
  const collect = ({selections}: SelectionSetNode, depth: number): void => {
    if (depth > DEEPEST) return;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        answer[key] = values[selection.name.value] ?? null;
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        collect(selection.selectionSet, depth + 1);
      } else {
        for (const definition of document.definitions) {
          if (
            definition.kind === Kind.FRAGMENT_DEFINITION &&
            definition.name.value === selection.name.value
          ) {
            collect(definition.selectionSet, depth + 1);
          }
        }
      }
    }
  };
  collect(root, 0);
  return answer;
}
