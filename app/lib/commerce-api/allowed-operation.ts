import {
  Kind,
  OperationTypeNode,
  parse,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * Root fields that `/api/shopify-storefront` passes on: those of the
 * specification's table of operations (§7) that carry no customer's token.
 */
const ALLOWED_ROOT_FIELDS: ReadonlySet<string> = new Set([
  'cart',
  'cartCreate',
  'cartLinesAdd',
  'cartLinesRemove',
  'cartLinesUpdate',
  'collection',
  'collections',
  'localization',
  'node',
  'nodes',
  'predictiveSearch',
  'product',
  'productRecommendations',
  'products',
  'search',
  'sitemap',
]);

/** Limits of decisions.md, "Commerce endpoints". */
const DEEPEST = 12;
const MOST_ALIASES = 50;
const LARGEST_PAGE = 250;
/** Bounds the parser itself; the largest document of ours has about 900 tokens. */
const MOST_TOKENS = 5000;

export type OperationJudgement =
  | {readonly allowed: true; readonly operation: OperationDefinitionNode}
  | {readonly allowed: false; readonly reason: string};

/**
 * Judges a document that a client sent: one operation, known root fields, no
 * introspection, bounded depth, aliases and page sizes. Variables that give a
 * page size are checked by value.
 */
export function judgeOperation(
  source: string,
  variables: Readonly<Record<string, unknown>>,
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
  for (const field of walk.rootFields(operation.selectionSet)) {
    if (!ALLOWED_ROOT_FIELDS.has(field)) {
      return refused(`The field ${field.slice(0, 60)} is not allowed.`);
    }
  }
  const fault = walk.check(operation.selectionSet);
  return fault ? refused(fault) : {allowed: true, operation};
}

function refused(reason: string): OperationJudgement {
  return {allowed: false, reason};
}

/** Follows fragments while it checks, so that nothing hides in one. */
class DocumentWalk {
  #fragments = new Map<string, SelectionSetNode>();
  #aliases = 0;
  #visited = 0;

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
