import type {RequestContext} from '~/lib/context.server';

/** A session that keeps its values from request to request, without a cookie. */
export function sessionInMemory(): RequestContext['session'] {
  const stored = new Map<string, unknown>();
  const set = (key: string, value: unknown) => void stored.set(key, value);
  return {
    has: (key: string) => stored.has(key),
    get: (key: string) => stored.get(key),
    set,
    unset: (key: string) => void stored.delete(key),
    flash: set,
    take: (key: string) => {
      const value = stored.get(key) ?? null;
      stored.delete(key);
      return value;
    },
  } as unknown as RequestContext['session'];
}
