/**
 * `npm test`: all that CI checks, in two lanes at the same time. The first failed step ends the
 * run. `npm test -- lint types` runs only these steps, `npm test -- full` all combinations.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ensureChromium} from './chromium';
import {ensureOtherBrowsers} from './other-browsers';

const GENERATED = [
  'storefrontapi.generated.d.ts',
  'customer-accountapi.generated.d.ts',
];

/** Playwright's snapshots of the pages of failed tests. */
const FAILURES = 'test-results';

/** What only `npm test -- full` runs. */
const LEFT_OUT =
  'Left out: Firefox and WebKitGTK, all combinations of language, width and JavaScript, axe in dark mode, the HTML standard and rich results on every page, the link of each kind on each page. Run them with: npm test -- full';

const asked = process.argv.slice(2);
const steps = asked.filter((name) => name !== 'full');
const isFull = asked.includes('full');
const running = new Set<ChildProcess>();
const seconds: Record<string, number> = {};

/** Runs a script of package.json; inherits its output, or prints it at the end. */
function run(
  name: string,
  stdio: 'inherit' | 'pipe' = 'pipe',
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  // A process group of its own, so that its children can be ended with it.
  const child = spawn('npm', ['run', '--silent', name], {
    detached: true,
    stdio: ['ignore', stdio, stdio],
    // Shopify's CLI asks for news in a second process with each command, but not on a CI.
    env: {CI: '1', ...process.env, ...variables},
  });
  running.add(child);
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(output));
      if (status === 0) resolve();
      else reject(new Error(`npm run ${name} failed.`));
    });
  });
}

async function codegen(): Promise<void> {
  const read = () => GENERATED.map((file) => readFileSync(file, 'utf8')).join();
  const before = read();
  await run('codegen', 'inherit');
  if (read() !== before) {
    throw new Error(`Commit the new ${GENERATED.join(' and ')}.`);
  }
}

/** Runs a script of Playwright tests. */
async function playwright(name: string): Promise<void> {
  const CHROMIUM_PATH = ensureChromium();
  const FULL_MATRIX = isFull ? '1' : '0';
  try {
    await run(name, 'inherit', {CHROMIUM_PATH, FULL_MATRIX});
  } catch (error) {
    // CI stores only the output.
    for (const path of existsSync(FAILURES)
      ? readdirSync(FAILURES, {recursive: true, encoding: 'utf8'})
      : []) {
      if (!path.endsWith('error-context.md')) continue;
      console.info(readFileSync(join(FAILURES, path), 'utf8').slice(0, 6000));
    }
    throw error;
  }
}

async function engines(): Promise<void> {
  ensureOtherBrowsers();
  await playwright('test:engines');
}

type Lane = Readonly<Record<string, () => Promise<void>>>;

/** Firefox and WebKitGTK are large, so nobody gets them who has not asked. */
const isRequested = (step: string) =>
  steps.length > 0 ? steps.includes(step) : isFull || step !== 'engines';

async function runLane(list: Lane): Promise<void> {
  for (const [name, step] of Object.entries(list)) {
    if (!isRequested(name)) continue;
    const start = performance.now();
    console.info(`── ${name} begins`);
    await step();
    seconds[name] = Math.round((performance.now() - start) / 1000);
    console.info(`── ${name} passed in ${seconds[name]} s`);
  }
}

/** Ends the running steps; Playwright then ends its servers. */
function end(reason: unknown): void {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
  for (const {pid} of running) {
    if (pid) process.kill(-pid, 'SIGINT');
  }
}
process.once('SIGINT', end).once('SIGTERM', end).once('SIGHUP', end);

/** Settles with the build, at once where none is asked for. */
let built: Promise<void> = Promise.resolve();

const LANES: readonly Lane[] = [
  {
    build: () => (built = run('build:worker', 'inherit')),
    browser: () => playwright('test:browser'),
    engines,
  },
  {
    format: () => run('format:check'),
    codegen,
    imports: () => run('imports'),
    unused: () => run('unused'),
    types: () => run('typecheck'),
    lint: () => run('lint'),
    unit: () => run('test:unit'),
    // The last one, because the other lane takes longer.
    soak: async () => {
      await built;
      await run('soak', 'inherit', {
        SOAK_VISITORS: process.env.SOAK_VISITORS ?? '20',
      });
    },
  },
];
const known = LANES.flatMap((list) => Object.keys(list));
const unknown = steps.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  throw new Error(
    `No step ${unknown.join()}. Steps: ${known.join(', ')}; full.`,
  );
}
await Promise.all(LANES.map(runLane)).catch(end);
console.table(seconds);
if (!isFull && steps.length === 0) console.info(LEFT_OUT);
