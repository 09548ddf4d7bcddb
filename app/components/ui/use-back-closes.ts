import {useEffect} from 'react';

/**
 * Lets Back close what is open instead of leaving the page, on devices that are touched and whose
 * browser does not do so itself (`CloseWatcher`). Only these load the code for it.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen || 'CloseWatcher' in window || !(navigator.maxTouchPoints > 0))
      return undefined;
    const opened = import('./back-closes.client').then(({closeOnBack}) =>
      closeOnBack(onClose),
    );
    // Without its code, Back does what it always does.
    return () => void opened.then((end) => end()).catch(() => undefined);
  }, [isOpen, onClose]);
}
