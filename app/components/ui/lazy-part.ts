import {lazy, type ComponentType, type LazyExoticComponent} from 'react';

/** Milliseconds after which code that did not come is asked for again. */
const PAUSE = 5000;

/**
 * As React's `lazy`, for what opens over a page. Code that does not come, as without a
 * connection, is asked for again when the connection is back, or after a while; its place
 * stays as `Suspense` fills it. With `lazy` alone the whole page would become an error.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const ask = (): Promise<{default: ComponentType<Props>}> =>
    load().then(
      (part) => ({default: part}),
      () => nextTry().then(ask),
    );
  return lazy(ask);
}

function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, PAUSE);
    window.addEventListener('online', goOn);
  });
}
