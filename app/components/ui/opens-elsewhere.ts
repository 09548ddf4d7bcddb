import type {MouseEvent} from 'react';

/** Whether a click on a link opens a tab or window, or starts a download. */
export function opensElsewhere(
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
