import {
  findBreakingChanges,
  findDangerousChanges,
  NoDeprecatedCustomRule,
  parse,
  validate,
  type GraphQLSchema,
} from 'graphql';
import {selectedFields} from './schema-cut';

/** What another version of a schema means for documents, as sentences. */
interface SchemaChanges {
  /** Documents that the other version refuses. */
  readonly invalid: readonly string[];
  /** Documents that select deprecated fields. */
  readonly deprecated: readonly string[];
  /** Other breaking or dangerous changes of types that the documents select from. */
  readonly changed: readonly string[];
}

/** Compares two versions of an API's schema from the view of documents. */
export function schemaChanges(
  before: GraphQLSchema,
  after: GraphQLSchema,
  documents: readonly {readonly name: string; readonly text: string}[],
): SchemaChanges {
  const parsed = documents.map(({name, text}) => ({name, node: parse(text)}));
  const complaints = (rules?: Parameters<typeof validate>[2]) =>
    parsed.flatMap(({name, node}) =>
      validate(after, node, rules).map(({message}) => `${name}: ${message}`),
    );
  const fields = selectedFields(
    before,
    parsed.map(({node}) => node),
  );
  const owners = new Set([...fields].map((path) => path.split('.')[0]));
  const isOurs = ({description}: {readonly description: string}) =>
    (description.match(/\w+/g) ?? []).some((word) => owners.has(word));
  return {
    invalid: complaints(),
    deprecated: complaints([NoDeprecatedCustomRule]),
    changed: [
      ...findBreakingChanges(before, after),
      ...findDangerousChanges(before, after),
    ]
      .filter(isOurs)
      .map(({description}) => description),
  };
}
