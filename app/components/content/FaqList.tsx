import type {FaqGroup, FaqQuestion} from '~/lib/content/faq-groups';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {ContentText} from './ContentText';

interface Props {
  groups: readonly FaqGroup[];
  /** BCP 47, where it is not the page's language. */
  lang?: string;
}

export function FaqList({groups, lang}: Props) {
  return (
    <div
      {...langAttributes(lang)}
      className="mt-8 grid items-start gap-8 lg:grid-cols-2 lg:gap-x-12 xl:grid-cols-3"
    >
      {groups.map(({id, title, html, questions}) => (
        <section key={id} aria-labelledby={title ? id : undefined}>
          {title ? (
            <h2 id={id} className="mb-3 scroll-mt-24 text-xl">
              {title}
            </h2>
          ) : null}
          {html ? <ContentText html={html} /> : null}
          {questions.map((entry) => (
            <FaqEntry key={entry.id} {...entry} />
          ))}
        </section>
      ))}
    </div>
  );
}

export function FaqEntry({id, question, answerHtml, lang}: FaqQuestion) {
  return (
    <details id={id} {...langAttributes(lang)} className="question">
      <summary>
        <h3 className="font-bold">{question}</h3>
      </summary>
      <ContentText html={answerHtml} className="pb-4" />
    </details>
  );
}
