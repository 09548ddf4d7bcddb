/** One thing of schema.org, as JSON-LD with a context of its own. */
export type StructuredData = Readonly<Record<string, unknown>> & {
  readonly '@type': string;
};

/** A thing that stands for itself, not within another one. */
export function thing(
  type: string,
  properties: Readonly<Record<string, unknown>>,
): StructuredData {
  return {'@context': 'https://schema.org', '@type': type, ...properties};
}
