/**
 * Whether Back or Forward brought this document, so that it shows what was so when it
 * was loaded first: browsers take it out of their HTTP cache without asking.
 */
export function isBroughtBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    (navigation as PerformanceNavigationTiming | undefined)?.type ===
    'back_forward'
  );
}
