import {
  getOperationAST,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import {needsToken} from './access';
import {memoize} from './domain/memo';

/** A query text, parsed and checked against the schema. */
export interface CheckedDocument {
  readonly document: DocumentNode;
  readonly errors: readonly GraphQLError[];
  /** Fields of the document that a request without a token may not read, as `Type.field`. */
  readonly protectedFields: readonly string[];
}

const CACHED_DOCUMENTS = 500;
/** Far above any storefront's documents; stops a hostile one early. */
const MAX_TOKENS = 20_000;

/**
 * Parses and validates query texts, and caches the latest 500 of each schema: clients send the
 * same few documents again and again, and checking one takes longer than executing it.
 * Syntax errors are thrown (`GraphQLError`), not cached.
 */
export const documentCache = memoize(createDocumentCache);

function createDocumentCache(
  schema: GraphQLSchema,
): (query: string) => CheckedDocument {
  const cache = new Map<string, CheckedDocument>();
  return (query) => {
    const known = cache.get(query);
    if (known) {
      // A Map keeps insertion order: moving it to the end makes this an LRU.
      cache.delete(query);
      cache.set(query, known);
      return known;
    }
    const document = parse(query, {maxTokens: MAX_TOKENS});
    const errors = validate(schema, document);
    const checked = {
      document,
      errors,
      protectedFields:
        errors.length > 0 ? [] : findProtectedFields(schema, document),
    };
    cache.set(query, checked);
    if (cache.size > CACHED_DOCUMENTS) {
      const oldest = cache.keys().next();
      if (!oldest.done) cache.delete(oldest.value);
    }
    return checked;
  };
}

/** Name of the operation that a request runs; empty for an anonymous one. */
export function operationNameOf(
  document: DocumentNode,
  operationName: string | null,
): string {
  return getOperationAST(document, operationName)?.name?.value ?? '';
}

function findProtectedFields(schema: GraphQLSchema, document: DocumentNode) {
  const found = new Set<string>();
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: (node) => {
        const path = `${typeInfo.getParentType()?.name}.${node.name.value}`;
        if (needsToken(path)) found.add(path);
      },
    }),
  );
  return [...found];
}
