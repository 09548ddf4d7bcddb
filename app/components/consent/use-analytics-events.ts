import {useLocation, useMatches} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {
  measuredView,
  type AnalyticsEvent,
} from '~/lib/analytics/analytics-event';
import {onEvent} from '~/lib/analytics/emit-event';

/**
 * Calls `receive` with what happens on the page, the view of the present page first. Only for
 * destinations of `AppliedConsent`: these are rendered after consent and never at a secret URL.
 * @example
 * function Pixel() {
 *   useAnalyticsEvents(sendToPixel);
 *   return null;
 * }
 */
export function useAnalyticsEvents(
  receive: (event: AnalyticsEvent) => void,
): void {
  const {pathname, search} = useLocation();
  const path = pathname + search;
  const view = measuredView(useMatches());
  const received = useRef<string>();
  useEffect(() => {
    // Reloaded data is not a new view.
    if (received.current === path) return;
    received.current = path;
    receive({type: 'page', path});
    if (view) receive(view);
  }, [path, receive, view]);
  useEffect(() => onEvent(receive), [receive]);
}
