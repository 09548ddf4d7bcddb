import {Form, useLocation, useSubmit} from '@remix-run/react';
import {useId, useState, type ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {Swatch} from '~/components/product/Swatch';
import {Button} from '~/components/ui/Button';
import {Field} from '~/components/ui/Field';
import {useLocale} from '~/components/ui/use-locale';
import {
  PRICE_FILTER,
  PRICE_MAX,
  PRICE_MIN,
  SORT_PARAMETER,
} from '~/lib/catalogue/list-url';
import {MAX_AMOUNT_LENGTH} from '~/lib/limits/limits';
import type {
  FilterValueView,
  FilterView,
} from '~/lib/catalogue/offered-filters.server';
import type {
  PriceField,
  ProductList,
} from '~/lib/catalogue/product-list.server';
import {formatNumber} from '~/lib/i18n/format';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {TERM_PARAMETER} from '~/lib/catalogue/catalogue-paths';

interface Props {
  list: ProductList;
  /** Connects the sort menu to this form; without it the form sends the current order. */
  id?: string;
}

/** Groups that are open before anything is chosen in them; with more the list would not fit on a laptop. */
const OPEN_AT_FIRST = 2;

const hasPrice = ({price: {min, max}}: ProductList) =>
  min.text !== '' || max.text !== '';

/** Field names match the URL parameters, so the form works without JavaScript. */
export function FilterForm({list, id}: Props) {
  const t = useTranslations('collection');
  const {pathname} = useLocation();
  const apply = useApplyForm(list);
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
        // A price applies on submit only, as it is incomplete while being typed.
        const {target} = event;
        if (target instanceof HTMLInputElement && target.type === 'checkbox')
          apply(event.currentTarget);
      }}
    >
      {list.term ? (
        <input type="hidden" name={TERM_PARAMETER} value={list.term} />
      ) : null}
      {id ? null : (
        <input type="hidden" name={SORT_PARAMETER} value={list.sort} />
      )}
      <div className="ruled">
        {list.filters.map((filter, position) =>
          filter.id === PRICE_FILTER ? (
            <PriceFilter
              key={filter.id}
              filter={filter}
              list={list}
              isOpen={position < OPEN_AT_FIRST || hasPrice(list)}
            />
          ) : (
            <ListFilter
              key={filter.id}
              filter={filter}
              isOpen={
                position < OPEN_AT_FIRST ||
                filter.values.some(({isChosen}) => isChosen)
              }
            />
          ),
        )}
      </div>
      {list.filters.length > 0 ? (
        <Button type="submit" className="my-4 w-full js:hidden">
          {t('apply')}
        </Button>
      ) : null}
    </Form>
  );
}

export function SortMenu({list, formId}: {list: ProductList; formId: string}) {
  const t = useTranslations('collection.sort');
  const id = useId();
  const apply = useApplyForm(list);
  const [sort, setSort] = useShown<string>(list.sort);
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-sm text-muted max-sm:sr-only">
        {t('label')}
      </label>
      <select
        id={id}
        name={SORT_PARAMETER}
        form={formId}
        value={sort}
        onChange={({target}) => {
          setSort(target.value);
          if (target.form) apply(target.form);
        }}
        className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-raised px-3 text-base hover:border-accent"
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
        className="js:hidden"
      >
        {t('apply')}
      </Button>
    </div>
  );
}

/** Navigates to the first page of the filtered list, without empty or default parameters. */
function useApplyForm({sorts}: ProductList) {
  const submit = useSubmit();
  const {pathname} = useLocation();
  return (form: HTMLFormElement) => {
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      const isDefault = name === SORT_PARAMETER && value === sorts[0];
      if (typeof value === 'string' && value !== '' && !isDefault) {
        chosen.append(name, value);
      }
    }
    submit(chosen, {
      action: pathname,
      preventScrollReset: true,
    });
  };
}

/** State that changes immediately and resets when the loader returns another value. */
function useShown<Value>(value: Value) {
  const [shown, setShown] = useState(value);
  const [previous, setPrevious] = useState(value);
  if (value !== previous) {
    setPrevious(value);
    setShown(value);
  }
  return [shown, setShown] as const;
}

