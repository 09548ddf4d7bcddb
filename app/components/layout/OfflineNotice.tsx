import {useBlocker} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {opensElsewhere} from '~/components/ui/opens-elsewhere';
import {OfflineToast} from '~/components/ui/ToastRegion';

/** Milliseconds within which our server answers if it can be reached at all. */
const TIMEOUT = 3000;

/**
 * Says that there is no connection when the visitor wants to go on without one, and
 * goes on when it is back. Without this the browser would put its own error page in
 * the place of ours, and what was typed into a form would be gone.
 */
export function OfflineNotice() {
  const t = useTranslations('offline');
  // A computer that calls itself offline may still reach a server of its own.
  const isReached = useRef(false);
  const isCutOff = () => !navigator.onLine && !isReached.current;
  const blocker = useBlocker(
    ({currentLocation: {pathname, search}, nextLocation: next}) => {
      const isPart =
        next.pathname === pathname && next.search === search && next.hash;
      return isCutOff() && !isPart;
    },
  );
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    // On the window, after React: what it has taken over leads to no document.
    const hold = (event: Event, next: () => void) => {
      if (event.defaultPrevented || !isCutOff()) return;
      event.preventDefault();
      setGoOn(() => next);
    };
    return listen({
      click: (event) => {
        const link = event instanceof MouseEvent ? ownLink(event) : null;
        if (link) hold(event, () => window.location.assign(link.href));
      },
      submit: (event) => {
        const {target: form, submitter} = event as SubmitEvent;
        if (form instanceof HTMLFormElement) {
          hold(event, () => form.requestSubmit(submitter));
        }
      },
      offline: () => {
        isReached.current = false;
      },
    });
  }, []);
  const isHeld = blocker.state === 'blocked' || goOn !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    let isWaiting = true;
    const proceed = () => {
      isWaiting = false;
      setIsOffline(false);
      setGoOn(null);
      if (blocker.state === 'blocked') blocker.proceed();
      else goOn?.();
    };
    void canReachServer().then((isReachable) => {
      if (!isWaiting) return;
      isReached.current = isReachable;
      if (isReachable) proceed();
      else setIsOffline(true);
    });
    const stop = listen({online: proceed});
    return () => {
      isWaiting = false;
      stop();
    };
  }, [isHeld, blocker, goOn]);
  // Remix reloads the page when the code of a link under the pointer does not come.
  useEffect(() => {
    // TypeScript does not know the Navigation API, nor do all browsers.
    const navigation: unknown = Reflect.get(window, 'navigation');
    if (!(navigation instanceof EventTarget)) return undefined;
    const onNavigate = (event: Event) => {
      const isOurs =
        Reflect.get(event, 'navigationType') === 'reload' &&
        !Reflect.get(event, 'userInitiated');
      if (isOurs && isCutOff()) event.preventDefault();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, []);
  return isHeld && isOffline ? (
    <OfflineToast>{t('notice')}</OfflineToast>
  ) : null;
}

/** Listens on the window; returns the function that ends it. */
function listen(listeners: Record<string, (event: Event) => void>) {
  const ended = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    window.addEventListener(type, listener, {signal: ended.signal});
  }
  return () => ended.abort();
}

async function canReachServer(): Promise<boolean> {
  try {
    await fetch('/builds/latest.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return true;
  } catch {
    return false;
  }
}

/** The link to another document of this site that a click follows in this tab. */
function ownLink(event: MouseEvent): HTMLAnchorElement | null {
  const link =
    event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.button || opensElsewhere(event)) return null;
  const {origin, pathname, search} = window.location;
  const isOther =
    link.origin === origin && link.pathname + link.search !== pathname + search;
  return isOther && !link.target && !link.hasAttribute('download')
    ? link
    : null;
}
