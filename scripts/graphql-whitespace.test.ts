import {expect, it} from 'vitest';
import {withoutGraphQLWhitespace} from './graphql-whitespace';

it('shortens GraphQL documents and nothing else', () => {
  const code = `
    // Of all pages.
    export const QUERY = \`#graphql
      query Shop {
        # The shop’s own name.
        shop {
          name # As "customers" know it.
          tag(is: "#1  A")
        }
      }
      \${FRAGMENT}
    \` as const;
    const text = \`two
      lines # and no comment\`;`;
  // The mark is a comment: what follows it has to stay on another line.
  expect(withoutGraphQLWhitespace(code)).toBe(`
    // Of all pages.
    export const QUERY = \`#graphql
 query Shop { shop { name tag(is: "#1  A") } } \${FRAGMENT} \` as const;
    const text = \`two
      lines # and no comment\`;`);
});
