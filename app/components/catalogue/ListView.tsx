import {useLocation, useNavigation} from '@remix-run/react';
import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import {useTranslations} from 'use-intl/react';
import IconRemove from '~icons/lucide/x';
import {GridNote, ProductGrid} from '~/components/product/ProductGrid';
import {announce} from '~/components/ui/announce';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Link} from '~/components/ui/Link';
import type {ProductList} from '~/lib/catalogue/product-list.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {FilterForm, SortMenu} from './FilterForm';
import {Pagination} from './Pagination';
import IconFilter from '~icons/lucide/sliders-horizontal';
import {Button} from '~/components/ui/Button';
import {buttonClass} from '~/components/ui/button-class';
import {Drawer} from '~/components/ui/Drawer';
import {DrawerLink} from '~/components/ui/DrawerLink';
import {useOverlay} from '~/components/ui/overlay';
import {useLocale} from '~/components/ui/use-locale';
import {formatNumber} from '~/lib/i18n/format';

const FORM_ID = 'filter-form';
const ASIDE_ID = 'filters';

export function ListView({list}: {list: ProductList}) {
  const t = useTranslations('collection');
  const {tag} = useLocale();
  const {pathname} = useLocation();
  const isPending = useNavigation().location?.pathname === pathname;
  const results = useRef<HTMLElement>(null);
  useAnnouncedList(list, results);
  const hasFilters = list.filters.length > 0;
  return (
    <div
      className={`grid grid-cols-1 items-start gap-x-6 print:block ${hasFilters ? 'lg:grid-cols-4' : ''}`}
    >
      {/* Small screens use the drawer; without JavaScript its link targets these filters. */}
      <aside
        id={ASIDE_ID}
        aria-label={t('filters')}
        hidden={!hasFilters}
        className={
          hasFilters
            ? 'mb-8 hidden scroll-mt-24 rounded-panel border border-line bg-raised px-4 py-1 target:block lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto print:hidden'
            : undefined
        }
      >
        <FilterForm list={list} id={FORM_ID} />
      </aside>
      <section
        ref={results}
        aria-label={t('products')}
        aria-busy={isPending}
        className={`scroll-mt-24 ${hasFilters ? 'lg:col-span-3' : ''}`}
      >
        <h2 className="sr-only">{t('products')}</h2>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2 print:hidden">
          {hasFilters ? (
            <FilterButton count={list.active.length} target={ASIDE_ID} />
          ) : null}
          {list.total && !list.term ? (
            // On a phone below the controls, or the sort order would be cut.
            <p
              className={`whitespace-nowrap text-muted max-sm:text-sm ${hasFilters ? 'max-sm:order-1 max-sm:basis-full' : ''}`}
            >
              {t('hits', {
                count: list.total,
                shown: formatNumber(list.total, tag),
              })}
            </p>
          ) : null}
          {/* On a phone it takes what the button leaves, and not a line of its own. */}
          <div className="ml-auto min-w-0 max-sm:grow max-sm:js:basis-34">
            <SortMenu list={list} formId={FORM_ID} />
          </div>
        </div>
        <IgnoredFilters list={list} />
        <ActiveFilters list={list} />
        {list.products.length ? (
          <div className={`mt-4 ${isPending ? 'opacity-60' : ''}`}>
            <ProductGrid
              products={list.products}
              // The filters take the place of the fourth.
              columns={hasFilters ? 3 : 4}
              isFirst
            />
            <GridNote products={list.products} />
          </div>
        ) : (
          <NoProducts list={list} />
        )}
        <Pagination previous={list.previous} next={list.next} />
      </section>
      {hasFilters ? <FilterDrawer list={list} /> : null}
    </div>
  );
}

/** Names ignored filters outside the form, which may be collapsed. */
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

