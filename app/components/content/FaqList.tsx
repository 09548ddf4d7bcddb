import type {FaqGroup} from '~/lib/faq-groups';
import {ContentText} from './ContentText';

/** Questions that unfold their answers, without any script. */
export function FaqList({groups}: {groups: readonly FaqGroup[]}) {
  return (
    <div className="mt-10 max-w-[75ch] space-y-10">
      {groups.map(({id, title, questions}) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="mb-3 scroll-mt-24 text-xl">
            {title}
          </h2>
          {questions.map((entry) => (
            <details
              key={entry.id}
              id={entry.id}
              className="group scroll-mt-24 border-t border-line last:border-b"
            >
              <summary className="flex min-h-11 cursor-pointer items-baseline gap-3 py-3 font-bold hover:text-accent [&::-webkit-details-marker]:hidden">
                <span
                  aria-hidden
                  className="w-3 flex-none font-mono text-accent before:content-['+'] group-open:before:content-['–']"
                />
                <h3 className="font-bold">{entry.question}</h3>
              </summary>
              <div className="pb-5 pl-6">
                <ContentText html={entry.answerHtml} />
              </div>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}
