import {useTranslations} from 'use-intl/react';
import IconClose from '~icons/lucide/x';
import {Link} from '~/components/ui/Link';
import {useNonce} from '~/components/ui/server-document';
import type {Announcement} from '~/lib/content/announcement.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';

const DISMISSED = 'announcement';

/** Runs before the first paint: a cached page does not know who has closed the bar. */
const SCRIPT = `(()=>{try{const d=document.currentScript.previousElementSibling;if(localStorage.getItem('${DISMISSED}')===d.dataset.text)d.open=false}catch{}})()`;

/** A native disclosure, so that it closes without JavaScript. With JavaScript it stays closed. */
export function AnnouncementBar({text, lang, link}: Announcement) {
  const t = useTranslations('layout');
  const nonce = useNonce();
  return (
    <>
      <details
        key={text}
        open
        suppressHydrationWarning
        data-text={text}
        onToggle={({currentTarget}) => {
          if (currentTarget.open) return;
          try {
            localStorage.setItem(DISMISSED, text);
          } catch {
            // Without storage the bar is shown again on the next page.
          }
        }}
        className="relative bg-accent text-on-accent [&:not([open])]:hidden print:hidden"
      >
        <summary className="absolute inset-y-0 right-1 flex w-11 cursor-pointer list-none items-center justify-center [&::-webkit-details-marker]:hidden">
          <IconClose />
          <span className="sr-only">{t('dismiss')}</span>
        </summary>
        <section
          aria-label={t('announcement')}
          className="page-width flex min-h-11 items-center justify-center pr-12 text-center text-sm"
        >
          {link ? (
            <Link
              to={link}
              {...langAttributes(lang)}
              className="py-2 underline"
            >
              {text}
            </Link>
          ) : (
            <p {...langAttributes(lang)} className="py-2">
              {text}
            </p>
          )}
        </section>
      </details>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: SCRIPT}}
      />
    </>
  );
}
