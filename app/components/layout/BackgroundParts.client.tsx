import {useEffect} from 'react';
import {useTranslations} from 'use-intl/react';
import {showToast} from '~/components/ui/toasts';
import {watchForNewVersion} from '~/lib/updates/new-version';
import {OfflineNotice} from './OfflineNotice';

/** What runs beside every page and shows nothing at first. */
export function BackgroundParts() {
  return (
    <>
      <OfflineNotice />
      <UpdateWatch />
    </>
  );
}

/** Says that a new version is there; the next page is loaded in it. */
function UpdateWatch() {
  const t = useTranslations('update');
  useEffect(() => {
    const ownId = window.__remixManifest?.version;
    // The dev server replaces modules by itself.
    if (!ownId || import.meta.env.DEV) return undefined;
    return watchForNewVersion(ownId, () => showToast({title: t('available')}));
  }, [t]);
  return null;
}
