import {
  parseForcedColorMode,
  type ForcedColorMode,
} from '~/lib/browser/color-mode';
import type {RequestContext} from '~/lib/context.server';
import {isStoreLinked} from '~/lib/environment/env.server';
import {escapeHtml} from '~/lib/text/escape-html';
import {localizedPath} from '~/lib/i18n/locale';
import {lawOf, returnLaw, type ReturnLaw} from '~/lib/i18n/law';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {marketFacts} from '~/lib/i18n/market-facts';
import type {ContentPage, WrittenPage} from './content-page';
import {contentPage, pathOfEntry} from './content.server';
import type {OnlineText} from './online-page.server';
import {pageName} from './page-name';
import {referencedIds} from './entry-fields';
import {guaranteePage} from './guarantee-page.server';
import type {MerchantContent} from './merchant-content.server';
import {siteOf} from './merchant-link.server';
import {GUARANTEE_PATH, WITHDRAWAL_PATH} from './navigation';
import {richText} from './rich-text.server';
import {sanitizeHtml} from './sanitize-html.server';

/**
 * The page at a path; `null` if it is not written. Title, description and text are the merchant's where
 * they are written, otherwise ours; the text is the entry's, else Shopify's policy, else the text of a page
 * of the Online Store.
 * @param online see `onlinePageAt`.
 */
export function writtenPage(
  context: Pick<RequestContext, 'env' | 'locale' | 'country'>,
  content: MerchantContent,
  path: string,
  online: OnlineText | null = null,
): WrittenPage | null {
  if (path === GUARANTEE_PATH) return guaranteePage(context, content);
  const {env, locale, country} = context;
  const {pages, policies} = content;
  const law = returnLaw(lawOf(country));
  const ours = withFormName(
    contentPage(locale.code, path, {law, hasMap: content.hasMap}) ??
      (content.hasMapPages ? contentPage(locale.code, path, {law}) : null),
    locale,
    law,
  );
  // The path of a page of the merchant's own must not be a second URL of another page.
  const isTaken = path !== pathOfEntry(pageName(path));
  if (!ours && isTaken) return null;
  const site = siteOf(env, content.host);
  const reader = {locale, market: marketFacts(country), site};
  const text = (key: string) =>
    pages
      .filter(({name}) => name === pageName(path))
      .map((entry) => entry.text(key))
      .find((written) => written !== null);
  const body = text('body');
  const policy = policies[path];
  const onlineBody = body || policy ? null : online?.body;
  const html = policy ? sanitizeHtml(policy.text, reader) : onlineBody?.text;
  const written = body
    ? richText(body.text, reader)
    : html !== undefined && {introHtml: html, sections: []};
  const ownTitle = text('title') ?? (onlineBody && online?.title);
  const ownDescription = text('description');
  const title = ownTitle?.text ?? ours?.title;
  const isSample = !written && ours?.isSample === true;
  if (
    ours &&
    isSample &&
    // The samples are of the made-up merchant of the map.
    (!content.hasMap ||
      (isStoreLinked(env) && env.PUBLIC_ENVIRONMENT !== 'preview'))
  ) {
    return {
      ...missingText(ours, locale),
      langs: {title: ownTitle?.lang},
      title: ownTitle?.text ?? ours.title,
    };
  }
  const isMadeOfSections = pages.some(
    (entry) =>
      entry.name === pageName(path) &&
      referencedIds(entry.value('sections')).length > 0,
  );
  const shown =
    written || ours || (isMadeOfSections && {introHtml: '', sections: []});
  if (!title || !shown) return null;
  return {
    order: 0,
    isAboutMap: false,
    action: null,
    featured: [],
    ...ours,
    ...shown,
    title,
    description: ownDescription?.text ?? ours?.description ?? '',
    isHidden: (onlineBody && online?.isHidden) || ours?.isHidden === true,
    isSample,
    colorMode: entryColorMode(content, pageName(path)),
    langs: {
      title: ownTitle?.lang,
      description: ownDescription?.lang,
      body: (body ?? policy ?? onlineBody)?.lang,
    },
  };
}

/** The mode in which the merchant wants a page to be shown; `null` for the visitor's. */
export function entryColorMode(
  {pages}: Pick<MerchantContent, 'pages'>,
  name: string,
): ForcedColorMode | null {
  return (
    pages
      .filter((entry) => entry.name === name)
      .map((entry) => parseForcedColorMode(entry.value('color_mode')))
      .find((mode) => mode !== null) ?? null
  );
}

/** Where a page links to the withdrawal form, names the form as the law does. */
function withFormName(
  page: ContentPage | null,
  locale: RequestContext['locale'],
  law: ReturnLaw,
): ContentPage | null {
  if (page?.action?.to !== WITHDRAWAL_PATH) return page;
  const label = serverTranslator(locale.code)('layout.footer.withdraw', {law});
  return {...page, action: {...page.action, label}};
}

/** Our page without our sample text, which could pass for the merchant's. */
function missingText(
  ours: ContentPage,
  locale: RequestContext['locale'],
): ContentPage {
  const t = serverTranslator(locale.code);
  const description = t('content.missing', {title: ours.title});
  const contact = localizedPath('/contact', locale);
  return {
    ...ours,
    description,
    isHidden: true,
    introHtml: `<p><a href="${contact}">${escapeHtml(t('written.missingContact'))}</a></p>`,
    sections: [],
  };
}

/** Paths of the merchant's own pages: in the context's language, and in other ones. */
export function merchantPaths(
  context: Pick<RequestContext, 'env' | 'locale' | 'country'>,
  content: MerchantContent,
): {readonly own: string[]; readonly foreign: string[]} {
  const paths = new Set(content.pages.map(({name}) => `/pages/${name}`));
  const own: string[] = [];
  const foreign: string[] = [];
  for (const path of paths) {
    const page = writtenPage(context, content, path);
    if (page) (page.langs.body ? foreign : own).push(path);
  }
  return {own, foreign};
}
