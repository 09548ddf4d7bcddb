import {useLoaderData} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ContentArticle} from '~/components/content/ContentArticle';
import {pagePath} from '~/lib/content/content.server';
import {pageName} from '~/lib/content/page-name';
import {
  contentSeo,
  contentView,
  requireMerchantPage,
} from '~/lib/content/load-content.server';
import {localizedPath} from '~/lib/i18n/locale';
import {pageMeta} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

export async function loader({context, params}: LoaderFunctionArgs) {
  const path = `/pages/${params.handle}`;
  const own = pagePath(pageName(path));
  if (own !== path) throw redirect(localizedPath(own, context.locale), 301);
  const page = await requireMerchantPage(context, path);
  return {page: contentView(page), seo: contentSeo(context, path, page)};
}

export default function MerchantPageRoute() {
  const {page} = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-8 lg:py-12">
      <ContentArticle {...page} />
    </div>
  );
}
