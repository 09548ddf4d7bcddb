import type {Thing} from 'schema-dts';

/** One thing of schema.org, as JSON-LD with a context of its own. */
export type StructuredData = Readonly<Record<string, unknown>> & {
  readonly '@type': string;
};

/**
 * A thing that stands for itself, not within another one. What it says is checked
 * against schema.org; the result is only sent, so it has no type of 900 members.
 */
export function jsonLd<Kind extends Thing>(
  described: Exclude<Kind, string>,
): StructuredData {
  return {'@context': 'https://schema.org', ...(described as StructuredData)};
}
