import {join} from 'node:path';
import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

const PATHS = 'import-x/no-restricted-paths';
const IMPORTS = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';

/** The rules that enforce the table in CONTRIBUTING.md. None of them needs types. */
const RULES = new Set([PATHS, IMPORTS, SYNTAX]);

const eslint = new ESLint({
  cwd: join(import.meta.dirname, '../..'),
  ruleFilter: ({ruleId}) => RULES.has(ruleId),
  overrideConfig: {languageOptions: {parserOptions: {projectService: false}}},
});

/** The rules that a line violates in a file; the file need not exist. */
async function broken(filePath: string, line: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${line}\n`, {filePath});
  const rules = result?.messages.map(({ruleId, message}) => ruleId ?? message);
  return [...new Set(rules)];
}

it.each([
  ['app/lib/x.ts', '../../local-shop/shop'],
  ['app/lib/x.ts', '../../scripts/preview'],
  ['app/lib/x.ts', '../../tests/support/texts'],
  ['app/lib/x.ts', '~/components/ui/server-document'],
  ['app/routes/x.tsx', './($locale).cart'],
  ['app/routes/x.tsx', '~/lib/account/legacy/auth-actions.server'],
  ['app/graphql/storefront/x.ts', '~/lib/environment/brand'],
  ['app/components/account/x.tsx', '~/lib/account/current/id-token'],
  ['app/components/cart/x.tsx', '~/routes/($locale).cart'],
  ['app/components/cart/x.tsx', '~/graphql/storefront/cart'],
  ['app/components/ui/x.tsx', '~/components/cart/CartButton'],
  // One file of each feature, from the ground floor up; CONTRIBUTING.md has the order.
  ['app/components/account/x.tsx', '~/components/cart/CartButton'],
  ['app/components/cart/x.tsx', '~/components/wishlist/WishlistButton'],
  ['app/components/consent/x.tsx', '~/components/account/Notice'],
  ['app/components/map/x.tsx', '~/components/content/Section'],
  ['app/components/wishlist/x.tsx', '~/components/product/Price'],
  ['app/components/content/x.tsx', '~/components/product/Price'],
  ['app/components/product/x.tsx', '~/components/catalogue/SearchMenu'],
  ['app/components/catalogue/x.tsx', '~/components/home/HomeHero'],
  ['app/components/home/x.tsx', '~/components/layout/Header'],
  ['server.ts', './local-shop/shop'],
  ['local-shop/x.ts', '../app/lib/environment/brand'],
  ['scripts/x.ts', '../app/components/ui/Button'],
  ['scripts/x.ts', '../app/routes/($locale).cart'],
  ['scripts/x.ts', '../tests/support/texts'],
])('%s may not import %s', async (filePath, path) => {
  expect(await broken(filePath, `import '${path}';`)).toEqual([PATHS]);
});

it.each([
  [IMPORTS, 'app/lib/x.ts', "import {useState} from 'react';"],
  [IMPORTS, 'app/lib/x.server.ts', "import type {ReactNode} from 'react';"],
  [IMPORTS, 'app/lib/x.ts', "import {useLocation} from '@remix-run/react';"],
  [IMPORTS, 'app/lib/x.ts', "import {a} from 'use-intl/react';"],
  [IMPORTS, 'app/lib/x.ts', "import {a} from './session.server';"],
  [IMPORTS, 'app/lib/x.ts', "import {a, type B} from './session.server';"],
  [IMPORTS, 'app/lib/x.ts', "export * from './session.server';"],
  [IMPORTS, 'app/components/cart/x.tsx', "import '~/lib/x.server';"],
  [IMPORTS, 'app/lib/cart/x.ts', "import {a} from '../http/hex';"],
  [IMPORTS, 'app/lib/cart/x.server.ts', "import {a} from '../http/hex';"],
  [IMPORTS, 'app/components/cart/x.tsx', "import {a} from '../ui/Link';"],
  [IMPORTS, 'app/routes/x.tsx', "import type {A} from '../root';"],
  [SYNTAX, 'app/lib/x.ts', "void import('./session.server');"],
  [SYNTAX, 'app/components/cart/x.ts', "void import('~/lib/x.server');"],
  [SYNTAX, 'app/routes/x.tsx', 'const A = `#graphql\n query A {a}`;'],
  [SYNTAX, 'app/components/cart/x.tsx', 'const A = <p>·</p>;'],
  [SYNTAX, 'app/components/cart/x.tsx', "const A = <p>{'→'}</p>;"],
  [SYNTAX, 'app/components/cart/x.tsx', "const A = <p>{b && 'Cart'}</p>;"],
  [SYNTAX, 'app/components/cart/x.tsx', 'const A = <p>{`${b} – ${c}`}</p>;'],
  [SYNTAX, 'app/routes/x.tsx', '<img alt="Map" />;'],
  [SYNTAX, 'app/lib/x.server.ts', "const A = 'mutation A { a { b } }';"],
  [SYNTAX, 'app/lib/x.ts', 'const A = `fragment A on Cart {id}`;'],
  [SYNTAX, 'app/lib/x.ts', 'const A = gql`query { shop { id } }`;'],
  [null, 'app/lib/x.ts', "import type {AppSession} from './session.server';"],
  [null, 'app/lib/x.ts', "import {type AppSession} from './session.server';"],
  [null, 'app/lib/x.server.ts', "import {AppSession} from './session.server';"],
  [null, 'app/routes/x.tsx', "import '~/lib/session/session.server';"],
  [
    null,
    'app/components/layout/x.tsx',
    "import '~/components/cart/CartButton';",
  ],
  [null, 'app/lib/cart/x.test.ts', "import '../../../tests/support/env';"],
  [null, 'app/graphql/storefront/x.ts', 'const A = `#graphql\n query A {a}`;'],
  [null, 'scripts/x.ts', "import '../app/lib/environment/brand';"],
  [null, 'app/components/cart/x.tsx', 'const A = <p>{`${b}: `} {c}</p>;'],
])('the linter names %s in %s for `%s`', async (rule, filePath, line) => {
  expect(await broken(filePath, line)).toEqual(rule ? [rule] : []);
});
