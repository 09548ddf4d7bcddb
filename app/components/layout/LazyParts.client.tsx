import {SearchMenu} from '~/components/catalogue/SearchMenu';
import {ConsentControl} from '~/components/consent/ConsentControl';
import {AllMessages} from '~/components/ui/PageMessages';
import {ToastRegion} from '~/components/ui/ToastRegion';
import type {PageConsent} from '~/lib/analytics/page-consent.server';
import {LocaleModal} from './LocaleModal';
import {OfflineNotice} from './OfflineNotice';
import {UpdateWatch} from './UpdateWatch';
import {useRestoredPage} from './use-restored-page';

export interface LazyPartsProps {
  consent: PageConsent | undefined;
  /** Code of the country whose prices are shown; `undefined` when unknown. */
  country: string | undefined;
  /** See `loginMark`. */
  login: string | null | undefined;
}

/** What every page has, but no first view needs. Load it through `LazySlot` only. */
export function LazyParts({consent, country, login}: LazyPartsProps) {
  useRestoredPage(country, login ?? null);
  return (
    <AllMessages>
      <SearchMenu />
      <ToastRegion />
      <LocaleModal />
      <UpdateWatch />
      <OfflineNotice />
      {consent ? <ConsentControl {...consent} /> : null}
    </AllMessages>
  );
}
