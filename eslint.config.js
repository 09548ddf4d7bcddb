import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import tseslint from 'typescript-eslint';

/** One way to name a module: `./x` beside it, `~/` from everywhere else. */
const upward = {
  regex: String.raw`^(\.\./)+(?!\.\.|adminapi\.|schemas/|scripts/|tests/)`,
  message: 'A module of another folder is imported from `~/`.',
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
        const {object} = node.callee;
        const isDate = object.callee?.property?.name === 'toISOString';
        if (isDate || !isLength(node.arguments[1])) return;
        const text = esTreeNodeToTSNodeMap.get(object);
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

/** Patterns of the files that cut anything: to read all files with their types takes much longer. */
const CUTTING = readdirSync(join(import.meta.dirname, 'app'), {recursive: true})
  .map((name) => `app/${name}`)
  .concat('server.ts')
  .filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      /\.(?:slice|substring|substr)\(/.test(
        readFileSync(join(import.meta.dirname, name), 'utf8'),
      ),
  )
  .map((name) => name.replace(/[[\]()]/g, String.raw`\$&`));

/** A text in another language may be written from right to left. */
const bareLang = {
  selector:
    'JSXOpeningElement[name.name=/^(?!html$)[a-z]/] > JSXAttribute[name.name="lang"]',
  message: 'The language of a text is set by `langAttributes`.',
};

/** Made on use, by `formatter` of `format.ts`: each takes milliseconds before hydration. */
const earlyFormatter = {
  selector:
    'Program > :matches(VariableDeclaration, ExportNamedDeclaration) NewExpression[callee.object.name="Intl"]:not(:function NewExpression)',
  message: 'An `Intl` formatter is made when it is used.',
};

const otherLog = {
  selector:
    'CallExpression[callee.property.name="log"]:matches([callee.object.name="requestLog"], [callee.object.property.name="requestLog"])',
  message: 'A line is logged by `log` of `app/lib/logging/log.server.ts`.',
};

const TESTS = '**/*.test.{ts,tsx}';

// `.oxlintrc.json` has all other rules: oxlint needs a tenth of the time.
export default tseslint.config(
  {
    files: ['app/**/*.{ts,tsx}'],
    languageOptions: {parser: tseslint.parser},
    rules: {'no-restricted-imports': ['error', {patterns: [upward]}]},
  },
  {
    files: ['server.ts', 'app/**/*.{ts,tsx}'],
    ignores: ['app/graphql/**', TESTS],
    languageOptions: {parser: tseslint.parser},
    rules: {
      'no-restricted-syntax': [
        'error',
        ...graphqlText,
        ...visibleText,
        bareLang,
        earlyFormatter,
        otherLog,
      ],
    },
  },
  {
    files: CUTTING,
    ignores: ['app/graphql/**', TESTS],
    languageOptions: {
      parserOptions: {
        project: './tsconfig.lint.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: {texts: {rules: {'whole-characters': wholeCharacters}}},
    rules: {'texts/whole-characters': 'error'},
  },
);
