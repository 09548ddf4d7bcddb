import {useLocation} from '@remix-run/react';
import {useId} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import type {ProductList} from '~/lib/catalogue/product-list';
import {TERM_PARAMETER} from '~/lib/catalogue/search-term';
import {SORT_PARAMETER} from '~/lib/catalogue/sort';
import {useListAddress} from './use-list-address';

interface Props {
  list: ProductList;
  /** The form of the filters, so that without JavaScript both are sent; `null`: there are none. */
  formId: string | null;
}

/** The order of a list. */
export function SortMenu({list, formId: filterFormId}: Props) {
  const t = useTranslations('collection.sort');
  const id = useId();
  const {pathname} = useLocation();
  const {address, change} = useListAddress(list.sorts);
  const formId = filterFormId ?? `${id}-form`;
  return (
    <div className="flex min-w-0 items-center gap-2">
      {filterFormId ? null : (
        <form hidden id={formId} method="get" action={pathname}>
          {address.term ? (
            <input type="hidden" name={TERM_PARAMETER} value={address.term} />
          ) : null}
        </form>
      )}
      <label htmlFor={id} className="text-sm text-muted max-sm:sr-only">
        {t('label')}
      </label>
      <select
        id={id}
        name={SORT_PARAMETER}
        form={formId}
        value={address.sort}
        onChange={(event) => {
          const sort = list.sorts.find((name) => name === event.target.value);
          if (sort) change({sort});
        }}
        className="min-h-11 min-w-0 rounded-control border border-line-strong bg-raised px-3 text-base hover:border-accent"
      >
        {list.sorts.map((name) => (
          <option key={name} value={name}>
            {t(name)}
          </option>
        ))}
      </select>
      <Button
        type="submit"
        form={formId}
        variant="secondary"
        className="flex-none js:hidden"
      >
        {t('apply')}
      </Button>
    </div>
  );
}
