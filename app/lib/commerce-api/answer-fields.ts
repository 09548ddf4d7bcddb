import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * What a value of an answer can stand for: its fields from the root on. One key can
 * have several fields, in fragments on different types or the same one twice.
 */
export type FieldPath = readonly (readonly FieldNode[])[];

/** Whether a place of an answer can be a field of this name. */
export function isField(
  nodes: readonly FieldNode[] | undefined,
  name: string,
): boolean {
  return nodes?.some((node) => node.name.value === name) ?? false;
}

/**
 * An answer with some of its values changed. Fields are found under whatever alias and
 * in whatever fragment the document asks for them.
 *
 * @param change gets each value with its fields and returns what takes its place; a
 *   list comes as a whole. What it returns is walked through in turn.
 */
export function changedAnswer(
  {definitions}: DocumentNode,
  data: Readonly<Record<string, unknown>>,
  change: (value: unknown, path: FieldPath) => unknown,
): Record<string, unknown> {
  // The items of a list share their selection.
  const known = new WeakMap<readonly SelectionSetNode[], Fields>();
  const fieldsOf = (sets: readonly SelectionSetNode[]): Fields => {
    const present = known.get(sets);
    if (present) return present;
    const fields: Fields = new Map();
    for (const set of sets) collect(set, fields);
    known.set(sets, fields);
    return fields;
  };
  const collect = ({selections}: SelectionSetNode, fields: Fields): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const {nodes, sets} = fields.get(key) ?? NOTHING;
        fields.set(key, {
          nodes: [...nodes, selection],
          sets: [
            ...sets,
            ...(selection.selectionSet ? [selection.selectionSet] : []),
          ],
        });
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection
          : definitions.find(
              (definition) =>
                definition.kind === Kind.FRAGMENT_DEFINITION &&
                definition.name.value === selection.name.value,
            );
      if (fragment && 'selectionSet' in fragment) {
        collect(fragment.selectionSet, fields);
      }
    }
  };
  const walk = (
    value: unknown,
    sets: readonly SelectionSetNode[],
    path: FieldPath,
  ): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, sets, path));
    if (typeof value !== 'object' || value === null) return value;
    const fields = fieldsOf(sets);
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]: [string, unknown]) => {
        const {nodes, sets: inside} = fields.get(key) ?? NOTHING;
        const here = [...path, nodes];
        return [key, walk(change(entry, here), inside, here)];
      }),
    );
  };
  const roots = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [definition.selectionSet]
      : [],
  );
  return walk(data, roots, []) as Record<string, unknown>;
}

/** What a key stands for, and what is selected of it. */
interface KeyedField {
  readonly nodes: readonly FieldNode[];
  readonly sets: readonly SelectionSetNode[];
}

type Fields = Map<string, KeyedField>;

/** For a key that nobody asked for. */
const NOTHING: KeyedField = {nodes: [], sets: []};
