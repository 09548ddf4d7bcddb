import type {FaqQuestion} from '~/lib/content/faq-groups';
import {ContentText} from './ContentText';

/** A question that unfolds its answer, without any script. */
export function FaqEntry({id, question, answerHtml}: FaqQuestion) {
  return (
    <details
      id={id}
      className="group scroll-mt-24 border-t border-line last:border-b"
    >
      <summary className="flex min-h-11 cursor-pointer items-baseline gap-3 py-3 font-bold hover:text-accent [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden
          className="w-3 flex-none font-mono text-accent before:content-['+'] group-open:before:content-['–']"
        />
        <h3 className="font-bold">{question}</h3>
      </summary>
      <div className="pb-5 pl-6">
        <ContentText html={answerHtml} />
      </div>
    </details>
  );
}
