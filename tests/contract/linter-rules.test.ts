import {join} from 'node:path';
import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

const IMPORTS = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';

/** The rules whose patterns are written in `eslint.config.js`. None of them needs types. */
const RULES = new Set([IMPORTS, SYNTAX]);

const eslint = new ESLint({
  cwd: join(import.meta.dirname, '../..'),
  ruleFilter: ({ruleId}) => RULES.has(ruleId),
  overrideConfig: {languageOptions: {parserOptions: {project: null}}},
});

/** The rules that a line violates in a file; the file need not exist. */
async function broken(filePath: string, line: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${line}\n`, {filePath});
  const rules = result?.messages.map(({ruleId, message}) => ruleId ?? message);
  return [...new Set(rules)];
}

it.each([
  [IMPORTS, 'app/lib/cart/x.ts', "import {a} from '../http/hex';"],
  [IMPORTS, 'app/components/cart/x.tsx', "import {a} from '../ui/Link';"],
  [IMPORTS, 'app/routes/x.tsx', "import type {A} from '../root';"],
  [SYNTAX, 'app/routes/x.tsx', 'const A = `#graphql\n query A {a}`;'],
  [SYNTAX, 'app/components/cart/x.tsx', 'const A = <p>·</p>;'],
  [SYNTAX, 'app/components/cart/x.tsx', "const A = <p>{'→'}</p>;"],
  [SYNTAX, 'app/components/cart/x.tsx', "const A = <p>{b && 'Cart'}</p>;"],
  [SYNTAX, 'app/components/cart/x.tsx', 'const A = <p>{`${b} – ${c}`}</p>;'],
  [SYNTAX, 'app/routes/x.tsx', '<img alt="Map" />;'],
  [SYNTAX, 'app/components/cart/x.tsx', 'const A = <p lang={b}>{c}</p>;'],
  [SYNTAX, 'app/lib/x.server.ts', "const A = 'mutation A { a { b } }';"],
  [SYNTAX, 'app/lib/x.ts', 'const A = `fragment A on Cart {id}`;'],
  [SYNTAX, 'app/lib/x.ts', 'const A = gql`query { shop { id } }`;'],
  [null, 'app/lib/cart/x.test.ts', "import '../../../tests/support/env';"],
  [null, 'app/graphql/storefront/x.ts', 'const A = `#graphql\n query A {a}`;'],
  [null, 'app/components/cart/x.tsx', 'const A = <p>{`${b}: `} {c}</p>;'],
])('the linter names %s in %s for `%s`', async (rule, filePath, line) => {
  expect(await broken(filePath, line)).toEqual(rule ? [rule] : []);
});
