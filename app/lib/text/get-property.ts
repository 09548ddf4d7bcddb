/** A property of a value of any type; `undefined` where it has none. */
export function getProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Reflect.get(value, name)
    : undefined;
}
