import {faqGroups, featuredQuestions, type FaqQuestion} from './faq-groups';
import type {MerchantContent} from './merchant-content.server';
import {writtenPage} from './written-page.server';
import {memoizeByIdentity} from '~/lib/cache/memo';
import type {RequestContext} from '~/lib/context.server';
import {MAX_LANDING_QUESTIONS} from '~/lib/limits/limits';

type Context = Pick<RequestContext, 'env' | 'locale' | 'country'>;

const questions = memoizeByIdentity<readonly FaqQuestion[]>();

/** The questions that the page `/faq` features, the first ones when it features none. */
export function landingQuestions(
  context: Context,
  content: MerchantContent,
): readonly FaqQuestion[] {
  const {env, locale, country} = context;
  return questions([content, env], `${locale.code} ${country}`, () =>
    questionsOf(context, content),
  );
}

function questionsOf(
  context: Context,
  content: MerchantContent,
): readonly FaqQuestion[] {
  const page = writtenPage(context, content, '/faq');
  if (!page) return [];
  const featured = featuredQuestions(page);
  const shown =
    featured.length > 0
      ? featured
      : faqGroups(page.sections).flatMap((group) => group.questions);
  const lang = page.langs.body;
  return shown
    .slice(0, MAX_LANDING_QUESTIONS)
    .map((question) => (lang ? {...question, lang} : question));
}
