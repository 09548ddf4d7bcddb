import {
  Kind,
  print,
  visit,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import type {GraphQLResult} from '../storefront/attempt.server';
import type {MutationCall} from './operation-arguments';

/** Mutations whose answer may hold a new token. */
const MAKERS = new Set([
  'customerAccessTokenCreate',
  'customerAccessTokenRenew',
  'customerActivate',
  'customerActivateByUrl',
  'customerReset',
  'customerResetByUrl',
]);

/** Name under which the server asks for the token, whatever the client asks for. */
const OURS = 'tokenOfTheSession';

export interface NewToken {
  readonly accessToken: string;
  /** ISO 8601. */
  readonly expiresAt: unknown;
}

const field = (
  name: string,
  selectionSet?: SelectionSetNode,
  alias?: string,
): FieldNode => ({
  kind: Kind.FIELD,
  name: {kind: Kind.NAME, value: name},
  ...(alias && {alias: {kind: Kind.NAME, value: alias}}),
  ...(selectionSet && {selectionSet}),
});

const selections = (...fields: FieldNode[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: fields,
});

/** Adds the question for the whole token to a mutation that makes one. */
export function askingForToken(
  document: DocumentNode,
  call: MutationCall,
): string {
  if (!MAKERS.has(call.field)) return print(document);
  let isRoot = true;
  return print(
    visit(document, {
      Field(node) {
        if (!isRoot || node.name.value !== call.field) return undefined;
        isRoot = false;
        const asked = node.selectionSet?.selections ?? [];
        const token = field(
          'customerAccessToken',
          selections(field('accessToken'), field('expiresAt')),
          OURS,
        );
        return {
          ...node,
          selectionSet: {
            kind: Kind.SELECTION_SET,
            selections: [...asked, token],
          },
        };
      },
    }),
  );
}

/** Takes the token, and the question for it, out of an answer. */
export function takeToken(
  result: GraphQLResult,
  call: MutationCall,
): {readonly result: GraphQLResult; readonly token: NewToken | null} {
  const payload = result.data?.[call.responseKey];
  if (!MAKERS.has(call.field) || typeof payload !== 'object' || !payload) {
    return {result, token: null};
  }
  const {[OURS]: token, ...rest} = payload as {[OURS]?: NewToken | null};
  return {
    result: {...result, data: {...result.data, [call.responseKey]: rest}},
    token: token?.accessToken ? token : null,
  };
}
