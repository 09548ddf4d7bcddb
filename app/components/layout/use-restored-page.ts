import {useRevalidator} from '@remix-run/react';
import {useEffect} from 'react';
import {isBackForward} from '~/lib/browser/back-forward';

/**
 * Revalidates a page restored by Back; for customers also a tab that is shown again, unless
 * they typed something.
 */
export function useRestoredPage(isSignedIn: boolean): void {
  const {revalidate} = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      // Offline, an error would replace the page.
      if (navigator.onLine) revalidate();
    };
    const onPageShow = ({persisted}: PageTransitionEvent) => {
      if (persisted) refresh();
    };
    if (isBackForward()) refresh();
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
