/** `one` value, a `list`, or a list some of whose items may be null; `?`: it may be null itself. */
type Presence = 'one' | 'one?' | 'list' | 'list?' | 'sparse' | 'sparse?';

/**
 * What the answer to a selection has to hold: everything that it asks for and that the
 * schema calls non-null, and of what may be null that it is there.
 */
export interface Shape {
  readonly fields?: Readonly<
    Record<string, Presence | readonly [Presence, Shape]>
  >;
  readonly fragments?: readonly Shape[];
  /** Of the only type that is asked about; an object of another one is empty. */
  readonly unlessEmpty?: Shape;
}

/**
 * Finds what is missing in an answer that claims to be whole.
 *
 * @returns the path of the first missing value, `null` when there is none.
 */
export function missingPart(value: unknown, shape: Shape): string | null {
  if (typeof value !== 'object' || value === null) return '';
  const object = value as Readonly<Record<string, unknown>>;
  const {fields = {}} = shape;
  // `Object.entries` would cost five times as much.
  for (const name in fields) {
    const field = fields[name];
    if (field === undefined) continue;
    const missing =
      typeof field === 'string'
        ? missingValue(object[name], field)
        : missingValue(object[name], field[0], field[1]);
    if (missing !== null) return `${name}${missing && `.${missing}`}`;
  }
  for (const fragment of shape.fragments ?? []) {
    const missing = missingPart(object, fragment);
    if (missing !== null) return missing;
  }
  return shape.unlessEmpty && !isEmpty(object)
    ? missingPart(object, shape.unlessEmpty)
    : null;
}

/** The path within the value; empty when it is the value itself. */
function missingValue(
  value: unknown,
  presence: Presence,
  shape?: Shape,
): string | null {
  if (value === undefined) return '';
  if (value === null) return presence.endsWith('?') ? null : '';
  if (presence.startsWith('one'))
    return shape ? missingPart(value, shape) : null;
  if (!Array.isArray(value)) return '';
  for (const [index, item] of value.entries()) {
    const missing =
      item === null
        ? presence.startsWith('sparse')
          ? null
          : ''
        : shape
          ? missingPart(item, shape)
          : null;
    if (missing !== null) return `${index}${missing && `.${missing}`}`;
  }
  return null;
}

function isEmpty(object: object): boolean {
  return Object.keys(object).every((name) => name === '__typename');
}
