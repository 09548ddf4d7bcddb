/** A segment of a path, or a fragment, decoded; as it is where it cannot be decoded. */
export function percentDecoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
