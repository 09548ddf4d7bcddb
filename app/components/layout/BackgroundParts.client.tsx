import {useLocation, useRevalidator} from '@remix-run/react';
import {useEffect} from 'react';
import {useTranslations} from 'use-intl/react';
import {useCartStore} from '~/components/cart/CartProvider';
import {useOtherTabs} from '~/components/cart/use-other-tabs';
import {showToast} from '~/components/ui/toasts';
import {isBackForward} from '~/lib/browser/back-forward';
import {watchForNewVersion} from '~/lib/updates/new-version';
import {rememberedFolds, rememberFolds, shownFolds} from './folds';
import {OfflineNotice} from './OfflineNotice';
import {useBrowserLayoutEffect} from './use-browser-layout-effect';
import {MAX_FOLD_ENTRIES} from '~/lib/limits/limits';

interface Props {
  isSignedIn: boolean;
}

/** Parts that a page needs only when the visitor comes back to it or to its tab, or stays for long. */
export function BackgroundParts({isSignedIn}: Props) {
  useOtherTabs(useCartStore());
  useRestoredPage(isSignedIn);
  useOpenFolds();
  useWholePage();
  return (
    <>
      <OfflineNotice />
      <UpdateWatch />
    </>
  );
}

/** Lays out what is below the first view, which `components.css` had left out. */
function useWholePage(): void {
  useEffect(() => {
    delete document.documentElement.dataset.top;
  }, []);
}

/** Opens the folds that were open when the visitor left this entry, before the router scrolls. */
export function useOpenFolds(): void {
  const {key} = useLocation();
  useBrowserLayoutEffect(() => {
    const before = rememberedFolds.get(key) ?? [];
    shownFolds().forEach((fold, index) => {
      if (before[index]) fold.setAttribute('open', '');
    });
    // An entry that replaces another one keeps its page.
    rememberFolds(key);
    const [oldest] = rememberedFolds.keys();
    if (rememberedFolds.size > MAX_FOLD_ENTRIES && oldest)
      rememberedFolds.delete(oldest);
  }, [key]);
}

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
      if (isShown && navigator.onLine && !hasTypedText()) revalidate();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [isSignedIn, revalidate]);
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement
  >('input:not([type=hidden]), textarea');
  return [...fields].some(({value, defaultValue}) => value !== defaultValue);
}

/** Announces a new deployment; the next navigation loads it. */
function UpdateWatch() {
  const t = useTranslations('update');
  useEffect(() => {
    const ownId = window.__remixManifest?.version;
    // The dev server replaces modules itself.
    if (!ownId || import.meta.env.DEV) return undefined;
    return watchForNewVersion(ownId, () => showToast({title: t('available')}));
  }, [t]);
  return null;
}
