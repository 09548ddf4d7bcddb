import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ConnectSteps} from '~/components/content/ConnectSteps';
import {PageHeading} from '~/components/content/PageHeading';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {contentSeo, requirePage} from '~/lib/content/load-content.server';
import {pageMeta} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

export async function loader({context}: LoaderFunctionArgs) {
  const page = await requirePage(context, '/connect');
  return {page, seo: contentSeo(context, '/connect', page)};
}

export default function ConnectRoute() {
  const {page} = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-8 lg:py-12">
      <PageHeading title={page.title} lead={page.description}>
        {page.action ? (
          <ButtonLink to={page.action.to} variant="secondary" className="mt-6">
            {page.action.label}
          </ButtonLink>
        ) : null}
      </PageHeading>
      <ConnectSteps sections={page.sections} />
    </div>
  );
}
