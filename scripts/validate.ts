/**
 * Everything that CI checks, in one command (`npm test`): format, codegen, types,
 * lint, unit and contract tests, production build, a small soak test, browser
 * tests. Stops at the first failing step; `npm test -- lint types` runs only those
 * steps.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {ensureChromium} from './chromium';

const GENERATED = 'storefrontapi.generated.d.ts';

interface Step {
  readonly name: string;
  readonly run: () => boolean;
}

function command(program: string, ...parameters: string[]): boolean {
  const {status, error} = spawnSync(program, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {...process.env, SHOPIFY_CLI_NO_ANALYTICS: '1'},
  });
  if (error) console.error(error.message);
  return status === 0;
}

/** A script of package.json, so that each step can be run alone as well. */
const script = (name: string) => () => command('npm', 'run', '--silent', name);

function codegenIsUpToDate(): boolean {
  const before = readFileSync(GENERATED, 'utf8');
  if (!script('codegen')()) return false;
  if (readFileSync(GENERATED, 'utf8') === before) return true;
  console.error(`${GENERATED} was out of date; commit the new one.`);
  return false;
}

/** Enough visitors for orders and faults to meet; `npm run soak` alone sends more. */
function smallSoak(): boolean {
  process.env.SOAK_VISITORS ??= '20';
  return script('soak')();
}

function browserTests(): boolean {
  try {
    process.env.CHROMIUM_PATH = ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
  return script('test:browser')();
}

const steps: readonly Step[] = [
  {name: 'format', run: script('format:check')},
  {name: 'codegen', run: codegenIsUpToDate},
  {name: 'types', run: script('typecheck')},
  {name: 'lint', run: script('lint')},
  {name: 'unit', run: script('test:unit')},
  {name: 'build', run: script('build')},
  {name: 'soak', run: smallSoak},
  {name: 'browser', run: browserTests},
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((s) => s.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown step ${unknown.join(', ')}. Steps: ${steps.map((s) => s.name).join(', ')}.`,
  );
  process.exit(1);
}

for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  console.info(`\n── ${step.name}`);
  const start = Date.now();
  const passed = step.run();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.info(
    `── ${step.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`,
  );
  if (!passed) process.exit(1);
}
