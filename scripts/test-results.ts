import {existsSync, readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {z} from 'zod';

/** One test as a run of a step left it. */
export interface FinishedTest {
  readonly step: 'unit' | 'browser';
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly milliseconds: number;
}

/** What Vitest's reporter `json` writes, as far as it is read here. */
const UNIT = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            duration: z.number().nullish(),
          }),
        ),
      }),
    ),
  })
  .transform(({testResults}) =>
    testResults.flatMap(({name, status, assertionResults}): FinishedTest[] => {
      // A file that cannot be loaded has no tests that could fail.
      if (assertionResults.length === 0 && status === 'failed') {
        return [test('unit', name, 'failed', 0)];
      }
      return assertionResults.map((result) =>
        test(
          'unit',
          `${basename(name)} › ${result.fullName}`,
          result.status,
          result.duration ?? 0,
        ),
      );
    }),
  );

interface Suite {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {readonly duration: number}[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** A file of Playwright's tests, or a `describe` in one. */
const SUITE: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z
      .array(
        z.object({
          title: z.string(),
          tests: z.array(
            z.object({
              projectName: z.string(),
              status: z.string(),
              results: z.array(z.object({duration: z.number()})),
            }),
          ),
        }),
      )
      .optional(),
    suites: z.array(SUITE).optional(),
  }),
);

/** What Playwright's reporter `json` writes, as far as it is read here. */
const BROWSER = z
  .object({suites: z.array(SUITE)})
  .transform(({suites}) => suites.flatMap((suite) => testsOf(suite, [])));

function testsOf(
  {title, specs = [], suites = []}: Suite,
  parents: readonly string[],
): FinishedTest[] {
  const path = [...parents, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({projectName, status, results}) =>
        test(
          'browser',
          [`[${projectName}]`, ...path, spec.title].join(' › '),
          status,
          results.reduce((sum, {duration}) => sum + duration, 0),
        ),
      ),
    ),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ];
}

/** `expected` and `flaky` are Playwright's words, `pending` and `todo` Vitest's. */
function test(
  step: FinishedTest['step'],
  title: string,
  status: string,
  milliseconds: number,
): FinishedTest {
  const outcome = /^(?:passed|expected)$/.test(status)
    ? 'passed'
    : /^(?:skipped|pending|todo|disabled)$/.test(status)
      ? 'skipped'
      : 'failed';
  return {step, title, outcome, milliseconds};
}

/**
 * The tests that a step's JSON file tells of; none where the step did not come to
 * write it.
 *
 * @throws {z.ZodError} when the file has another form.
 */
export function readTests(
  step: FinishedTest['step'],
  file: string,
): FinishedTest[] {
  if (!existsSync(file)) return [];
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return (step === 'unit' ? UNIT : BROWSER).parse(written);
}
