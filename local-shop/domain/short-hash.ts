/** Nine hexadecimal digits that depend on nothing but `text`; no secret. FNV-1a, twice. */
export function shortHash(text: string): string {
  const once = fnv1a(text, 0x811c9dc5);
  const twice = fnv1a(text, once);
  return (once.toString(16) + twice.toString(16)).padStart(9, '0').slice(0, 9);
}

function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
