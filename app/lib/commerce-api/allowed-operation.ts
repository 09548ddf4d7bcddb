import {cutText} from '~/lib/text/cut-text';
import {
  Kind,
  OperationTypeNode,
  parse,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import {CONTROL_CHARACTER} from '~/lib/text/control-characters';
import {
  MAX_ALIASES,
  MAX_DEPTH,
  MAX_SELECTIONS,
  MAX_TOKENS,
} from '~/lib/limits/limits';

/** Root fields that `/api/shopify-{kind}` accepts. */
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

/** Arguments that set a page size. */
const PAGES: readonly string[] = ['first', 'last', 'limit'];

/** Name of the argument or input field that has a customer's token. */
export const TOKEN_NAME = 'customerAccessToken';

/** A request that the endpoint rejects. */
export class Rejected extends Error {
  override readonly name = 'Rejected';

  constructor(
    readonly status: 400 | 403,
    message: string,
  ) {
    super(message);
  }
}

/** A client's operation whose document has been checked. */
export interface ClientOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** A mutation has exactly one, without alias. */
  readonly fields: readonly [FieldNode, ...FieldNode[]];
  readonly tokens: TokenVariables;
  /** Page sizes in the document. */
  readonly pages: readonly ValueNode[];
}

/** Variables that have a customer's token. */
export interface TokenVariables {
  /** Arguments; default to the session's token. */
  readonly arguments: ReadonlySet<string>;
  /** Fields of input objects; no default. */
  readonly fields: ReadonlySet<string>;
}

/**
 * Parses and checks a client's document: one operation, allowed root fields, no
 * introspection, bounded size, depth and aliases; a mutation has one root field.
 * @throws {Rejected} for anything else.
 */
export function allowedOperation(
  source: string,
  kind: keyof typeof ROOT_FIELDS,
): ClientOperation {
  let document: DocumentNode;
  try {
    document = parse(source, {maxTokens: MAX_TOKENS, noLocation: true});
  } catch {
    throw new Rejected(403, 'The query is not a GraphQL document.');
  }
  const [operation, ...others] = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation || others.length > 0) {
    throw new Rejected(403, 'The query must have exactly one operation.');
  }
  const fragments = new Map(
    document.definitions
      .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const {size, depth} = measure(operation.selectionSet, fragments);
  if (size > MAX_SELECTIONS || depth > MAX_DEPTH) {
    throw new Rejected(
      403,
      `The query selects too much, or is deeper than ${MAX_DEPTH} levels.`,
    );
  }
  const fields = rootFields(operation, kind);
  const {aliases, pages, tokens} = inspectDocument(document, operation);
  const isMutation = operation.operation !== OperationTypeNode.QUERY;
  if (isMutation && (fields.length > 1 || aliases > 0)) {
    throw new Rejected(403, 'A mutation has one field and no aliases.');
  }
  return {document, operation, fields, tokens, pages};
}

function rootFields(
  {operation, selectionSet}: OperationDefinitionNode,
  kind: keyof typeof ROOT_FIELDS,
): ClientOperation['fields'] {
  const allowed = ROOT_FIELDS[kind][operation].split(/\s+/);
  const fields = selectionSet.selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) {
      throw new Rejected(403, 'Root fields stand in no fragment.');
    }
    const name = selection.name.value;
    if (name === '__typename') return [];
    if (!allowed.includes(name)) {
      throw new Rejected(403, `The field ${cutText(name, 60)} is not allowed.`);
    }
    return [selection];
  });
  const [first, ...others] = fields;
  if (!first) throw new Rejected(403, 'The query asks for nothing.');
  return [first, ...others];
}

interface Measure {
  readonly size: number;
  readonly depth: number;
}

const INFINITE: Measure = {size: Infinity, depth: Infinity};

/** Size and depth with fragments expanded; infinite for missing or recursive ones. */
function measure(
  {selections}: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  measured = new Map<string, Measure>(),
): Measure {
  let [size, depth] = [0, 0];
  const add = (inner: Measure, levels: number) => {
    size += 1 + inner.size;
    depth = Math.max(depth, levels + inner.depth);
  };
  for (const selection of selections) {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) {
      const {kind, selectionSet} = selection;
      add(
        selectionSet
          ? measure(selectionSet, fragments, measured)
          : {size: 0, depth: 0},
        kind === Kind.FIELD ? 1 : 0,
      );
      continue;
    }
    const name = selection.name.value;
    const fragment = fragments.get(name);
    if (fragment && !measured.has(name)) {
      measured.set(name, INFINITE);
      measured.set(name, measure(fragment.selectionSet, fragments, measured));
    }
    add(measured.get(name) ?? INFINITE, 0);
  }
  return {size, depth};
}

/** A token variable has no other use, or Shopify could echo the token. */
function inspectDocument(
  document: DocumentNode,
  {variableDefinitions = []}: OperationDefinitionNode,
) {
  const declared = new Set(
    variableDefinitions.map(({variable}) => variable.name.value),
  );
  const tokens = {arguments: new Set<string>(), fields: new Set<string>()};
  const others = new Set<string>();
  const pages: ValueNode[] = [];
  let aliases = 0;
  const readToken = (
    {name, value}: ArgumentNode | ObjectFieldNode,
    place: Set<string>,
  ): false | undefined => {
    if (name.value !== TOKEN_NAME) return undefined;
    if (value.kind === Kind.VARIABLE) place.add(value.name.value);
    else if (value.kind !== Kind.NULL) {
      throw new Rejected(403, 'A token must be given by a variable.');
    }
    return false;
  };
  visit(document, {
    Argument: (node) => {
      if (PAGES.includes(node.name.value)) pages.push(node.value);
      return readToken(node, tokens.arguments);
    },
    Field: ({alias, name}) => {
      if (alias) aliases += 1;
      const isIntrospection = /^__(?!typename$)/.test(name.value);
      if (
        aliases > MAX_ALIASES ||
        isIntrospection ||
        /^__/.test(alias?.value ?? '')
      ) {
        throw new Rejected(403, 'A name is not allowed, or too many aliases.');
      }
    },
    ObjectField: (node) => readToken(node, tokens.fields),
    StringValue: ({value}) => {
      if (CONTROL_CHARACTER.test(value)) {
        throw new Rejected(403, 'The query has control characters.');
      }
    },
    Variable: ({name}, key) => {
      if (key !== 'variable') others.add(name.value);
    },
  });
  for (const name of [...others, ...tokens.arguments, ...tokens.fields]) {
    if (!declared.has(name)) {
      throw new Rejected(403, 'A variable is not declared.');
    }
  }
  for (const name of [...tokens.arguments, ...tokens.fields]) {
    if (others.has(name)) {
      throw new Rejected(403, 'A token is used for something else.');
    }
  }
  return {aliases, pages, tokens};
}
