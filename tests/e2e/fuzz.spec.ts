import {expect} from '@playwright/test';
import fc from 'fast-check';
import {
  contentType,
  encoded,
  form,
  formPath,
  MARKER,
  nasty,
  path,
} from '../support/generated-requests';
import {sendRaw, type RawResponse} from '../support/raw-request';
import {test} from '../support/test';

/**
 * The same inputs in every run, so that a failure is the fault of a change.
 * `FUZZ_SEED=7 FUZZ_RUNS=2000 npx playwright test fuzz` tries others, and more.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_619);

/** Inputs of each property. A time would be fewer of them where the machine is slow. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200);

const BOUND = {
  seed: SEED,
  numRuns: RUNS,
  // A smaller example is not worth minutes of a slow machine.
  endOnFailure: true,
};

/**
 * What must not be found in a page as it was sent: an element, and an attribute.
 * All of ours stand in double quotes; a single one is text anywhere.
 */
const PLANTED = new RegExp(`<\\/?${MARKER}|["\\s]${MARKER}="`);

let sent = 0;

test.afterEach(() => {
  console.info(`${test.info().title}: ${sent} inputs, seed ${SEED}`);
  expect(sent).toBeGreaterThanOrEqual(RUNS);
  sent = 0;
});

/** Counts what was sent. */
function send(...request: Parameters<typeof sendRaw>): Promise<RawResponse> {
  sent += 1;
  return sendRaw(...request);
}

/** No failure of ours, nothing planted in a page, no header and no way to elsewhere. */
function isHarmless({status, headers, text}: RawResponse, base = ''): void {
  expect(status).toBeLessThan(500);
  expect(headers).not.toHaveProperty(MARKER);
  if (headers['content-type']?.startsWith('text/html')) {
    expect(PLANTED.exec(text)?.[0]).toBeUndefined();
  }
  for (const line of headers['set-cookie'] ?? []) {
    expect(line).toMatch(/^[\w-]+=[^\s;]*(?:; [\w-]+(?:=[^;]*)?)*$/);
  }
  const {location} = headers;
  if (location === undefined) return;
  const target = new URL(location, base);
  // The shop's own admin is the only other place.
  const isOurs = target.origin === new URL(base).origin;
  expect(isOurs || target.pathname === '/admin', location).toBe(true);
}

test.describe(`generated input with seed ${SEED}`, () => {
  test('in paths and queries does no harm', async ({baseURL}) => {
    await fc.assert(
      fc.asyncProperty(path, async (where) => {
        isHarmless(await send(baseURL, where), baseURL);
      }),
      BOUND,
    );
  });

  test('in forms does no harm', async ({baseURL}) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('', '/en'),
        formPath,
        fc.option(nasty, {nil: null}),
        contentType,
        form,
        async (prefix, where, redirectTo, type, body) => {
          const query =
            redirectTo === null ? '' : `?redirect=${encoded(redirectTo)}`;
          const response = await send(baseURL, `${prefix}${where}${query}`, {
            method: 'POST',
            // A buyer of its own: the logins that fail here count for no other.
            headers: {'Content-Type': type, 'oxygen-buyer-ip': 'fuzz'},
            body,
          });
          isHarmless(response, baseURL);
        },
      ),
      BOUND,
    );
  });
});
