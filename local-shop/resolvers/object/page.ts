import {htmlToText, truncate} from '../../domain/html-text';
import type {ContentPage} from '../../domain/shop-content';
import type {TypeResolvers} from '../../resolver';
import {metafieldFields} from './metafield-fields';
import {seoSource} from './seo';

/** Characters of a summary that Shopify makes of a page's text. */
const SUMMARY_LENGTH = 150;

/** Source of `Page`. */
export function pageSource(
  page: ContentPage,
  trackingParameters: string | null = null,
) {
  return {
    __typename: 'Page',
    id: page.id,
    createdAt: page.createdAt ?? page.updatedAt,
    updatedAt: page.updatedAt,
    onlineStoreUrl: null,
    trackingParameters,
    page,
  };
}

/** `Page`. */
export const pageResolvers = {
  ...metafieldFields<ReturnType<typeof pageSource>>(
    'PAGE',
    ({page}) => page.metafields,
  ),
  handle: ({page}, _args, {language}) => page.handle[language],
  title: ({page}, _args, {language}) => page.title[language],
  body: ({page}, _args, {language}) => page.bodyHtml[language],
  bodySummary: ({page}, _args, {language}) =>
    truncate(htmlToText(page.bodyHtml[language]), SUMMARY_LENGTH),
  seo: ({page}, _args, {language}) => seoSource(page.seo, language),
} satisfies TypeResolvers<ReturnType<typeof pageSource>>;
