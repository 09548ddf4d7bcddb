import {useLoaderData} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {PageSections} from '~/components/catalogue/PageSections';
import {ContentArticle} from '~/components/content/ContentArticle';
import {loadPageSections} from '~/lib/catalogue/load-page-sections.server';
import {pageSectionsHtml} from '~/lib/catalogue/list-markdown.server';
import {pathOfEntry} from '~/lib/content/content.server';
import {
  contentSeo,
  contentView,
  findMerchantPage,
  onlineTextView,
} from '~/lib/content/load-content.server';
import {requireMerchantContent} from '~/lib/content/load-merchant-content.server';
import {
  loadOnlinePage,
  onlinePageHandles,
} from '~/lib/content/online-page.server';
import {onlinePath, pathOfOnlinePage} from '~/lib/content/online-store';
import {pageName} from '~/lib/content/page-name';
import {invalidPage} from '~/lib/http/not-found';
import {forEachLocale, localizedPath} from '~/lib/i18n/locale';
import {pageMeta} from '~/lib/seo/seo';
import {orErrorResponse} from '~/lib/storefront/shopify-error.server';

export const meta = pageMeta<typeof loader>;

/** A page of the merchant's: an entry, or else one of the Online Store. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {handle = ''} = params;
  const path = `/pages/${handle}`;
  const own = pathOfEntry(pageName(path));
  const content = await requireMerchantContent(context);
  const moveTo = (to: string) =>
    redirect(localizedPath(to, context.locale), 301);
  if (own !== path && content.pageNames.has(handle)) throw moveTo(own);
  const page = await findMerchantPage(context, content, path);
  if (page) {
    const sections = await loadPageSections(context, content, pageName(path));
    return {
      page: contentView(page),
      colorMode: page.colorMode,
      sections,
      seo: contentSeo(
        context,
        path,
        page,
        [],
        pageSectionsHtml(sections, context.locale),
      ),
    };
  }
  const shownAt = pathOfOnlinePage(handle, content) ?? onlinePath(handle);
  if (shownAt !== onlinePath(handle)) throw moveTo(shownAt);
  const [online, handles] = await Promise.all([
    orErrorResponse(loadOnlinePage(context, content, handle)),
    onlinePageHandles(context, handle),
  ]);
  if (!online && own !== path) throw moveTo(own);
  if (!online) throw invalidPage(new URL(request.url).pathname);
  if (online.handle !== handle) throw moveTo(onlinePath(online.handle));
  return {
    ...onlineTextView(
      context,
      online,
      {
        ...online.seo,
        path: forEachLocale(({code}) => onlinePath(handles[code])),
      },
      online.id,
    ),
    sections: [],
  };
}

export default function MerchantPageRoute() {
  const {page, sections} = useLoaderData<typeof loader>();
  return (
    <>
      <div className="page-width py-6 lg:py-10">
        <ContentArticle {...page} isWide />
      </div>
      <PageSections sections={sections} />
    </>
  );
}
