import type {RequestContext} from '~/lib/context.server';

/** A session that keeps its values from request to request, without a cookie. */
export function sessionInMemory(): RequestContext['session'] {
  const kept = new Map<string, unknown>();
  const set = (key: string, value: unknown) => void kept.set(key, value);
  return {
    has: (key: string) => kept.has(key),
    get: (key: string) => kept.get(key),
    set,
    unset: (key: string) => void kept.delete(key),
    flash: set,
    take: (key: string) => {
      const value = kept.get(key) ?? null;
      kept.delete(key);
      return value;
    },
  } as unknown as RequestContext['session'];
}
