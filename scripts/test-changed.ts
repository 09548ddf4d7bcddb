/**
 * `npm run test:changed`: the unit and contract tests that import what has changed since the last
 * commit. Its parameters are Vitest's.
 */
import {spawnSync} from 'node:child_process';

/**
 * Modules that nearly every test loads. A change to one runs its own test, or else the tests that name it.
 */
const IN_NEARLY_EVERY_TEST = [
  {path: 'app/locales/', test: 'app/lib/i18n/messages.test.ts'},
  {
    path: 'local-shop/data/products/',
    test: 'local-shop/data/catalogue.test.ts',
  },
  {path: 'store/', test: null},
  {path: 'app/lib/limits/limits.ts', test: null},
];

/** The lines that git prints. */
const git = (...parameters: string[]) => {
  const {status, stdout} = spawnSync('git', parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A search that finds nothing ends with 1.
  if (status !== 0 && status !== 1) throw new Error(`git ${parameters[0]}`);
  return stdout.split('\n').filter(Boolean);
};

/** Tests with an import that ends like the module's path, such as `…/limits/limits`. */
const testsNaming = (file: string) => {
  const [name = '', folder = ''] = file
    .replace(/\.ts$/, '')
    .split('/')
    .reverse();
  return git(
    'grep',
    '-l',
    `${folder}/${name}'`,
    '--',
    '*.test.ts',
    '*.test.tsx',
  );
};

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
].flatMap((file) => {
  const shared = IN_NEARLY_EVERY_TEST.find(({path}) => file.startsWith(path));
  if (!shared) return file;
  return shared.test ?? testsNaming(file);
});

const {status} = spawnSync(
  'vitest',
  [
    'related',
    '--run',
    '--passWithNoTests',
    ...process.argv.slice(2),
    ...changed,
  ],
  {stdio: 'inherit'},
);
process.exitCode = status ?? 1;
