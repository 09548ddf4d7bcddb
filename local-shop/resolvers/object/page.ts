import type {ContentPage} from '../../domain/shop-content';
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

/** `Page`. */
export const pageResolvers = {
  title: ({page}, _args, {language}) => page.title[language],
  body: ({page}, _args, {language}) => page.bodyHtml[language],
  seo: () => ({title: null, description: null}),
} satisfies TypeResolvers<ReturnType<typeof pageSource>>;
