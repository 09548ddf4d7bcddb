import type {FaqGroup} from '~/lib/content/faq-groups';
import {FaqEntry} from './FaqEntry';

/** All questions, by subject. */
export function FaqList({groups}: {groups: readonly FaqGroup[]}) {
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
      {groups.map(({id, title, questions}) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="mb-3 scroll-mt-24 text-xl">
            {title}
          </h2>
          {questions.map((entry) => (
            <FaqEntry key={entry.id} {...entry} />
          ))}
        </section>
      ))}
    </div>
  );
}
