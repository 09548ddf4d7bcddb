import {useEffect, useRef, type ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {PriceNote} from '~/components/product/Price';
import {ProductGrid} from '~/components/product/ProductGrid';
import {announce} from '~/components/ui/announce';
import type {ProductList} from '~/lib/catalogue/product-list';
import {ActiveFilters} from './ActiveFilters';
import {FilterButton, FilterDrawer} from './FilterDrawer';
import {FilterForm} from './FilterForm';
import {Pagination} from './Pagination';
import {SortMenu} from './SortMenu';
import {useListAddress} from './use-list-address';

interface Props {
  list: ProductList;
  /** Said instead of products when there are none; the ways out included. */
  empty: ReactNode;
  /** The page's first picture stands above the list. */
  hasPictureAbove?: boolean;
}

const FORM_ID = 'filter-form';
const ASIDE_ID = 'filters';

/** A page of products with their filters, order and neighbouring pages. */
export function ListView({list, empty, hasPictureAbove = false}: Props) {
  const t = useTranslations('collection');
  const {isPending} = useListAddress(list.sorts);
  useAnnouncedList(list);
  const hasFilters = list.filters.length > 0;
  return (
    <div
      className={`grid grid-cols-1 items-start gap-x-8 print:block ${hasFilters ? 'lg:grid-cols-[16rem_minmax(0,1fr)]' : ''}`}
    >
      {/* On small screens in a drawer; without JavaScript the link to it shows it. */}
      {hasFilters ? (
        <aside
          id={ASIDE_ID}
          aria-label={t('filters')}
          className="mb-8 hidden scroll-mt-24 rounded-panel border border-line bg-raised px-4 py-1 target:block lg:block print:hidden"
        >
          <FilterForm list={list} id={FORM_ID} />
        </aside>
      ) : null}
      <section aria-label={t('products')} aria-busy={isPending}>
        <h2 className="sr-only">{t('products')}</h2>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 lg:justify-end print:hidden">
          {hasFilters ? (
            <FilterButton count={list.active.length} target={ASIDE_ID} />
          ) : null}
          <SortMenu list={list} formId={hasFilters ? FORM_ID : null} />
        </div>
        <IgnoredFilters list={list} />
        <ActiveFilters list={list} />
        {list.products.length ? (
          <div className={`mt-4 ${isPending ? 'opacity-60' : ''}`}>
            <ProductGrid
              products={list.products}
              columns={3}
              isFirst={!hasPictureAbove}
            />
            <div className="mt-8">
              <PriceNote isForAll />
            </div>
          </div>
        ) : (
          empty
        )}
        <Pagination previous={list.previous} next={list.next} />
      </section>
      {hasFilters ? <FilterDrawer list={list} /> : null}
    </div>
  );
}

/** Says which of the wanted filters are not in force; the form may be folded away. */
function IgnoredFilters({list}: {list: ProductList}) {
  const t = useTranslations('collection');
  const {problem} = list.price;
  if (!list.hasUnknown && !problem) return null;
  return (
    <div role="status" className="mb-4 text-danger">
      {list.hasUnknown ? <p>{t('unknownFilters')}</p> : null}
      {problem ? <p>{t(problem)}</p> : null}
    </div>
  );
}

/** Says how many products a changed list shows; the first list speaks for itself. */
function useAnnouncedList(list: ProductList): void {
  const t = useTranslations('collection');
  const known = useRef(list);
  useEffect(() => {
    if (known.current === list) return;
    known.current = list;
    announce(t('updated', {count: list.products.length}));
  }, [list, t]);
}
