import type {ContentPage, ContentSection} from './content-page';

export interface FaqQuestion {
  readonly id: string;
  readonly question: string;
  readonly answerHtml: string;
  /** BCP 47, where it is not in the page's language. */
  readonly lang?: string;
}

export interface FaqGroup {
  readonly id: string;
  /** `null` for questions below no subject. */
  readonly title: string | null;
  /** Text above the questions. */
  readonly html: string;
  readonly questions: readonly FaqQuestion[];
}

/**
 * Groups FAQ sections: main headings are subjects, headings below them are questions. Without
 * any of the latter the main headings are the questions.
 */
export function faqGroups(sections: readonly ContentSection[]): FaqGroup[] {
  const hasSubjects = sections.some(({depth}) => depth !== 2);
  const groups: (FaqGroup & {questions: FaqQuestion[]})[] = [];
  for (const {id, title, depth, html} of sections) {
    if (hasSubjects && depth === 2) {
      groups.push({id, title, html, questions: []});
      continue;
    }
    if (groups.length === 0) {
      groups.push({id: '', title: null, html: '', questions: []});
    }
    groups.at(-1)?.questions.push({id, question: title, answerHtml: html});
  }
  return groups;
}

/** The most frequent questions, as the FAQ's `featured` lists them. */
export function featuredQuestions({
  sections,
  featured,
}: Pick<ContentPage, 'sections' | 'featured'>): FaqQuestion[] {
  const questions = faqGroups(sections).flatMap((group) => group.questions);
  return featured.flatMap(
    (id) => questions.find((question) => question.id === id) ?? [],
  );
}
