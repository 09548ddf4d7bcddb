/** Keys that a page may begin with; the first two it has to. */
const KEYS = [
  'title',
  'description',
  'order',
  'isHidden',
  'featured',
  'actionTo',
  'actionLabel',
] as const;

type Key = (typeof KEYS)[number];

/** A page's `key: value` lines between two `---`, and what follows them. */
interface FrontMatter {
  readonly values: Readonly<Partial<Record<Key, string>>> & {
    readonly title: string;
    readonly description: string;
  };
  readonly body: string;
}

/**
 * Splits a page into its front matter and its Markdown. Values are plain text up
 * to the end of their line; there is no YAML beyond that.
 *
 * @throws when the block, the title or the description is missing, or when a
 *   line is not one of the known keys with a value.
 */
export function readFrontMatter(source: string): FrontMatter {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match) throw new Error('The front matter is missing.');
  const [, block = '', body = ''] = match;
  const values: Partial<Record<Key, string>> = {};
  for (const line of block.split(/\r?\n/)) {
    const [, name, value] = /^(\w+): *(.*\S) *$/.exec(line) ?? [];
    const key = KEYS.find((known) => known === name);
    if (!key || !value) throw new Error(`Unknown front matter: ${line}`);
    values[key] = value;
  }
  const {title, description} = values;
  if (!title || !description) {
    throw new Error('The front matter needs a title and a description.');
  }
  return {values: {...values, title, description}, body};
}
