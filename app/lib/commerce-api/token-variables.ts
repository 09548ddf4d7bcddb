import {Kind, type ValueNode} from 'graphql';

/** Name of a customer's token, as an argument and inside input objects. */
export const TOKEN_NAME = 'customerAccessToken';

/** Names of variables. */
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
      const fault = this.#checkValue(
        value,
        name.value === TOKEN_NAME ? this.#arguments : null,
      );
      if (fault) return fault;
    }
    const isShared = [...this.#arguments, ...this.#fields].some((variable) =>
      this.#others.has(variable),
    );
    return isShared ? 'A token is used for something else.' : null;
  }

  /** @param tokens where a variable belongs that stands for a token, else `null`. */
  #checkValue(value: ValueNode, tokens: Set<string> | null): string | null {
    switch (value.kind) {
      case Kind.VARIABLE:
        (tokens ?? this.#others).add(value.name.value);
        return null;
      case Kind.LIST:
        return firstFault(value.values, (entry) =>
          this.#checkValue(entry, tokens),
        );
      case Kind.OBJECT:
        return firstFault(value.fields, ({name, value: entry}) =>
          this.#checkValue(
            entry,
            name.value === TOKEN_NAME ? this.#fields : null,
          ),
        );
      case Kind.NULL:
        return null;
      default:
        return tokens ? 'A token must be given by a variable.' : null;
    }
  }
}

function firstFault<T>(
  entries: readonly T[],
  faultOf: (entry: T) => string | null,
): string | null {
  for (const entry of entries) {
    const fault = faultOf(entry);
    if (fault) return fault;
  }
  return null;
}
