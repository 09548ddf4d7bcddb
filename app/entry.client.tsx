import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {releaseEarlyClick} from '~/lib/browser/early-click';
import {localeOfPath} from '~/lib/i18n/locale';
import {
  loadAllMessages,
  loadMessages,
  needsAllMessages,
} from '~/lib/i18n/messages';

const {pathname} = window.location;
const load = needsAllMessages(pathname) ? loadAllMessages : loadMessages;

// The page's own words have to be there before React renders the first of them.
// Without them it stays as it was served, and works as it does without JavaScript.
void load(localeOfPath(pathname).code).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}, releaseEarlyClick);
