import {announce} from '~/components/ui/announce';
import {buttonClass} from '~/components/ui/button-class';
import {showToast} from '~/components/ui/toasts';
import {useTranslations} from 'use-intl/react';

/** Opens the share dialog or copies the page's URL; without JavaScript it opens a mail. */
export function ShareLink({title, url}: {title: string; url: string}) {
  const t = useTranslations('product.share');
  const notify = (text: string, tone: 'success' | 'danger') => {
    announce(text);
    showToast({title: text, tone});
  };
  const copy = async () => {
    try {
      // Both are missing in some browsers and without HTTPS.
      await navigator.clipboard.writeText(url);
      notify(t('copied'), 'success');
    } catch {
      notify(t('failed', {url}), 'danger');
    }
  };
  const share = async () => {
    try {
      await navigator.share({title, url});
    } catch (error) {
      // Closing the dialog is not an error.
      const isClosed =
        error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) await copy();
    }
  };
  return (
    <a
      href={`mailto:?${new URLSearchParams({subject: title, body: url})
        .toString()
        .replaceAll('+', '%20')}`}
      role="button"
      onClick={(event) => {
        event.preventDefault();
        void share();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        void share();
      }}
      className={buttonClass({variant: 'quiet', size: 'sm'})}
    >
      {t('button')}
    </a>
  );
}
