import {useTranslations} from 'use-intl/react';
import IconRemove from '~icons/lucide/x';
import {Link} from '~/components/ui/Link';
import {useLocale} from '~/components/ui/use-locale';
import type {ProductList, RemovableFilter} from '~/lib/catalogue/product-list';
import {formatMoney} from '~/lib/i18n/format';

interface Props {
  list: ProductList;
}

/** The filters in force as links that remove them, one by one and all at once. */
export function ActiveFilters({list}: Props) {
  const t = useTranslations('collection');
  const textOf = useFilterText(list.currencyCode);
  if (list.active.length === 0) return null;
  return (
    <ul aria-label={t('active')} className="flex flex-wrap items-center gap-2">
      {list.active.map((filter) => (
        <li key={filter.remove}>
          <Link
            to={filter.remove}
            preventScrollReset
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong bg-raised px-3 text-sm hover:border-accent hover:text-accent"
          >
            <span aria-hidden>{textOf(filter)}</span>
            <span className="sr-only">
              {t('remove', {filter: textOf(filter)})}
            </span>
            <IconRemove className="size-3.5" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={list.clear}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 text-link text-sm"
        >
          {t('clear')}
        </Link>
      </li>
    </ul>
  );
}

function useFilterText(currencyCode: string) {
  const t = useTranslations('collection.price');
  const locale = useLocale();
  const money = (amount: string) => formatMoney({amount, currencyCode}, locale);
  return (filter: RemovableFilter): string => {
    if (filter.kind === 'value') {
      return `${filter.filterLabel}: ${filter.label}`;
    }
    const {min, max} = filter;
    if (min === null) return t('to', {max: money(max ?? '0')});
    if (max === null) return t('from', {min: money(min)});
    return t('between', {min: money(min), max: money(max)});
  };
}
