import {Form, useLocation} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import {readFilters} from '~/lib/catalogue/filters';
import type {ProductList} from '~/lib/catalogue/product-list';
import {TERM_PARAMETER} from '~/lib/catalogue/search-term';
import {ListFilter} from './ListFilter';
import {PriceFilter} from './PriceFilter';
import {useListAddress} from './use-list-address';

interface Props {
  list: ProductList;
  /** Ties the sort menu of the toolbar to this form. */
  id?: string;
}

/**
 * All filters of a list. Its fields are named as the address is, so that it works
 * as a plain form; with JavaScript every choice applies at once.
 */
export function FilterForm({list, id}: Props) {
  const t = useTranslations('collection');
  const {pathname} = useLocation();
  const {address, change} = useListAddress(list.sorts);
  const apply = (form: HTMLFormElement) =>
    change({
      filters: readFilters(
        // The fields of this form hold text only.
        new URLSearchParams([...new FormData(form)] as [string, string][]),
      ),
    });
  return (
    <Form
      id={id}
      method="get"
      action={pathname}
      aria-label={t('filters')}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
      onChange={(event) => {
        // A price is complete only when it is sent or left.
        if (event.target instanceof HTMLInputElement) {
          if (event.target.type === 'checkbox') apply(event.currentTarget);
        }
      }}
    >
      {address.term ? (
        <input type="hidden" name={TERM_PARAMETER} value={address.term} />
      ) : null}
      {list.filters.map((filter) =>
        filter.kind === 'price' ? (
          <PriceFilter
            key={filter.id}
            label={filter.label}
            currencyCode={list.currencyCode}
            price={list.price}
          />
        ) : (
          <ListFilter
            key={filter.id}
            filter={filter}
            chosen={address.filters.values[filter.id] ?? []}
          />
        ),
      )}
      <Button type="submit" className="mt-4 w-full js:hidden">
        {t('apply')}
      </Button>
    </Form>
  );
}
