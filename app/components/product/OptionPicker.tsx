import {useNavigate} from '@remix-run/react';
import {useId} from 'react';
import {Link} from '~/components/ui/Link';
import {opensElsewhere} from '~/components/ui/opens-elsewhere';
import {
  chosenValues,
  searchFrom,
  type ChosenValues,
} from '~/lib/product/chosen-values';
import type {
  OptionGroup,
  OptionValueView,
} from '~/lib/product/option-groups.server';
import {OptionMenu} from './OptionMenu';
import {Swatch} from './Swatch';
import {useNoteText} from './use-note-text';
import {usePendingChoice} from './use-pending-choice';

interface Props {
  groups: readonly OptionGroup[];
  /** Where on the page the picker is (`#choose`), for pages that it does not begin. */
  anchor?: string;
}

/** More values than this stand in a menu: on a phone their links fill the screen. */
const MOST_LINKS = 12;

/**
 * The options of a product. Each value is a link to the page with that variant
 * chosen, so that it works without JavaScript, with the keyboard, and can be
 * shared; with JavaScript the page stays where it is scrolled to. Many values
 * that need no swatch are a menu instead.
 */
export function OptionPicker({groups, anchor = ''}: Props) {
  const pending = usePendingChoice();
  // What was just clicked counts as chosen while it loads.
  const chosen = chosenValues(groups, pending);
  return (
    <div className="space-y-6">
      {groups.map((group) => {
        const {id, name, values} = group;
        const isLong =
          values.length > MOST_LINKS &&
          values.every(({swatch, otherProduct}) => !swatch && !otherProduct);
        const View = isLong ? OptionMenu : OptionLinks;
        return (
          <View
            key={id}
            group={group}
            chosen={chosen}
            // The links of the loaded variant know nothing of the pending choice.
            searchFor={(value) =>
              pending === null || value.search === null
                ? value.search
                : searchFrom(chosen, name, value.name)
            }
            anchor={anchor}
          />
        );
      })}
    </div>
  );
}

interface OptionProps {
  group: OptionGroup;
  chosen: ChosenValues;
  /** Query that chooses a value, or `null` when nothing can be chosen. */
  searchFor: (value: OptionValueView) => string | null;
  anchor: string;
}

/** As many columns as have room. */
const EVEN = {gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))'};

function OptionLinks({group, chosen, searchFor, anchor}: OptionProps) {
  const id = useId();
  const current = chosen.get(group.name) ?? '';
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
          group.hasNotes ? 'even-options grid gap-2' : 'flex flex-wrap gap-2'
        }
        style={group.hasNotes ? EVEN : undefined}
      >
        {group.values.map((value) => (
          <li key={value.name}>
            <OptionValue
              value={value}
              search={searchFor(value)}
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
  search: string | null;
  isChosen: boolean;
  anchor: string;
}

function OptionValue({value, search, isChosen, anchor}: ValueProps) {
  const navigate = useNavigate();
  const {name, label = name, swatch, status, otherProduct} = value;
  // What is chosen has its availability below.
  const isCrossedOut = !isChosen && (status === 'soldOut' || status === 'none');
  const text = (
    <>
      {swatch ? <Swatch {...swatch} /> : null}
      {isCrossedOut ? <span className="line-through">{label}</span> : label}
      {isChosen ? null : <OptionNote value={value} />}
    </>
  );
  if (otherProduct) {
    return (
      <Link to={otherProduct} className="option">
        {text}
      </Link>
    );
  }
  if (!search) {
    return <span className="option">{text}</span>;
  }
  const isElsewhere = !isChosen && status === 'otherCombination';
  return (
    <Link
      to={search + anchor}
      replace
      preventScrollReset
      // Only a page that loads anew has to find its place again.
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

/** What crossing out shows, in words, or what the value adds to the price. */
function OptionNote({value}: {value: OptionValueView}) {
  const text = useNoteText()(value);
  return text ? (
    <span className="w-full text-xs font-normal text-muted">{text}</span>
  ) : null;
}
