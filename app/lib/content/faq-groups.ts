import type {ContentPage, ContentSection} from './content-page';

/** A question with its answer. */
export interface FaqQuestion {
  readonly id: string;
  readonly question: string;
  readonly answerHtml: string;
}

/** Questions about one subject. */
export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

/**
 * Groups the sections of the FAQ: a main heading begins a subject, the headings
 * below it are its questions. A question before the first subject is left out.
 */
export function faqGroups(sections: readonly ContentSection[]): FaqGroup[] {
  const groups: (FaqGroup & {questions: FaqQuestion[]})[] = [];
  for (const {id, title, depth, html} of sections) {
    if (depth === 2) groups.push({id, title, questions: []});
    else groups.at(-1)?.questions.push({id, question: title, answerHtml: html});
  }
  return groups;
}

/** The questions that the page of questions names as its most asked, in its order. */
export function featuredQuestions({
  sections,
  featured,
}: Pick<ContentPage, 'sections' | 'featured'>): FaqQuestion[] {
  const questions = faqGroups(sections).flatMap((group) => group.questions);
  return featured.flatMap(
    (id) => questions.find((question) => question.id === id) ?? [],
  );
}
