import {GraphQLError} from 'graphql';

const QUARTER_HOUR_MS = 15 * 60 * 1000;

/**
 * The provider does not publish its limits. These stop guessing without
 * bothering a customer who has forgotten which of a few passwords it was.
 */
export const LOGIN_LIMIT = {attempts: 10, windowMs: QUARTER_HOUR_MS};
export const RECOVER_LIMIT = {attempts: 5, windowMs: QUARTER_HOUR_MS};
/** Codes that are mailed to one address. */
export const SIGN_IN_MAIL_LIMIT = {attempts: 10, windowMs: QUARTER_HOUR_MS};

/**
 * What the provider throws, instead of a user error, when attempts are used up.
 * `what` is its own wording.
 */
export function limitExceeded(
  what: 'Login attempt' | 'Resetting password',
): GraphQLError {
  return new GraphQLError(`${what} limit exceeded. Please try again later.`, {
    extensions: {code: 'THROTTLED'},
  });
}
