import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ContentText} from '~/components/content/ContentText';
import {PageHeading} from '~/components/content/PageHeading';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {contentSeo, requirePage} from '~/lib/content/load-content.server';
import {pageMeta} from '~/lib/seo/seo';
import {langAttributes} from '~/lib/i18n/lang-attributes';

export const meta = pageMeta<typeof loader>;

export async function loader({context}: LoaderFunctionArgs) {
  const page = await requirePage(context, '/connect');
  return {page, seo: contentSeo(context, '/connect', page)};
}

export default function ConnectRoute() {
  const {page} = useLoaderData<typeof loader>();
  const steps = page.sections.slice(0, -1);
  // Help when the steps fail.
  const help = page.sections.at(-1);
  return (
    <div className="page-width py-6 lg:py-10">
      <PageHeading
        title={page.title}
        lead={page.description}
        langs={page.langs}
      >
        {page.action ? (
          <ButtonLink to={page.action.to} variant="secondary" className="mt-6">
            {page.action.label}
          </ButtonLink>
        ) : null}
      </PageHeading>
      <div
        {...langAttributes(page.langs.body)}
        className="mt-8 grid items-start gap-x-12 gap-y-4 lg:grid-cols-[1fr_24rem]"
      >
        {/* A step is as tall as its picture: two fifths of the width, at 8:5. */}
        <ol className="@container steps">
          {steps.map(({id, title, html}, index) => (
            <li
              key={id}
              id={id}
              className="relative scroll-mt-24 border-t border-line py-8 md:pr-[46%]"
              style={
                html.includes('<img')
                  ? {minHeight: 'calc(25cqw + 4.8rem)'}
                  : undefined
              }
            >
              <h2 className="mb-4 flex items-baseline gap-4 text-2xl">
                <span aria-hidden className="font-mono text-accent">
                  {index + 1}
                </span>
                {title}
              </h2>
              <ContentText html={html} />
            </li>
          ))}
        </ol>
        {help ? (
          <section
            aria-labelledby={help.id}
            className="rounded-panel border border-line bg-raised p-6 lg:sticky lg:top-24"
          >
            <h2 id={help.id} className="mb-3 text-xl">
              {help.title}
            </h2>
            <ContentText html={help.html} />
          </section>
        ) : null}
      </div>
    </div>
  );
}
