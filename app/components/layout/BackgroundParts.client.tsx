import {useEffect} from 'react';
import {useTranslations} from 'use-intl/react';
import {useCartStore} from '~/components/cart/CartProvider';
import {useOtherTabs} from '~/components/cart/use-other-tabs';
import {showToast} from '~/components/ui/toasts';
import {watchForNewVersion} from '~/lib/updates/new-version';
import {OfflineNotice} from './OfflineNotice';
import {useOpenFolds} from './use-open-folds';
import {useRestoredPage} from './use-restored-page';

interface Props {
  isSignedIn: boolean;
}

/** What a page needs only when the visitor comes back to it, to another tab, or stays for long. */
export function BackgroundParts({isSignedIn}: Props) {
  useOtherTabs(useCartStore());
  useRestoredPage(isSignedIn);
  useOpenFolds();
  return (
    <>
      <OfflineNotice />
      <UpdateWatch />
    </>
  );
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
