import type {ContentSection} from './content-page';

/** Questions about one subject. */
export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly {
    readonly id: string;
    readonly question: string;
    readonly answerHtml: string;
  }[];
}

/**
 * Groups the sections of the FAQ: a main heading begins a subject, the headings
 * below it are its questions. A question before the first subject is left out.
 */
export function faqGroups(sections: readonly ContentSection[]): FaqGroup[] {
  const groups: (FaqGroup & {
    questions: FaqGroup['questions'][number][];
  })[] = [];
  for (const {id, title, depth, html} of sections) {
    if (depth === 2) groups.push({id, title, questions: []});
    else groups.at(-1)?.questions.push({id, question: title, answerHtml: html});
  }
  return groups;
}
