import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {vi} from 'vitest';
import type {Recording} from '../../scripts/store-recorder';

const FOLDER = join(import.meta.dirname, '../recorded');

/** The raw responses of `tests/recorded`, by name. */
export const RECORDED: Readonly<Record<string, Recording>> = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [
    file.replace('.json', ''),
    JSON.parse(
      readFileSync(join(FOLDER, file), 'utf8'),
      withoutOwn,
    ) as Recording,
  ]),
);

/** Leaves of a store's cart what does not depend on its goods, and of a warning no line. */
function withoutOwn(key: string, value: unknown): unknown {
  if (key === 'target') return undefined;
  if (key !== 'cart' || !isFullCart(value)) return value;
  const {discountCodes, appliedGiftCards} = value;
  return {discountCodes, appliedGiftCards};
}

function isFullCart(
  value: unknown,
): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'checkoutUrl' in value;
}

/**
 * Answers requests for the recorded operation, the first `times`, with the recording. What it leaves out, such
 * as the rest of a cart, is the shop's. `vi.unstubAllGlobals` takes it back.
 *
 * @returns how often it was asked for.
 */
export function replay(recording: Recording, times = Infinity): () => number {
  const {request, status, headers, body} = recording;
  const original = globalThis.fetch;
  let count = 0;
  vi.stubGlobal('fetch', async (url: string, init: {body?: string} = {}) => {
    const named = new RegExp(String.raw`\b(?:query|mutation)\s+${request}\b`);
    if (!named.test(init.body ?? '') || count === times) {
      return original(url, init);
    }
    count += 1;
    const isResult =
      typeof body === 'object' && body !== null && 'data' in body;
    const shops: unknown = isResult
      ? await (await original(url, init)).json()
      : undefined;
    const text =
      typeof body === 'string' ? body : JSON.stringify(laidOver(shops, body));
    return new Response(text, {status, headers: {...headers}});
  });
  return () => count;
}

/** `upper` over `lower`: objects by their keys, lists by their places. */
function laidOver(lower: unknown, upper: unknown): unknown {
  if (Array.isArray(upper)) {
    const list: readonly unknown[] = Array.isArray(lower) ? lower : [];
    return upper.map((entry, index) => laidOver(list[index], entry));
  }
  if (typeof upper !== 'object' || upper === null) return upper;
  const rest = typeof lower === 'object' ? lower : {};
  return Object.entries(upper).reduce(
    (all, [key, value]) => ({
      ...all,
      [key]: laidOver((rest as Record<string, unknown> | null)?.[key], value),
    }),
    {...rest},
  );
}

/** Names of fields whose values are compared, too. */
const TELLING = /^(?:code|field|applicable)$/;

/** Paths at which `other` has not what `recorded` has: another type, or another code. */
export function differences(
  recorded: unknown,
  other: unknown,
  path = '',
): string[] {
  if (Array.isArray(recorded) && Array.isArray(other)) {
    if ((recorded.length === 0) !== (other.length === 0)) return [path];
    return recorded.flatMap((entry: unknown, index) =>
      differences(entry, other[Math.min(index, other.length - 1)], path),
    );
  }
  if (typeof recorded === 'object' && recorded !== null) {
    if (typeof other !== 'object' || other === null) return [path];
    return Object.entries(recorded).flatMap(([key, value]) => {
      const there = (other as Record<string, unknown>)[key];
      const at = path ? `${path}.${key}` : key;
      return TELLING.test(key)
        ? JSON.stringify(value) === JSON.stringify(there)
          ? []
          : [at]
        : differences(value, there, at);
    });
  }
  return typeof recorded === typeof other &&
    (recorded === null) === (other === null)
    ? []
    : [path];
}
