import {featuredQuestions, type FaqQuestion} from '../faq-groups';
import {contentPage} from '../content.server';
import type {LocaleCode} from '../i18n/locale';

/** What buyers ask first: those questions that the page `/faq` features. */
export function landingQuestions(code: LocaleCode): FaqQuestion[] {
  const page = contentPage(code, '/faq');
  return page ? featuredQuestions(page) : [];
}
