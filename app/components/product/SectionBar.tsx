import {useTranslations} from 'use-intl/react';

const SECTIONS = [
  'overview',
  'box',
  'sizes',
  'compare',
  'data',
  'support',
  'reviews',
  'questions',
] as const;

export type SectionName = (typeof SECTIONS)[number];

/** Ids that links to the sections lead to; the overview is where the options are. */
const TARGETS: Partial<Record<SectionName, string>> = {overview: 'choose'};

/**
 * Links to the sections of a product page, which stay below the header while these are read. It has
 * its place between the product and its sections, so that it moves nothing.
 */
export function SectionBar({names}: {names: readonly SectionName[]}) {
  const t = useTranslations('product.sections');
  const shown = SECTIONS.filter(
    (name) => name === 'overview' || names.includes(name),
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
            href={`#${TARGETS[name] ?? name}`}
            className="flex min-h-11 flex-none items-center hover:text-accent"
          >
            {t(`names.${name}`)}
          </a>
        ))}
      </div>
    </nav>
  );
}
