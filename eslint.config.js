import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import js from '@eslint/js';
import {importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Features of `app/components` from the ground floor up; each imports lower floors only. */
const FLOORS = [
  ['account', 'cart', 'consent', 'map', 'wishlist'],
  ['content'],
  ['product'],
  ['catalogue', 'home'],
  ['layout'],
];

const floorZones = FLOORS.flatMap((floor, height) =>
  floor.map((feature) => ({
    target: `./app/components/${feature}`,
    from: FLOORS.slice(height)
      .flat()
      .filter((other) => other !== feature)
      .map((other) => `./app/components/${other}`),
    message: `Order: ${FLOORS.map((names) => names.join(', ')).join(' ← ')}.`,
  })),
).filter(({from}) => from.length > 0);

/** The table of imports in CONTRIBUTING.md, as zones. */
const zones = [
  ...floorZones,
  {
    target: './app',
    from: ['./local-shop', './scripts'],
    message: 'The local shop plays a remote service; the app never imports it.',
  },
  {
    target: './app/**/!(*.test).{ts,tsx}',
    from: './tests',
    message: 'What tests need is imported by tests only.',
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
    from: ['./app/routes', './app/graphql'],
    message: 'Components know no route and ask no provider: loaders do.',
  },
  ...['routes', 'components'].map((target) => ({
    target: `./app/${target}`,
    from: ['./app/lib/account/legacy', './app/lib/account/current'],
    message: 'Pages know no kind of accounts: `context.accounts` does.',
  })),
  {
    target: './app/components/ui',
    from: './app/components/!(ui)/**/*',
    message: 'Primitives know no feature.',
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
  {
    target: './scripts',
    from: ['./app/components', './app/routes', './tests'],
    message: 'Tooling runs in Node: it knows no page and no test.',
  },
];

/** Types are erased; a value would be in the browser's bundle. */
const serverModules = {
  regex: String.raw`\.server$`,
  allowTypeImports: true,
  message: 'Only a `.server` module or a route imports a `.server` module.',
};

const react = {
  regex:
    '^(react|react-dom|@remix-run/react|use-intl/react|@ariakit/react|@radix-ui/[^/]+|sonner|vaul)(/|$)',
  message: 'What uses React lives in `app/components`.',
};

/** One way to name a module: `./x` beside it, `~/` from everywhere else. */
const upward = {
  regex: String.raw`^(\.\./)+(?!\.\.|adminapi\.|local-shop/|schemas/|scripts/|tests/)`,
  message: 'A module of another folder is imported from `~/`.',
};

/** `import('./x.server')`, which `no-restricted-imports` does not see. */
const dynamicServerModule = {
  selector: String.raw`ImportExpression > Literal[value=/\.server$/]`,
  message: serverModules.message,
};

const DOCUMENT_START = String.raw`/^\s*(#graphql\b|(query|mutation|subscription)\s*(\w+\s*)?[({@]|fragment\s+\w+\s+on\s)/`;

const graphqlText = [
  `Literal[value=${DOCUMENT_START}]`,
  `TemplateElement[value.raw=${DOCUMENT_START}]`,
  'TaggedTemplateExpression[tag.name=/^(gql|graphql)$/]',
].map((selector) => ({
  selector,
  message: 'GraphQL documents live in `app/graphql`.',
}));

/** Words and marks: `·` and `→` are read aloud and differ between languages. */
const visibleText = [
  String.raw`JSXText[value=/\S/]`,
  String.raw`:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\S/]`,
  String.raw`:matches(JSXElement, JSXFragment) > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=/\S/]`,
  String.raw`:matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[a-z·→–—…•]/i]`,
  String.raw`JSXAttribute[name.name=/^(?:alt|title|placeholder|aria-label)$/] > Literal[value=/\S/]`,
].map((selector) => ({
  selector,
  message: 'What is seen stands in `app/locales`.',
}));

/**
 * `text.slice(0, MAX)` can cut an emoji in two. Only types tell texts from lists; a call that is
 * right says why behind `eslint-disable-next-line`.
 */
const wholeCharacters = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cut: 'Cut a text by `cutText`, which leaves no half of a character.',
    },
  },
  create({sourceCode, report}) {
    const {program, esTreeNodeToTSNodeMap} = sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const isLength = (node) =>
      node?.type === 'BinaryExpression'
        ? isLength(node.left) || isLength(node.right)
        : (node?.type === 'Literal' && node.value > 0) ||
          (node?.type === 'Identifier' && /^[A-Z_]+$/.test(node.name));
    return {
      'CallExpression[callee.property.name=/^(slice|substring|substr)$/]'(
        node,
      ) {
        if (!isLength(node.arguments[1])) return;
        const text = esTreeNodeToTSNodeMap.get(node.callee.object);
        const type = checker.getTypeAtLocation(text);
        const name = checker.typeToString(
          checker.getBaseTypeOfLiteralType(type),
        );
        if (/^string( \| undefined)?$/.test(name)) {
          report({node, messageId: 'cut'});
        }
      },
    };
  },
};

const TESTS = '**/*.test.{ts,tsx}';

export default tseslint.config(
  {
    ignores: [
      'dist',
      // Copies of published files.
      'public/decoders',
      '.shop',
      '.shopify',
      'node_modules',
      'storefrontapi.generated.d.ts',
      'customer-accountapi.generated.d.ts',
      'adminapi.generated.d.ts',
      'schemas/*.d.ts',
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
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', {zones}],
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
      // Remix's loaders and actions throw responses.
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
    // Where React is: `app/lib` may not import it. The rules run React's compiler on each file.
    files: ['**/*.tsx', 'app/components/**/*.ts', 'app/routes/**/*.ts'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['app/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
  },
  {
    files: ['server.ts', 'app/**/*.{ts,tsx}'],
    ignores: ['app/graphql/**', TESTS],
    plugins: {texts: {rules: {'whole-characters': wholeCharacters}}},
    rules: {
      'no-restricted-syntax': ['error', ...graphqlText, ...visibleText],
      'texts/whole-characters': 'error',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: {'no-restricted-imports': ['error', {patterns: [upward]}]},
  },
  // The options of a rule replace those above, so each block repeats what still applies.
  {
    files: ['app/lib/**/*.ts'],
    ignores: [TESTS],
    rules: {'no-restricted-imports': ['error', {patterns: [upward, react]}]},
  },
  {
    // Not routes and `root.tsx`: Remix removes their loaders and actions.
    files: ['app/components/**/*.{ts,tsx}', 'app/entry.client.tsx'],
    ignores: [TESTS, '**/*.server.tsx'],
    rules: {
      'no-restricted-imports': ['error', {patterns: [upward, serverModules]}],
      'no-restricted-syntax': [
        'error',
        ...graphqlText,
        ...visibleText,
        dynamicServerModule,
      ],
    },
  },
  {
    files: ['app/lib/**/*.ts'],
    ignores: [TESTS, '**/*.server.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {patterns: [upward, serverModules, react]},
      ],
      'no-restricted-syntax': ['error', ...graphqlText, dynamicServerModule],
    },
  },
);
