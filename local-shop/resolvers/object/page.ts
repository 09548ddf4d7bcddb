import type {ContentPage} from '../../domain/shop-content';
import {htmlToText, truncate} from '../../domain/html-text';
import {storefrontUrl} from '../../domain/store-url';
import type {TypeResolvers} from '../../resolver';

/** Source of `Page`. */
export function pageSource(
  page: ContentPage,
  trackingParameters: string | null = null,
) {
  return {
    __typename: 'Page',
    id: page.id,
    handle: page.handle,
    createdAt: page.updatedAt,
    updatedAt: page.updatedAt,
    trackingParameters,
    page,
  };
}

/** Characters of `Page.bodySummary`, as on Shopify. */
const SUMMARY_LENGTH = 150;

/** `Page`. */
export const pageResolvers = {
  title: ({page}, _args, {language}) => page.title[language],
  body: ({page}, _args, {language}) => page.bodyHtml[language],
  bodySummary: ({page}, _args, {language}) =>
    truncate(htmlToText(page.bodyHtml[language]), SUMMARY_LENGTH),
  seo: () => ({title: null, description: null}),
  onlineStoreUrl: ({page}, _args, context) =>
    storefrontUrl(context, `/pages/${page.handle}`),
  metafield: () => null,
  metafields: (_page, {identifiers}: {identifiers: readonly unknown[]}) =>
    identifiers.map(() => null),
} satisfies TypeResolvers<ReturnType<typeof pageSource>>;
