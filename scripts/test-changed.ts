/**
 * `npm run test:changed`: the unit and contract tests that import what has changed since the last
 * commit. Its parameters are Vitest's.
 */
import {execFileSync, spawnSync} from 'node:child_process';

/** Nearly every test loads the messages and the seed's products: a change to them runs their own. */
const IN_NEARLY_EVERY_TEST = [
  'app/locales',
  'local-shop/data/products',
  'store/localized-text.ts',
];
const THEIR_TESTS = [
  'app/lib/i18n/messages.test.ts',
  'local-shop/data/catalogue.test.ts',
];

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, {encoding: 'utf8'})
    .split('\n')
    .filter(Boolean);

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => !IN_NEARLY_EVERY_TEST.some((path) => file.startsWith(path)));

const {status} = spawnSync(
  'vitest',
  ['related', '--run', ...process.argv.slice(2), ...THEIR_TESTS, ...changed],
  {stdio: 'inherit'},
);
process.exitCode = status ?? 1;
