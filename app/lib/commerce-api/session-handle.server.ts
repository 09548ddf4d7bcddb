import type {AppSession} from '../session.server';
import {TOKEN_NAME, type TokenVariables} from './token-variables';
import type {Variables} from './operation-variables';

/** Session key. */
const HANDLE = 'customerHandle';

const HANDLE_FORM = /^session-[0-9a-f-]{36}$/;

type Session = Pick<AppSession, 'get' | 'set'>;

/** What stands in for the customer's token in the browser; made when it is first needed. */
export function sessionHandle(session: Session): string {
  const present: unknown = session.get(HANDLE);
  if (typeof present === 'string') return present;
  const handle = `session-${crypto.randomUUID()}`;
  session.set(HANDLE, handle);
  return handle;
}

/** Whether a client can have got a text from this endpoint as a token. */
export function isHandle(text: unknown): boolean {
  return typeof text === 'string' && HANDLE_FORM.test(text);
}

/** A token in the variables is not the session's; the request is refused. */
export class ForeignToken extends Error {
  override readonly name = 'ForeignToken';
}

/**
 * Puts the session's token where a variable stands for one: where the client left
 * it out, or sent the handle (decisions.md, "Session"; hardening E1.7).
 *
 * @param token the signed-in customer's, `null` for a visitor.
 * @throws {ForeignToken} for any other value, and where nobody is signed in.
 */
export function withSessionToken(
  variables: Variables,
  names: TokenVariables,
  {token, session}: {token: string | null; session: Session},
): {readonly variables: Variables; readonly usesToken: boolean} {
  let usesToken = false;
  const handle: unknown = session.get(HANDLE);
  const exchange = (value: unknown): unknown => {
    if (token === null || value !== handle) {
      throw new ForeignToken('The token is not the session’s.');
    }
    usesToken = true;
    return token;
  };
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [
        name,
        name === TOKEN_NAME && entry !== null ? exchange(entry) : inside(entry),
      ]),
    );
  };
  const replaced = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      const isToken = names.arguments.has(name) || names.fields.has(name);
      if (!isToken) return [name, inside(value)];
      return [name, value === null ? null : exchange(value)];
    }),
  );
  for (const name of names.arguments) {
    if (replaced[name] !== undefined && replaced[name] !== null) continue;
    if (token === null) throw new ForeignToken('Nobody is signed in.');
    usesToken = true;
    replaced[name] = token;
  }
  return {variables: replaced, usesToken};
}
