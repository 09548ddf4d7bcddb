import {
  Kind,
  OperationTypeNode,
  parse,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/**
 * Queries that `/api/shopify-storefront` passes on: those of the specification's
 * table of operations (§7).
 */
const QUERIES: ReadonlySet<string> = new Set([
  'cart',
  'collection',
  'collections',
  'customer',
  'localization',
  'nodes',
  'predictiveSearch',
  'product',
  'productRecommendations',
  'products',
  'search',
  'sitemap',
]);

/** Mutations of the same table, and what a customer needs around them. */
const MUTATIONS: ReadonlySet<string> = new Set([
  'cartBuyerIdentityUpdate',
  'cartCreate',
  'cartLinesAdd',
  'cartLinesRemove',
  'cartLinesUpdate',
  'customerAccessTokenCreate',
  'customerAccessTokenDelete',
  'customerAccessTokenRenew',
  'customerActivate',
  'customerActivateByUrl',
  'customerAddressCreate',
  'customerAddressDelete',
  'customerAddressUpdate',
  'customerCreate',
  'customerDefaultAddressUpdate',
  'customerRecover',
  'customerReset',
  'customerResetByUrl',
]);

/** Name of a customer's token, as an argument and inside input objects. */
export const TOKEN_NAME = 'customerAccessToken';

/** Limits of decisions.md, "Commerce endpoints". */
const DEEPEST = 12;
const MOST_ALIASES = 50;
const LARGEST_PAGE = 250;
/** Bounds the parser itself; the largest document of ours has about 900 tokens. */
const MOST_TOKENS = 5000;

export type OperationJudgement =
  | {
      readonly allowed: true;
      readonly document: DocumentNode;
      readonly operation: OperationDefinitionNode;
      /** Root fields, fragments followed; a mutation has exactly one. */
      readonly rootFields: readonly string[];
      /** Variables that stand for a customer's token, and where. */
      readonly tokens: TokenVariables;
    }
  | {readonly allowed: false; readonly reason: string};

/** Names of variables. */
export interface TokenVariables {
  /** Arguments: left out, they become the session's token. */
  readonly arguments: ReadonlySet<string>;
  /** Fields of input objects: left out, they stay so. */
  readonly fields: ReadonlySet<string>;
}

/**
 * Judges a document that a client sent: one operation, known root fields, no
 * introspection, bounded depth, aliases and page sizes. Variables that give a
 * page size are checked by value. A mutation does one thing, since a list of
 * them could not be repeated safely, nor counted. A customer's token is given by
 * a variable that is used for nothing else: elsewhere the provider could be made
 * to show it.
 */
export function judgeOperation(
  source: string,
  variables: Readonly<Record<string, unknown>>,
): OperationJudgement {
  return judge(source, variables, {query: QUERIES, mutation: MUTATIONS});
}

/** The same for `/api/shopify-admin`, which takes `customerUpdate` alone. */
export function judgeAdminOperation(
  source: string,
  variables: Readonly<Record<string, unknown>>,
): OperationJudgement {
  const mutation = new Set(['customerUpdate']);
  return judge(source, variables, {query: new Set(), mutation});
}

function judge(
  source: string,
  variables: Readonly<Record<string, unknown>>,
  allowed: Readonly<Record<'query' | 'mutation', ReadonlySet<string>>>,
): OperationJudgement {
  let document: DocumentNode;
  try {
    document = parse(source, {maxTokens: MOST_TOKENS, noLocation: true});
  } catch {
    return refused('The query is not a GraphQL document.');
  }
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const [operation] = operations;
  if (!operation || operations.length > 1) {
    return refused('The query must hold exactly one operation.');
  }
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
    return refused('Subscriptions are not allowed.');
  }
  const walk = new DocumentWalk(document, variables);
  const rootFields = walk.rootFields(operation.selectionSet);
  const isMutation = operation.operation === OperationTypeNode.MUTATION;
  for (const field of rootFields) {
    if (!allowed[isMutation ? 'mutation' : 'query'].has(field)) {
      return refused(`The field ${field.slice(0, 60)} is not allowed.`);
    }
  }
  if (isMutation && !isPlainMutation(operation)) {
    return refused('A mutation must have exactly one field.');
  }
  const fault =
    walk.check(operation.selectionSet) ?? walk.checkDirectives(operation);
  return fault
    ? refused(fault)
    : {allowed: true, document, operation, rootFields, tokens: walk.tokens};
}

/** One field, not in a fragment, not twice under aliases. */
function isPlainMutation({selectionSet}: OperationDefinitionNode): boolean {
  const [field, ...others] = selectionSet.selections;
  return field?.kind === Kind.FIELD && others.length === 0;
}

function refused(reason: string): OperationJudgement {
  return {allowed: false, reason};
}

