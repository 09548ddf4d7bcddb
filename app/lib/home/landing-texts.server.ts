import {contentPage} from '~/lib/content/content.server';
import {featuredQuestions, type FaqQuestion} from '~/lib/content/faq-groups';
import type {LocaleCode} from '~/lib/i18n/locale';
import {messagesOf, type Messages} from '~/lib/i18n/messages';

/** Texts that loaders pass to the sections, so that no script contains them. */
export type LandingTexts = Messages['landing'];

/** The landing texts of a language; none takes values, so each is ready to show. */
export function landingTexts(code: LocaleCode): LandingTexts {
  return messagesOf(code).landing;
}

/** The questions that the page `/faq` features. */
export function landingQuestions(code: LocaleCode): FaqQuestion[] {
  const page = contentPage(code, '/faq');
  return page ? featuredQuestions(page) : [];
}
