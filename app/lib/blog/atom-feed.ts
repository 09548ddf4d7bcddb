import type {WrittenText} from '~/lib/i18n/written-beside';
import {escapeHtml} from '~/lib/text/escape-html';

interface FeedEntry {
  readonly id: string;
  /** Absolute. */
  readonly url: string;
  readonly title: WrittenText;
  readonly author: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly tags: readonly string[];
  readonly html: WrittenText;
}

interface Feed {
  readonly title: WrittenText;
  /** Absolute URLs of the feed and of the page that lists the same. */
  readonly url: string;
  readonly page: string;
  /** BCP 47. */
  readonly language: string;
  /** Who is named where an article names nobody. */
  readonly author: string;
  readonly entries: readonly FeedEntry[];
}

/** What XML 1.0 forbids, even as a reference. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The attribute of a text that is not in the feed's language. */
const langOf = ({lang}: WrittenText) =>
  lang ? ` xml:lang="${xmlText(lang)}"` : '';

const xmlText = (text: string) => escapeHtml(text.replace(FORBIDDEN, ''));

/** A feed of articles, the newest first (Atom 1.0, RFC 4287). */
export function atomFeed(feed: Feed): string {
  const {title, url, page, language, entries} = feed;
  const updated = entries[0]?.publishedAt ?? new Date(0).toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(language)}">
<id>${xmlText(page)}</id>
<title${langOf(title)}>${xmlText(title.text)}</title>
<updated>${xmlText(updated)}</updated>
<link rel="self" type="application/atom+xml" href="${xmlText(url)}"/>
<link rel="alternate" type="text/html" href="${xmlText(page)}"/>
<author><name>${xmlText(feed.author)}</name></author>
${entries.map(entryXml).join('\n')}
</feed>
`;
}

function entryXml(entry: FeedEntry): string {
  const {id, url, title, author, publishedAt, tags, html} = entry;
  const date = xmlText(publishedAt);
  const articleUrl = xmlText(url);
  return [
    '<entry>',
    `<id>${xmlText(id)}</id>`,
    `<title${langOf(title)}>${xmlText(title.text)}</title>`,
    `<link rel="alternate" type="text/html" href="${articleUrl}"/>`,
    `<published>${date}</published><updated>${date}</updated>`,
    ...(author ? [`<author><name>${xmlText(author)}</name></author>`] : []),
    ...tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
    // A link within the text, such as one of its contents, leads into the article.
    `<content type="html"${langOf(html)} xml:base="${articleUrl}">${xmlText(html.text)}</content>`,
    '</entry>',
  ].join('\n');
}
