const HOUR = 60 * 60 * 1000;

/** Between two returns to the tab. */
const SHORTEST_PAUSE = 60 * 1000;

const TIMEOUT = 5000;

/** Vite's event for a part of the page that could not be loaded. */
const LOAD_FAILED = 'vite:preloadError';

/** Stores which build this tab was reloaded for. */
const RELOADED_FOR = 'reloaded-for-build';

/**
 * Watches for a newer build: hourly, whenever the tab becomes visible, and when a part of
 * the page is missing because a deployment took it away. Then the page is loaded anew at
 * once, otherwise by the next link or search form.
 *
 * @param onNew called once.
 * @returns the function that ends it.
 */
export function watchForNewVersion(
  ownId: string,
  onNew: () => void,
): () => void {
  const ended = new AbortController();
  const {signal} = ended;
  let newId: string | null = null;
  let lastTime = 0;

  const check = async () => {
    if (newId !== null) return;
    const id = await latestBuild(signal);
    if (id === null || id === ownId || newId !== null || signal.aborted) return;
    newId = id;
    leaveByDocument(signal);
    onNew();
  };
  const onVisible = () => {
    const now = Date.now();
    if (document.hidden || now - lastTime < SHORTEST_PAUSE) return;
    lastTime = now;
    void check();
  };
  const onMissing = async () => {
    await check();
    if (newId === null || sessionStorage.getItem(RELOADED_FOR) === newId) {
      return;
    }
    // Once: the old page may still come out of a cache.
    sessionStorage.setItem(RELOADED_FOR, newId);
    window.location.reload();
  };
  const timer = setInterval(() => void check(), HOUR);
  document.addEventListener('visibilitychange', onVisible, {signal});
  window.addEventListener(
    LOAD_FAILED,
    // Without storage there is no telling whether it was tried before.
    () => void onMissing().catch(() => undefined),
    {signal},
  );
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}

/** @returns `null` when it cannot be asked. */
async function latestBuild(signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch('/builds/latest.json', {
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    const {id} = (await response.json()) as {id?: string};
    return response.ok && id ? id : null;
  } catch {
    return null;
  }
}

/** Hides links and GET forms from React, so that the browser loads the page in full. */
function leaveByDocument(signal: AbortSignal): void {
  const capture = {capture: true, signal};
  document.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest('a') : null;
      const {pathname, origin} = window.location;
      if (link?.origin === origin && link.pathname !== pathname) {
        event.stopPropagation();
      }
    },
    capture,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement && form.method === 'get') {
        event.stopPropagation();
      }
    },
    capture,
  );
}
