import {FaqEntry} from '~/components/content/FaqEntry';
import {Section} from '~/components/content/Section';
import type {FaqQuestion} from '~/lib/content/faq-groups';
import type {LandingTexts} from '~/lib/home/landing-texts';
import {localizedPath, type Locale} from '~/lib/i18n/locale';

interface Props {
  texts: LandingTexts['questions'];
  questions: readonly FaqQuestion[];
  locale: Locale;
}

/** What a buyer asks first; the rest is on the page of questions. */
export function Questions({texts, questions, locale}: Props) {
  return (
    <Section title={texts.title}>
      <div className="max-w-[65ch]">
        {questions.map((question) => (
          <FaqEntry key={question.id} {...question} />
        ))}
      </div>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        <a href={localizedPath('/faq', locale)} className="text-link">
          {texts.all}
        </a>
        <a href={localizedPath('/contact', locale)} className="text-link">
          {texts.contact}
        </a>
      </p>
    </Section>
  );
}
