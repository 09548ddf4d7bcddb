import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ContentArticle} from '~/components/content/ContentArticle';
import {
  ContentNavigation,
  Neighbours,
} from '~/components/content/ContentNavigation';
import {DocsSearchForm} from '~/components/content/DocsSearchForm';
import {loadFolderPage} from '~/lib/content/load-content.server';
import {serverTranslator} from '~/lib/i18n/messages.server';
import {pageMeta} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

export function loader({context, params}: LoaderFunctionArgs) {
  const name = serverTranslator(context.locale.code)('content.docs');
  return loadFolderPage(context, '/docs', {name, rest: params['*']});
}

export default function DocsRoute() {
  const {page, ...folder} = useLoaderData<typeof loader>();
  return (
    <div className="page-width beside-list py-6 lg:py-10">
      <ContentNavigation {...folder}>
        <DocsSearchForm />
      </ContentNavigation>
      <div className="min-w-0">
        <ContentArticle {...page} />
        <Neighbours {...folder} />
      </div>
    </div>
  );
}
