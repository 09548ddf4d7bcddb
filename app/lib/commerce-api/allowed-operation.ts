import {
  Kind,
  OperationTypeNode,
  parse,
  valueFromASTUntyped,
  visit,
  type ArgumentNode,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import {CONTROL_CHARACTER} from '~/lib/http/control-characters';

export type Variables = Readonly<Record<string, unknown>>;

/** Root fields that each kind of `/api/shopify-{kind}` takes. */
const ROOT_FIELDS = {
  storefront: {
    query: `cart collection collections customer localization nodes predictiveSearch
      product productRecommendations products search sitemap`,
    mutation: `cartBuyerIdentityUpdate cartCreate cartLinesAdd cartLinesRemove
      cartLinesUpdate customerAccessTokenCreate customerAccessTokenDelete
      customerAccessTokenRenew customerActivate customerActivateByUrl
      customerAddressCreate customerAddressDelete customerAddressUpdate
      customerCreate customerDefaultAddressUpdate customerRecover customerReset
      customerResetByUrl`,
    subscription: '',
  },
  admin: {query: '', mutation: 'customerUpdate', subscription: ''},
};

const MOST_TOKENS = 5000;
/** Fields and spreads together, every fragment put in where it is spread. */
const MOST_SELECTIONS = 5000;
const MOST_ALIASES = 50;
const MOST_USES_OF_A_VARIABLE = 50;
const DEEPEST = 12;
/** Fields and fragments within each other. */
const DEEPEST_NESTING = 2 * DEEPEST;
export const DEEPEST_VALUE = 8;
const LARGEST_PAGE = 250;

/**
 * Objects that an answer may hold, counted before it is asked for. The largest
 * operation of the specification, a collection of 250 products with 250 media each,
 * comes to about 400,000; catalogues that exist answer it with far fewer.
 */
const MOST_OBJECTS = 500_000;

/** Arguments that say how many of something are wanted. */
const PAGES: readonly string[] = ['first', 'last', 'limit'];

/** A product has no more options, however many are asked for. */
const MOST_OPTIONS = 3;

/** Argument and field of input objects that holds a customer's token. */
export const TOKEN_NAME = 'customerAccessToken';

/** A request that the endpoint does not carry out. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly status: 400 | 403,
    message: string,
  ) {
    super(message);
  }
}

/** What a document asks for, by the names under which the answer has it. */
export type SelectedFields = Map<string, SelectedField>;

/** One name can stand for several fields: on different types, or the same one twice. */
export interface SelectedField {
  readonly names: Set<string>;
  readonly nodes: FieldNode[];
  readonly fields: SelectedFields;
}

/** Names of variables that stand for a customer's token. */
export interface TokenVariables {
  /** Arguments: left out, they become the session's token. */
  readonly arguments: ReadonlySet<string>;
  /** Fields of input objects: left out, they stay so. */
  readonly fields: ReadonlySet<string>;
}

/** An operation that a client sent, as far as it has been checked. */
export interface ClientOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly fields: SelectedFields;
  readonly tokens: TokenVariables;
}

/**
 * Reads a document that a client sent: one operation, listed root fields, no
 * introspection, bounded size, depth and aliases. The size with its fragments put in
 * is added up before any of them is, so that the work grows with the text alone. A
 * mutation has one root field, since a list of them could not be repeated safely.
 *
 * @throws {Refused} for anything else.
 */
export function allowedOperation(
  source: string,
  kind: keyof typeof ROOT_FIELDS,
): ClientOperation {
  const document = parsed(source);
  const [operation, ...others] = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation || others.length > 0) {
    throw new Refused(403, 'The query must hold exactly one operation.');
  }
  const tokens = tokenVariables(document, operation);
  const fragments = fragmentsOf(document);
  const sizes = new Map<string, number>();
  if (sizeOf(operation.selectionSet, fragments, sizes) > MOST_SELECTIONS) {
    throw new Refused(403, 'The query selects too much.');
  }
  // What is not reached, or defined twice, was not counted.
  if (document.definitions.length !== 1 + sizes.size) {
    throw new Refused(403, 'The query holds more than what it uses.');
  }
  const fields = selectedFields(document, operation);
  const {operation: type} = operation;
  const allowed = ROOT_FIELDS[kind][type].split(/\s+/);
  for (const name of rootFields(fields)) {
    if (!allowed.includes(name)) {
      throw new Refused(403, `The field ${name.slice(0, 60)} is not allowed.`);
    }
  }
  if (type !== OperationTypeNode.QUERY && !onlyField(operation)) {
    throw new Refused(403, 'A mutation must have exactly one field.');
  }
  return {document, operation, fields, tokens};
}

function parsed(source: string): DocumentNode {
  try {
    return parse(source, {maxTokens: MOST_TOKENS, noLocation: true});
  } catch {
    throw new Refused(403, 'The query is not a GraphQL document.');
  }
}

