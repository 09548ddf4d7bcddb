import {useNavigate} from '@remix-run/react';
import {useId} from 'react';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {opensElsewhere} from '~/components/ui/opens-elsewhere';
import type {
  OptionGroup,
  OptionValueView,
} from '~/lib/product/option-groups.server';
import {Swatch} from './Swatch';
import {usePendingChoice} from './use-pending-choice';

interface Props {
  groups: readonly OptionGroup[];
  /** Where on the page the picker is (`#choose`), for pages that it does not begin. */
  anchor?: string;
}

/**
 * The options of a product. Each value is a link to the page with that variant
 * chosen, so that it works without JavaScript, with the keyboard, and can be
 * shared; with JavaScript the page stays where it is scrolled to.
 */
export function OptionPicker({groups, anchor = ''}: Props) {
  return (
    <div className="space-y-5">
      {groups.map((group) => (
        <Option key={group.id} group={group} anchor={anchor} />
      ))}
    </div>
  );
}

function Option({group, anchor}: {group: OptionGroup; anchor: string}) {
  const id = useId();
  const pending = usePendingChoice();
  // What was just clicked counts as chosen while it loads.
  const clicked = group.values.find(
    ({search, isSelected}) =>
      pending !== null && search === pending && !isSelected,
  );
  const chosen = clicked?.name ?? group.selected;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-2">
        <span className="font-bold">{group.name}</span>
        {chosen ? <span className="text-muted"> · {chosen}</span> : null}
      </p>
      <ul className="flex flex-wrap gap-2">
        {group.values.map((value) => (
          <li key={value.name}>
            <OptionValue
              value={value}
              isChosen={value.name === chosen}
              anchor={anchor}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const VALUE =
  'relative inline-flex min-h-11 items-center gap-2 rounded-control border px-4 py-1.5 ' +
  'transition-colors duration-150';

interface ValueProps {
  value: OptionValueView;
  isChosen: boolean;
  anchor: string;
}

function OptionValue({value, isChosen, anchor}: ValueProps) {
  const navigate = useNavigate();
  const {name, swatch, status, search} = value;
  // What is chosen has its availability below.
  const isCrossedOut = !isChosen && (status === 'soldOut' || status === 'none');
  const text = (
    <>
      {swatch ? <Swatch {...swatch} /> : null}
      <span className={isCrossedOut ? 'line-through' : ''}>{name}</span>
      {isChosen ? null : <StatusText status={status} />}
    </>
  );
  if (!search) {
    return (
      <span className={`${VALUE} border-dashed border-line text-muted`}>
        {text}
      </span>
    );
  }
  const look = isChosen
    ? 'border-accent bg-raised font-bold ring-1 ring-accent ring-inset'
    : status === 'otherCombination'
      ? 'border-dashed border-line-strong text-muted hover:border-accent'
      : 'border-line-strong bg-raised hover:border-accent';
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
      className={`${VALUE} ${look}`}
    >
      {text}
    </Link>
  );
}

/** What crossing out shows, in words. */
function StatusText({status}: Pick<OptionValueView, 'status'>) {
  const t = useTranslations('product.option');
  if (status === 'available') return null;
  return <span className="text-xs font-normal text-muted">{t(status)}</span>;
}
