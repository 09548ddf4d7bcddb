import {useEffect, useRef} from 'react';
import {DOUBLE_CLICK_MS} from '~/lib/limits/limits';

/**
 * Tells whether an overlay had just opened at the time of an event (`timeStamp`): a click outside is then
 * the second one of a double click on its opener, and does not mean to close it.
 */
export function useJustOpened(isOpen: boolean): (event: Event) => boolean {
  const openedAt = useRef(-Infinity);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  return ({timeStamp}) => timeStamp - openedAt.current < DOUBLE_CLICK_MS;
}
