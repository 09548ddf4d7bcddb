import type {MouseEvent} from 'react';

/** Whether a click on a link asks the browser for a new tab, a window or a download. */
export function opensElsewhere(
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
