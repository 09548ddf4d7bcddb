import type {FaqQuestion} from '~/lib/content/faq-groups';
import {ContentText} from './ContentText';

/** A question that unfolds its answer, without any script. */
export function FaqEntry({id, question, answerHtml}: FaqQuestion) {
  return (
    <details id={id} className="question">
      <summary>
        <h3 className="font-bold">{question}</h3>
      </summary>
      <div className="pb-4 pl-4">
        <ContentText html={answerHtml} />
      </div>
    </details>
  );
}
