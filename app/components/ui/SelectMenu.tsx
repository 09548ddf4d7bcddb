import {
  Combobox,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
} from '@ariakit/react';
import * as Select from '@radix-ui/react-select';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import IconCheck from '~icons/lucide/check';
import IconChevron from '~icons/lucide/chevrons-up-down';
import IconPlus from '~icons/lucide/plus';
import {MENU_RESET_MS} from '~/lib/limits/limits';

const CREATE_VALUE = '\u0000create';

const ITEM =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2 py-1 choice';

interface SelectItem {
  readonly value: string;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface Props {
  label: string;
  items: readonly SelectItem[];
  value: string;
  onSelect: (value: string) => void;
  onCreate?: (term: string) => void;
  /** Offers a search term as a new item: without any match, or without an exact one. */
  createMode?: 'never' | 'unmatched' | 'always';
  /** Whether a term can be an item. */
  isCreatable?: (term: string) => boolean;
  /** Shown while no item has the value. */
  placeholder?: string;
  isInitiallyOpen?: boolean;
  hasFocus?: boolean;
  triggerClassName?: string;
  onCloseAutoFocus?: (event: Event) => void;
}

/** Searchable select menu of Radix with Ariakit's search field; 55 kB gzip. */
export function SelectMenu({
  label,
  items,
  value,
  onSelect,
  onCreate,
  createMode = 'never',
  isCreatable = () => true,
  placeholder,
  isInitiallyOpen = false,
  hasFocus = false,
  triggerClassName = '',
  onCloseAutoFocus,
}: Props) {
  const t = useTranslations('select');
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const [search, setSearch] = useState('');
  const resetTimer = useRef<ReturnType<typeof setTimeout>>();
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) trigger.current?.focus();
  }, [hasFocus]);
  useEffect(() => () => clearTimeout(resetTimer.current), []);

  const changeOpen = (open: boolean) => {
    setIsOpen(open);
    clearTimeout(resetTimer.current);
    // Delayed, so that the list does not change while it closes.
    if (!open)
      resetTimer.current = setTimeout(() => setSearch(''), MENU_RESET_MS);
    else if (!isOpen) setSearch('');
  };
  const term = search.trim();
  const choose = (chosen: string) => {
    if (chosen === CREATE_VALUE) onCreate?.(term);
    else onSelect(chosen);
    setSearch('');
  };
  const selected = items.find((item) => item.value === value);
  const matches = items.filter((item) => fold(item.label).includes(fold(term)));
  const isKnown =
    createMode === 'always'
      ? items.some((item) => fold(item.label) === fold(term))
      : matches.length > 0;
  const canCreate =
    createMode !== 'never' && term !== '' && !isKnown && isCreatable(term);
  // Radix takes the focus when the chosen item is missing; last and disabled, Enter skips it.
  const listed =
    selected && !matches.includes(selected) ? [...matches, selected] : matches;

  return (
    <Select.Root
      value={value}
      onValueChange={choose}
      open={isOpen}
      onOpenChange={changeOpen}
    >
      <ComboboxProvider
        open={isOpen}
        setOpen={changeOpen}
        value={search}
        setValue={setSearch}
        includesBaseElement={false}
      >
        <Select.Trigger
          ref={trigger}
          aria-label={selected ? `${label}: ${selected.label}` : label}
          className={triggerClassName}
        >
          {selected?.icon}
          <Select.Value placeholder={placeholder}>
            {selected?.label}
          </Select.Value>
          <Select.Icon className="ml-auto">
            <IconChevron className="size-4 text-muted" />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Content
            role="dialog"
            aria-label={label}
            position="popper"
            sideOffset={8}
            collisionPadding={8}
            onCloseAutoFocus={onCloseAutoFocus}
            style={{minWidth: 'var(--radix-select-trigger-width)'}}
            className="z-50 flex max-h-60 flex-col overflow-hidden rounded-panel border border-line-strong bg-raised text-ink shadow-panel"
          >
            <div className="border-b border-line p-1">
              <Combobox
                autoSelect
                aria-label={t('search')}
                placeholder={t('search')}
                className="min-h-9 w-full rounded-control bg-surface px-2 text-base text-ink"
                // Radix would use the letters for its typeahead.
                onKeyDown={(event) => event.stopPropagation()}
                // Ariakit blurs focused items, on which Radix would close the menu.
                onBlurCapture={(event) => {
                  event.preventDefault();
                  event.stopPropagation();
                }}
              />
            </div>
            {matches.length === 0 && !canCreate ? (
              <p role="status" className="px-4 py-3 text-sm text-muted">
                {items.length === 0 ? t('noData') : t('noMatch', {term})}
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
                    <Select.ItemText>{t('create', {term})}</Select.ItemText>
                  </ComboboxItem>
                </Select.Item>
              ) : null}
            </ComboboxList>
          </Select.Content>
        </Select.Portal>
      </ComboboxProvider>
    </Select.Root>
  );
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
