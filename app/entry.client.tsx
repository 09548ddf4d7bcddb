import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {listenToBack} from '~/components/ui/back';
import {reportUncaughtErrors} from '~/lib/browser/report-error';
import {getProperty} from '~/lib/text/get-property';
import {localeOfPath, LOCALES} from '~/lib/i18n/locale';
import {loadMessages} from '~/lib/i18n/messages';

/** Name in the state of a history entry. */
const RELOADED = 'reloadedForLanguage';

reportUncaughtErrors();
listenToBack();

const {code, tag} = localeOfPath(window.location.pathname);

// Hydrogen's own development pages are in none of our languages.
const {lang} = document.documentElement;
const isOurs = Object.values(LOCALES).some((locale) => locale.tag === lang);
if (lang === tag || !isOurs) {
  // The words have to be there before React renders the first of them. Without them the
  // page stays as the server rendered it, and works as it does without JavaScript.
  Promise.all([loadMessages(code), pageData()]).then(
    hydrate,
    (error: unknown) => {
      // Not reported to the server: the connection has broken.
      console.warn('Failed language load', error);
    },
  );
} else if (!isReloaded()) {
  // Going Back after a reload changes the URL before the page. If this script runs in between,
  // the page and its URL have different languages. After a reload the languages still differ only on
  // a site that copies ours below a path of its own: there the page works as without JavaScript.
  markAsReloaded();
  window.location.reload();
}

/** Whether this entry of the history was reloaded already; its state needs no storage. */
function isReloaded(): boolean {
  return getProperty(window.history.state, RELOADED) === true;
}

function markAsReloaded(): void {
  const state: unknown = window.history.state;
  const marked = {...(state as object | null), [RELOADED]: true};
  window.history.replaceState(marked, '');
}

/**
 * Resolves when Remix has decoded the page's data. Remix throws the promise of that data before its
 * first hook: if the visitor clicks while the root waits for it, React 18 gives up and never
 * hydrates the page (error 345, https://github.com/remix-run/react-router/issues/12763).
 */
async function pageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (promise) {
    await promise;
  }
}

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}