/** Follows fragments while it checks, so that nothing hides in one. */
class DocumentWalk {
  #fragments = new Map<string, SelectionSetNode>();
  #aliases = 0;
  #visited = 0;
  #argumentTokens = new Set<string>();
  #fieldTokens = new Set<string>();
  #otherVariables = new Set<string>();

  constructor(
    document: DocumentNode,
    private readonly variables: Readonly<Record<string, unknown>>,
  ) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        this.#fragments.set(definition.name.value, definition.selectionSet);
      }
    }
  }

  get tokens(): TokenVariables {
    return {arguments: this.#argumentTokens, fields: this.#fieldTokens};
  }

  rootFields(selections: SelectionSetNode, depth = 0): string[] {
    if (depth > DEEPEST) return ['…'];
    return selections.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) {
        return selection.name.value === '__typename'
          ? []
          : [selection.name.value];
      }
      const nested = this.#nested(selection);
      return nested ? this.rootFields(nested, depth + 1) : ['…'];
    });
  }

  /** @returns what is wrong, or `null`. */
  check(selections: SelectionSetNode, depth = 1, fragments = 0): string | null {
    // Fragments that spread each other multiply or never end.
    this.#visited += 1;
    if (depth > DEEPEST) return `The query is deeper than ${DEEPEST} levels.`;
    if (fragments > DEEPEST || this.#visited > MOST_TOKENS) {
      return 'The fragments of the query are nested too deep.';
    }
    for (const selection of selections.selections) {
      if (selection.kind !== Kind.FIELD) {
        const nested = this.#nested(selection);
        if (!nested) return 'The query spreads an unknown fragment.';
        const directiveFault = this.checkDirectives(selection);
        if (directiveFault) return directiveFault;
        const fault = this.check(nested, depth, fragments + 1);
        if (fault) return fault;
        continue;
      }
      if (/^__(?!typename$)/.test(selection.name.value)) {
        return 'Introspection is not allowed.';
      }
      if (selection.alias) this.#aliases += 1;
      if (this.#aliases > MOST_ALIASES) {
        return `The query has more than ${MOST_ALIASES} aliases.`;
      }
      const tokenFault =
        this.checkDirectives(selection) ??
        this.#checkTokens(selection.arguments ?? []);
      if (tokenFault) return tokenFault;
      for (const {name, value} of selection.arguments ?? []) {
        if (!/^(?:first|last)$/.test(name.value)) continue;
        const size =
          value.kind === Kind.VARIABLE
            ? Number(this.variables[value.name.value] ?? 0)
            : Number('value' in value ? value.value : 0);
        if (!(size <= LARGEST_PAGE)) {
          return `${name.value} is more than ${LARGEST_PAGE}.`;
        }
      }
      if (selection.selectionSet) {
        const fault = this.check(selection.selectionSet, depth + 1, fragments);
        if (fault) return fault;
      }
    }
    return null;
  }

  /** `@inContext` can carry a customer's token as well. */
  checkDirectives({
    directives = [],
  }: Pick<FieldNode, 'directives'>): string | null {
    for (const directive of directives) {
      const fault = this.#checkTokens(directive.arguments ?? []);
      if (fault) return fault;
    }
    return null;
  }

  #checkTokens(
    given: readonly {
      readonly name: {value: string};
      readonly value: ValueNode;
    }[],
  ): string | null {
    for (const {name, value} of given) {
      const fault = this.#checkValue(
        value,
        name.value === TOKEN_NAME ? this.#argumentTokens : null,
      );
      if (fault) return fault;
    }
    const shared = [...this.#argumentTokens, ...this.#fieldTokens].some(
      (variable) => this.#otherVariables.has(variable),
    );
    return shared ? 'A token is used for something else.' : null;
  }

  /** @param tokens where a variable belongs that stands for a token, else `null`. */
  #checkValue(value: ValueNode, tokens: Set<string> | null): string | null {
    switch (value.kind) {
      case Kind.VARIABLE:
        (tokens ?? this.#otherVariables).add(value.name.value);
        return null;
      case Kind.LIST:
        return firstFault(value.values, (entry) =>
          this.#checkValue(entry, tokens),
        );
      case Kind.OBJECT:
        return firstFault(value.fields, ({name, value: entry}) =>
          this.#checkValue(
            entry,
            name.value === TOKEN_NAME ? this.#fieldTokens : null,
          ),
        );
      case Kind.NULL:
        return null;
      default:
        return tokens ? 'A token must be given by a variable.' : null;
    }
  }

  #nested(
    selection: Exclude<
      SelectionSetNode['selections'][number],
      {kind: Kind.FIELD}
    >,
  ): SelectionSetNode | undefined {
    return selection.kind === Kind.INLINE_FRAGMENT
      ? selection.selectionSet
      : this.#fragments.get(selection.name.value);
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
