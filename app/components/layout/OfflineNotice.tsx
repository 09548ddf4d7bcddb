import {useBlocker} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {opensElsewhere} from '~/components/ui/opens-elsewhere';
import {OfflineToast} from '~/components/ui/ToastRegion';
import {ONLINE_TIMEOUT_MS} from '~/lib/limits/limits';

/** Blocks navigation while offline: the browser's error page would lose typed text. */
export function OfflineNotice() {
  const t = useTranslations('offline');
  // A computer that reports offline may still reach a local server.
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
    const hold = (event: Event, next: () => void) => {
      // Links handled by React load no document.
      if (event.defaultPrevented || !isCutOff()) return;
      event.preventDefault();
      setGoOn(() => next);
    };
    const onClick = (event: MouseEvent) => {
      const link = ownLink(event);
      if (link) hold(event, () => window.location.assign(link.href));
    };
    const onSubmit = (event: SubmitEvent) => {
      const {target: form, submitter} = event;
      if (form instanceof HTMLFormElement) {
        hold(event, () => form.requestSubmit(submitter));
      }
    };
    // Remix reloads the page when prefetching a link's code fails.
    const onNavigate = (event: Event) => {
      const isOurs =
        Reflect.get(event, 'navigationType') === 'reload' &&
        !Reflect.get(event, 'userInitiated');
      if (isOurs && isCutOff()) event.preventDefault();
    };
    const onOffline = () => {
      isReached.current = false;
    };
    const ended = new AbortController();
    const {signal} = ended;
    window.addEventListener('click', onClick, {signal});
    window.addEventListener('submit', onSubmit, {signal});
    window.addEventListener('offline', onOffline, {signal});
    // The Navigation API is missing in TypeScript and some browsers.
    const navigation: unknown = Reflect.get(window, 'navigation');
    if (navigation instanceof EventTarget) {
      navigation.addEventListener('navigate', onNavigate, {signal});
    }
    return () => ended.abort();
  }, []);
  const isHeld = blocker.state === 'blocked' || goOn !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    const ended = new AbortController();
    const {signal} = ended;
    const proceed = () => {
      setIsOffline(false);
      setGoOn(null);
      if (blocker.state === 'blocked') blocker.proceed();
      else goOn?.();
    };
    window.addEventListener('online', proceed, {signal});
    fetch('/builds/latest.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ONLINE_TIMEOUT_MS)]),
    }).then(
      () => {
        isReached.current = true;
        if (!signal.aborted) proceed();
      },
      () => {
        if (!signal.aborted) setIsOffline(true);
      },
    );
    return () => ended.abort();
  }, [isHeld, blocker, goOn]);
  return isHeld && isOffline ? (
    <OfflineToast>{t('notice')}</OfflineToast>
  ) : null;
}

/** The clicked link, if it leads to another document of this site in this tab; otherwise `null`. */
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
