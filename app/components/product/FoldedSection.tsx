import {SectionExtra, type SectionProps} from '~/components/content/Section';
import {langAttributes} from '~/lib/i18n/lang-attributes';

/** A section that a phone folds, because few read it there; a link to its id opens it. */
export function FoldedSection({
  title,
  id,
  extra,
  langs = {},
  children,
}: Omit<SectionProps, 'lead'>) {
  const heading = (
    <h2 {...langAttributes(langs.title)} className="text-2xl sm:text-4xl">
      {title}
    </h2>
  );
  return (
    <div className="page-width py-3 lg:py-10">
      <details className="wide-open">
        <summary className="fold items-center">{heading}</summary>
        <section id={id} aria-label={title} className="scroll-mt-24">
          {heading}
          <div className="mt-4 lg:mt-8">
            {extra ? <SectionExtra {...extra} /> : null}
            {children}
          </div>
        </section>
      </details>
    </div>
  );
}
