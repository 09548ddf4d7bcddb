import {ComboboxItem, ComboboxList} from '@ariakit/react';
import * as Select from '@radix-ui/react-select';
import {useTranslations} from 'use-intl/react';
import IconCheck from '~icons/lucide/check';
import IconPlus from '~icons/lucide/plus';
import {
  matchingItems,
  showsCreateOption,
  type CreateMode,
  type SelectItem,
} from './select-menu-rules';

/** Value of the create option; no item of ours is called so. */
export const CREATE_VALUE = '\u0000create';

const ITEM =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2 py-1 ' +
  'choice select-none';

interface Props {
  items: readonly SelectItem[];
  term: string;
  createMode: CreateMode;
  selected: SelectItem | undefined;
}

/** The options of a `SelectMenu`, or the sentence that there are none. */
export function SelectMenuList({items, term, createMode, selected}: Props) {
  const t = useTranslations('select');
  const matches = matchingItems(items, term);
  const canCreate = showsCreateOption(items, term, createMode);
  // Radix wants the chosen item in the list, as the same element all the time,
  // else it takes the focus from the search field. Last and disabled for
  // Ariakit, so that Enter never takes it while another one is searched.
  const listed =
    selected && !matches.includes(selected) ? [...matches, selected] : matches;
  return (
    <>
      {matches.length === 0 && !canCreate ? (
        <p role="status" className="px-4 py-3 text-sm text-muted">
          {items.length === 0 ? t('noData') : t('noMatch', {term: term.trim()})}
        </p>
      ) : null}
      <ComboboxList className="min-h-0 flex-1 overflow-y-auto p-1">
        {listed.map((item) => {
          const isMatch = matches.includes(item);
          return (
            <Select.Item key={item.value} value={item.value} asChild>
              <ComboboxItem
                disabled={!isMatch}
                hidden={!isMatch}
                className={isMatch ? ITEM : undefined}
              >
                {item.icon}
                <Select.ItemText>{item.label}</Select.ItemText>
                <Select.ItemIndicator className="ml-auto">
                  <IconCheck className="size-4" />
                </Select.ItemIndicator>
              </ComboboxItem>
            </Select.Item>
          );
        })}
        {canCreate ? (
          <Select.Item value={CREATE_VALUE} asChild className={ITEM}>
            <ComboboxItem>
              <IconPlus className="size-4" />
              <Select.ItemText>
                {t('create', {term: term.trim()})}
              </Select.ItemText>
            </ComboboxItem>
          </Select.Item>
        ) : null}
      </ComboboxList>
    </>
  );
}
