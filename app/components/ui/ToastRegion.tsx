import {lazy, Suspense, useEffect, useState} from 'react';
import {listenForToasts} from './toasts';

const ToastList = lazy(async () => ({
  default: (await import('./ToastList')).ToastList,
}));

/** The place of the toasts; loads their library with the first one. */
export function ToastRegion() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(
    () => (isNeeded ? undefined : listenForToasts(() => setIsNeeded(true))),
    [isNeeded],
  );
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  ) : null;
}
