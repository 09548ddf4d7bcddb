/**
 * Shopify's `v1` encoding of a set of option value combinations, as
 * `Product.encodedVariantExistence` and `encodedVariantAvailability` return it: a trie written in
 * depth-first order. `:` descends to the next option, `,` ends a branch, a space separates values
 * of the last option and `-` marks a run of them. Hydrogen's `decodeEncodedVariant` reads it. An
 * empty set gives `v1_`.
 * @param combinations have one value index per option, all of the same length.
 */
export function encodeVariants(
  combinations: readonly (readonly number[])[],
): string {
  const root: Trie = new Map();
  for (const combination of combinations) insert(root, combination);
  const depth = combinations[0]?.length ?? 0;
  return `v1_${write(root, depth)}`;
}

type Trie = Map<number, Trie>;

function insert(trie: Trie, [value, ...rest]: readonly number[]): void {
  if (value === undefined) return;
  let child = trie.get(value);
  if (!child) trie.set(value, (child = new Map()));
  insert(child, rest);
}

function write(trie: Trie, depth: number): string {
  const values = [...trie.keys()].sort((a, b) => a - b);
  if (depth <= 1) return writeRuns(values);
  return values
    .map(
      (value) => `${value}:${write(trie.get(value) ?? new Map(), depth - 1)},`,
    )
    .join('');
}

function writeRuns(values: readonly number[]): string {
  const runs: string[] = [];
  for (let start = 0; start < values.length;) {
    let end = start;
    while (values[end + 1] === (values[end] ?? NaN) + 1) end++;
    runs.push(
      start === end ? `${values[start]}` : `${values[start]}-${values[end]}`,
    );
    start = end + 1;
  }
  return runs.join(' ');
}
