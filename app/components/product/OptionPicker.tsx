import {useLocation, useNavigate} from '@remix-run/react';
import {useId} from 'react';
import {Button} from '~/components/ui/Button';
import {Link} from '~/components/ui/Link';
import {opensElsewhere} from '~/components/ui/opens-elsewhere';
import {useLocale} from '~/components/ui/use-locale';
import {useTranslations} from 'use-intl/react';
import {formatMoney} from '~/lib/i18n/format';
import type {
  OptionGroup,
  OptionValueView,
} from '~/lib/product/product-options.server';
import {Swatch} from './Swatch';
import {usePendingChoice} from './use-pending-choice';

interface Props {
  groups: readonly OptionGroup[];
  /** Id of the picker (`#choose`) on pages where it is not at the top. */
  anchor?: string;
}

/** More values than this are a menu: on a phone their links would fill the screen. */
const MOST_LINKS = 12;

/** Values are links, which work without JavaScript; many values without swatches are a menu. */
export function OptionPicker({groups, anchor = ''}: Props) {
  // With the choice that is loading, so that two quick ones count.
  const pending = new URLSearchParams(usePendingChoice() ?? '');
  const chosen = groups.map(({name, selected}): [string, string] => [
    name,
    pending.get(name) ?? selected,
  ]);
  return (
    <div className="space-y-6">
      {groups.map((group) => {
        const {name, values} = group;
        const isLong =
          values.length > MOST_LINKS &&
          values.every(({swatch, otherProduct}) => !swatch && !otherProduct);
        const others = chosen.filter(
          ([other, value]) => other !== name && value,
        );
        const View = isLong ? OptionMenu : OptionLinks;
        return (
          <View
            key={name}
            group={group}
            current={pending.get(name) ?? group.selected}
            others={others}
            anchor={anchor}
          />
        );
      })}
    </div>
  );
}

interface OptionProps {
  group: OptionGroup;
  current: string;
  others: readonly [string, string][];
  anchor: string;
}

/** The changed option comes first: the server keeps its value if others do not fit. */
function searchFor({group, others}: OptionProps, value: string): string {
  return `?${new URLSearchParams([[group.name, value], ...others])}`;
}

/** Columns that fill every row where the number of values allows it. */
function evenColumns(count: number): string {
  if (count % 4 === 0) {
    return 'grid-cols-2 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4';
  }
  return count % 3 === 0 ? 'sm:grid-cols-3' : 'grid-cols-2';
}

function OptionLinks(props: OptionProps) {
  const {group, current, anchor} = props;
  const id = useId();
  const value = group.values.find(({name}) => name === current);
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-2">
        <span className="font-bold">{group.name}</span>
        {current ? (
          <span className="text-muted">{`: ${value?.label ?? current}`}</span>
        ) : null}
      </p>
      <ul
        className={
          group.hasNotes
            ? `even-options grid gap-2 ${evenColumns(group.values.length)}`
            : 'flex flex-wrap gap-2'
        }
      >
        {group.values.map((value) => (
          <li key={value.name}>
            <OptionValue
              value={value}
              search={searchFor(props, value.name)}
              isChosen={value.name === current}
              anchor={anchor}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ValueProps {
  value: OptionValueView;
  search: string;
  isChosen: boolean;
  anchor: string;
}

function OptionValue({value, search, isChosen, anchor}: ValueProps) {
  const navigate = useNavigate();
  const note = useNoteText()(value);
  const {name, label = name, swatch, status, otherProduct} = value;
  // The chosen value has its availability below.
  const isCrossedOut = !isChosen && (status === 'soldOut' || status === 'none');
  const text = (
    <>
      {swatch ? <Swatch {...swatch} /> : null}
      {isCrossedOut ? <span className="line-through">{label}</span> : label}
      {note && !isChosen ? (
        <span className="w-full text-xs font-normal text-muted">{note}</span>
      ) : null}
    </>
  );
  if (otherProduct) {
    return (
      <Link to={otherProduct} className="option">
        {text}
      </Link>
    );
  }
  if (status === 'none') return <span className="option">{text}</span>;
  const isElsewhere = !isChosen && status === 'otherCombination';
  return (
    <Link
      to={search + anchor}
      replace
      preventScrollReset
      // Only a full page load needs the anchor.
      onClick={(event) => {
        if (!anchor || opensElsewhere(event)) return;
        event.preventDefault();
        navigate(search, {replace: true, preventScrollReset: true});
      }}
      aria-current={isChosen ? 'true' : undefined}
      className={isElsewhere ? 'option option-elsewhere' : 'option'}
    >
      {text}
    </Link>
  );
}

/** A form that works without JavaScript; with JavaScript a choice applies at once. */
function OptionMenu(props: OptionProps) {
  const {group, current, others, anchor} = props;
  const t = useTranslations('product.option');
  const noteText = useNoteText();
  const id = useId();
  const navigate = useNavigate();
  const {pathname} = useLocation();
  return (
    <form method="get" action={pathname + anchor}>
      <label htmlFor={id} className="mb-2 block font-bold">
        {group.name}
      </label>
      <div className="flex gap-2">
        <select
          id={id}
          name={group.name}
          value={current}
          onChange={({target}) =>
            navigate(searchFor(props, target.value), {
              replace: true,
              preventScrollReset: true,
            })
          }
          className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised px-3 text-base hover:border-accent"
        >
          {group.values.map((value) => {
            const {name, label = name, status} = value;
            const note = name === current ? null : noteText(value);
            return (
              <option key={name} value={name} disabled={status === 'none'}>
                {note ? t('withStatus', {name: label, status: note}) : label}
              </option>
            );
          })}
        </select>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary" className="js:hidden">
          {t('choose')}
        </Button>
      </div>
    </form>
  );
}

/** Formats the note beside a value; `null` for none. */
function useNoteText(): (value: OptionValueView) => string | null {
  const t = useTranslations('product.option');
  const locale = useLocale();
  return ({status, notFor = [], difference}) => {
    if (status === 'otherCombination') {
      return t(status, {values: notFor.join(', ')});
    }
    if (status !== 'available') return t(status);
    if (!difference) return null;
    const {amount, currencyCode} = difference;
    return t(amount.startsWith('-') ? 'less' : 'more', {
      price: formatMoney(
        {amount: amount.replace('-', ''), currencyCode},
        locale,
      ),
    });
  };
}