function ActiveFilters({list}: {list: ProductList}) {
  const t = useTranslations('collection');
  if (list.active.length === 0) return null;
  return (
    <ul aria-label={t('active')} className="flex flex-wrap items-center gap-2">
      {list.active.map(({label, lang, remove}) => (
        <li key={remove}>
          <Link
            to={remove}
            preventScrollReset
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong bg-raised px-3 text-sm hover:border-accent hover:text-accent"
          >
            <span aria-hidden {...langAttributes(lang)}>
              {label}
            </span>
            <span className="sr-only">
              {t.rich('remove', {
                filter: label,
                name: (chunks) => (
                  <span {...langAttributes(lang)}>{chunks}</span>
                ),
              })}
            </span>
            <IconRemove className="size-4" />
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

function NoProducts({list}: {list: ProductList}) {
  const t = useTranslations('collection');
  const isFiltered = list.active.length > 0;
  return (
    <EmptyList
      title={t(isFiltered ? 'empty.filtered' : 'empty.none')}
      hint={t(isFiltered ? 'empty.filteredHint' : 'empty.noneHint')}
    >
      {isFiltered ? (
        <ButtonLink to={list.clear} preventScrollReset>
          {t('clear')}
        </ButtonLink>
      ) : null}
    </EmptyList>
  );
}

interface EmptyProps {
  title: string;
  hint: string | null;
  children: ReactNode;
}

export function EmptyList({title, hint, children}: EmptyProps) {
  const t = useTranslations('collection.empty');
  return (
    <div className="mt-4">
      <p role="status" className="text-lg font-bold wrap-anywhere">
        {title}
      </p>
      {hint ? <p className="mt-2 text-muted">{hint}</p> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {children}
        <ButtonLink to="/collections" variant="secondary">
          {t('browse')}
        </ButtonLink>
      </div>
    </div>
  );
}

/**
 * After a change, not on the first render: announces the number of products, and shows the first
 * results if they are above the window, as the list may have become shorter than it.
 */
function useAnnouncedList(
  list: ProductList,
  results: RefObject<HTMLElement>,
): void {
  const t = useTranslations('collection');
  const {tag} = useLocale();
  const {search} = useLocation();
  const previous = useRef({list, search});
  useEffect(() => {
    if (previous.current.list === list) return;
    const isOther = previous.current.search !== search;
    previous.current = {list, search};
    announce(
      list.total === null
        ? t('updated', {count: list.products.length})
        : t('found', {count: list.total, shown: formatNumber(list.total, tag)}),
    );
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (isOther && top < 0) results.current?.scrollIntoView();
  }, [list, results, search, t, tag]);
}

function FilterDrawer({list}: {list: ProductList}) {
  const t = useTranslations('collection');
  const {close} = useOverlay('filterMenu');
  return (
    <Drawer name="filterMenu" title={t('filters')} side="left">
      <div className="px-4 pb-4">
        <FilterForm list={list} />
      </div>
      {/* Filters fade out above it, in place of a cut through their words. */}
      <div
        style={{boxShadow: '0 -1rem 1rem var(--color-surface)'}}
        className="sticky bottom-0 mt-auto bg-surface p-4"
      >
        <Button className="w-full" onClick={close}>
          {t('show')}
        </Button>
      </div>
    </Drawer>
  );
}

interface ButtonProps {
  count: number;
  /** Id of the filters in the page, the link's target without JavaScript. */
  target: string;
}

function FilterButton({count, target}: ButtonProps) {
  const t = useTranslations('collection');
  return (
    <DrawerLink
      name="filterMenu"
      href={`#${target}`}
      className={buttonClass({variant: 'secondary', className: 'lg:hidden'})}
    >
      <IconFilter />
      {t('filter')}
      {count ? (
        <span className="grid size-6 place-items-center rounded-full bg-accent text-sm text-on-accent">
          <span aria-hidden>{count}</span>
          <span className="sr-only">{t('chosen', {count})}</span>
        </span>
      ) : null}
    </DrawerLink>
  );
}
