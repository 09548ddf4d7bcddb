import {Kind, type ValueNode} from 'graphql';
import type {AppSession} from '~/lib/session/session.server';
import type {Variables} from './operation-variables';

/** Name of a customer's token, as an argument and inside input objects. */
const TOKEN_NAME = 'customerAccessToken';

/** Session key. */
const OPAQUE_TOKEN = 'customerOpaqueToken';

const OPAQUE_FORM = /^session-[0-9a-f-]{36}$/;

type Session = Pick<AppSession, 'get' | 'set'>;

/** Names of variables that stand for a customer's token. */
export interface TokenVariables {
  /** Arguments: left out, they become the session's token. */
  readonly arguments: ReadonlySet<string>;
  /** Fields of input objects: left out, they stay so. */
  readonly fields: ReadonlySet<string>;
}

interface GivenArgument {
  readonly name: {readonly value: string};
  readonly value: ValueNode;
}

/**
 * Notes which variables of a document stand for a customer's token. Such a
 * variable may be used for nothing else, since the provider could otherwise be
 * made to show it.
 */
export class TokenUse {
  readonly #arguments = new Set<string>();
  readonly #fields = new Set<string>();
  readonly #others = new Set<string>();

  get variables(): TokenVariables {
    return {arguments: this.#arguments, fields: this.#fields};
  }

  /**
   * Takes the arguments of one more field or directive into account.
   *
   * @returns what is wrong, or `null`.
   */
  check(given: readonly GivenArgument[]): string | null {
    for (const {name, value} of given) {
      const tokens = name.value === TOKEN_NAME ? this.#arguments : null;
      if (!this.#note(value, tokens)) {
        return 'A token must be given by a variable.';
      }
    }
    const isShared = [...this.#arguments, ...this.#fields].some((variable) =>
      this.#others.has(variable),
    );
    return isShared ? 'A token is used for something else.' : null;
  }

  /**
   * @param tokens where a variable belongs that stands for a token, else `null`.
   * @returns `false` for a token that is written out.
   */
  #note(value: ValueNode, tokens: Set<string> | null): boolean {
    switch (value.kind) {
      case Kind.VARIABLE:
        (tokens ?? this.#others).add(value.name.value);
        return true;
      case Kind.LIST:
        return value.values.every((entry) => this.#note(entry, tokens));
      case Kind.OBJECT:
        return value.fields.every(({name, value: entry}) =>
          this.#note(entry, name.value === TOKEN_NAME ? this.#fields : null),
        );
      default:
        return value.kind === Kind.NULL || tokens === null;
    }
  }
}

/** What stands in for the customer's token in the browser; made when it is first needed. */
export function opaqueToken(session: Session): string {
  const present = presentOpaqueToken(session);
  if (present !== null) return present;
  const made = `session-${crypto.randomUUID()}`;
  session.set(OPAQUE_TOKEN, made);
  return made;
}

/** The same; `null` where none was made. */
export function presentOpaqueToken(
  session: Pick<Session, 'get'>,
): string | null {
  const present: unknown = session.get(OPAQUE_TOKEN);
  return typeof present === 'string' ? present : null;
}

/** Whether a client can have got a text from this endpoint as a token. */
export function isOpaqueToken(text: unknown): boolean {
  return typeof text === 'string' && OPAQUE_FORM.test(text);
}

/** A token in the variables is not the session's; the request is refused. */
export class ForeignToken extends Error {
  override readonly name = 'ForeignToken';
}

/**
 * Puts the session's token where a variable stands for one: where the client left
 * it out, or sent the opaque one.
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
  const opaque = presentOpaqueToken(session);
  const exchange = (value: unknown): unknown => {
    if (token === null || value !== opaque) {
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
