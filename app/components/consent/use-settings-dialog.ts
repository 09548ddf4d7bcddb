import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {useOverlay} from '~/components/ui/overlay';
import {useLocale} from '~/components/ui/use-locale';
import {SETTINGS_PATH} from '~/lib/consent/consent-cookies';
import {localizedPath, withoutLocale} from '~/lib/i18n/locale';

export const loadSettingsDialog = () => import('./ConsentDialog.client');

/** Opens the dialog from links to the settings page; `isForced` opens it at once. */
export function useSettingsDialog(isForced: boolean): void {
  const {pathname} = useLocation();
  const {prefix} = useLocale();
  const {isOpen, open} = useOverlay('consentModal');
  const isLegalPage = withoutLocale(pathname).startsWith('/legal');
  const settingsPath = localizedPath(SETTINGS_PATH, {prefix});

  useEffect(() => {
    const show = async () => {
      await loadSettingsDialog();
      open();
    };
    if (isForced && !isLegalPage && !isOpen) {
      show().catch(() => undefined);
    }
    const onClick = (event: MouseEvent) => {
      const link = settingsLink(event, settingsPath);
      if (!link || pathname === settingsPath) return;
      event.preventDefault();
      show().catch(() => window.location.assign(link.href));
    };
    if (pathname !== settingsPath) {
      const links = document.querySelectorAll(`a[href="${settingsPath}"]`);
      for (const link of links) link.setAttribute('aria-haspopup', 'dialog');
    }
    // Runs before React's listener, which follows links.
    document.addEventListener('click', onClick, {capture: true});
    return () =>
      document.removeEventListener('click', onClick, {capture: true});
  }, [isForced, isLegalPage, isOpen, open, pathname, settingsPath]);
}

/** The clicked link to the settings, if the click opens it in this tab. */
function settingsLink(
  event: MouseEvent,
  settingsPath: string,
): HTMLAnchorElement | null {
  const {metaKey, ctrlKey, shiftKey, altKey} = event;
  // Importing `opensElsewhere` would add a chunk to every product page.
  if (event.button !== 0 || metaKey || ctrlKey || shiftKey || altKey) {
    return null;
  }
  const link =
    event.target instanceof Element ? event.target.closest('a') : null;
  return link?.origin === window.location.origin &&
    link.pathname === settingsPath
    ? link
    : null;
}
