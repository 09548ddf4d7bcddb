import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import js from '@eslint/js';
import {importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The import table of "The house we want" (CONTRIBUTING.md), as zones. */
const zones = [
  {
    target: './app',
    from: ['./local-shop', './tests', './scripts'],
    message: 'The local shop plays a remote service; the app never imports it.',
  },
  {
    target: './server.ts',
    from: ['./local-shop', './tests', './scripts'],
    message: 'The worker never imports tooling or the local shop.',
  },
  {
    target: './app/routes',
    from: './app/routes',
    message: 'A route imports no other route.',
  },
  {
    target: './app/components',
    from: './app/routes',
    message: 'Components do not know routes.',
  },
  {
    target: './app/components/ui',
    from: ['./app/components/!(ui)/**/*', './app/graphql/**/*'],
    message: 'Primitives know no feature.',
  },
  {
    target: './app/components/!(layout|ui)/**/*',
    from: './app/components/layout',
    message: 'Order: account, cart, map, content, wishlist ← product ← layout.',
  },
  {
    target: './app/components/@(account|cart|map|content|wishlist)/**/*',
    from: './app/components/product',
    message: 'Order: account, cart, map, content, wishlist ← product ← layout.',
  },
  {
    target: './app/lib',
    from: ['./app/components', './app/routes'],
    message: 'lib holds no React and knows no page.',
  },
  {
    target: './app/graphql',
    from: ['./app/lib', './app/components', './app/routes'],
    message: 'Documents import sibling fragments only.',
  },
  {
    target: './local-shop',
    from: ['./app', './tests', './scripts'],
    message: 'The local shop stands on its own.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.shop',
      '.shopify',
      'node_modules',
      'storefrontapi.generated.d.ts',
      'playwright-report',
      'test-results',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {projectService: true},
    },
    plugins: {
      'import-x': importX,
      'react-hooks': reactHooks,
    },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'import-x/no-restricted-paths': ['error', {zones}],
      'import-x/no-cycle': ['error', {ignoreExternal: true}],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Module augmentation needs an interface, even an empty one.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        {allowInterfaces: 'with-single-extends'},
      ],
      // Loaders and actions throw responses: Remix's own way.
      '@typescript-eslint/only-throw-error': 'off',
      // `void promise` marks what is not awaited on purpose.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        {checksVoidReturn: {attributes: false, arguments: false}},
      ],
      'no-console': ['error', {allow: ['info', 'table', 'warn', 'error']}],
    },
  },
  {
    files: ['app/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
  },
  {
    // Server-only modules stay out of components; a `.server` import in one
    // would reach the browser bundle.
    files: ['app/components/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {group: ['*.server', '**/*.server'], allowTypeImports: true},
          ],
        },
      ],
    },
  },
);
