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

/** Columns that fill every row where the number of values allows it. */
function evenColumns(values: readonly OptionValueView[]): string {
  const count = values.length;
  const longest = Math.max(
    ...values.flatMap(({name, label = name}) =>
      label.split(/[\s-]/).map(({length}) => length),
    ),
  );
  const isLong = longest >= LONG_WORD;
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
  const chosen = current ? `: ${value?.label ?? current}` : null;
  // Four in rows that break anywhere would leave one alone.
  const isEven =
    group.hasNotes ||
    (values.length % 4 === 0 &&
      values.some(({name, label = name}) => label.length >= LONG_NAME));
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-2 text-muted">
        <b {...langAttributes(group.lang)} className="text-ink">
          {group.name}
        </b>
        {group.lang && current && !value?.label ? (
          <span {...langAttributes(group.lang)}>{chosen}</span>
        ) : (
          chosen
        )}
      </p>
      <div
        className={
          isEven
            ? `even-options grid gap-2 print:hidden ${evenColumns(values)}`
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
  anchor: string;
}

function OptionValue({value, lang, search, isChosen, anchor}: ValueProps) {
  const navigate = useNavigate();
  const note = useNoteText(value);
  const {name, label = name, status, otherProduct, picture, swatch} = value;
  // The chosen value has its availability below.
  const isCrossedOut = !isChosen && (status === 'soldOut' || status === 'none');
  const Label = isCrossedOut ? 's' : 'span';
  const words =
    isCrossedOut || lang ? <Label lang={lang}>{label}</Label> : label;
  const isNoted = note !== null && !isChosen;
  const lines = isNoted ? (
    <>
      {words}
      <span className="block text-xs font-normal text-muted">{note}</span>
    </>
  ) : (
    words
  );
  const hasMark = Boolean(picture ?? swatch);
  const text = hasMark ? (
    <>
      <ValueMark {...value} />
      {isNoted ? <span className="min-w-0">{lines}</span> : words}
    </>
  ) : (
    lines
  );
  // A note is below the words: with a mark before both, in a box of their own.
  const look = isNoted && !hasMark ? 'option block' : 'option';
  if (otherProduct) {
    return (
      <Link to={otherProduct} className={look}>
        {text}
      </Link>
    );
  }
  if (status === 'none') return <span className={look}>{text}</span>;
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
      className={look}
    >
      {text}
    </Link>
  );
}

/** A value's picture or its swatch, as small as each other. */
function ValueMark({picture, swatch}: OptionValueView) {
  if (picture) {
    return (
      <Picture
        image={picture}
        alt=""
        sizes="1.5rem"
        widest={200}
        aspectRatio={1}
        className="swatch object-cover"
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
    // A size does not wrap.
    const values = brings.map((each) => each.replaceAll(' ', '\u00a0'));
    return t(status, {values: values.join(', ')});
  }
  if (status !== 'available') return t(status);
  if (!difference) return null;
  const {amount, currencyCode} = difference;
  return t(amount.startsWith('-') ? 'less' : 'more', {
    price: formatMoney({amount: amount.replace('-', ''), currencyCode}, locale),
  });
}
