import {useTranslations} from 'use-intl/react';
import IconNext from '~icons/lucide/arrow-right';
import IconPrevious from '~icons/lucide/arrow-left';
import {ButtonLink} from '~/components/ui/ButtonLink';
import type {PageLinks} from '~/lib/storefront/list-page';

export function Pagination({previous, next}: PageLinks) {
  const t = useTranslations('collection');
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={t('pages')}
      className="mt-8 flex flex-wrap justify-center gap-4 print:hidden"
    >
      {previous ? (
        <ButtonLink to={previous} rel="prev" variant="secondary">
          <IconPrevious />
          {t('previous')}
        </ButtonLink>
      ) : null}
      {next ? (
        <ButtonLink to={next} rel="next" variant="secondary">
          {t('next')}
          <IconNext />
        </ButtonLink>
      ) : null}
    </nav>
  );
}
