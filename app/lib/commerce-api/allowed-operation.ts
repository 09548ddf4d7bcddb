import {
  Kind,
  OperationTypeNode,
  parse,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import {DocumentWalk, MOST_TOKENS} from './document-walk';
import type {TokenVariables} from './token-variables';

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
