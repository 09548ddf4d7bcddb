import type {RequestContext} from '~/lib/context.server';
import {marketFacts} from '~/lib/i18n/market-facts';
import type {ContentPage} from './content-page';
import {contentPage, pageName, pagePath} from './content.server';
import type {MerchantContent} from './merchant-content.server';
import {richText} from './rich-text.server';
import {sanitizeHtml} from './sanitize-html.server';

/** A page with a text written by the merchant or by us. */
export interface WrittenPage extends ContentPage {
  /** The text is ours, not the merchant's. */
  readonly isSample: boolean;
}

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
  // A page of the merchant's own is the entry of no other page.
  const isTaken = path === '/pages/home' || path !== pagePath(pageName(path));
  if (!ours && isTaken) return null;
  const reader = {locale, market: marketFacts(country)};
  const text = (key: string) =>
    pages
      .filter(({name}) => name === pageName(path))
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

/** Paths of the merchant's own pages that are written in the context's language. */
export function merchantPaths(
  context: Pick<RequestContext, 'locale' | 'country'>,
  content: MerchantContent,
): string[] {
  const paths = content.pages.map(({name}) => `/pages/${name}`);
  return [...new Set(paths)].filter((path) =>
    writtenPage(context, content, path),
  );
}
