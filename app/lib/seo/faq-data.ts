import type {FAQPage} from 'schema-dts';
import {jsonLd, type StructuredData} from './schema-org';

/** Questions with their answers in HTML, as schema.org's `FAQPage`. */
export function faqData(
  questions: readonly {question: string; answerHtml: string}[],
): StructuredData {
  return jsonLd<FAQPage>({
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answerHtml}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answerHtml},
    })),
  });
}
