import type {ComponentType} from 'react';
import {FaqEntry} from './FaqList';
import {Section, type SectionProps} from './Section';
import {Link} from '~/components/ui/Link';
import type {FaqQuestion} from '~/lib/content/faq-groups';
import type {LandingTexts} from '~/lib/content/landing-texts.server';

interface Props {
  id?: string;
  texts: LandingTexts['questions'];
  questions: readonly FaqQuestion[];
  /** In place of a plain section. */
  as?: ComponentType<Omit<SectionProps, 'lead'>>;
}

export function Questions({
  id,
  texts,
  questions,
  as: Element = Section,
}: Props) {
  return (
    <Element
      id={id}
      title={texts.title}
      extra={texts.extra}
      langs={texts.langs}
    >
      <div className="questions grid gap-x-12">
        {questions.map((question) => (
          <FaqEntry key={question.id} {...question} />
        ))}
      </div>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        <Link to="/faq" className="text-link">
          {texts.all}
        </Link>
        <Link to="/contact" className="text-link">
          {texts.contact}
        </Link>
      </p>
    </Element>
  );
}
