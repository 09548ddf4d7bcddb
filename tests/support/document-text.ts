import {print, type DocumentNode} from 'graphql';

/** A GraphQL document: tagged with `gql`, or a text where its bytes matter or it is malformed. */
export type TestDocument = DocumentNode | string;

/** The document as it is sent; a text stays as it is. */
export function documentText(document: TestDocument): string {
  return typeof document === 'string' ? document : print(document);
}
