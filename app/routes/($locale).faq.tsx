import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ContentText} from '~/components/content/ContentText';
import {FaqList} from '~/components/content/FaqList';
import {PageHeading} from '~/components/content/PageHeading';
import {ButtonLink} from '~/components/ui/ButtonLink';
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
  return (
    <div className="page-width py-6 lg:py-10">
      <PageHeading title={title} lead={description} langs={langs} />
      {introHtml ? (
        <div {...langAttributes(langs.body)}>
          <ContentText html={introHtml} />
        </div>
      ) : null}
      <FaqList groups={groups} lang={langs.body} />
      {action ? (
        <ButtonLink to={action.to} variant="secondary" className="mt-8">
          {action.label}
        </ButtonLink>
      ) : null}
    </div>
  );
}
