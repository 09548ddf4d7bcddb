import type {DocumentNode} from 'graphql';
import type {GraphQLResult} from '../storefront/attempt.server';
import type {MutationCall} from './operation-arguments';
import {field, takeOwnField, withOwnField} from './own-field';

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

/** Adds the question for the whole token to a mutation that makes one. */
export function askingForToken(
  document: DocumentNode,
  call: MutationCall,
): DocumentNode {
  if (!MAKERS.has(call.field)) return document;
  return withOwnField(
    document,
    call,
    field('customerAccessToken', {
      alias: OURS,
      selections: [field('accessToken'), field('expiresAt')],
    }),
  );
}

/** Takes the token, and the question for it, out of an answer. */
export function takeToken(
  given: GraphQLResult,
  call: MutationCall,
): {readonly result: GraphQLResult; readonly token: NewToken | null} {
  if (!MAKERS.has(call.field)) return {result: given, token: null};
  const {result, value} = takeOwnField(given, call, OURS);
  const token = value as NewToken | null | undefined;
  return {result, token: token?.accessToken ? token : null};
}
