import {useEffect} from 'react';
import {useTranslations} from 'use-intl/react';
import {announce} from '~/components/ui/announce';
import {decidedIds, type Decision} from '~/lib/consent/consent-state';
import {BANNER_ID} from './banner-id';
import {saveConsent} from './consent-store';

/** Takes over the banner that the server put on the page; without this its form is sent. */
export function useBanner(isDecided: boolean, cookieAttributes: string): void {
  const t = useTranslations('consent');
  useEffect(() => {
    const banner = document.getElementById(BANNER_ID);
    if (!banner) return undefined;
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = isDecided;
    if (isDecided) {
      if (hadFocus) {
        document.querySelector('main')?.focus({preventScroll: true});
      }
      return undefined;
    }
    const onSubmit = (event: SubmitEvent) => {
      if (!(event.submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      saveConsent(
        decidedIds(event.submitter.value as Decision, []),
        cookieAttributes,
      );
      announce(t('saved'));
    };
    banner.addEventListener('submit', onSubmit);
    return () => banner.removeEventListener('submit', onSubmit);
  }, [isDecided, cookieAttributes, t]);
}
