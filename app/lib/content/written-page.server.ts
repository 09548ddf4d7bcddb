import type {RequestContext} from '~/lib/context.server';
import {marketFacts} from '~/lib/i18n/market-facts';
import type {ContentPage} from './content-page';
import {contentPage} from './content.server';
import type {MerchantContent} from './merchant-content.server';
import {richText} from './rich-text.server';
import {sanitizeHtml} from './sanitize-html.server';

/** A page whose text is the merchant's or ours. */
export interface WrittenPage extends ContentPage {
  /** The text is ours, not the merchant's. */
  readonly isSample: boolean;
}

/** Of the merchant's page for a path: `/legal/imprint` is the entry `legal-imprint`. */
const nameOf = (path: string) =>
  path.replace(/^\/(?:pages\/)?/, '').replaceAll('/', '-');

/**
 * The page at a path, field by field the merchant's where there is an entry, and its text
 * the provider's policy where there is one; `null` when nobody has written it.
 */
export function writtenPage(
  {locale, country}: Pick<RequestContext, 'locale' | 'country'>,
  {pages, policies}: MerchantContent,
  path: string,
): WrittenPage | null {
  const ours = contentPage(locale.code, path);
  const reader = {locale, market: marketFacts(country)};
  const text = (key: string) =>
    pages
      .filter(({name}) => name === nameOf(path))
      .map((entry) => entry.text(key))
      .find((written) => written !== null);
  const body = text('body');
  const policy = policies[path];
  const written = body
    ? richText(body, reader)
    : policy && {introHtml: sanitizeHtml(policy, reader), sections: []};
  const title = text('title') ?? ours?.title;
  const content = written || ours;
  if (!title || !content) return null;
  return {
    order: 0,
    isHidden: false,
    action: null,
    featured: [],
    ...ours,
    ...content,
    title,
    description: text('description') ?? ours?.description ?? '',
    isSample: !written,
  };
}
