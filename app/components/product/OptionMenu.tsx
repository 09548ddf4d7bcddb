import {useLocation, useNavigate} from '@remix-run/react';
import {useId} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';
import type {ChosenValues} from '~/lib/product/chosen-values';
import type {
  OptionGroup,
  OptionValueView,
} from '~/lib/product/option-groups.server';
import {useNoteText} from './use-note-text';

interface Props {
  group: OptionGroup;
  chosen: ChosenValues;
  /** Query that chooses a value, or `null` when nothing can be chosen. */
  searchFor: (value: OptionValueView) => string | null;
  /** Where on the page the picker is, as in `OptionPicker`. */
  anchor: string;
}

/**
 * An option with more values than links can show: a menu. It is a form of its own
 * that names this option first (`existingSelection` keeps it then), so that it
 * works without JavaScript; with JavaScript a choice applies at once.
 */
export function OptionMenu({group, chosen, searchFor, anchor}: Props) {
  const t = useTranslations('product.option');
  const noteText = useNoteText();
  const id = useId();
  const navigate = useNavigate();
  const {pathname} = useLocation();
  const current = chosen.get(group.name) ?? '';
  const choose = (name: string) => {
    const value = group.values.find((candidate) => candidate.name === name);
    const search = value && searchFor(value);
    if (search) navigate(search, {replace: true, preventScrollReset: true});
  };
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
          onChange={({target}) => choose(target.value)}
          className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised px-3 text-base hover:border-accent"
        >
          {group.values.map((value) => {
            const {name, label = name, search} = value;
            const status = name === current ? null : noteText(value);
            return (
              <option key={name} value={name} disabled={search === null}>
                {status ? t('withStatus', {name: label, status}) : label}
              </option>
            );
          })}
        </select>
        {[...chosen].map(([name, value]) =>
          name !== group.name && value ? (
            <input key={name} type="hidden" name={name} value={value} />
          ) : null,
        )}
        <Button type="submit" variant="secondary" className="js:hidden">
          {t('choose')}
        </Button>
      </div>
    </form>
  );
}
