/**
 * Caches what `build` makes for an object and a key, as long as the object exists. For
 * values derived from a catalogue, which never changes. At most `limit` keys of an object
 * are cached; the oldest is dropped first.
 */
export function memoize<Subject extends object, Value>(
  build: (subject: Subject, key: string) => Value,
  limit = 1_000,
): (subject: Subject, key?: string) => Value {
  const memo = new WeakMap<Subject, Map<string, Value>>();
  return (subject, key = '') => {
    let values = memo.get(subject);
    if (!values) memo.set(subject, (values = new Map()));
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = build(subject, key);
    const oldest = values.size < limit ? undefined : values.keys().next();
    if (oldest && !oldest.done) values.delete(oldest.value);
    values.set(key, value);
    return value;
  };
}
