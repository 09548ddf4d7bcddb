import {useTranslations} from 'use-intl/react';

type SectionName =
  | 'overview'
  | 'box'
  | 'sizes'
  | 'compare'
  | 'data'
  | 'reviews'
  | 'support'
  | 'questions';

/**
 * Links to the sections of a product page, which stay below the header while these are read. It has
 * its place between the product and its sections, so that it moves nothing.
 */
export function SectionBar({
  sections,
}: {
  /** Which of them the page has, in its order. */
  sections: Readonly<Record<SectionName, boolean>>;
}) {
  const t = useTranslations('product.sections');
  const shown = (Object.keys(sections) as SectionName[]).filter(
    (name) => sections[name],
  );
  // A single section needs no way to it.
  if (shown.length < 3) return null;
  return (
    <nav
      aria-label={t('label')}
      className="sticky top-16 z-20 border-y border-line bg-surface max-lg:no-js:static short:static print:hidden"
    >
      <div className="page-width flex gap-x-6 overflow-x-auto text-sm">
        {shown.map((name) => (
          <a
            key={name}
            // The overview is where the options are.
            href={`#${name === 'overview' ? 'choose' : name}`}
            className="flex min-h-11 flex-none items-center hover:text-accent"
          >
            {t(`names.${name}`)}
          </a>
        ))}
      </div>
    </nav>
  );
}
