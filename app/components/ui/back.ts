type Listener = (event: PopStateEvent) => void;

let first: Listener = () => undefined;

/** To be called before the router starts, so that `onBack` can keep an event from it. */
export function listenToBack(): void {
  window.addEventListener('popstate', (event) => first(event));
}

/** Sets the listener that runs before the router at each move through the history. */
export function onBack(listener: Listener): void {
  first = listener;
}
