import {Combobox, ComboboxProvider} from '@ariakit/react';
import * as Select from '@radix-ui/react-select';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {useTranslations} from 'use-intl/react';
import IconChevron from '~icons/lucide/chevrons-up-down';
import {SelectMenuList, CREATE_VALUE} from './SelectMenuList';
import {
  RESET_DELAY,
  type CreateMode,
  type SelectItem,
} from './select-menu-rules';

interface Props {
  /** Accessible name of the control and of its list. */
  label: string;
  items: readonly SelectItem[];
  value: string;
  onSelect: (value: string) => void;
  /** Gets the search term when the create option is chosen. */
  onCreate?: (term: string) => void;
  createMode?: CreateMode;
  /** Opens the list at once, for a menu that was loaded by a click. */
  isInitiallyOpen?: boolean;
  triggerRef?: RefObject<HTMLButtonElement>;
  triggerClassName?: string;
  /** Where the list is rendered; inside a modal dialog nothing outside is seen. */
  container?: HTMLElement | null;
}

/**
 * Searchable select menu: Radix owns the menu, Ariakit the search field in it. 55 kB gzip; load it when it is wanted, not with the page.
 */
export function SelectMenu({
  label,
  items,
  value,
  onSelect,
  onCreate,
  createMode = 'never',
  isInitiallyOpen = false,
  triggerRef,
  triggerClassName = '',
  container,
}: Props) {
  const t = useTranslations('select');
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const [term, setTerm] = useState('');
  const resetTimer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(resetTimer.current), []);

  const changeOpen = (open: boolean) => {
    setIsOpen(open);
    clearTimeout(resetTimer.current);
    // Later, so that the list does not jump back while it disappears; at once when it
    // comes back before that.
    if (!open) resetTimer.current = setTimeout(() => setTerm(''), RESET_DELAY);
    else if (!isOpen) setTerm('');
  };
  const choose = (chosen: string) => {
    if (chosen === CREATE_VALUE) onCreate?.(term.trim());
    else onSelect(chosen);
    setTerm('');
  };
  const selected = items.find((item) => item.value === value);

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
        value={term}
        setValue={setTerm}
        includesBaseElement={false}
      >
        <Select.Trigger
          ref={triggerRef}
          aria-label={selected ? `${label}: ${selected.label}` : label}
          className={triggerClassName}
        >
          {selected?.icon}
          <Select.Value>{selected?.label}</Select.Value>
          <Select.Icon>
            <IconChevron className="size-4 text-muted" />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal container={container}>
          <Select.Content
            role="dialog"
            aria-label={label}
            position="popper"
            sideOffset={8}
            collisionPadding={8}
            className="z-50 flex max-h-60 min-w-(--radix-select-trigger-width) flex-col overflow-hidden rounded-panel border border-line-strong bg-raised text-ink shadow-panel"
          >
            <div className="border-b border-line p-1">
              <Combobox
                autoSelect
                aria-label={t('search')}
                placeholder={t('search')}
                className="min-h-9 w-full rounded-control bg-surface px-2 text-base text-ink"
                // Radix would take typed letters for its own typeahead.
                onKeyDown={(event) => event.stopPropagation()}
                // Ariakit blurs virtually focused items; Radix would read that
                // as focus leaving the menu and close it.
                onBlurCapture={(event) => {
                  event.preventDefault();
                  event.stopPropagation();
                }}
              />
            </div>
            <SelectMenuList
              items={items}
              term={term}
              createMode={createMode}
              selected={selected}
            />
          </Select.Content>
        </Select.Portal>
      </ComboboxProvider>
    </Select.Root>
  );
}
