import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {useOverlay} from '~/components/ui/overlay';
import {useLocale} from '~/components/ui/use-locale';
import {SETTINGS_PATH} from '~/lib/consent/settings-path';
import {localizedPath, withoutLocale} from '~/lib/i18n/locale';
import {loadMessages} from '~/lib/i18n/messages';

/** The dialog's code. */
export const loadSettingsDialog = () => import('./ConsentDialog.client');

/**
 * Lets every link to the settings page open the dialog instead; if its code does not
 * arrive, the link leads to the page.
 *
 * @param isForced opens it by itself; not on legal pages, which must be readable.
 */
export function useSettingsDialog(isForced: boolean): void {
  const {pathname} = useLocation();
  const {prefix, code} = useLocale();
  const {isOpen, open} = useOverlay('consentModal');
  const isLegalPage = withoutLocale(pathname).startsWith('/legal');
  const settingsPath = localizedPath(SETTINGS_PATH, {prefix});

  useEffect(() => {
    const show = async () => {
      await Promise.all([loadSettingsDialog(), loadMessages(code, true)]);
      open();
    };
    if (isForced && !isLegalPage && !isOpen) {
      // Then the banner still asks.
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
    // Before React's own listener, which follows links.
    document.addEventListener('click', onClick, {capture: true});
    return () =>
      document.removeEventListener('click', onClick, {capture: true});
  }, [code, isForced, isLegalPage, isOpen, open, pathname, settingsPath]);
}

/** The link to the settings that was clicked to open it here. */
function settingsLink(
  event: MouseEvent,
  settingsPath: string,
): HTMLAnchorElement | null {
  const {metaKey, ctrlKey, shiftKey, altKey} = event;
  // `opensElsewhere` would become a file of its own on every product page.
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
