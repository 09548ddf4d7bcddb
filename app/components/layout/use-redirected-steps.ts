import {useEffect} from 'react';

/**
 * Lets a redirect take the place of the history entry that the visitor stepped to by
 * Back or Forward, as the browser itself does with documents. Remix's router would
 * add an entry instead: whoever goes back to a page that sends him on, as the login
 * page does with customers, would never get further back.
 */
export function useRedirectedSteps(): void {
  useEffect(() => {
    const router = window.__remixRouter;
    let isStep = false;
    return router.subscribe(({navigation: {location}}) => {
      if (!location) return;
      if (!isRedirected(location.state)) {
        isStep = location.key === keyOfEntry();
      } else if (isStep) {
        isStep = false;
        const {pathname, search, hash} = location;
        // The router first ends what it is doing.
        queueMicrotask(
          () => void router.navigate({pathname, search, hash}, {replace: true}),
        );
      }
    });
  }, []);
}

/** The router marks where it goes on to by itself. */
function isRedirected(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    Reflect.get(state, '_isRedirect') === true
  );
}

/** Key that the router gave the entry in which the browser is. */
function keyOfEntry(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null
    ? Reflect.get(state, 'key')
    : null;
}
