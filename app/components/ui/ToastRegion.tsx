import {lazy, useEffect, useState} from 'react';
import {TOAST_DURATION_MS} from '~/lib/limits/limits';
import {OnDemand} from './OnDemand';
import {listenForToasts, waitingToasts} from './toasts';

const ToastList = lazy(async () => ({
  default: (await import('./ToastList.client')).ToastList,
}));

export function ToastRegion() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(
    () => (isNeeded ? undefined : listenForToasts(() => setIsNeeded(true))),
    [isNeeded],
  );
  return isNeeded ? (
    <OnDemand otherwise={<LastToast />}>
      <ToastList />
    </OnDemand>
  ) : null;
}

function LastToast() {
  const [title, setTitle] = useState(waitingToasts().at(-1)?.title);
  useEffect(
    () => listenForToasts(() => setTitle(waitingToasts().at(-1)?.title)),
    [],
  );
  useEffect(() => {
    const timer = setTimeout(() => setTitle(undefined), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [title]);
  return title ? <OfflineToast>{title}</OfflineToast> : null;
}

/** A toast without the library, for when it fails to load. */
export function OfflineToast({children}: {children: string | undefined}) {
  return (
    <p
      role="alert"
      style={{bottom: 'calc(var(--banner-height, 0rem) + 1rem)'}}
      className="fixed inset-x-4 z-50 ml-auto max-w-sm rounded-panel border border-line-strong bg-raised p-4 text-ink shadow-panel sm:right-6"
    >
      {children}
    </p>
  );
}
