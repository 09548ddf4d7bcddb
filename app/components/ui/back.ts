type Listener = (event: PopStateEvent) => void;

let first: Listener = () => undefined;

/** To be called before the router starts, so that `onBack` can keep an event from it. */
export function listenToBack(): void {
  window.addEventListener('popstate', (event) => {
    nameEntry();
    first(event);
  });
}

/**
 * The browser gives the entries of its own links within a page no key. Remix would store one position for all of
 * them: a second such link would be taken for a return to the first, and would not scroll. Its own script names
 * the first entry of a document in the same way. Without `idx` the router's next entry would have none.
 */
function nameEntry(): void {
  if (window.history.state) return;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({idx: null, key}, '');
}

/** Sets the listener that runs before the router at each move through the history. */
export function onBack(listener: Listener): void {
  first = listener;
}
