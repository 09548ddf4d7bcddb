import {featuredQuestions, type FaqQuestion} from '~/lib/content/faq-groups';
import {contentPage} from '~/lib/content/content.server';
import type {LocaleCode} from '~/lib/i18n/locale';

/** What buyers ask first: those questions that the page `/faq` features. */
export function landingQuestions(code: LocaleCode): FaqQuestion[] {
  const page = contentPage(code, '/faq');
  return page ? featuredQuestions(page) : [];
}
