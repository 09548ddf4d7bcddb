import {useRevalidator} from '@remix-run/react';
import {useEffect} from 'react';
import {isBroughtBack} from '~/lib/browser/brought-back';

/**
 * Asks a page's loaders again where Back brings it back, from the back/forward cache or as
 * the document of then: its country, customer and cart may be others by now. A customer's
 * page asks as well when its tab is shown again, but never over what was typed.
 */
export function useRestoredPage(isSignedIn: boolean): void {
  const {revalidate} = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      // Without a connection an error would take the page's place.
      if (navigator.onLine) revalidate();
    };
    const onPageShow = ({persisted}: PageTransitionEvent) => {
      if (persisted) refresh();
    };
    if (isBroughtBack()) refresh();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [revalidate]);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const onVisibility = () => {
      const isShown = document.visibilityState === 'visible';
      if (isShown && navigator.onLine && !isTypedIn()) revalidate();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [isSignedIn, revalidate]);
}

function isTypedIn(): boolean {
  const fields = document.querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement
  >('input:not([type=hidden]), textarea');
  return [...fields].some(({value, defaultValue}) => value !== defaultValue);
}
