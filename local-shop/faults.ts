import {setTimeout as sleep} from 'node:timers/promises';
import {z} from 'zod';

const faultRule = z.strictObject({
  /** Name of the GraphQL operation, `OAuthToken`, `Metar`, or `*` for every one. */
  operation: z.string().min(1).default('*'),
  kind: z.enum([
    'latency',
    'timeout',
    'reset',
    'status',
    'throttled',
    'html',
    'malformed',
    'truncated',
    'empty',
    'oversized',
    'partial',
  ]),
  /** For `status`. */
  status: z.int().min(400).max(599).default(503),
  /** Seconds, sent as `Retry-After` with `status`. */
  retryAfter: z.int().min(0).optional(),
  /** For `latency`. */
  milliseconds: z.int().min(0).max(120_000).default(1_000),
  /** How many requests are hit; all without it. */
  count: z.int().min(1).optional(),
  /** Chance that a request is hit, 0 to 1. */
  probability: z.number().min(0).max(1).default(1),
  /** Carries the operation out first, so that only the response is lost. */
  carriedOut: z.boolean().default(false),
});

/** One rule that makes the shop fail; see the comments of its fields above. */
export type FaultRule = z.infer<typeof faultRule>;

/** A rule and its number of hits. */
type FaultReport = FaultRule & {hits: number};

/** The fault of one request. */
interface Fault {
  /** Milliseconds to wait before anything else. */
  readonly delay: number;
  /** The fault after the wait, or `null`. */
  readonly failure: FaultRule | null;
}

/** The faults of this shop. */
export interface Faults {
  /** Adds rules. Throws `ZodError` when `rules` is not a list of rules. */
  add(rules: unknown): void;
  /** Removes all rules, and ends every delay. */
  clear(): void;
  /** Waits so many milliseconds, or until the rules are removed. */
  delay(milliseconds: number): Promise<void>;
  list(): FaultReport[];
  /** The fault of this request; uses up one hit of each rule that applies. */
  strike(operation: string): Fault;
}

/** `random` is a source of numbers from 0 to below 1. */
export function createFaults(random: () => number = Math.random): Faults {
  let reports: FaultReport[] = [];
  let delays = new AbortController();
  return {
    add: (rules) => {
      const added = z.array(faultRule).parse(rules);
      reports.push(...added.map((rule) => ({...rule, hits: 0})));
    },
    clear: () => {
      reports = [];
      delays.abort();
      delays = new AbortController();
    },
    delay: (milliseconds) =>
      sleep(milliseconds, undefined, {signal: delays.signal}).catch(
        () => undefined,
      ),
    list: () => reports,
    strike: (operation) => {
      let delay = 0;
      for (const report of reports) {
        if (report.operation !== '*' && report.operation !== operation)
          continue;
        if (report.count !== undefined && report.hits >= report.count) continue;
        if (report.probability < 1 && random() >= report.probability) continue;
        report.hits += 1;
        if (report.kind !== 'latency') return {delay, failure: report};
        delay += report.milliseconds;
      }
      return {delay, failure: null};
    },
  };
}
