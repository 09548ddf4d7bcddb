import {
  Kind,
  OperationTypeNode,
  parse,
  visit,
  type ConstValueNode,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import {CONTROL_CHARACTER} from '~/lib/http/control-characters';
import {TokenUse, type TokenVariables} from './session-token';

/** Queries that `/api/shopify-storefront` passes on. */
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

/** Mutations that it passes on. */
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

const DEEPEST = 12;
const MOST_ALIASES = 50;
const LARGEST_PAGE = 250;

/**
 * Objects that an answer may hold, counted before it is asked for. The largest
 * operation of the specification, a collection of 250 products with 250 media each,
 * comes to about 400,000; catalogues that exist answer it with far fewer.
 */
const MOST_OBJECTS = 500_000;

/** Arguments that say how many of something are wanted, by a number or by a list. */
const PAGES = new Set(['first', 'last', 'limit']);
const LISTED = new Set(['ids', 'identifiers']);

/** How many there are of what comes without a page, or never fills one. */
const LISTS: Readonly<Record<string, number>> = {
  adjacentVariants: 25,
  optionValues: 25,
  options: 3,
  productRecommendations: 10,
};

/** Bounds the parser itself; the largest document of ours has about 900 tokens. */
const MOST_TOKENS = 5000;

/** An operation that a client sent, as far as it has been checked. */
export interface ClientOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** Root fields, fragments followed; a mutation has exactly one. */
  readonly rootFields: readonly string[];
  /** Variables that stand for a customer's token, and where. */
  readonly tokens: TokenVariables;
}

type OperationJudgement =
  | ({readonly allowed: true} & ClientOperation)
  | {readonly allowed: false; readonly reason: string};

/**
 * Judges a document that a client sent: one operation, known root fields, no
 * introspection, bounded depth, aliases, page sizes and objects in the answer.
 * Variables that give a size are checked by value. A mutation does one thing, since a list of
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
  if (hasControlCharacters(document)) {
    return refused('The query holds control characters.');
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
  const walk = new DocumentWalk(document, operation, variables);
  const rootFields = walk.rootFields(operation.selectionSet);
  const isMutation = operation.operation === OperationTypeNode.MUTATION;
  for (const field of rootFields) {
    if (!allowed[isMutation ? 'mutation' : 'query'].has(field)) {
      return refused(`The field ${field.slice(0, 60)} is not allowed.`);
    }
  }
  if (isMutation && !onlyField(operation)) {
    return refused('A mutation must have exactly one field.');
  }
  const fault =
    walk.check(operation.selectionSet) ?? walk.checkDirectives(operation);
  return fault
    ? refused(fault)
    : {allowed: true, document, operation, rootFields, tokens: walk.tokens};
}

/** The root field of an operation that has one, which stands in no fragment. */
export function onlyField({
  selectionSet,
}: OperationDefinitionNode): FieldNode | null {
  const [field, ...others] = selectionSet.selections;
  return field?.kind === Kind.FIELD && field.selectionSet && others.length === 0
    ? field
    : null;
}

function hasControlCharacters(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    StringValue: ({value}) => {
      isFound ||= CONTROL_CHARACTER.test(value);
    },
  });
  return isFound;
}

function refused(reason: string): OperationJudgement {
  return {allowed: false, reason};
}

/** Follows fragments while it checks a document, so that nothing hides in one. */
class DocumentWalk {
  readonly #fragments = new Map<string, SelectionSetNode>();
  readonly #defaults = new Map<string, ConstValueNode>();
  #aliases = 0;
  #visited = 0;
  #objects = 0;
  readonly #tokens = new TokenUse();

