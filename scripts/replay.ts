/**
 * `npm run shop:replay -- FOLDER`: repeats recorded sessions with a live store (JSON files below the
 * folder) against a local shop, and prints how many steps have the same result, and each difference.
 * The session's products, discount codes and gift cards are seeded, because the local shop's Admin
 * API makes none; what that API knows is repeated. `--table` prints only the table. Writes nothing.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {validate, parse} from 'graphql';
import {
  LOCAL_ADMIN_TOKEN,
  LOCAL_PUBLIC_TOKEN,
} from '@metarmap/local-shop/credentials';
import {readSchema} from '@metarmap/local-shop/schema';
import {API_VERSION} from '../schemas/version';
import {differences} from './replay-comparison';
import {leaveOut} from './replay-left-out';
import {createNames, OWN_COUNTRY} from './replay-names';
import {
  readSteps,
  readStore,
  type RecordedResult,
  type RecordedStep,
} from './replay-recording';
import {startRecordedShop} from './replay-shop';

/** `in part`: equal but for fields that the local shop does not have. */
const STATES = ['equal', 'in part', 'different', 'not known'] as const;

interface Outcome {
  readonly step: string;
  readonly state: (typeof STATES)[number];
  readonly texts: readonly string[];
}

const schemas = {
  storefront: readSchema('storefront'),
  admin: readSchema('admin'),
};

const ENDPOINTS = {
  storefront: {
    path: `/api/${API_VERSION}/graphql.json`,
    header: 'X-Shopify-Storefront-Access-Token',
    token: LOCAL_PUBLIC_TOKEN,
  },
  admin: {
    path: `/admin/api/${API_VERSION}/graphql.json`,
    header: 'X-Shopify-Access-Token',
    token: LOCAL_ADMIN_TOKEN,
  },
};

/** The local Admin API's schema has only the root fields that it knows. */
const isKnownToAdmin = (query: string) =>
  validate(schemas.admin, parse(query)).length === 0;

/** Fields of the document that the local shop does not have, by its response. */
function missingFields({errors}: RecordedResult): string[] {
  const given = Array.isArray(errors) ? errors : [];
  return given.flatMap(
    (error) =>
      /Field \\"([^"\\]+)\\" is not implemented/.exec(
        JSON.stringify(error),
      )?.[1] ?? [],
  );
}

async function send(
  origin: string,
  api: RecordedStep['api'],
  query: string,
  variables: unknown,
): Promise<RecordedResult> {
  const {path, header, token} = ENDPOINTS[api];
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', [header]: token},
    body: JSON.stringify({query, variables}),
  });
  return (await response.json()) as RecordedResult;
}

async function replay(file: string): Promise<Outcome[]> {
  const recording: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const steps = readSteps(recording, isKnownToAdmin);
  if (steps.length === 0) return [];
  const {running, giftCardCodes} = await startRecordedShop(
    readStore(recording),
  );
  const names = createNames(giftCardCodes);
  try {
    const outcomes: Outcome[] = [];
    for (const step of steps) outcomes.push(await repeat(step));
    return outcomes;
  } finally {
    await running.close();
  }

  async function repeat(step: RecordedStep): Promise<Outcome> {
    const {api, name, query, variables, result} = step;
    const given = names.ofHere(name, variables);
    const invalid = validate(schemas[api], parse(query)).map(String);
    // The live store may have refused it, too.
    if (invalid.length > 0 && !result.errors) {
      return {step: name, state: 'not known', texts: invalid};
    }
    const missing = new Set<string>();
    let local = await send(running.origin, api, query, given);
    for (let found = missingFields(local); found.length > 0;) {
      const before = missing.size;
      for (const field of found) missing.add(field);
      if (missing.size === before) break;
      const reduced = leaveOut(schemas[api], query, [...missing]);
      local = await send(running.origin, api, reduced, given);
      found = missingFields(local);
    }
    names.learn(name, result.data, local.data);
    const texts = [
      ...differences(result.data ?? null, local.data ?? null),
      ...differences(errorsOf(result), errorsOf(local), 'errors'),
    ];
    const equal = missing.size > 0 ? 'in part' : 'equal';
    const state = texts.length > 0 ? 'different' : equal;
    const leftOut = [...missing].map((field) => `without ${field}`);
    return {step: name, state, texts: [...texts, ...leftOut]};
  }
}

/** What a client reads of an error. */
function errorsOf({errors}: RecordedResult): object[] {
  const given = Array.isArray(errors) ? errors : [];
  return given.map((error) => {
    const {message, extensions, path} = error as {
      message: string;
      path?: unknown;
      extensions?: {code?: string};
    };
    return {message, path, code: extensions?.code};
  });
}

const [folder = '', ...options] = process.argv.slice(2);
if (!folder) throw new Error('npm run shop:replay -- FOLDER');
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.json'))
  .sort();
// Only the result is printed: the shop logs what it refuses.
console.error = () => undefined;
console.warn = () => undefined;
const rows: Record<string, Record<string, number>> = {};
for (const file of files) {
  const outcomes = await replay(join(folder, file));
  if (outcomes.length === 0) continue;
  const count = (state: Outcome['state']) =>
    outcomes.filter((outcome) => outcome.state === state).length;
  rows[file] = {
    steps: outcomes.length,
    ...Object.fromEntries(STATES.map((state) => [state, count(state)])),
  };
  if (options.includes('--table')) continue;
  for (const {step, state, texts} of outcomes) {
    if (state === 'equal') continue;
    console.info(`${file} ${step}: ${state}`);
    for (const text of texts) console.info(`  ${text}`);
  }
}
console.info(`Own country: ${OWN_COUNTRY}`);
console.table(rows);
