import {setTimeout as sleep} from 'node:timers/promises';

/** Makes a local shop fail on purpose; see `local-shop/faults.ts`. */
export async function breakShop(
  origin: string,
  ...rules: readonly object[]
): Promise<void> {
  const response = await fetch(`${origin}/faults`, {
    method: 'POST',
    body: JSON.stringify(rules),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Milliseconds; an attempt of the storefront waits 5 s. */
const HELD = 3_000;

/**
 * Delays the next request of an operation, and resolves when it has arrived. What a test does until
 * `mendShop`, or until `HELD` has passed, happens before the shop carries out the request.
 */
export async function holdNext(
  origin: string,
  operation: string,
): Promise<{readonly arrived: () => Promise<void>}> {
  await breakShop(origin, {
    operation,
    kind: 'latency',
    milliseconds: HELD,
    count: 1,
  });
  const arrived = async (): Promise<void> => {
    const response = await fetch(`${origin}/faults`);
    const rules = (await response.json()) as {hits: number}[];
    if (rules.every(({hits}) => hits > 0)) return;
    // Also where the test has faked `setTimeout`.
    await sleep(10);
    return arrived();
  };
  return {arrived};
}

/** Ends all faults; the shop then carries out what it has delayed. */
export async function mendShop(origin: string): Promise<void> {
  await fetch(`${origin}/faults`, {method: 'DELETE'});
}
