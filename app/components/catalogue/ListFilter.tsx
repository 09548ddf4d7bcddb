import {useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {Swatch} from '~/components/product/Swatch';
import {useLocale} from '~/components/ui/use-locale';
import type {
  FilterValueView,
  FilterView,
} from '~/lib/catalogue/offered-filters';
import {FilterSection} from './FilterSection';

interface Props {
  filter: Extract<FilterView, {kind: 'list'}>;
  /** Names of the chosen values. */
  chosen: readonly string[];
}

/** Values that show at once; the rest unfolds. */
const SHOWN_AT_ONCE = 8;

/** A filter by values, each with what it would show. */
export function ListFilter({filter: {id, label, values}, chosen}: Props) {
  const t = useTranslations('collection');
  // A rest of one or two is no shorter folded than unfolded.
  const isLong = values.length > SHOWN_AT_ONCE + 2;
  const shown = isLong ? values.slice(0, SHOWN_AT_ONCE) : values;
  const rest = isLong ? values.slice(SHOWN_AT_ONCE) : [];
  const boxes = (list: readonly FilterValueView[]) => (
    <ul>
      {list.map((value) => (
        <li key={value.name}>
          <ValueBox
            name={id}
            value={value}
            isChosen={chosen.includes(value.name)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <FilterSection label={label}>
      {boxes(shown)}
      {rest.length ? (
        <details open={rest.some(({name}) => chosen.includes(name))}>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-link text-sm">
            {t('more', {count: rest.length})}
          </summary>
          {boxes(rest)}
        </details>
      ) : null}
    </FilterSection>
  );
}

interface BoxProps {
  name: string;
  value: FilterValueView;
  isChosen: boolean;
}

function ValueBox({name, value, isChosen}: BoxProps) {
  const t = useTranslations('collection');
  const {tag} = useLocale();
  // Ticked at once; the address follows, or another link changes it.
  const [isChecked, setIsChecked] = useState(isChosen);
  const [known, setKnown] = useState(isChosen);
  if (isChosen !== known) {
    setKnown(isChosen);
    setIsChecked(isChosen);
  }
  // What would show nothing cannot be chosen, only be given up.
  const isDisabled = value.count === 0 && !isChosen;
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
        // The form listens too, and applies it.
        onChange={(event) => setIsChecked(event.target.checked)}
        className="size-5 flex-none"
      />
      {value.swatch ? <Swatch {...value.swatch} className="size-5" /> : null}
      <span className="min-w-0 break-words">{value.label}</span>
      <span className="ml-auto font-mono text-sm text-muted tabular-nums">
        <span aria-hidden>{value.count.toLocaleString(tag)}</span>
        <span className="sr-only">{t('hits', {count: value.count})}</span>
      </span>
    </label>
  );
}
