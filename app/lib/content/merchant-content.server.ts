import type {ContentEntryFragment} from 'storefrontapi.generated';
import {CONTENT_QUERY} from '~/graphql/storefront/content';
import type {RequestContext} from '~/lib/context.server';
import {within} from '~/lib/http/fetch-with-timeout.server';
import {DEFAULT_LOCALE, isLocaleCode} from '~/lib/i18n/locale';
import {contentCache} from '~/lib/storefront/catalogue-cache.server';
import {merchantLink} from './merchant-link';

/** Milliseconds until a page has the code's texts. */
const LONGEST_WAIT = 1500;

/** Characters of a text that is no rich text. */
const LONGEST_TEXT = 2000;

type Context = Pick<RequestContext, 'env' | 'locale' | 'storefront' | 'report'>;
type Field = ContentEntryFragment['fields'][number];

/** An entry as the page's language has it; `null` for what is not written in it. */
export interface Entry {
  readonly id: string;
  /** Its handle without the language (`en--`). */
  readonly name: string;
  text(key: string): string | null;
  /** What no language changes. */
  value(key: string): string | null;
  /** See `merchantLink`. */
  link(key: string): string | null;
  picture(key: string): NonNullable<Field['reference']>['image'] | null;
}

export type MerchantContent = Awaited<ReturnType<typeof load>>;

const NOTHING: MerchantContent = {announcements: [], sections: [], pages: []};

/** What the merchant has written; nothing, and a log entry, when the provider fails or is slow. */
export async function merchantContent(
  context: Context,
): Promise<MerchantContent> {
  try {
    return await within(LONGEST_WAIT, load(context));
  } catch (error) {
    context.report.log('warn', {
      event: 'page without content of the merchant',
      reason: error instanceof Error ? error.message : String(error),
    });
    return NOTHING;
  }
}

async function load(context: Context) {
  const {locale, storefront} = context;
  const cache = contentCache(storefront);
  const ask = (language: RequestContext['locale']['language']) =>
    storefront.query(CONTENT_QUERY, {variables: {language}, cache});
  const [own, original] = await Promise.all([
    ask(locale.language),
    // What is not translated comes in the shop's first language.
    locale.code === DEFAULT_LOCALE.code ? null : ask(DEFAULT_LOCALE.language),
  ]);
  const entries = (kind: 'announcements' | 'sections' | 'pages') =>
    entriesOf(own[kind]?.nodes ?? [], original?.[kind]?.nodes, context);
  return {
    announcements: entries('announcements'),
    sections: entries('sections'),
    pages: entries('pages'),
  };
}

/** Those of the language first, then those of all languages. */
function entriesOf(
  nodes: readonly ContentEntryFragment[],
  originals: readonly ContentEntryFragment[] | undefined,
  {env, locale}: Context,
): Entry[] {
  const own: Entry[] = [];
  const ofAll: Entry[] = [];
  for (const {id, handle, fields} of nodes) {
    const [code, name] = languageOf(handle);
    if (code && code !== locale.code) continue;
    const original = code ? undefined : originals?.find((o) => o.id === id);
    const field = (key: string) => fields.find((each) => each.key === key);
    const value = (key: string) => field(key)?.value?.trim() || null;
    if (
      value('preview_only') === 'true' &&
      env.PUBLIC_ENVIRONMENT === 'production'
    )
      continue;
    (code ? own : ofAll).push({
      id,
      name,
      value,
      text: (key) => {
        const text = value(key);
        const before = original?.fields.find((each) => each.key === key);
        return text && text !== before?.value?.trim()
          ? text.slice(0, LONGEST_TEXT)
          : null;
      },
      link: (key) => merchantLink(value(key), env),
      picture: (key) => field(key)?.reference?.image ?? null,
    });
  }
  return [...own, ...ofAll];
}

function languageOf(handle: string): [code: string | null, name: string] {
  const [code = '', name] = handle.split('--', 2);
  return name && isLocaleCode(code) ? [code, name] : [null, handle];
}

/** A line above the header. */
export interface Announcement {
  readonly text: string;
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
    if (text && !isEarly && !isLate) return {text, link: entry.link('link')};
  }
  return null;
}