/** Names of the fields at the root, those in fragments included. */
export function rootFields(fields: SelectedFields): readonly string[] {
  const names = [...fields.values()].flatMap(({names}) => [...names]);
  return names.filter((name) => name !== '__typename');
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

/**
 * Which variables stand for a customer's token. Such a variable is used for nothing
 * else, since the provider could otherwise be made to show it.
 */
function tokenVariables(
  document: DocumentNode,
  {variableDefinitions = []}: OperationDefinitionNode,
): TokenVariables {
  const tokens = {arguments: new Set<string>(), fields: new Set<string>()};
  const uses = new Map<string, number>();
  let depth = 0;
  const note =
    (place: Set<string>) =>
    ({name, value}: ArgumentNode | ObjectFieldNode): false | undefined => {
      if (name.value !== TOKEN_NAME) return undefined;
      if (value.kind === Kind.VARIABLE) place.add(value.name.value);
      else if (value.kind !== Kind.NULL) {
        throw new Refused(403, 'A token must be given by a variable.');
      }
      return false;
    };
  const nested = {
    enter: () => {
      depth += 1;
      if (depth > DEEPEST_VALUE) {
        throw new Refused(403, 'A value of the query is nested too deep.');
      }
    },
    leave: () => {
      depth -= 1;
    },
  };
  visit(document, {
    Argument: note(tokens.arguments),
    ObjectField: note(tokens.fields),
    ListValue: nested,
    ObjectValue: nested,
    StringValue: ({value}) => {
      if (CONTROL_CHARACTER.test(value)) {
        throw new Refused(403, 'The query holds control characters.');
      }
    },
    Variable: ({name: {value: name}}, _key, parent) => {
      const isDefinition =
        (parent as ASTNode).kind === Kind.VARIABLE_DEFINITION;
      if (!isDefinition) uses.set(name, (uses.get(name) ?? 0) + 1);
    },
  });
  const declared = new Set(
    variableDefinitions.map(({variable}) => variable.name.value),
  );
  for (const [name, times] of uses) {
    if (times > MOST_USES_OF_A_VARIABLE || !declared.has(name)) {
      throw new Refused(403, 'A variable is not declared, or used too often.');
    }
  }
  for (const name of [...tokens.arguments, ...tokens.fields]) {
    if (uses.has(name)) {
      throw new Refused(403, 'A token is used for something else.');
    }
  }
  return tokens;
}

function fragmentsOf({
  definitions,
}: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition]]
        : [],
    ),
  );
}

/**
 * How many fields and spreads a selection has with its fragments put in. Each
 * fragment is counted once; one that spreads itself is endless.
 *
 * @param known sizes of the fragments that were met.
 */
function sizeOf(
  {selections}: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, number>,
): number {
  let size = selections.length;
  for (const selection of selections) {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) {
      const {selectionSet} = selection;
      if (selectionSet) size += sizeOf(selectionSet, fragments, known);
      continue;
    }
    const name = selection.name.value;
    if (!known.has(name)) {
      const fragment = fragments.get(name);
      known.set(name, Infinity);
      if (fragment) {
        known.set(name, sizeOf(fragment.selectionSet, fragments, known));
      }
    }
    size += known.get(name) ?? Infinity;
  }
  return size;
}

/**
 * What an operation selects, its fragments put in.
 *
 * @throws {Refused} when it is too deep, has too many aliases, or asks for the schema.
 */
export function selectedFields(
  document: DocumentNode,
  {selectionSet: root}: OperationDefinitionNode,
): SelectedFields {
  const fragments = fragmentsOf(document);
  let aliases = 0;
  const add = (
    {selections}: SelectionSetNode,
    fields: SelectedFields,
    depth: number,
    nesting: number,
  ): SelectedFields => {
    if (depth > DEEPEST || nesting > DEEPEST_NESTING) {
      throw new Refused(403, `The query is deeper than ${DEEPEST} levels.`);
    }
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD) {
        const fragment =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? fragments.get(selection.name.value)
            : selection;
        if (fragment) add(fragment.selectionSet, fields, depth, nesting + 1);
        continue;
      }
      const {alias, name, selectionSet} = selection;
      if (alias) aliases += 1;
      if (aliases > MOST_ALIASES) {
        throw new Refused(403, `More than ${MOST_ALIASES} aliases.`);
      }
      // Names that begin with `server` are those of `client-operations.ts`.
      if (
        /^__(?!typename$)/.test(name.value) ||
        /^(?:__|server)/.test(alias?.value ?? '')
      ) {
        throw new Refused(403, 'A name of the query is not allowed.');
      }
      const key = (alias ?? name).value;
      const field = fields.get(key) ?? {
        names: new Set(),
        nodes: [],
        fields: new Map(),
      };
      fields.set(key, field);
      field.names.add(name.value);
      field.nodes.push(selection);
      if (selectionSet) add(selectionSet, field.fields, depth + 1, nesting + 1);
    }
    return fields;
  };
  return add(root, new Map(), 1, 1);
}

/**
 * How many objects an answer can hold, by the sizes of its pages.
 *
 * @param variables the declared ones, with their defaults.
 * @throws {Refused} for a page above 250, and for too many objects.
 */
export function checkAmount(
  fields: SelectedFields,
  variables: Variables,
): number {
  let objects = 0;
  for (const {nodes, fields: inner} of fields.values()) {
    const times = Math.max(
      ...nodes.map((node) => longestPage(node, variables)),
    );
    if (inner.size > 0) objects += times * (1 + checkAmount(inner, variables));
  }
  if (objects > MOST_OBJECTS) {
    throw new Refused(403, `The answer could hold ${objects} objects.`);
  }
  return objects;
}

function longestPage(
  {name: field, arguments: given = []}: FieldNode,
  variables: Variables,
): number {
  const pages = given
    .filter(({name}) => PAGES.includes(name.value))
    .map(({value}) => valueFromASTUntyped(value, variables) ?? 1);
  // What is no number is not within the limit either.
  const isShort = (page: unknown): page is number =>
    typeof page === 'number' && page <= LARGEST_PAGE;
  if (!pages.every(isShort)) {
    throw new Refused(403, `A page is longer than ${LARGEST_PAGE}.`);
  }
  return field.value === 'options' ? MOST_OPTIONS : Math.max(1, ...pages);
}
