import {GraphQLError} from 'graphql';

const QUARTER_HOUR_MS = 15 * 60 * 1000;

/**
 * Shopify does not publish its limits. These stop guessing, but let customers try
 * the few passwords that they use.
 */
export const LOGIN_LIMIT = {attempts: 10, windowMs: QUARTER_HOUR_MS};
export const RECOVER_LIMIT = {attempts: 5, windowMs: QUARTER_HOUR_MS};
/** Codes that are mailed to one address. */
export const SIGN_IN_MAIL_LIMIT = {attempts: 10, windowMs: QUARTER_HOUR_MS};

/**
 * The error that Shopify throws, in place of a user error, when attempts are used
 * up. `what` is Shopify's wording.
 */
export function limitExceeded(
  what: 'Login attempt' | 'Resetting password',
): GraphQLError {
  return new GraphQLError(`${what} limit exceeded. Please try again later.`, {
    extensions: {code: 'THROTTLED'},
  });
}
