import {contentPage} from '~/lib/content/content.server';
import {featuredQuestions, type FaqQuestion} from '~/lib/content/faq-groups';
import type {LocaleCode} from '~/lib/i18n/locale';
import {messagesOf, type Messages} from '~/lib/i18n/messages';

/**
 * The texts of the landing pages' sections. A loader hands each section its own,
 * so that they are in the page and in none of its scripts.
 */
export type LandingTexts = Messages['landing'];

/**
 * All of them in one language. They take no values: a compiled message without any is
 * the text itself, which a test watches over.
 */
export function landingTexts(code: LocaleCode): LandingTexts {
  return messagesOf(code).landing;
}

/** What buyers ask first: those questions that the page `/faq` features. */
export function landingQuestions(code: LocaleCode): FaqQuestion[] {
  const page = contentPage(code, '/faq');
  return page ? featuredQuestions(page) : [];
}