  /** @param variables as the client gave them; a default stands for one that is left out. */
  constructor(
    {definitions}: DocumentNode,
    {variableDefinitions = []}: OperationDefinitionNode,
    private readonly variables: Readonly<Record<string, unknown>>,
  ) {
    for (const definition of definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        this.#fragments.set(definition.name.value, definition.selectionSet);
      }
    }
    for (const {variable, defaultValue} of variableDefinitions) {
      if (defaultValue) this.#defaults.set(variable.name.value, defaultValue);
    }
  }

  /** Variables that stand for a customer's token; complete after the checks. */
  get tokens(): TokenVariables {
    return this.#tokens.variables;
  }

  /** Names of the fields at the root, those in fragments included; `…` for what is no field. */
  rootFields(root: SelectionSetNode): readonly string[] {
    const found = new Set<string>();
    const collect = ({selections}: SelectionSetNode, depth: number): void => {
      for (const selection of selections) {
        // Fragments that spread each other multiply or never end.
        this.#visited += 1;
        if (this.#visited > MOST_TOKENS || depth > DEEPEST) {
          found.add('…');
          return;
        }
        if (selection.kind === Kind.FIELD) {
          const name = selection.name.value;
          if (name !== '__typename') found.add(name);
        } else {
          const nested = this.#nested(selection);
          if (nested) collect(nested, depth + 1);
          else found.add('…');
        }
      }
    };
    collect(root, 0);
    return [...found];
  }

  /**
   * @param times how often the answer can hold what is selected.
   * @returns what is wrong, or `null`.
   */
  check(
    selections: SelectionSetNode,
    {depth, fragments, times}: Place = {depth: 1, fragments: 0, times: 1},
  ): string | null {
    this.#visited += 1;
    if (depth > DEEPEST) return `The query is deeper than ${DEEPEST} levels.`;
    if (fragments > DEEPEST || this.#visited > MOST_TOKENS) {
      return 'The fragments of the query are nested too deep.';
    }
    for (const selection of selections.selections) {
      const fault =
        this.checkDirectives(selection) ??
        (selection.kind === Kind.FIELD
          ? this.#checkField(selection, {depth, fragments, times})
          : this.#checkFragment(selection, {depth, fragments, times}));
      if (fault) return fault;
    }
    return null;
  }

  /** `@inContext` can carry a customer's token as well. */
  checkDirectives({
    directives = [],
  }: Pick<FieldNode, 'directives'>): string | null {
    return this.#tokens.check(
      directives.flatMap((directive) => directive.arguments ?? []),
    );
  }

  #checkFragment(selection: Fragment, place: Place): string | null {
    const nested = this.#nested(selection);
    return nested
      ? this.check(nested, {...place, fragments: place.fragments + 1})
      : 'The query spreads an unknown fragment.';
  }

  #checkField(field: FieldNode, {depth, fragments, times}: Place) {
    const {alias, name, selectionSet, arguments: given = []} = field;
    if (/^__(?!typename$)/.test(name.value)) {
      return 'Introspection is not allowed.';
    }
    if (alias) this.#aliases += 1;
    if (this.#aliases > MOST_ALIASES) {
      return `The query has more than ${MOST_ALIASES} aliases.`;
    }
    const tokenFault = this.#tokens.check(given);
    if (tokenFault) return tokenFault;
    let size = 1;
    for (const {name: argument, value} of given) {
      if (PAGES.has(argument.value)) size = this.#sizeOf(value);
      else if (LISTED.has(argument.value)) size = this.#lengthOf(value);
      else continue;
      // A variable may hold anything: what is no number is not within the limit.
      if (!(size <= LARGEST_PAGE)) {
        return `${argument.value} is more than ${LARGEST_PAGE}.`;
      }
    }
    if (!selectionSet) return null;
    const inside = times * Math.max(1, LISTS[name.value] ?? size);
    this.#objects += inside;
    if (this.#objects > MOST_OBJECTS) {
      return `The answer could hold more than ${MOST_OBJECTS} objects.`;
    }
    return this.check(selectionSet, {
      depth: depth + 1,
      fragments,
      times: inside,
    });
  }

  #sizeOf(value: ValueNode): number {
    if (value.kind !== Kind.VARIABLE) {
      return 'value' in value ? Number(value.value) : 0;
    }
    const name = value.name.value;
    const given = this.variables[name];
    const preset = this.#defaults.get(name);
    if (given === undefined && preset) return this.#sizeOf(preset);
    return Number(given ?? 0);
  }

  /** GraphQL takes a single value for a list of one. */
  #lengthOf(value: ValueNode): number {
    if (value.kind === Kind.LIST) return value.values.length;
    if (value.kind !== Kind.VARIABLE) return 1;
    const name = value.name.value;
    const given = this.variables[name];
    const preset = this.#defaults.get(name);
    if (given === undefined && preset) return this.#lengthOf(preset);
    return Array.isArray(given) ? given.length : 1;
  }

  #nested(selection: Fragment): SelectionSetNode | undefined {
    return selection.kind === Kind.INLINE_FRAGMENT
      ? selection.selectionSet
      : this.#fragments.get(selection.name.value);
  }
}

/** Where the walk is. */
interface Place {
  readonly depth: number;
  readonly fragments: number;
  readonly times: number;
}

type Fragment = Exclude<
  SelectionSetNode['selections'][number],
  {kind: Kind.FIELD}
>;
