import {useNavigate} from '@remix-run/react';
import {useId} from 'react';
import {Link} from '~/components/ui/Link';
import {opensElsewhere} from '~/components/ui/opens-elsewhere';
import {Picture} from '~/components/ui/Picture';
import {useLocale} from '~/components/ui/use-locale';
import {useTranslations} from 'use-intl/react';
import {formatMoney} from '~/lib/i18n/format';
import type {
  OptionGroup,
  OptionValueView,
} from '~/lib/product/product-options.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {Swatch} from './Swatch';
import {usePendingChoice} from './use-pending-choice';

interface Props {
  groups: readonly OptionGroup[];
  /** Id of the picker (`#choose`) on pages where it is not at the top. */
  anchor?: string;
}

/** Values are links, which work without JavaScript. */
export function OptionPicker({groups, anchor = ''}: Props) {
  // Includes the choice that is loading, so that two quick choices both count.
  const pending = new URLSearchParams(usePendingChoice() ?? '');
  const chosen = groups.map(({name, selected}): [string, string] => [
    name,
    pending.get(name) ?? selected,
  ]);
  return (
    <div className="space-y-4">
      {groups.map((group) => {
        const {name, selected} = group;
        return (
          <OptionLinks
            key={name}
            group={group}
            current={pending.get(name) ?? selected}
            others={chosen.filter(([other, value]) => other !== name && value)}
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

/** Letters of a word that does not fit into a quarter of the box. */
const LONG_WORD = 14;

/** Letters of a word that does not fit into a third of a phone. */
const LONG_IN_THIRD = 11;

/** Columns that fill every row where the number of values allows it. */
function evenColumns(
  values: readonly OptionValueView[],
  hasPictures: boolean,
): string {
  const count = values.length;
  const longest = Math.max(
    ...values.flatMap(({name, label = name}) =>
      label.split(/[\s-]/).map(({length}) => length),
    ),
  );
  const isLong = longest >= LONG_WORD;
  if (hasPictures && count % 3 === 0 && longest < LONG_IN_THIRD) {
    return 'grid-cols-3';
  }
  if (count % 4 === 0 && !isLong) {
    return 'grid-cols-2 sm:grid-cols-4 md:grid-cols-2 xl:grid-cols-4';
  }
  return count % 3 === 0 ? 'sm:grid-cols-3' : 'grid-cols-2';
}

/** Characters; four names of this length rarely fit on one line. */
const LONG_NAME = 12;

function OptionLinks(props: OptionProps) {
  const {group, current, anchor} = props;
  const id = useId();
  const {values} = group;
  const value = values.find(({name}) => name === current);
  const hasPictures = values.some(({picture}) => picture);
  // Four in rows that break anywhere would leave one alone.
  const isEven =
    hasPictures ||
    group.hasNotes ||
    (values.length % 4 === 0 &&
      values.some(({name, label = name}) => label.length >= LONG_NAME));
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-2">
        <b {...langAttributes(group.lang)}>{group.name}</b>
        {current ? (
          <span
            {...langAttributes(value?.label ? undefined : group.lang)}
            className="text-muted"
          >
            {`: ${value?.label ?? current}`}
          </span>
        ) : null}
      </p>
      <div
        className={
          isEven
            ? `even-options grid gap-2 print:hidden ${hasPictures && values.length % 4 === 0 ? 'grid-cols-4 md:grid-cols-2 lg:grid-cols-4' : evenColumns(values, hasPictures)}`
            : 'flex flex-wrap gap-2 print:hidden'
        }
      >
        {values.map((value) => (
          <OptionValue
            key={value.name}
            value={value}
            lang={value.label ? undefined : group.lang}
            search={searchFor(props, value.name)}
            isChosen={value.name === current}
            isTile={hasPictures}
            anchor={anchor}
          />
        ))}
      </div>
    </div>
  );
}

interface ValueProps {
  value: OptionValueView;
  lang: string | undefined;
  search: string;
  isChosen: boolean;
  /** Narrow, because this or another value has a picture. */
  isTile: boolean;
  anchor: string;
}

function OptionValue({
  value,
  lang,
  search,
  isChosen,
  isTile,
  anchor,
}: ValueProps) {
  const navigate = useNavigate();
  const note = useNoteText(value);
  const {name, label = name, status, otherProduct} = value;
  const shape = isTile
    ? 'size-full flex-col justify-center gap-0.5 px-1 py-1 text-center text-sm leading-snug'
    : '';
  // The chosen value has its availability below.
  const isCrossedOut = !isChosen && (status === 'soldOut' || status === 'none');
  const Label = isCrossedOut ? 's' : 'span';
  const words =
    isCrossedOut || lang ? <Label lang={lang}>{label}</Label> : label;
  const text = (
    <>
      <ValueMark {...value} />
      {words}
      {note && !isChosen ? (
        <span className="w-full text-xs font-normal text-muted">{note}</span>
      ) : null}
    </>
  );
  if (otherProduct) {
    return (
      <Link to={otherProduct} className={`option ${shape}`}>
        {text}
      </Link>
    );
  }
  if (status === 'none')
    return <span className={`option ${shape}`}>{text}</span>;
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
      className={`option ${isElsewhere ? 'option-elsewhere' : ''} ${shape}`}
    >
      {text}
    </Link>
  );
}

/** A value's picture, otherwise its swatch. */
function ValueMark({picture, swatch}: OptionValueView) {
  if (picture) {
    return (
      <Picture
        image={picture}
        alt=""
        sizes="2rem"
        widest={200}
        aspectRatio={1}
        className="size-8 flex-none rounded-control object-cover"
      />
    );
  }
  return swatch ? <Swatch {...swatch} /> : null;
}

/** The note beside a value; `null` for none. */
function useNoteText({
  status,
  brings = [],
  difference,
}: OptionValueView): string | null {
  const t = useTranslations('product.option');
  const locale = useLocale();
  if (status === 'otherCombination') {
    // A size wraps between its numbers, if at all.
    const values = brings.map((each) => each.replaceAll(/ (?!\d)/g, '\u00a0'));
    return t(status, {values: values.join(', ')});
  }
  if (status !== 'available') return t(status);
  if (!difference) return null;
  const {amount, currencyCode} = difference;
  return t(amount.startsWith('-') ? 'less' : 'more', {
    price: formatMoney({amount: amount.replace('-', ''), currencyCode}, locale),
  });
}
