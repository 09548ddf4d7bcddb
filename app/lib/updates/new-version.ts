import {
  NEW_VERSION_INTERVAL_MS,
  NEW_VERSION_TIMEOUT_MS,
} from '~/lib/limits/limits';

const HOUR = 60 * 60 * 1000;

/** Vite's event for a chunk that failed to load. */
const LOAD_FAILED = 'vite:preloadError';

/** Session storage key of the build that this tab was reloaded for. */
const RELOADED_FOR = 'reloaded-for-build';

/**
 * Checks for a newer build hourly and when the tab becomes visible; then the next link loads the
 * whole page. A chunk that a deployment removed reloads the page at once.
 * @returns the function that stops it.
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
    forceDocumentLoads(signal);
    onNew();
  };
  const onVisible = () => {
    const now = Date.now();
    if (document.hidden || now - lastTime < NEW_VERSION_INTERVAL_MS) return;
    lastTime = now;
    void check();
  };
  const onLoadFailed = async () => {
    await check();
    if (newId === null || sessionStorage.getItem(RELOADED_FOR) === newId) {
      return;
    }
    // Once per build: the old page may still be cached.
    sessionStorage.setItem(RELOADED_FOR, newId);
    window.location.reload();
  };
  const timer = setInterval(() => void check(), HOUR);
  document.addEventListener('visibilitychange', onVisible, {signal});
  window.addEventListener(
    LOAD_FAILED,
    // Without storage a reload could repeat forever.
    () => void onLoadFailed().catch(() => undefined),
    {signal},
  );
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}

/** @returns `null` when the request fails. */
async function latestBuild(signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch('/builds/latest.json', {
      cache: 'no-store',
      signal: AbortSignal.any([
        signal,
        AbortSignal.timeout(NEW_VERSION_TIMEOUT_MS),
      ]),
    });
    const {id} = (await response.json()) as {id?: string};
    return response.ok && id ? id : null;
  } catch {
    return null;
  }
}

/** Stops link clicks and GET forms before React, so that the browser loads the whole page. */
function forceDocumentLoads(signal: AbortSignal): void {
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
