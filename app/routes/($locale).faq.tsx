import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {MapRoom} from '~/components/account/AuthPage';
import {ContentText} from '~/components/content/ContentText';
import {FaqList} from '~/components/content/FaqList';
import {PageHeading} from '~/components/content/PageHeading';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {useHasMap} from '~/components/ui/use-has-map';
import {faqGroups} from '~/lib/content/faq-groups';
import {contentSeo, requirePage} from '~/lib/content/load-content.server';
import {pageMeta} from '~/lib/seo/seo';
import {faqData} from '~/lib/seo/structured-data';
import {langAttributes} from '~/lib/i18n/lang-attributes';

export const meta = pageMeta<typeof loader>;

export async function loader({context}: LoaderFunctionArgs) {
  const page = await requirePage(context, '/faq');
  const groups = faqGroups(page.sections);
  const questions = groups.flatMap((group) => group.questions);
  if (questions.length > 0) context.structuredData.push(faqData(questions));
  return {
    title: page.title,
    description: page.description,
    introHtml: page.introHtml,
    groups,
    action: page.action,
    langs: page.langs,
    seo: contentSeo(context, '/faq', page),
  };
}

export default function FaqRoute() {
  const {title, description, introHtml, groups, action, langs} =
    useLoaderData<typeof loader>();
  const hasMap = useHasMap();
  return (
    <div className="page-width py-6 lg:py-10">
      {/* As a collection's heading; a phone shows the questions in the picture's place. */}
      <div
        className={
          hasMap
            ? 'overflow-clip rounded-panel border-line md:grid md:grid-cols-[1fr_min(22rem,38svh)] md:border md:bg-raised print:block'
            : undefined
        }
      >
        <div className={hasMap ? 'grid content-center md:p-4' : undefined}>
          <PageHeading title={title} lead={description} langs={langs} />
          {introHtml ? (
            <div {...langAttributes(langs.body)}>
              <ContentText html={introHtml} />
            </div>
          ) : null}
        </div>
        {hasMap ? (
          <div className="max-md:hidden print:hidden">
            <MapRoom className="size-full object-cover" />
          </div>
        ) : null}
      </div>
      <FaqList groups={groups} lang={langs.body} />
      {action ? (
        <ButtonLink to={action.to} variant="secondary" className="mt-8">
          {action.label}
        </ButtonLink>
      ) : null}
    </div>
  );
}
