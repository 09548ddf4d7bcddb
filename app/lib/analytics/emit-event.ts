import type {AnalyticsEvent} from './analytics-event';

type Listener = (event: AnalyticsEvent) => void;

const listeners = new Set<Listener>();

/** Passes what the visitor did to the destinations that they allow; without any it is lost. */
export function emitEvent(event: AnalyticsEvent): void {
  for (const listener of listeners) listener(event);
}

/** Returns the function that ends it. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
