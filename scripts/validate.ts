/**
 * Everything that CI checks, in one command (`npm test`): format, codegen, types,
 * lint, unit and contract tests, production build, a small soak test, browser
 * tests, in two lanes at the same time. The first failing step ends the run.
 * `npm test -- lint types` runs only those steps, `npm test -- full` the browser
 * stories in every combination. Ends with the seconds of the steps and the slowest
 * tests.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ensureChromium} from './chromium';
import {readTests, type FinishedTest} from './test-results';

const GENERATED = [
  'storefrontapi.generated.d.ts',
  'customer-accountapi.generated.d.ts',
];

/** How many of the slowest tests are named. */
const SLOWEST = 10;

/** Where Playwright leaves what it knows about a failure. */
const BROWSER_FAILURES = 'test-results';

/** How many characters of a failed test's page are printed. */
const LONGEST_CONTEXT = 6000;

/** Milliseconds for the servers of an interrupted step to end. */
const GRACE = 10_000;

interface Step {
  readonly name: string;
  readonly run: (write: Write) => Promise<boolean>;
}

type Write = (text: string) => void;

const results = mkdtempSync(join(tmpdir(), 'metarmap-tests-'));
const UNIT_RESULTS = join(results, 'unit.json');
const BROWSER_RESULTS = join(results, 'browser.json');

const running = new Set<ChildProcess>();
let isOver = false;

/** Runs a program in a process group of its own, so that its children end with it. */
function command(
  write: Write,
  program: string,
  parameters: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  if (isOver) return Promise.resolve(false);
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, SHOPIFY_CLI_NO_ANALYTICS: '1', ...variables},
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', write);
    }
    child.once('error', (error) => write(`${error.message}\n`));
    child.once('close', (status) => {
      running.delete(child);
      resolve(status === 0);
    });
  });
}

/** A script of package.json, so that each step can be run alone as well. */
const script =
  (name: string, parameters: readonly string[] = []) =>
  (write: Write, variables?: Readonly<Record<string, string>>) =>
    command(
      write,
      'npm',
      ['run', '--silent', name, '--', ...parameters],
      variables,
    );

async function codegenIsUpToDate(write: Write): Promise<boolean> {
  const read = () => GENERATED.map((file) => readFileSync(file, 'utf8'));
  const before = read();
  if (!(await script('codegen')(write))) return false;
  const after = read();
  const outdated = GENERATED.filter(
    (_, index) => after[index] !== before[index],
  );
  for (const file of outdated) {
    write(`${file} was out of date; commit the new one.\n`);
  }
  return outdated.length === 0;
}

/** Enough visitors for orders and faults to meet; `npm run soak` alone sends more. */
const smallSoak = (write: Write) =>
  script('soak')(write, {SOAK_VISITORS: process.env.SOAK_VISITORS ?? '20'});

async function browserTests(write: Write): Promise<boolean> {
  let chromium: string;
  try {
    chromium = ensureChromium();
  } catch (error) {
    write(`${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
  const passed = await script('test:browser', ['--reporter=list,json'])(write, {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS,
    ...(isFull && {FULL_MATRIX: '1'}),
  });
  if (!passed) write(failedPages());
  return passed;
}

/** What the pages held when their tests failed: CI keeps nothing but what is printed. */
function failedPages(): string {
  if (!existsSync(BROWSER_FAILURES)) return '';
  return readdirSync(BROWSER_FAILURES, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('error-context.md'))
    .map((path) => readFileSync(join(BROWSER_FAILURES, path), 'utf8'))
    .map((text) => text.slice(0, LONGEST_CONTEXT))
    .join('\n');
}

/** First, since every other step reads or writes what it generates. */
const codegen: Step = {name: 'codegen', run: codegenIsUpToDate};

/** The lanes run at the same time, the steps of each in turn. */
const lanes: readonly (readonly Step[])[] = [
  [
    {name: 'build', run: script('build:worker')},
    {name: 'soak', run: smallSoak},
    {name: 'browser', run: browserTests},
  ],
  [
    {name: 'format', run: script('format:check')},
    {name: 'types', run: script('typecheck')},
    {name: 'lint', run: script('lint')},
    {
      name: 'unit',
      run: script('test:unit', [
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${UNIT_RESULTS}`,
      ]),
    },
  ],
];

