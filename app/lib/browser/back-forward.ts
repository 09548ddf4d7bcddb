/** Whether Back or Forward loaded this document, which may come stale from the HTTP cache. */
export function isBackForward(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    (navigation as PerformanceNavigationTiming | undefined)?.type ===
    'back_forward'
  );
}
