import {useEffect} from 'react';
import {useTranslations} from 'use-intl/react';
import {showToast} from '~/components/ui/toasts';
import {watchForNewVersion} from '~/lib/updates/new-version';
import {OfflineNotice} from './OfflineNotice';

export function BackgroundParts() {
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