const steps = [codegen, ...lanes.flat()];
const asked = process.argv.slice(2);
const isFull = asked.includes('full');
const wanted = asked.filter((name) => name !== 'full');
const unknown = wanted.filter((name) => !steps.some((s) => s.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown step ${unknown.join(', ')}. Steps: ${steps.map((s) => s.name).join(', ')}; full.`,
  );
  process.exit(1);
}
const isWanted = ({name}: Step) => wanted.length === 0 || wanted.includes(name);

const table: {step: string; result: string; seconds: number}[] = [];

/**
 * Runs a step and says how it went.
 *
 * @param isShown whether its output is written as it comes; else it is written in one
 *   piece when the step is over, so that it does not stand between another's lines.
 */
async function runStep(step: Step, isShown: boolean): Promise<boolean> {
  const start = performance.now();
  const output: string[] = [];
  const show: Write = (text) => void process.stdout.write(text);
  if (isShown) show(`\n── ${step.name}\n`);
  const passed = await step.run(
    isShown ? show : (text) => void output.push(text),
  );
  // What another step's failure has ended says nothing of its own.
  if (isOver) return false;
  if (!passed) isOver = true;
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const result = passed ? 'passed' : 'FAILED';
  table.push({step: step.name, result, seconds});
  if (!isShown) show(`\n── ${step.name}\n${output.join('')}`);
  show(`── ${step.name}: ${result} in ${seconds} s\n`);
  return passed;
}

async function runLane(
  lane: readonly Step[],
  isShown: boolean,
): Promise<boolean> {
  for (const step of lane.filter(isWanted)) {
    if (!(await runStep(step, isShown))) {
      endAll();
      return false;
    }
  }
  return true;
}

/** Interrupts what runs, with its children; Playwright then ends its servers as well. */
function endAll(): void {
  isOver = true;
  const signal = (name: NodeJS.Signals) => {
    for (const {pid} of running) {
      try {
        if (pid) process.kill(-pid, name);
      } catch {
        // It has just ended.
      }
    }
  };
  signal('SIGINT');
  setTimeout(() => signal('SIGKILL'), GRACE).unref();
}

let interrupted = '';
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => {
    interrupted = name;
    endAll();
  });
}

const first = lanes.findIndex((lane) => lane.some(isWanted));
const begin = performance.now();
const passed =
  (!isWanted(codegen) || (await runStep(codegen, true))) &&
  (
    await Promise.all(
      lanes.map((lane, index) => runLane(lane, index === first)),
    )
  ).every(Boolean);
const seconds = Math.round((performance.now() - begin) / 1000);
const tests = [
  ...readTests('unit', UNIT_RESULTS),
  ...readTests('browser', BROWSER_RESULTS),
];
rmSync(results, {recursive: true, force: true});
summarize(tests);
if (interrupted !== '') console.error(`Interrupted by ${interrupted}.`);
process.exit(passed && interrupted === '' ? 0 : 1);

function summarize(all: readonly FinishedTest[]): void {
  console.info(`\n── ${seconds} s in all`);
  console.table(table);
  if (all.length === 0) return;
  console.info('── the slowest tests');
  const slowest = [...all]
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST);
  for (const {step, milliseconds, title} of slowest) {
    const time = (milliseconds / 1000).toFixed(1).padStart(6);
    console.info(`${time} s  ${step.padEnd(7)}  ${title}`);
  }
  const count = (outcome: FinishedTest['outcome']) =>
    all.filter((test) => test.outcome === outcome).length;
  const skipped = count('skipped');
  console.info(
    `\n${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
}
