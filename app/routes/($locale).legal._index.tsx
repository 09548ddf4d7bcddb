import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ContentText} from '~/components/content/ContentText';
import {PageHeading} from '~/components/content/PageHeading';
import {Link} from '~/components/ui/Link';
import {
  contentSeo,
  contentView,
  folderPages,
  requirePage,
} from '~/lib/content/load-content.server';
import {pageMeta} from '~/lib/seo/seo';

export const meta = pageMeta<typeof loader>;

export async function loader({context}: LoaderFunctionArgs) {
  const page = await requirePage(context, '/legal');
  return {
    page: contentView(page),
    pages: (await folderPages(context, '/legal')).map(
      ({path, page: {title, description}}) => ({path, title, description}),
    ),
    seo: contentSeo(context, '/legal', page),
  };
}

export default function LegalRoute() {
  const {page, pages} = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-6 lg:py-10">
      <PageHeading title={page.title} langs={page.langs}>
        <div className="mt-3">
          <ContentText html={page.html} lang={page.langs.body} />
        </div>
      </PageHeading>
      <ul className="mt-8 grid gap-4 md:grid-cols-2">
        {pages.map(({path, title, description}) => (
          <li
            key={path}
            className="rounded-panel border border-line bg-raised p-4"
          >
            <h2 className="text-lg hyphens-auto">
              <Link to={path} className="text-link">
                {title}
              </Link>
            </h2>
            <p className="mt-1 text-sm text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
