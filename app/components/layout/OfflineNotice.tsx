import {useBlocker} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {OfflineToast} from '~/components/ui/ToastRegion';

/** Milliseconds within which our server answers if it can be reached at all. */
const LONGEST_ASK = 3000;

/**
 * Says that there is no connection when the visitor wants to go on without one, and
 * goes on when it is back. Without this the browser would put its own error page in
 * the place of ours, and what was typed into a form would be gone.
 */
export function OfflineNotice() {
  const t = useTranslations('offline');
  // A computer without any network calls itself offline, too, and may still reach a
  // server of its own. So we ask before we hold anybody up.
  const isReached = useRef(false);
  const blocker = useBlocker(
    ({currentLocation: {pathname, search}, nextLocation: next}) => {
      const isPart =
        next.pathname === pathname && next.search === search && next.hash;
      return isCutOff(isReached.current) && !isPart;
    },
  );
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const {signal, abort} = ending();
    // After React's own listeners: what they have taken over leads to no document.
    const hold = (event: Event, next: () => void) => {
      if (event.defaultPrevented || !isCutOff(isReached.current)) return;
      event.preventDefault();
      setGoOn(() => next);
    };
    window.addEventListener(
      'click',
      (event) => {
        const link = ownLink(event);
        if (link) hold(event, () => window.location.assign(link.href));
      },
      {signal},
    );
    window.addEventListener(
      'submit',
      (event) => {
        const {target: form, submitter} = event;
        if (form instanceof HTMLFormElement) {
          hold(event, () => form.requestSubmit(submitter));
        }
      },
      {signal},
    );
    return abort;
  }, []);
  const isHeld = blocker.state === 'blocked' || goOn !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    const {signal, abort} = ending();
    const proceed = () => {
      setIsOffline(false);
      setGoOn(null);
      if (blocker.state === 'blocked') blocker.proceed();
      else goOn?.();
    };
    window.addEventListener('online', proceed, {signal});
    void canReachServer().then((isReachable) => {
      if (signal.aborted) return;
      isReached.current = isReachable;
      if (isReachable) proceed();
      else setIsOffline(true);
    });
    return abort;
  }, [isHeld, blocker, goOn]);
  useEffect(() => {
    const {signal, abort} = ending();
    const forget = () => {
      isReached.current = false;
    };
    window.addEventListener('offline', forget, {signal});
    // Remix reloads the page when the code of a link under the pointer does not come.
    // TypeScript does not know the Navigation API, nor do all browsers.
    const navigation: unknown = Reflect.get(window, 'navigation');
    if (navigation instanceof EventTarget) {
      navigation.addEventListener(
        'navigate',
        (event) => {
          const isOurs =
            Reflect.get(event, 'navigationType') === 'reload' &&
            !Reflect.get(event, 'userInitiated');
          if (isOurs && isCutOff(isReached.current)) event.preventDefault();
        },
        {signal},
      );
    }
    return abort;
  }, []);
  return isHeld && isOffline ? (
    <OfflineToast>{t('notice')}</OfflineToast>
  ) : null;
}

function isCutOff(isReached: boolean): boolean {
  return !navigator.onLine && !isReached;
}

async function canReachServer(): Promise<boolean> {
  try {
    await fetch('/builds/latest.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_ASK),
    });
    return true;
  } catch {
    return false;
  }
}

function ending() {
  const ended = new AbortController();
  return {signal: ended.signal, abort: () => ended.abort()};
}

/** The link to another document of this site that a click follows in this tab. */
function ownLink(event: MouseEvent): HTMLAnchorElement | null {
  const link =
    event.target instanceof Element ? event.target.closest('a') : null;
  const {metaKey, ctrlKey, shiftKey, altKey} = event;
  // `opensElsewhere` would become a file of its own on every product page.
  if (!link || event.button || metaKey || ctrlKey || shiftKey || altKey) {
    return null;
  }
  const {origin, pathname, search} = window.location;
  const isOther =
    link.origin === origin && link.pathname + link.search !== pathname + search;
  return isOther && !link.target && !link.hasAttribute('download')
    ? link
    : null;
}