interface SectionProps {
  label: string;
  lang?: string;
  /** Initially; then the visitor decides. */
  isOpen: boolean;
  children: ReactNode;
}

function FilterSection({label, lang, isOpen, children}: SectionProps) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details open={isOpenAtFirst}>
      <summary {...langAttributes(lang)} className="fold">
        {label}
      </summary>
      <fieldset className="min-w-0 pb-4">
        <legend {...langAttributes(lang)} className="sr-only">
          {label}
        </legend>
        {children}
      </fieldset>
    </details>
  );
}

const SHOWN_AT_ONCE = 8;

interface ListFilterProps {
  filter: FilterView;
  isOpen: boolean;
}

function ListFilter({filter, isOpen}: ListFilterProps) {
  const {id, label, lang, values} = filter;
  const t = useTranslations('collection');
  // Hiding one or two values would save no space.
  const end = values.length > SHOWN_AT_ONCE + 2 ? SHOWN_AT_ONCE : values.length;
  const rest = values.slice(end);
  const boxes = (list: readonly FilterValueView[]) => (
    <ul>
      {list.map((value) => (
        <li key={value.name}>
          <ValueBox name={id} value={value} />
        </li>
      ))}
    </ul>
  );
  return (
    <FilterSection label={label} lang={lang} isOpen={isOpen}>
      {boxes(values.slice(0, end))}
      {rest.length ? (
        <details open={rest.some(({isChosen}) => isChosen)}>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-link text-sm">
            {t('more', {count: rest.length})}
          </summary>
          {boxes(rest)}
        </details>
      ) : null}
    </FilterSection>
  );
}

function ValueBox({name, value}: {name: string; value: FilterValueView}) {
  const t = useTranslations('collection');
  const {tag} = useLocale();
  const shown = formatNumber(value.count, tag);
  const [isChecked, setIsChecked] = useShown(value.isChosen);
  // A value without products can be removed but not chosen.
  const isDisabled = value.count === 0 && !isChecked;
  return (
    <label
      className={`-mx-2 flex min-h-9 items-center gap-3 rounded-control px-2 ${
        isDisabled ? 'text-muted' : 'cursor-pointer hover:bg-sunken'
      }`}
    >
      <input
        type="checkbox"
        name={name}
        value={value.name}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => setIsChecked(event.target.checked)}
        className="size-5 flex-none"
      />
      {value.swatch ? <Swatch {...value.swatch} className="size-5" /> : null}
      <span {...langAttributes(value.lang)} className="min-w-0 break-words">
        {value.label}
      </span>
      <span className="ml-auto font-mono text-sm text-muted">
        <span aria-hidden>{shown}</span>
        <span className="sr-only">
          {t('hits', {count: value.count, shown})}
        </span>
      </span>
    </label>
  );
}

interface PriceProps {
  filter: FilterView;
  list: ProductList;
  isOpen: boolean;
}

function PriceFilter({filter: {label}, list, isOpen}: PriceProps) {
  const t = useTranslations('collection');
  const problemId = useId();
  const {
    price: {min, max, problem},
    currencyCode: currency,
  } = list;
  return (
    <FilterSection label={t('priceIn', {label, currency})} isOpen={isOpen}>
      <div className="grid grid-cols-2 gap-3">
        <AmountField
          name={PRICE_MIN}
          label={t('priceMin')}
          bound={min}
          problemId={problemId}
        />
        <AmountField
          name={PRICE_MAX}
          label={t('priceMax')}
          bound={max}
          problemId={problemId}
        />
      </div>
      {problem ? (
        <p id={problemId} role="alert" className="mt-2 text-sm text-danger">
          {t(problem)}
        </p>
      ) : null}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="mt-3 w-full"
      >
        {t('priceApply')}
      </Button>
    </FilterSection>
  );
}

interface AmountProps {
  name: string;
  label: string;
  bound: PriceField;
  problemId: string;
}

function AmountField({name, label, bound, problemId}: AmountProps) {
  const [text, setText] = useShown(bound.text);
  return (
    <Field
      name={name}
      label={label}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX_AMOUNT_LENGTH}
      onChange={(event) => setText(event.target.value)}
      {...(bound.isInvalid && {
        'aria-invalid': true,
        'aria-describedby': problemId,
      })}
    />
  );
}
