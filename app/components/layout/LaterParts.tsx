import {SearchMenu} from '~/components/catalogue/SearchMenu';
import {ConsentControl} from '~/components/consent/ConsentControl';
import {AllMessages} from '~/components/ui/PageMessages';
import {ToastRegion} from '~/components/ui/ToastRegion';
import type {PageConsent} from '~/lib/consent/page-consent.server';
import {LocaleModal} from './LocaleModal';
import {UpdateWatch} from './UpdateWatch';
import {useRestoredPage} from './use-restored-page';

export interface LaterProps {
  consent: PageConsent | undefined;
  /** Code of the country whose prices are shown; `undefined` when unknown. */
  country: string | undefined;
}

/** What every page has, but no first view needs. Load it through `LaterSlot` only. */
export function LaterParts({consent, country}: LaterProps) {
  useRestoredPage(country);
  return (
    <AllMessages>
      <SearchMenu />
      <ToastRegion />
      <LocaleModal />
      <UpdateWatch />
      {consent ? <ConsentControl {...consent} /> : null}
    </AllMessages>
  );
}
