import type {PageConsent} from '~/lib/analytics/page-consent.server';
import {ConsentBanner} from './ConsentBanner';

interface Props {
  consent: PageConsent | undefined;
}

/**
 * The place of the banner. The server puts it on the page; in the browser its
 * HTML stays as it is, and its code and words are not loaded at all.
 * `ConsentControl` takes its form over.
 */
export function ConsentSlot({consent}: Props) {
  if (import.meta.env.SSR) {
    return (
      <div>{consent && !consent.isDecided ? <ConsentBanner /> : null}</div>
    );
  }
  return (
    <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  );
}
