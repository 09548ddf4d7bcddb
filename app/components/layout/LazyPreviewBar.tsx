import {lazyHydrate} from '~/components/ui/lazy-hydrate';
import {localeOfPath} from '~/lib/i18n/locale';
import {loadAllMessages} from '~/lib/i18n/messages';

/**
 * The merchant's bar. Nothing of its code or words is in what a page of
 * production loads; without JavaScript the server's HTML works as it is.
 */
export const LazyPreviewBar = lazyHydrate(async () => {
  const [{PreviewBar}] = await Promise.all([
    import('./PreviewBar'),
    // The server has all messages from its start.
    import.meta.env.SSR
      ? undefined
      : loadAllMessages(localeOfPath(window.location.pathname).code),
  ]);
  return PreviewBar;
});
