import type {WrittenText} from '~/lib/i18n/written-beside';
import type {MerchantContent} from './merchant-content.server';

/** A line above the header. */
export interface Announcement extends WrittenText {
  readonly link: string | null;
}

/** The first announcement of this moment, or `null`. */
export function currentAnnouncement(
  {announcements}: MerchantContent,
  now: Date,
): Announcement | null {
  const time = (date: string | null) => (date ? Date.parse(date) : NaN);
  for (const entry of announcements) {
    const text = entry.text('text');
    const isEarly = time(entry.value('from')) > now.getTime();
    const isLate = time(entry.value('until')) <= now.getTime();
    if (text && !isEarly && !isLate) return {...text, link: entry.link('link')};
  }
  return null;
}
