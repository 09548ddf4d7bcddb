import {useEffect, useState, type ComponentType} from 'react';
import {listenForToasts, waitingToasts} from './toasts';

const loadList = () => import('./ToastList').then(({ToastList}) => ToastList);

/**
 * The place of the toasts; loads their library with the first one. Without it, as
 * offline, it says the last message itself, and asks again when the connection is back.
 *
 * @param load for tests.
 */
export function ToastRegion({load = loadList}) {
  const [isNeeded, setIsNeeded] = useState(false);
  const [List, setList] = useState<ComponentType | null>(null);
  const [missed, setMissed] = useState<string | null>(null);
  useEffect(() => {
    if (List) return undefined;
    const ask = () => {
      setIsNeeded(true);
      load().then(
        (list) => setList(() => list),
        () => setMissed(waitingToasts().at(-1)?.title ?? null),
      );
    };
    const again = () => {
      if (isNeeded) ask();
    };
    const stop = listenForToasts(ask);
    window.addEventListener('online', again);
    return () => {
      stop();
      window.removeEventListener('online', again);
    };
  }, [List, isNeeded, load]);
  if (List) return <List />;
  return missed === null ? null : <OfflineToast>{missed}</OfflineToast>;
}

/** A message in the place of the toasts, for when their library cannot be loaded. */
export function OfflineToast({children}: {children: string}) {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 ml-auto max-w-sm rounded-panel border border-line-strong bg-raised p-4 text-ink shadow-panel sm:right-6 sm:bottom-6"
    >
      {children}
    </p>
  );
}
