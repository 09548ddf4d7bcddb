import {join} from 'node:path';
import {ESLint} from 'eslint';
import {describe, expect, it} from 'vitest';

/** The rules that hold the table in CONTRIBUTING.md. None of them needs types. */
const RULES = new Set([
  'import-x/no-restricted-paths',
  'no-restricted-imports',
  'no-restricted-syntax',
]);

const eslint = new ESLint({
  cwd: join(import.meta.dirname, '../..'),
  ruleFilter: ({ruleId}) => RULES.has(ruleId),
  overrideConfig: {languageOptions: {parserOptions: {projectService: false}}},
});

/** The rules that a line breaks in a file; the file need not exist. */
async function broken(filePath: string, line: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${line}\n`, {filePath});
  return (result?.messages ?? []).map(({ruleId, message}) => ruleId ?? message);
}

const PATHS = 'import-x/no-restricted-paths';
const IMPORTS = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';

describe('the linter refuses', () => {
  it.each([
    [PATHS, 'app/lib/x.ts', "import '../../local-shop/shop';"],
    [PATHS, 'app/lib/x.ts', "import '../../scripts/preview';"],
    [PATHS, 'app/lib/x.ts', "import '../../tests/support/texts';"],
    [PATHS, 'server.ts', "import './local-shop/shop';"],
    [PATHS, 'local-shop/x.ts', "import '../app/lib/environment/brand';"],
    [PATHS, 'scripts/x.ts', "import '../app/components/ui/Button';"],
    [PATHS, 'scripts/x.ts', "import '../app/routes/($locale).cart';"],
    [PATHS, 'scripts/x.ts', "import '../tests/support/texts';"],
    [PATHS, 'app/routes/x.tsx', "import './($locale).cart';"],
    [PATHS, 'app/components/cart/x.tsx', "import '~/routes/($locale).cart';"],
    [PATHS, 'app/components/cart/x.tsx', "import '~/graphql/storefront/cart';"],
    [
      PATHS,
      'app/routes/x.tsx',
      "import '~/lib/account/legacy/auth-actions.server';",
    ],
    [
      PATHS,
      'app/components/account/x.tsx',
      "import '~/lib/account/current/id-token';",
    ],
    [PATHS, 'app/components/ui/x.tsx', "import '../cart/CartButton';"],
    [PATHS, 'app/graphql/storefront/x.ts', "import '~/lib/environment/brand';"],
    [PATHS, 'app/lib/x.ts', "import '~/components/ui/server-document';"],
    [IMPORTS, 'app/lib/x.ts', "import {useState} from 'react';"],
    [IMPORTS, 'app/lib/x.server.ts', "import type {ReactNode} from 'react';"],
    [IMPORTS, 'app/lib/x.ts', "import {useLocation} from '@remix-run/react';"],
    [IMPORTS, 'app/lib/x.ts', "import {a} from 'use-intl/react';"],
    [IMPORTS, 'app/lib/x.ts', "import {a} from './session.server';"],
    [IMPORTS, 'app/lib/x.ts', "import {a, type B} from './session.server';"],
    [IMPORTS, 'app/lib/x.ts', "export * from './session.server';"],
    [
      IMPORTS,
      'app/components/cart/x.tsx',
      "import '~/lib/session/session.server';",
    ],
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
  ])('%s: in %s `%s`', async (rule, filePath, line) => {
    expect([...new Set(await broken(filePath, line))]).toEqual([rule]);
  });

  // One file of each feature, from the ground floor up; CONTRIBUTING.md has the order.
  it.each([
    ['account', 'cart/CartButton'],
    ['cart', 'wishlist/WishlistButton'],
    ['consent', 'account/Notice'],
    ['map', 'content/Section'],
    ['wishlist', 'product/Price'],
    ['content', 'product/Price'],
    ['product', 'catalogue/SearchMenu'],
    ['catalogue', 'landing/Questions'],
    ['landing', 'layout/Header'],
  ])('imports up the floors: %s ← %s', async (feature, other) => {
    expect(
      await broken(
        `app/components/${feature}/x.tsx`,
        `import '~/components/${other}';`,
      ),
    ).toEqual([PATHS]);
  });
});

it.each([
  ['app/lib/x.ts', "import type {AppSession} from './session.server';"],
  ['app/lib/x.ts', "import {type AppSession} from './session.server';"],
  ['app/lib/x.server.ts', "import {AppSession} from './session.server';"],
  [
    'app/routes/x.tsx',
    "import {AppSession} from '~/lib/session/session.server';",
  ],
  ['app/components/layout/x.tsx', "import '~/components/cart/CartButton';"],
  ['app/graphql/storefront/x.ts', 'const A = `#graphql\n query A {a}`;'],
  ['scripts/x.ts', "import '../app/lib/environment/brand';"],
  ['app/components/cart/x.tsx', 'const A = <p>{`${b}: `} {c}</p>;'],
])('the linter allows in %s `%s`', async (filePath, line) => {
  expect(await broken(filePath, line)).toEqual([]);
});
